"""How a view is shown: the parts of a table of Terra Nova."""

from __future__ import annotations

from terrae.core.captions import only
from terrae.core.scene import Scene
from terrae.games.terra_nova.picture.board import board
from terrae.games.terra_nova.picture.captions import PIECES, View
from terrae.games.terra_nova.picture.choices import CHOSEN, choices
from terrae.games.terra_nova.picture.legend import legend
from terrae.games.terra_nova.picture.mats import mat
from terrae.games.terra_nova.picture.people import heading, seats, standing
from terrae.games.terra_nova.picture.tiles import bonus_tiles, power_actions, round_tiles, town_tiles

__all__ = ["PIECES", "scene"]


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    number, shared = len(view["seats"]), only(view, "phase", "round", "rounds", "prices", "terrains")
    return Scene(
        [
            *heading(view),
            *seats(view),
            *round_tiles(only(view, "phase", "round", "rounds", "round_tiles", "territory_points"), number),
            *board(view),
            *power_actions(only(view, "power_actions")),
            *bonus_tiles(only(view, "bonus_tiles")),
            *town_tiles(view),
            *standing(view),
            *choices(only(view, "factions", "prices"), [only(seat, *CHOSEN) for seat in view["seats"]]),
            *(part for seat in view["seats"] for part in mat(shared, seat)),
            *legend(only(view, "terrains", "variant", "prices", "territory_points"), number),
        ]
    )
