"""Mats of Terra Mystica that hold as much as a game can bring: every faction, landscapes, tiles of the last round."""

from __future__ import annotations

from terrae.core.scene import Scene
from terrae.games.terra_mystica import GAME
from tests.terra_mystica.landscapes.ground import ground
from tests.terra_mystica.positions import Player, stranger_to

FACTIONS = [faction.mat.key for faction in GAME.components().factions if faction.landscape]
FEW = "FAV6 FAV11", "TW2"
MANY = "FAV1 FAV2 FAV5 FAV6 FAV7 FAV8 FAV10 FAV11 FAV12", "TW1 TW2 TW4 TW5"
BOWLS = (3, 9, 24)


def crowded(faction: str, full: bool = True) -> Scene:
    """The faction has seat 1, with all it can hold, or with what it has in the middle of a game."""
    favours, towns = MANY if full else FEW
    me = Player(
        faction,
        dwellings="E5 E6",
        posts="A1 A4",
        temples="A5",
        stronghold="A11" if full else "",
        sanctuary="A13",
        coins=88,
        workers=19,
        priests=7,
        power=BOWLS if full else (1, 6, 5),
        points=158 if full else 58,
        keys=3,
        bonus="BON2",
        favours=favours,
        town_tiles=towns,
        pick="black",
    )
    return GAME.scene(GAME.view(ground(me, Player(stranger_to(faction))).state))
