"""Effects: numbers for the rules, icons and a sentence for people."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.core.errors import BadComponents
from terrae.economy.effects import (
    Each,
    Effect,
    Gain,
    Income,
    OnceARound,
    OnDropOut,
    OnPass,
    Reach,
    TownFrom,
    Trait,
    goods,
    in_words,
    signed,
)  # fmt: skip
from terrae.games.terra_mystica.data.effects import CultBonus, CultSteps, Most
from terrae.games.terra_mystica.data.vocabulary import VOCABULARY as MYSTICAL
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.data.effects import FreeBridge, Shovels
from terrae.games.terra_nova.data.vocabulary import VOCABULARY
from terrae.reading.vocabulary import Vocabulary

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


MYSTICALLY_WRITTEN: list[tuple[dict[str, Any], type[Effect], str, list[tuple[str, str]]]] = [
    (
        {"income": {"power": 3, "workers": 1}},
        Income,
        "Each income phase: 1 worker and 3 power.",
        [("+1", "workers"), ("+3", "power"), ("", "hand")],
    ),
    (
        {"gain": {"points": 5, "keys": 1, "coins": 6}},
        Gain,
        "At once: 6 coins, 1 key and 5 points.",
        [("+6", "coins"), ("+1", "keys"), ("+5", "points")],
    ),
    (
        {"action": {"steps": 1}},
        OnceARound,
        "Action, once a round: 1 step on a cult track of your choice.",
        [("", "action"), ("1", "steps")],
    ),
    (
        {"each": {"what": "town", "points": 5}},
        Each,
        "Each town you found: 5 points.",
        [("", "town"), ("+5", "points")],
    ),
    (
        {"pass": {"per": "D", "points": 1}},
        OnPass,
        "When you pass: 1 point for each dwelling on the map.",
        [("", "scroll"), ("+1", "points"), ("per", "D")],
    ),
    (
        {"pass": {"per": "TP", "table": [0, 2, 3, 3, 4]}},
        OnPass,
        "When you pass: 2, 3, 3, 4 points if you have 1, 2, 3, ... of this: trading house on the map.",
        [("", "scroll"), ("2/3/3/4", "points"), ("per", "TP")],
    ),
    ({"cult": {"track": "AIR", "steps": 1}}, CultSteps, "At once: 1 step on the track of air.", [("+1", "AIR")]),
    ({"cult": {"track": "FIRE", "steps": 3}}, CultSteps, "At once: 3 steps on the track of fire.", [("+3", "FIRE")]),
    (
        {"cult_bonus": {"track": "WATER", "per": 4, "priests": 1}},
        CultBonus,
        "At the end of the round: 1 priest for every 4 steps on the track of water.",
        [("4", "WATER"), ("+1", "priests")],
    ),
    (
        {"cult_bonus": {"track": "EARTH", "coins": 1}},
        CultBonus,
        "At the end of the round: 1 coin for every step on the track of earth.",
        [("1", "EARTH"), ("+1", "coins")],
    ),
    ({"reach": 1}, Reach, "Your shipping counts as 1 more on your turns while you hold this.", [("+1", "shipping")]),
    ({"town_from": 6}, TownFrom, "Structures with a total power of 6 are enough for a town.", [("6", "town")]),
    (
        {"most": {"what": "edge"}},
        Most,
        "At the end of the game: points as for the largest networks, "
        "here for the most structures on the edge of the map in one network.",
        [("", "edge"), ("", "points")],
    ),
    (
        {"trait": {"name": "free-post"}},
        Trait,
        "Action, once a round: upgrade a dwelling to a trading house for free.",
        [("", "book")],
    ),
    (
        {"trait": {"name": "token-when-taken", "words": "token-free", "points": 0, "power": 1}},
        Trait,
        "When somebody takes power because of a structure you build: a new power token in bowl III, "
        "once for each structure. If all who could take some decline: 1 power.",
        [("", "book")],
    ),
]


@pytest.mark.parametrize(
    ("vocabulary", "data", "kind", "sentence", "icons"),
    [(VOCABULARY, *case) for case in WRITTEN] + [(MYSTICAL, *case) for case in MYSTICALLY_WRITTEN],
)
def test_both_faces(
    vocabulary: Vocabulary, data: dict[str, Any], kind: type[Effect], sentence: str, icons: list[tuple[str, str]]
) -> None:
    """Read from data, shown as a sentence and as icons."""
    effect = vocabulary.effect(data, "here")
    assert type(effect) is kind
    assert str(effect.sentence()) == sentence
    assert [tuple(icon) for icon in effect.icons()] == icons


def test_a_title_knows_its_own_goods_and_words() -> None:
    """The same effect in two titles; what one does not have the other refuses."""
    assert str(MYSTICAL.effect({"trait": {"name": "free-post"}}, "here").sentence()) != str(
        VOCABULARY.effect({"trait": {"name": "free-post"}}, "here").sentence()
    )
    with pytest.raises(BadComponents, match="has no 'money'; it can have: coins, workers, priests, power$"):
        MYSTICAL.effect({"income": {"money": 2}}, "here")
    with pytest.raises(BadComponents, match="has no 'coins'; it can have: money, power$"):
        VOCABULARY.effect({"income": {"coins": 2}}, "here")
    with pytest.raises(BadComponents, match="there is no effect 'drop_out'"):
        MYSTICAL.effect({"drop_out": {"per": "TP", "points": 1}}, "here")


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
        VOCABULARY.effect(data, "here")
    assert "__init__" not in str(refused.value) and "argument" not in str(refused.value)


def test_a_misspelt_field_is_told_with_those_there_are() -> None:
    """In our words, not in Python's."""
    with pytest.raises(BadComponents, match=r"^here: the effect 'income' has no 'mony'; it can have: money, power$"):
        VOCABULARY.effect({"income": {"mony": 2}}, "here")
    with pytest.raises(
        BadComponents, match=r"^here: the effect 'each' needs 'what'; it can have: what, points, power$"
    ):
        VOCABULARY.effect({"each": {"points": 2}}, "here")


def test_effects_are_lists() -> None:
    """Even a single one."""
    assert [type(effect) for effect in VOCABULARY.effects([{"reach": 1}, {"shovels": 1}], "here")] == [Reach, Shovels]
    with pytest.raises(BadComponents, match="list"):
        VOCABULARY.effects({"reach": 1}, "here")


def test_amounts() -> None:
    """What is not zero, in the order people read it."""
    assert goods({"money": 0, "power": 2, "points": 3}) == [("+2", "power"), ("+3", "points")]
    assert str(in_words({})) == "nothing"
    assert (
        str(in_words({"money": 1, "power": 2, "sailing": 4, "points": 3}))
        == "1 money, 2 power, 4 steps on the sailing track and 3 points"
    )
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
