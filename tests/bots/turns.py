"""Beginnings of turns in quick games, for tests of what every level makes of them."""

from __future__ import annotations

from functools import cache

from terrae.bots import ask_bot, find_bot
from terrae.bots.judging import judge_for
from terrae.core.game import find_game
from terrae.core.match import Match

OPTIONS = {"terra-nova-2006": {"setup": "quick"}}  # else most of a game is placing figures


@cache
def turns(title: str, seats: int, number: int) -> tuple[Match, ...]:
    """So many beginnings of turns, spread over a game of `easy`, the first and the last one among them."""
    game = find_game(title)
    match = Match(game, game.setting(seats, OPTIONS.get(title)), seed=f"turns of {seats}")
    bots = [find_bot("easy", game)(f"turns/{seat}") for seat in range(seats)]
    judge = judge_for(game, "quick")
    found: list[Match] = []
    before = -1
    while not match.over:
        seat = match.state.decision.seat
        if seat != before and judge.begins_turn(match.state, seat) and len(match.moves(seat)) > 1:
            found.append(match.fork())
        before = seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return tuple(found[at * (len(found) - 1) // (number - 1)] for at in range(number))
