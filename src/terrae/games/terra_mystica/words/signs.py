"""How verbs are shown on buttons: short names and icons."""

from __future__ import annotations

from terrae.core.game import Sign
from terrae.core.messages import Message

ICONS = {
    "build": "house",
    "upgrade": "trading-post",
    "dig": "spades",
    "transform": "wheel",
    "advance": "shipping",
    "send": "priest",
    "action": "a-octagon-line",
    "pass": "scroll",
    "burn": "i-swap",
    "convert": "i-swap",
    "bridge": "bridge",
    "connect": "settlement",
    "landscape": "landmark",
    "land-bridge": "bridge",
    "leech": "power",
    "decline": "i-close",
    "coin": "coins",
    "offers": "i-gear",
    "+FAV": "hand",
    "+TW": "town",
    "+": "i-plus",
    "+2": "i-plus",
    "-": "i-minus",
    "top": "i-arrow",
    "gift": "points",
    "tokens": "power-gain",
    "gain": "power-gain",
    "-GAIN_P3_FOR_VP": "i-close",
    "unlock-terrain": "wheel",
    "pick-color": "wheel",
    "resign": "i-flag-next",
    "setup": "i-users",
    "done": "i-check",
}
DRAW = "i-eye"  # what nature does, chosen by whoever plans


def sign(verb: str) -> Sign:
    """The button of a verb."""
    return Sign(Message(f"terra-mystica.sign.{verb.replace(' ', '-')}"), ICONS.get(verb, DRAW))
