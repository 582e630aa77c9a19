"""A language of strange letters: whatever is said in ordinary ones is no message, so nobody can translate it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from terrae.core import languages, messages
from terrae.lessons.lesson import Words
from terrae.lessons.shelf import lessons

STRANGE = "zz"
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}
WORD = re.compile(r"[A-Za-z]{3,}")
# What is typed stands behind its name, or before it, or behind a colon; numbers of things.
CODE = re.compile(r"\(([\uff41-\uff5a]+: [\w., -]+;? ?)+\)$|\([\w-]+\)$|^[a-z]+(-[a-z]+)+ |\bIII\b|\b(?=\w*\d)\w+\b")
SPOKEN = ("aria-label", "title", "alt", "placeholder")
UNSPOKEN = ("script", "style", "code", "kbd")
NAMES = {"Terrae", "Terra", "Nova", "Mystica", "Terramara", "Surveyor", *languages.NAMES.values()}


def widened(data: Any) -> Any:
    """The texts of a lesson in wide letters; what stands between braces stays."""
    if isinstance(data, str):
        return re.sub(r"[^{}]+(?![^{]*\})", lambda text: text[0].translate(WIDE), data)
    return {key: widened(value) for key, value in data.items()}


class Widened(Transformer):
    """Words in wide letters; what stands between braces stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(WIDE)
        return node


@pytest.fixture(scope="module", autouse=True)
def strange_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Spoken by every test of a module that imports this."""
    folder = tmp_path_factory.mktemp("strange") / "messages"
    (folder / STRANGE).mkdir(parents=True)
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    for path in sorted(Path(messages.__file__).parents[1].rglob("messages/en/*.ftl")):
        read = Widened().visit(parser.parse(path.read_text(encoding="utf-8")))
        place = folder / STRANGE / f"{path.parents[2].name}-{path.parents[3].name}-{path.name}"
        place.write_text(serializer.serialize(read), encoding="utf-8")
    for lesson in lessons(None).values():
        lesson.words[STRANGE] = msgspec.convert(widened(msgspec.to_builtins(lesson.words["en"])), Words)  # type: ignore[index]
    languages.NAMES[STRANGE] = STRANGE
    languages.SEPARATORS[STRANGE] = (".", ",")
    messages.add_messages(folder)
    yield
    for lesson in lessons(None).values():
        del lesson.words[STRANGE]  # type: ignore[attr-defined]
    messages._folders.remove(str(folder))
    messages.forget()
    del languages.NAMES[STRANGE], languages.SEPARATORS[STRANGE]


def english(texts: Iterable[str], people: Iterable[str] = (), typed: Container[str] = ()) -> list[str]:
    """Texts with words in ordinary letters that are neither names nor, as a whole, what somebody could type."""
    allowed = NAMES | set(people)
    found = (text for text in texts if text not in typed and {*WORD.findall(CODE.sub("", text))} - allowed)
    return list(dict.fromkeys(found))


def strange(text: str) -> bool:
    """Does it speak the language of strange letters?"""
    return any("\uff21" <= letter <= "\uff5a" for letter in text)


def golden(title: str) -> Path:
    """The shortest recorded game of a title."""
    found = (Path(__file__).parent / title.replace("-", "_") / "golden").glob("*.terrae")
    return min(found, key=lambda path: path.stat().st_size)


class Heard(HTMLParser):
    """What a page says to whoever sees it or has it read aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.silent: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in UNSPOKEN:
            self.silent.append(tag)
        self.texts += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if self.silent and self.silent[-1] == tag:
            self.silent.pop()

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.texts.append(data)


def heard(page: str) -> list[str]:
    parser = Heard()
    parser.feed(page)
    return [text.strip() for text in parser.texts if text.strip()]
