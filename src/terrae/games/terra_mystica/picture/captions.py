"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from terrae.core.captions import Captions, View, owner, text
from terrae.core.messages import Message, known
from terrae.core.scene import Effect, Icon

__all__ = [
    "CAPTIONS", "COLOURS", "CULTS", "LANDS", "PIECES", "View",
    "called", "colour_of", "effects", "good_at", "goods", "in_words", "land", "name_of", "owner", "say", "text",
]  # fmt: skip

# The words of themes for what the notation names.
PIECES = {
    "D": "house",
    "TP": "trading-post",
    "TE": "temple",
    "SH": "stronghold",
    "SA": "sanctuary",
    "landscape": "landmark",
}
LANDS = {
    "yellow": "desert",
    "brown": "plains",
    "black": "swamp",
    "blue": "lake",
    "green": "forest",
    "gray": "mountains",
    "red": "wasteland",
    "ice": "ice",
    "volcano": "volcano",
}
# Seats have the colour of their home; those whose home is none of the wheel have colours of their own.
COLOURS = {
    **{terrain: terrain for terrain in ("yellow", "brown", "black", "blue", "green", "red")},
    "gray": "grey",
    "ice": "white",
    "volcano": "orange",
    "variable": "purple",
}
CULTS = {"FIRE": "fire", "WATER": "water", "EARTH": "earth", "AIR": "air"}
WORDS = {
    **PIECES,
    **CULTS,
    "PRIESTS": "priests",
    "town": "settlement",
    "spade": "spades",
    "ship": "shipping",
    "bridge": "bridges",
}


class MysticaCaptions(Captions):
    def colour_of(self, seat: View) -> str:
        """The colour of a seat; none before it has a faction."""
        return COLOURS.get(seat["printed_home"], "")

    def effects(self, shown: View) -> list[Effect]:
        """The effects of a tile, an action or a mat; those that differ only in what is built are one."""
        found: list[Effect] = []
        for effect in super().effects(shown):
            last = found[-1] if found else None
            if last and same_gain(last.icons, effect.icons):
                found[-1] = Effect(both(last.icons, effect.icons), f"{last.text} {effect.text}")
            else:
                found.append(effect)
        return found


CAPTIONS = MysticaCaptions("terra-mystica", WORDS)
say, name_of, colour_of, effects = CAPTIONS.say, CAPTIONS.name_of, CAPTIONS.colour_of, CAPTIONS.effects
called = CAPTIONS.called


def land(terrain: str) -> str:
    """A terrain as people say it: by its land and by the colour that the notation uses."""
    colour = say(f"colour-{COLOURS[terrain]}")
    return say("land", land=say(f"land-{LANDS[terrain]}"), colour=colour) if LANDS[terrain] != terrain else colour


def goods(amounts: dict[str, int], sign: str = "") -> list[Icon]:
    return [Icon(f"{sign}{amount}", word) for word, amount in amounts.items()]


def good_at(key: str) -> str:
    """What a faction is good at, in one sentence; nothing if nobody has said so."""
    said = f"terra-mystica.good-at.{key}"
    return str(Message(said)) if known(said) else ""


def in_words(amounts: dict[str, int]) -> str:
    """Amounts as people read them: 3 coins, 2 workers."""
    said = (
        str(Message(f"effect.{word}" if amount == 1 else f"effect.{word}-many", amount=amount))
        for word, amount in amounts.items()
    )
    return ", ".join(said) or say("nothing")


def same_gain(first: list[Icon], second: list[Icon]) -> bool:
    """Do two effects differ in one piece only?"""
    different = [(one, other) for one, other in zip(first, second, strict=False) if one != other]
    pieces = set(PIECES.values())
    return len(first) == len(second) and len(different) == 1 and {icon.word for icon in different[0]} <= pieces


def both(first: list[Icon], second: list[Icon]) -> list[Icon]:
    """The icons of two effects that differ in one piece: it is followed by the other."""
    found: list[Icon] = []
    for one, other in zip(first, second, strict=True):
        found += [one] if one == other else [one, Icon("", other.word)]
    return found
