"""Dragonlords."""

from __future__ import annotations

import pytest

from ..positions import Player, player, position
from .board import BoardTests
from .volcano import VolcanoTests

GIANTS = player("giants")
FOREIGN = {"E6": "red"}  # the home of the Giants
Bowls = tuple[int, int, int]


class TestBoard(BoardTests):
    faction = "dragonlords"


class TestVolcano(VolcanoTests):
    faction = "dragonlords"


def dragonlords(power: Bowls = (4, 4, 0), **more: object) -> Player:
    return Player("dragonlords", dwellings="E5", pick="black", power=power, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("before", "after"), [((4, 4, 0), (3, 4, 0)), ((0, 4, 1), (0, 3, 1)), ((0, 0, 3), (0, 0, 2))])
def test_ability_a_token_for_a_volcano(before: Bowls, after: Bowls) -> None:
    """Dragonlords: one token leaves the game, from bowl I, else II, else III."""
    table = position(dragonlords(before), GIANTS).play("transform E4 to volcano")
    assert table.bowls(1) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [((4, 4, 0), (2, 4, 0)), ((1, 4, 1), (0, 3, 1)), ((0, 1, 3), (0, 0, 2)), ((1, 0, 1), (0, 0, 0))],
)
def test_ability_two_on_the_home_of_others(before: Bowls, after: Bowls) -> None:
    """Dragonlords: two tokens where the hex is the home terrain of another faction."""
    table = position(dragonlords(before), GIANTS, terrain=FOREIGN).play("transform E6 to volcano")
    assert table.bowls(1) == after


@pytest.mark.parametrize(("tokens", "places"), [(0, set()), (1, {"E4", "F3"}), (2, {"E4", "E6", "F3"})])
def test_ability_tokens_are_needed(tokens: int, places: set[str]) -> None:
    """Dragonlords: as many tokens as it costs, in any bowl."""
    for power in ((tokens, 0, 0), (0, tokens, 0), (0, 0, tokens)):
        table = position(dragonlords(power), GIANTS, terrain=FOREIGN)
        assert table.transforms("volcano") == places


@pytest.mark.parametrize(
    ("other", "price"),
    [
        (player("shapeshifters", pick="red"), 2),
        (player("yetis", pick="red"), 1),
        (player("riverwalkers", pick="red"), 1),
    ],
)
def test_ability_whose_home_counts(other: Player, price: int) -> None:
    """Dragonlords: base factions and the Shapeshifters' present terrain; not what ice factions or Riverwalkers pick."""
    table = position(dragonlords((5, 0, 0)), other, terrain=FOREIGN).play("transform E6 to volcano")
    assert table.bowls(1) == (5 - price, 0, 0)


@pytest.mark.parametrize(("action", "power", "tokens"), [("ACT5", 4, 1), ("ACT6", 6, 2), ("BON1", 0, 1)])
def test_ability_tokens_for_spades(action: str, power: int, tokens: int) -> None:
    """Dragonlords: every spade becomes a new token in bowl I."""
    table = position(dragonlords((2, 0, power), bonus="BON1"), GIANTS).play(f"action {action}")
    assert table.bowls(1) == (2 + power + tokens, 0, 0)


def test_ability_tokens_for_spades_of_the_cult_bonus() -> None:
    """Dragonlords: also cult-bonus spades."""
    table = position(dragonlords((2, 0, 0), cults=(0, 0, 8, 0)), GIANTS, scoring="SCORE2", beside="BON3")
    table.play("pass BON3").pass_turn()
    assert table.bowls(1) == (4, 0, 0)
    assert table.state.round == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_stronghold_a_token_for_each_seat(seats: int) -> None:
    """Dragonlords, stronghold: as many new tokens in bowl I as there are players."""
    others = [player(name) for name in ("giants", "auren", "nomads", "mermaids")][: seats - 1]
    wanted = player("dragonlords", pick="black", posts="E5", power=(4, 4, 0))
    table = position(wanted, *others).play("upgrade E5 to SH")
    assert table.bowls(1) == (4 + seats, 4, 0)


def test_stronghold_once() -> None:
    """Dragonlords, stronghold: when it is built, and for nothing else."""
    table = position(player("dragonlords", pick="black", temples="E5"), GIANTS).play("upgrade E5 to SA", "+FAV12")
    assert table.bowls(1) == (12, 0, 0)
