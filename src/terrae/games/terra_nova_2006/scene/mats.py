"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.scene import Amount, Mat, Part, Slot, Slots
from terrae.games.terra_nova_2006.scene.captions import FIGURE, View, say


def mat(view: View, seat: View) -> list[Part]:
    """Points, and the figures: those still in the game, and the places of those that left it."""
    number, colour, name = seat["seat"], seat["colour"], seat["name"]
    lost = seat["all"] - seat["held"]
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
            )
            for word, amount in held
        ),
        Slots(
            id=f"mat:{number}/{FIGURE}",
            area="mats",
            label=say("slots", owner=name, held=seat["held"], all=seat["all"]),
            seat=number,
            colour=colour,
            piece=FIGURE,
            name=say("row-figures"),
            prices=[],
            slots=[Slot([], place < lost) for place in range(seat["all"])],
        ),
    ]
