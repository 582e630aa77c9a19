"""How a view is shown: the parts of a table of Terra Mystica.

hex:E5, hex:r12                         land and river hexes
bridge:A3:C1                            a bridge or a place for one
piece:E5, town:1/1                      what stands and lies on the map
action:ACT4, seat:1:action:ACTA         power actions on the board; special actions of a seat
tile:bonus-BON3, tile:favour-FAV5, tile:town-TW3, tile:round-3, tile:final
cult:FIRE, cult:FIRE:place:0, cult:FIRE:back    tracks, their places for priests, priests that go back
seat:1, mat:1, bowls:1, wheel:1, amount:1/coins, mat:1/TP, track:1/shipping, track:1/digging
faction:witches, terrain:red            what can be chosen now
"""

from __future__ import annotations

from terrae.core.captions import only
from terrae.core.scene import Scene
from terrae.games.terra_mystica.picture.board import board
from terrae.games.terra_mystica.picture.captions import View
from terrae.games.terra_mystica.picture.choices import choices
from terrae.games.terra_mystica.picture.cults import cults
from terrae.games.terra_mystica.picture.legend import legend
from terrae.games.terra_mystica.picture.mats import mat
from terrae.games.terra_mystica.picture.people import heading, seats, standing
from terrae.games.terra_mystica.picture.tiles import bonus_cards, favours, power_actions, round_tiles, town_tiles

__all__ = ["scene"]


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    shared = only(view, "phase", "round", "rounds", "terrains")
    return Scene(
        [
            *heading(view),
            *seats(view),
            *round_tiles(view),
            *board(view),
            *cults(view),
            *power_actions(view),
            *bonus_cards(view),
            *favours(view),
            *town_tiles(view),
            *standing(view),
            *choices(view),
            *(part for seat in view["seats"] for part in mat(shared, seat)),
            *legend(view),
        ]
    )
