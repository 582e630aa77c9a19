"""Positions for tests: a real game is set up, then figures and stones are put where a test wants them.

    table = position("E5 F6", "K3", stones="A1 A2")
    table.play("E5-E9", "stone F8")
    assert table.points == [0, 0]

One text of fields for each seat. Seats are numbered from 1, as people do; it is always the turn of seat 1.
"""

from __future__ import annotations

from pathlib import Path

from terrae.core.match import Match
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.seat import NONE, Seat
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island

LAND = GAME.components().boards["standard"]


class Table:
    """A match seen the way a test wants it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Island:
        state = self.match.state
        assert isinstance(state, Island)
        return state

    def __getitem__(self, seat: int) -> Seat:
        return self.state.seats[seat - 1]

    @property
    def asked(self) -> int:
        """The seat that is to play; 0 is nature."""
        return int(self.state.decision.seat) + 1

    @property
    def points(self) -> list[int]:
        return [int(seat.points) for seat in self.state.seats]

    @property
    def over(self) -> bool:
        return self.match.over

    def play(self, *texts: str) -> Table:
        """Play moves one after another, for whoever is asked."""
        for text in texts:
            self.match.commit()
            self.match.play(text)
        return self

    def moves(self) -> set[str]:
        """All legal moves, as texts."""
        return {move.text for move in self.match.moves()}

    def ways(self, start: str) -> set[str]:
        """Where the figure on a field can go."""
        return {text.partition("-")[2] for text in self.moves() if text.startswith(f"{start}-")}

    def stones(self) -> set[str]:
        """Where a stone can be placed."""
        return {text.removeprefix("stone ") for text in self.moves() if text.startswith("stone ")}

    def figures(self, seat: int) -> set[str]:
        """Where the figures of a seat stand."""
        owner = self[seat]
        return {self.state.land.names[field] for field in owner.figures[: owner.count]}

    def holds(self, name: str) -> int:
        return int(self.state.fields[self.state.land.by_name[name]])


def start(
    seats: int = 2, *, seed: int | None = 1, first: str = "1", components: Path | None = None, **options: str
) -> Table:
    """A new game at its first question."""
    setting = GAME.setting(seats, {"first": first, **options}, components)
    return Table(Match(GAME, setting, seed=seed))


def position(
    *figures: str, stones: str = "", left: int | None = None, components: Path | None = None, **options: str
) -> Table:
    """A game at the first action of seat 1, with figures and stones where they are wanted, and `left` in the supply."""
    setting = GAME.setting(len(figures), {"first": "1", "setup": "quick", **options}, components)
    table = Table(Match(GAME, setting, seed=1))
    state = table.state
    land = state.land
    for field in range(land.size):
        state.fields[field] = EMPTY
    for seat, names in zip(state.seats, figures, strict=True):
        for place in range(len(seat.figures)):
            seat.figures[place] = NONE
        seat.count = 0
        seat.held = len(names.split())
        for name in names.split():
            assert state.fields[land.by_name[name]] == EMPTY, f"two figures on {name}"
            state.put(seat, land.by_name[name])
    for name in stones.split():
        assert state.fields[land.by_name[name]] == EMPTY, f"{name} is taken"
        state.fields[land.by_name[name]] = STONE_ON
    state.stones = state.box.stones - len(stones.split()) if left is None else left
    state.unsettled = sum(1 for field in range(land.size) if state.fields[field] < SCORED)
    table.match.ledger.events.clear()
    return table


def names(land: Land, numbers: set[int]) -> str:
    return " ".join(land.names[number] for number in sorted(numbers))


def fence(fields: str, *, but: str = "", land: Land = LAND) -> str:
    """The fields around some, where stones would close them in; some of these may be left out."""
    inside = {land.by_name[name] for name in fields.split()}
    around = {int(land.near[6 * field + side]) for field in inside for side in range(6)} - inside - {-1}
    return names(land, around - {land.by_name[name] for name in but.split()})
