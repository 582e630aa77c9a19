"""How verbs are shown on buttons: short names and icons."""

from __future__ import annotations

from terrae.core.game import Sign
from terrae.core.messages import Message

ICONS = {
    "habitable": "shovel",
    "build": "house",
    "post": "trading-post",
    "palace-left": "palace",
    "palace-right": "palace",
    "sailing": "sailing",
    "bridge": "bridge",
    "power": "power",
    "special": "a-octagon-line",
    "exchange": "i-swap",
    "worship": "points",
    "drop": "scroll",
    "bonus": "hand",
    "found": "town",
    "town": "town",
    "harbour": "settlement",
    "mat": "i-user",
    "faction": "i-users",
    "neutral": "house",
    "done": "i-check",
}
DRAW = "i-eye"  # what nature does, chosen by whoever plans


def sign(verb: str) -> Sign:
    """The button of a verb."""
    return Sign(Message(f"terra-nova.sign.{verb.replace(' ', '-')}"), ICONS.get(verb, DRAW))
