"""Names: what seats, guests and tables are called. What nobody chose is kept as a sign, and put into words when it is
shown, in the language of whoever looks.

A sign begins with a letter that no name can have, because `people.clean_name` lets none through: `\\x02bot:hard`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from terrae.bots import level_of
from terrae.core.game import Game
from terrae.core.keeping import kept_by_language
from terrae.core.messages import Message, known
from terrae.core.wording import phrase
from terrae.server.people import clean_name

MARK = "\x02"
SIGN = re.compile(rf"{MARK}\w+:[^\s,]*")
OPEN_SEAT = f"{MARK}open:"
GONE = f"{MARK}gone:"  # an account that was deleted
GUIDES: dict[str, Callable[[], str]] = {}  # the titles of lessons and puzzles; `server.guides` knows them


def bot_name(bot: str, game: Game) -> str:
    """A bot at a table: called by how well it plays."""
    return f"{MARK}bot:{level_of(bot, game)}"


def hot_seat(seat: int) -> str:
    """Somebody beside the guest, at the same screen."""
    return f"{MARK}player:{seat}"


def read_name(seat: int, name: str) -> str:
    """A seat of a game file; in one without names it is called by its number."""
    return f"{MARK}seat:{seat}" if name == f"Seat {seat}" else clean_name(name)


def guest_name(guest: str) -> str:
    """Somebody who has not said what they are called."""
    return f"{MARK}guest:{int(guest[:6], 16) % 9000 + 1000}"


def guided(guide: str) -> str:
    """A table of a lesson or puzzle."""
    return f"{MARK}guide:{guide}"


def called(name: str) -> str:
    """A name in words: what somebody chose as it is, a sign in the language of whoever looks.

    >>> called("Anke"), called(hot_seat(2)), called(OPEN_SEAT)
    ('Anke', 'Player 2', 'Open seat')
    """
    if not name.startswith(MARK):
        return name
    kind, _, what = name.removeprefix(MARK).partition(":")
    return meant(kind, what) if kind != "guide" else GUIDES[what]() if what in GUIDES else what


@kept_by_language(4096)
def meant(kind: str, what: str) -> str:
    """What a sign stands for."""
    match kind:
        case "bot":
            level = f"server.level.{what}"
            return phrase("server.bot-name", level=Message(level) if known(level) else what)
        case "player":
            return phrase("server.hot-seat", seat=what)
        case "guest":
            return phrase("server.guest", number=what)
        case "seat":
            return phrase("server.unnamed", seat=what)
        case "gone":
            return phrase("server.gone")
    return phrase("server.open-seat")


def retold(text: str) -> str:
    """A text in which names stand, each of them in words.

    >>> retold(f"2 {OPEN_SEAT} -> Anke")
    '2 Open seat -> Anke'
    """
    return SIGN.sub(lambda sign: called(sign[0]), text)


def chosen(name: str | None, otherwise: str) -> str:
    """A name that somebody gave; the other one if they gave none, or left it as they were shown it."""
    given = clean_name(name)
    return given if given and given != called(otherwise) else otherwise
