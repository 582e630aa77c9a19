"""Chapters "Road" and "Outposts"."""

from __future__ import annotations

import pytest

from terrae.board.hexes import count
from terrae.games.terramara.rules.effects import CATEGORIES
from terrae.games.terramara.rules.scoring import flag_points
from tests.terramara.positions import (
    asked,
    begin,
    character,
    give,
    goods,
    idle,
    lay,
    legal,
    only,
    own,
    play,
    settle,
    tile,
    until_round,
)


def test_detour_takes_two_steps_a36() -> None:
    """A36: a detour spot is a stop of its own; from it there is only ahead."""
    state = begin(4)
    only(state)
    lay(state, 4, "B12")
    play(state, "explorer travel", "caravan 1 left")
    assert goods(state.seats[0]) == {"ore": 1, "livestock": 1}
    assert state.seats[0].caravan == 1
    assert legal(state) == {"caravan 1 ahead", "caravan 2 ahead", "caravan 2 left", "done"}
    play(state, "caravan 1 ahead")
    assert state.seats[0].caravan == 3


def test_straight_on_passes_no_bonus() -> None:
    state = begin(4)
    only(state)
    lay(state, 4, "B12")
    play(state, "explorer travel", "caravan 1 ahead", "caravan 1 ahead")
    assert goods(state.seats[0]) == {} and state.seats[0].caravan == 6


def test_each_caravan_uses_each_road_bonus_a35() -> None:
    """A35: each Caravan may use each Road bonus tile once; the tile stays for others."""
    state = begin(4)
    only(state)
    lay(state, 4, "B12")
    play(state, "explorer travel", "caravan 1 left", "caravan 2 left")
    assert goods(state.seats[0]) == {"ore": 2, "livestock": 2}
    state.seats[1].military = 9
    play(state, "explorer travel", "caravan 1 left", "done")
    assert goods(state.seats[1]) == {"ore": 1, "livestock": 1}


def test_outpost_opens_when_its_tile_is_turned_over() -> None:
    state = begin(4)
    only(state)
    play(state, "explorer travel")
    assert "caravan 1 right" not in legal(state)
    settle(state, 0)
    until_round(state, 2)
    only(state)
    play(state, "explorer travel", "caravan 1 right")
    assert count(state.seats[0].flags) == 1 and state.seats[0].caravan == 2


def test_flags_stay_where_they_were_left() -> None:
    state = begin(4)
    only(state)
    until_round(state, 3)
    only(state)
    owner = state.seats[0]
    owner.second = 3
    play(state, "explorer travel", "caravan 1 right", "caravan 2 right")
    assert owner.flags == 3  # on the Outposts of rows 1 and 2


def test_one_flag_per_outpost_a34() -> None:
    """A34: a second Caravan may pass there without effect."""
    state = begin(4)
    only(state)
    until_round(state, 2)
    only(state)
    character(state, 0, "K5", grown=True)
    play(state, "explorer travel", "caravan 1 right", "caravan 2 right")
    assert count(state.seats[0].flags) == 1 and state.seats[0].points == 4


def test_right_paths_of_rows_5_and_6_are_open_a37() -> None:
    """A37: their bonus tiles are open from the start."""
    state = begin(4)
    only(state)
    lay(state, 10, "B36")
    state.seats[0].caravan = 12
    play(state, "explorer travel", "caravan 1 right", "gain metal", "gain metal")
    assert goods(state.seats[0]) == {"metal": 2}


def test_end_of_the_road_a33() -> None:
    """A33: 8 for the first Caravan, 5 for the second, 3 for every later one."""
    state = begin(4)
    only(state)
    for seat in state.seats:
        seat.caravan = seat.second = 15
        seat.military = 5 + int(seat.number)
    play(state, "explorer travel", "caravan 1 ahead", "done")
    play(state, "explorer first", "caravan 1 ahead")
    play(state, "chieftain travel", "caravan 1 ahead", "done")
    assert [seat.end_points for seat in state.seats][:3] == [8, 5, 3]


def test_example_one_player_takes_the_8_and_the_5_a50() -> None:
    """A50: the places are taken by Caravans, not by players."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.caravan = owner.second = 15
    play(state, "explorer travel", "caravan 1 ahead", "caravan 2 ahead")
    assert owner.end_points == 13
    settle(state, 0)
    for _ in range(3):
        idle(state)
    play(state, "explorer first")
    assert asked(state)[0] != "Travel"  # nowhere to go
    settle(state, 0)
    other = state.seats[1]
    other.caravan = 15
    play(state, "chieftain travel", "caravan 1 ahead", "done")
    assert other.end_points == 3  # both better places are taken


def test_outpost_grades() -> None:
    """The hardest requirement that is met counts; none: nothing."""
    state = begin(4)
    tile(state, 0, "PQ11")
    only(state)
    owner = state.seats[0]
    owner.flags = 1
    for workers, points in ((2, 0), (3, 2), (4, 2), (5, 5), (7, 10), (12, 10)):
        owner.workers[0] = workers
        assert flag_points(state, owner, 0) == points
    owner.flags = 0
    assert flag_points(state, owner, 0) == 0


@pytest.mark.parametrize(
    ("key", "levels"),
    [
        ("PQ12", [(5, 0), (6, 2), (12, 5), (15, 10)]),
        ("PQ13", [(8, 0), (9, 2), (13, 5), (17, 10)]),
        ("PQ14", [(6, 0), (7, 2), (10, 5), (13, 10)]),
    ],
)
def test_outposts_of_tracks(key: str, levels: list[tuple[int, int]]) -> None:
    state = begin(4)
    tile(state, 0, key)
    owner = state.seats[0]
    owner.flags = 1
    for value, points in levels:
        if key == "PQ12":
            owner.caravan = owner.second = value
        elif key == "PQ13":
            owner.military = value
        else:
            owner.culture = value
        assert flag_points(state, owner, 0) == points


@pytest.mark.parametrize(
    ("key", "cards"),
    [("PQ21", "clothing"), ("PQ22", "weaponry"), ("PQ23", "tools"), ("PQ24", "pottery")],
)
def test_outposts_of_categories_a2(key: str, cards: str) -> None:
    """A2: level-1 Outposts look at Workers and tracks, level-2 ones at categories."""
    state = begin(4)
    tile(state, 4, key)
    owner = state.seats[0]
    owner.flags = 4
    found = [made.key for made in state.box.artifacts if CATEGORIES[made.category] == cards]
    for number, points in enumerate((0, 0, 2, 5, 10, 10)):
        owner.cards = 0
        own(state, 0, *found[:number])
        assert flag_points(state, owner, 2) == points
    assert [int(outpost.level) for outpost in state.box.outposts] == [1, 1, 1, 1, 2, 2, 2, 2]
    give(owner)
