"""Whatever stands in a component file, it is a set to play with or refused with a sentence; nothing else."""

from __future__ import annotations

import datetime
import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from terrae.core.errors import BadComponents
from terrae.games.terra_nova.data.components import FILES, FOLDER, read_box
from tests.scale import scaled

NAMES = [*FILES, *(f"maps/{path.name}" for path in sorted((FOLDER / "maps").glob("*.toml")))]
TABLES = {name: tomllib.loads((FOLDER / name).read_text(encoding="utf-8")) for name in NAMES}
Place = tuple[Any, ...]


def paths(value: object, here: Place = ()) -> Iterator[Place]:
    """Every place in a file, tables and lists included."""
    if here:
        yield here
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*here, key))
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from paths(item, (*here, number))


PLACES = {name: list(paths(TABLES[name])) for name in NAMES}


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    if isinstance(value, int) and value > 2**64:
        return hex(value)  # decimal digits have a limit
    return value.isoformat() if isinstance(value, datetime.date) else str(value).lower()


def written(table: dict[str, Any]) -> str:
    """A whole file."""
    return "".join(f"{toml(key)} = {toml(value)}\n" for key, value in table.items())


def replaced(value: Any, place: Place, new: object) -> Any:
    """A copy with something else in one place."""
    if not place:
        return new
    twin = dict(value) if isinstance(value, dict) else list(value)
    twin[place[0]] = replaced(value[place[0]], place[1:], new)
    return twin


WORDS = sorted(
    {word for table in TABLES.values() for place in paths(table) for word in place if isinstance(word, str)}
    | {"lake", "A", "B", "C5", "A5-C5", "owner", "ßee", ""}
)
TEXTS = st.one_of(st.sampled_from(WORDS), st.text(st.characters(codec="utf-8"), max_size=6))
LEAVES = st.one_of(st.booleans(), st.integers(-2, 12), st.integers(), st.floats(), TEXTS, st.dates())
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)


def test_the_writer_is_right() -> None:
    """What this test writes down is what it means."""
    for table in TABLES.values():
        assert tomllib.loads(written(table)) == table


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("components") / "mine"
    shutil.copytree(FOLDER, copy)
    return copy


def is_read_or_refused(folder: Path, name: str, table: dict[str, Any]) -> None:
    path = folder / name
    before = path.read_bytes()
    path.write_text(written(table), encoding="utf-8")
    try:
        box = read_box(folder)
    except BadComponents as error:
        assert str(error)
        assert "\n" not in str(error) and len(str(error)) < 2000
    else:
        assert box.digest
        for faction in box.factions:  # what was read can be shown
            for effect in (*faction.mat.ability, *faction.mat.left, *faction.mat.right):
                assert str(effect.sentence()) and effect.icons()
    finally:
        path.write_bytes(before)


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, Place, object]:
    """A file, a place in it, and what stands there instead."""
    name = draw(st.sampled_from(NAMES))
    return name, draw(st.sampled_from(PLACES[name])), draw(VALUES)


@settings(max_examples=scaled("examples of changed components of Terra Nova", 22, 90))
@given(changes())
@example(("mats.toml", ("water-sprites", "left", 1, "trait", "name"), ["a"]))
@example(("mats.toml", ("golems", "ability", 0, "drop_out", "table"), 5))
@example(("rules.toml", ("circle", "terrains"), ["lake", "ßee", "swamp", "desert", "wasteland"]))
@example(("rules.toml", ("name",), "two\nlines"))
def test_any_value_anywhere(folder: Path, change: tuple[str, Place, object]) -> None:
    name, place, value = change
    is_read_or_refused(folder, name, replaced(TABLES[name], place, value))


KEYS = [(name, place) for name in NAMES for place in PLACES[name] if isinstance(place[-1], str)]


@settings(max_examples=scaled("examples of changed components of Terra Nova", 7, 30))
@given(st.sampled_from(KEYS), TEXTS)
def test_any_key_anywhere(folder: Path, at: tuple[str, Place], key: str) -> None:
    """A misspelt or a missing entry."""
    name, place = at
    parent = TABLES[name]
    for step in place[:-1]:
        parent = parent[step]
    renamed = {key if old == place[-1] else old: value for old, value in parent.items()}
    is_read_or_refused(folder, name, replaced(TABLES[name], place[:-1], renamed))
