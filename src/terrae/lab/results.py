"""Results: a folder that keeps the rows of many games as Parquet, safe against being killed in the middle.

    tournament.json         all that determines the games, and the versions they were played with
    games/00000.jsonl       the journal of a shard: a line for each game that is over, in the order in which they ended
    seats/00000.parquet     one row for each seat of the games of a shard
    turns/00000.parquet     one row for each turn
    times/00000.parquet     how long each seat thought: all that another run would not repeat

A shard holds the games whose numbers begin alike. Its journal goes when all its games are in Parquet. The columns are
in docs/lab.md.
"""

from __future__ import annotations

import errno
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import polars as pl
from filelock import FileLock, Timeout

from terrae.core.files import write_whole
from terrae.lab.journal import BadResults, games_in, line_of, read_line
from terrae.lab.rows import Rows

FORMAT = 1  # of results; another one is not read
SHARD = 256  # games
ABOUT = "tournament.json"
JOURNALS = "games"
LOCK = ".lock"

Columns: TypeAlias = dict[str, pl.DataType | type[pl.DataType]]
SEAT_COLUMNS: Columns = {
    "game_id": pl.String,
    "title": pl.String,
    "pair": pl.String,
    "seed": pl.String,
    "seats": pl.UInt8,
    "seat": pl.UInt8,
    "order": pl.UInt8,
    "bot": pl.String,
    "faction": pl.String,
    "setup": pl.List(pl.Struct({"kind": pl.String, "name": pl.String})),
    "opening": pl.List(pl.String),
    "points": pl.Int32,
    "rank": pl.UInt8,
    "win": pl.Float64,
    "margin": pl.Int32,
    "sources": pl.List(pl.Struct({"source": pl.String, "round": pl.UInt8, "points": pl.Int32})),
    "used": pl.List(pl.Struct({"what": pl.String, "times": pl.UInt32})),
    "finished": pl.Boolean,
    "dropped": pl.Boolean,
    "failed": pl.String,
    "turns": pl.UInt32,
    "plies": pl.UInt32,
}
TURN_COLUMNS: Columns = {
    "game_id": pl.String,
    "turn": pl.UInt32,
    "ply": pl.UInt32,
    "round": pl.UInt8,
    "seat": pl.UInt8,
    "moves": pl.List(pl.String),
    "choices": pl.List(pl.UInt32),
    "before": pl.Int32,
    "after": pl.Int32,
    "points": pl.List(pl.Int32),
    "lead": pl.List(pl.UInt8),
}
TIME_COLUMNS: Columns = {"game_id": pl.String, "seat": pl.UInt8, "cpu": pl.Float64}
TABLES = {"seats": pl.Schema(SEAT_COLUMNS), "turns": pl.Schema(TURN_COLUMNS), "times": pl.Schema(TIME_COLUMNS)}


@dataclass(frozen=True)
class Results:
    """The rows of many games, read when they are asked for, and what is said about all of them."""

    folder: Path
    about: dict[str, Any]
    seats: pl.LazyFrame
    turns: pl.LazyFrame
    times: pl.LazyFrame


class Store:
    """Writes results. Games come in any order, and what was added is there whatever happens next."""

    def __init__(self, folder: Path) -> None:
        """Only one at a time may write to a folder; whoever dies leaves it to others."""
        self.folder = folder
        self.lock = FileLock(folder / LOCK)
        try:
            self.lock.acquire(blocking=False)
        except Timeout:
            raise BadResults("lab.in-use", folder=folder) from None
        self.have: set[int] = set()  # the numbers of the games that are there
        self.journals: dict[int, io.FileIO] = {}
        self.counts: dict[int, int] = {}  # games in the journal of each shard

    # Opening

    @classmethod
    def create(cls, folder: Path, about: Mapping[str, Any]) -> Store:
        """A new folder of results; what is said about all games is written at once."""
        with telling(folder):
            for name in (JOURNALS, *TABLES):
                (folder / name).mkdir(parents=True, exist_ok=True)
            store = cls(folder)
            write_about(folder, about)
        return store

    @classmethod
    def reopen(cls, folder: Path) -> Store:
        """Go on with results: what is whole is kept, half a line at the end of a journal is cut off."""
        with telling(folder):
            store = cls(folder)
            for path in sorted((folder / "seats").glob("*.parquet")):
                if not store.journal(int(path.stem)).exists():
                    store.have |= full_shard(path)
            for path in sorted((folder / JOURNALS).glob("*.jsonl")):
                store.mend(path)
        return store

    def mend(self, path: Path) -> None:
        """Keep the whole lines of a journal: a game whose line is damaged is played again."""
        lines = path.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if read_line(line) is not None]
        if len(whole) < len(lines):
            write_whole(b"".join(whole), path)
        found = games_in(path)
        self.have |= set(found)
        self.counts[int(path.stem)] = len(found)

    def journal(self, shard: int) -> Path:
        return self.folder / JOURNALS / f"{shard:05d}.jsonl"

    # Adding

    def add(self, number: int, line: bytes) -> None:
        """Add a game (see `line_of`)."""
        if number in self.have:
            return
        shard = number // SHARD
        with telling(self.folder):
            if shard not in self.journals:
                self.journals[shard] = self.open_journal(shard)
            written = self.journals[shard].write(line)
            if written < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self.have.add(number)
            self.counts[shard] = self.counts.get(shard, 0) + 1

    def settle(self, below: int) -> None:
        """All games below a number belong to the results: shards that are complete become Parquet."""
        with telling(self.folder):
            for shard in [shard for shard, count in self.counts.items() if count == SHARD]:
                if (shard + 1) * SHARD <= below:
                    self.seal(shard)

    def open_journal(self, shard: int) -> io.FileIO:
        return self.journal(shard).open("ab", buffering=0)

    def sync(self) -> None:
        """Make sure that what was added survives a loss of power."""
        with telling(self.folder):
            for journal in self.journals.values():
                os.fsync(journal.fileno())

    def seal(self, shard: int, below: int | None = None) -> None:
        """Write the games of a shard (below a number) as Parquet, in their order; the journal goes if it is full."""
        found = games_in(self.journal(shard))
        wanted = [data for number, data in found.items() if below is None or number < below]
        if not wanted:
            return
        for name, table in tables(wanted).items():
            write_table(table, self.folder / name / f"{shard:05d}.parquet")
        if self.counts[shard] == SHARD and (below is None or below >= (shard + 1) * SHARD):
            self.close_journal(shard)
            self.journal(shard).unlink()
            del self.counts[shard]

    def close_journal(self, shard: int) -> None:
        journal = self.journals.pop(shard, None)
        if journal is not None:
            os.fsync(journal.fileno())
            journal.close()

    def finish(self, games: int) -> None:
        """The run is over after so many games: all of them become Parquet, what was played beyond stays out."""
        with telling(self.folder):
            for path in sorted((self.folder / JOURNALS).glob("*.jsonl")):
                self.seal(int(path.stem), games)
        self.close()

    def close(self) -> None:
        try:
            with telling(self.folder):
                for shard in list(self.journals):
                    self.close_journal(shard)
        finally:
            self.lock.release()


@contextmanager
def telling(folder: Path) -> Iterator[None]:
    """Errors of the disk in words; whatever was written before is still there."""
    try:
        yield
    except OSError as error:
        key = "lab.disk-full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "lab.disk"
        raise BadResults(key, folder=folder, reason=error.strerror or error) from error


def write_about(folder: Path, about: Mapping[str, Any]) -> None:
    """What is said about all games, whole or not at all."""
    content = json.dumps({"format": FORMAT, **about}, indent=1, ensure_ascii=False)
    with telling(folder):
        write_whole(content + "\n", folder / ABOUT)


def tables(games: Iterable[bytes]) -> dict[str, pl.DataFrame]:
    """The rows of some lines as tables."""
    schema: Columns = {"number": pl.UInt32, **{name: pl.List(pl.Struct(table)) for name, table in TABLES.items()}}
    data = b"\n".join(games)
    if not data:
        return {name: pl.DataFrame(schema=table) for name, table in TABLES.items()}
    frame = pl.read_ndjson(data, schema=schema)
    return {name: rows_in(frame, name) for name in TABLES}


def rows_in(frame: pl.DataFrame, name: str) -> pl.DataFrame:
    """One kind of rows of all games."""
    found = frame.select(name).filter(pl.col(name).list.len() > 0).explode(name)
    return found.unnest(name) if len(found) else pl.DataFrame(schema=TABLES[name])


def write_table(table: pl.DataFrame, path: Path) -> None:
    buffer = io.BytesIO()
    table.write_parquet(buffer, compression="zstd")
    write_whole(buffer.getvalue(), path)


def read_about(folder: Path) -> dict[str, Any]:
    """What is said about all games of a folder."""
    path = folder / ABOUT
    if not path.is_file():
        raise BadResults("lab.no-results", folder=folder, file=ABOUT)
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadResults("lab.unreadable", path=path, reason=error) from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        version = about.get("format") if isinstance(about, dict) else None
        raise BadResults("lab.format", path=path, version=version, known=FORMAT)
    return about


def full_shard(path: Path) -> set[int]:
    """The games of a shard without a journal: it must have all of them, or it is as if there were none."""
    check_columns(path, "seats")
    names = pl.read_parquet(path, columns=["game_id"])["game_id"].unique()
    return {int(name) for name in names} if len(names) == SHARD else set()


def shards(folder: Path, name: str, under_way: bool) -> Iterator[pl.LazyFrame]:
    """All games of a folder, shard by shard. Of a run under way, a journal knows more than what was made of it once."""
    sealed = {path.stem: path for path in (folder / name).glob("*.parquet")}
    open_ones = {path.stem: path for path in (folder / JOURNALS).glob("*.jsonl")}
    for stem in sorted({*sealed, *open_ones}):
        if stem in sealed and not (under_way and stem in open_ones):
            check_columns(sealed[stem], name)
            yield pl.scan_parquet(sealed[stem])
        else:
            yield tables(games_in(open_ones[stem]).values())[name].lazy()


def check_columns(path: Path, name: str) -> None:
    """Refuse a file that is no table of ours before anybody works with it."""
    try:
        schema = pl.read_parquet_schema(path)
    except (pl.exceptions.PolarsError, OSError) as error:
        raise BadResults("lab.unreadable", path=path, reason=" ".join(str(error).split())) from None
    if schema != TABLES[name]:
        raise BadResults("lab.columns", path=path)


def read(folder: Path | str, *, under_way: bool | None = None) -> Results:
    """The results in a folder, of a run that is over or of one that is still under way; usually it says which."""
    folder = Path(folder)
    about = read_about(folder)
    if under_way is None:
        under_way = "outcome" in about and about["outcome"] is None
    found: dict[str, pl.LazyFrame] = {}
    for name, schema in TABLES.items():
        parts = list(shards(folder, name, under_way))
        found[name] = pl.concat(parts) if parts else pl.LazyFrame(schema=schema)
    return Results(folder, about, found["seats"], found["turns"], found["times"])


def write(folder: Path | str, about: Mapping[str, Any], games: Iterable[Rows]) -> Results:
    """Results from rows that somebody has, such as those of games of people."""
    folder = Path(folder)
    store = Store.create(folder, about)
    number = -1
    for number, rows in enumerate(games):
        store.add(number, line_of(number, rows))
        store.settle(number + 1)
    store.finish(number + 1)
    return read(folder)
