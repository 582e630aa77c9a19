"""Whatever stands in a component file, it is a set to play with or refused with a sentence; nothing else."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from terrae.core.errors import BadComponents
from terrae.games.terra_mystica.data.components import FILES, FOLDER, read_box
from tests.scale import scaled
from tests.terra_nova.test_component_fuzz import LEAVES, Place, paths, replaced, written

NAMES = [*FILES, "maps/base.toml", "maps/fire-ice-1.toml"]
TABLES = {name: tomllib.loads((FOLDER / name).read_text(encoding="utf-8")) for name in NAMES}
PLACES = {name: list(paths(TABLES[name])) for name in NAMES}
WORDS = sorted(
    {word for table in TABLES.values() for place in paths(table) for word in place if isinstance(word, str)}
    | {"black", "ice", "variable", "A1", "FIRE", "PRIESTS", "spade", "shipping-bonus", "YUKBGSRI", "2017", ""}
)
TEXTS = st.one_of(st.sampled_from(WORDS), st.text(st.characters(codec="utf-8"), max_size=6))
VALUES = st.recursive(
    st.one_of(LEAVES, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)

KEYS = [(name, place) for name in NAMES for place in PLACES[name] if isinstance(place[-1], str)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("components") / "mine"
    shutil.copytree(FOLDER, copy)
    for path in (copy / "maps").iterdir():  # two maps are quicker to read than six
        if f"maps/{path.name}" not in NAMES:
            path.unlink()
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
        groups = (box.bonus_cards, box.favours, box.towns, box.round_tiles, box.power_actions, box.final_tiles)
        lists = [tile.effects for tiles in groups for tile in tiles]
        lists += [effects for faction in box.factions for effects in (faction.mat.ability, faction.mat.stronghold)]
        lists += [effects for variant in box.variants.values() for effects in variant.values()]
        for effects in lists:  # what was read can be shown
            assert all(str(effect.sentence()) and effect.icons() is not None for effect in effects)
    finally:
        path.write_bytes(before)


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, Place, object]:
    """A file, a place in it, and what stands there instead."""
    name = draw(st.sampled_from(NAMES))
    return name, draw(st.sampled_from(PLACES[name])), draw(VALUES)


@settings(max_examples=scaled("examples of changed components of Terra Mystica", 22, 90))
@given(changes())
@example(("factions.toml", ("alchemists", "ability", 0, "trait"), {"name": "points-for-coins", "words": "ride"}))
@example(("factions.toml", ("alchemists", "D", "income"), {}))
@example(("factions.toml", ("variants",), {}))
@example(("factions.toml", ("variants", "v4", "riverwalkers"), []))
@example(("tiles.toml", ("favour", "FAV12", "effects", 1, "pass", "table"), [0, 1]))
@example(("tiles.toml", ("bonus", "BON4", "effects"), []))
@example(("maps/base.toml", ("rows",), [""]))
@example(("maps/base.toml", ("site",), {}))
@example(("box.toml", ("name",), "two\nlines"))
def test_any_value_anywhere(folder: Path, change: tuple[str, Place, object]) -> None:
    name, place, value = change
    is_read_or_refused(folder, name, replaced(TABLES[name], place, value))


@settings(max_examples=scaled("examples of changed components of Terra Mystica", 7, 30))
@given(st.sampled_from(KEYS), TEXTS)
def test_any_key_anywhere(folder: Path, at: tuple[str, Place], key: str) -> None:
    """A misspelt or a missing entry."""
    name, place = at
    parent = TABLES[name]
    for step in place[:-1]:
        parent = parent[step]
    renamed = {key if old == place[-1] else old: value for old, value in parent.items()}
    is_read_or_refused(folder, name, replaced(TABLES[name], place[:-1], renamed))
