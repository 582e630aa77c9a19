"""Every territory space, Crossroads space and special space does what its line in the file says.

The file is read by the test itself, so a mistake in the reader or in a deed shows.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from terrae.games.terramara.data.components import FOLDER
from terrae.games.terramara.rules.effects import ITEMS
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn, Window
from tests.terramara.positions import asked, begin, give, legal, only, play, row, tile, until_round

TILES = tomllib.loads((FOLDER / "tiles.toml").read_text(encoding="utf-8"))
PLACES = {"plains_quarry": {1: 0, 2: 4, 3: 8}, "forest_mountain": {1: 1, 2: 5, 3: 9}}
START = 9  # Stone, and Military
SPACES = [(key, number) for key, card in TILES["territory"].items() for number in range(len(card["spaces"]))]


class Expected:
    """What a line promises."""

    def __init__(self, line: dict[str, Any]) -> None:
        self.gains: dict[str, int] = {}
        self.stone = -line.get("pay", {}).get("any_raw", 0)
        self.refined = self.warriors = self.creations = 0
        self.add({"military": -line.get("pay", {}).get("military", 0)})
        for op in line["do"]:
            name, content = next(iter(op.items()))
            if name == "gain":
                self.add(content)
            elif name == "gain_per":
                self.add({item: 3 * number for item, number in content["gain"].items()})
            elif name == "refine":
                self.refined += content
            elif name == "exchange":
                self.add(content["get"], content["times"])
                for item, number in content["give"].items():
                    if item == "any_raw":
                        self.stone -= number * content["times"]
                    else:
                        self.add({item: -number * content["times"]})
            elif name == "take_warriors":
                self.warriors += content
            else:
                assert name == "create_artifact"
                self.creations += 1

    def add(self, items: dict[str, int], times: int = 1) -> None:
        for item, number in items.items():
            self.gains[item] = self.gains.get(item, 0) + number * times


def answer_all(state: Mara) -> tuple[int, int]:
    """Take everything a space offers; returns steps on the Road and chances to create."""
    steps = creations = 0
    while not isinstance(state.decision, Turn | Window):
        name = asked(state)[0]
        steps += name == "Travel"
        creations += name == "CreateExtra"
        wanted = (
            "refine stone",
            "pay stone",
            "pay military",
            "caravan 1 ahead",
            "gain metal",
            "gain ore",
            "done",
            "choose 1",
        )
        play(state, next(text for text in wanted if text in legal(state)))
    return steps, creations


def check(state: Mara, space: str, line: dict[str, Any], military: int = START, workers: int = 0) -> None:
    """Send the first seat's Explorer there, with 9 Stone, among stronger players."""
    only(state)
    row(state, "A104")
    owner = state.seats[0]
    owner.workers[2] = workers
    for seat in state.seats[1:]:
        seat.military = 20
    owner.military = military
    give(owner, stone=START, lumber=2)
    culture, points = int(owner.culture), int(owner.points)
    expected = Expected(line)
    gains = expected.gains
    play(state, f"explorer {space}")
    steps, creations = answer_all(state)
    assert (steps, creations) == (gains.get("travel", 0), expected.creations)
    assert owner.military == military + gains.get("military", 0)
    assert owner.culture == culture + gains.get("culture", 0)
    assert owner.points == points + gains.get("vp", 0)
    assert owner.warriors == expected.warriors
    held = {item: int(owner.goods[kind]) for kind, item in enumerate(ITEMS[:8])}
    assert held["stone"] == START + gains.get("stone", 0) - expected.refined + expected.stone
    assert held["ashlar"] == gains.get("ashlar", 0) + expected.refined
    assert held["metal"] == gains.get("metal", 0) + gains.get("any_refined", 0)
    assert held["ore"] == gains.get("ore", 0) + gains.get("any_raw", 0)
    assert held["lumber"] == 2 + gains.get("lumber", 0)
    for item in ("wood", "livestock", "leather"):
        assert held[item] == gains.get(item, 0)


@pytest.mark.parametrize(("key", "number"), SPACES, ids=[f"{key}-{number + 1}" for key, number in SPACES])
def test_every_territory_space(key: str, number: int) -> None:
    card = TILES["territory"][key]
    place = PLACES[card["kind"]][card["level"]]
    state = begin(4)
    tile(state, place, key)
    check(state, f"{place // 2 + 1}{'abcdef'[number + 3 * (place % 2)]}", card["spaces"][number])


@pytest.mark.parametrize("key", TILES["crossroads"])
def test_every_crossroads_space(key: str) -> None:
    tile_key, card = next(item for item in TILES["territory"].items() if item[1].get("crossroads") == key)
    place = PLACES["forest_mountain"][card["level"]]
    state = begin(4)
    tile(state, place, tile_key)
    until_round(state, place // 2 + 2)
    for seat in state.seats:
        seat.caravan = seat.second = 9
    check(state, f"{place // 2 + 1}x", TILES["crossroads"][key])


@pytest.mark.parametrize("key", TILES["special"])
def test_every_special_space(key: str) -> None:
    tile_key = next(name for name, card in TILES["territory"].items() if card.get("special") == key)
    state = begin(4)
    tile(state, 9, tile_key)
    until_round(state, 5)
    line = TILES["special"][key]
    assert "explorer 5s" not in legal(state)  # nobody is that far
    owner = state.seats[0]
    owner.culture = 10
    owner.caravan = owner.second = 12
    if "workers_sum" in line["requires"]:
        check(state, "5s", line, workers=2)
    else:
        check(state, "5s", line, military=13)
