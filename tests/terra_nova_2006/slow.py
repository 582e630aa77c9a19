"""The rules once more: slow, literal, with no tables and no search but the plainest. Written only for tests.

It knows a position as a view has it: names, places in the picture, landscapes. Fields are neighbours if their middles
are one field apart; a straight line is what goes on in the same direction.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

STEPS = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)]  # half columns and rows
Spot = tuple[int, int]


@dataclass
class Slow:
    """A position and the turn going on in it."""

    spots: dict[str, Spot]
    landscapes: dict[str, str]
    worth: list[int]
    stones_left: int
    quiet_rounds: int
    seats: int
    turn_of: int = 0
    figures: dict[str, int] = field(default_factory=dict)
    stones: set[str] = field(default_factory=set)
    scored: set[str] = field(default_factory=set)
    points: list[int] = field(default_factory=list)
    action: int = 1
    moved: list[list[str]] = field(default_factory=list)  # the ways of this turn's moves: figures by where they went
    laid: bool = False
    quiet: int = 0
    over: bool = False

    @classmethod
    def of(cls, view: dict[str, Any]) -> Slow:
        """The position of a view at the beginning of a turn."""
        made = cls(
            {name: (entry["x"], entry["y"]) for name, entry in view["fields"].items()},
            {name: entry["landscape"] for name, entry in view["fields"].items()},
            view["worth"],
            view["stones"],
            view["quiet_most"] // len(view["seats"]),
            len(view["seats"]),
            view["to_move"][0] - 1,
        )
        made.points = [seat["points"] for seat in view["seats"]]
        made.figures = {name: seat["seat"] - 1 for seat in view["seats"] for name in seat["figures"]}
        return made

    # The board

    def __post_init__(self) -> None:
        self.by_spot = {spot: name for name, spot in self.spots.items()}

    def at(self, spot: Spot) -> str | None:
        return self.by_spot.get(spot)

    def around(self, name: str) -> list[str]:
        x, y = self.spots[name]
        return [other for dx, dy in STEPS if (other := self.at((x + dx, y + dy))) is not None]

    def empty(self, name: str) -> bool:
        return name not in self.figures and name not in self.stones and name not in self.scored

    # What is possible

    def ways(self, name: str) -> list[str]:
        """The fields a figure can go to."""
        found = []
        for dx, dy in STEPS:
            x, y = self.spots[name]
            while (other := self.at((x + dx, y + dy))) is not None and self.empty(other):
                found.append(other)
                x, y = x + dx, y + dy
        return found

    def moves(self) -> set[str]:
        found = set()
        for name, seat in self.figures.items():
            if seat == self.turn_of:
                found |= {f"{name}-{end}" for end in self.ways(name)}
        if len(self.moved) == 1 and len(self.moved[0]) == 3 and self.action == 3:
            found.discard(f"{self.moved[0][-1]}-{self.moved[0][0]}")
        if self.action > 1:
            for path in self.moved:
                if self.figures.get(path[-1]) == self.turn_of:
                    found |= {f"stone {name}" for name in self.around(path[-1]) if self.empty(name)}
        return found or {"done"}

    # What happens

    def play(self, text: str) -> None:
        if text == "done":
            self.end_turn()
            return
        if text.startswith("stone "):
            self.place(text.removeprefix("stone "))
        else:
            start, end = text.split("-")
            self.figures[end] = self.figures.pop(start)
            path = next((path for path in self.moved if path[-1] == start), None)
            if path is None:
                self.moved.append([start, end])
            else:
                path.append(end)
        if self.over:
            return
        self.action += 1
        if self.action > 3:
            self.end_turn()

    def place(self, name: str) -> None:
        self.stones.add(name)
        self.stones_left -= 1
        self.laid = True
        for part in self.pieces():
            kinds = {self.landscapes[member] for member in part}
            if len(kinds) <= len(self.worth):
                self.score(part, len(part) * self.worth[len(kinds) - 1])
        self.over = not self.pieces() or self.stones_left == 0

    def pieces(self) -> list[set[str]]:
        """All open land, piece by piece: fields spread to their neighbours until nothing changes."""
        left = {name for name in self.spots if name not in self.stones and name not in self.scored}
        found = []
        while left:
            part = {min(left)}
            while True:
                more = {other for name in part for other in self.around(name) if other in left} - part
                if not more:
                    break
                part |= more
            left -= part
            found.append(part)
        return found

    def score(self, part: set[str], value: int) -> None:
        counts = [sum(1 for name in part if self.figures.get(name) == seat) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if counts[seat] == max(counts) and counts[seat]]
        for seat in best:
            self.points[seat] += value // len(best)
        for name in part:
            self.figures.pop(name, None)
        self.moved = [path for path in self.moved if path[-1] not in part]
        self.scored |= part

    def can_move(self, seat: int) -> bool:
        return any(self.ways(name) for name, owner in self.figures.items() if owner == seat)

    def end_turn(self) -> None:
        self.quiet = 0 if self.laid else self.quiet + 1
        self.action, self.moved, self.laid = 1, [], False
        self.turn_of = (self.turn_of + 1) % self.seats
        able = sum(self.can_move(seat) for seat in range(self.seats))
        self.over = able <= 1 or self.quiet >= self.quiet_rounds * self.seats
