"""core.check over every title installed: a few hundred games here, many thousands by `terrae check`."""

from __future__ import annotations

import pytest

from terrae.core.check import check_games
from terrae.core.game import find_game, games

SHARDS = 8
GAMES = 30  # in each shard
LONG = {"terra-nova-2006": 2}  # games of hundreds of moves with hundreds of choices each: fewer of them


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", games())
def test_random_games_violate_nothing(name: str, shard: int) -> None:
    count = LONG.get(name, GAMES)
    report = check_games(find_game(name), count, seed=shard)
    assert report.violations == []
    assert report.games == count
    assert report.decisions > 20 * count


def test_all_seat_counts_occur() -> None:
    game = find_game("terra-nova")
    for seats in range(game.fewest, game.most + 1):
        assert check_games(game, 2, seats=seats, seed=99).violations == []
