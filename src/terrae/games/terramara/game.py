"""The game of Terramara: its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mypy_extensions import i64

from terrae.core.events import Ledger
from terrae.core.game import Game, Option, Setting, first_seat
from terrae.core.help import HelpPage
from terrae.core.looks import add_looks
from terrae.core.messages import add_messages
from terrae.core.vectors import vec
from terrae.games.terramara import picture as scene
from terrae.games.terramara.audit import audit
from terrae.games.terramara.data.components import read_box
from terrae.games.terramara.picture import view
from terrae.games.terramara.rules.box import Box
from terrae.games.terramara.rules.catalogue import CATALOGUE
from terrae.games.terramara.rules.effects import GOODS
from terrae.games.terramara.rules.neutral import NEUTRAL
from terrae.games.terramara.rules.observer import MaraObserver
from terrae.games.terramara.rules.scoring import lines
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.setup import set_up
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.terms import Terms
from terrae.games.terramara.words import asks, case, help, places, reasons
from terrae.games.terramara.words.names import character_name

add_messages(Path(__file__).parent / "words" / "messages")
add_looks(Path(__file__).parent / "picture" / "looks")


class Terramara(Game[Mara, Box]):
    """Terramara (2019) by Acchittocca."""

    name = "terramara"
    title = "Terramara"
    fewest = 2
    most = 4
    minutes = 100
    rules = 1
    options = (
        Option("start", "draft", ("draft", "first-game")),
        Option("neutral-cards", "1-4", ("1-4", "1-3")),
        Option("first", "random", samples=("random", "1", "2"), offers=("random", "1", "2", "3", "4"), rare=True),
    )
    catalogue = CATALOGUE
    neutral_openings = (NEUTRAL.word,)
    finals = ("artifacts", "military-rank", "road-end", "outpost", "own-outpost", "reserved", "resources")
    anytime = ("worker", "use", "ability", "bonus")
    state_parts = (Seat, Terms)
    first_game: Mapping[str, str] = {"start": "first-game", "neutral-cards": "1-3"}

    def check_options(self, setting: Setting[Box]) -> Setting[Box]:
        options = dict(setting.options)
        box = setting.components
        if not box.neutrals[setting.seats - 2]:
            options["neutral-cards"] = "1-4"  # nobody draws them
        checked = Setting(setting.seats, options, box)
        self._terms(checked)
        return checked

    def _terms(self, setting: Setting[Box]) -> Terms:
        options = setting.options
        return Terms(
            first=first_seat(self.name, setting),
            draft=options["start"] == "draft",
            neutral_cards=3 if options["neutral-cards"] == "1-3" else 4,
        )

    def start(self, setting: Setting[Box], ledger: Ledger | None = None) -> Mara:
        box = setting.components
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

    def foretold(self, state: Mara) -> list[int]:
        if state.over:
            return self.scores(state)
        return [int(seat.points) + sum(int(points) for _, points in lines(state, seat)) for seat in state.seats]

    def called(self, state: Mara) -> list[str]:
        return [str(case.who(state, int(seat.number))) for seat in state.seats]

    def winners(self, state: Mara) -> list[int]:
        """Points, then the River, then Military; who is still tied shares the victory."""
        merits = [(seat.points, seat.culture, seat.military) for seat in state.seats]
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]

    def names(self) -> dict[str, str]:
        return {card.key: str(character_name(card)) for card in self.components().characters}

    def round_of(self, state: Mara) -> int:
        return int(state.round)

    def sides(self, state: Mara) -> list[str]:
        """By character."""
        return [
            str(seat.number + 1) if seat.character == NONE else state.box.characters[seat.character].key
            for seat in state.seats
        ]

    def turn_order(self, state: Mara) -> list[int]:
        return list(state.order)

    def laid_out(self, state: Mara) -> dict[str, list[str]]:
        return {
            "territory": [state.box.tiles[number].key for number in state.tiles],
            "bonus-tile": [state.box.bonus_tiles[number].key for number in state.bonus],
        }

    observer = staticmethod(MaraObserver)
    read_box = staticmethod(read_box)
    view = staticmethod(view.view)
    scene = staticmethod(scene.scene)
    question = staticmethod(asks.question)
    label = staticmethod(asks.label)
    told = staticmethod(asks.told)
    icon = staticmethod(asks.icon)
    parts = staticmethod(asks.parts)
    warnings = asks.WARNINGS
    audit = staticmethod(audit)
    why_not = staticmethod(reasons.why_not)
    explain = staticmethod(places.explain)

    def help(self) -> list[HelpPage]:
        return help.pages(self.components())

    put_off = staticmethod(asks.put_off)
    turn_over = staticmethod(asks.turn_over)


GAME: Game = Terramara()
