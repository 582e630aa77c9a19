"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_nova_2006.picture.captions import CAPTIONS, FIGURE, View, say


def mat(view: View, seat: View) -> list[Part]:
    """Points, and how many of the figures are still in the game."""
    found: list[Part] = [CAPTIONS.mat(seat, say("mat", name=seat["name"]))]
    for word, amount, note in (("points", seat["points"], ""), (FIGURE, seat["held"], say("of", all=seat["all"]))):
        found.append(CAPTIONS.amount(seat, word, amount, say(f"has-{word}", owner=seat["name"], amount=amount), note))
    return found
