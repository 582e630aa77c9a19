"""Chapter "Changes to 2- and 3-player Games"."""

from __future__ import annotations

import pytest

from terrae.board.hexes import bits, count
from terrae.core.state import NATURE
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.neutral import DRAW_NEUTRAL, DrawFire, DrawNeutral, PlaceNeutral
from terrae.games.terramara.rules.spaces import CROSSROADS_MASK, NAMES
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import answer, begin, legal, only, play, settle, spaces, stand, until_round


def at_fire(*wanted: str) -> Mara:
    """A game of three at its first Fire tile."""
    state: Mara = GAME.start(GAME.setting(3, {"start": "first-game", "first": "1"}))
    while not isinstance(state.decision, DrawFire):
        answer(state, wanted)
    return state


def test_example_fire_tile_a44() -> None:
    """A44, the example: a 2 means the second small space from the left, counted over both tiles."""
    state = at_fire("draw tile PQ11", "draw tile FM11")  # small: a, b, e, f; large: c, d
    state.play(next(move for move in state.moves() if move.text == "draw fire 2"))
    assert [NAMES[space] for space in bits(state.fire)] == ["1b"]
    state = at_fire("draw tile PQ11", "draw tile FM11")
    state.play(next(move for move in state.moves() if move.text == "draw fire 3"))
    assert [NAMES[space] for space in bits(state.fire)] == ["1e"]


def test_fire_cards_are_shuffled_after_four() -> None:
    state = at_fire()
    offers = []
    while isinstance(state.decision, DrawFire):
        offers.append(len(state.moves()))
        answer(state)
    assert offers == [4, 3, 2, 1, 4, 3]
    assert count(state.fire) == 6


def test_nobody_goes_where_it_burns() -> None:
    state = begin(3)
    burning = {NAMES[space] for space in bits(state.fire)}
    assert len(burning) == 6
    assert not burning & spaces(state) and not burning & spaces(state, "chieftain")


@pytest.mark.parametrize(("seats", "order"), [(3, [0, 1, 2, 0, 1, 2]), (2, [0, 1, 0, 1, 0, 1] * 2)])
def test_neutral_explorers_are_placed_in_turn_a45(seats: int, order: list[int]) -> None:
    """A45: one per row and neutral player, on ordinary spaces without Fire; they leave when their row flips."""
    state = GAME.start(GAME.setting(seats, {"start": "first-game", "first": "1"}))
    found = []
    while state.round == 0:
        decision = state.decision
        if isinstance(decision, PlaceNeutral):
            found.append(int(decision.seat))
            places = {move.text.split()[1] for move in state.moves()}
            assert {name[0] for name in places} == {str(decision.row + 1)}
            assert len(places) == (5 if len(found) <= 6 else 4)
        answer(state)
    assert found == order
    assert [count(mask) for mask in state.neutral_at] == [6] * (4 - seats)
    only(state)
    until_round(state, 2)
    assert [count(mask) for mask in state.neutral_at] == [5] * (4 - seats)


def test_joining_neutral_explorers_a45() -> None:
    """A45: by the Military rule, with its loss, or with the Chieftain."""
    state = begin(3, "draw tile PQ11", "draw fire 4", "neutral 1a")
    only(state)
    space = "1a"
    assert bits(state.neutral_at[0])[0] == NAMES.index(space)
    state.neutral_military[0] = 4
    state.seats[0].military = 4
    assert space not in spaces(state) and space in spaces(state, "chieftain")
    state.seats[0].military = 5
    play(state, f"explorer {space}")
    assert state.seats[0].military == 4
    settle(state, 0)
    assert space not in spaces(state)


def test_neutral_military_a46() -> None:
    """A46: drawn without replacement, the weakest first, ties in a fixed order; never beyond the track."""
    state = begin(2)
    only(state)
    assert sorted(state.neutral_military) != [0, 0]
    state.neutral_military[0], state.neutral_military[1] = 6, 2
    while state.round == 1:
        if state.decision.seat == NATURE:
            break
        who = "explorer" if "explorer hut" in legal(state) else "chieftain"
        state.play(next(move for move in state.moves() if move.text == f"{who} hut"))
    assert state.round == 2 and len(state.moves()) == 4
    state.play(state.moves()[2])  # 3 for the weakest
    assert list(state.neutral_military) == [6, 5]
    assert "draw neutral 3" not in legal(state)
    state.neutral_military[0] = 19
    state.play(state.moves()[-1])
    assert list(state.neutral_military) == [20, 5]
    state.neutral_military[0] = state.neutral_military[1] = 7
    state.shuffled = state.moved = 0
    DrawNeutral().play(state, state.box.of(DRAW_NEUTRAL)[1])
    assert list(state.neutral_military) == [9, 7]  # of equals the first one


def test_restriction_tiles_a47() -> None:
    """A47: with two seats a Crossroads space holds one clan member."""
    for seats, single in ((2, True), (3, False)):
        state = begin(seats)
        only(state)
        assert (state.singles & CROSSROADS_MASK == CROSSROADS_MASK) is single
        until_round(state, 2)
        only(state)
        for seat in state.seats:
            seat.caravan = seat.second = 3
        stand(state, 1, "1x")
        if not state.places[NAMES.index("1x")].single:
            assert ("1x" in spaces(state, "chieftain")) is not single


def test_without_the_four_a49() -> None:
    """A49: an option leaves the value 4 out of the military draws, not of the Fire."""
    state = GAME.start(GAME.setting(2, {"start": "first-game", "first": "1", "neutral-cards": "1-3"}))
    fires = 0
    while not state.round:
        if isinstance(state.decision, DrawFire):
            fires = max(fires, len(state.moves()))
        answer(state)
    assert fires == 4
    assert legal(state) == {"draw neutral 1", "draw neutral 2", "draw neutral 3"}


def test_four_seats_know_no_neutral_players() -> None:
    state = begin(4)
    assert not len(state.neutral_military) and not state.fire
