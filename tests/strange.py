"""A language of strange letters: whatever is said in ordinary ones is no message, so nobody can translate it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrae.core import languages, messages
from terrae.lessons.lesson import Words
from terrae.lessons.shelf import lessons

STRANGE = "zz"
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}
WORD = re.compile(r"[A-Za-z]{3,}")
# What is typed stands behind its name, or before it, or behind a colon; numbers of things.
CODE = re.compile(r"\(([\uff41-\uff5a]+: [\w., -]+;? ?)+\)$|\([\w-]+\)$|^[a-z]+(-[a-z]+)+ |\bIII\b|\b(?=\w*\d)\w+\b")
TAG = re.compile(r"<[^<>\"]*(?:\"[^\"]*\"[^<>\"]*)*>")
SPOKEN = re.compile(r"\s(?:aria-label|title|alt|placeholder)=\"([^\"]+)\"")
UNSPOKEN = re.compile(r"<!--.*?-->|(<(script|style|code|kbd)\b[^>]*>).*?</\2>", re.DOTALL)
# What a line of a Fluent file says: behind a name, a form to be chosen, or an indent; what stands in braces is no word.
SAID = re.compile(r"^(#.*|-?[a-zA-Z][\w-]* =|\s+\.[a-z-]+ =.*|\s+\*?\[[^\]]+\])?(.*)", re.MULTILINE)
LETTERS = re.compile(r"\{[^{}]*(?:\}|$)|[^{}]+")
NAMES = {"Terrae", "Terra", "Nova", "Mystica", "Terramara", "Surveyor", *languages.NAMES.values()}


def widened(data: Any) -> Any:
    """The texts of a lesson in wide letters; what stands between braces stays."""
    if isinstance(data, str):
        return re.sub(r"[^{}]+(?![^{]*\})", lambda text: text[0].translate(WIDE), data)
    return {key: widened(value) for key, value in data.items()}


def widened_file(text: str) -> str:
    """A Fluent file whose words are in wide letters."""
    wide = lambda said: said[0] if said[0].startswith("{") else said[0].translate(WIDE)  # noqa: E731
    return SAID.sub(lambda line: (line[1] or "") + LETTERS.sub(wide, line[2]), text)


@pytest.fixture(scope="module", autouse=True)
def strange_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Spoken by every test of a module that imports this."""
    folder = tmp_path_factory.mktemp("strange") / "messages"
    (folder / STRANGE).mkdir(parents=True)
    for path in sorted(Path(messages.__file__).parents[1].rglob("messages/en/*.ftl")):
        place = folder / STRANGE / f"{path.parents[2].name}-{path.parents[3].name}-{path.name}"
        place.write_text(widened_file(path.read_text(encoding="utf-8")), encoding="utf-8")
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


def heard(page: str) -> list[str]:
    """What a page says to whoever sees it or has it read aloud."""
    shown = UNSPOKEN.sub(r"\1", page)
    texts = [*SPOKEN.findall(shown), *TAG.split(shown)]
    return [text for said in texts if (text := unescape(said).strip())]
