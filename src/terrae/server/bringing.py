"""Games that are brought: a game file of ours, or a text of a format that a title knows.

What cannot be a game is refused before it is read. A file of ours is played in slices; how other formats are read is
the business of titles, and nobody knows how long it takes: a thinker does it, and is ended if it does not come back.
"""

from __future__ import annotations

import logging

from terrae.core.errors import TerraeError
from terrae.core.foreign import recognise
from terrae.core.languages import current
from terrae.core.match import Match
from terrae.core.record import OWN, read
from terrae.core.wording import phrase
from terrae.server.problems import Problem, bad_file
from terrae.server.slices import Slices, Work, too_long
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.bringing")
MOST_LETTERS = 400_000  # of a game that is brought; the longest known has a tenth of it
MOST_LINES = 5_000  # the longest known has a fifth of it
MOST_MOVES = 20_000
LINE_ENDS = ("\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029")


def expect_possible(text: str) -> None:
    """No game is so long; nothing is read to find that out."""
    lines = sum(map(text.count, LINE_ENDS)) if len(text) <= MOST_LETTERS else 0
    for what, number, most in (
        ("letters", len(text), MOST_LETTERS),
        ("lines", lines, MOST_LINES),
        ("moves", text.count(","), MOST_MOVES),
    ):
        if number > most:
            raise Problem(422, "bad-file", "server.file-too-long", what=phrase(f"server.file-{what}", most=most))


async def bring(slices: Slices, thinkers: Thinkers, guest: str, text: str) -> Match:
    """The game that a text tells."""
    expect_possible(text)
    if not OWN.match(text) and recognise(text) is not None:
        try:
            told = await thinkers.read(guest, text, current())
        except ThinkerFailed as error:
            LOG.error("a game that was brought could not be read: %s", error)
            raise too_long() from None
        if "refused" in told:
            raise Problem(422, "bad-file", "server.bad-file", line=told["line"], reason=told["refused"])
        text = told["game"]
    try:
        return await slices.done(guest, replayed(text))
    except TerraeError as error:
        raise error if isinstance(error, Problem) else bad_file(error) from None


def replayed(text: str) -> Work[Match]:
    """A game file of ours, played."""
    replay = read(text).replay()
    match = next(replay)
    for _ in replay:
        yield
    return match
