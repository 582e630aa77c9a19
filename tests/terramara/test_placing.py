"""Chapter "Playing the Game": sending clan members. The examples 1 to 5 of the rulebook stand here."""

from __future__ import annotations

from terrae.board.hexes import one
from terrae.games.terramara.rules.spaces import HUT_BIT, NAMES
from tests.terramara.positions import asked, begin, idle, legal, only, own, play, settle, spaces, stand, until_round

ROWS = "123456"
LAND = {f"{row}{column}" for row in ROWS for column in "abcdef"}
HOME = {"hire", "develop", "travel", "raid", "first"}


def test_explorers_may_go_anywhere_from_the_start() -> None:
    state = begin(4)
    assert spaces(state) == LAND | HOME | {"hut"}


def test_example_1_legal_placements_in_round_2() -> None:
    """Red in round 2: current row, Homeland, future rows for Explorers, and joining weaker players."""
    state = begin(4)
    until_round(state, 2)
    only(state)
    red, blue = state.seats[0], state.seats[1]
    red.military, blue.military = 6, 3
    stand(state, 1, "2a", "4b")
    assert "2a" in spaces(state) and "4b" in spaces(state)
    assert "2a" in spaces(state, "chieftain")
    assert "3c" in spaces(state) and "hut" in spaces(state, "chieftain")
    assert not {"1a", "1f"} & spaces(state)


def test_example_2_no_chieftain_on_a_future_space() -> None:
    state = begin(4)
    assert spaces(state, "chieftain") == {f"1{column}" for column in "abcdef"} | HOME | {"hut"}


def test_example_3_weaker_explorer_cannot_join() -> None:
    state = begin(4)
    only(state)
    state.seats[0].military, state.seats[1].military = 2, 5
    stand(state, 1, "1a")
    assert "1a" not in spaces(state)
    assert "1a" in spaces(state, "chieftain")


def test_example_4_own_explorer_or_any_chieftain_closes() -> None:
    state = begin(4)
    only(state)
    stand(state, 0, "1a")
    state.seats[1].chieftain = False
    state.seats[1].chieftain_at = one(NAMES.index("1b"))
    state.seats[0].military = 9
    for who in ("explorer", "chieftain"):
        assert not {"1a", "1b"} & spaces(state, who)


def test_example_5_single_space() -> None:
    state = begin(4)
    only(state)
    state.seats[0].military = 9
    stand(state, 1, "raid", "first")
    for who in ("explorer", "chieftain"):
        assert not {"raid", "first"} & spaces(state, who)


def test_two_explorers_fill_a_space_a4() -> None:
    """A4: a Chieftain closes a space, first or second; two Explorers of different colours fill it."""
    state = begin(4)
    only(state)
    state.seats[0].military = 9
    stand(state, 1, "1a")
    stand(state, 2, "1a")
    assert "1a" not in spaces(state) and "1a" not in spaces(state, "chieftain")
    play(state, "chieftain 1b")
    settle(state, 0)
    assert "1b" not in spaces(state) and "1b" not in spaces(state, "chieftain")


def test_chieftain_as_second_closes_a4() -> None:
    state = begin(4)
    only(state)
    stand(state, 1, "1a")
    play(state, "chieftain 1a")
    settle(state, 0)
    state.seats[1].military = 19
    assert "1a" not in spaces(state)


def test_joining_needs_more_and_costs_one_a5() -> None:
    """A5: strictly greater before the loss; the loss comes with placing."""
    state = begin(4)
    only(state)
    stand(state, 1, "1a")
    state.seats[0].military, state.seats[1].military = 3, 3
    assert "1a" not in spaces(state)
    state.seats[0].military = 4
    play(state, "explorer 1a")
    assert state.seats[0].military == 3  # now they are equal, which does not matter
    settle(state, 0)
    stand(state, 0, "1c")
    state.seats[0].military, state.seats[1].military = 0, 1
    play(state, "explorer 1c")
    assert state.seats[1].military == 0  # also beside somebody without any


def test_no_joining_of_own_members_a6() -> None:
    """A6: never onto your own clan member, but for a Warrior on your own Explorer."""
    state = begin(4)
    only(state)
    stand(state, 0, "1a")
    state.seats[0].warriors = 1
    state.seats[0].military = 9
    assert "1a" not in spaces(state) and "1a" not in spaces(state, "chieftain")
    assert "1a" in spaces(state, "warrior")


def test_future_is_a_later_round_a7() -> None:
    """A7: rows 5 and 6 belong to round 5; Homeland and Hut are never future; special spaces open in round 5."""
    state = begin(4)
    for seat in state.seats:  # all that a special space may ask for
        seat.military, seat.culture, seat.caravan, seat.second = 20, 14, 18, 18
        seat.workers[2] = 3
    until_round(state, 4)
    assert spaces(state, "chieftain") >= {"4a", "hire", "hut"}
    assert not {"5a", "6a", "5s", "6s"} & spaces(state, "chieftain")
    assert {"5a", "6a"} <= spaces(state) and not {"5s", "6s"} & spaces(state)
    until_round(state, 5)
    assert {"5a", "6a", "5s", "6s"} <= spaces(state, "chieftain")


def test_future_explorers_stay_a8() -> None:
    """A8: an Explorer on a future space stays until its row flips, and may still be joined."""
    state = begin(4)
    only(state)
    play(state, "explorer 2a")
    settle(state, 0)
    state.seats[1].military = 9
    assert "2a" in spaces(state) and "2a" not in spaces(state, "chieftain")
    until_round(state, 2)
    only(state)
    assert state.seats[0].explorers == 3
    assert state.seats[0].explorers_at == one(NAMES.index("2a"))
    idle(state)
    assert "2a" in spaces(state, "chieftain")
    until_round(state, 3)
    assert state.seats[0].explorers == 4 and state.seats[0].explorers_at == 0


def test_explorers_of_round_5_never_return() -> None:
    state = begin(4)
    only(state)
    play(state, "explorer 6f")
    settle(state, 0)
    until_round(state, 5)
    assert state.seats[0].explorers == 3


def test_whoever_has_nobody_left_is_skipped_a9() -> None:
    """A9: the round ends when nobody has clan members; everybody must be sent, the Hut always takes them."""
    state = begin(3)
    only(state)
    state.seats[1].explorers = 0
    state.seats[1].hut_explorers = 4
    turns = []
    while state.round == 1:
        assert "done" not in legal(state)
        turns.append(asked(state)[1])
        idle(state)
    assert turns == [0, 1, 2, 0, 2, 0, 2, 0, 2, 0, 2]


def test_order_is_clockwise_from_the_first_player_a10() -> None:
    """A10."""
    state = begin(4, first="3")
    assert state.order == [2, 3, 0, 1]
    order = []
    for _ in range(5):
        order.append(asked(state)[1])
        idle(state)
    assert order == [2, 3, 0, 1, 2]


def test_hut_takes_any_number() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.warriors = 1
    state.warriors -= 1
    for who in ("warrior", "chieftain", "explorer"):
        play(state, f"{who} hut")
        for _ in range(3):
            idle(state)
    assert (owner.warriors, owner.chieftain, owner.explorers) == (0, False, 3)
    assert (owner.hut_warriors, owner.chieftain_at, owner.hut_explorers) == (1, HUT_BIT, 1)
    while state.round == 1:
        assert "explorer hut" in legal(state) or "chieftain hut" in legal(state)
        idle(state)
    assert owner.hut_explorers == owner.hut_warriors == 0 and state.warriors == 4
    assert state.round == 2 and all(seat.members() == 5 for seat in state.seats)


def test_equal_strength_artifact() -> None:
    """The card that lets an Explorer join equals, without the loss; joining weaker ones still costs."""
    state = begin(4)
    only(state)
    own(state, 0, "A205")
    state.seats[0].military, state.seats[1].military = 3, 3
    stand(state, 1, "1a")
    play(state, "explorer 1a")
    assert state.seats[0].military == 3
    settle(state, 0)
    for _ in range(3):
        idle(state)
    state.seats[1].military = 2
    stand(state, 1, "1b")
    play(state, "explorer 1b")
    assert state.seats[0].military == 2


def test_gains_may_be_declined_a11() -> None:
    """A11: after `decline` each gain of the turn is asked for; costs of placing are not."""
    state = begin(4, "draw tile PQ11")
    only(state)
    play(state, "decline", "explorer 1a")
    assert legal(state) == {"take 0", "take 1", "take 2"}
    play(state, "take 1")
    assert state.seats[0].goods[3] == 1
    settle(state, 0)
    assert not state.sparing


def test_no_raid_without_military_a11() -> None:
    state = begin(4)
    only(state)
    state.seats[0].military = 0
    assert "raid" not in spaces(state) and "raid" not in spaces(state, "chieftain")
    state.seats[0].military = 1
    assert "raid" in spaces(state)
