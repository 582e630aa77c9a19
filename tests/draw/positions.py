"""Positions from all over random games: set-up, middle and end, all seat counts, maps and variants."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from terrae.core.asks import Ask, ask
from terrae.core.match import Match
from terrae.core.scene import Scene
from terrae.core.state import State
from terrae.games.terra_nova import GAME

GAMES: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 1),
    (2, {"variant": "planner"}, 5),
    (2, {"variant": "lucky-digger"}, 2),
    (3, {"map": "alternative"}, 11),
    (3, {"factions": "sea-dogs,druids,fire-sprites"}, 4),
    (4, {}, 10),
    (4, {"order": "dropout", "map": "main"}, 7),
    (4, {"setup": "first-game"}, 3),
]
STEPS = (0, 2, 9, 13, 17, 21, 26, 34, 47, 68, 99, 140, 200)
HURRY = ("drop", "exchange", "worship", "done")


@dataclass(frozen=True)
class Position:
    """A state with everything made from it, as soon as somebody looks."""

    name: str
    state: State

    @cached_property
    def view(self) -> dict[str, Any]:
        return GAME.view(self.state)

    @cached_property
    def scene(self) -> Scene:
        return GAME.scene(self.view)

    @property
    def asks(self) -> list[Ask]:
        seats = [] if self.state.over else [decision.seat for decision in self.state.decisions()]
        return [found for found in (ask(GAME, self.state, seat) for seat in seats) if found]


def play(seats: int, options: dict[str, str], seed: int) -> Match:
    """A game of random moves that would rather build than drop out."""
    match = Match(GAME, GAME.setting(seats, options), seed=seed)
    chance = random.Random(seed)
    while not match.over:
        moves = match.moves()
        building = [move for move in moves if not move.text.startswith(HURRY)]
        match.play(chance.choice(building if building and chance.random() < 0.96 else moves))
        match.commit()
    return match


@cache
def positions() -> list[Position]:
    found: list[Position] = []
    for seats, options, seed in GAMES:
        match = play(seats, options, seed)
        name = f"{seats} seats, {options}"
        for ply in sorted({min(step, match.ply) for step in (*STEPS, match.ply)}):
            found.append(Position(f"{name}, ply {ply}", match.at(ply)))
    return found
