"""The site's commands, one at a time: what each of its words means."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from terrae.core.foreign import Mismatch
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, TERRAINS
from terrae.games.terra_mystica.snellman.script import Command

Parts = tuple[str, tuple[str, ...], int]  # verb, names, count

GOODS = {
    **dict.fromkeys(("c", "coin", "coins"), "C"),
    **dict.fromkeys(("w", "worker", "workers"), "W"),
    **dict.fromkeys(("p", "priest", "priests"), "P"),
    **dict.fromkeys(("pw", "power"), "PW"),
    "vp": "VP",
    "p3": "P3",
}
STRUCTURES = {
    **{kind.lower(): kind for kind in KINDS},
    **dict.fromkeys(("trading post", "trading house"), "TP"),
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
COLOURS = {
    **{colour: colour for colour in TERRAINS},
    **dict.fromkeys(("grey", "mountain", "mountains"), "gray"),
    **dict.fromkeys(("wasteland", "wastelands"), "red"),
    **dict.fromkeys(("lake", "lakes"), "blue"),
    "desert": "yellow",
    "plains": "brown",
    "swamp": "black",
    "forest": "green",
}
# Older names of an action whose price is that of the variant.
SAME_ACTION = {"ACTH1": "ACTH5", "ACTH3": "ACTH5", "ACTH2": "ACTH6", "ACTH4": "ACTH6"}
NAME_THERE = {  # by variant
    **dict.fromkeys(("original", "v2", "v3"), {"action ACTH5": "action ACTH1", "action ACTH6": "action ACTH2"}),
    "v4": {"action ACTH5": "action ACTH3", "action ACTH6": "action ACTH4"},
}
# Rows and parts of rows that the site writes by itself. They are not played, but their numbers count.
CULT_BONUS: Final = "cult-bonus"
INCOME: Final = "income"
BOTH: Final = "cult-bonus-and-income"
AWARD: Final = "award"
RESOURCES: Final = "resources"
SETUP: Final = "setup"
NOTE: Final = "note"
MADE: Final = (CULT_BONUS, INCOME, BOTH, AWARD, RESOURCES, SETUP, NOTE)

REMEMBERED = 8192  # texts of files, which repeat themselves: the games of a whole league have some 2,000 commands
KNOWN = (
    "build", "upgrade", "dig", "transform", "action", "send", "advance", "bridge", "connect", "burn", "convert",
    "leech", "decline", "gain", "unlock-terrain", "pick-color", "pass", "wait", "done", "resign",
    "+TILE", "+CULT", "-THING",
)  # fmt: skip


def plain(text: str) -> str:
    """A command with single blanks, and none around its signs."""
    return re.sub(r"^([+-])\s+", r"\1", re.sub(r"\s*:\s*", ":", " ".join(text.split())))


def number(text: str | None, otherwise: int = 0) -> int:
    return int(text) if text else otherwise


def income(which: str | None) -> Parts:
    kinds = {"cult_": CULT_BONUS, "other_": INCOME}
    return kinds.get((which or "").lower(), BOTH), (), 0


def gained(count: str, name: str, reason: str | None) -> Parts:
    if reason is not None and name.upper() == "VP":
        return AWARD, (reason.lower(),), number(count, 1)
    if re.fullmatch(r"bon\d+", name, re.I):
        return "pass", (name.upper(),), 0
    return "take", (name.upper(),), number(count, 1)


def converted(count: str | None, good: str, into: str | None, other: str) -> Parts | None:
    if good.lower() not in GOODS or other.lower() not in GOODS:
        return None
    return "convert", (GOODS[good.lower()], GOODS[other.lower()], str(number(into, 1))), number(count, 1)


def upgraded(where: str, kind: str) -> Parts | None:
    structure = STRUCTURES.get(kind.lower())
    return None if structure is None else ("upgrade", (where.upper(), structure), 0)


def transformed(where: str, colour: str | None) -> Parts | None:
    if colour is None:
        return "transform", (where.upper(),), 0
    known = COLOURS.get(colour.lower())
    return None if known is None else ("transform", (where.upper(), known), 0)


def coloured(verb: str, colour: str) -> Parts | None:
    known = COLOURS.get(colour.lower())
    return None if known is None else (verb, (known,), 0)


def sent(cult: str, steps: str | None) -> Parts | None:
    return ("send", (cult.upper(),), number(steps)) if cult.upper() in CULTS else None


def connected(first: str, others: str) -> Parts:
    return "connect", tuple(name.upper() for name in (first, *others.split(":")) if name), 0


RULES: list[tuple[str, Callable[..., Parts | None]]] = [
    (r"setup", lambda: (SETUP, (), 0)),
    (r"\[.*\]", lambda: (NOTE, (), 0)),
    (r"(cult_|other_|all_)?income_for_faction", income),
    (r"score_resources", lambda: (RESOURCES, (), 0)),
    (r"build (\w+)", lambda where: ("build", (where.upper(),), 0)),
    (r"upgrade (\w+) to ([\w ]+)", upgraded),
    (r"send (?:p|priest) to (\w+)(?: for (\d))?", sent),
    (r"convert (\d{1,3})? ?([a-z]+) to (\d{1,3})? ?([a-z]+)", converted),
    (r"gain P3 for VP", lambda: ("gain", (), 0)),
    (r"burn (\d{1,2})", lambda times: ("burn", (), int(times))),
    (r"leech (\d{1,2})(?: from (\w+))?", lambda power, who: ("leech", (who.lower(),) if who else (), int(power))),
    (
        r"decline(?: (\d{1,2}) from (\w+))?",
        lambda power, who: ("decline", (who.lower(),) if who else (), number(power)),
    ),
    (r"transform (\w+)(?: to (\w+))?", transformed),
    (r"dig (\d)", lambda spades: ("dig", (), int(spades))),
    (r"bridge (\w+):(\w+)", lambda first, second: ("bridge", (first.upper(), second.upper()), 0)),
    (r"connect (r\d+)", lambda river: ("connect", (river.lower(),), 0)),
    (r"connect (\w+)((?::\w+){1,2})", connected),
    (r"pass(?: (bon\d+))?", lambda card: ("pass", (card.upper(),) if card else (), 0)),
    (r"action (\w+)", lambda name: ("action", (SAME_ACTION.get(name.upper(), name.upper()),), 0)),
    (r"advance (ship|dig)\w*", lambda track: ("advance", (track.lower(),), 0)),
    (r"pick-colou?r (\w+)", lambda colour: coloured("pick-color", colour)),
    (r"unlock-terrain gain-priest", lambda: ("unlock-terrain", ("gain-priest",), 0)),
    (r"unlock-terrain (\w+)", lambda colour: coloured("unlock-terrain", colour)),
    (r"\+(\d{0,2})(\w+)(?: for ([\w -]+))?", gained),
    (r"-(\d{0,2})(\w+)", lambda count, name: ("give", (name.upper(),), number(count, 1))),
    (r"wait", lambda: ("wait", (), 0)),
    (r"done", lambda: ("done", (), 0)),
    (r"resign", lambda: ("drop", (), 0)),
    (r"drop-faction \w+", lambda: ("drop", (), 0)),
]
COMPILED = [(re.compile(pattern, re.IGNORECASE), understand) for pattern, understand in RULES]


def command(line: int, faction: str, text: str) -> Command:
    """What a faction's command means, or why it means nothing."""
    written, parts = understood(text)
    if parts is None:
        known = ", ".join(KNOWN)
        raise Mismatch("terra-mystica.ledger.command", line=line, field="command", expected=known, found=written)
    verb, names, count = parts
    return Command(line, faction, written, verb, names, count)


@lru_cache(REMEMBERED)
def understood(text: str) -> tuple[str, Parts | None]:
    """A command as it was written, and what its words mean."""
    written = plain(text)
    for pattern, understand in COMPILED:
        if (found := pattern.fullmatch(written)) and (parts := understand(*found.groups())):
            return written, parts
    return written, None
