"""How a view is shown: the parts of a table of Terra Nova."""

from __future__ import annotations

from terrae.core.scene import Scene
from terrae.games.terra_nova.picture.board import board
from terrae.games.terra_nova.picture.captions import PIECES, View
from terrae.games.terra_nova.picture.choices import choices
from terrae.games.terra_nova.picture.legend import legend
from terrae.games.terra_nova.picture.mats import mat
from terrae.games.terra_nova.picture.people import heading, seats, standing
from terrae.games.terra_nova.picture.tiles import bonus_tiles, power_actions, round_tiles, town_tiles

__all__ = ["PIECES", "scene"]


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    return Scene(
        [
            *heading(view),
            *seats(view),
            *round_tiles(view),
            *board(view),
            *power_actions(view),
            *bonus_tiles(view),
            *town_tiles(view),
            *standing(view),
            *choices(view),
            *(part for seat in view["seats"] for part in mat(view, seat)),
            *legend(view),
        ]
    )
