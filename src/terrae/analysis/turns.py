"""The turns of a match that can be judged: which plies each is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from terrae.bots.judging import Judge
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import NATURE


@dataclass
class PlayedTurn:
    """What a seat did from one ply (the position before it) to another; answers of others may lie in between."""

    seat: int
    round: int
    before: int  # plies played before it
    after: int = 0  # plies played when it was over
    moves: list[Move] = field(default_factory=list)


def played_turns(match: Match, judge: Judge) -> list[PlayedTurn]:
    """The turns in their order; what seats are asked before, after and between turns belongs to none."""
    game = match.game
    state = match.at(0)
    found: list[PlayedTurn] = []
    current: PlayedTurn | None = None
    over = False  # has the current turn ended, though its seat may be asked again?
    for ply, entry in enumerate(match.log):
        seat = int(entry.seat)
        if seat != NATURE:
            now = game.round_of(state)
            if current is not None and current.round != now:
                current = None
            if judge.begins_turn(state, seat) and (current is None or current.seat != seat or over):
                current = PlayedTurn(seat, now, ply)
                found.append(current)
            if current is not None and current.seat == seat:
                current.moves.append(entry.move)
                before = state.copy()
                state.play(entry.move, seat)
                current.after = ply + 1
                over = game.turn_over(before, state, seat, entry.move)
                continue
        elif current is not None:  # a draw in the midst of a turn may have been the last of it
            before = state.copy()
            state.play(entry.move, seat)
            over = over or game.turn_over(before, state, current.seat, entry.move)
            continue
        state.play(entry.move, seat)
    return found
