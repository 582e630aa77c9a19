"""Messages: every text shown to a person is a key with values; its words live in a file of each language."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from string import Formatter

LANGUAGE = "en"
_instead: dict[str, str] = {}
_folders = [os.path.join(os.path.dirname(__file__), "messages")]  # without pathlib, which takes a short command long


class Message:
    """A text to be shown: its key and the values that go into it.

    >>> str(Message("error.unknown-game", name="chess", known="terra-nova"))
    "there is no game called 'chess'; there are: terra-nova"
    """

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash(self.key)


def add_messages(folder: os.PathLike[str]) -> None:
    """Let a title bring the words of its own messages: a folder with one TOML file for each language."""
    if os.fspath(folder) not in _folders:
        _folders.append(os.fspath(folder))
        templates.cache_clear()


def say_instead(words: Mapping[str, str]) -> None:
    """From now on these words are said under these keys, in any language, and no others set so before."""
    _instead.clear()
    _instead.update(words)
    templates.cache_clear()


@cache
def templates(language: str) -> dict[str, str]:
    """All messages of a language by key."""
    found: dict[str, str] = {}
    for folder in _folders:
        found |= _read(os.path.join(folder, f"{language}.toml"))
    return found | _instead


@cache
def _read(path: str) -> dict[str, str]:
    """The messages of a file by key; tables become prefixes: [hex] taken -> hex.taken."""
    found: dict[str, str] = {}

    def collect(prefix: str, table: dict[str, object]) -> None:
        for key, value in table.items():
            name = f"{prefix}.{key}" if prefix else key
            if isinstance(value, dict):
                collect(name, value)
            else:
                found[name] = str(value)

    if os.path.exists(path):
        with open(path, "rb") as file:
            collect("", tomllib.load(file))
    return found


def say(message: Message, language: str = LANGUAGE) -> str:
    """The words of a message. A language without the key falls back to English; nobody having it is our mistake."""
    template = templates(language).get(message.key) or templates(LANGUAGE)[message.key]
    values = message.values
    if any(isinstance(value, Message) for value in values.values()):
        values = {key: say(value, language) if isinstance(value, Message) else value for key, value in values.items()}
    return template.format(**values)


def known(key: str) -> bool:
    """Is there a text for this key?"""
    return key in templates(LANGUAGE)


def fields(key: str) -> list[str]:
    """The values that the words of a message need, by name."""
    return [name for _, name, _, _ in Formatter().parse(templates(LANGUAGE)[key]) if name]
