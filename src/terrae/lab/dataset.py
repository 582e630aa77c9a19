"""Datasets: every decision of many games as a row of Parquet, for people who train elsewhere.

    dataset.json                 what it was made of
    games/00000.parquet          one row for each game, with its game file
    positions/00000.parquet      one row for each decision that had two answers or more
    features/00000.parquet       the names of the features in the rows of a shard

A shard holds so many games, and is written whole or not at all; what is there is not made again. The columns are in
docs/lab.md.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from terrae.core.files import write_whole
from terrae.core.game import named
from terrae.core.match import Match
from terrae.core.record import write as write_record
from terrae.core.state import NATURE
from terrae.core.voice import kind
from terrae.lab.gather import matches
from terrae.lab.journal import BadResults, name_of
from terrae.lab.playing import Table
from terrae.lab.results import Columns, telling, write_table
from terrae.lab.tournament import Tournament

FORMAT = 1
ABOUT = "dataset.json"
SHARD = 64  # games
LONGEST = 40  # characters of a text that is a feature
Row = dict[str, Any]
Progress = Callable[[int, int], None]  # games done, games in all

GAME_COLUMNS: Columns = {
    "game_id": pl.String,
    "title": pl.String,
    "rules": pl.UInt16,
    "components": pl.String,
    "seats": pl.UInt8,
    "players": pl.List(pl.String),
    "sides": pl.List(pl.String),
    "points": pl.List(pl.Int32),
    "finished": pl.Boolean,
    "record": pl.String,
}
POSITION_COLUMNS: Columns = {
    "game_id": pl.String,
    "ply": pl.UInt32,
    "round": pl.UInt8,
    "seat": pl.UInt8,
    "question": pl.String,
    "legal": pl.List(pl.UInt32),
    "move": pl.UInt32,
    "text": pl.String,
    "points": pl.List(pl.Int32),
    "final": pl.List(pl.Int32),
    "win": pl.Float64,
    "feature": pl.List(pl.UInt32),
    "value": pl.List(pl.Float32),
}
FEATURE_COLUMNS: Columns = {"feature": pl.UInt32, "name": pl.String}
TABLES = {
    "games": pl.Schema(GAME_COLUMNS),
    "positions": pl.Schema(POSITION_COLUMNS),
    "features": pl.Schema(FEATURE_COLUMNS),
}


class Source(Protocol):
    """Where games come from, in an order that is always the same."""

    def about(self) -> dict[str, Any]: ...

    def games(self, first: int, last: int) -> Iterator[tuple[str, Match]]:
        """The games of these numbers, with their names."""

    def __len__(self) -> int: ...


@dataclass(frozen=True)
class SelfPlay:
    """The games of a tournament."""

    tournament: Tournament
    number: int

    def about(self) -> dict[str, Any]:
        return {"tournament": self.tournament.data(), "versions": self.tournament.versions()}

    def __len__(self) -> int:
        return self.number

    def games(self, first: int, last: int) -> Iterator[tuple[str, Match]]:
        table = Table(self.tournament)
        for number in range(first, last):
            yield name_of(number), match_of(table, number)


def match_of(table: Table, number: int) -> Match:
    """A game of a tournament as a match."""
    tournament = table.tournament
    pairing = tournament.pairing(number)
    beginning = tournament.beginning(pairing.setup)
    setting = tournament.setting(pairing.setup) if beginning is None else beginning.setting
    match = Match(tournament.game, setting, names=list(pairing.bots))
    for turn in table.play_pairing(pairing)[0].turns:
        for text in turn["moves"]:
            match.record(tournament.game.catalogue.by_text[text], turn["seat"] - 1)
    return match


class Kept:
    """Games in files: game files of ours, or ledgers that a title knows. What cannot be read is left out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = [file for match, file, _ in matches(folder) if match is not None]
        if not self.files:
            raise BadResults(
                "lab.nothing-there" if not list(folder.rglob("*")) else "lab.dataset.no-games", path=folder
            )

    def about(self) -> dict[str, Any]:
        return {"games": [self.name(file) for file in self.files]}

    def name(self, file: Path) -> str:
        return file.relative_to(self.folder).with_suffix("").as_posix() if self.folder.is_dir() else file.stem

    def __len__(self) -> int:
        return len(self.files)

    def games(self, first: int, last: int) -> Iterator[tuple[str, Match]]:
        for file in self.files[first:last]:
            match = next(match for match, _, _ in matches(file))
            assert match is not None
            yield self.name(file), match


def dataset(
    source: Source, folder: Path | str, *, features: bool = True, shard: int = SHARD, progress: Progress | None = None
) -> int:
    """Write a dataset, or what is missing of it; the number of its games."""
    folder = Path(folder)
    open_folder(folder, {**source.about(), "features": features, "shard": shard})
    total = len(source)
    for number in range(-(-total // shard)):
        first, last = number * shard, min(total, (number + 1) * shard)
        if not complete(folder, number, last - first):
            write_shard(folder, number, source.games(first, last), features)
        if progress is not None:
            progress(last, total)
    return total


def complete(folder: Path, number: int, games: int) -> bool:
    """Is a shard there, with all its games? One that cannot be read is made again."""
    path, counted = (folder / name / f"{number:05d}.parquet" for name in ("positions", "games"))
    if not path.exists() or not counted.exists():
        return False
    try:
        have: int = pl.scan_parquet(counted).select(pl.len()).collect().item()
        return have == games and pl.read_parquet_schema(path) == TABLES["positions"]
    except pl.exceptions.PolarsError:
        return False


def open_folder(folder: Path, about: Mapping[str, Any]) -> None:
    """Begin a dataset, or go on with one that was begun in the same way."""
    content = json.loads(json.dumps({"format": FORMAT, **about}))
    path = folder / ABOUT
    with telling(folder):
        if not path.exists():
            if folder.exists() and any(folder.iterdir()):
                raise BadResults("lab.dataset.not-empty", folder=folder)
            for name in TABLES:
                (folder / name).mkdir(parents=True, exist_ok=True)
            write_whole(json.dumps(content, indent=1, ensure_ascii=False) + "\n", path)
            return
        try:
            before = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadResults("lab.unreadable", path=path, reason=error) from None
    for name, now in content.items():
        if not isinstance(before, dict) or before.get(name) != now:
            raise BadResults("lab.dataset.other", folder=folder, name=name)


def write_shard(folder: Path, number: int, games: Iterator[tuple[str, Match]], features: bool) -> None:
    """The games of a shard; positions come last, so that a shard that has them is complete."""
    rows: dict[str, list[Row]] = {name: [] for name in TABLES}
    known: dict[int, str] = {}
    for name, match in games:
        rows["games"].append(game_row(name, match))
        rows["positions"] += position_rows(name, match, known if features else None)
    rows["features"] = [{"feature": key, "name": known[key]} for key in sorted(known)]
    with telling(folder):
        for table in ("features", "games", "positions"):
            path = folder / table / f"{number:05d}.parquet"
            write_table(pl.DataFrame(rows[table], schema=TABLES[table], orient="row"), path)


def game_row(name: str, match: Match) -> Row:
    return {
        "game_id": name,
        "title": match.game.name,
        "rules": match.game.rules,
        "components": named(match.setting.components),
        "seats": match.setting.seats,
        "players": match.names,
        "sides": match.game.sides(match.state),
        "points": match.game.scores(match.state),
        "finished": match.over,
        "record": write_record(match),
    }


def position_rows(name: str, match: Match, known: dict[int, str] | None = None) -> list[Row]:
    """Every decision of a game. Known: the names of features by number, to be added to; without it there are none."""
    game = match.game
    final = game.scores(match.state)
    winners = game.winners(match.state) if match.over else []
    state = match.at(0)
    found: list[Row] = []
    for ply, entry in enumerate(match.log, 1):
        seat, move = int(entry.seat), entry.move
        legal = [] if seat == NATURE else state.moves_of(seat)
        if len(legal) > 1:
            decision = next(each for each in state.decisions() if each.seat == seat)
            told = {} if known is None else features_of(game.view(state, seat))
            numbers = {feature_number(key): value for key, value in told.items()}
            if known is not None:
                known.update(zip(numbers, told, strict=True))
            found.append(
                {
                    "game_id": name,
                    "ply": ply,
                    "round": game.round_of(state),
                    "seat": seat + 1,
                    "question": kind(decision),
                    "legal": [int(each.index) for each in legal],
                    "move": int(move.index),
                    "text": move.text,
                    "points": game.scores(state),
                    "final": final,
                    "win": (seat in winners) / len(winners) if winners else None,
                    "feature": list(numbers),
                    "value": list(numbers.values()),
                }
            )
        state.play(move, entry.seat)
    return found


def features_of(view: object) -> dict[str, float]:
    """What a seat may know as numbers, by where they stand; a text is 1 for its path and value. Zeros are left out.

    >>> features_of({"round": 2, "seats": [{"money": 3, "passed": False, "faction": "golems"}]})
    {'round': 2.0, 'seats.0.money': 3.0, 'seats.0.faction=golems': 1.0}
    """
    found: dict[str, float] = {}
    collect(view, "", found)
    return found


def collect(part: object, path: str, found: dict[str, float]) -> None:
    """Add the features of a part of a view."""
    if isinstance(part, str):
        if part and len(part) <= LONGEST:
            found[f"{path}={part}"] = 1.0
    elif isinstance(part, int | float):
        if part:
            found[path] = float(part)
    elif isinstance(part, Mapping | Sequence):
        items = part.items() if isinstance(part, Mapping) else enumerate(part)
        for key, inner in items:
            collect(inner, f"{path}.{key}" if path else str(key), found)


@cache
def feature_number(name: str) -> int:
    """The number of a feature, the same everywhere."""
    return zlib.crc32(name.encode())
