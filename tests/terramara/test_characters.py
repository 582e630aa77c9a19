"""Chapter "Characters": seven characters, two sides."""

from __future__ import annotations

from terrae.board.hexes import count, one
from terrae.games.terramara.rules.catalogue import BONUS_TILES, TILES
from terrae.games.terramara.rules.spaces import NAMES
from tests.terramara.positions import (
    asked,
    begin,
    character,
    give,
    goods,
    idle,
    legal,
    only,
    play,
    row,
    settle,
    spaces,
    stand,
    until_round,
)


def test_flip_before_the_first_member_of_any_round_a28() -> None:
    """A28: round 1 included, and only before the first placement; it cannot be undone."""
    state = begin(4)
    only(state)
    character(state, 0, "K1")
    assert "flip" in legal(state)
    play(state, "explorer hut")
    for _ in range(3):
        idle(state)
    assert "flip" not in legal(state)
    until_round(state, 2)
    play(state, "flip")
    assert state.seats[0].grown and "flip" not in legal(state)
    until_round(state, 3)
    assert "flip" not in legal(state)


def test_k1_travel() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K1")
    owner = state.seats[0]
    play(state, "explorer first", "caravan 1 ahead", "caravan 1 ahead")
    assert owner.caravan == 6 and asked(state)[0] == "Turn"


def test_k1_experienced_scores_crossroads() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K1", grown=True)
    owner = state.seats[0]
    owner.second = 15
    play(state, "explorer travel", "caravan 1 ahead", "caravan 2 ahead")
    assert owner.points == 2  # the end of the Road is no Crossroads
    assert owner.end_points == 8


def test_k2_culture() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K2")
    owner = state.seats[0]
    owner.culture = 1
    play(state, "explorer develop")
    assert owner.culture == 3


def test_k2_experienced() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K2", grown=True)
    play(state, "explorer develop")
    assert state.seats[0].points == 2 and state.seats[0].culture == 2


def test_k3_never_loses_but_pays() -> None:
    """Joining and raiding cost nothing; exchanges and returns still do."""
    state = begin(4)
    only(state)
    character(state, 0, "K3")
    owner = state.seats[0]
    owner.military = 5
    stand(state, 1, "1a")
    play(state, "explorer 1a")
    assert owner.military == 5
    state.pay_military(owner, 2, "test")
    assert owner.military == 3


def test_k3_experienced_scores_by_level_once_a_round() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K3", grown=True)
    owner = state.seats[0]
    owner.military = 11
    play(state, "ability")
    assert owner.points == 5 and "ability" not in legal(state)
    play(state, "explorer hut")
    settle(state, 0)
    until_round(state, 2)
    owner.military = 2
    play(state, "ability")
    assert owner.points == 6


def test_k4_experienced_scores_artifacts() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K4", grown=True)
    row(state, "A104", "A304")
    owner = state.seats[0]
    give(owner, lumber=9, ashlar=9)
    play(state, "explorer hire", "create A104")
    assert owner.points == 2
    settle(state, 0)
    for _ in range(3):
        idle(state)
    play(state, "explorer hut", "done", "create A304")
    assert owner.points == 5


def test_k5_one_bonus_tile_a_round_by_level() -> None:
    """Level 1 in round 1, up to level 2 in round 2, then any; a used tile is gone."""
    state = begin(4)
    only(state)
    character(state, 0, "K5")
    owner = state.seats[0]
    owner.bonus_tiles = 0
    for key in ("B12", "B22", "B31"):
        owner.bonus_tiles |= one(BONUS_TILES.index(key))
    assert {text for text in legal(state) if text.startswith("bonus")} == {"bonus B12"}
    play(state, "bonus B12")
    assert goods(owner) == {"ore": 1, "livestock": 1}
    assert not any(text.startswith("bonus") for text in legal(state))
    until_round(state, 2)
    assert {text for text in legal(state) if text.startswith("bonus")} == {"bonus B22"}
    until_round(state, 3)
    assert {text for text in legal(state) if text.startswith("bonus")} == {"bonus B22", "bonus B31"}
    play(state, "flip")
    assert owner.bonus_tiles == 0


def test_k5_experienced_scores_flags() -> None:
    state = begin(4)
    only(state)
    until_round(state, 2)
    only(state)
    character(state, 0, "K5", grown=True)
    play(state, "explorer travel", "caravan 1 right")
    assert state.seats[0].points == 4


def test_k6_extra_explorer_and_its_loss_a29() -> None:
    """A29: it cannot be flipped while every Explorer stands on a future space."""
    state = begin(4)
    only(state)
    character(state, 0, "K6")
    owner = state.seats[0]
    assert (owner.clan, owner.explorers) == (5, 5)
    for _ in range(5):
        play(state, next(f"explorer {name}" for name in ("6a", "6b", "6c", "6d", "6e") if name in spaces(state)))
        settle(state, 0)
        while asked(state)[1] != 0:
            idle(state)
    until_round(state, 2)
    assert owner.explorers == 0 and "flip" not in legal(state)
    owner.explorers_at &= ~one(NAMES.index("6a"))
    owner.explorers = 1
    play(state, "flip")
    assert (owner.clan, owner.explorers, count(owner.explorers_at)) == (4, 0, 4)


def test_k6_experienced_scores_the_chieftain() -> None:
    """3 points beside another player's Explorer, 5 on an empty space; the Hut is no action space."""
    for where, points in (("1a", 3), ("1b", 5), ("hut", 0)):
        state = begin(4)
        only(state)
        character(state, 0, "K6", grown=True)
        stand(state, 1, "1a")
        play(state, f"chieftain {where}")
        assert state.seats[0].points == points


def test_k7_personal_outpost_scores_on_both_sides() -> None:
    from terrae.games.terramara.rules.scoring import own_outpost_points

    for grown in (False, True):
        state = begin(4)
        character(state, 0, "K7", grown)
        owner = state.seats[0]
        owner.own_outpost = TILES.index("PQ13")
        owner.military = 13
        assert own_outpost_points(state, owner) == 5


def test_k7_experienced_scores_crossroads_spaces_and_loses_its_own() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K7", grown=True)
    state.seats[0].own_crossroads = TILES.index("FM14")
    until_round(state, 2)
    only(state)
    owner = state.seats[0]
    owner.caravan = owner.second = 3
    assert "own" not in spaces(state)
    play(state, "explorer 1x")
    assert owner.points == 2
