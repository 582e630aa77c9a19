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


class Form:
    """How data files write an effect: a single number, or a table of words it needs and amounts it may have."""

    def __init__(
        self,
        make: Callable[[dict[str, Any]], Effect],
        words: tuple[str, ...] = (),
        amounts: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
        *,
        single: bool = False,  # just a number instead of a table
        more: bool = False,  # other amounts are for the title to judge
    ) -> None:
        self.make = make
        self.words = words
        self.amounts = amounts
        self.lists = lists
        self.single = single
        self.more = more

    @property
    def fields(self) -> str:
        return ", ".join([*self.words, *self.amounts, *self.lists])


def _income(data: dict[str, Any]) -> Effect:
    return Income(data.get("money", 0), data.get("power", 0))


def _gain(data: dict[str, Any]) -> Effect:
    return Gain(data.get("money", 0), data.get("power", 0), data.get("points", 0), data.get("sailing", 0))


def _each(data: dict[str, Any]) -> Effect:
    return Each(data["what"], data.get("points", 0), data.get("power", 0))


def _drop_out(data: dict[str, Any]) -> Effect:
    return OnDropOut(data["per"], data.get("points", 0), data.get("power", 0), data.get("table"))


def _shovels(data: dict[str, Any]) -> Effect:
    return Shovels(data["shovels"])


def _bridge(data: dict[str, Any]) -> Effect:
    return FreeBridge()


def _reach(data: dict[str, Any]) -> Effect:
    return Reach(data["reach"])


def _town_from(data: dict[str, Any]) -> Effect:
    return TownFrom(data["town_from"])


def _trait(data: dict[str, Any]) -> Effect:
    return Trait(data["name"], {name: number for name, number in data.items() if name != "name"})


FORMS: dict[str, Form] = {
    "income": Form(_income, amounts=("money", "power")),
    "gain": Form(_gain, amounts=("money", "power", "points", "sailing")),
    "each": Form(_each, words=("what",), amounts=("points", "power")),
    "drop_out": Form(_drop_out, words=("per",), amounts=("points", "power"), lists=("table",)),
    "shovels": Form(_shovels, single=True),
    "bridge": Form(_bridge, single=True),
    "reach": Form(_reach, single=True),
    "town_from": Form(_town_from, single=True),
    "trait": Form(_trait, words=("name",), more=True),
}


def shown(value: object) -> str:
    """A value as a sentence quotes it, cut where it grows long."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."


def whole(value: object) -> bool:
    """Is it a whole number?"""
    return isinstance(value, int) and not isinstance(value, bool)


def check_content(name: str, form: Form, content: Mapping[str, object], where: str) -> None:
    """Every field known and of its kind, every word given."""
    for field, value in content.items():
        if field in form.words:
            if not isinstance(value, str):
                raise BadComponents("error.effect-word", where=where, name=name, field=field, value=shown(value))
        elif field in form.lists:
            if not isinstance(value, list) or not all(whole(item) for item in value):
                raise BadComponents("error.effect-numbers", where=where, name=name, field=field, value=shown(value))
        elif field not in form.amounts and not form.more:
            raise BadComponents("error.effect-field", where=where, name=name, field=field, fields=form.fields)
        elif not whole(value):
            raise BadComponents("error.effect-number", where=where, name=name, field=field, value=shown(value))
    for field in form.words:
        if field not in content:
            raise BadComponents("error.effect-missing", where=where, name=name, field=field, fields=form.fields)


def read_effect(data: object, where: str) -> Effect:
    """An effect as data files write it: `{income = {money = 2}}`."""
    if not isinstance(data, Mapping) or len(data) != 1:
        raise BadComponents("error.effect-shape", where=where)
    name, content = next(iter(data.items()))
    form = FORMS.get(name)
    if form is None:
        raise BadComponents("error.effect-unknown", where=where, name=name, known=", ".join(FORMS))
    if form.single:
        if not whole(content):
            raise BadComponents("error.effect-single", where=where, name=name, value=shown(content))
        if name == "bridge" and content != 1:
            raise BadComponents("error.effect-one", where=where, name=name, value=shown(content))
        return form.make({name: content})
    if not isinstance(content, Mapping):
        raise BadComponents("error.effect-table", where=where, name=name, fields=form.fields, value=shown(content))
    check_content(name, form, content, where)
    return form.make(dict(content))


def read_effects(data: object, where: str) -> list[Effect]:
    """A list of effects."""
    if not isinstance(data, list):
        raise BadComponents("error.effect-list", where=where)
    return [read_effect(item, where) for item in data]
