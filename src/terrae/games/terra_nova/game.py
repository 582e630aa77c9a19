"""The game of Terra Nova: its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mypy_extensions import i64

from terrae.board.hexes import bits, one
from terrae.core.errors import BadOption
from terrae.core.events import Ledger
from terrae.core.game import Game, Label, ListOf, Option, Setting, entries, first_seat
from terrae.core.help import HelpPage
from terrae.core.looks import add_looks
from terrae.core.messages import add_messages
from terrae.core.moves import Move
from terrae.core.vectors import vec
from terrae.games.terra_nova import picture as scene
from terrae.games.terra_nova.audit import audit
from terrae.games.terra_nova.data.components import read_box
from terrae.games.terra_nova.picture import view
from terrae.games.terra_nova.rules.action import FreeMove
from terrae.games.terra_nova.rules.box import ROUNDS, Box, Mat
from terrae.games.terra_nova.rules.building import BUILD
from terrae.games.terra_nova.rules.catalogue import BONUS_TILES, CATALOGUE, FACTIONS, ROUND_TILES
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.observer import NovaObserver
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.setup import set_up
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.terms import Terms
from terrae.games.terra_nova.words import asks, help, labels, places, reasons
from terrae.games.terra_nova.words.lines import Settling
from terrae.games.terra_nova.words.names import faction_title

add_messages(Path(__file__).parent / "words" / "messages")
add_looks(Path(__file__).parent / "picture" / "looks")
UNCHOSEN = Faction(Mat("", "", "", "", NONE, 0, 2, [0, 0], [], [], [], [], []), NONE, NONE, 99)


MAPS = ("main", "two-player", "alternative")
SPARE_BONUS_TILES = 3  # that nobody holds
# Values of lists that checks try: every other faction is of another colour.
SOME_FACTIONS = (
    "choose",
    "random",
    *(",".join(FACTIONS[side : side + 2 * seats : 2]) for side in (0, 1) for seats in (2, 3, 4)),
)
SOME_BONUS_TILES = ("random", *(",".join(BONUS_TILES[8 - size :]) for size in (5, 6, 7)))
SOME_ROUND_TILES = ("random", ",".join([*ROUND_TILES[:2], *ROUND_TILES[:2], ROUND_TILES[3]]))


class TerraNova(Game[Nova, Box]):
    """Terra Nova (2022) by Andreas Faul."""

    name = "terra-nova"
    title = "Terra Nova"
    fewest = 2
    most = 4
    minutes = 60
    rules = 1
    options = (
        Option("setup", "random", ("random", "first-game")),
        Option("map", "auto", samples=("auto", *MAPS), offers=("auto", *MAPS), pictures=MAPS),
        Option("variant", "none", ("none", "planner", "lucky-digger")),
        Option("order", "clockwise", ("clockwise", "dropout")),
        Option(
            "factions",
            "choose",
            samples=SOME_FACTIONS,
            offers=("choose", "random"),
            made_of=ListOf(tuple(FACTIONS), each_seat=True),
        ),
        Option(
            "round-tiles",
            "random",
            samples=SOME_ROUND_TILES,
            made_of=ListOf(tuple(ROUND_TILES), more=ROUNDS),
            rare=True,
        ),
        Option(
            "bonus-tiles",
            "random",
            samples=SOME_BONUS_TILES,
            made_of=ListOf(tuple(BONUS_TILES), each_seat=True, more=SPARE_BONUS_TILES),
            rare=True,
        ),
        Option("first", "random", samples=("random", "1", "2"), offers=("random", "1", "2", "3", "4"), rare=True),
    )
    catalogue = CATALOGUE
    finals = ("scoring:",)
    asides = tuple(family[0].verb.word for family in CATALOGUE.families if isinstance(family[0].verb, FreeMove))
    landmarks: Mapping[str, str] = {"town": "town"}
    openings = (BUILD.word,)
    paid: Mapping[str, str] = {"spent": "power"}
    wasted: Mapping[str, str] = {"wasted": "power"}
    idle = ("done", "drop")
    lines = Settling()
    state_parts = (Seat, Terms)
    first_game: Mapping[str, str] = {"setup": "first-game"}

    def check_options(self, setting: Setting[Box]) -> Setting[Box]:
        options = dict(setting.options)
        box = setting.components
        with_neutral = options["variant"] != "none"
        if options["map"] == "auto":
            options["map"] = "two-player" if with_neutral else "main"
        checked = Setting(setting.seats, options, box)
        if options["map"] not in box.maps:
            raise BadOption(
                "error.option-value", name="map", value=options["map"], known=", ".join(["auto", *box.maps])
            )
        if with_neutral and setting.seats != 2:
            raise BadOption(
                "terra-nova.bad.variant-seats", name="variant", variant=options["variant"], seats=setting.seats
            )
        land = box.maps[options["map"]]
        if with_neutral and not land.marked[0]:
            marked = ", ".join(name for name, other in box.maps.items() if other.marked[0])
            raise BadOption(
                "terra-nova.bad.variant-map", name="map", variant=options["variant"], map=land.name, known=marked
            )
        if options["setup"] == "first-game":
            for name, free in (
                ("variant", "none"),
                ("factions", "choose"),
                ("round-tiles", "random"),
                ("bonus-tiles", "random"),
            ):
                if options[name] != free:
                    raise BadOption("terra-nova.bad.first-game", name=name)
            if setting.seats not in land.first_game:
                known = ", ".join(name for name, other in box.maps.items() if other.first_game)
                raise BadOption("terra-nova.bad.first-game-map", name="map", map=land.name, known=known)
        self._terms(checked)
        return checked

    def _terms(self, setting: Setting[Box]) -> Terms:
        options = setting.options
        box = setting.components
        first_game = box.first_games[setting.seats] if options["setup"] == "first-game" else None
        factions = None
        if options["factions"] not in ("choose", "random"):
            factions = entries(self.name, "factions", options["factions"], FACTIONS, setting.seats)
            if len({box.factions[number].colour for number in factions}) != setting.seats:
                raise BadOption("terra-nova.bad.same-colour", name="factions", value=options["factions"])
        rounds = first_game.rounds if first_game else None
        if options["round-tiles"] != "random":
            rounds = entries(self.name, "round-tiles", options["round-tiles"], ROUND_TILES, ROUNDS)
            for number in rounds:
                if rounds.count(number) > box.round_tiles[number].copies:
                    copies = box.round_tiles[number].copies
                    raise BadOption(
                        "terra-nova.bad.copies", name="round-tiles", word=ROUND_TILES[number], copies=copies
                    )
        bonus = first_game.bonus if first_game else None
        if options["bonus-tiles"] != "random":
            bonus = entries(
                self.name,
                "bonus-tiles",
                options["bonus-tiles"],
                BONUS_TILES,
                setting.seats + int(box.spare_bonus_tiles),
            )
            if len(set(bonus)) != len(bonus):
                raise BadOption("terra-nova.bad.same-bonus", name="bonus-tiles", value=options["bonus-tiles"])
        return Terms(
            first=first_seat(self.name, setting),
            rounds=rounds,
            bonus=bonus,
            factions=factions,
            random_factions=options["factions"] == "random",
            first_game=first_game,
            by_dropout=options["order"] == "dropout",
            planner=options["variant"] == "planner",
            lucky_digger=options["variant"] == "lucky-digger",
        )

    def start(self, setting: Setting[Box], ledger: Ledger | None = None) -> Nova:
        box = setting.components
        land = box.maps[setting.options["map"]]
        seats = [Seat(number, UNCHOSEN) for number in range(setting.seats)]
        for seat in seats:
            seat.bowl1, seat.bowl2, seat.bowl3 = box.start_power
        money = vec[i64]([0] * len(box.bonus_tiles))
        state = Nova(box, land, self._terms(setting), seats, land.terrain[:], [], money)
        state.ledger = ledger
        set_up(state)
        return state

    def called(self, state: Nova) -> list[str]:
        return [faction_title(seat.faction.mat) for seat in state.seats]

    def sides(self, state: Nova) -> list[str]:
        return [seat.faction.mat.key or str(seat.number + 1) for seat in state.seats]

    def trades(self, move: Move) -> bool:
        return isinstance(move.verb, FreeMove)

    def round_of(self, state: Nova) -> int:
        return int(state.round)

    def turn_order(self, state: Nova) -> list[int]:
        return list(state.order)

    def laid_out(self, state: Nova) -> dict[str, list[str]]:
        bonus = state.bonus_offer
        for seat in state.seats:
            bonus |= 0 if seat.bonus == NONE else one(seat.bonus)
        return {
            "map": [state.land.name],
            "round-tile": [state.box.round_tiles[number].name for number in state.round_tiles],
            "bonus-tile": [state.box.bonus_tiles[number].name for number in bits(bonus)],
        }

    observer = staticmethod(NovaObserver)
    read_box = staticmethod(read_box)
    view = staticmethod(view.view)
    scene = staticmethod(scene.scene)
    question = staticmethod(asks.question)
    label = staticmethod(asks.label)
    told = staticmethod(asks.told)
    parts = staticmethod(asks.parts)
    warnings = asks.WARNINGS
    audit = staticmethod(audit)
    why_not = staticmethod(reasons.why_not)
    explain = staticmethod(places.explain)

    def label_value(self, option: Option, value: str) -> Label:
        return labels.value(self.components(), option, value) or super().label_value(option, value)

    def help(self) -> list[HelpPage]:
        return help.pages(self.components())

    put_off = staticmethod(asks.put_off)
    turn_over = staticmethod(asks.turn_over)


GAME: Game = TerraNova()
