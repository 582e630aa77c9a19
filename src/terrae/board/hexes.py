"""Hex grids. A set of at most 62 hexes is one 64-bit word used as a bit mask."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from terrae.core.vectors import vec

Hex: TypeAlias = i64  # the number of a hex
Hexes: TypeAlias = i64  # a set of hexes: bit n stands for hex n

WORD: Final = 62  # members a set can have; higher bits would leave the small integers
TOP: Final = 1 << 61


def one(place: i64) -> Hexes:
    """The set of one hex. Not `1 << place`: compiled, that shifts a 32-bit 1."""
    return TOP >> (61 - place)


def below(place: i64) -> Hexes:
    """The set of all hexes with a lower number."""
    return one(place) - 1


def _places() -> bytes:
    table = bytearray(67)
    for number in range(WORD):
        table[2**number % 67] = number
    return bytes(table)


# The powers of two have different remainders modulo 67, which makes finding the place of a bit one look-up.
PLACES: Final = _places()


def place(low: Hexes) -> i64:
    """The number of the only member of a set."""
    return PLACES[low % 67]


def set_of(members: list[int]) -> Hexes:
    """The set of these hexes."""
    mask: i64 = 0
    for member in members:
        mask |= one(member)
    return mask


def bits(mask: Hexes) -> list[i64]:
    """The members of a set of hexes, lowest number first."""
    members: list[i64] = []
    while mask:
        low = mask & -mask
        members.append(place(low))
        mask ^= low
    return members


def count(mask: Hexes) -> i64:
    """How many hexes the set has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def union(masks: vec[i64], members: Hexes) -> Hexes:
    """All hexes of the masks that belong to the members."""
    result: i64 = 0
    while members:
        low = members & -members
        result |= masks[PLACES[low % 67]]  # place(low), written out: this is the busiest loop there is
        members ^= low
    return result


Cell = tuple[int, int]  # row, column


def neighbours(row: int, column: int) -> list[Cell]:
    """The six cells around a cell: pointy tops, odd rows shifted right by half a hex."""
    shift = row & 1
    return [
        (row, column - 1),
        (row, column + 1),
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row + 1, column - 1 + shift),
        (row + 1, column + shift),
    ]


def spans(row: int, column: int) -> list[Cell]:
    """The cells below a cell that lie across one side of two others: where a bridge can lead to."""
    shift = row & 1
    return [(row + 1, column - 2 + shift), (row + 1, column + 1 + shift), (row + 2, column)]


def cell_name(cell: Cell) -> str:
    """Row letter and column number, both counted from the top left.

    >>> cell_name((4, 4))
    'E5'
    """
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"
