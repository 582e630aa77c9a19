"""Sources: openings from folders, of games in any form we read, or of results of the lab."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError
from terrae.explorer.openings import Opening, from_rows, openings
from terrae.lab.matches import read_match

ABOUT = "tournament.json"  # what a folder of results has


class NothingToExplore(TerraeError):
    """A folder that cannot be read, or that holds no game."""


def from_folder(path: Path) -> Iterator[Opening]:
    """All openings of a folder or file; files that are no games are passed over."""
    if not path.exists():
        raise NothingToExplore("explorer.no-folder", path=path)
    if (path / ABOUT).exists():
        yield from from_results(path)
        return
    seen: set[Path] = set()
    for file in sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]:
        if file.with_suffix("") in seen:  # the same game in another form
            continue
        try:
            found = openings(read_match(file))
        except TerraeError:  # no game: a folder may hold anything
            continue
        seen.add(file.with_suffix(""))
        yield from found


def from_results(path: Path) -> list[Opening]:
    """The openings of a tournament."""
    return from_rows(*rows_of_results(path))


def rows_of_results(path: Path) -> tuple[list[Mapping[str, Any]], dict[str, list[Mapping[str, Any]]]]:
    """The rows of a tournament, of seats and of turns by game; reading them needs the extra of the lab."""
    try:
        from terrae.lab.results import read as read_results
    except ImportError:
        raise NothingToExplore("explorer.no-lab", path=path) from None
    read = read_results(path)
    turns: dict[str, list[Mapping[str, Any]]] = {}
    chosen = read.turns.select("game_id", "turn", "ply", "round", "seat", "moves").sort("turn").collect()
    for turn in chosen.iter_rows(named=True):
        turns.setdefault(str(turn["game_id"]), []).append(turn)
    return list(read.seats.collect().iter_rows(named=True)), turns
