"""What is in the box: stones, figures, colours and boards, as the rules read them. `components` fills it from files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from terrae.core.vectors import vec

if TYPE_CHECKING:
    from terrae.games.terra_nova_2006.rules.land import Land

MOST_SEATS: Final = 4
MOST_LANDSCAPES: Final = 8  # of a board


@final
class Box:
    """A set of components."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.stones: i64 = 0
        self.figures: dict[int, int] = {}  # of each seat, by the number of seats
        self.colours: list[str] = []
        self.worth = vec[i64]([0])  # by the number of landscapes in a region: the points of each field
        self.sources: list[str] = [""]  # by the same: what the ledger says
        self.quiet_rounds: i64 = 0
        self.boards: dict[str, Land] = {}

    @property
    def most(self) -> i64:
        """How many landscapes a region can have."""
        return len(self.worth) - 1
