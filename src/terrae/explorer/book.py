"""Books: how many games of bots began, kept small, so that there is something to explore before anybody has played.

The first line of a book says who played; each line after it is a game: seats, what lies on the table, for each seat
what it plays, its place in the first turn order and its points, and the turns up to the last that is looked at.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from terrae.core.game import find_game
from terrae.explorer.openings import Opening, beginnings, from_rows, last_ply

BOOKS = Path(__file__).parent / "books"
SUFFIX = ".jsonl.gz"
Row = Mapping[str, Any]


@dataclass(frozen=True)
class Cover:
    """What a book says of itself."""

    bots: list[str]
    openings: int  # seats of all its games


def shelf(title: str) -> Path:
    """Where the book of a title is, if it has one."""
    return BOOKS / f"{title}{SUFFIX}"


def cover(title: str) -> Cover | None:
    """Who played the games of a book, without reading them; nothing where there is no book."""
    if not shelf(title).exists():
        return None
    with gzip.open(shelf(title), "rt", encoding="utf-8") as file:
        return Cover(**json.loads(file.readline()))


def from_book(title: str) -> list[Opening]:
    """All openings of the book of a title; none where there is no book."""
    if not shelf(title).exists():
        return []
    with gzip.open(shelf(title), "rt", encoding="utf-8") as file:
        next(file)
        games = [json.loads(line) for line in file]
    rows: list[Row] = []
    turns: dict[str, list[Row]] = {}
    for number, (setup, seats, played) in enumerate(games):
        about = {
            "game_id": str(number),
            "title": title,
            "seats": len(seats),
            "setup": [{"kind": kind, "name": name} for kind, name in setup],
            "finished": True,
        }
        rows += [
            {**about, "seat": seat, "faction": side, "order": order, "points": points}
            for seat, (side, order, points) in enumerate(seats, 1)
        ]
        turns[str(number)] = [
            {"ply": ply, "round": now, "seat": seat, "moves": moves} for ply, now, seat, *moves in played
        ]
    return from_rows(rows, turns, by_bots=True)


def write_book(path: Path, bots: list[str], games: Iterable[tuple[Sequence[Row], Sequence[Row]]]) -> Cover:
    """A book of games, each given by the rows of its seats and of its turns; the same games make the same file."""
    lines: list[str] = []
    count = 0
    for seats, turns in games:
        last = last_ply(beginnings(find_game(seats[0]["title"]), seats, turns))
        kept = [[row["ply"], row["round"], row["seat"], *row["moves"]] for row in turns if row["ply"] <= last]
        setup = [[thing["kind"], thing["name"]] for thing in seats[0]["setup"]]
        count += len(seats)
        ends = [[row["faction"], row["order"], row["points"]] for row in seats]
        lines.append(json.dumps([setup, ends, kept], separators=(",", ":")))
    made = Cover(bots, count)
    text = "\n".join([json.dumps(made.__dict__), *lines]) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
    return made
