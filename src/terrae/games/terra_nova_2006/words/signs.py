"""How verbs are shown on buttons: short names and icons."""

from __future__ import annotations

from terrae.core.game import Sign
from terrae.core.messages import Message

ICONS = {"move": "figure", "stone": "stone", "place": "figure", "done": "i-check"}
DRAW = "i-eye"  # what nature does, chosen by whoever plans


def sign(verb: str) -> Sign:
    """The button of a verb."""
    return Sign(Message(f"terra-nova-2006.sign.{verb.replace(' ', '-')}"), ICONS.get(verb, DRAW))
