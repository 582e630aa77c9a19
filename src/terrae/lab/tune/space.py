"""The space of weights: which of them are fitted, and how far a step goes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from terrae.bots import find_bot
from terrae.bots.weights import weights_of
from terrae.core.errors import BadOption
from terrae.core.game import Game

Weights = dict[str, int | list[int]]
SMALLEST = 1.0  # the least that a step changes: weights are whole numbers


@dataclass(frozen=True)
class Space:
    """Weights as a point: zero is where they began, one is a step away in each of them."""

    start: Weights
    places: tuple[tuple[str, int], ...]  # name and place in its list; -1 if it is a single number
    steps: tuple[float, ...]

    def weights(self, point: Sequence[float]) -> Weights:
        """The weights at a point."""
        found: Weights = json.loads(json.dumps({name: self.start[name] for name, _ in self.places}))
        for (name, place), step, length in zip(self.places, self.steps, point, strict=True):
            value = found[name]
            if isinstance(value, list):
                value[place] = round(value[place] + step * float(length))
            else:
                found[name] = round(value + step * float(length))
        return found


def space_of(bot: str, game: Game, names: Sequence[str], spread: float) -> Space:
    """The space of a bot: all weights, or those that are named; a step is that share of each of them."""
    made: Any = find_bot(bot, game)(None)
    if "weights" not in made.settings or not hasattr(made, "weights"):
        raise BadOption("lab.tune.no-weights", bot=bot)
    start = weights_of(made.weights)
    fitted = [name for name in start if name not in made.settings]  # what is a setting too is no opinion
    for name in names:
        if name not in fitted:
            raise BadOption("lab.tune.no-weight", name=name, bot=bot, known=", ".join(fitted))
    places: list[tuple[str, int]] = []
    steps: list[float] = []
    for name in names or fitted:
        value = start[name]
        for place, each in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            places.append((name, place))
            steps.append(max(SMALLEST, abs(each) * spread))
    return Space(start, tuple(places), tuple(steps))
