"""Gathering: the rows of results, or of games that people have played and kept as files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from terrae.core.errors import TerraeError
from terrae.core.match import Match
from terrae.lab import results
from terrae.lab.journal import BadResults
from terrae.lab.matches import read_match
from terrae.lab.results import ABOUT
from terrae.lab.rows import rows_of

Progress = Callable[[int, int], None]  # files looked at, files in all


@dataclass(frozen=True)
class Gathered:
    """Rows, what is said about all games, and the files that are no games, with the reason."""

    seats: pl.DataFrame
    turns: pl.DataFrame
    about: dict[str, object]
    refused: dict[Path, str]


def gather(source: Path | str, progress: Progress | None = None) -> Gathered:
    """The rows of a folder of results, of a folder of game files or ledgers, or of a single such file."""
    path = Path(source)
    if (path / ABOUT).exists():
        found = results.read(path)
        return Gathered(found.seats.collect(), found.turns.collect(), found.about, {})
    if not path.exists():
        raise BadResults("lab.no-source", path=path)
    return gather_files(path, progress)


def gather_files(path: Path, progress: Progress | None = None) -> Gathered:
    """The rows of games in files. A game that was kept in several forms, under one name, counts once."""
    seats: list[dict[str, object]] = []
    turns: list[dict[str, object]] = []
    refused: dict[Path, str] = {}
    for match, file, reason in matches(path, progress):
        if match is None:
            refused[file] = reason
            continue
        name = file.relative_to(path).with_suffix("").as_posix() if path.is_dir() else file.stem
        rows = rows_of(match, game_id=name)
        seats += rows.seats
        turns += rows.turns
    if not seats:
        first = next((f"{file}: {reason}" for file, reason in refused.items()), "")
        raise BadResults("lab.no-games" if first else "lab.nothing-there", path=path, reason=first)
    table = results.TABLES
    return Gathered(pl.DataFrame(seats, schema=table["seats"]), pl.DataFrame(turns, schema=table["turns"]), {}, refused)


def matches(path: Path, progress: Progress | None = None) -> Iterator[tuple[Match | None, Path, str]]:
    """Every game in a folder, or in a file: the match, or why there is none."""
    files = sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
    have: set[Path] = set()
    for number, file in enumerate(files):
        if progress is not None:
            progress(number, len(files))
        if file.with_suffix("") in have:
            continue
        try:
            match = read_match(file)
        except TerraeError as error:
            yield None, file, str(error)
            continue
        have.add(file.with_suffix(""))
        yield match, file, ""
    if progress is not None:
        progress(len(files), len(files))
