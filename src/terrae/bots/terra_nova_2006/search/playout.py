"""Playouts: figures run at random, but stones lie where they bring points and not where they give them away."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.games.terra_nova_2006.rules.figures import count_first_moves, first_move
from terrae.games.terra_nova_2006.rules.regions import may_cut, regions_closed_by
from terrae.games.terra_nova_2006.rules.state import Island
from terrae.games.terra_nova_2006.rules.stones import STONE


def gain_of_stone(state: Island, seat: i64, at: i64) -> i64:
    """The points a stone on a field brings a seat at once, less the mean of what it brings the others."""
    if not may_cut(state.land, state.fields, at):
        return 0
    own: i64 = 0
    others: i64 = 0
    for region in regions_closed_by(state, at):
        for winner in region.winners:
            if winner == seat:
                own += region.share
            else:
                others += region.share
    return own * 100 - others * 100 // (len(state.seats) - 1)


def any_action(state: Island, seat: i64, dice: Dice) -> Move:
    """A stone that brings most; else any stone that gives nothing away; else any move."""
    if state.action == 0:
        ways = count_first_moves(state, state.seats[seat])
        if ways:
            return first_move(state, state.seats[seat], dice.below(ways))
    best: i64 = 0
    chosen: Move | None = None
    harmless: list[Move] = []
    for move in state.decision.moves_by(state, STONE):
        gain = gain_of_stone(state, seat, state.land.field_at[move.at])
        if gain > best:
            best = gain
            chosen = move
        elif gain == 0:
            harmless.append(move)
    if chosen is not None:
        return chosen
    if harmless:
        return harmless[dice.below(len(harmless))]
    moves = state.moves()
    others = [move for move in moves if move.verb is not STONE]
    return others[dice.below(len(others))] if others else moves[dice.below(len(moves))]


def play_on(state: Island, turns: i64, dice: Dice) -> None:
    """Play so many turns, or to the end."""
    last = state.turn + turns
    while not state.over and state.turn < last:
        state.play(any_action(state, state.decision.seat, dice))
