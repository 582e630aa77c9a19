"""Giants."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, alone, player, position
from .board import BoardTests

AUREN = player("auren")
NEXT = {"C3", "D5", "E6", "E7"}  # around D4: green, blue, brown and gray, from one to three steps away from red


class TestBoard(BoardTests):
    faction = "giants"


def giants(**more: object) -> Player:
    return Player("giants", dwellings="D4", **more)  # type: ignore[arg-type]


def test_ability_always_two_spades() -> None:
    """Giants: exactly two spades whatever the distance, straight to home terrain."""
    table = position(giants(workers=6), AUREN)
    assert table.targets("dig") == {"2"}
    table.play("dig 2")
    assert table.goods(1)[1] == 0
    assert table.targets("transform") == {f"{place} to red" for place in NEXT}


@pytest.mark.parametrize("place", sorted(NEXT))
def test_ability_both_spades_on_one_hex(place: str) -> None:
    """Giants: both are used up, also where one would do for others or three be needed."""
    table = position(giants(), AUREN).play("dig 2", f"transform {place} to red")
    assert table.terrain(place) == "red"
    assert table.targets("transform") == set()
    assert table.play(f"build {place}").structures(1, "D") == {"D4", place}


def test_ability_too_few_workers_for_two() -> None:
    """Giants: one spade alone is useless, so it can't be bought."""
    assert position(giants(workers=5), AUREN).targets("dig") == set()


def test_ability_each_spade_counts() -> None:
    """Round tiles: each of the two counts for SCORE1."""
    assert position(giants(), AUREN, scoring="SCORE1").play("dig 2").points(1) == 24


@pytest.mark.parametrize(("action", "power"), [("ACT5", 4), ("BON1", 0)])
def test_ability_a_single_spade_needs_a_bought_one(action: str, power: int) -> None:
    """Giants: an action with one spade turns nothing unless a spade is bought to it."""
    wanted = giants(power=(0, 0, power), bonus="BON1", workers=4)
    table = position(wanted, AUREN).play(f"action {action}")
    assert table.targets("transform") == set()
    assert table.targets("dig") == {"1"}
    table.play("dig 1", "transform D5 to red", "build D5")
    assert table.goods(1)[1] == 0


def test_ability_two_spades_for_power() -> None:
    """Giants: the two spades of ACT6 turn one hex."""
    table = position(giants(power=(0, 0, 6)), AUREN).play("action ACT6")
    assert table.transforms("red") == NEXT
    assert table.targets("dig") == set()
    assert table.play("transform E7 to red").targets("transform") == set()


def cult_spades(steps: int) -> Table:
    """The end of a round with a spade for every 4 steps on EARTH."""
    return position(giants(cults=(0, 0, steps, 0)), AUREN, scoring="SCORE2").pass_turn().pass_turn()


def test_ability_a_single_spade_of_the_cult_bonus_is_lost() -> None:
    """Giants: it is thrown away without a question."""
    assert cult_spades(4).state.round == 2


def test_ability_two_spades_of_the_cult_bonus() -> None:
    """Giants: two of them turn one hex."""
    table = cult_spades(8)
    assert table.targets("transform") == {f"{place} to red" for place in NEXT}
    assert table.play("transform D5 to red", seat=1).terrain("D5") == "red"
    assert table.state.round == 2


def test_action_two_free_spades() -> None:
    """Giants, stronghold: two free spades for one hex, and a dwelling there at its price."""
    table = position(player("giants", stronghold="D4", workers=1, coins=2), AUREN, scoring="SCORE1")
    table.play("action ACTG")
    assert table.points(1) == 24
    assert table.transforms("red") == NEXT
    table.play("transform D5 to red", "build D5")
    assert table.goods(1) == (0, 0, 0)


def test_action_the_spades_may_be_thrown_away() -> None:
    """Terraforming: free spades may be thrown away; they count all the same."""
    table = position(player("giants", stronghold="D4"), AUREN, scoring="SCORE1").turn("action ACTG")
    assert table.points(1) == 24
    assert table.asked == 2


def test_action_once_a_round() -> None:
    """Giants, stronghold: once in each round."""
    table = alone(player("giants", stronghold="D4")).turn("action ACTG", "transform D5 to red")
    assert not table.can("action ACTG")


def test_action_needs_the_stronghold() -> None:
    """Giants, stronghold: not before; nobody else has it."""
    assert not position(player("giants", posts="D4", sanctuary="G2"), AUREN).can("action ACTG")
    assert not position(player("chaosmagicians", stronghold="D4"), AUREN).can("action ACTG")
