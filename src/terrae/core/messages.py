"""Messages: every text shown to a person is a key with values; its words live in Fluent files of each language.

The file of a language is cut into its messages, and most of them are words with values in between, which Python's own
format fills in. What chooses between forms is read by `core.fluent`, and only when it is said for the first time.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache

from terrae.core.languages import ENGLISH, current

Said = Callable[[Mapping[str, object]], str]  # the words of a message with these values

MARKS = {".": "_", ":": "__", "/": "___", "_": "____", "+": "PLUS"}  # what identifiers of Fluent cannot have
SIGNS = {mark: sign for sign, mark in MARKS.items()}
MARKED = re.compile("_+|PLUS")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *((?:.*)(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
SIMPLE = re.compile(r"\{ *(?:\$([a-zA-Z]\w*)|QUOTE\(\$([a-zA-Z]\w*)\)|\"([^\"\\]*)\") *\}")
ATTRIBUTE = re.compile(r"\n[ \t]+\.")
VALUE = re.compile(r"\$(?!case\b)([a-zA-Z]\w*)")  # a case is given by the sentence around it

_instead: dict[str, str] = {}
_folders = [os.path.join(os.path.dirname(__file__), "messages")]  # without pathlib, which takes a short command long
_memories: list[Callable[[], object]] = []  # how each memory of what was said is emptied


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


# Files


def add_messages(folder: os.PathLike[str]) -> None:
    """Let a title bring the words of its own messages: a folder with a folder of Fluent files for each language."""
    if os.fspath(folder) not in _folders:
        _folders.append(os.fspath(folder))
        forget()


def say_instead(words: Mapping[str, str]) -> None:
    """From now on these words are said under these keys, in any language, and no others set so before."""
    _instead.clear()
    _instead.update(words)
    forget()


def forget_with(emptied: Callable[[], object]) -> None:
    """Whoever remembers words says how to forget them: what is said may change."""
    _memories.append(emptied)


def forget() -> None:
    """What is said has changed."""
    for emptied in (sources.cache_clear, spoken.cache_clear, fields.cache_clear, *_memories):
        emptied()


def identifier(key: str) -> str:
    """What a message is called in its file: `page.end-won` is page_end-won.

    >>> identifier("terra-nova.name.bonus:A"), key_of("terra-nova_name_bonus__A")
    ('terra-nova_name_bonus__A', 'terra-nova.name.bonus:A')
    """
    return "".join(MARKS.get(letter, letter) for letter in key)


def key_of(name: str) -> str:
    """The key of a message by what it is called in its file."""
    return MARKED.sub(lambda found: SIGNS[found[0]], name)


@cache
def sources(language: str) -> dict[str, str]:
    """All messages of a language by key, as they are written. Terms, to which messages refer, begin with a dash."""
    found: dict[str, str] = {}
    for folder in _folders:
        room = os.path.join(folder, language)
        for name in sorted(os.listdir(room)) if os.path.isdir(room) else ():
            if name.endswith(".ftl"):
                found |= _read(os.path.join(room, name))
    return found


@cache
def _read(path: str) -> dict[str, str]:
    with open(path, encoding="utf-8") as file:
        return {key_of(entry[1]): entry[2] for entry in ENTRY.finditer(file.read())}


# Words


class Tongue:
    """A language: the words of each message, made ready when they are said for the first time."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources = sources(language)
        self.ready: dict[str, str | Said] = {key: escaped(words) for key, words in _instead.items()}

    def words(self, key: str) -> str | Said | None:
        """A template to be filled, or a function of the values; none if nobody wrote it."""
        source = self.sources.get(key)
        if source is None:
            return None
        words: str | Said | None = template(source)
        if words is None:
            from terrae.core.fluent import Reader  # it brings a parser, which short commands do without

            words = Reader(self.language, self.sources).said(key)
        self.ready[key] = words
        return words


@cache
def spoken(language: str) -> Tongue:
    return Tongue(language)


def say(message: Message, language: str | None = None) -> str:
    """The words of a message, in the language of whoever asks unless it is given.

    A language without the key falls back to English; nobody having it is our mistake.
    """
    tongue = language or current()
    found = words_of(tongue, message.key)
    values = message.values
    if isinstance(found, str):
        for value in values.values():
            if isinstance(value, Message):
                values = {name: say(one, tongue) if isinstance(one, Message) else one for name, one in values.items()}
                break
        return found.format(**values)
    return found(values)


def words_of(language: str, key: str) -> str | Said:
    """What makes the words of a message: a template, or a function of its values."""
    tongue = spoken(language)
    found = tongue.ready.get(key) or tongue.words(key)
    if found is not None:
        return found
    if language == ENGLISH:
        raise KeyError(key)
    return words_of(ENGLISH, key)


def template(source: str) -> str | None:
    """A message as a template of Python's format, if it is words with values in between and nothing else."""
    rest = SIMPLE.sub("", source)
    if "{" in rest or "}" in rest or ATTRIBUTE.search(rest):
        return None
    parts, end = [], 0
    text = unfolded(source)
    for found in SIMPLE.finditer(text):
        parts.append(text[end : found.start()])
        name, quoted, literal = found.groups()
        parts.append(f"{{{name}}}" if name else f"{{{quoted}!r}}" if quoted else escaped(literal))
        end = found.end()
    return "".join([*parts, text[end:]])


def unfolded(source: str) -> str:
    """The text of a message whose lines are indented alike; it may begin on the line of its name or below."""
    first, *lines = source.rstrip().split("\n")
    if not lines:
        return first.rstrip()
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    below = [line[indent:].rstrip("\r") for line in lines]
    return "\n".join([first.strip(), *below] if first.strip() else below)


def escaped(words: str) -> str:
    """Words that stand in a template as they are."""
    return words.replace("{", "{{").replace("}", "}}")


# What is known


def known(key: str) -> bool:
    """Is there a text for this key?"""
    return key in sources(ENGLISH)


def keys(prefix: str = "") -> list[str]:
    """The keys of all messages that begin with this."""
    return [key for key in sources(ENGLISH) if key.startswith(prefix) and not key.startswith("-")]


@cache
def fields(key: str) -> list[str]:
    """The values that the words of a message need, by name."""
    return list(dict.fromkeys(VALUE.findall(sources(ENGLISH)[key])))
