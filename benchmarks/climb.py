"""Weights of a planner, moved uphill all at once by what plans of whole games come to.

python -m benchmarks.climb terra-nova --pairs 800 --steps 4 -o nova.json
python -m benchmarks.climb terra-mystica --ledgers ../shared/ledgers/real --pairs 1000 --steps 4 -o mystica.json

A plan to the end of the game ends with points that no weight has a say in: weights only say which lines are kept on the
way. Each pair plans one position twice, with every weight moved at random, by a quarter of itself or so, and with every
weight moved the other way; a regression of the differences on the moves tells what each weight is worth, all of them
for the price of one. After so many pairs the weights go a step uphill, those that are sure to matter farthest; the file
is written after each step, and a run that finds it goes on from there. What it holds plays as `expert@weights=FILE`.
Better plans need not be better games (docs/strength.md): whatever is found is to be played against the bot as it is.

Positions: of Terra Nova the starts of rounds 1 to 3 in games of `hard`; of Terra Mystica those of rounds 1 to 4 in
every other game of people with four seats (the others are for checking), where ranks count a fifth, as for `expert`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.takeover import positions
from terrae.bots import ask_bot, find_bot
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.terra_mystica.bot import less_sure
from terrae.bots.terra_mystica.factions import habits_of
from terrae.bots.terra_mystica.search.evaluation import ALL as ALL_OF_MYSTICA
from terrae.bots.terra_mystica.search.sight import MysticaSight
from terrae.bots.terra_mystica.search.weights import Weights as MysticaWeights
from terrae.bots.terra_nova.search.sight import NovaSight
from terrae.bots.terra_nova.search.weights import Weights as NovaWeights
from terrae.bots.weights import read_weights, set_weight, weights_of
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import Turn

W = TypeVar("W")
Numbers = npt.NDArray[np.float64]
Values = dict[str, int | list[int]]
SEATS = 4
STEP = 0.25  # of the logarithm: how far weights are moved at random
MOST = 0.5  # of that at most in one step uphill: farther, and sharp ones swing from side to side
RIDGE = 0.02  # for each pair
SURE = 1.0  # standard errors from which on a slope counts
WHOLE, TILT = "whole", "tilt"  # a list is moved as a whole, and its end against its beginning
BYSTANDERS = {
    "terra-nova": [
        "site_",
        "busy",
        "contest",
        "growth",
        "largest",
        "leech",
        "most_steps",
        "rival",
        "share_of_power",
        "unfinished",
    ],
    "terra-mystica": [
        "contest",
        "coin",
        "cult_growth",
        "cult_slope",
        "eager",
        "foreseen",
        "last_",
        "leech",
        "net_growth",
        "net_slope",
    ],
}  # weights, or beginnings of their names, that say what others do, or what only games can tell
RANKS = 20  # per cent of the points for ranks, which others will take as well
NOVA_ROUNDS, MYSTICA_ROUNDS = (1, 2, 3), (1, 2, 3, 4)


class Planned(ABC):
    """A title whose plans are looked at."""

    sites: int

    @abstractmethod
    def usual(self) -> Values:
        """The weights it begins with."""

    @abstractmethod
    def positions(self, luck: random.Random) -> Iterator[tuple[object, int]]:
        """Positions at the beginning of a turn, and the seat that is to plan."""

    @abstractmethod
    def worth(self, state: object, seat: int, values: Values, width: int) -> float:
        """The points that a plan of so many lines comes to."""


class OfNova(Planned):
    sites = 6

    def usual(self) -> Values:
        return weights_of(NovaWeights())

    def positions(self, luck: random.Random) -> Iterator[tuple[object, int]]:
        game = find_game("terra-nova")
        while True:
            seed = f"climb/{luck.random()}"
            match = Match(game, game.setting(SEATS), seed=seed)
            bots = [find_bot("hard", game)(f"{seed}/{seat}") for seat in range(SEATS)]
            for number in NOVA_ROUNDS:
                while not (isinstance(match.state.decision, Turn) and game.round_of(match.state) == number):
                    seat = match.state.decision.seat
                    match.play(ask_bot(bots[seat], match.state, seat), seat)
                    match.commit()
                yield match.state.copy(), luck.randrange(SEATS)

    def worth(self, state: object, seat: int, values: Values, width: int) -> float:
        assert isinstance(state, Nova)
        sight = NovaSight(state, seat, moved_to(NovaWeights(), values), -1, self.sites)
        line = Beam(sight, Extent(width, width, 4, 3 * width, 200, 10**7)).plan(state, [])
        assert line is not None
        return NovaSight(state, seat, NovaWeights(), -1, self.sites).value(line.state, True) / 100


class OfMystica(Planned):
    sites = 5

    def __init__(self, folder: Path) -> None:
        self.found = [state for number in MYSTICA_ROUNDS for _, state, _ in positions(folder, number, "even")]

    def usual(self) -> Values:
        return weights_of(MysticaWeights())

    def positions(self, luck: random.Random) -> Iterator[tuple[object, int]]:
        while True:
            yield luck.choice(self.found), luck.randrange(SEATS)

    def worth(self, state: object, seat: int, values: Values, width: int) -> float:
        assert isinstance(state, Mystica)
        habits = habits_of(state.seats[seat].faction.mat.key)
        weights = less_sure(moved_to(MysticaWeights(), values), RANKS)
        sight = MysticaSight(state, seat, weights, habits, ALL_OF_MYSTICA, self.sites)
        line = Beam(sight, Extent(width, (2 * width + 2) // 3, 5, 4 * width, 5, 10**7, 4)).plan(state, [])
        assert line is not None
        judge = MysticaSight(state, seat, MysticaWeights(), habits, ALL_OF_MYSTICA, self.sites)
        value = judge.value(line.state, True)
        ranks = judge.outlook.cults + judge.outlook.network
        return int(value * 100 - (100 - RANKS) * ranks) / 100**2


def moved_to(weights: W, values: Values) -> W:
    """Weights that are what the values say."""
    for name, value in values.items():
        set_weight(weights, name, value)
    return weights


def handles(values: Values, bystanders: list[str]) -> list[tuple[str, str]]:
    """What can be moved: each weight, and the tilt of those that are lists."""
    found = []
    for name, value in values.items():
        if not any(name.startswith(each) for each in bystanders):
            found.append((name, WHOLE))
            if isinstance(value, list):
                found.append((name, TILT))
    return found


def moved(values: Values, ways: dict[tuple[str, str], float]) -> Values:
    """The values with each handle moved so far, in logarithms."""
    found = dict(values)
    for (name, kind), way in ways.items():
        value = found[name]
        if not isinstance(value, list):
            found[name] = round(value * math.exp(way))
        elif kind == WHOLE:
            found[name] = [round(each * math.exp(way)) for each in value]
        else:
            middle = (len(value) - 1) / 2
            found[name] = [round(each * math.exp(way * (at - middle) / middle)) for at, each in enumerate(value)]
    return found


def slopes(ways: Numbers, gains: Numbers) -> tuple[Numbers, float]:
    """What each handle is worth for a move of one step, and the standard error of that."""
    size = len(gains)
    found = np.linalg.solve(ways.T @ ways + size * RIDGE * np.eye(ways.shape[1]), ways.T @ gains)
    return found.astype(np.float64), float(gains.std()) / size**0.5


def step(slope: float, error: float) -> float:
    """How far a handle goes."""
    sure = max(0.0, 1 - SURE * (error / slope) ** 2) if slope else 0.0
    return STEP * max(-MOST, min(MOST, sure * slope))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=("terra-nova", "terra-mystica"))
    parser.add_argument("--ledgers", type=Path, help="a folder of games of people, for Terra Mystica")
    parser.add_argument("--width", type=int, default=12, help="lines of a plan")
    parser.add_argument("--pairs", type=int, default=800)
    parser.add_argument("--steps", type=int, default=4)
    parser.add_argument("--seed", default="1")
    parser.add_argument("-o", "--output", type=Path, required=True)
    given = parser.parse_args()
    if given.title == "terra-mystica" and given.ledgers is None:
        parser.error("Terra Mystica needs --ledgers FOLDER")
    title: Planned = OfNova() if given.title == "terra-nova" else OfMystica(given.ledgers)
    console = Console(width=100)
    luck = random.Random(given.seed)
    values = {**title.usual(), **(read_weights(given.output) if given.output.exists() else {})}
    names = handles(values, BYSTANDERS[given.title])
    source = title.positions(luck)
    for number in range(given.steps):
        ways: list[list[float]] = []
        gains: list[float] = []
        means: list[float] = []
        for _ in track(range(given.pairs), f"step {number + 1}", console=console):
            state, seat = next(source)
            away = [luck.gauss(0, 1) for _ in names]
            both = [
                title.worth(
                    state,
                    seat,
                    moved(values, {name: sign * STEP * way for name, way in zip(names, away, strict=True)}),
                    given.width,
                )
                for sign in (1, -1)
            ]
            ways.append(away)
            gains.append((both[0] - both[1]) / 2)
            means.append(statistics.mean(both))
        found, error = slopes(np.array(ways), np.array(gains))
        table = Table(f"step {number + 1}: {statistics.mean(means):.1f} points", "points for a quarter more", "moved")
        goes = {name: step(float(slope), error) for name, slope in zip(names, found, strict=True)}
        for at in np.argsort(-abs(found))[:15]:
            name = names[int(at)]
            table.add_row(" ".join(name), f"{found[at]:+.2f} ± {error:.2f}", f"{100 * math.expm1(goes[name]):+.0f} %")
        console.print(table)
        values = moved(values, goes)
        given.output.write_text(json.dumps(values, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
