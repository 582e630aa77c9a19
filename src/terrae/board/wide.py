"""Sets of any number of places, for boards of more than 62: an ordinary integer used as a bit mask.

Whole sets are joined and cut as integers; their members are walked through word by word, as machine words.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from terrae.board.hexes import PLACES, WORD

Places: TypeAlias = int  # a set of places: bit n stands for place n

MOST_PLACES: Final = 256
SPOTS: Final[list[int]] = [2**place for place in range(MOST_PLACES)]  # the sets of one place
LOW: Final = 2**WORD - 1


def members(mask: Places) -> list[i64]:
    """The places of a set, lowest number first."""
    found: list[i64] = []
    start: i64 = 0
    while mask:
        word: i64 = mask & LOW
        while word:
            low = word & -word
            found.append(start + PLACES[low % 67])
            word ^= low
        mask >>= WORD
        start += WORD
    return found


def size(mask: Places) -> i64:
    """How many places the set has."""
    number: i64 = 0
    while mask:
        word: i64 = mask & LOW
        while word:
            word &= word - 1
            number += 1
        mask >>= WORD
    return number


def place_of(spot: Places) -> i64:
    """The number of the only place of a set."""
    start: i64 = 0
    while spot > LOW:
        spot >>= WORD
        start += WORD
    word: i64 = spot
    return start + PLACES[word % 67]


def joined(masks: list[int], mask: Places) -> Places:
    """The union of the masks that belong to the places of a set."""
    result = 0
    start: i64 = 0
    while mask:
        word: i64 = mask & LOW
        while word:
            low = word & -word
            result |= masks[start + PLACES[low % 67]]
            word ^= low
        mask >>= WORD
        start += WORD
    return result
