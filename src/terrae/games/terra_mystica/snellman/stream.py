"""Reading a command stream: what was typed at the site, line by line."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from terrae.core.foreign import Mismatch
from terrae.games.terra_mystica.snellman.grammar import REMEMBERED, SETUP, command
from terrae.games.terra_mystica.snellman.script import Command, Entry, Row, Script

ADMINISTRATIVE = ("option", "map", "delete", "score", "final-scoring", "player", "setup", "drop-faction")
# Notes to the site itself, and phases of very old files that go on by themselves.
IGNORED = re.compile(r"(email|admin email|player-count|comment)\b.*|income|start|finish|abort", re.I)
FIRST = re.compile(r"(leech|decline)\b", re.I)
FACTION: Final = re.compile(r"\w+")

# What the site puts right in a line before it reads it. Old files were written by hand.
MENDED: list[tuple[re.Pattern[str], str]] = [
    (re.compile(r"-2w\.\s*bridge", re.I), "action ACTE. bridge"),
    (re.compile(r"convert 2 *w to 1?bridge", re.I), "action ACTE"),
    (re.compile(r"\s*pass\.\s*\+bon", re.I), "pass bon"),
    (re.compile(r"^\s*\+bon", re.I), "pass bon"),
    (re.compile(r"(build \w+)\. (transform \w+(?: to \w+)?)", re.I), r"\2. \1"),
    (re.compile(r"\s*(pass \w+)\. (convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)", re.I), r"\2. \1"),
    (re.compile(r"(dig \w)\. (action \w+)", re.I), r"\2. \1"),
]


def read_stream(text: str) -> Script:
    """The script of a command stream."""
    script = Script(is_table=False)
    if "dragonmasters" in text.lower():
        text = re.sub("dragonmasters", "dragonlords", text, flags=re.I)
    for line, raw in enumerate(text.splitlines(), 1):
        script.last_line = line
        written = " ".join(raw.partition("#")[0].split())
        faction, colon, rest = written.partition(":")
        if not written:
            continue
        if colon and FACTION.fullmatch(faction):
            commands = [command(line, faction.lower(), part) for part in mended(rest)]
            script.rows.append(Row(line, faction.lower(), commands))
        else:
            read_administrative(script, line, written)
    for row, following in zip(script.rows, script.rows[1:], strict=False):
        join_steps(row, following)
    for row in script.rows:
        row.commands = joined(row.commands)
    script.rows = [row for row in script.rows if row.commands]
    return script


@lru_cache(REMEMBERED)
def mended(text: str) -> list[str]:
    """The commands of a line, in the order in which the site runs them: answers to offers come first."""
    for pattern, better in MENDED:
        text = pattern.sub(better, text, count=1)
    commands = [part for raw in text.split(".") if (part := raw.strip())]
    return sorted(commands, key=lambda part: FIRST.match(part) is None)


def joined(commands: list[Command]) -> list[Command]:
    """Two equal gains in a row are one gain of both."""
    found: list[Command] = []
    for done in commands:
        if found and same_gain(found[-1], done):
            found[-1] = together(found[-1], done)
        else:
            found.append(done)
    return found


def join_steps(row: Row, following: Row) -> None:
    """The same, if the second one stands on a line of its own."""
    if row.commands and following.commands and same_gain(row.commands[-1], following.commands[0]):
        row.commands[-1] = together(row.commands[-1], following.commands[0])
        del following.commands[0]


def same_gain(first: Command, second: Command) -> bool:
    return first.verb == "take" and (first.faction, first.text.lower()) == (second.faction, second.text.lower())


def together(first: Command, second: Command) -> Command:
    count = first.count + second.count
    return Command(first.line, first.faction, f"+{count}{first.names[0]}", "take", first.names, count)


def read_administrative(script: Script, line: int, text: str) -> None:
    """A line that is not of a faction."""
    word, _, rest = text.partition(" ")
    verb = word.lower()
    if verb == "option":
        script.options.append(Entry(line, rest))
    elif verb == "dropoption":
        script.options = [entry for entry in script.options if entry.word.lower() != rest.lower()]
    elif verb == "map":
        script.land = Entry(line, rest)
    elif verb == "delete":
        script.removed.append(Entry(line, rest))
    elif verb == "score":
        script.tiles = [Entry(line, tile.strip().upper()) for tile in rest.split(",")]
    elif verb == "final-scoring":
        script.final.append(Entry(line, rest))
    elif verb == "player":
        script.players.append(rest.split(" ")[0])
    elif verb == "order":
        order = [name.lower() for name in rest.split(",")]
        script.players.sort(key=lambda name: order.index(name.lower()) if name.lower() in order else len(order))
    elif verb == "setup":
        faction = rest.split(" ")[0].lower()
        script.factions.append(Entry(line, faction))
        script.rows.append(Row(line, faction, [Command(line, faction, text, SETUP)]))
    elif verb == "drop-faction":
        faction = rest.lower()
        script.rows.append(Row(line, faction, [Command(line, faction, text, "drop")]))
    elif verb == "randomize":
        raise Mismatch("terra-mystica.ledger.randomize", line=line, field="randomize", expected="score", found=text)
    elif not IGNORED.fullmatch(text):
        raise Mismatch(
            "terra-mystica.ledger.administrative",
            line=line,
            field="command",
            expected=", ".join(ADMINISTRATIVE),
            found=text,
        )
