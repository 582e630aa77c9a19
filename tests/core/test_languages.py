"""Languages: every message is written in each of them, and Fluent itself understands it as we do."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from terrae.core import messages
from terrae.core.fluent import Reader, portable
from terrae.core.languages import ENGLISH, NAMES, current, speaking
from terrae.core.messages import VALUE, Message, add_messages, fields, identifier, keys, known, say, sources
from terrae.core.wording import capital
from tests.scale import scaled

SOURCE = Path(__file__).parents[2] / "src"
FOLDERS = sorted(SOURCE.rglob("messages"))
OTHERS = [language for language in NAMES if language != ENGLISH]
EACH = pytest.mark.parametrize("language", NAMES)
SPOKEN = [("en", 1), ("nl", 2), ("de", 1), ("en", 2), ("nl", 1), ("de", 2)]
SPOKEN = SPOKEN[: scaled("all messages as Fluent says them, of one thing and of two", 3, 6)]
# Files that nobody has translated yet, one in a line after its language; whoever translates one takes its line away.
LIST = Path(__file__).parent / "untranslated.txt"


@pytest.fixture(scope="module", autouse=True)
def all_messages() -> None:
    """Of every title, imported yet or not."""
    for folder in FOLDERS:
        add_messages(folder)


def files(language: str) -> dict[str, Path]:
    """The files of a language, by their place."""
    found = [path for folder in FOLDERS for path in [*(folder / language).glob("*.ftl"), *folder.glob(f"{language}.*")]]
    lessons = SOURCE.rglob(f"data/lessons/*.{language}.toml")
    sign = re.compile(rf"(?<=[/.]){language}(?=[/.])")  # stands for any language in a place
    return {sign.sub("LANGUAGE", path.relative_to(SOURCE / "terrae").as_posix()): path for path in [*found, *lessons]}


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language as fluent.runtime reads them, with our functions."""
    functions: dict[str, Any] = {"QUOTE": lambda value: repr(str(value)), "NUMBER": lambda value: f"{value:,}"}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    for place, path in files(language).items():
        if place.endswith(".ftl"):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], place
            made.add_resource(resource)
    return made


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_is_translated_or_known_not_to_be(language: str) -> None:
    missing = sorted(set(files(ENGLISH)) - set(files(language)))
    listed = [line.split()[1] for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith(language)]
    assert missing == sorted(listed)
    assert not set(files(language)) - set(files(ENGLISH)), "files of words that English does not have"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_a_translated_file_is_translated(language: str) -> None:
    """Each file has the messages of the English one, with the same values."""
    for place, path in files(language).items():
        if place.endswith(".ftl"):
            there, here = messages._read(str(files(ENGLISH)[place])), messages._read(str(path))
            assert not {*there} ^ {*here}, f"{language}: {place}"
            for key, words in here.items():
                assert {*VALUE.findall(words)} == {*VALUE.findall(there[key])}, f"{language}: {key}"


def test_keys_and_names_in_files_are_the_same_in_two_ways() -> None:
    for key in keys():
        assert messages.key_of(identifier(key)) == key


@pytest.mark.parametrize(("language", "number"), SPOKEN)
def test_what_is_said_is_what_fluent_says(language: str, number: int) -> None:
    """Our templates and functions, against the library's own resolver, for every message of the files."""
    read = bundle(language)
    for key, words in sources(language).items():
        if key.startswith("-") or "FORM(" in words or "TRAIT(" in words:
            continue
        counts = "NUMBER(" in words or "->" in words
        values: dict[str, object] = {name: number if counts else f"<{name}>" for name in VALUE.findall(words)}
        if "$case" in words:
            values["case"] = "other"
        pattern = read.get_message(identifier(key)).value
        assert pattern is not None and not isinstance(pattern, FluentNone), key
        expected, errors = read.format_pattern(pattern, values)
        assert (say(Message(key, **values), language), errors) == (expected, []), key


# The parts of Fluent that we read ourselves


def spoken(text: str, **values: object) -> str:
    """The words of a message called `x` in a file of German."""
    entries = {messages.key_of(entry[1]): entry[2] for entry in messages.ENTRY.finditer(text)}
    return Reader("de", entries).said("x")(values)


COUNTED = """
x = { $houses ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $houses } Häuser
} und { $stones ->
    [one] ein Stein
   *[other] { NUMBER($stones) } Steine
}
"""


@pytest.mark.parametrize(
    ("houses", "stones", "said"),
    [(0, 1, "kein Haus und ein Stein"), (1, 1200, "ein Haus und 1.200 Steine"), (2, 0, "2 Häuser und 0 Steine")],
)
def test_several_counted_things_in_one_sentence(houses: int, stones: int, said: str) -> None:
    assert spoken(COUNTED, houses=houses, stones=stones) == said


def test_terms_and_other_messages() -> None:
    text = """
-haus = { $case ->
   *[nominative] Haus
    [dative] Hause
}
y = zu { -haus(case: "dative") }
x = { y }, { -haus }
"""
    assert spoken(text) == "zu Hause, Haus"


def test_words_in_the_form_that_a_sentence_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A value that is a message itself is asked for its case and its gender."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text(
        """made-up_temple = { $case ->
    [accusative] den Tempel
   *[other] der Tempel
}
    .gender = m
made-up_build = Baue { FORM($what, case: "accusative") }. { TRAIT($what, of: "gender") ->
    [f] Sie
   *[m] Er
} steht: { $what }
""",
        encoding="utf-8",
    )
    monkeypatch.setattr(messages, "_folders", [*messages._folders, str(tmp_path)])
    messages.forget()
    temple = Message("made-up.temple")
    assert say(Message("made-up.build", what=temple), "de") == "Baue den Tempel. Er steht: der Tempel"
    assert say(Message("made-up.build", what="x"), "de") == "Baue x. Er steht: x"
    monkeypatch.undo()
    messages.forget()


def test_scripts_get_forms_to_choose_from() -> None:
    entries = {"x": "{ $count ->\n    [one] one turn\n   *[other] { $count } turns\n} of { $name }"}
    assert Reader("en", entries).for_scripts("x") == [
        {"by": "count", "forms": {"one": "one turn", "other": "{count} turns"}, "otherwise": "other"},
        " of ",
        "{name}",
    ]
    assert portable("script.seat") == "Seat {seat}"


# What data files name

NAMED = re.compile(r'^(?:(?:young_|experienced_)?name|title) = "(.+?)"', re.MULTILINE)
NAMING = {
    "terra-mystica": ("factions.toml", "landscapes.toml", "maps/*.toml"),
    "terra-nova": ("mats.toml",),
    "terramara": ("artifacts.toml", "people.toml", "tiles.toml"),
}


@pytest.mark.parametrize("title", NAMING)
def test_what_data_files_name_in_english_has_a_message(title: str) -> None:
    folder = SOURCE / "terrae" / "games" / title.replace("-", "_") / "data"
    files = [path for pattern in NAMING[title] for path in folder.glob(pattern)]
    names = {name for path in files for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert not names - {words.strip() for words in sources(ENGLISH).values()}


def test_capitals() -> None:
    with speaking("nl"):
        assert [capital(words) for words in ("ijsmaagden", "heksen", "")] == ["IJsmaagden", "Heksen", ""]


# Whoever asks


def test_whoever_asks_is_spoken_to_in_their_language() -> None:
    with speaking("nl"):
        with speaking("de"):
            assert current() == "de"
        assert current() == "nl"
    assert current() == ENGLISH


def test_fields_and_known_do_not_depend_on_the_language() -> None:
    with speaking("de"):
        assert known("error.unknown-game") and fields("error.unknown-game") == ["name", "known"]
