"""What a match says in words: verbs beside the question, turns of the log."""

from __future__ import annotations

import pytest

from terrae.core.asks import told as told_event
from terrae.core.game import find_game
from terrae.server import telling
from terrae.server.slices import finish
from tests.server.luck import played


@pytest.mark.parametrize("name", ["terra-mystica", "terra-nova"])
def test_what_changes_goods_is_beside_the_question(name: str) -> None:
    game = find_game(name)
    seen: set[str] = set()
    for plies in range(20, 120, 4):
        match = played(name, plies, 3)
        if match.over:
            continue
        seat = match.seats_to_move[0]
        for verb in telling.verbs(game, telling.question(match, seat)):
            assert verb.aside == (verb.verb in game.asides)
            assert verb.idle == (verb.verb == "done")
            seen |= {verb.verb} if verb.aside else set()
    assert seen


def test_the_end_of_a_turn_has_no_line_of_its_own() -> None:
    """A turn that was final already is told with the word that ends it."""
    match = played("terra-mystica", 150, 3)
    alone = list(range(1, match.ply + 1))  # every ply was made final by itself
    told = finish(telling.turns(match, 0, alone, {}))
    for before, turn in zip(told, told[1:], strict=False):
        assert turn.moves != ["done"] or before.seat != turn.seat
    assert any("done" in turn.moves and len(turn.moves) > 1 for turn in told)
    assert [move for turn in told for move in turn.moves] == [entry.move.text for entry in match.log]


@pytest.mark.parametrize("name", ["terra-mystica", "terra-nova", "terramara"])
def test_what_a_round_brings_is_no_part_of_the_turn_before_it(name: str) -> None:
    match = played(name, 400, 3)
    told = finish(telling.turns(match, 0, list(range(1, match.ply + 1)), {}))
    rounds = [turn.round for turn in told if turn.later]
    assert all(rounds) and not any(turn.round for turn in told if not turn.later)
    assert rounds[-1] == "The end is scored" or not match.over
    assert "Round 2 begins" in rounds or name == "terramara"  # where a round brings nothing, nothing is said
    income = {"income", "cult bonus"}
    assert not any(change.source in income for turn in told for change in turn.changes)
    events = [event for ply in range(1, match.ply + 1) for event in match.events(ply)]
    for seat in range(1, len(match.names) + 1):
        shown = sum(change.amount for turn in told for change in turn.changes + turn.later if change.seat == seat)
        one = [told_event(match.game, event)[2] for event in events if event.seat == seat - 1]
        assert shown == sum(one)


def test_first_places_are_told_as_such() -> None:
    match = played("terra-nova-2006", 20, 3)
    told = finish(telling.turns(match, 0, list(range(1, match.ply + 1)), {}))
    assert [turn.opening for turn in told] == [turn.moves[0].startswith("place ") for turn in told]
    match = played("terra-mystica", 150, 3)
    told = finish(telling.turns(match, 0, list(range(1, match.ply + 1)), {}))
    assert sum(turn.opening for turn in told) == 6  # two dwellings for each
    assert not any(turn.opening for turn in told if not turn.moves[0].startswith("build "))


def test_of_a_turn_that_grows_only_the_last_is_kept() -> None:
    match = played("terra-mystica", 150, 3)
    known: telling.Told = {}
    runs = list(range(1, match.ply + 1))
    for ply in [*range(1, match.ply + 1), 100, match.ply]:  # in between somebody looks back
        past = match.fork(ply)
        told = finish(telling.turns(past, 0, runs, {}, known))
        assert told == finish(telling.turns(past, 0, runs, {}))
    assert [known[turn.first - 1] for turn in told] == told and len(known) == len(told) < match.ply
