"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.scene import Amount, Mat, Part
from terrae.games.terra_nova_2006.picture.captions import FIGURE, View, say


def mat(view: View, seat: View) -> list[Part]:
    """Points, and how many of the figures are still in the game."""
    number, colour, name = seat["seat"], seat["colour"], seat["name"]
    held = (("points", seat["points"]), (FIGURE, seat["held"]))
    return [
        Mat(id=f"mat:{number}", area="mats", label=say("mat", name=name), seat=number, colour=colour, name=name),
        *(
            Amount(
                id=f"amount:{number}/{word}",
                area="mats",
                label=say(f"has-{word}", owner=name, amount=amount),
                seat=number,
                number=amount,
                word=word,
                note=say("of", all=seat["all"]) if word == FIGURE else "",
            )
            for word, amount in held
        ),
    ]
