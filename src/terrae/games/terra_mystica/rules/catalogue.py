"""The catalogue: every move of the title on every map."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.core.moves import Block, Catalogue, Verb
from terrae.core.vectors import vec
from terrae.games.terra_mystica.rules.action import DONE
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, MOST_OFFER, MOST_SEATS, TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.building import BRIDGE, BUILD, LAND_BRIDGE, TAKE_FAVOUR, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import BURN, CONVERT, MOST_BURNT, RATES
from terrae.games.terra_mystica.rules.cults import LOWER, PAIR, SEND, SENDS, STEP, TO_TOP
from terrae.games.terra_mystica.rules.digging import MOST_SPADES
from terrae.games.terra_mystica.rules.factions import CLASSES
from terrae.games.terra_mystica.rules.factions.mermaids import CONNECT
from terrae.games.terra_mystica.rules.factions.shapeshifters import BUY_TOKEN, NO_TOKEN
from terrae.games.terra_mystica.rules.homes import PICK
from terrae.games.terra_mystica.rules.land import Land
from terrae.games.terra_mystica.rules.landscape import GIFT, LANDSCAPE, gifts
from terrae.games.terra_mystica.rules.landscapes.power import TOKENS
from terrae.games.terra_mystica.rules.neighbours import (
    COIN,
    DECLINE,
    LEECH,
    OFFERS,
    RESIGN,
    RULES,
)
from terrae.games.terra_mystica.rules.notation import BRIDGE_SPACES, SPECIALS
from terrae.games.terra_mystica.rules.priests import UNLOCK
from terrae.games.terra_mystica.rules.setup import DRAW_BONUS, DRAW_FACTION, DRAW_FINAL, DRAW_ROUND, DRAW_SEAT, FACTION
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM
from terrae.games.terra_mystica.rules.special import POWERS, USE
from terrae.games.terra_mystica.rules.towns import TAKE_TOWN
from terrae.games.terra_mystica.rules.tracks import ADVANCE
from terrae.games.terra_mystica.rules.turn import PASS

ROWS: Final = 10
COLUMNS: Final = 13
RIVERS: Final = 40
CELL_NAMES: Final = [f"{chr(ord('A') + row)}{number}" for row in range(ROWS) for number in range(1, COLUMNS + 1)]
RIVER_NAMES: Final = [f"r{number}" for number in range(RIVERS)]
FACTIONS: Final = list(CLASSES)
ROUND_TILES: Final = [f"SCORE{number}" for number in range(1, 10)]
BONUS_CARDS: Final = [f"BON{number}" for number in range(1, 11)]
FAVOURS: Final = [f"FAV{number}" for number in range(1, 13)]
TOWNS: Final = [f"TW{number}" for number in range(1, 9)]
POWER_ACTIONS: Final = [f"ACT{number}" for number in range(1, POWERS + 1)]
FINAL_TILES: Final = ["connected-distance", "connected-sa-sh-distance", "building-on-edge", "connected-clusters"]


def turned(space: str) -> str:
    """A bridge named from its other end."""
    first, second = space.split(":")
    return f"{second}:{first}"


def numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def offered(factions: list[str]) -> list[str]:
    """The offers that structures of some factions can bring others."""
    return [f"{power} from {faction}" for faction in factions for power in range(1, MOST_OFFER + 1)]


OFFERED: Final = offered(FACTIONS)

# The order is what trained weights rely on: append, never insert.
CATALOGUE: Final = Catalogue(
    [
        Block(DONE, [""]),
        Block(BUILD, CELL_NAMES),
        Block(UPGRADE, [f"{cell} to {kind}" for cell in CELL_NAMES for kind in KINDS[1:]]),
        Block(DIG, numbers(MOST_SPADES)),
        Block(TRANSFORM, [f"{cell} to {terrain}" for cell in CELL_NAMES for terrain in TERRAINS]),
        Block(ADVANCE, ["ship", "dig"]),
        Block(SEND, [f"p to {cult} for {SENDS - way}" for cult in CULTS for way in range(SENDS)]),
        Block(USE, [*POWER_ACTIONS, *SPECIALS]),
        Block(PASS, ["", *BONUS_CARDS]),
        Block(BURN, numbers(MOST_BURNT)),
        Block(CONVERT, [rate.text for rate in RATES]),
        Block(BRIDGE, BRIDGE_SPACES),
        Block(CONNECT, RIVER_NAMES),
        Block(LEECH, OFFERED),
        Block(DECLINE, OFFERED),
        Block(OFFERS, RULES),
        Block(TAKE_FAVOUR, numbers(len(FAVOURS))),
        Block(TAKE_TOWN, numbers(len(TOWNS))),
        Block(STEP, CULTS),
        Block(PAIR, CULTS),
        Block(LOWER, [f"{steps}{cult}" for steps in ("", "3", "4") for cult in CULTS]),
        Block(BUY_TOKEN, ["P3 for VP"]),
        Block(NO_TOKEN, [""]),
        Block(UNLOCK, [*TERRAINS[:WHEEL], "gain-priest"]),
        Block(PICK, TERRAINS[:WHEEL]),
        Block(RESIGN, [""]),
        Block(FACTION, FACTIONS),
        Block(DRAW_SEAT, numbers(MOST_SEATS)),
        Block(DRAW_ROUND, ROUND_TILES),
        Block(DRAW_BONUS, BONUS_CARDS),
        Block(DRAW_FINAL, FINAL_TILES),
        Block(DRAW_FACTION, FACTIONS),
        Block(TO_TOP, CULTS),
        # Special landscapes
        Block(LANDSCAPE, [*CELL_NAMES, *RIVER_NAMES]),
        Block(LAND_BRIDGE, CELL_NAMES),
        Block(GIFT, gifts()),
        Block(COIN, OFFERED),
        Block(TOKENS, ["take", "leave"]),
    ],
    {f"bridge {turned(space)}": f"bridge {space}" for space in BRIDGE_SPACES},
)

# By verb: how many moves point at each hex.
BY_HEX: Final[list[tuple[Verb, int]]] = [(BUILD, 1), (UPGRADE, UPGRADES), (TRANSFORM, len(TERRAINS))]


def lexicon(land: Land) -> None:
    """Tell a map which moves point at its places, and where each move points."""
    cells = {name: number for number, name in enumerate(CELL_NAMES)}
    spaces = {name: number for number, name in enumerate(BRIDGE_SPACES)}
    families = list(CATALOGUE.families)
    hex_at = [-1] * len(CELL_NAMES)
    for number, name in enumerate(land.names):
        hex_at[cells[name]] = number
    for verb, each in BY_HEX:
        whole = CATALOGUE.families[verb.number]
        families[verb.number] = [whole[cells[name] * each + part] for name in land.names for part in range(each)]
    bridge_at = [-1] * len(BRIDGE_SPACES)
    for number, name in enumerate(land.bridge_names):
        bridge_at[spaces[name]] = number
    families[BRIDGE.number] = [CATALOGUE.families[BRIDGE.number][spaces[name]] for name in land.bridge_names]
    whole = CATALOGUE.families[LANDSCAPE.number]
    by_place = [cells[name] for name in land.names] + [len(CELL_NAMES) + river for river in range(len(land.river))]
    families[LANDSCAPE.number] = [whole[index] for index in by_place]
    place_at = [-1] * len(whole)
    for place, index in enumerate(by_place):
        place_at[index] = place
    families[LAND_BRIDGE.number] = [CATALOGUE.families[LAND_BRIDGE.number][cells[name]] for name in land.names]
    land.place_at = vec[i64](place_at)
    land.families = families
    land.hex_at = vec[i64](hex_at)
    land.bridge_at = vec[i64](bridge_at)
