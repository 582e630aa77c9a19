"""Marks: what stands out in a game that is leafed through: rounds, landmarks that are won, changes of the lead."""

from __future__ import annotations

from collections.abc import Sequence

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.state import NATURE, State
from terrae.core.wording import phrase
from terrae.server.answers import Mark

ROUND, LEAD = "round", "lead"  # the kinds that every title has; others are its landmarks


def leader(game: Game, state: State) -> int | None:
    """The seat with the most points, if it is alone."""
    points = game.scores(state)
    best = [seat for seat, number in enumerate(points) if number == max(points)]
    return best[0] if len(best) == 1 else None


class Marks:
    """Follows one game, and keeps what stood out: (ply, kind, and the number of the round or the seat)."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.state = match.at(0)
        self.ply = 0
        self.led: int | None = None
        self.found: list[tuple[int, str, int]] = []

    def follow(self, match: Match) -> None:
        """Look at the plies that are new. A lead counts when a turn is over and somebody else had it before, alone."""
        game, log, state = self.game, match.log, self.state
        for ply in range(self.ply + 1, match.ply + 1):
            entry, began = log[ply - 1], game.round_of(state)
            state.play(entry.move, entry.seat)
            if game.round_of(state) != began:
                self.found.append((ply, ROUND, game.round_of(state)))
            kind = game.landmarks.get(entry.move.verb.word)
            if kind is not None and entry.seat != NATURE:
                self.found.append((ply, kind, entry.seat))
            if ply == match.ply or log[ply].seat != entry.seat:
                first = leader(game, state)
                if first is not None and self.led is not None and first != self.led:
                    self.found.append((ply, LEAD, first))
                self.led = self.led if first is None else first
        self.ply = match.ply

    def told(self, names: Sequence[str], after: int = 0) -> list[Mark]:
        """The marks after a ply, in words."""
        return [
            Mark(
                ply=ply,
                kind=kind,
                text=str(number) if kind == ROUND else "",
                label=phrase(f"server.mark-{kind}", round=number, name="" if kind == ROUND else names[number]),
            )
            for ply, kind, number in self.found
            if ply > after
        ]
