"""The printed board: pointy-top hexes, rows B, D, F, H shifted half a hex to the right."""

from __future__ import annotations

from collections.abc import Iterable

from .facts import LETTERS, MapFacts


def reading_key(name: str) -> tuple[str, int]:
    """Row letter, then column number, so that A10 comes after A9."""
    return name[0], int(name[1:])


def in_reading_order(names: Iterable[str]) -> list[str]:
    return sorted(names, key=reading_key)


def bridge_ends(space: str) -> tuple[str, str]:
    first, second = space.split("-")
    return first, second


def bridges_in_order(spaces: Iterable[str]) -> list[str]:
    return sorted(spaces, key=lambda space: tuple(reading_key(end) for end in bridge_ends(space)))


class Board:
    """What is printed and never changes. Which terrain tiles lie on it now is kept by the table."""

    def __init__(self, facts: MapFacts) -> None:
        self.printed: dict[str, str] = {}
        for y, row in enumerate(facts.rows):
            for x, letter in enumerate(row):
                self.printed["ABCDEFGHI"[y] + str(x + 1)] = LETTERS[letter]
        self.bridge_spaces = bridges_in_order(facts.bridge_spaces)
        self.marks = facts.marks

    def land(self) -> list[str]:
        return [name for name, terrain in self.printed.items() if terrain != "river"]

    def neighbours(self, name: str) -> list[str]:
        """The up to six hexes of the grid that share a side with this one, rivers included."""
        row = "ABCDEFGHI".index(name[0])
        column = int(name[1:])
        if row % 2 == 1:  # a shifted row: above and below are the same column and the next
            slanted = (column, column + 1)
        else:
            slanted = (column - 1, column)
        around = [(row, column - 1), (row, column + 1)]
        around += [(row - 1, c) for c in slanted] + [(row + 1, c) for c in slanted]
        names = ["ABCDEFGHI"[r] + str(c) for r, c in around if 0 <= r < 9]
        return [n for n in names if n in self.printed]

    def is_river(self, name: str) -> bool:
        return self.printed[name] == "river"

    def land_neighbours(self, name: str) -> list[str]:
        return [n for n in self.neighbours(name) if not self.is_river(n)]

    def river_neighbours(self, name: str) -> list[str]:
        return [n for n in self.neighbours(name) if self.is_river(n)]

    def at_edge(self, name: str) -> bool:
        return len(self.neighbours(name)) < 6

    def over_river(self, start: str, sailing: int) -> set[str]:
        """Land hexes other than start with at most `sailing` river spaces between them and start."""
        found: set[str] = set()
        seen: set[str] = set()
        wave = set(self.river_neighbours(start))
        for _ in range(sailing):
            seen |= wave
            for river in wave:
                found.update(self.land_neighbours(river))
            wave = {n for river in wave for n in self.river_neighbours(river)} - seen
        found.discard(start)
        return found
