"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from terrae.core.captions import Captions, View, owner, text
from terrae.core.scene import Effect, Icon
from terrae.games.terramara.rules.effects import ITEMS, WORDS

__all__ = [
    "CAPTIONS", "GROUND", "View",
    "called", "effects", "goods_word", "name_of", "outpost_effects", "owner", "say", "text",
]  # fmt: skip

GROUND = {"mountain": "mountains"}  # the words of themes for our terrains


class MaraCaptions(Captions):
    def name_of(self, seat: View) -> str:
        """What a seat is called: its character, or its clan before it has one."""
        return str(seat["name"]) or self.say("clan", colour=self.say(f"colour-{seat['colour']}"))

    def merit(self, seat: View) -> tuple[int, int, int]:
        """What decides: points, then the River, then Military."""
        return seat["points"], seat["culture"], seat["military"]

    def shown_points(self, seat: View) -> int:
        """Nearly all points come at the end: those of now would tell nothing."""
        return int(seat["standing"]["total"])


CAPTIONS = MaraCaptions("terramara")
say, name_of, effects, called = CAPTIONS.say, CAPTIONS.name_of, CAPTIONS.effects, CAPTIONS.called


def goods_word(name: str) -> str:
    """The word of pictures for an item."""
    return WORDS[ITEMS.index(name)]


def outpost_effects(view: View, outpost: View) -> list[Effect]:
    """What an Outpost asks for, grade by grade, and what each is worth."""
    return [
        Effect(
            [Icon(str(grade["least"]), outpost["word"]), Icon("", "then"), Icon(str(points), "points")],
            say("grade", condition=grade["text"], points=points),
        )
        for grade, points in zip(outpost["grades"], view["outpost_points"], strict=True)
    ]
