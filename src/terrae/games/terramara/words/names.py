"""Names: what cards and spaces are called that data files name in English."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.voice import Voice
from terrae.games.terramara.rules.box import Artifact, Character, Space, Start

VOICE = Voice("terramara")


def card_name(card: Artifact) -> Message:
    return VOICE.called("artifact", card.key, card.name)


def start_name(card: Start) -> Message:
    return VOICE.called("start", card.key, card.name)


def character_name(card: Character, grown: bool = False) -> Message:
    """What a character is called, young or experienced."""
    return VOICE.called("experienced" if grown else "young", card.key, card.names[grown])


def both_names(card: Character) -> str:
    """A character by what both sides of its card are called."""
    return f"{character_name(card)} / {character_name(card, True)}"


def space_title(space: Space) -> Message:
    """A space of the Crossroads or a special one; others have no name."""
    return VOICE.called("site", space.key, space.name)
