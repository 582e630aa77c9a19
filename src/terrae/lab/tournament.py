"""Tournaments: many games between bots, seats rotated, every game settled by its seed."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from terrae.bots import Bot, ask_bot, find_bot
from terrae.core.game import Game, find_game
from terrae.core.moves import Move
from terrae.core.nature import Nature
from terrae.core.state import NATURE, State

Progress = Callable[[int, int], None]  # games played, games in all


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, and the seed of its luck and of its bots."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """What came of a pairing."""

    pairing: Pairing
    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]  # seats
    plies: int

    def wins(self, seat: int) -> float:
        """A shared victory counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Mean:
    """An average and the half width of its 95 % confidence interval."""

    value: float
    margin: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.margin:.1f}"


@dataclass(frozen=True)
class Standing:
    """How a bot did: its points, its share of victories, how many times it sat down."""

    bot: str
    points: Mean
    wins: Mean
    seats: int


def mean(values: list[float]) -> Mean:
    """The average of some values, which are taken as independent.

    >>> str(mean([1.0, 2.0, 3.0, 4.0]))
    '2.5 ± 1.3'
    """
    count = len(values)
    average = sum(values) / count
    if count < 2:
        return Mean(average, math.inf)
    variance = sum((value - average) ** 2 for value in values) / (count - 1)
    return Mean(average, 1.96 * math.sqrt(variance / count))


def play_out(game: Game, bots: list[Bot], seed: str, options: Mapping[str, str] | None = None) -> tuple[State, int]:
    """A whole game between bots: how it ended, and how many moves it took."""
    state = game.start(game.setting(len(bots), options))
    nature = Nature(seed)
    drawn: list[Move] = []
    plies = 0
    while not state.over:
        seat = state.decision.seat
        if seat == NATURE:
            move = nature.choose(state, drawn)
            drawn.append(move)
        else:
            move = ask_bot(bots[seat], state, seat)
        state.play(move, seat)
        plies += 1
    return state, plies


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game of a tournament."""
    game = find_game(pairing.game)
    bots = [find_bot(name, game)(f"{pairing.seed}/{seat}") for seat, name in enumerate(pairing.bots)]
    state, plies = play_out(game, bots, pairing.seed, pairing.options)
    return Outcome(pairing, tuple(game.scores(state)), tuple(game.winners(state)), plies)


def draw_up(
    game: str, bots: list[str], games: int, seats: int, seed: int | str = 0, options: Mapping[str, str] | None = None
) -> list[Pairing]:
    """Who plays whom: the bots take the seats in turn and move on by one seat from game to game.

    With as many seats as bots, so many games in a row share their luck, and every bot has sat in every seat after them.
    """
    pairings: list[Pairing] = []
    for number in range(games):
        names = tuple(bots[(number + seat) % len(bots)] for seat in range(seats))
        pairings.append(Pairing(game, names, f"{seed}/{number // len(bots)}", dict(options or {})))
    return pairings


def play_tournament(pairings: list[Pairing], processes: int = 1, progress: Progress | None = None) -> list[Outcome]:
    """Play all games, in this process or in several; the result does not depend on how many."""
    outcomes: list[Outcome] = []
    if processes == 1:
        for pairing in pairings:
            outcomes.append(play_pairing(pairing))
            if progress is not None:
                progress(len(outcomes), len(pairings))
        return outcomes
    with ProcessPoolExecutor(processes) as pool:
        for outcome in pool.map(play_pairing, pairings):
            outcomes.append(outcome)
            if progress is not None:
                progress(len(outcomes), len(pairings))
    return outcomes


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """The bots of a tournament, the one with the most points on average first."""
    points: dict[str, list[float]] = {}
    wins: dict[str, list[float]] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.pairing.bots):
            points.setdefault(name, []).append(float(outcome.scores[seat]))
            wins.setdefault(name, []).append(outcome.wins(seat))
    found = [Standing(name, mean(points[name]), mean(wins[name]), len(points[name])) for name in points]
    return sorted(found, key=lambda standing: -standing.points.value)
