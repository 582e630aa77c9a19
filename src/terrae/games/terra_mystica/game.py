"""The game of Terra Mystica: its options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from terrae.board.wide import members
from terrae.core.errors import BadOption
from terrae.core.events import Ledger
from terrae.core.game import Game, Label, ListOf, Option, Setting, entries
from terrae.core.help import HelpPage
from terrae.core.looks import add_looks
from terrae.core.messages import add_messages
from terrae.core.moves import Move
from terrae.core.voice import spellings
from terrae.games.terra_mystica import picture as scene
from terrae.games.terra_mystica.addons import INSTALLED, install_all
from terrae.games.terra_mystica.audit import audit
from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.picture import view
from terrae.games.terra_mystica.rules.box import ROUNDS, Box, Mat
from terrae.games.terra_mystica.rules.building import BUILD
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, CATALOGUE, FACTIONS, FINAL_TILES, ROUND_TILES
from terrae.games.terra_mystica.rules.conversion import CONVERT
from terrae.games.terra_mystica.rules.customs import Customs
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.factions import CLASSES
from terrae.games.terra_mystica.rules.grant import Held
from terrae.games.terra_mystica.rules.neighbours import COIN, DECLINE, LEECH, RESIGN
from terrae.games.terra_mystica.rules.observer import MysticaObserver
from terrae.games.terra_mystica.rules.offers import Deal, Offer
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.setup import set_up
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.terms import DRAWN, NO_TILE, Terms
from terrae.games.terra_mystica.snellman import SNELLMAN
from terrae.games.terra_mystica.snellman.rules.customs import SiteCustoms
from terrae.games.terra_mystica.words import asks, help, labels, places, reasons
from terrae.games.terra_mystica.words.lines import Groundwork
from terrae.games.terra_mystica.words.names import faction_title, name_of

add_messages(Path(__file__).parent / "words" / "messages")
add_looks(Path(__file__).parent / "picture" / "looks")
install_all()
UNCHOSEN = Faction(Mat("", "", "", NONE), NONE)
SETS = {"ice": "fire-and-ice-factions/ice", "volcano": "fire-and-ice-factions/volcano"}
VARIABLE = "fire-and-ice-factions/variable"
SPARE_BONUS_CARDS = 3  # that nobody holds
LOOSE = (
    "early-points", "build-elsewhere", "loose-cultist-ordering", "resign", "idle-actions", "stacked-bridges",
    "late-choices", "spade-order", "any-terrain",
)  # fmt: skip


def switch(name: str, default: str, *, rare: bool = False) -> Option:
    return Option(name, default, ("on", "off"), rare=rare)


MAPS = ("base", "fire-ice-1", "fire-ice-2", "loon-lakes", "fjords", "fjords-2.0")


class TerraMystica(Game[Mystica, Box]):
    """Terra Mystica by Jens Drögemüller and Helge Ostertag, with the factions of Fire & Ice."""

    name = "terra-mystica"
    title = "Terra Mystica"
    fewest = 2
    most = 5
    minutes = 120
    rules = 1
    options = (
        Option("map", "base", samples=MAPS, offers=MAPS, pictures=MAPS),
        Option(
            "factions",
            "choose",
            samples=("choose", "random"),
            offers=("choose", "random"),
            made_of=ListOf(tuple(FACTIONS), each_seat=True),
        ),
        Option("seating", "given", ("given", "shuffled")),
        Option("points", "20", samples=("20", "2017"), offers=("20", "2017"), made_of=ListOf(())),
        switch("fire-and-ice-factions/ice", "off"),
        switch("fire-and-ice-factions/volcano", "off"),
        Option(VARIABLE, "off", ("off", "v5", "v4", "v3", "v2", "original"), rare=True),
        switch("mini-expansion-1", "on", rare=True),
        switch("shipping-bonus", "on", rare=True),
        switch("temple-scoring-tile", "on", rare=True),
        Option("final-scoring", "none", ("none", "random", *FINAL_TILES)),
        switch("variable-turn-order", "off"),
        switch("errata-cultist-power", "on", rare=True),
        switch("landscapes", "off"),
        switch("strict-leech", "on", rare=True),
        switch("strict-darkling-sh", "on", rare=True),
        switch("strict-chaosmagician-sh", "on", rare=True),
        Option(
            "scoring-tiles", "random", samples=("random",), made_of=ListOf(tuple(ROUND_TILES), more=ROUNDS), rare=True
        ),
        Option(
            "bonus-cards",
            "random",
            samples=("random",),
            made_of=ListOf(tuple(BONUS_CARDS), each_seat=True, more=SPARE_BONUS_CARDS),
            rare=True,
        ),
        Option("loose", "none", samples=("none", *LOOSE, ",".join(LOOSE)), made_of=ListOf(LOOSE), rare=True),
        *(Option(addon.name, "off", ("off", addon.version)) for addon in INSTALLED),
    )
    first_game: Mapping[str, str] = {"factions": "random"}
    catalogue = CATALOGUE
    finals = ("final:",)
    asides = ("burn", "convert")
    landmarks: Mapping[str, str] = {"+TW": "town"}
    openings = (BUILD.word,)
    answers = (LEECH.word, DECLINE.word, COIN.word)
    leaving = (RESIGN.word,)
    paid: Mapping[str, str] = {"spent": "power", "burnt": "tokens"}
    wasted: Mapping[str, str] = {"wasted": "power", "wasted-priests": "priests"}
    state_parts = (Seat, OpenTurn, Held, Terms, Customs, Offer, Deal)
    idle = ("done", "decline", "pass")
    formats = (SNELLMAN,)
    lines = Groundwork()

    def check_options(self, setting: Setting[Box]) -> Setting[Box]:
        box = setting.components
        if setting.options["map"] not in box.maps:
            known = ", ".join(box.maps)
            raise BadOption("error.option-value", name="map", value=setting.options["map"], known=known)
        self._terms(setting)
        return setting

    def _terms(self, setting: Setting[Box]) -> Terms:
        options = setting.options
        box = setting.components

        def on(name: str) -> bool:
            return not name or options[name] != "off"

        seats = setting.seats
        sets = {"base", *(name for name, option in SETS.items() if on(option))}
        sets |= {addon.name for addon in INSTALLED if on(addon.name)}
        if options[VARIABLE] != "off":
            sets.add("variable")
        factions = None
        if options["factions"] not in ("choose", "random"):
            factions = entries(self.name, "factions", options["factions"], FACTIONS, seats)
            for number in factions:
                group = box.factions[number].mat.set_name
                if group not in sets:
                    raise off("factions", FACTIONS[number], {**SETS, "variable": VARIABLE}.get(group, group))
            homes = [box.factions[number].mat.home for number in factions]
            if len(set(homes)) != seats:
                raise BadOption("terra-mystica.bad.same-colour", name="factions", value=options["factions"])
        points = None
        if options["points"] not in ("20", "2017"):
            points = amounts("points", options["points"], seats)
        round_pool = [number for number, tile in enumerate(box.round_tiles) if on(tile.option)]
        rounds = None
        if options["scoring-tiles"] != "random":
            rounds = entries(self.name, "scoring-tiles", options["scoring-tiles"], ROUND_TILES, ROUNDS)
            different("scoring-tiles", options["scoring-tiles"], rounds)
            for number in rounds:
                if number not in round_pool:
                    raise off("scoring-tiles", ROUND_TILES[number], box.round_tiles[number].option)
        bonus_pool = [number for number, card in enumerate(box.bonus_cards) if on(card.option)]
        bonus = None
        if options["bonus-cards"] != "random":
            size = seats + int(box.spare_bonus_cards)
            bonus = entries(self.name, "bonus-cards", options["bonus-cards"], BONUS_CARDS, size)
            different("bonus-cards", options["bonus-cards"], bonus)
            for number in bonus:
                if number not in bonus_pool:
                    raise off("bonus-cards", BONUS_CARDS[number], box.bonus_cards[number].option)
        final = {"none": NO_TILE, "random": DRAWN}.get(options["final-scoring"])
        loose = [] if options["loose"] == "none" else entries(self.name, "loose", options["loose"], LOOSE)
        strict = on("strict-leech") and on("strict-darkling-sh") and on("strict-chaosmagician-sh")
        customs = (
            Customs()
            if strict and not loose
            else SiteCustoms(
                late_choices=6 in loose,
                late_offers=not on("strict-leech"),
                late_making=not on("strict-darkling-sh"),
                double_pass=not on("strict-chaosmagician-sh"),
                idle_actions=4 in loose,
                build_elsewhere=1 in loose,
            )
        )
        return Terms(
            customs=customs,
            roster=roster(box, options[VARIABLE]),
            shuffled=options["seating"] == "shuffled",
            points=points,
            points_2017=options["points"] == "2017",
            factions=factions,
            random_factions=options["factions"] == "random",
            allowed=[int(faction.number) for faction in box.factions if faction.mat.set_name in sets],
            rounds=rounds,
            round_pool=round_pool,
            bonus=bonus,
            bonus_pool=bonus_pool,
            town_pool=[number for number, tile in enumerate(box.towns) if on(tile.option)],
            final=FINAL_TILES.index(options["final-scoring"]) if final is None else final,
            by_passing=on("variable-turn-order"),
            consolation=on("errata-cultist-power"),
            early_points=0 in loose,
            free_order=2 in loose,
            may_resign=3 in loose,
            stacked_bridges=5 in loose,
            spade_order=7 in loose,
            any_terrain=8 in loose,
            landscapes=on("landscapes"),
        )

    def start(self, setting: Setting[Box], ledger: Ledger | None = None) -> Mystica:
        box = setting.components
        land = box.maps[setting.options["map"]]
        seats = [Seat(number, UNCHOSEN) for number in range(setting.seats)]
        state = Mystica(box, land, self._terms(setting), seats, land.terrain, OpenTurn())
        state.ledger = ledger
        if state.terms.may_resign:
            state.resign = land.of(RESIGN)[0]
        set_up(state)
        return state

    def trades(self, move: Move) -> bool:
        return move.verb is CONVERT

    def round_of(self, state: Mystica) -> int:
        return int(state.round)

    def turn_order(self, state: Mystica) -> list[int]:
        return list(state.order)

    def laid_out(self, state: Mystica) -> dict[str, list[str]]:
        box = state.box
        held = [int(seat.bonus) for seat in state.seats if seat.bonus != NONE]
        return {
            "map": [state.land.name],
            "round-tile": [box.round_tiles[number].name for number in state.round_tiles],
            "bonus-card": [box.bonus_cards[number].name for number in sorted([*members(state.bonus_offer), *held])],
            "final-tile": [] if state.final_tile == NONE else [box.final_tiles[state.final_tile].name],
        }

    observer = staticmethod(MysticaObserver)
    read_box = staticmethod(read_box)
    view = staticmethod(view.view)
    scene = staticmethod(scene.scene)
    question = staticmethod(asks.question)
    label = staticmethod(asks.label)
    told = staticmethod(asks.told)
    icon = staticmethod(asks.icon)
    parts = staticmethod(asks.parts)
    concerns = staticmethod(asks.concerns)
    warnings = asks.WARNINGS
    put_off = staticmethod(asks.put_off)
    turn_over = staticmethod(asks.turn_over)
    why_not = staticmethod(reasons.why_not)
    explain = staticmethod(places.explain)

    def label_value(self, option: Option, value: str) -> Label:
        return labels.value(self.components(), option, value) or super().label_value(option, value)

    def help(self) -> list[HelpPage]:
        return help.pages(self.components(), self.options)

    audit = staticmethod(audit)

    def called(self, state: Mystica) -> list[str]:
        return [faction_title(seat.faction.mat) for seat in state.seats]

    def sides(self, state: Mystica) -> list[str]:
        return [seat.faction.mat.key or str(seat.number + 1) for seat in state.seats]


@cache
def roster(box: Box, variant: str) -> list[Faction]:
    """The factions as a variant of the box plays them: the same ones in every game, so that states can be compared."""
    factions = list(box.factions)
    for key, traits in box.variants.get(variant, {}).items():
        number = FACTIONS.index(key)
        factions[number] = CLASSES[key](factions[number].mat.with_traits(traits), number)
        factions[number].landscape = box.factions[number].landscape
    return factions


def different(name: str, value: str, found: list[int]) -> None:
    """Nothing twice."""
    if len(set(found)) != len(found):
        raise BadOption("terra-mystica.bad.twice", name=name, value=value)


def off(name: str, word: str, option: str) -> BadOption:
    """A faction or tile that another option keeps out of the game."""
    return BadOption("terra-mystica.bad.off", name=name, word=word, option=option)


def amounts(name: str, value: str, size: int) -> list[int]:
    """A list of whole numbers, one for each seat."""
    found = value.replace(",", " ").split()
    if len(found) != size or not all(word.isdecimal() and len(word) < 4 for word in found):
        raise BadOption("terra-mystica.bad.points", name=name, value=value, size=size)
    return [int(word) for word in found]


CATALOGUE.aliases.update(spellings(CATALOGUE, name_of))  # what is typed may bear names, too
GAME: Game = TerraMystica()
