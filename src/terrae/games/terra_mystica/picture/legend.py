"""The legend: what the pictures mean, for whoever sees them for the first time."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terra_mystica.picture.captions import CAPTIONS, CULTS, LANDS, PIECES, View, land, say, text

RIVER = "river"
SIGNS = (
    "coins",
    "workers",
    "priests",
    "power",
    "power-spend",
    "points",
    "spades",
    "shipping",
    "bridges",
    "bridge-built",
    "bridge-space",
    "keys",
    "settlement",
    "town",
    "steps",
    "cults",
    "network",
    "hand",
    "scroll",
    "book",
    "action",
    "action-used",
    "tick",
    "nothing",
)


def legend(view: View) -> list[Part]:
    """Terrains, structures, cults, signs, then what needs a sentence."""
    found: list[Part] = [text("heading:key", "key", "heading", say("key"))]
    there = {hex_["terrain"] for hex_ in view["hexes"].values()}
    lands = [terrain for terrain in LANDS if terrain in view["terrains"] or terrain in there]
    found += [text(f"key:{terrain}", "key", "terrain", land(terrain), LANDS[terrain]) for terrain in lands]
    found.append(text(f"key:{RIVER}", "key", "terrain", say("river"), RIVER))
    kinds = [*view["supply"], *(["landscape"] if any(seat["landscape"] for seat in view["seats"]) else [])]
    found += [text(f"key:{kind}", "key", "piece", say(f"piece-{kind}"), PIECES[kind]) for kind in kinds]
    found += [text(f"key:{cult}", "key", "good", say(f"cult-{cult}"), word) for cult, word in CULTS.items()]
    found += CAPTIONS.signs(SIGNS)
    found.append(text("key:out", "key", "out", say("key-out"), "scroll"))
    return found + sentences(view)


def sentences(view: View) -> list[Part]:
    """Bowls, wheel and numbers that stand beside each other."""
    points = view["final_points"]
    cult, network = ("·".join(str(worth) for worth in points[name]) for name in ("cult", "network"))
    said = (
        ("bowls", "bowl", say("key-bowls")),
        ("wheel", "wheel", say("key-wheel")),
        ("ladder", "cults", say("key-ladder", places=cult)),
        ("places", "points", say("key-places", places=network)),
    )
    return CAPTIONS.key("note", said)
