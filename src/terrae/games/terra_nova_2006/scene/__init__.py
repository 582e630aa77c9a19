"""How a view is shown: the parts of a table of Terra Nova (2006)."""

from __future__ import annotations

from terrae.core.scene import Scene
from terrae.games.terra_nova_2006.scene.board import board
from terrae.games.terra_nova_2006.scene.captions import View
from terrae.games.terra_nova_2006.scene.legend import legend
from terrae.games.terra_nova_2006.scene.mats import mat
from terrae.games.terra_nova_2006.scene.people import heading, seats, standing
from terrae.games.terra_nova_2006.scene.tiles import actions

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
