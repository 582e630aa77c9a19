"""Effects that only Terra Mystica has."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.economy.effects import Effect, Giving, Goods, Icons, goods, in_words, signed


class CultSteps(Effect):
    """Steps on one cult track, at once."""

    def __init__(self, track: str, steps: int) -> None:
        self.track = track
        self.steps = steps

    def sentence(self) -> Message:
        return Message(
            "effect.cult" if self.steps == 1 else "effect.cult-many",
            steps=self.steps,
            track=self.word("cult", self.track),
        )

    def icons(self) -> Icons:
        return [(signed(self.steps), self.track)]


class CultBonus(Giving):
    """Gained at the end of a round, for every so many steps on a track or pieces beside it."""

    def __init__(self, track: str, per: int, goods: Goods) -> None:
        super().__init__(goods)
        self.track = track
        self.per = per

    def sentence(self) -> Message:
        return Message(
            "effect.cult-bonus",
            what=in_words(self.goods),
            per=Message(
                f"{self.title}.cult-bonus.{self.track}"
                if self.per == 1
                else f"{self.title}.cult-bonus.{self.track}-many",
                number=self.per,
            ),
        )

    def icons(self) -> Icons:
        return [(str(self.per), self.track), *goods(self.goods)]


class Most(Effect):
    """Points at the end of the game for the seats that have most of something."""

    def __init__(self, what: str) -> None:
        self.what = what

    def sentence(self) -> Message:
        return Message("effect.most", what=self.word("most", self.what))

    def icons(self) -> Icons:
        return [("", self.what), ("", "points")]
