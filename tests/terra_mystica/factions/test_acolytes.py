"""Acolytes."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, alone, charged, player, position
from .board import BoardTests
from .volcano import VolcanoTests

GIANTS = player("giants")
FOREIGN = {"E6": "red"}  # the home of the Giants


class TestBoard(BoardTests):
    faction = "acolytes"


class TestVolcano(VolcanoTests):
    faction = "acolytes"
    price = ("-3FIRE",)


def acolytes(cults: tuple[int, int, int, int], **more: object) -> Player:
    return Player("acolytes", dwellings="E5", pick="black", cults=cults, **more)  # type: ignore[arg-type]


def signed(table: Table, sign: str) -> set[str]:
    """The moves that step on a cult track, up or down."""
    return {text for text in table.moves(1) if text.startswith(sign)}


def test_ability_three_steps_down() -> None:
    """Acolytes: a volcano costs three steps down on one track that stands so high."""
    table = position(acolytes((3, 5, 2, 0)), GIANTS).play("transform E4 to volcano")
    assert signed(table, "-") == {"-3FIRE", "-3WATER"}
    assert not table.can("done")
    table.play("-3WATER")
    assert table.cults(1) == (3, 2, 2, 0)
    assert signed(table, "-") == set()
    assert table.can("done")


def founding(loose: str = "none") -> Table:
    """A dwelling on E4 would found a town."""
    wanted = player("acolytes", stronghold="E5", temples="E6 F3", pick="black", cults=(9, 3, 3, 3), priests=1)
    return position(wanted, GIANTS, loose=loose)


def test_ability_paid_before_anything_else() -> None:
    """Acolytes: the steps are paid when the hex turns; only then come the dwelling, conversions and the town tile."""
    table = founding().play("transform E4 to volcano")
    assert set(table.moves(1)) == {"-3FIRE", "-3WATER", "-3EARTH", "-3AIR"}
    done = table.match.game.catalogue.parse("build E4")
    assert "On which cult track" in str(table.match.game.why_not(table.state, 0, done))
    table.play("-3FIRE")
    assert table.can("build E4") and table.can("convert 1P to 1W") and table.can("done")
    assert table.play("build E4", "+TW5").cults(1) == (7, 4, 4, 4)


def test_ability_paid_before_the_town_tile_on_the_site() -> None:
    """Facts: the ledger builds first, then pays; the site takes no tile before, nor a step down of free will."""
    table = founding("late-choices").play("transform E4 to volcano", "build E4")
    assert not table.tiles_to_take("TW") and not table.can("-FIRE")
    town = table.match.game.catalogue.parse("+TW5")
    assert "On which cult track" in str(table.match.game.why_not(table.state, 0, town))
    assert table.play("-3FIRE", "+TW5").cults(1) == (7, 4, 4, 4)


def test_ability_four_on_the_home_of_others() -> None:
    """Acolytes: four steps where the hex is the home terrain of another faction."""
    table = position(acolytes((3, 5, 4, 0)), GIANTS, terrain=FOREIGN).play("transform E6 to volcano")
    assert signed(table, "-") == {"-4WATER", "-4EARTH"}
    assert table.play("-4EARTH").cults(1) == (3, 5, 0, 0)


@pytest.mark.parametrize(("level", "places"), [(2, set()), (3, {"E4", "F3"}), (4, {"E4", "E6", "F3"})])
def test_ability_they_must_stand_that_high(level: int, places: set[str]) -> None:
    """Acolytes: steps on two tracks are not added up."""
    table = position(acolytes((level, level, level, level)), GIANTS, terrain=FOREIGN)
    assert table.transforms("volcano") == places


@pytest.mark.parametrize(
    ("other", "price"),
    [
        (player("giants"), 4),
        (player("shapeshifters", pick="red"), 4),
        (player("yetis", pick="red"), 3),
        (player("riverwalkers", pick="red"), 3),
        (player("auren"), 3),
    ],
)
def test_ability_whose_home_counts(other: Player, price: int) -> None:
    """Acolytes: base factions and the Shapeshifters' present terrain; not what ice factions or Riverwalkers picked."""
    table = position(acolytes((9, 0, 0, 0)), other, terrain=FOREIGN).play("transform E6 to volcano")
    assert signed(table, "-") == {f"-{price}FIRE"}


def test_ability_their_own_pick_is_nothing_special() -> None:
    """Acolytes: three steps on the terrain they picked."""
    table = position(acolytes((9, 0, 0, 0)), GIANTS, terrain={"E6": "black"}).play("transform E6 to volcano")
    assert signed(table, "-") == {"-3FIRE"}


def test_ability_no_power_on_the_way_down() -> None:
    """Acolytes: no power for moving down, and power again each time a space is passed on the way up."""
    table = alone(acolytes((7, 0, 0, 0), priests=1)).turn("transform E4 to volcano", "-3FIRE")
    assert table.cults(2) == (4, 0, 0, 0)
    assert charged(table[2]) == 0
    table.turn("send p to FIRE for 3")
    assert table.cults(2) == (7, 0, 0, 0)
    assert charged(table[2]) == 4


def test_ability_leaving_the_last_space() -> None:
    """Acolytes: who leaves space 10 gets the key back, and the space is open for all."""
    rival = player("giants", cults=(9, 0, 0, 0), keys=1, priests=2)
    table = position(acolytes((10, 0, 0, 0)), rival)
    table.turn("transform E4 to volcano", "-3FIRE")
    assert table.cults(1) == (7, 0, 0, 0)
    assert table[1].keys == 1
    assert table.turn("send p to FIRE for 1").cults(2) == (10, 0, 0, 0)
    assert charged(table[2]) == 3


def test_ability_the_key_opens_it_again() -> None:
    """Acolytes: with the key they may come back, for power again."""
    table = alone(acolytes((10, 0, 0, 0), priests=1)).turn("transform E4 to volcano", "-3FIRE")
    table.turn("send p to FIRE for 3")
    assert table.cults(2) == (10, 0, 0, 0)
    assert table[2].keys == 0
    assert charged(table[2]) == 3


@pytest.mark.parametrize(("action", "power", "steps"), [("ACT5", 4, 1), ("ACT6", 6, 2), ("BON1", 0, 1)])
def test_ability_steps_for_spades(action: str, power: int, steps: int) -> None:
    """Acolytes: every spade becomes a step on a track of choice."""
    wanted = acolytes((0, 0, 0, 0), power=(12 - power, 0, power), bonus="BON1")
    table = position(wanted, GIANTS).play(f"action {action}")
    for track in ("+AIR", "+FIRE")[:steps]:
        assert signed(table, "+") == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
        assert not table.can("done")
        table.play(track)
    assert table.cults(1) == ((1 if steps == 2 else 0), 0, 0, 1)
    assert signed(table, "+") == set()


def test_ability_steps_for_spades_of_the_cult_bonus() -> None:
    """Acolytes: also cult-bonus spades, before the income."""
    table = position(acolytes((0, 0, 8, 0)), GIANTS, scoring="SCORE2").pass_turn().pass_turn()
    assert table.state.round == 1
    assert table.targets("transform", 1) == set()
    table.play("+AIR", "+FIRE", seat=1)
    assert table.cults(1) == (1, 0, 8, 1)
    assert table.state.round == 2


def test_ability_is_theirs_alone() -> None:
    """Acolytes: nobody else turns a hex by stepping down."""
    assert not position(player("giants", dwellings="E5", cults=(9, 9, 9, 9)), player("auren")).transforms("volcano")


@pytest.mark.parametrize(("way", "steps"), [(3, 4), (2, 3), (1, 2)])
def test_stronghold_a_further_step(way: int, steps: int) -> None:
    """Acolytes, stronghold: every priest sent brings one step more, wherever he stays."""
    wanted = player("acolytes", stronghold="E5", pick="black", priests=1)
    table = position(wanted, GIANTS).play(f"send p to WATER for {way}")
    assert table.cults(1) == (0, steps, 0, 0)
    table = position(acolytes((0, 0, 0, 0), priests=1), GIANTS).play(f"send p to WATER for {way}")
    assert table.cults(1) == (0, way, 0, 0)


def test_stronghold_priests_only() -> None:
    """Acolytes, stronghold: other steps are as they were."""
    wanted = player("acolytes", stronghold="E5", pick="black", bonus="BON2")
    table = position(wanted, GIANTS).play("action BON2", "+WATER")
    assert table.cults(1) == (0, 1, 0, 0)
