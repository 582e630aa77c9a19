"""The legend: what the pictures mean, for whoever sees them for the first time."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_nova_2006.picture.captions import CAPTIONS, FIGURE, STONE, View, landscape, say, text

SIGNS = ("split", "close", "marked", "points")
SENTENCES = ("settled", "pocket")


def legend(view: View) -> list[Part]:
    """Landscapes, pieces, signs, then what needs a sentence."""
    found: list[Part] = [text("heading:key", "key", "heading", say("key"))]
    found += [text(f"key:{name}", "key", "terrain", landscape(name), name) for name in view["landscapes"].values()]
    found += [text(f"key:{piece}", "key", "piece", say(f"piece-{piece}"), piece) for piece in (FIGURE, STONE)]
    found += CAPTIONS.signs(SIGNS)
    found += [text(f"key:{sign}", "key", "note", say(f"key-{sign}"), sign) for sign in SENTENCES]
    return found
