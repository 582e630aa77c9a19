"""Sides: two sets of components, options or rule switches, played with the same seeds."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from terrae.core.errors import BadOption
from terrae.lab import results
from terrae.lab.arena import Progress, run
from terrae.lab.compare.contrast import MATTERS, Comparison, Games, contrast
from terrae.lab.hands import Hands
from terrae.lab.results import ABOUT
from terrae.lab.tournament import Tournament

STANDARD = "standard"  # the components that come with a title, and its usual options


@dataclass(frozen=True)
class Side:
    """What is played on one side: options, another set of components, or results that are there already."""

    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    components: str = ""
    results: str = ""


def read_side(text: str) -> Side:
    """A side as people write it: `standard`, a folder of components or of results, or options: `NAME=VALUE ...`."""
    path = Path(text)
    if path.is_dir():
        where = str(path.resolve())
        return Side(text, results=where) if (path / ABOUT).exists() else Side(text, components=where)
    if text == STANDARD:
        return Side(text)
    pairs = [word.partition("=") for word in text.split()]
    if not pairs or not all(name and equals for name, equals, _ in pairs):
        raise BadOption("lab.compare.side", text=text, standard=STANDARD)
    return Side(text, {name: value for name, _, value in pairs})


def compare(
    tournament: Tournament,
    first: Side,
    second: Side,
    games: int,
    *,
    measure: str = "points",
    matters: float = MATTERS,
    folder: Path | None = None,
    hands: Hands | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play both sides of a question with the same luck, and tell what differs.

    The tournament says who plays, at how many seats, with what seed and what options of both sides. With a folder the
    games are kept in it, and a run that was broken off goes on.
    """
    if first == second:
        raise BadOption("lab.compare.itself", side=first.name)
    with ExitStack() as stack:
        where = folder or Path(stack.enter_context(TemporaryDirectory(prefix="terrae-compare-")))
        one, two = (
            side_games(tournament, side, games, where / name, hands, progress)
            for side, name in ((first, "a"), (second, "b"))
        )
    return contrast(one, two, measure, matters)


def side_games(
    tournament: Tournament, side: Side, games: int, folder: Path, hands: Hands | None, progress: Progress | None
) -> Games:
    """The rows of a side, played unless they are there."""
    if side.results:
        folder = Path(side.results)
    else:
        changed = replace(tournament, options={**tournament.options, **side.options}, components=side.components)
        folder.mkdir(parents=True, exist_ok=True)
        run(changed, games, folder, hands=hands, progress=progress)
    rows = results.read(folder)
    return Games(rows.seats.collect(), rows.turns.collect())
