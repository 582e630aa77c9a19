"""Wording: goods, sources and amounts as people read them, whatever the title."""

from __future__ import annotations

import re
from collections.abc import Mapping

from terrae.core.languages import current
from terrae.core.messages import Message, known


def phrase(key: str, /, **values: object) -> str:
    """The text of a message."""
    return str(Message(key, **values))


def on_icon(text: str) -> str:
    """What stands on an icon: numbers as they are, a word in the language of whoever asks."""
    return phrase(f"icon.{text}") if text.isalpha() and known(f"icon.{text}") else text


def closed(text: object) -> str:
    """A text that ends with a full stop."""
    said = str(text)
    return said if said.endswith((".", "?", "!")) else f"{said}."


def sentence(text: object) -> str:
    """A text that begins with a capital and ends with a full stop."""
    return capital(closed(text))


def capital(text: str) -> str:
    """A text that begins with a capital, which is a pair of letters in Dutch.

    >>> capital("ice"), capital("")
    ('Ice', '')
    """
    letters = 2 if current() == "nl" and text.startswith("ij") else 1
    return text[:letters].upper() + text[letters:]


def source_words(game: str, source: str) -> str:
    """What a source of the ledger is called in a title: by itself, or by the kind of source it is and its name."""
    family, _, code = source.partition(":")
    kind = re.sub(r"[^A-Za-z].*", "", code)  # BON of BON3, bonus of bonus-A
    name = phrase(f"{game}.name.{source}") if known(f"{game}.name.{source}") else code
    for key in (source, f"{family}-{code.rpartition('-')[2]}", f"{family}:{kind}", family):
        if known(f"{game}.source.{key}"):
            return phrase(f"{game}.source.{key}", name=name)
    return source


def source_kind(game: str, source: str) -> str:
    """What kind of source one is, where there is no room to tell each: the title says it of a whole family, or of all
    whose names differ by a number; else it is what the source is called."""
    family, _, name = source.partition(":")
    for key in (source, source.rstrip("0123456789"), f"{family}-{name.partition('-')[0]}", family):
        if known(f"{game}.source-kind.{key}"):
            return phrase(f"{game}.source-kind.{key}")
    return capital(source_words(game, source))


def good_words(what: str, amount: int = 0) -> str:
    """What something that is counted is called; one of it may be called otherwise."""
    key = f"good.{what}"
    return phrase(key, amount=amount) if known(key) else what


def amounts(goods: Mapping[str, int]) -> str:
    """Several amounts: "6 money, 2 points"."""
    return ", ".join(f"{amount} {good_words(what, amount)}" for what, amount in goods.items())
