"""Chapters "Territory", "Crossroads" and "Special Action Spaces", "Your Hut", "Warriors"."""

from __future__ import annotations

from terrae.board.hexes import one
from terrae.games.terramara.rules.catalogue import TILES
from terrae.games.terramara.rules.setup import set_places
from terrae.games.terramara.rules.spaces import NAMES, OWN
from tests.terramara.positions import (
    asked,
    begin,
    character,
    give,
    goods,
    idle,
    legal,
    only,
    play,
    settle,
    spaces,
    stand,
    tile,
    until_round,
)


def test_territory_gives_at_once() -> None:
    state = begin(4)
    only(state)
    tile(state, 0, "PQ11")
    play(state, "explorer 1b")
    assert asked(state)[0] == "Refine"
    assert legal(state) == {"refine stone", "done"}
    play(state, "refine stone")
    assert goods(state.seats[0]) == {"ashlar": 1}


def test_exchange_up_to_so_many_times() -> None:
    state = begin(4)
    only(state)
    tile(state, 0, "PQ14")
    give(state.seats[0], wood=3)
    play(state, "explorer 1c", "pay wood", "gain metal", "pay wood", "gain leather")
    assert goods(state.seats[0]) == {"wood": 1, "metal": 1, "leather": 1}
    assert asked(state)[0] == "Turn"


def test_returning_goods_when_placing() -> None:
    """ "When placing, return": mandatory; nobody without goods can be sent there; refined may stand in for raw."""
    state = begin(4)
    only(state)
    tile(state, 4, "PQ23")
    assert "3c" not in spaces(state)
    give(state.seats[0], metal=1)
    play(state, "explorer 3c")
    assert legal(state) == {"pay metal"}
    play(state, "pay metal", "choose 1", "caravan 1 ahead")
    assert state.seats[0].culture == 3 and goods(state.seats[0]) == {}


def test_returning_military_when_placing() -> None:
    state = begin(4)
    only(state)
    tile(state, 8, "PQ34")
    state.seats[0].military = 2
    assert "5a" not in spaces(state)
    state.seats[0].military = 3
    play(state, "explorer 5a", "gain ashlar", "gain metal", "gain metal")
    assert state.seats[0].military == 0 and goods(state.seats[0]) == {"ashlar": 1, "metal": 2}


def test_military_for_each_stronger_player() -> None:
    state = begin(4)
    only(state)
    tile(state, 1, "FM13")
    for number, military in enumerate((3, 5, 3, 9)):
        state.seats[number].military = military
    play(state, "explorer 1d")
    assert state.seats[0].military == 5 and goods(state.seats[0]) == {"ore": 1}


# Crossroads


def test_crossroads_need_both_caravans_a41() -> None:
    """A41: the Crossroads space of row r needs both Caravans at Cr or beyond, and the row turned over."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.caravan, owner.second = 6, 6
    assert "1x" not in spaces(state)
    until_round(state, 2)
    assert "1x" in spaces(state) and "2x" not in spaces(state)
    owner.second = 2  # on the Outpost before it
    assert "1x" not in spaces(state)
    owner.second = 4  # past it, on a detour
    assert "1x" in spaces(state)


def test_crossroads_are_never_future_for_chieftains() -> None:
    state = begin(4)
    only(state)
    until_round(state, 3)
    owner = state.seats[0]
    owner.caravan = owner.second = 6
    assert {"1x", "2x"} <= spaces(state, "chieftain")


def test_military_for_raw() -> None:
    state = begin(4)
    tile(state, 1, "FM13")
    only(state)
    until_round(state, 2)
    only(state)
    owner = state.seats[0]
    owner.caravan = owner.second = 3
    owner.military = 2
    play(state, "explorer 1x", "gain ore", "pay military", "gain wood", "pay military", "gain wood")
    assert owner.military == 0 and goods(owner) == {"wood": 2, "ore": 1}
    assert asked(state)[0] == "Turn"


# Special spaces


def test_special_spaces_a42() -> None:
    """A42: the requirement is checked when placing; up to two clan members."""
    state = begin(4)
    tile(state, 9, "FM31")
    tile(state, 11, "FM34")
    only(state)
    until_round(state, 5)
    only(state)
    owner = state.seats[0]
    owner.workers[1] = 2
    assert "5s" not in spaces(state)
    owner.workers[0] = 1
    assert "5s" in spaces(state) and "6s" not in spaces(state)
    owner.caravan = owner.second = 12
    assert "6s" in spaces(state)
    play(state, "explorer 6s", "gain metal", "gain metal", "gain ashlar")
    assert goods(owner) == {"metal": 2, "ashlar": 1}
    settle(state, 0)
    other = state.seats[1]
    other.caravan = other.second = 15
    other.military = 20
    play(state, "explorer 6s")
    assert asked(state) == ("Pick", 1)


def test_special_space_rewards() -> None:
    state = begin(4)
    tile(state, 9, "FM32")
    tile(state, 11, "FM33")
    only(state)
    until_round(state, 5)
    only(state)
    owner = state.seats[0]
    owner.culture = 10
    play(state, "explorer 5s", "gain leather")
    assert owner.points == 3 and goods(owner) == {"leather": 1}
    settle(state, 0)
    for _ in range(3):
        idle(state)
    owner.military = 13
    give(owner, wood=1)
    play(state, "explorer 6s", "gain metal", "gain metal", "refine wood")
    assert goods(owner) == {"metal": 2, "lumber": 1}


# The Hut


def test_hut_refines_or_swaps() -> None:
    state = begin(4)
    only(state)
    give(state.seats[0], stone=1)
    play(state, "explorer hut", "choose 1", "refine stone")
    assert goods(state.seats[0]) == {"ashlar": 1}
    settle(state, 0)
    give(state.seats[1], ore=1)
    play(state, "explorer hut", "choose 2", "pay ore")
    assert legal(state) == {"gain stone", "gain wood", "gain livestock", "done"}
    play(state, "gain wood")
    assert goods(state.seats[1]) == {"wood": 1}


# Warriors


def test_example_the_warrior() -> None:
    """The example of the rulebook: onto the own Explorer, not onto a Chieftain or another Warrior."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.warriors = 2
    stand(state, 0, "1a")
    state.seats[1].chieftain_at = one(NAMES.index("1b"))
    state.seats[2].warriors_at = one(NAMES.index("1c"))
    assert "1a" in spaces(state, "warrior")
    assert not {"1b", "1c", "2a"} & spaces(state, "warrior")
    play(state, "warrior 1a")
    assert owner.warriors_at == one(NAMES.index("1a"))
    settle(state, 0)
    assert "1a" not in spaces(state) and "1a" not in spaces(state, "chieftain")


def test_warriors_give_extra_turns_a43() -> None:
    """A43: from the next turn on, not on future spaces, four in all; they leave when the round ends."""
    state = begin(4)
    tile(state, 1, "FM11")
    only(state)
    until_round(state, 2)
    only(state)
    for seat in state.seats:
        seat.caravan = seat.second = 3
    play(state, "explorer 1x")
    assert state.seats[0].warriors == 2 and state.warriors == 2
    assert asked(state) == ("Turn", 1)
    assert "1x" not in spaces(state)  # for one clan member only
    settle(state, 0)
    for _ in range(3):
        idle(state)
    assert "3a" not in spaces(state, "warrior") and "2a" in spaces(state, "warrior")
    turns = 0
    while state.round == 2:
        turns += asked(state)[1] == 0
        idle(state)
    assert turns == 6  # three Explorers, the Chieftain, two Warriors
    assert state.warriors == 4 and state.seats[0].warriors == 0


def test_no_more_than_four_warriors_a43() -> None:
    state = begin(4)
    state.warriors = 1
    state.gain_warriors(state.seats[0], 2, "test")
    assert (state.seats[0].warriors, state.warriors) == (1, 0)


def test_chieftain_effects_ignore_warriors_a43() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K6", grown=True)
    state.seats[0].warriors = 1
    play(state, "warrior 1a")
    assert state.seats[0].points == 0


def test_personal_crossroads_a30() -> None:
    """A30: one own clan member a round, and a Warrior on the own Explorer; nobody else."""
    state = begin(4)
    only(state)
    tile(state, 1, "FM11")
    character(state, 0, "K7")
    owner = state.seats[0]
    owner.own_crossroads = TILES.index("FM14")
    places = list(state.places)
    places[OWN] = state.box.crossroads[state.box.tiles[owner.own_crossroads].crossroads]
    set_places(state, places)
    give(owner, stone=2)
    play(state, "explorer own", "refine stone")
    settle(state, 0)
    assert "own" not in spaces(state) and "own" not in spaces(state, "chieftain")
    for _ in range(3):
        idle(state)
    owner.warriors = 1
    assert "own" not in spaces(state) and "own" in spaces(state, "warrior")
    until_round(state, 2)
    assert "own" in spaces(state, "chieftain")
