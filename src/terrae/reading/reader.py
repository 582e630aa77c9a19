"""Reads tables of data files strictly: whatever is missing, odd or unknown is told with its place."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

from terrae.core.errors import BadComponents
from terrae.economy.effects import Effect
from terrae.reading.vocabulary import Vocabulary, shown, whole

NAME = re.compile(r"[A-Za-z0-9._-]+")  # of a set or a map: game files hold it
SOURCES = ("rulebook", "found", "reconstructed", "owner")


class Reader:
    """A table of a file, whose entries are asked for by name."""

    def __init__(self, table: dict[str, Any], where: str, vocabulary: Vocabulary) -> None:
        self.table = table
        self.where = where
        self.vocabulary = vocabulary
        self.asked: set[str] = set()

    def fail(self, problem: str, **values: object) -> BadComponents:
        """What is wrong here, in the words of the title."""
        return BadComponents(f"{self.vocabulary.title}.components.{problem}", where=self.where, **values)

    def value(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.table:
            raise self.fail("missing", key=key)
        return self.table[key]

    def has(self, key: str) -> bool:
        """Is there such an entry? It may be left out."""
        self.asked.add(key)
        return key in self.table

    def number(self, key: str, least: int = 0, most: int = 99, default: int | None = None) -> int:
        """A number from least to most; one that may be left out has a default."""
        self.asked.add(key)
        value = self.value(key) if default is None else self.table.get(key, default)
        return self.check_number(key, value, least, most)

    def numbers(self, key: str, size: int | None = None, least: int = 0, most: int = 99) -> list[int]:
        return [self.check_number(key, item, least, most) for item in self.entries(key, size)]

    def rising(self, key: str, size: int, least: int = 0, most: int = 99) -> list[int]:
        """Numbers of which none is lower than the one before."""
        found = self.numbers(key, size, least, most)
        if found != sorted(found):
            raise self.fail("rising", key=key, value=shown(found))
        return found

    def flag(self, key: str) -> bool:
        """True or false; false if it is left out."""
        value = self.table[key] if self.has(key) else False
        if not isinstance(value, bool):
            raise self.fail("flag", key=key, value=shown(value))
        return value

    def entries(self, key: str, size: int | None = None) -> list[Any]:
        """A list, of any length or of just this one."""
        value = self.value(key)
        if not isinstance(value, list) or (size is not None and len(value) != size):
            raise self.fail("list", key=key, size="some" if size is None else size)
        return value

    def check_number(self, key: str, value: object, least: int = 0, most: int = 99) -> int:
        if not isinstance(value, int) or not whole(value) or not least <= value <= most:
            raise self.fail("number", key=key, value=shown(value), least=least, most=most)
        return value

    def text(self, key: str, known: Iterable[str] | None = None) -> str:
        return self.check_text(key, self.value(key), known)

    def check_text(self, key: str, value: object, known: Iterable[str] | None = None) -> str:
        """One of the texts known; if none are, any that is not blank."""
        if not isinstance(value, str) or (not value.strip() if known is None else value not in known):
            raise self.fail("text", key=key, value=shown(value), known=", ".join(known or ["a text"]))
        return value

    def word(self, key: str, known: Sequence[str]) -> int:
        """One of some words, as its number."""
        return known.index(self.text(key, known))

    def texts(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail("texts", key=key)
        return value

    def name(self, key: str) -> str:
        """A name that can stand in a game file and in an option."""
        value = self.value(key)
        return self.check_name(value if isinstance(value, str) else self.text(key), key)

    def check_name(self, name: str, key: str = "") -> str:
        if not NAME.fullmatch(name):
            raise self.fail("name", name=shown(name), key=key)
        return name

    def child(self, key: str) -> Self:
        """A table in this table."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.fail("table", key=key)
        return self.inner(key, value)

    def children(self, key: str) -> Iterator[Self]:
        """The tables of a list (`[[step]]`), each called by its number."""
        for number, table in enumerate(self.entries(key), 1):
            if not isinstance(table, dict):
                raise self.fail("table", key=key)
            yield self.inner(f"{key} {number}", table)

    def inner(self, key: str, table: dict[str, Any]) -> Self:
        """The reader of a table in this table."""
        return type(self)(table, f"{self.where} [{key}]", self.vocabulary)

    def at(self, place: str) -> Reader:
        """The same table, with more words about the place."""
        return Reader(self.table, f"{self.where} {place}", self.vocabulary)

    def source(self) -> None:
        """Where the numbers come from must be said: in one word, or in one for each field."""
        value = self.value("source")
        for word in value.values() if isinstance(value, dict) else [value]:
            self.check_text("source", word, SOURCES)

    def effects(self, key: str, allowed: tuple[type[Effect], ...]) -> list[Effect]:
        """A list of effects of these kinds."""
        here = self.at(key)
        effects = self.vocabulary.effects(self.value(key), here.where)
        for effect in effects:
            if not isinstance(effect, allowed):
                raise here.fail("effect-place", name=type(effect).__name__)
        return effects

    def exactly(self, names: list[str]) -> None:
        """The table must have just these entries."""
        missing = [name for name in names if name not in self.table]
        extra = [name for name in self.table if name not in names]
        if missing or extra:
            raise self.fail(
                "entries", count=len(names), names=", ".join(names),
                missing=", ".join(missing) or "none", extra=", ".join(extra) or "none",
            )  # fmt: skip

    def each(self, names: list[str], sourced: bool = True) -> Iterator[tuple[str, Self]]:
        """The tables of these names, of which none is missing and no other is there, each to be read to its end."""
        self.exactly(names)
        for name in names:
            table = self.child(name)
            yield name, table
            if sourced:
                table.source()
            table.finish()

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it is a misspelling."""
        for key in self.table:
            if key not in self.asked:
                raise self.fail("unknown", key=key, known=", ".join(sorted(self.asked)))


def load(path: Path, vocabulary: Vocabulary) -> Reader:
    """A TOML file as a reader."""
    empty = Reader({}, path.name, vocabulary)
    try:
        return Reader(tomllib.loads(path.read_text(encoding="utf-8-sig")), path.name, vocabulary)
    except FileNotFoundError:
        raise empty.fail("no-file", folder=path.parent) from None
    except (OSError, ValueError, RecursionError) as error:  # no UTF-8, no TOML, endless digits or brackets
        raise empty.fail("no-toml", reason=error) from None


def load_maps(folder: Path, vocabulary: Vocabulary, needed: str) -> dict[str, Reader]:
    """All maps of a set by name; one of them must be there."""
    files = {path.stem: load(path, vocabulary) for path in sorted(folder.glob("*.toml"))}
    for name, file in files.items():
        file.check_name(name)
    if needed not in files:
        raise Reader({}, "maps", vocabulary).fail("no-file", folder=folder)
    return files


def digest(files: list[Reader]) -> str:
    """A short name of the very contents of a set of components; comments and layout do not count."""
    content = hashlib.blake2b(digest_size=4)
    for file in files:
        content.update(file.where.encode())
        content.update(repr(file.table).encode())
    return content.hexdigest()
