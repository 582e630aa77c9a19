"""A learner of values by self-play: what positions at the end of a turn are worth, on the terms of the title's bot."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any

import numpy as np

from terrae.bots.bot import Bot
from terrae.bots.nets.bots import NEXT_TURN, LearnedSight, Valuer
from terrae.bots.planner.bot import PlanningBot
from terrae.bots.registry import levels_of
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.envs.problems import BadTask
from terrae.envs.task import Task
from terrae.envs.train.measuring import Tell, measure, play_game
from terrae.envs.train.mlp import Mlp, fit_values
from terrae.envs.train.saving import save_net, values_facts

HIDDEN = 16
KEPT = 4000  # positions that are learned from, the newest ones
SCALE = 10.0  # points, of what the network is given
UNIT = 20.0  # points, of what it answers while it learns
RATE = 5e-3
NOISE = 3.0  # points by which the learner misjudges while it explores, in its first games


class Learner(Valuer):
    """What the network under training thinks, with some noise while it explores."""

    def __init__(self, game: Game, net: Mlp, dice: np.random.Generator) -> None:
        super().__init__(None, game, planner_of(game).terms)
        self.mlp = net
        self.dice = dice
        self.noise = 0.0

    def worth(self, sight: Any, state: Any) -> int:
        row = np.array([self.features(sight, state)], np.float32)
        return round(100 * (UNIT * float(self.mlp(row)[0, 0]) + self.noise * float(self.dice.normal())))


def planner_of(game: Game) -> type[PlanningBot[Any]]:
    """The bot of a title that plans."""
    kind = next(iter(levels_of(game.name).values())).kind
    if not issubclass(kind, PlanningBot):
        raise BadTask("envs.no-planner", game=game.title)
    return kind


def learning_bot(game: Game, learner: Learner, seed: str) -> Bot:
    """A bot that plays with the network under training."""
    planner: Any = planner_of(game)

    class Trainee(planner):
        def sight(self, state: Any, seat: int) -> LearnedSight:
            return LearnedSight(super().sight(state, seat), learner)

    made: Bot = Trainee(game, seed, **NEXT_TURN)
    return made


class Lessons:
    """What a game teaches: the features of a seat after each of its turns."""

    def __init__(self, learner: Learner, bots: list[Any]) -> None:
        self.learner = learner
        self.bots = bots
        self.found: list[tuple[int, list[float]]] = []

    def listen(self, match: Match, seat: int) -> None:
        if self.learner.game.round_of(match.state) > 0:
            sight: LearnedSight = self.bots[seat].sight(match.state, seat)
            self.found.append((seat, self.learner.features(sight.inner, sight.alone(match.state))))


def learn(
    given: Task, output: Path, *, seed: int, rounds: int, games: int, probe: int, rival: str = "beginner", tell: Tell
) -> Path:
    """Rounds of so many games of self-play, each learned from; before each and after the last, games with a rival."""
    if given.seats != 2:
        raise BadTask("envs.two-seats", seats=given.seats)
    dice = np.random.default_rng(seed)
    terms = list(planner_of(given.game).terms)
    net = Mlp([len(terms) + 1, HIDDEN, 1], np.full(len(terms) + 1, SCALE), seed)
    learner = Learner(given.game, net, dice)
    known: deque[tuple[list[float], float]] = deque(maxlen=KEPT)
    played = 0
    error: float | None = None

    def make(name: str) -> Bot:
        return learning_bot(given.game, learner, name)

    for turn in range(rounds + 1):
        learner.noise = 0.0
        won, margin = measure(given, make, rival, probe, f"probe/{seed}")
        tell({"seed": seed, "games": played, "won": won, "margin": margin, "error": error, "rival": rival})
        if turn == rounds:
            break
        learner.noise = NOISE * (1 - turn / rounds)
        for number in range(games):
            name = f"learn/{seed}/{turn}/{number}"
            lessons = Lessons(learner, [make(f"{name}/{seat}") for seat in range(2)])
            scores = play_game(given, lessons.bots, name, lessons.listen)
            known.extend((features, float(scores[seat])) for seat, features in lessons.found)
            played += 1
        rows = np.array([features for features, _ in known], np.float32)
        wanted = np.array([points / UNIT for _, points in known], np.float32)
        error = UNIT * fit_values(net, rows, wanted, dice, steps=400, rate=RATE)
    net.weights[-2] *= UNIT  # from now on it answers in points
    net.weights[-1] *= UNIT
    path = output / f"values-{given.game.name}-{seed}.onnx"
    save_net(net, path, values_facts(given.game, terms))
    return path
