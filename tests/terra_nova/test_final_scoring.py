"""End of the game: money, territory, winners."""

from __future__ import annotations

import pytest

from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.rules.scoring import territory, territory_points

from .positions import Player, Table, player, position


def score(*players: Player, **more: str) -> Table:
    """Everybody drops out of round 5."""
    table = position(*players, round=5, **more)  # type: ignore[arg-type]
    table.finish_round()
    assert table.match.over
    return table


BLUE = "D1 E1 E2 E3 E4 E5 E6 F1"
RED = "A10 B9 B10 C10 D9 D10 E9 E10"


def test_printed_example() -> None:
    """Rulebook, "Territory scoring", example: sailing 2; blue and red have 10 buildings each and share first and second
    place with 10 points, yellow's biggest group has 5 and gets 4. The picture is lost."""
    table = score(
        player("water-sprites", houses=BLUE, posts="D4 D5", sailing=2),
        player("golems", houses=RED, posts="F9 F10", sailing=2),
        player("sand-cats", houses="H5 I3 I4 I5 I6 A7", sailing=2),
    )
    assert [table.points_from(seat)["scoring:territory"] for seat in (1, 2, 3)] == [10, 10, 4]


@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ([9, 7, 5, 3], [12, 8, 4, 0]),
        ([3, 5, 7, 9], [0, 4, 8, 12]),
        ([9, 9, 5, 3], [10, 10, 4, 0]),
        ([9, 7, 7, 3], [12, 6, 6, 0]),
        ([9, 7, 5, 5], [12, 8, 2, 2]),
        ([9, 9, 9, 3], [8, 8, 8, 0]),
        ([9, 7, 7, 7], [12, 4, 4, 4]),
        ([9, 9, 5, 5], [10, 10, 2, 2]),
        ([4, 4, 4, 4], [6, 6, 6, 6]),
        ([9, 7, 5], [12, 8, 4]),
        ([7, 7, 7], [8, 8, 8]),
        ([9, 7], [12, 8]),
        ([7, 7], [10, 10]),
    ],
)
def test_shared_places(sizes: list[int], points: list[int]) -> None:
    """Rulebook, "Territory scoring": tied seats add up the places they take and divide."""
    table = position(player("golems"), player("fairies"))
    assert list(territory_points(table.state, list(sizes))) == points


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        (player("golems", houses="E2 E3 I4"), 2),
        (player("golems", houses="E2 E3", posts="E4", left="E5", right="E6"), 5),
        (player("golems", houses="E5 G5"), 1),
        (player("golems", houses="E5 G5", sailing=1), 2),
        (player("golems", houses="E5 H4", sailing=1), 1),
        (player("golems", houses="E5 H4", sailing=2), 2),
        (player("golems", houses="E5 G5", bridges="E5-G5"), 2),
        (player("golems", houses="E5 F3 H3", sailing=1), 3),  # from building to building
        (player("golems", houses="E5 G5", bonus="C"), 1),
    ],
)
def test_biggest_group_by_reach(wanted: Player, size: int) -> None:
    """Rulebook, "Territory scoring"; ruling 3: reach counts, with bridges and the true sailing value."""
    table = position(wanted, player("fairies"))
    assert territory(table.state, table[1]) == size


def test_a_strangers_bridge_does_not_count() -> None:
    """Ruling, "Bridges": territory is one of the things they serve their owner for."""
    table = position(player("golems", houses="E5 G5"), player("fairies", bridges="E5-G5"))
    assert territory(table.state, table[1]) == 1


def test_bonus_tile_does_not_count() -> None:
    """Rulebook, appendix "Bonus tiles": the tile that lifts sailing does not apply to the final scoring."""
    table = position(
        player("golems", houses="E5 G5", bonus="B"), player("fairies", houses="I5 I6"), beside="C", round=5
    )
    table.drop_out("C").drop_out()
    assert table.points_from(1)["scoring:territory"] == 8
    assert table.points_from(2)["scoring:territory"] == 12


@pytest.mark.parametrize(
    ("money", "power", "points"),
    [(0, (8, 0, 0), 0), (2, (8, 0, 0), 0), (3, (8, 0, 0), 1), (11, (8, 0, 0), 3), (1, (6, 0, 2), 1), (2, (0, 0, 8), 3)],
)
def test_money(money: int, power: tuple[int, int, int], points: int) -> None:
    """Rulebook, "Money scoring"; ruling 11: bowl III becomes money first, then 1 point for every 3 money."""
    table = position(player("golems", money=money, power=power), player("fairies", bonus="D"), beside="AEF", round=5)
    table.drop_out("E")
    table[1].money = money  # without what lay on the tile
    table.drop_out("A")
    assert table.points_from(1)["scoring:money"] == points


def test_bowl_two_is_worth_nothing() -> None:
    """Rulebook, "Money scoring": only the power in bowl III."""
    table = position(player("golems", money=0, power=(0, 8, 0)), player("fairies"), round=5)
    table.drop_out()
    table[1].money = 0
    assert table.drop_out().points_from(1)["scoring:money"] == 0


def test_the_winner_has_the_most_points() -> None:
    """Rulebook, "End of game"."""
    table = score(player("golems", points=5, houses="E4 E5"), player("fairies", points=90))
    assert GAME.winners(table.state) == [1]
    assert GAME.scores(table.state)[1] > 90


def test_shared_victory() -> None:
    """Ruling 14: tied winners share the victory."""
    table = score(
        player("golems", houses="E4", bonus="B"), player("fairies", houses="I5", bonus="D"), player("sand-cats")
    )
    scores = GAME.scores(table.state)
    assert scores[0] == scores[1] > scores[2]
    assert GAME.winners(table.state) == [0, 1]


def test_everybody_without_buildings_shares_too() -> None:
    """Rulebook, "Territory scoring": ranks are shared at any size."""
    table = score(player("golems"), player("fairies"), player("sand-cats"))
    assert [table.points_from(seat)["scoring:territory"] for seat in (1, 2, 3)] == [8, 8, 8]
