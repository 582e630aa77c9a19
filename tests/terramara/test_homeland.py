"""Chapter "Homeland Action Spaces"."""

from __future__ import annotations

import pytest

from terrae.games.terramara.rules.deeds import HireWorker
from tests.terramara.positions import (
    asked,
    begin,
    give,
    goods,
    idle,
    lay,
    legal,
    only,
    play,
    settle,
    spaces,
    until_round,
)


@pytest.mark.parametrize(("number", "level"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_hire_by_round(number: int, level: int) -> None:
    state = begin(4)
    only(state)
    until_round(state, number)
    only(state)
    play(state, "explorer hire")
    assert state.seats[0].worker_levels() == level
    assert state.seats[0].workers[level - 1] == 1


def test_two_workers_a_round_a18() -> None:
    """A18: at most two Workers are hired in a round; what is left does not carry over."""
    state = begin(4)
    only(state)
    state.seats[1].military = 9
    play(state, "explorer hire")
    settle(state, 0)
    play(state, "explorer hire")
    settle(state, 1)
    state.seats[2].military = 19
    assert "hire" not in spaces(state) and state.hired == 2
    held = list(state.seats[2].workers)
    HireWorker(2, "test", 0).run(state)  # whatever else might bring one
    assert list(state.seats[2].workers) == held and state.hired == 2
    until_round(state, 2)
    assert state.hired == 0


def test_workers_left_over_are_gone_a18() -> None:
    """A18: of round 1 none was hired, and round 2 has two of them, not four."""
    state = begin(4)
    only(state)
    until_round(state, 2)
    for number in range(4):
        HireWorker(number, "test", 0).run(state)
    assert [int(seat.workers[0]) for seat in state.seats] == [1, 1, 0, 0]


def test_develop() -> None:
    state = begin(4)
    only(state)
    play(state, "explorer develop")
    assert (state.seats[0].military, state.seats[0].culture) == (2, 2)


def test_travel_moves_one_caravan_twice_or_both() -> None:
    state = begin(4)
    only(state)
    play(state, "explorer travel", "caravan 1 ahead", "caravan 1 ahead")
    assert (state.seats[0].caravan, state.seats[0].second) == (6, 0)
    settle(state, 0)
    play(state, "explorer travel" if state.seats[1].military > state.seats[0].military else "chieftain travel")
    play(state, "caravan 1 ahead", "caravan 2 ahead")
    assert (state.seats[1].caravan, state.seats[1].second) == (3, 3)


def test_raid_costs_military_first_a12() -> None:
    """A12: the loss comes before levels are compared: from 5 to 4 the Power Level falls to 1."""
    state = begin(4)
    only(state)
    state.seats[0].military, state.seats[1].military = 5, 0
    give(state.seats[1], stone=4)
    play(state, "explorer raid")
    assert state.seats[0].military == 4
    assert asked(state)[0] == "Turn"  # 1 for 5 now, and there are only 4


def test_become_first_player() -> None:
    """One step on the Road, Culture for the third, Military for the fourth, and the first turn of the next round."""
    state = begin(4)
    only(state)
    play(state, "explorer hut")
    play(state, "explorer first")
    assert asked(state) == ("Travel", 1)
    before = [(int(seat.culture), int(seat.military)) for seat in state.seats]
    play(state, "caravan 1 ahead")
    after = [(int(seat.culture), int(seat.military)) for seat in state.seats]
    assert after[1] == before[1] and after[2] == before[2]
    assert after[3] == (before[3][0] + 1, before[3][1])  # third in the new order
    assert after[0] == (before[0][0], before[0][1] + 2)  # fourth
    assert asked(state) == ("Turn", 2)  # the order of this round stays
    until_round(state, 2)
    assert asked(state) == ("Turn", 1)


def test_culture_on_somebody_elses_turn_may_be_declined_a11() -> None:
    """A11: the third in the new order is asked if the Canoe would come to a bonus tile: it may be of more use later."""
    state = begin(4)
    only(state)
    lay(state, 0, "B14")  # a raw good for 4 points, and there are no goods
    third = state.seats[2]
    third.culture = 5
    play(state, "explorer first", "caravan 1 ahead")
    assert asked(state) == ("TakeUpTo", 2) and legal(state) == {"take 0", "take 1"}
    play(state, "take 0")
    assert third.culture == 5 and asked(state) == ("Turn", 1)
    for number, culture in ((2, 4), (3, 6)):
        until_round(state, number)
        third.culture = culture
        play(state, "explorer first", "caravan 1 ahead")
        assert third.culture == culture + 1 and asked(state) == ("Turn", 1)  # no new tile: it is simply taken
        settle(state, 0)


def test_first_player_again_a14() -> None:
    """A14: the current First Player may take the card again, and all its effects apply."""
    state = begin(4)
    only(state)
    play(state, "explorer first", "caravan 1 ahead")
    assert state.first == 0
    assert [seat.culture for seat in state.seats] == [1, 1, 2, 1]
    assert [seat.military for seat in state.seats] == [1, 2, 3, 6]


@pytest.mark.parametrize(("seats", "cultures"), [(3, [1, 1, 2]), (2, [1, 1])])
def test_fewer_seats_fewer_bonuses_a14(seats: int, cultures: list[int]) -> None:
    """A14: three seats know only the third's bonus, two seats none."""
    state = begin(seats)
    only(state)
    military = [int(seat.military) for seat in state.seats]
    play(state, "explorer first" if seats == 3 else "explorer raid-and-first")
    if seats == 2:
        play(state, "choose 2")
    play(state, "caravan 1 ahead")
    settle(state, 0)
    assert [seat.culture for seat in state.seats] == cultures
    assert [seat.military for seat in state.seats] == military


def test_back_of_the_card_in_round_5_a16() -> None:
    """A16: in round 5 the back replaces the front: no step, nothing for others, the order does not matter any more."""
    state = begin(4)
    only(state)
    until_round(state, 5)
    only(state)
    before = [(int(seat.culture), int(seat.military)) for seat in state.seats]
    play(state, "explorer first")
    assert legal(state) >= {"choose 1", "choose 2", "choose 3"}
    play(state, "choose 2")
    assert [(seat.culture, seat.military) for seat in state.seats] == [(before[0][0], before[0][1] + 2), *before[1:]]


@pytest.mark.parametrize("seats", [2, 3])
def test_develop_or_travel_a17(seats: int) -> None:
    """A17: each visitor chooses one of the two, and both stay open to the next."""
    state = begin(seats)
    only(state)
    play(state, "explorer develop-or-travel", "choose 1")
    assert (state.seats[0].military, state.seats[0].culture) == (2, 2)
    settle(state, 0)
    state.seats[1].military = 9
    play(state, "explorer develop-or-travel", "choose 2", "caravan 1 ahead", "caravan 1 ahead")
    assert state.seats[1].caravan == 6


def test_two_seats_raid_and_first_player_a13() -> None:
    """A13: either part, in any order; Military is lost only if the Raid is carried out."""
    state = begin(2)
    only(state)
    state.seats[0].military = 3
    give(state.seats[1], wood=5)
    play(state, "explorer raid-and-first")
    assert legal(state) == {"choose 1", "choose 2", "done"}
    play(state, "choose 2", "caravan 1 ahead")
    assert state.first == 0 and state.seats[0].military == 3
    assert legal(state) == {"choose 1", "done"}
    play(state, "choose 1")
    assert state.seats[0].military == 2
    assert asked(state) == ("GiveTribute", 1)
    play(state, "give wood")
    assert goods(state.seats[0]) == {"wood": 1}


def test_two_seats_space_without_military_a13() -> None:
    state = begin(2)
    only(state)
    state.seats[0].military = 0
    play(state, "explorer raid-and-first")
    assert legal(state) == {"choose 2", "done"}
    play(state, "done")
    assert state.first == 0 and state.seats[0].caravan == 0


def test_homeland_members_return_each_round() -> None:
    state = begin(4)
    only(state)
    play(state, "chieftain develop")
    settle(state, 0)
    idle(state)
    until_round(state, 2)
    assert state.seats[0].chieftain and "develop" in spaces(state)
