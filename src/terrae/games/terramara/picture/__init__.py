"""How a view is shown: the parts of a table of Terramara."""

from __future__ import annotations

from terrae.core.scene import Scene
from terrae.games.terramara.picture.board import board
from terrae.games.terramara.picture.captions import View
from terrae.games.terramara.picture.cards import artifacts, choices
from terrae.games.terramara.picture.legend import legend
from terrae.games.terramara.picture.mats import headings, mat
from terrae.games.terramara.picture.people import heading, rounds, seats, standing

__all__ = ["scene"]


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    return Scene(
        [
            *heading(view),
            *seats(view),
            *rounds(view),
            *choices(view),
            *board(view),
            *artifacts(view),
            *standing(view),
            *headings(),
            *(part for seat in view["seats"] for part in mat(view, seat)),
            *legend(view),
        ]
    )
