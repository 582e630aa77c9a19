"""What a match says in words: verbs beside the question, turns of the log."""

from __future__ import annotations

import pytest

from terrae.core.game import find_game
from terrae.server import telling
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
    told = telling.turns(match, 0, alone, {})
    for before, turn in zip(told, told[1:], strict=False):
        assert turn.moves != ["done"] or before.seat != turn.seat
    assert any("done" in turn.moves and len(turn.moves) > 1 for turn in told)
    assert [move for turn in told for move in turn.moves] == [entry.move.text for entry in match.log]
