"""A tuning in words, as data and as a picture."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

import polars as pl

from terrae.core.wording import phrase
from terrae.lab import plots
from terrae.lab.report.words import points_words, signed
from terrae.lab.tune.tuning import BEST, Progress, Trial


def lines(progress: Progress) -> list[str]:
    """What the last generation has brought, and the trial after it if there was one."""
    last = progress.generations[-1]
    values = {"best": gain(max(last.scores)), "middle": gain(median(last.scores))}
    told = [phrase("lab.tune.generation", number=last.number + 1, of=progress.plan.generations, **values)]
    return told + [trial_line(trial) for trial in progress.trials if trial.generation == last.number]


def trial_line(trial: Trial) -> str:
    key = "lab.tune.confirmed" if trial.confirmed else "lab.tune.refused"
    pairs = trial.found.clusters
    return phrase(key, number=trial.generation + 1, pairs=pairs, gain=points_words(trial.found))


def gain(value: float) -> str:
    return signed(value)


def verdict(progress: Progress, folder: Path) -> str:
    """What came of it."""
    kept = progress.gain
    if kept is None:
        return phrase("lab.tune.nothing-kept", trials=len(progress.trials))
    name = progress.plan.bot.partition("@")[0]
    file = folder / BEST
    values = {"gain": points_words(kept.found), "pairs": kept.found.clusters}
    return phrase("lab.tune.kept", file=file, bot=f"{name}@weights={file}", **values)


def data(progress: Progress) -> dict[str, Any]:
    """For programs."""
    return {
        "plan": progress.plan.data(),
        "generations": [asdict(generation) for generation in progress.generations],
        "trials": [asdict(trial) for trial in progress.trials],
        "best": progress.best,
    }


def picture(progress: Progress) -> str:
    """The scores of the candidates, generation by generation: the middle one between the worst and the best."""
    rows = pl.DataFrame(
        [
            {
                "place": generation.number + 1,
                "value": median(generation.scores),
                "low": min(generation.scores),
                "high": max(generation.scores),
            }
            for generation in progress.generations
        ]
    )
    return plots.as_file(plots.bands(rows, phrase("lab.tune.axis-generation"), phrase("lab.tune.axis-gain")))
