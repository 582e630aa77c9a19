"""The game of Terra Nova (2006): its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mypy_extensions import i64, u8

from terrae.core.errors import BadOption
from terrae.core.events import Ledger
from terrae.core.game import Game, Option, Setting, first_seat
from terrae.core.help import HelpPage
from terrae.core.looks import add_looks
from terrae.core.messages import add_messages
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006 import picture as scene
from terrae.games.terra_nova_2006.audit import audit
from terrae.games.terra_nova_2006.data.components import STANDARD, read_box
from terrae.games.terra_nova_2006.picture import view
from terrae.games.terra_nova_2006.rules.box import Box
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.observer import IslandObserver
from terrae.games.terra_nova_2006.rules.seat import NONE, Seat
from terrae.games.terra_nova_2006.rules.setup import PLACE, set_up
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island, Region
from terrae.games.terra_nova_2006.rules.terms import Terms
from terrae.games.terra_nova_2006.words import asks, help, places, reasons

add_messages(Path(__file__).parent / "words" / "messages")
add_looks(Path(__file__).parent / "picture" / "looks")


class TerraNova2006(Game[Island, Box]):
    """Terra Nova (2006) by Rosanna Leocata and Gaetano Evola."""

    name = "terra-nova-2006"
    title = "Terra Nova (2006)"
    fewest = 2
    most = 4
    minutes = 40
    rules = 1
    options = (
        Option("setup", "place", ("place", "quick")),
        Option("ending", "rulebook", ("rulebook", "last-figure")),
        Option("board", "auto", samples=("auto",), rare=True),
        Option("first", "random", samples=("random", "1", "2"), offers=("random", "1", "2", "3", "4"), rare=True),
    )
    catalogue = CATALOGUE
    openings = (PLACE.word,)
    state_parts = (Seat, Terms, Region)
    first_game: Mapping[str, str] = {"setup": "quick"}

    def check_options(self, setting: Setting[Box]) -> Setting[Box]:
        options = dict(setting.options)
        box = setting.components
        if options["board"] == "auto":
            options["board"] = STANDARD if STANDARD in box.boards else next(iter(box.boards))
        if options["board"] not in box.boards:
            known = ", ".join(["auto", *box.boards])
            raise BadOption("error.option-value", name="board", value=options["board"], known=known)
        self._terms(setting)
        return Setting(setting.seats, options, box)

    def _terms(self, setting: Setting[Box]) -> Terms:
        options = setting.options
        return Terms(
            first=first_seat(self.name, setting),
            quick=options["setup"] == "quick",
            last_figure=options["ending"] == "last-figure",
        )

    def start(self, setting: Setting[Box], ledger: Ledger | None = None) -> Island:
        box = setting.components
        land = box.boards[setting.options["board"]]
        figures = box.figures[setting.seats]
        seats = [Seat(number, 0, 0, 0, vec[i64]([NONE] * figures)) for number in range(setting.seats)]
        state = Island(box, land, self._terms(setting), seats, vec[u8]([EMPTY] * int(land.size)))
        state.ledger = ledger
        set_up(state)
        return state

    def called(self, state: Island) -> list[str]:
        return [str(asks.who(state, int(seat.number))) for seat in state.seats]

    def turn_order(self, state: Island) -> list[int]:
        seats = len(state.seats)
        return [] if state.first == NONE else [(int(state.first) + ahead) % seats for ahead in range(seats)]

    def laid_out(self, state: Island) -> dict[str, list[str]]:
        return {"board": [state.land.name]}

    observer = staticmethod(IslandObserver)
    read_box = staticmethod(read_box)
    view = staticmethod(view.view)
    scene = staticmethod(scene.scene)
    question = staticmethod(asks.question)
    label = staticmethod(asks.label)
    about = staticmethod(asks.about)
    log = staticmethod(asks.log)
    parts = staticmethod(asks.parts)
    warning = staticmethod(asks.warning)
    audit = staticmethod(audit)
    why_not = staticmethod(reasons.why_not)
    why_no_way = staticmethod(reasons.why_no_way)
    explain = staticmethod(places.explain)

    def help(self) -> list[HelpPage]:
        return help.pages(self.components())


GAME: Game = TerraNova2006()
