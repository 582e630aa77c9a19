"""The game of Terra Nova (2006): its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from mypy_extensions import i64, u8

from terrae.board.words import vec
from terrae.core.errors import BadOption
from terrae.core.events import Ledger
from terrae.core.game import Game, Option, Setting, Sign
from terrae.core.help import HelpPage
from terrae.core.messages import Message, add_messages
from terrae.core.moves import Move
from terrae.core.scene import Scene
from terrae.core.state import Decision, State
from terrae.games.terra_nova_2006 import asks, help, places, reasons, scene, signs, view
from terrae.games.terra_nova_2006.audit import audit
from terrae.games.terra_nova_2006.box import Box
from terrae.games.terra_nova_2006.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.components import FOLDER, STANDARD, read_box
from terrae.games.terra_nova_2006.seat import NONE, Seat
from terrae.games.terra_nova_2006.setup import set_up
from terrae.games.terra_nova_2006.state import EMPTY, Island, Region
from terrae.games.terra_nova_2006.terms import RANDOM, Terms

add_messages(Path(__file__).parent / "messages")


@cache
def standard_box() -> Box:
    return read_box(FOLDER)


class TerraNova2006(Game):
    """Terra Nova (2006) by Rosanna Leocata and Gaetano Evola."""

    name = "terra-nova-2006"
    title = "Terra Nova (2006)"
    fewest = 2
    most = 4
    rules = 1
    options = (
        Option("setup", "place", ("place", "quick")),
        Option("ending", "rulebook", ("rulebook", "last-figure")),
        Option("board", "auto", samples=("auto",)),
        Option("first", "random", samples=("random", "1", "2")),
    )
    catalogue = CATALOGUE
    state_parts = (Seat, Terms, Region)
    first_game: Mapping[str, str] = {"setup": "quick"}

    def components(self, folder: Path | None = None) -> Box:
        return standard_box() if folder is None else read_box(folder)

    def check_options(self, setting: Setting) -> Setting:
        options = dict(setting.options)
        box = setting.components
        assert isinstance(box, Box)
        if options["board"] == "auto":
            options["board"] = STANDARD if STANDARD in box.boards else next(iter(box.boards))
        if options["board"] not in box.boards:
            known = ", ".join(["auto", *box.boards])
            raise BadOption("error.option-value", name="board", value=options["board"], known=known)
        self._terms(setting)
        return Setting(setting.seats, options, box)

    def _terms(self, setting: Setting) -> Terms:
        options = setting.options
        first = RANDOM
        if options["first"] != "random":
            if options["first"] not in [str(number + 1) for number in range(setting.seats)]:
                raise BadOption("terra-nova-2006.bad.first", value=options["first"], seats=setting.seats)
            first = int(options["first"]) - 1
        return Terms(first=first, quick=options["setup"] == "quick", last_figure=options["ending"] == "last-figure")

    def start(self, setting: Setting, ledger: Ledger | None = None) -> Island:
        box = setting.components
        assert isinstance(box, Box)
        land = box.boards[setting.options["board"]]
        figures = box.figures[setting.seats]
        seats = [Seat(number, 0, 0, 0, vec[i64]([NONE] * figures)) for number in range(setting.seats)]
        state = Island(box, land, self._terms(setting), seats, vec[u8]([EMPTY] * int(land.size)))
        state.ledger = ledger
        set_up(state)
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Island)
        return [int(seat.points) for seat in state.seats]

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        assert isinstance(state, Island)
        return view.view(state, seat)

    def scene(self, view: dict[str, Any]) -> Scene:
        return scene.scene(view)

    def question(self, state: State, decision: Decision[Any]) -> Message:
        assert isinstance(state, Island)
        return asks.question(state, decision)

    def label(self, state: State, move: Move, seat: int | None = None) -> Message:
        assert isinstance(state, Island)
        return asks.label(state, move, seat)

    def parts(self, state: State, move: Move, seat: int | None = None) -> list[str]:
        return asks.parts(move)

    def warning(self, before: State, after: State, seat: int, move: Move) -> Message | None:
        assert isinstance(before, Island) and isinstance(after, Island)
        return asks.warning(before, after, seat, move)

    def audit(self, state: State, ledger: Ledger) -> list[str]:
        assert isinstance(state, Island)
        return audit(state, ledger)

    def why_not(self, state: State, seat: int, move: Move) -> Message:
        assert isinstance(state, Island)
        return reasons.why_not(state, seat, move)

    def explain(self, state: State, seat: int, place: str) -> list[Message]:
        assert isinstance(state, Island)
        return places.explain(state, seat, place)

    def sign(self, verb: str) -> Sign:
        return signs.sign(verb)

    def help(self) -> list[HelpPage]:
        return help.pages(standard_box())


GAME = TerraNova2006()
