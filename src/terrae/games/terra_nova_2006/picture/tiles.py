"""The three actions of a turn: which are taken, which comes now."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_nova_2006.picture.captions import FIGURE, STONE, View, say, text


def actions(view: View) -> list[Part]:
    """One tile for each action: the first is a move, the others a move or a stone."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("actions"))]
    for number in range(1, view["actions"] + 1):
        now = view["action"]
        state = "next" if number > now or not now else "now" if number == now else "past"
        what = say("action-move") if number == 1 else say("action-next")
        icons = [Icon("", FIGURE)] if number == 1 else [Icon("", FIGURE), Icon(say("or"), STONE)]
        found.append(
            Tile(
                id=f"action:{number}",
                area="rounds",
                label=say("action", number=number, what=what),
                name=str(number),
                effects=[Effect(icons, what)],
                state="past" if view["phase"] == "over" else state,
                group="round",
            )
        )
    return found
