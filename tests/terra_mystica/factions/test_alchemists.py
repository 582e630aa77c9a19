"""Alchemists."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, charged, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "alchemists"


def with_stronghold(**more: object) -> Player:
    return Player("alchemists", dwellings="E5", stronghold="B3", **more)  # type: ignore[arg-type]


def test_ability_a_coin_for_a_point() -> None:
    """Alchemists: a point becomes a coin, as often as they like; it is no action."""
    table = position(player("alchemists", coins=0, points=2), GIANTS)
    table.play("convert 1VP to 1C", "convert 1VP to 1C")
    assert (table.points(1), table.goods(1)[0]) == (0, 2)
    assert not table.can("convert 1VP to 1C")
    assert table.targets("pass")  # the action is still to come


def test_ability_a_point_for_two_coins() -> None:
    """Alchemists: two coins become a point at any time of their turn."""
    table = position(player("alchemists", coins=5, points=0), GIANTS)
    table.play("convert 2C to 1VP", "convert 2C to 1VP")
    assert (table.points(1), table.goods(1)[0]) == (2, 1)
    assert position(player("alchemists", coins=2), GIANTS).can("convert 2C to 1VP")
    assert not table.can("convert 2C to 1VP")


def test_ability_before_and_after_the_action() -> None:
    """Conversions: before, between and after the parts of one's own turn."""
    table = position(player("alchemists", dwellings="E5"), GIANTS)
    table.play("convert 1VP to 1C", "dig 2", "transform F3 to black", "convert 1VP to 1C", "build F3")
    table.play("convert 2C to 1VP", "done")
    assert table.asked == 2


def test_ability_only_in_their_turn() -> None:
    """Conversions: never while another faction is active."""
    assert position(GIANTS, player("alchemists")).moves(2) == []


def test_ability_is_theirs_alone() -> None:
    """Conversions: nobody else sells points, or buys them before the end."""
    table = position(player("darklings"), GIANTS)
    assert not {"1VP to 1C", "2C to 1VP", "3C to 1VP"} & table.targets("convert")


def test_ability_never_at_the_rate_of_others() -> None:
    """Alchemists: two coins a point, also where the site lets everybody buy points early."""
    table = position(player("alchemists"), GIANTS, loose="early-points")
    assert not table.can("convert 3C to 1VP")
    assert table.can("convert 2C to 1VP")


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_end_a_point_for_two_coins(coins: int, points: int) -> None:
    """Final scoring: a point for two coins, not three."""
    table = position(player("alchemists", workers=0, coins=coins), GIANTS, round=6).play("pass", "pass")
    assert table.match.over
    assert table.points_from(1).get("final:goods", 0) == points


@pytest.mark.parametrize(
    ("before", "after"), [((12, 0, 0), (0, 12, 0)), ((5, 7, 0), (0, 5, 7)), ((0, 4, 8), (0, 0, 12))]
)
def test_stronghold_twelve_power_at_once(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """Alchemists, stronghold: 12 power when it is built; what finds no token is lost."""
    table = position(player("alchemists", posts="E5", power=before), GIANTS).play("upgrade E5 to SH")
    assert table.bowls(1) == after


def test_stronghold_not_for_a_sanctuary() -> None:
    """Alchemists, stronghold: nothing else brings it."""
    table = position(player("alchemists", temples="E5"), GIANTS).play("upgrade E5 to SA", "+FAV12")
    assert charged(table[1]) == 0


@pytest.mark.parametrize("spades", [1, 2, 3])
def test_stronghold_power_for_bought_spades(spades: int) -> None:
    """Alchemists, stronghold: 2 power for every spade, when it is gained, before it is used."""
    table = position(with_stronghold(), GIANTS).play(f"dig {spades}")
    assert charged(table[1]) == 2 * spades


def test_stronghold_must_stand() -> None:
    """Alchemists, stronghold: from then on."""
    assert charged(position(player("alchemists", dwellings="E5"), GIANTS).play("dig 3")[1]) == 0


@pytest.mark.parametrize(("action", "price", "power"), [("ACT5", 4, 2), ("ACT6", 6, 4), ("BON1", 0, 2)])
def test_stronghold_power_for_free_spades(action: str, price: int, power: int) -> None:
    """Alchemists, stronghold: spades of actions too, even if they are thrown away."""
    table = position(with_stronghold(power=(12 - price, 0, price), bonus="BON1"), GIANTS)
    table.turn(f"action {action}")
    assert table.bowls(1) == (12 - power, power, 0)
    assert table.terrain("F3") == "yellow"


def spades_of_the_cult_bonus(wanted: Player) -> Table:
    """The end of a round that gives a spade for every 4 steps of EARTH; seat 1 has 8."""
    return position(wanted, GIANTS, scoring="SCORE2").pass_turn().pass_turn()


def test_stronghold_power_for_spades_of_the_cult_bonus() -> None:
    """Alchemists, stronghold: also cult-bonus spades, when they are gained."""
    table = spades_of_the_cult_bonus(with_stronghold(cults=(0, 0, 8, 0)))
    assert table.targets("transform")  # not used yet
    assert charged(table[1]) == 4
    table = spades_of_the_cult_bonus(player("alchemists", dwellings="E5", cults=(0, 0, 8, 0)))
    assert charged(table[1]) == 0
