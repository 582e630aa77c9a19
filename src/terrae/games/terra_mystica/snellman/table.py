"""Reading a ledger table: one row for each turn, with what the faction owns after it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from terrae.core.foreign import Mismatch
from terrae.games.terra_mystica.snellman.grammar import (
    AWARD,
    CULT_BONUS,
    INCOME,
    REMEMBERED,
    RESOURCES,
    SETUP,
    command,
)
from terrae.games.terra_mystica.snellman.script import Command, Entry, Numbers, Row, Script

Part = tuple[str, tuple[str, ...]] | None  # what rows without words are about: a verb and its names

PARTS: Final = (CULT_BONUS, INCOME, AWARD, RESOURCES)  # what the site plays by itself, row by row
FIELDS: Final = 15
COMMANDS: Final = 14

# Columns with numbers, each two after the one before it: what they hold, and an example.
COLUMNS: Final[list[tuple[str, re.Pattern[str], str]]] = [
    *((name, re.compile(rf"\s*(-?\d{{1,4}}) {name}\s*"), f"15 {name}") for name in ("VP", "C", "W", "P")),
    ("PW", re.compile(r"\s*(\d{1,3})/(\d{1,3})/(\d{1,3})\s*(?: PW)?"), "0/0/0"),
    ("CULT", re.compile(r"\s*(\d{1,3})/(\d{1,3})/(\d{1,3})/(\d{1,3})\s*"), "0/0/0/0"),
]

OPTION = re.compile(r"option (\S+)", re.I)
MAP = re.compile(r"map (\S+)", re.I)
TILE = re.compile(r"Round (\d) scoring: (SCORE\d+)\b.*", re.I)
REMOVED = re.compile(r"Removing tile (\w+)", re.I)
PLAYER = re.compile(r"Player \d+: (.+)", re.I)
FINAL = re.compile(r"Added final scoring tile: (\S+)", re.I)
DROPPED = re.compile(r"(\w+) dropped from the game", re.I)
# Headings of the parts that the site plays by itself.
INCOMES = re.compile(r"Round (\d) income", re.I)
AWARDS = re.compile(r"Scoring (?:largest )?(\S+)(?: cult)?", re.I)
SELLING = re.compile(r"Converting resources to VPs", re.I)
LOST_TABS = re.compile(r"\s*\w+\W.*\d VP\b.*\d PW\b")  # a row whose columns something else keeps apart
TURN = re.compile(r"Round \d, turn \d+", re.I)


def read_table(table: str) -> Script:
    """The script of a ledger table."""
    script = Script(is_table=True)
    part: Part = None
    block: list[Row] = []  # rows with no heading between them
    for line, raw in enumerate(table.splitlines(), 1):
        if "\t" in raw:
            block.append(read_row(script, line, raw))
        elif LOST_TABS.match(raw):
            raise Mismatch("terra-mystica.ledger.fields", line=line, field="fields", expected=FIELDS, found=1)
        elif text := raw.strip():
            name_silent(block, part)
            block = []
            if TURN.fullmatch(text):
                part = None
            else:
                part = part_of(text, part)
                read_comment(script, line, text)
        script.last_line = line
    name_silent(block, part)
    return script


def name_silent(block: list[Row], part: Part) -> None:
    """Rows without words, of who dropped out, are about what the nearest row of the site beside them says."""
    made = [(place, done) for place, row in enumerate(block) for done in row.commands if done.verb in PARTS]
    for place, row in enumerate(block):
        if row.commands:
            continue
        if made:
            nearest = min(made, key=lambda one: abs(one[0] - place))[1]
            row.commands = [Command(row.line, row.faction, "", nearest.verb, nearest.names)]
        elif part is not None:
            row.commands = [Command(row.line, row.faction, "", *part)]


def part_of(text: str, part: Part) -> Part:
    """The part of the game that a heading begins, if the site plays it by itself."""
    if found := INCOMES.fullmatch(text):  # cults first, then the rest; there is no bonus for cults before round 1
        again = part is not None and part[0] in (CULT_BONUS, INCOME)
        return (INCOME if again or found[1] == "1" else CULT_BONUS), ()
    if found := AWARDS.fullmatch(text):
        return AWARD, (found[1].lower(),)
    if SELLING.fullmatch(text):
        return RESOURCES, ()
    return part


def read_comment(script: Script, line: int, text: str) -> None:
    """A line without columns: a word of the header, somebody who leaves, or something only people need."""
    for pattern, entries in (
        (OPTION, script.options),
        (REMOVED, script.removed),
        (FINAL, script.final),
    ):
        if found := pattern.fullmatch(text):
            entries.append(Entry(line, found[1]))
            return
    if found := MAP.fullmatch(text):
        script.land = Entry(line, found[1])
    elif found := TILE.fullmatch(text):
        if int(found[1]) != len(script.tiles) + 1:
            raise Mismatch(
                "terra-mystica.ledger.tile-order",
                line=line,
                field="round",
                expected=len(script.tiles) + 1,
                found=int(found[1]),
            )
        script.tiles.append(Entry(line, found[2].upper()))
    elif found := PLAYER.fullmatch(text):
        script.players.append(found[1])
    elif found := DROPPED.fullmatch(text):
        faction = found[1].lower()
        script.rows.append(Row(line, faction, [Command(line, faction, text, "drop")]))


def read_row(script: Script, line: int, raw: str) -> Row:
    """A line with columns: what a faction did, and what it owns."""
    fields = raw.split("\t")
    if len(fields) != FIELDS:
        raise Mismatch("terra-mystica.ledger.fields", line=line, field="fields", expected=FIELDS, found=len(fields))
    faction = fields[0].strip().lower()
    numbers: Numbers = []
    for place, (name, _, example) in enumerate(COLUMNS):
        text = fields[2 * place + 2]
        found = numbers_in(place, text)
        if found is None:
            written = text.removesuffix(" PW") if name == "PW" else text
            raise Mismatch("terra-mystica.ledger.column", line=line, field=name, expected=example, found=written)
        numbers.extend(found)
    commands = [command(line, faction, part) for part in parts(fields[COMMANDS])]
    if any(done.verb == SETUP for done in commands):
        script.factions.append(Entry(line, faction))
    row = Row(line, faction, commands, numbers)
    script.rows.append(row)
    return row


@lru_cache(REMEMBERED)
def numbers_in(place: int, text: str) -> list[int] | None:
    """What a column holds, if it is of its kind."""
    found = COLUMNS[place][1].fullmatch(text)
    return None if found is None else [int(number) for number in found.groups()]


def parts(text: str) -> list[str]:
    """The commands of a row, which are joined by full stops."""
    return [part for raw in text.split(". ") if (part := raw.strip().removesuffix(".").strip())]
