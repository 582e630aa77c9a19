"""Matches in files, whoever wrote them: game files of ours, and records that a title knows."""

from __future__ import annotations

from pathlib import Path

from terrae.core.foreign import recognise
from terrae.core.match import Match
from terrae.core.record import OWN, read, read_text
from terrae.lab.journal import BadResults


def read_match(file: Path, components: Path | None = None) -> Match:
    """The match in a file, be it a game file or a ledger that a title knows."""
    text = read_text(file)
    form = None if OWN.match(text) else recognise(text)
    if form is None:
        return read(text).match(components)
    reading = form.read(text)
    if reading.mismatch is not None:
        raise reading.mismatch
    if reading.match is None:
        raise BadResults("lab.no-game", path=file)
    return reading.match
