"""Verdicts: whether a file holds, be it a game file of ours or one of a format that a title knows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from terrae.cli.own_names import called_by_code
from terrae.core.errors import BadRecord
from terrae.core.foreign import Format, Mismatch, recognise
from terrae.core.match import Match
from terrae.core.record import OWN, Record, load, read, read_text


@dataclass
class Verdict:
    """What became of a file: the match, as far as it could be played, and what does not hold."""

    match: Match | None
    rows: int
    error: Mismatch | BadRecord | None

    def data(self) -> dict[str, Any]:
        """For programs."""
        found: dict[str, Any] = {
            "finished": self.match is not None and self.match.over,
            "scores": {} if self.match is None else scores(self.match),
            "rows": self.rows,
            "mismatch": None if self.error is None else mismatch(self.error),
        }
        return found if self.error is None else {**found, "error": str(self.error)}


def scores(match: Match) -> dict[str, int]:
    """The points of all seats by what they play."""
    return dict(zip(match.game.sides(match.state), match.game.scores(match.state), strict=True))


def mismatch(error: Mismatch | BadRecord) -> dict[str, Any]:
    """Where a file does not hold; of a game file of ours, as far as its message tells."""
    if isinstance(error, Mismatch):
        return error.data()
    values = error.message.values
    return {
        "line": values.get("line"),
        "field": error.message.key.removeprefix("record."),
        "expected": values.get("replayed"),
        "found": values.get("result", str(error)),
    }


def judge(path: Path, components: Path | None = None) -> Verdict:
    """Read a file of any form and play it through. A file that cannot be opened is refused."""
    text = read_text(path)
    form = None if OWN.match(text) else recognise(text)
    return judge_own(text, components) if form is None else judge_text(text, form)


def judge_foreign(path: Path) -> Verdict:
    """The same for a file that is to be of a foreign format."""
    text = read_text(path)
    form = recognise(text)
    if form is None or OWN.match(text):
        return Verdict(None, 0, BadRecord("cli.import-own" if OWN.match(text) else "cli.import-what"))
    return judge_text(text, form)


def open_match(path: Path, components: Path | None = None) -> Match:
    """The match of a game file of ours; a record of a foreign format has to be imported first."""
    text = read_text(path)
    if not OWN.match(text) and recognise(text) is not None:
        raise BadRecord("cli.import-first", file=path)
    return called_by_code(load(path, components))


def judge_text(text: str, form: Format) -> Verdict:
    reading = form.read(text)
    return Verdict(reading.match, reading.rows, reading.mismatch)


def judge_own(text: str, components: Path | None) -> Verdict:
    """A game file of ours: every move must be legal, and the stated result right."""
    record: Record | None = None
    try:
        record = read(text)
        return Verdict(called_by_code(record.match(components)), len(record.lines), None)
    except BadRecord as error:
        return Verdict(None, 0 if record is None else len(record.lines), error)
