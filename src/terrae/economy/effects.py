"""Effects: the vocabulary in which tiles, mats and cards are written down.

An effect is data with two faces: rules read its numbers, people read it as icons and as a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from terrae.core.errors import BadComponents
from terrae.core.messages import Message

Icons = list[tuple[str, str]]  # (what stands before the icon, name of the icon): ("+2", "points")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a tile, card, mat or ability does."""

    def sentence(self) -> Message:
        raise NotImplementedError

    def icons(self) -> Icons:
        raise NotImplementedError


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def goods(money: int = 0, power: int = 0, points: int = 0, sailing: int = 0) -> Icons:
    """Amounts that are not zero, in the order people read them."""
    amounts = (("money", money), ("power", power), ("sailing", sailing), ("points", points))
    return [(signed(amount), name) for name, amount in amounts if amount]


def amounts(money: int = 0, power: int = 0, points: int = 0, sailing: int = 0) -> Message:
    """The same in words: "6 money and 5 points"."""
    parts = [
        Message(f"effect.{name}" if amount == 1 else f"effect.{name}-many", amount=amount)
        for name, amount in (("money", money), ("power", power), ("sailing", sailing), ("points", points))
        if amount
    ]
    if not parts:
        return Message("effect.nothing")
    text = parts[0]
    for part in parts[1:]:
        text = Message("effect.and", first=text, second=part)
    return text


class Income(Effect):
    """Gained in every income phase."""

    def __init__(self, money: int = 0, power: int = 0) -> None:
        self.money = money
        self.power = power

    def sentence(self) -> Message:
        return Message("effect.income", what=amounts(self.money, self.power))

    def icons(self) -> Icons:
        return [*goods(self.money, self.power), ("", "hand")]


class Gain(Effect):
    """Gained once, at once."""

    def __init__(self, money: int = 0, power: int = 0, points: int = 0, sailing: int = 0) -> None:
        self.money = money
        self.power = power
        self.points = points
        self.sailing = sailing

    def sentence(self) -> Message:
        return Message("effect.gain", what=amounts(self.money, self.power, self.points, self.sailing))

    def icons(self) -> Icons:
        return goods(self.money, self.power, self.points, self.sailing)


class Each(Effect):
    """Gained each time something is done."""

    def __init__(self, what: str, points: int = 0, power: int = 0) -> None:
        self.what = what
        self.points = points
        self.power = power

    def sentence(self) -> Message:
        return Message("effect.each", when=Message(f"each.{self.what}"), what=amounts(0, self.power, self.points))

    def icons(self) -> Icons:
        return [("", self.what), *goods(0, self.power, self.points)]


class OnDropOut(Effect):
    """Gained when dropping out, for each thing counted; or points by a table, from none of them upwards."""

    def __init__(self, per: str, points: int = 0, power: int = 0, table: list[int] | None = None) -> None:
        self.per = per
        self.points = points
        self.power = power
        self.table = table

    def sentence(self) -> Message:
        per = Message(f"per.{self.per}")
        if self.table is not None:
            return Message("effect.drop-out-table", table=", ".join(str(points) for points in self.table[1:]), per=per)
        return Message("effect.drop-out", what=amounts(0, self.power, self.points), per=per)

    def icons(self) -> Icons:
        if self.table is not None:
            return [("", "scroll"), ("/".join(str(points) for points in self.table[1:]), "points"), ("per", self.per)]
        return [("", "scroll"), *goods(0, self.power, self.points), ("per", self.per)]


class Shovels(Effect):
    """An action: make habitable and build, with free shovels."""

    def __init__(self, free: int) -> None:
        self.free = free

    def sentence(self) -> Message:
        return Message("effect.shovels", free=self.free)

    def icons(self) -> Icons:
        return [("", "action"), (str(self.free), "shovel")]


class FreeBridge(Effect):
    """An action: a bridge that costs no money."""

    def sentence(self) -> Message:
        return Message("effect.bridge")

    def icons(self) -> Icons:
        return [("", "bridge")]


class Reach(Effect):
    """The sailing value counts as higher."""

    def __init__(self, sailing: int) -> None:
        self.sailing = sailing

    def sentence(self) -> Message:
        return Message("effect.reach", sailing=self.sailing)

    def icons(self) -> Icons:
        return [(signed(self.sailing), "sailing")]


class TownFrom(Effect):
    """A town needs less."""

    def __init__(self, value: int) -> None:
        self.value = value

    def sentence(self) -> Message:
        return Message("effect.town-from", value=self.value)

    def icons(self) -> Icons:
        return [(str(self.value), "town")]


class Trait(Effect):
    """A rule that a faction bends in its own way: its code does it, these are its name and its numbers."""

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        self.name = name
        self.numbers = numbers
        self.action = False  # is it something a seat does on its turn?

    def sentence(self) -> Message:
        return Message(f"trait.{self.name}", **self.numbers)

    def icons(self) -> Icons:
        return [("", "action"), ("", "book")] if self.action else [("", "book")]


def _income(data: Any) -> Effect:
    return Income(**data)


def _gain(data: Any) -> Effect:
    return Gain(**data)


def _each(data: Any) -> Effect:
    return Each(**data)


def _drop_out(data: Any) -> Effect:
    return OnDropOut(**data)


def _shovels(data: Any) -> Effect:
    return Shovels(data)


def _bridge(data: Any) -> Effect:
    return FreeBridge()


def _reach(data: Any) -> Effect:
    return Reach(data)


def _town_from(data: Any) -> Effect:
    return TownFrom(data)


def _trait(data: Any) -> Effect:
    numbers = dict(data)
    return Trait(numbers.pop("name"), numbers)


READERS: dict[str, Callable[[Any], Effect]] = {
    "income": _income,
    "gain": _gain,
    "each": _each,
    "drop_out": _drop_out,
    "shovels": _shovels,
    "bridge": _bridge,
    "reach": _reach,
    "town_from": _town_from,
    "trait": _trait,
}


def read_effect(data: object, where: str) -> Effect:
    """An effect as data files write it: `{income = {money = 2}}`."""
    if not isinstance(data, Mapping) or len(data) != 1:
        raise BadComponents("error.effect-shape", where=where)
    name, content = next(iter(data.items()))
    if name not in READERS:
        raise BadComponents("error.effect-unknown", where=where, name=name, known=", ".join(READERS))
    try:
        return READERS[name](content)
    except (TypeError, KeyError, ValueError) as error:
        raise BadComponents("error.effect-content", where=where, name=name, reason=error) from None


def read_effects(data: object, where: str) -> list[Effect]:
    """A list of effects."""
    if not isinstance(data, list):
        raise BadComponents("error.effect-list", where=where)
    return [read_effect(item, where) for item in data]
