"""The whole title in one file: moves, frames, state, and what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from terrae.core.events import Ledger
from terrae.core.game import Game, Option, Setting
from terrae.core.looks import add_looks
from terrae.core.messages import Message, add_messages
from terrae.core.moves import Block, Catalogue, Move, Verb
from terrae.core.scene import Effect, Icon, Scene, Seat, Text, Tile
from terrae.core.state import Chance, Decision, State

add_messages(Path(__file__).parent / "messages")
add_looks(Path(__file__).parent / "looks")

TAKE = Verb("take")
HEAP = Verb("draw heap")
HEAPS = [10, 15, 21]
CATALOGUE = Catalogue([Block(TAKE, ["1", "2", "3"]), Block(HEAP, [str(size) for size in HEAPS])])


@dataclass(frozen=True)
class Parts:
    """There is only one set of components."""

    name: str = "pebbles"
    digest: str = "1"


PARTS = Parts()


class Heap(State):
    """Stones left, and points of each seat."""

    def __init__(self, points: list[int]) -> None:
        super().__init__()
        self.stones = 0
        self.points = points

    def copy(self) -> Heap:
        twin = Heap(self.points[:])
        twin.stack, twin.now, twin.open = self.stack, self.now, self.open
        twin.stones = self.stones
        return twin


class DrawHeap(Chance[Heap]):
    """Nature says how many stones there are."""

    def moves(self, state: Heap) -> list[Move]:
        return CATALOGUE.of(HEAP)

    def play(self, state: Heap, move: Move) -> None:
        state.stones = HEAPS[move.at]
        state.then(Turn(0))


class Turn(Decision[Heap]):
    """How many stones does the seat take?"""

    def moves(self, state: Heap) -> list[Move]:
        return CATALOGUE.of(TAKE)[: min(3, state.stones)]

    def play(self, state: Heap, move: Move) -> None:
        taken = move.at + 1
        state.stones -= taken
        worth = taken + (4 if state.stones == 0 else 0)
        state.points[self.seat] += worth
        if state.ledger is not None:
            state.ledger.record(self.seat, "points", worth, "heap")
        if state.stones:
            state.then(Turn((self.seat + 1) % len(state.points)))


class Stones(Game):
    """Take stones."""

    name = "stones"
    title = "Stones"
    fewest = 2
    most = 3
    rules = 1
    options = (Option("heap", "random", ("random", "10", "15", "21")),)
    catalogue = CATALOGUE

    def components(self, folder: Path | None = None) -> Parts:
        return PARTS

    def start(self, setting: Setting, ledger: Ledger | None = None) -> Heap:
        state = Heap([0] * setting.seats)
        state.ledger = ledger
        if setting.options["heap"] == "random":
            state.then(DrawHeap())
        else:
            state.stones = int(setting.options["heap"])
            state.then(Turn(0))
        state.advance()
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Heap)
        return list(state.points)

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        assert isinstance(state, Heap)
        return {"stones": state.stones, "points": state.points}

    def scene(self, view: dict[str, Any]) -> Scene:
        label = f"{view['stones']} stones"
        icons = [Effect([Icon(str(view["stones"]), "pebble")], label)]
        stones = Tile(id="heap", area="tiles", label=label, name="heap", effects=icons)
        prompt = Text(id="prompt", area="heading", label="Stones", role="prompt", text="Stones")
        seats = [
            Seat(
                id=f"seat:{number}", area="seats", label=f"Seat {number}", seat=number, name="", player="",
                colour="", home="", points=points,
            )
            for number, points in enumerate(view["points"], 1)
        ]  # fmt: skip
        return Scene([prompt, *seats, stones])

    def question(self, state: State, decision: Decision[Any]) -> Message:
        return Message("stones.question")

    def label(self, state: State, move: Move, seat: int | None = None) -> Message:
        return Message("stones.take", stones=move.at + 1)

    def parts(self, state: State, move: Move, seat: int | None = None) -> list[str]:
        return ["heap"]

    def audit(self, state: State, ledger: Any) -> list[str]:
        assert isinstance(state, Heap)
        return [] if sum(ledger.total(seat, "points") for seat in range(3)) == sum(state.points) else ["points"]


GAME = Stones()
