"""How a view is shown: the parts of a table of Terra Nova (2006)."""

from __future__ import annotations

from terrae.core.scene import Scene
from terrae.games.terra_nova_2006.picture.board import board
from terrae.games.terra_nova_2006.picture.captions import View
from terrae.games.terra_nova_2006.picture.legend import legend
from terrae.games.terra_nova_2006.picture.mats import mat
from terrae.games.terra_nova_2006.picture.people import heading, seats, standing
from terrae.games.terra_nova_2006.picture.tiles import actions

__all__ = ["scene"]


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    return Scene(
        [
            *heading(view),
            *seats(view),
            *actions(view),
            *board(view),
            *standing(view),
            *(part for seat in view["seats"] for part in mat(view, seat)),
            *legend(view),
        ]
    )
