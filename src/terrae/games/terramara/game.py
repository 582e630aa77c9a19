"""The game of Terramara: its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from terrae.board.words import vec
from terrae.core.errors import BadOption
from terrae.core.events import Ledger
from terrae.core.game import Game, Option, Setting, Sign
from terrae.core.help import HelpPage
from terrae.core.messages import Message, add_messages
from terrae.core.moves import Move
from terrae.core.scene import Scene
from terrae.core.state import Decision, State
from terrae.games.terramara import asks, help, places, reasons, scene, signs, view
from terrae.games.terramara.audit import audit
from terrae.games.terramara.box import Box
from terrae.games.terramara.catalogue import CATALOGUE
from terrae.games.terramara.components import FOLDER, read_box
from terrae.games.terramara.effects import GOODS
from terrae.games.terramara.seat import Seat
from terrae.games.terramara.setup import set_up
from terrae.games.terramara.state import Mara
from terrae.games.terramara.terms import RANDOM, Terms

add_messages(Path(__file__).parent / "messages")


@cache
def standard_box() -> Box:
    return read_box(FOLDER)


class Terramara(Game):
    """Terramara (2019) by Acchittocca."""

    name = "terramara"
    title = "Terramara"
    fewest = 2
    most = 4
    rules = 1
    options = (
        Option("start", "draft", ("draft", "first-game")),
        Option("neutral-cards", "1-4", ("1-4", "1-3")),
        Option("first", "random", samples=("random", "1", "2")),
    )
    catalogue = CATALOGUE
    state_parts = (Seat, Terms)
    first_game: Mapping[str, str] = {"start": "first-game", "neutral-cards": "1-3"}

    def components(self, folder: Path | None = None) -> Box:
        return standard_box() if folder is None else read_box(folder)

    def check_options(self, setting: Setting) -> Setting:
        options = dict(setting.options)
        box = setting.components
        assert isinstance(box, Box)
        if not box.neutrals[setting.seats - 2]:
            options["neutral-cards"] = "1-4"  # nobody draws them
        checked = Setting(setting.seats, options, box)
        self._terms(checked)
        return checked

    def _terms(self, setting: Setting) -> Terms:
        options = setting.options
        first = RANDOM
        if options["first"] != "random":
            if options["first"] not in [str(number + 1) for number in range(setting.seats)]:
                raise BadOption("terramara.bad.first", value=options["first"], seats=setting.seats)
            first = int(options["first"]) - 1
        return Terms(
            first=first,
            draft=options["start"] == "draft",
            neutral_cards=3 if options["neutral-cards"] == "1-3" else 4,
        )

    def start(self, setting: Setting, ledger: Ledger | None = None) -> Mara:
        box = setting.components
        assert isinstance(box, Box)
        seats = [
            Seat(number, vec[i64]([0] * GOODS), vec[i64]([0, 0, 0]), vec[i64]([0, 0, 0]))
            for number in range(setting.seats)
        ]
        neutrals = box.neutrals[setting.seats - 2]
        spare = [
            count - box.worker_rounds.count(level) * int(box.workers_per_round)
            for level, count in enumerate(box.worker_counts, 1)
        ]
        state = Mara(
            box, self._terms(setting), seats, vec[i64]([0] * neutrals), vec[i64]([0] * neutrals), vec[i64](spare)
        )
        state.ledger = ledger
        set_up(state)
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Mara)
        return [int(seat.points) for seat in state.seats]

    def winners(self, state: State) -> list[int]:
        """Points, then the River, then Military; who is still tied shares the victory."""
        assert isinstance(state, Mara)
        merits = [(seat.points, seat.culture, seat.military) for seat in state.seats]
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        assert isinstance(state, Mara)
        return view.view(state, seat)

    def scene(self, view: dict[str, Any]) -> Scene:
        return scene.scene(view)

    def question(self, state: State, decision: Decision[Any]) -> Message:
        assert isinstance(state, Mara)
        return asks.question(state, decision)

    def label(self, state: State, move: Move, seat: int | None = None) -> Message:
        assert isinstance(state, Mara)
        return asks.label(state, move, seat)

    def parts(self, state: State, move: Move, seat: int | None = None) -> list[str]:
        assert isinstance(state, Mara)
        return asks.parts(state, move, seat)

    def warning(self, before: State, after: State, seat: int, move: Move) -> Message | None:
        assert isinstance(before, Mara) and isinstance(after, Mara)
        return asks.warning(before, after, seat, move)

    def audit(self, state: State, ledger: Ledger) -> list[str]:
        assert isinstance(state, Mara)
        return audit(state, ledger)

    def why_not(self, state: State, seat: int, move: Move) -> Message:
        assert isinstance(state, Mara)
        return reasons.why_not(state, seat, move)

    def explain(self, state: State, seat: int, place: str) -> list[Message]:
        assert isinstance(state, Mara)
        return places.explain(state, seat, place)

    def sign(self, verb: str) -> Sign:
        return signs.sign(verb)

    def help(self) -> list[HelpPage]:
        return help.pages(standard_box())

    def put_off(self, state: State, decision: Decision[Any]) -> Move | None:
        assert isinstance(state, Mara)
        return asks.put_off(state, decision)


GAME = Terramara()
