"""Effects: numbers for the rules, icons and a sentence for people."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.core.errors import BadComponents
from terrae.economy.effects import (
    Each,
    Effect,
    FreeBridge,
    Gain,
    Income,
    OnDropOut,
    Reach,
    Shovels,
    TownFrom,
    Trait,
    amounts,
    goods,
    read_effect,
    read_effects,
    signed,
)  # fmt: skip
from terrae.games.terra_nova import GAME

WRITTEN: list[tuple[dict[str, Any], type[Effect], str, list[tuple[str, str]]]] = [
    (
        {"income": {"money": 2, "power": 1}},
        Income,
        "Each income phase: 2 money and 1 power.",
        [("+2", "money"), ("+1", "power"), ("", "hand")],
    ),
    (
        {"gain": {"sailing": 1, "points": 4}},
        Gain,
        "At once: 1 step on the sailing track and 4 points.",
        [("+1", "sailing"), ("+4", "points")],
    ),
    (
        {"each": {"what": "house", "points": 2}},
        Each,
        "Each house you build: 2 points.",
        [("", "house"), ("+2", "points")],
    ),
    (
        {"each": {"what": "shovel", "power": 2}},
        Each,
        "Each shovel you use: 2 power.",
        [("", "shovel"), ("+2", "power")],
    ),
    (
        {"drop_out": {"per": "post", "points": 2}},
        OnDropOut,
        "When you drop out: 2 points for each trading post on the board.",
        [("", "scroll"), ("+2", "points"), ("per", "post")],
    ),
    (
        {"drop_out": {"per": "post", "table": [0, 2, 2, 3, 4]}},
        OnDropOut,
        "When you drop out: 2, 2, 3, 4 points for 1, 2, 3, ... of: trading post on the board.",
        [("", "scroll"), ("2/2/3/4", "points"), ("per", "post")],
    ),
    ({"shovels": 2}, Shovels, "Make habitable and build with free shovels: 2.", [("", "action"), ("2", "shovel")]),
    ({"bridge": 1}, FreeBridge, "Build a bridge without paying money.", [("", "bridge")]),
    ({"reach": 1}, Reach, "Your reach counts as 1 sailing more while you hold this.", [("+1", "sailing")]),
    ({"town_from": 6}, TownFrom, "A total town value of 6 is enough for a town.", [("6", "town")]),
    (
        {"trait": {"name": "cheap-power", "less": 1}},
        Trait,
        "The power actions on the board cost you 1 power less.",
        [("", "book")],
    ),
]


@pytest.mark.parametrize(("data", "kind", "sentence", "icons"), WRITTEN)
def test_both_faces(data: dict[str, Any], kind: type[Effect], sentence: str, icons: list[tuple[str, str]]) -> None:
    """Read from data, shown as a sentence and as icons."""
    effect = read_effect(data, "here")
    assert type(effect) is kind
    assert str(effect.sentence()) == sentence
    assert [tuple(icon) for icon in effect.icons()] == icons


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        "income",
        {},
        {"income": {}, "gain": {}},
        {"luck": 1},
        {"income": {"gold": 1}},
        {"income": 5},
        {"trait": {}},
        {"trait": {"name": ["a"]}},
        {"trait": {"name": "a", "less": "1"}},
        {"each": {}},
        {"each": {"what": 5}},
        {"drop_out": {"per": "post", "table": 5}},
        {"drop_out": {"per": "post", "table": ["5"]}},
        {"shovels": None},
        {"shovels": True},
        {"reach": [1]},
        {"town_from": 1.5},
        {"bridge": "x"},
        {"bridge": 2},
    ],
)
def test_bad_effects(data: object) -> None:
    """Each mistake is told with its place."""
    with pytest.raises(BadComponents, match="^here: ") as refused:
        read_effect(data, "here")
    assert "__init__" not in str(refused.value) and "argument" not in str(refused.value)


def test_a_misspelt_field_is_told_with_those_there_are() -> None:
    """In our words, not in Python's."""
    with pytest.raises(BadComponents, match=r"^here: the effect 'income' has no 'mony'; it can have: money, power$"):
        read_effect({"income": {"mony": 2}}, "here")
    with pytest.raises(
        BadComponents, match=r"^here: the effect 'each' needs 'what'; it can have: what, points, power$"
    ):
        read_effect({"each": {"points": 2}}, "here")


def test_effects_are_lists() -> None:
    """Even a single one."""
    assert [type(effect) for effect in read_effects([{"reach": 1}, {"shovels": 1}], "here")] == [Reach, Shovels]
    with pytest.raises(BadComponents, match="list"):
        read_effects({"reach": 1}, "here")


def test_amounts() -> None:
    """What is not zero, in the order people read it."""
    assert goods(money=0, power=2, points=3) == [("+2", "power"), ("+3", "points")]
    assert str(amounts()) == "nothing"
    assert str(amounts(1, 2, 3, 4)) == "1 money and 2 power and 4 steps on the sailing track and 3 points"
    assert signed(-2) == "−2"


def test_every_effect_in_the_box_has_its_words() -> None:
    """No tile or mat without a sentence and icons."""
    box = GAME.components()
    lists = [
        tile.effects
        for tiles in (box.round_tiles, box.bonus_tiles, box.town_tiles, box.power_actions)
        for tile in tiles
    ]
    for faction in box.factions:
        lists += [faction.mat.ability, faction.mat.left, faction.mat.right]
    for effects in lists:
        assert effects
        for effect in effects:
            assert str(effect.sentence()).endswith(".")
            assert effect.icons()
