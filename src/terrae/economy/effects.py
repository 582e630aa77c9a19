"""Effects: the vocabulary in which tiles, mats and cards are written down.

An effect is data with two faces: rules read its numbers, people read it as icons and as a sentence. What it counts are
goods by name; words that only one title has (`each.house`, `trait.carpet`) stand among that title's messages.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from terrae.core.messages import Message

Icons = list[tuple[str, str]]  # (what stands before the icon, name of the icon): ("+2", "points")
Goods: TypeAlias = dict[str, int]  # amounts by name, in the order people read them


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a tile, card, mat or ability does."""

    title: str = ""  # whose words it uses

    def sentence(self) -> Message:
        raise NotImplementedError

    def icons(self) -> Icons:
        raise NotImplementedError

    def word(self, kind: str, name: str) -> Message:
        """A word of the title: what is done, what is counted, which track."""
        return Message(f"{self.title}.{kind}.{name}")


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def goods(amounts: Goods) -> Icons:
    """Amounts that are not zero, as icons."""
    return [(signed(amount), name) for name, amount in amounts.items() if amount]


def in_words(amounts: Goods) -> Message:
    """The same in words: "6 money, 1 key and 5 points"."""
    parts = [
        Message(f"effect.{name}" if amount == 1 else f"effect.{name}-many", amount=amount)
        for name, amount in amounts.items()
        if amount
    ]
    if not parts:
        return Message("effect.nothing")
    text = parts[0]
    for number in range(1, len(parts)):
        last = number == len(parts) - 1
        text = Message("effect.and" if last else "effect.comma", first=text, second=parts[number])
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Giving(Effect):
    """An effect that gives goods."""

    def __init__(self, goods: Goods) -> None:
        self.goods = goods

    def amount(self, good: str) -> int:
        return self.goods.get(good, 0)


class Income(Giving):
    """Gained in every income phase."""

    def sentence(self) -> Message:
        return Message("effect.income", what=in_words(self.goods))

    def icons(self) -> Icons:
        return [*goods(self.goods), ("", "hand")]


class Gain(Giving):
    """Gained once, at once."""

    def sentence(self) -> Message:
        return Message("effect.gain", what=in_words(self.goods))

    def icons(self) -> Icons:
        return goods(self.goods)


class OnceARound(Giving):
    """An action that its owner can take once in every round, for these goods."""

    def sentence(self) -> Message:
        return Message("effect.once-a-round", what=in_words(self.goods))

    def icons(self) -> Icons:
        return [("", "action"), *[(str(amount), name) for name, amount in self.goods.items()]]


class Each(Giving):
    """Gained each time something is done."""

    def __init__(self, what: str, goods: Goods) -> None:
        super().__init__(goods)
        self.what = what

    def sentence(self) -> Message:
        return Message("effect.each", when=self.word("each", self.what), what=in_words(self.goods))

    def icons(self) -> Icons:
        return [("", self.what), *goods(self.goods)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OnDropOut(Giving):
    """Gained when dropping out, for each thing counted; or points by a table, from none of them upwards."""

    def __init__(self, per: str, goods: Goods, table: list[int] | None = None) -> None:
        super().__init__(goods)
        self.per = per
        self.table = table

    def sentence(self) -> Message:
        per = self.word("per", self.per)
        if self.table is not None:
            return Message("effect.drop-out-table", table=self.table_text(", "), per=per)
        return Message("effect.drop-out", what=in_words(self.goods), per=per)

    def icons(self) -> Icons:
        if self.table is not None:
            return [("", "scroll"), (self.table_text("/"), "points"), ("per", self.per)]
        return [("", "scroll"), *goods(self.goods), ("per", self.per)]

    def table_text(self, joint: str) -> str:
        """The points for one, two, three and so on."""
        return joint.join(str(points) for points in (self.table or [])[1:])


class OnPass(OnDropOut):
    """The same where leaving a round is called passing."""

    def sentence(self) -> Message:
        per = self.word("per", self.per)
        if self.table is not None:
            return Message("effect.pass-table", table=self.table_text(", "), per=per)
        return Message("effect.pass", what=in_words(self.goods), per=per)


class Reach(Effect):
    """Ships reach farther."""

    def __init__(self, good: str, more: int) -> None:
        self.good = good  # what the title calls it
        self.more = more

    def sentence(self) -> Message:
        return Message(f"{self.title}.effect.reach", more=self.more)

    def icons(self) -> Icons:
        return [(signed(self.more), self.good)]


class TownFrom(Effect):
    """A town needs less."""

    def __init__(self, value: int) -> None:
        self.value = value

    def sentence(self) -> Message:
        return Message(f"{self.title}.effect.town-from", value=self.value)

    def icons(self) -> Icons:
        return [(str(self.value), "town")]


class Trait(Effect):
    """A rule that a faction bends in its own way: its code does it, these are its name and its numbers."""

    def __init__(self, name: str, numbers: Goods, words: str = "") -> None:
        self.name = name
        self.numbers = numbers
        self.words = words or name  # the sentence that fits these numbers
        self.action = False  # is it something a seat does on its turn?

    def sentence(self) -> Message:
        return Message(f"{self.title}.trait.{self.words}", **self.numbers)

    def icons(self) -> Icons:
        return [("", "action"), ("", "book")] if self.action else [("", "book")]
