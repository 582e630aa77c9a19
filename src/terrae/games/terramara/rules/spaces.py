"""Where a clan member can be sent: every action space has a number, and a set of them is a bit mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.board.hexes import below, one

ROWS: Final = 6
COLUMNS: Final = 6
ROUNDS: Final = 5
MOST_SEATS: Final = 4
FLIPPED_ROWS: Final = 4  # rows 1 to 4 are turned over when their round ends
TERRITORY: Final = 36  # spaces 0 to 35, row by row
CROSSROADS: Final = 36  # 36 to 39: rows 1 to 4
SPECIAL: Final = 40  # 40 and 41: rows 5 and 6
HOMELAND: Final = 42  # 42 to 48
OWN: Final = 49  # the personal Crossroads of a character
HUT: Final = 50
SPACES: Final = 51

HOMELAND_NAMES: Final[tuple[str, ...]] = (
    "hire", "develop", "travel", "develop-or-travel", "raid", "first", "raid-and-first",
)  # fmt: skip
NAMES: Final[list[str]] = [
    *(f"{row + 1}{'abcdef'[column]}" for row in range(ROWS) for column in range(COLUMNS)),
    *(f"{row + 1}x" for row in range(FLIPPED_ROWS)),
    *(f"{row + 1}s" for row in range(FLIPPED_ROWS, ROWS)),
    *HOMELAND_NAMES,
    "own",
    "hut",
]
HUT_BIT: Final = one(HUT)
OWN_BIT: Final = one(OWN)


def row_mask(row: i64) -> i64:
    """The six spaces of a row of territories."""
    return below(6 * row + 6) & ~below(6 * row)


def round_of(row: i64) -> i64:
    """The round a row lies next to: both of the last two rows belong to round 5."""
    return min(row + 1, ROUNDS)


def _future(number: i64) -> i64:
    mask: i64 = 0
    for row in range(ROWS):
        if round_of(row) > number:
            mask |= row_mask(row)
    return mask


def _current(number: i64) -> i64:
    mask: i64 = 0
    for row in range(ROWS):
        if round_of(row) == number:
            mask |= row_mask(row)
        if row < FLIPPED_ROWS and round_of(row) < number:
            mask |= one(CROSSROADS + row)
        if row >= FLIPPED_ROWS and number == ROUNDS:
            mask |= one(SPECIAL + row - FLIPPED_ROWS)
    return mask


EVERYWHERE: Final[i64] = -1
# By round: territories of rounds to come, and what is open to all clan members.
FUTURE: Final[list[i64]] = [_future(number) for number in range(ROUNDS + 1)]
CURRENT: Final[list[i64]] = [_current(number) for number in range(ROUNDS + 1)]
TERRITORY_MASK: Final = below(TERRITORY)
CROSSROADS_MASK: Final = below(SPECIAL) & ~below(CROSSROADS)
SPECIAL_MASK: Final = below(HOMELAND) & ~below(SPECIAL)
HOMELAND_MASK: Final = below(OWN) & ~below(HOMELAND)
# By how far the slower Caravan came: the Crossroads spaces its seat may use.
REACHED: Final[list[i64]] = [below(CROSSROADS + min(node, FLIPPED_ROWS)) & ~below(CROSSROADS) for node in range(7)]
