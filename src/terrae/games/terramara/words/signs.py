"""How verbs are shown on buttons: short names and icons."""

from __future__ import annotations

from terrae.core.game import Sign
from terrae.core.messages import Message

ICONS = {
    "explorer": "explorer",
    "chieftain": "chieftain",
    "warrior": "warrior",
    "create": "artifact",
    "reserve": "reserve",
    "use": "a-octagon-line",
    "worker": "worker",
    "ability": "i-user",
    "bonus": "bonus-tile",
    "refine": "refine",
    "gain": "i-plus",
    "pay": "i-minus",
    "give": "raid",
    "swap": "i-swap",
    "waive": "any-refined",
    "choose": "i-right",
    "take": "hand",
    "caravan": "caravan",
    "flip": "i-users",
    "decline": "i-close",
    "character": "i-user",
    "start": "bonus-tile",
    "keep": "crossroads",
    "neutral": "explorer",
    "done": "i-check",
}
DRAW = "i-eye"  # what nature does, chosen by whoever plans


def sign(verb: str) -> Sign:
    """The button of a verb."""
    return Sign(Message(f"terramara.sign.{verb.replace(' ', '-')}"), ICONS.get(verb, DRAW))
