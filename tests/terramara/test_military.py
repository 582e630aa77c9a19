"""Chapter "Military", and Raids."""

from __future__ import annotations

import pytest

from terrae.core.state import SETTLE
from terrae.games.terramara.rules.raids import tribute
from terrae.games.terramara.rules.scoring import rank_points
from tests.terramara.positions import asked, begin, character, give, goods, legal, only, own, play


@pytest.mark.parametrize(("military", "level"), [(0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (20, 4)])
def test_power_levels(military: int, level: int) -> None:
    assert begin(4).power_level(military) == level


def test_beyond_the_track() -> None:
    """At 20 each further Military is a point; it can still be lost."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.military = 19
    state.gain_military(owner, 3, "test")
    assert (owner.military, owner.points) == (20, 2)
    state.lose_military(owner, 1, "test")
    assert owner.military == 19


def test_example_1_ranking() -> None:
    """Blue and yellow 8 each, red 2, green nothing."""
    state = begin(4)
    for seat, military in zip(state.seats, (7, 12, 3, 12), strict=True):
        seat.military = military
    assert [rank_points(state, seat) for seat in state.seats] == [2, 8, 0, 8]


def test_example_2_ranking() -> None:
    """Three tied players score 8 each, the fourth nothing."""
    state = begin(4)
    for seat, military in zip(state.seats, (4, 9, 9, 9), strict=True):
        seat.military = military
    assert [rank_points(state, seat) for seat in state.seats] == [0, 8, 8, 8]


def test_neutral_players_take_ranks_a32() -> None:
    """A32: they take places, but score nothing."""
    state = begin(2)
    state.neutral_military[0], state.neutral_military[1] = 9, 3
    state.seats[0].military, state.seats[1].military = 5, 3
    assert [rank_points(state, seat) for seat in state.seats] == [5, 2]


def test_example_raid_1_per_5_and_1_per_4() -> None:
    """The raider at level 2: 1 for 5 from the same level, 1 for 4 from one level lower."""
    state = begin(4)
    only(state)
    red, blue, green = state.seats[0], state.seats[1], state.seats[2]
    red.military, blue.military, green.military = 7, 5, 4
    give(blue, stone=5, metal=4)
    give(green, wood=3, leather=1)
    play(state, "explorer raid")
    assert red.military == 6
    assert [decision.seat for decision in state.decisions()] == [1, 2]
    play(state, "give metal", "give leather")
    assert goods(red) == {"metal": 1, "leather": 1}
    assert goods(blue) == {"stone": 5, "metal": 3} and goods(green) == {"wood": 3}


@pytest.mark.parametrize(
    ("mine", "theirs", "rate"),
    [(15, 0, 2), (10, 0, 3), (5, 0, 4), (0, 0, 5), (0, 5, 6), (0, 10, 7), (0, 15, 8), (10, 12, 5)],
)
def test_raid_rates(mine: int, theirs: int, rate: int) -> None:
    state = begin(4)
    raider, victim = state.seats[0], state.seats[1]
    raider.military, victim.military = mine, theirs
    for number in range(20):
        give(victim, ore=number // 2, lumber=number - number // 2)
        assert tribute(state, raider, victim) == number // rate


def test_raid_a12() -> None:
    """A12: lose first; one level higher counts up to a difference of 3; victims choose; neutral players give none."""
    state = begin(3)
    only(state)
    own(state, 0, "A206")
    raider, victim = state.seats[0], state.seats[1]
    raider.military, victim.military = 15, 0
    give(victim, stone=2, metal=2)
    play(state, "explorer raid")
    assert raider.military == 14  # level 3, counts as 4: still 1 for 2
    assert legal(state) == {"give stone", "give metal"}
    play(state, "give stone", "give stone")
    assert goods(raider) == {"stone": 2}
    raider.military = 20
    give(victim, stone=2)
    assert tribute(state, raider, victim) == 1  # not more than a difference of 3


def test_victims_answer_in_any_order() -> None:
    state = begin(4)
    only(state)
    state.seats[0].military = 3
    for seat in state.seats[1:]:
        give(seat, stone=5, wood=5)
        seat.military = 0
    play(state, "explorer raid")
    assert state.now is None and state.stack is not None and state.stack.first is SETTLE
    there, back = state.copy(), state.copy()
    stone = next(move for move in there.moves() if move.text == "give stone")
    wood = next(move for move in there.moves() if move.text == "give wood")
    for number, move in ((1, stone), (3, wood)):
        there.play(move, number)
    for number, move in ((3, wood), (1, stone)):
        back.play(move, number)
    assert goods(there.seats[0]) == goods(back.seats[0]) == {"stone": 1, "wood": 1}


def test_nobody_gives_below_the_threshold() -> None:
    state = begin(4)
    only(state)
    for seat in state.seats:
        seat.military = 1
        give(seat, wood=4)
    play(state, "explorer raid")
    assert asked(state)[0] in ("Window", "Turn")


def test_fearless_character_raids_at_0_a11() -> None:
    """A11: no Raid at Military 0, except with the character that never loses any."""
    state = begin(4)
    only(state)
    character(state, 0, "K3")
    state.seats[0].military = 0
    give(state.seats[1], wood=6)
    play(state, "explorer raid")
    assert state.seats[0].military == 0 and asked(state) == ("GiveTribute", 1)
