"""The legend: what the pictures mean, for whoever sees them for the first time."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.scene import Part
from terrae.games.terra_nova.picture.captions import CAPTIONS, PIECES, View, say, spoken, text

RIVER = "river"
SIGNS = (
    "money",
    "power",
    "power-spend",
    "points",
    "shovel",
    "sailing",
    "town",
    "settlement",
    "bridge",
    "bridge-built",
    "bridge-space",
    "hand",
    "scroll",
    "book",
    "action",
    "action-used",
    "tick",
    "nothing",
)


@kept_by_content(64)
def legend(view: View, seats: int) -> list[Part]:
    """Terrains, buildings, signs, then what needs a sentence."""
    found: list[Part] = [text("heading:key", "key", "heading", say("key"))]
    found += [
        text(f"key:{terrain}", "key", "terrain", spoken("terrain", terrain), terrain)
        for terrain in (*view["terrains"], RIVER)
    ]
    found += [text(f"key:{kind}", "key", "piece", say(f"piece-{kind}"), word) for kind, word in PIECES.items()]
    if view["variant"]:
        found.append(text("key:neutral", "key", "neutral", say("key-neutral"), PIECES["house"]))
        found.append(text("key:marked", "key", "good", say("key-marked"), "marked"))
    found += CAPTIONS.signs(SIGNS)
    found.append(text("key:out", "key", "out", say("key-out"), "scroll"))
    return found + sentences(view, seats)


def sentences(view: View, seats: int) -> list[Part]:
    """Bowls, wheel and numbers that stand beside each other."""
    prices = view["prices"]
    places = "·".join(str(points) for points in view["territory_points"][:seats] if points)
    said = (
        ("bowls", "bowl", say("key-bowls")),
        ("wheel", "wheel", say("key-wheel", price=prices["shovel"])),
        (
            "post-price",
            PIECES["post"],
            say("key-post-price", beside=prices["post_adjacent"], alone=prices["post_alone"]),
        ),
        ("places", "points", say("key-places", places=places)),
        ("territory", "territory", say("key-territory")),
    )
    return CAPTIONS.key("note", said)
