"""Tuning: CMA-ES looks for better weights; only what a fresh set of games confirms is kept.

Games are noisy and have no gradient. CMA-ES ranks candidates instead of trusting their scores, learns which weights
belong together, and has hardly a knob to turn; SPSA takes two candidates a step and would need a step size for each of
some forty weights. All candidates of a generation play the same set-ups against the bot as it was at the beginning.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import warnings
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

import numpy as np

from terrae.core.files import write_whole
from terrae.core.game import find_game
from terrae.lab.journal import BadResults
from terrae.lab.results import telling
from terrae.lab.statistics import LEVEL, Estimate, mean
from terrae.lab.tune.objective import Data, Objective
from terrae.lab.tune.space import Space, Weights, space_of

ABOUT, JOURNAL, BEST, CANDIDATES = "tuning.json", "journal.jsonl", "best.json", "candidates"


@dataclass(frozen=True)
class Plan:
    """All that determines a tuning."""

    title: str
    bot: str
    objective: Objective
    names: tuple[str, ...] = ()  # of weights; empty: all
    generations: int = 20
    population: int = 0  # candidates of a generation; 0: as CMA-ES advises
    pairs: int = 10  # that each of them plays
    trial_every: int = 5  # generations between two trials
    trial_pairs: int = 100  # of a trial, fresh ones
    spread: float = 0.2  # how far the first candidates stray, as a share of each weight
    seed: str = "0"

    @property
    def trials(self) -> int:
        return -(-self.generations // self.trial_every)

    def data(self) -> Data:
        found: Data = json.loads(json.dumps({**asdict(self), "objective": self.objective.data()}))
        return found


@dataclass(frozen=True)
class Generation:
    """What became of the candidates of a generation: how much better than at the beginning each did, on average."""

    number: int
    scores: list[float]


@dataclass(frozen=True)
class Trial:
    """The favourite of the search against the best so far, with fresh luck; is the gain confirmed?"""

    generation: int
    weights: str  # the digest of the challenger's
    found: Estimate
    confirmed: bool


@dataclass
class Progress:
    """What a tuning has come to."""

    plan: Plan
    generations: list[Generation] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    best: Weights = field(default_factory=dict)  # as confirmed; empty: as they were

    @property
    def gain(self) -> Trial | None:
        """The last confirmed trial."""
        return next((trial for trial in reversed(self.trials) if trial.confirmed), None)


Show = Callable[[Progress], None]


class Tuning:
    """A tuning in a folder. Whenever it is broken off, the same plan goes on where it stopped."""

    def __init__(self, plan: Plan, folder: Path, workers: int = 1) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.space: Space = space_of(plan.bot, find_game(plan.title), plan.names, plan.spread)
        self.progress = Progress(plan)
        self.lines = self.open()

    def open(self) -> list[Data]:
        """Begin, or find what was done before."""
        about = {**self.plan.data(), "start": self.space.start}
        path = self.folder / ABOUT
        with telling(self.folder):
            if not path.exists():
                if self.folder.exists() and any(self.folder.iterdir()):
                    raise BadResults("lab.tune.not-empty", folder=self.folder)
                (self.folder / CANDIDATES).mkdir(parents=True, exist_ok=True)
                write_whole(json.dumps(about, indent=1) + "\n", path)
                return []
            try:
                before = json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                raise BadResults("lab.unreadable", path=path, reason=error) from None
            for name, now in about.items():
                if name != "generations" and before.get(name) != now:
                    raise BadResults(
                        "lab.tune.other-plan", folder=self.folder, name=name, was=before.get(name), now=now
                    )
            journal = self.folder / JOURNAL
            return whole_lines(journal.read_text(encoding="utf-8")) if journal.exists() else []

    def run(self, show: Show | None = None) -> Progress:
        """Search, generation by generation, with a trial every few of them."""
        plan, dice = self.plan, np.random.default_rng(digest_number(self.plan.seed))
        options = {"verbose": -9, "seed": 1, "randn": lambda *size: dice.standard_normal(size)}
        options |= {"popsize": plan.population} if plan.population else {}
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Could not import matplotlib")  # which would plot what `words` draws
            import cma  # takes a second to load
        search = cma.CMAEvolutionStrategy(np.zeros(len(self.space.places)), 1.0, options)
        with ExitStack() as stack:
            play = self.players(stack)
            for number in range(plan.generations):
                points = search.ask()
                line = self.known("generation", number)
                if line is None:
                    specs = [self.spec(self.space.weights(point)) for point in points]
                    scores = [
                        float(np.mean(found)) for found in play(plan.bot, specs, f"{plan.seed}/{number}", plan.pairs)
                    ]
                    line = self.note({"kind": "generation", "number": number, "scores": scores})
                search.tell(points, [-score for score in line["scores"]])
                self.progress.generations.append(Generation(number, line["scores"]))
                if self.is_due(number) or self.known("trial", number):
                    self.try_out(number, self.space.weights(search.result.xfavorite), play)
                if show is not None:
                    show(self.progress)
        return self.progress

    def is_due(self, number: int) -> bool:
        """Is there a trial after this generation?"""
        return (number + 1) % self.plan.trial_every == 0 or number + 1 == self.plan.generations

    def try_out(self, number: int, weights: Weights, play: Play) -> None:
        """Let the favourite meet the best so far with fresh luck; what is not confirmed is not kept."""
        progress, plan = self.progress, self.plan
        line = self.known("trial", number)
        if line is None:
            holder = self.spec(progress.best) if progress.best else plan.bot
            played = play(holder, [self.spec(weights)], f"{plan.seed}/trial/{number}", plan.trial_pairs)[0]
            line = self.note({"kind": "trial", "number": number, "differences": played})
        found = mean(line["differences"])
        confirmed = found.value > 0 and found.p < LEVEL / plan.trials  # one of several trials may look good by chance
        progress.trials.append(Trial(number, digest(weights), found, confirmed))
        if confirmed:
            progress.best = weights
            with telling(self.folder):
                write_whole(json.dumps(weights, indent=1) + "\n", self.folder / BEST)

    def players(self, stack: ExitStack) -> Play:
        """Who plays: this process, or several that stay."""
        if self.workers == 1:
            return partial(play_all, map, self.plan.objective)
        context = multiprocessing.get_context("spawn")
        pool = stack.enter_context(ProcessPoolExecutor(self.workers, mp_context=context))
        return partial(play_all, pool.map, self.plan.objective)

    def spec(self, weights: Weights) -> str:
        """The bot with other weights, which are kept in a file."""
        path = self.folder / CANDIDATES / f"{digest(weights)}.json"
        if not path.exists():
            with telling(self.folder):
                write_whole(json.dumps(weights) + "\n", path)
        name, at, settings = self.plan.bot.partition("@")
        return f"{name}@weights={path}{',' + settings if at else ''}"

    def known(self, kind: str, number: int) -> Data | None:
        """What was noted before."""
        return next((line for line in self.lines if (line["kind"], line["number"]) == (kind, number)), None)

    def note(self, line: Data) -> Data:
        """Write down what was played, for good."""
        with telling(self.folder):
            kept = "".join(json.dumps(known) + "\n" for known in self.lines)
            write_whole(kept + json.dumps(line) + "\n", self.folder / JOURNAL)
        self.lines.append(line)
        return line


Play = Callable[[str, Sequence[str], str, int], list[list[float]]]


def play_all(
    each: Callable[..., Iterable[list[float]]],
    objective: Objective,
    first: str,
    others: Sequence[str],
    seed: str,
    pairs: int,
) -> list[list[float]]:
    """Everybody against the first, with the same luck."""
    number = len(others)
    return list(each(objective.differences, [first] * number, others, [seed] * number, [pairs] * number))


def whole_lines(text: str) -> list[Data]:
    """The lines of a journal; a half one at its end is left out."""
    found: list[Data] = []
    for line in text.splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    return found


def digest(weights: Weights) -> str:
    return hashlib.blake2b(json.dumps(weights, sort_keys=True).encode(), digest_size=8).hexdigest()


def digest_number(seed: str) -> int:
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest())


def tune(plan: Plan, folder: Path | str, *, workers: int = 1, show: Show | None = None) -> Progress:
    """Fit weights of a bot, or go on fitting; the best that was confirmed is in the folder as `best.json`."""
    return Tuning(plan, Path(folder), workers).run(show)
