"""The journal of a run: a line for each game that is over, which tells whether it is whole."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from terrae.core.errors import TerraeError
from terrae.lab.rows import Rows


class BadResults(TerraeError, ValueError):
    """Results that cannot be read, or that cannot be gone on with."""


def name_of(number: int) -> str:
    """The name of a game in a run: as a text in the order of the numbers."""
    return f"{number:08d}"


def line_of(number: int, rows: Rows, cpu: list[float] | None = None) -> bytes:
    """A game as a line of the journal: what it weighs, then the rows as JSON."""
    times = [
        {"game_id": row["game_id"], "seat": row["seat"], "cpu": used}
        for row, used in zip(rows.seats, cpu or [], strict=False)
    ]
    content = {"number": number, "seats": rows.seats, "turns": rows.turns, "times": times}
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(data), data)


def read_line(line: bytes) -> bytes | None:
    """The JSON of a line, if it is whole."""
    weight, _, data = line.rstrip(b"\n").partition(b" ")
    whole = line.endswith(b"\n") and weight == b"%08x" % zlib.crc32(data)
    return data if whole else None


def games_in(path: Path) -> dict[int, bytes]:
    """The games of a journal by number, in that order; what is not whole is left out."""
    found: dict[int, bytes] = {}
    with path.open("rb") as file:
        for line in file:
            data = read_line(line)
            if data is not None:
                found[int(data[len(b'{"number":') : data.index(b",")])] = data
    return dict(sorted(found.items()))
