"""Random playouts and counts of move sequences, inside compiled code."""

from __future__ import annotations

from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.core.state import Chance, State


def draw(state: State, dice: Dice, moves: list[Move]) -> Move:
    """A uniformly random move; nature's by weight."""
    decision = state.decision
    if isinstance(decision, Chance):
        weights = decision.weights(state)
        ticket = dice.below(sum(weights))
        for number in range(len(weights)):
            ticket -= weights[number]
            if ticket < 0:
                return moves[number]
    return moves[dice.below(len(moves))]


def playout(state: State, dice: Dice) -> int:
    """Play random moves to the end; tell how many decisions had two answers or more."""
    decisions = 0
    while not state.over:
        moves = state.moves()
        if len(moves) > 1:
            decisions += 1
        state.play(draw(state, dice, moves))
    return decisions


def perft(state: State, depth: int) -> int:
    """The number of move sequences of this length, nature's included: a changed rule changes it."""
    if depth == 0 or state.over:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
