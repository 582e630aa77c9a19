"""The vocabulary of a title: how its data files write effects, and which goods these can speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from terrae.core.errors import BadComponents
from terrae.economy.effects import Effect, Goods

Content: TypeAlias = dict[str, Any]  # the table that stands in a file for an effect


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


class Form:
    """An effect written as a table of words it needs, amounts and lists it may have."""

    def __init__(
        self,
        make: Callable[[Content, Goods], Effect],
        words: tuple[str, ...] = (),
        amounts: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
        *,
        optional: tuple[str, ...] = (),  # words it may have
        more: bool = False,  # other amounts are for the title to judge
    ) -> None:
        self.make = make
        self.words = words
        self.amounts = amounts
        self.lists = lists
        self.optional = optional
        self.more = more

    @property
    def fields(self) -> str:
        return ", ".join([*self.words, *self.amounts, *self.lists])


class Single:
    """An effect written as just a number."""

    def __init__(self, make: Callable[[int], Effect], only: int | None = None) -> None:
        self.make = make
        self.only = only  # the one number it can be


class Vocabulary:
    """All effects of a title by the names its files give them, and its goods in the order people read them."""

    def __init__(self, title: str, goods: tuple[str, ...], forms: dict[str, Form | Single]) -> None:
        self.title = title
        self.goods = goods
        self.forms = forms

    def effects(self, data: object, where: str) -> list[Effect]:
        """A list of effects."""
        if not isinstance(data, list):
            raise BadComponents("error.effect-list", where=where)
        return [self.effect(item, where) for item in data]

    def effect(self, data: object, where: str) -> Effect:
        """An effect as data files write it: `{income = {money = 2}}`."""
        if not isinstance(data, Mapping) or len(data) != 1:
            raise BadComponents("error.effect-shape", where=where)
        name, content = next(iter(data.items()))
        form = self.forms.get(name)
        if form is None:
            raise BadComponents("error.effect-unknown", where=where, name=name, known=", ".join(self.forms))
        made = (
            self.from_number(name, form, content, where)
            if isinstance(form, Single)
            else self.from_table(name, form, content, where)
        )
        made.title = self.title
        return made

    def from_number(self, name: str, form: Single, content: object, where: str) -> Effect:
        if not isinstance(content, int) or not whole(content):
            raise BadComponents("error.effect-single", where=where, name=name, value=shown(content))
        if form.only is not None and content != form.only:
            raise BadComponents("error.effect-one", where=where, name=name, only=form.only, value=shown(content))
        return form.make(content)

    def from_table(self, name: str, form: Form, content: object, where: str) -> Effect:
        if not isinstance(content, Mapping):
            raise BadComponents("error.effect-table", where=where, name=name, fields=form.fields, value=shown(content))
        check_content(name, form, content, where)
        return form.make(dict(content), {good: content[good] for good in self.goods if content.get(good)})


def check_content(name: str, form: Form, content: Mapping[str, object], where: str) -> None:
    """Every field known and of its kind, every word given."""
    for field, value in content.items():
        if field in form.words or field in form.optional:
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
