"""The ledgers and command streams of terra.snellman.net, read into matches and written out of them."""

from __future__ import annotations

import re
from pathlib import Path

from terrae.core.foreign import Format, Mismatch, Reading
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.messages import add_messages
from terrae.games.terra_mystica.snellman.exporter import written
from terrae.games.terra_mystica.snellman.grammar import MADE
from terrae.games.terra_mystica.snellman.importer import Importer
from terrae.games.terra_mystica.snellman.script import Script
from terrae.games.terra_mystica.snellman.settings import setting_of
from terrae.games.terra_mystica.snellman.stream import read_stream
from terrae.games.terra_mystica.snellman.table import read_table

add_messages(Path(__file__).parent / "messages")
TITLE = "terra-mystica"
# A row with resources, and lines that begin a table or a stream.
ROW = re.compile(r"\w+\t[^\t\n]*\t-?\d+ VP\t")
TABLE = re.compile(r"\s*(?:Default game options|Randomize setup|Round \d scoring: |Removing tile |Player \d+: )", re.I)
STREAM = re.compile(r"\s*(?:\w+:\s*(?:build|pass)\b|(?:delete|score|player|setup|final-scoring) \S)", re.I)
EITHER = re.compile(r"\s*(?:option|map|randomize) \S", re.I)


def has_line(pattern: re.Pattern[str], text: str) -> bool:
    """Does a line begin like this?"""
    return any(map(pattern.match, text.split("\n")))


def read_script(text: str) -> Script:
    """A table if it has its headings or rows with resources, or columns but no command; otherwise a stream."""
    has_columns = "\t" in text and (has_line(ROW, text) or not has_line(STREAM, text))
    return read_table(text) if has_columns or has_line(TABLE, text) else read_stream(text)


def commands_of(text: str) -> int:
    """How many commands of players a file has."""
    return sum(1 for row in read_script(text).rows for command in row.commands if command.verb not in MADE)


class Snellman(Format):
    """What terra.snellman.net writes and reads."""

    name = "snellman"

    def recognises(self, text: str) -> bool:
        return any(has_line(pattern, text) for pattern in (EITHER, TABLE, STREAM, ROW))

    def read(self, text: str) -> Reading:
        game = find_game(TITLE)
        try:
            script = read_script(text)
            setting = setting_of(script, game)
        except Mismatch as mismatch:
            return Reading(None, 0, mismatch)
        return Importer(script, Match(game, setting, names=script.players)).run()

    def write(self, match: Match) -> str:
        return written(match)


SNELLMAN = Snellman()
