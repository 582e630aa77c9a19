"""Files: written whole or not at all, and what is wrong with them in one sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from terrae.core.errors import TerraeError
from terrae.core.files import write_whole
from terrae.core.match import Match
from terrae.core.record import save


def check_writable(path: Path) -> None:
    """Refuse a place where no file can be written, before anybody relies on it."""
    if path.is_dir():
        raise TerraeError("cli.unwritable", file=path, reason=os.strerror(errno.EISDIR))
    if not path.parent.is_dir():
        raise TerraeError("cli.no-folder", file=path, folder=path.parent)
    if not os.access(path.parent, os.W_OK):
        raise TerraeError("cli.unwritable", file=path, reason=os.strerror(errno.EACCES))


def save_match(match: Match, path: Path) -> None:
    """Save a game. Its state is made from the log again, so that an interrupted move cannot leave half of itself."""
    check_writable(path)
    whole = match.fork()
    whole.state = match.at(match.ply)
    try:
        save(whole, path)
    except OSError as error:
        raise TerraeError("cli.unwritable", file=path, reason=error.strerror or error) from None


def write_file(content: str | bytes, path: Path) -> None:
    """Write a file, whole or not at all."""
    check_writable(path)
    try:
        write_whole(content, path)
    except OSError as error:
        raise TerraeError("cli.unwritable", file=path, reason=error.strerror or error) from None
