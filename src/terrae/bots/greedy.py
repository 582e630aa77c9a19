"""The greedy bot: takes the points it sees, and looks no further than its own turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from terrae.bots.bot import Bot, Setting
from terrae.bots.random import EAGERNESS, ORDINARY, by_verb
from terrae.bots.registry import Level
from terrae.core.moves import Move
from terrae.core.state import State

NOISE = 1.0  # points
RELUCTANCE = 1.5  # points against stopping or changing money without need


class GreedyBot(Bot):
    """Tries each move, answers what it is asked next as well as it can, and counts points; else it likes to act."""

    name: ClassVar[str] = "greedy"
    level: ClassVar[str] = "easy"
    settings: Mapping[str, Setting] = {"look": 4}  # own moves tried in a row: an action and the questions it leads to
    ranges = {"look": (1, 99)}

    def choose(self, state: State, seat: int) -> Move:
        families = by_verb(state.moves_of(seat))
        before = self.game.scores(state)[seat]
        best: Move | None = None
        highest = 0.0
        for word, moves in families.items():
            liking = RELUCTANCE * (EAGERNESS.get(word, ORDINARY) / ORDINARY - 1) + self.random.random() * NOISE
            for move in moves:
                brings = self.outcome(state, seat, move, self.number("look")) - before
                if word in self.game.asides and brings <= 0 and len(families) > 1:
                    continue
                worth = brings + liking + self.random.random() * NOISE
                if best is None or worth > highest:
                    best, highest = move, worth
        assert best is not None
        return best

    def outcome(self, state: State, seat: int, move: Move, look: int) -> float:
        """The points of the seat after a move and the best answers to what it is asked because of it."""
        after = state.copy()
        after.play(move, seat)
        points = float(self.game.scores(after)[seat])
        if look > 1 and not after.over and self.asked_on(state, after, seat):
            for option in after.moves_of(seat):
                if EAGERNESS.get(option.verb.word, ORDINARY) == ORDINARY:
                    points = max(points, self.outcome(after, seat, option, look - 1))
        return points

    def asked_on(self, before: State, after: State, seat: int) -> bool:
        """Is the seat asked on in the same turn? Such a question is of another kind."""
        return after.decision.seat == seat and type(after.decision) is not type(before.decision)


LEVELS = {"beginner": Level(GreedyBot, {"look": 1}), "easy": Level(GreedyBot)}  # of a title that brings none of its own
