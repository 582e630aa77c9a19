"""Swarmlings."""

from __future__ import annotations

from ..positions import Player, alone, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "swarmlings"


def test_ability_three_workers_for_a_town() -> None:
    """Swarmlings: 3 workers for a town, whatever its tile."""
    wanted = player("swarmlings", stronghold="D2", posts="E3", dwellings="C1", workers=2)
    for tile, workers in (("TW1", 3), ("TW2", 5), ("TW8", 3)):
        table = position(wanted, GIANTS, terrain={"D3": "blue"}).play("build D3", f"+{tile}")
        assert table.goods(1)[1] == workers


def test_ability_for_each_of_two_towns() -> None:
    """Swarmlings: for every town, also if one favour tile makes two."""
    wanted = player("swarmlings", posts="D2 E3 A4", temples="G6 F7", dwellings="C1 D3 G7 H8", workers=3)
    table = position(wanted, GIANTS).play("upgrade A4 to TE", "+FAV5")
    assert table.goods(1)[1] == 0
    assert table.play("+TW3").goods(1)[1] == 3
    assert table.play("+TW3").goods(1)[1] == 6


def test_ability_is_theirs_alone() -> None:
    """Swarmlings: others get no workers."""
    wanted = player("mermaids", stronghold="D2", posts="E3", dwellings="C1", workers=1)
    table = position(wanted, GIANTS, terrain={"D3": "blue"}).play("build D3", "+TW1")
    assert table.goods(1)[1] == 0


def swarmlings(**more: object) -> Player:
    return Player("swarmlings", stronghold="E4", dwellings="D5 A4", points=0, **more)  # type: ignore[arg-type]


def test_action_a_free_trading_house() -> None:
    """Swarmlings, stronghold: a dwelling becomes a trading house, for nothing, neighbours or not."""
    table = position(swarmlings(coins=0, workers=0), GIANTS).play("action ACTS")
    assert table.targets("upgrade") == {"D5 to TP", "A4 to TP"}
    table.play("upgrade A4 to TP")
    assert table.goods(1) == (0, 0, 0)
    assert table.structures(1, "TP") == {"A4"}
    assert table.asked == 2


def test_action_scores_like_a_paid_one() -> None:
    """Round tiles and favour tiles: a free trading house counts like any other."""
    table = position(swarmlings(favours="FAV10"), GIANTS, scoring="SCORE6").play("action ACTS", "upgrade A4 to TP")
    assert table.points_from(1) == {"tile:SCORE6": 3, "tile:FAV10": 3}


def test_action_offers_power() -> None:
    """Power from neighbours: every upgrade offers it."""
    table = position(swarmlings(), player("giants", dwellings="D4")).play("action ACTS", "upgrade D5 to TP")
    assert table.offers(2) == [(1, 1)]


def test_action_can_found_a_town() -> None:
    """Towns: checked after every upgrade."""
    wanted = player("swarmlings", stronghold="E4", dwellings="D3 C1 D2")
    table = position(wanted, GIANTS).play("action ACTS", "upgrade D2 to TP")
    assert table.tiles_to_take("TW")


def test_action_only_to_a_trading_house() -> None:
    """Swarmlings, stronghold: no other upgrade is free."""
    table = position(swarmlings(posts="E11"), GIANTS).play("action ACTS")
    assert table.targets("upgrade") == {"D5 to TP", "A4 to TP"}


def test_action_needs_a_dwelling_and_a_trading_house() -> None:
    """Swarmlings, stronghold: a dwelling on the map, a trading house on the board."""
    assert not position(player("swarmlings", stronghold="E4"), GIANTS).can("action ACTS")
    assert position(player("swarmlings", stronghold="E4", dwellings="A4"), GIANTS).can("action ACTS")
    full = swarmlings(posts="A11 D2 E11 G6")
    assert not position(full, GIANTS).can("action ACTS")


def test_action_once_a_round() -> None:
    """Swarmlings, stronghold: once in each round."""
    table = alone(swarmlings()).turn("action ACTS", "upgrade A4 to TP")
    assert not table.can("action ACTS")


def test_action_may_be_given_up() -> None:
    """Notation: what is granted may be given up; the action is used all the same."""
    table = alone(swarmlings()).turn("action ACTS")
    assert table.structures(2, "TP") == set()
    assert not table.can("action ACTS")


def test_action_needs_the_stronghold() -> None:
    """Swarmlings, stronghold: not before; nobody else has it."""
    assert not position(player("swarmlings", posts="E4", dwellings="A4"), GIANTS).can("action ACTS")
    assert not position(player("mermaids", stronghold="E4", dwellings="A4"), GIANTS).can("action ACTS")
