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
ROW = re.compile(r"^\w+\t[^\t\n]*\t-?\d+ VP\t", re.M)
TABLE = re.compile(
    r"^\s*(?:Default game options|Randomize setup|Round \d scoring: |Removing tile |Player \d+: )", re.M | re.I
)
STREAM = re.compile(r"^\s*(?:\w+:\s*(?:build|pass)\b|(?:delete|score|player|setup|final-scoring) \S)", re.M | re.I)
EITHER = re.compile(r"^\s*(?:option|map|randomize) \S", re.M | re.I)


def read_script(text: str) -> Script:
    """A table if it has its headings or rows with resources, or columns but no command; otherwise a stream."""
    is_table = TABLE.search(text) or ROW.search(text) or ("\t" in text and not STREAM.search(text))
    return read_table(text) if is_table else read_stream(text)


def commands_of(text: str) -> int:
    """How many commands of players a file has."""
    return sum(1 for row in read_script(text).rows for command in row.commands if command.verb not in MADE)


class Snellman(Format):
    """What terra.snellman.net writes and reads."""

    name = "snellman"

    def recognises(self, text: str) -> bool:
        return any(pattern.search(text) for pattern in (ROW, TABLE, STREAM, EITHER))

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
