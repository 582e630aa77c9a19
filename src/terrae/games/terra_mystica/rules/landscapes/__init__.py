"""The special landscape of each faction."""

from terrae.games.terra_mystica.rules.landscape import Landscape
from terrae.games.terra_mystica.rules.landscapes.cults import HalfStep, Sacrifice, TopPoints, TownSteps
from terrae.games.terra_mystica.rules.landscapes.power import CoinInstead, TokenPerRound, TokensNow
from terrae.games.terra_mystica.rules.landscapes.rivers import BridgeTower, FloatingPalace, Reef
from terrae.games.terra_mystica.rules.landscapes.terrain import (
    Drill,
    FlightCoins,
    FreeChange,
    LongTunnel,
    Portal,
    TempleSpades,
)
from terrae.games.terra_mystica.rules.landscapes.towns import BreedingGround, Camp
from terrae.games.terra_mystica.rules.landscapes.tracks import CheapAdvances, FreeExchange

LANDSCAPES: dict[str, type[Landscape]] = {
    "alchemists": CheapAdvances,
    "auren": TopPoints,
    "chaosmagicians": Portal,
    "cultists": HalfStep,
    "darklings": Camp,
    "dwarves": LongTunnel,
    "engineers": BridgeTower,
    "fakirs": FlightCoins,
    "giants": FreeExchange,
    "halflings": Drill,
    "mermaids": Reef,
    "nomads": CoinInstead,
    "swarmlings": BreedingGround,
    "witches": TownSteps,
    "icemaidens": TempleSpades,
    "yetis": TokensNow,
    "acolytes": Sacrifice,
    "dragonlords": TokenPerRound,
    "riverwalkers": FloatingPalace,
    "shapeshifters": FreeChange,
}
# By faction: the trait its landscape carries out, and the numbers the trait has.
TRAITS: dict[str, tuple[str, tuple[str, ...]]] = {
    "alchemists": ("cheap-advances", ()),
    "auren": ("points-on-top", ("points",)),
    "chaosmagicians": ("portal", ()),
    "cultists": ("half-step", ()),
    "darklings": ("counts-as-dwelling", ()),
    "dwarves": ("longer-tunnel", ("skip",)),
    "engineers": ("land-bridges", ()),
    "fakirs": ("coins-per-flight", ("coins",)),
    "giants": ("free-exchange", ()),
    "halflings": ("fewer-spades", ("spades",)),
    "mermaids": ("by-spade-on-the-river", ("spades",)),
    "nomads": ("coin-instead", ("coins",)),
    "swarmlings": ("growing-towns", ("tiles",)),
    "witches": ("town-steps", ("steps",)),
    "icemaidens": ("spade-per-temple", ("spades",)),
    "yetis": ("charged-tokens", ("tokens",)),
    "acolytes": ("power-downwards", ("steps",)),
    "dragonlords": ("charged-token-per-round", ("tokens",)),
    "riverwalkers": ("on-the-river", ("priests",)),
    "shapeshifters": ("free-change", ()),
}
# Numbers that moves of the catalogue or the rules have fixed: at least, at most.
LIMITS: dict[tuple[str, str], tuple[int, int]] = {
    ("by-spade-on-the-river", "spades"): (1, 1),
    ("power-downwards", "steps"): (3, 3),
}
