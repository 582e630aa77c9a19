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
