"""Chapter "Bonus Tiles": all eighteen."""

from __future__ import annotations

import pytest

from terrae.board.hexes import one
from terrae.games.terramara.rules.catalogue import BONUS_TILES
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import asked, begin, bit, character, give, goods, legal, only, play, row


def use(key: str, *answers: str, **held: int) -> Mara:
    """The state after a personal bonus tile was used."""
    state = begin(4)
    only(state)
    character(state, 0, "K5")
    owner = state.seats[0]
    owner.bonus_tiles = one(BONUS_TILES.index(key))
    owner.military = owner.culture = 1
    state.round = 3  # any level
    give(owner, **held)
    row(state, "A104")
    play(state, f"bonus {key}", *answers)
    assert owner.bonus_tiles == 0
    return state


@pytest.mark.parametrize(
    ("key", "answers", "held", "after"),
    [
        ("B12", (), {}, {"ore": 1, "livestock": 1}),
        ("B13", (), {}, {"wood": 1, "stone": 1}),
        ("B16", ("gain metal",), {}, {"metal": 1}),
        ("B21", (), {}, {"ashlar": 1}),
        ("B22", (), {}, {"metal": 1}),
        ("B23", ("done",), {}, {"leather": 1}),
        ("B24", (), {}, {"ore": 1, "livestock": 1, "wood": 1, "stone": 1}),
        ("B26", ("pay stone", "gain ashlar"), {"stone": 1}, {"lumber": 1, "ashlar": 1}),
        ("B36", ("gain metal", "gain leather"), {}, {"metal": 1, "leather": 1}),
    ],
)
def test_goods(key: str, answers: tuple[str, ...], held: dict[str, int], after: dict[str, int]) -> None:
    assert goods(use(key, *answers, **held).seats[0]) == after


@pytest.mark.parametrize(
    ("key", "answers", "held", "culture", "military", "points"),
    [
        ("B11", (), {}, 2, 1, 0),
        ("B14", ("pay wood",), {"wood": 1}, 1, 1, 4),
        ("B15", ("pay wood",), {"wood": 1}, 1, 3, 0),
        ("B21", (), {}, 2, 1, 0),
        ("B22", (), {}, 1, 2, 0),
        ("B25", ("choose 1", "pay ore"), {"ore": 1}, 3, 1, 0),
        ("B25", ("choose 3", "pay ore"), {"ore": 1}, 1, 4, 0),
        ("B31", (), {}, 2, 3, 0),
        ("B34", ("pay ore", "pay wood"), {"ore": 1, "wood": 1}, 1, 1, 5),
        ("B35", ("pay metal",), {"metal": 1}, 1, 1, 5),
    ],
)
def test_tracks_and_points(
    key: str, answers: tuple[str, ...], held: dict[str, int], culture: int, military: int, points: int
) -> None:
    owner = use(key, *answers, **held).seats[0]
    assert (owner.culture, owner.military, owner.points) == (culture, military, points)
    assert goods(owner) == {} or key in ("B21", "B22")


def test_travel_tiles() -> None:
    assert use("B23", "caravan 1 ahead").seats[0].caravan == 3
    assert use("B25", "choose 2", "pay ore", "caravan 1 ahead", "caravan 2 ahead", ore=1).seats[0].second == 3


def test_create_tile() -> None:
    state = use("B32", "create A104", "swap wood", "swap wood", wood=2)
    assert state.seats[0].cards == bit("A104")


def test_raid_tile_loses_no_military() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K5")
    owner = state.seats[0]
    owner.bonus_tiles = one(BONUS_TILES.index("B33"))
    state.round = 3
    give(state.seats[1], stone=6)
    play(state, "bonus B33")
    assert owner.military == 1 and asked(state) == ("GiveTribute", 1)


def test_levels_a1() -> None:
    """A1: the weaker group of the last twelve is level 2, the stronger one level 3."""
    box = begin(4).box
    assert [int(tile.level) for tile in box.bonus_tiles] == [1] * 6 + [2] * 6 + [3] * 6
    levels = {str(tile.ops[0].phrase()): int(tile.level) for tile in box.bonus_tiles if tile.level > 1}
    assert levels == {
        "gain 1 Ashlar and 1 Culture": 2,
        "gain 1 Metal and 1 Military": 2,
        "gain 1 Leather and 1 Travel": 2,
        "gain 1 Ore, 1 Livestock, 1 Wood and 1 Stone": 2,
        "may give 1 raw of your choice for 2 Culture, or 2 Travel, or 3 Military": 2,
        "may give 1 raw of your choice for 1 refined of your choice and 1 Lumber": 2,
        "gain 2 Military and 1 Culture": 3,
        "may create 1 artifact at once, paying raw instead of refined as you like": 3,
        "raid everybody": 3,
        "may give 2 raw of your choice for 5 VP": 3,
        "may give 1 refined of your choice for 5 VP": 3,
        "gain 2 refined of your choice": 3,
    }


def test_a_tile_that_would_do_nothing_is_not_offered() -> None:
    """Without goods there is nothing to create, to exchange or to give."""
    state = begin(4)
    only(state)
    character(state, 0, "K5")
    owner = state.seats[0]
    owner.bonus_tiles = 0
    for key in ("B14", "B31", "B32"):
        owner.bonus_tiles |= one(BONUS_TILES.index(key))
    state.round = 3
    row(state, "A104")
    assert {text for text in legal(state) if text.startswith("bonus")} == {"bonus B31"}
    give(owner, wood=2)
    assert {text for text in legal(state) if text.startswith("bonus")} == {"bonus B14", "bonus B31", "bonus B32"}
