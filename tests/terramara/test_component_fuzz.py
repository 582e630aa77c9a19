"""Whatever stands in a component file, it is a set that can be played and shown, or refused with a sentence."""

from __future__ import annotations

import random
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from terrae.core.errors import BadComponents
from terrae.core.match import Match
from terrae.games.terramara import GAME
from terrae.games.terramara.data.components import FILES, FOLDER
from terrae.games.terramara.rules.box import Box
from tests.scale import scaled
from tests.terra_nova.test_component_fuzz import LEAVES, Place, paths, replaced, written

TABLES = {name: tomllib.loads((FOLDER / name).read_text(encoding="utf-8")) for name in FILES}
PLACES = {name: list(paths(TABLES[name])) for name in FILES}
WORDS = sorted(
    {word for table in TABLES.values() for place in paths(table) for word in place if isinstance(word, str)}
    | {"tools", "explorer", "by_round", "all", "flag", "artifact_set", "other_raw", "easy", "river", "owner", ""}
)
TEXTS = st.one_of(st.sampled_from(WORDS), st.text(st.characters(codec="utf-8"), max_size=6))
VALUES = st.recursive(
    st.one_of(LEAVES, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=2)),
    max_leaves=6,
)

KEYS = [(name, place) for name in FILES for place in PLACES[name] if isinstance(place[-1], str)]
OPS = [
    item["do"][0]
    for table in (TABLES["tiles.toml"]["bonus"], TABLES["tiles.toml"]["crossroads"])
    for item in table.values()
] + [op for card in TABLES["artifacts.toml"].values() for ability in card["effects"] for op in ability["do"]]
EFFECTS = [
    (name, place) for name in FILES for place in PLACES[name] if len(place) > 1 and place[-2] == "do" or "of" in place
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("components") / "mine"
    shutil.copytree(FOLDER, copy)
    return copy


def is_played_or_refused(folder: Path, name: str, table: dict[str, Any]) -> None:
    path = folder / name
    before = path.read_bytes()
    path.write_text(written(table), encoding="utf-8")
    try:
        setting = GAME.setting(3, folder=folder)
    except BadComponents as error:
        assert str(error)
        assert "\n" not in str(error) and len(str(error)) < 2000
    else:
        assert isinstance(setting.components, Box)
        match = Match(GAME, setting, seed=1)
        dice = random.Random(1)
        while not match.over and match.ply < 120:
            match.play(dice.choice(match.moves()))
            match.commit()
        assert GAME.audit(match.state, match.ledger) == []
        assert GAME.scene(GAME.view(match.state)).data()
        for move in match.moves() if not match.over else []:
            assert str(GAME.label(match.state, move))
    finally:
        path.write_bytes(before)


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, Place, object]:
    """A file, a place in it, and what stands there instead."""
    name = draw(st.sampled_from(FILES))
    return name, draw(st.sampled_from(PLACES[name])), draw(VALUES)


@settings(max_examples=scaled("examples of changed components of Terramara", 15, 60))
@given(changes())
@example(("rules.toml", ("river", "reach"), [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7, 7, 7]))
@example(("rules.toml", ("homeland", "raid-and-first", "do"), [{"refine": 1}] * 4))
@example(("rules.toml", ("homeland", "hire", "seats"), [4, 4]))
@example(("rules.toml", ("first_game", "worker"), 3))
@example(("rules.toml", ("first_player", "third"), []))
@example(("tiles.toml", ("bonus", "B11", "do"), []))
@example(("tiles.toml", ("bonus", "B11", "do"), [{"gain_worker": {"level": "by_round"}}]))
@example(("people.toml", ("characters", "K1", "young"), []))
@example(("artifacts.toml", ("A101", "effects"), [[]]))
def test_any_value_anywhere(folder: Path, change: tuple[str, Place, object]) -> None:
    name, place, value = change
    is_played_or_refused(folder, name, replaced(TABLES[name], place, value))


@settings(max_examples=scaled("examples of changed components of Terramara", 7, 30))
@given(st.sampled_from(EFFECTS), st.sampled_from(OPS))
def test_any_effect_anywhere(folder: Path, at: tuple[str, Place], effect: object) -> None:
    """An effect of one card on another card, tile or space."""
    name, place = at
    is_played_or_refused(folder, name, replaced(TABLES[name], place, effect))


@settings(max_examples=scaled("examples of changed components of Terramara", 5, 20))
@given(st.sampled_from(KEYS), TEXTS)
def test_any_key_anywhere(folder: Path, at: tuple[str, Place], key: str) -> None:
    """A misspelt or a missing entry."""
    name, place = at
    parent = TABLES[name]
    for step in place[:-1]:
        parent = parent[step]
    renamed = {key if old == place[-1] else old: value for old, value in parent.items()}
    is_played_or_refused(folder, name, replaced(TABLES[name], place[:-1], renamed))
