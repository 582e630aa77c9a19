"""The legend: what the pictures mean, for whoever sees them for the first time."""

from __future__ import annotations

from terrae.core.scene import Part
from terrae.games.terramara.picture.captions import CAPTIONS, GROUND, View, say, text
from terrae.games.terramara.rules.effects import ITEMS, RAW, TERRAINS, WORDS

GOODS = 2 * RAW
SIGNS = (
    "any-raw", "any-refined", "refine", "then", "or", "points", "military", "culture", "travel", "power-level", "raid",
    "first-player", "stronger", "worker", "explorer", "chieftain", "warrior", "caravan", "canoe", "flag", "outpost",
    "crossroads", "hut", "campfire", "reserve", "artifact", "artifact-set", "bonus-tile", "tools", "weaponry",
    "pottery", "clothing", "once", "game-end", "empty-space", "no-loss", "equal-strength",
)  # fmt: skip


def legend(view: View) -> list[Part]:
    """Terrains, goods, signs."""
    found: list[Part] = [text("heading:key", "key", "heading", say("key"))]
    found += [
        text(f"key:{terrain}", "key", "terrain", say(f"terrain-{terrain}"), GROUND.get(terrain, terrain))
        for terrain in TERRAINS
    ]
    found += [
        text(f"key:{name}", "key", "good", say(f"good-{name}"), word)
        for name, word in zip(ITEMS[:GOODS], WORDS[:GOODS], strict=True)
    ]
    return found + CAPTIONS.signs(SIGNS)
