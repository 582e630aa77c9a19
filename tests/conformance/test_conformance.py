"""core.check over every title installed: a few hundred games here, many thousands by `terrae check`."""

from __future__ import annotations

import pytest

from terrae.core.check import check_games
from terrae.core.game import find_game, games
from terrae.games.terra_mystica import GAME as MYSTICA
from tests.scale import scaled
from tests.terra_mystica.positions import ALL_SETS

SHARDS = scaled("parts of the random games that are checked from all sides", 1, 8)
FEW = scaled("games of each number of seats that are checked from all sides", 1, 2)
OF_2006 = scaled("random games of Terra Nova (2006) in each part", 1, 2)  # they have hundreds of moves and choices
LONG = scaled("random games of titles that take longer, in each part", 5, 16)
SHORT = scaled("random games of Terra Nova in each part", 16, 30)
GAMES = {"terra-nova": SHORT, "terra-nova-2006": OF_2006}  # in each shard
ON_EACH_MAP = scaled("games on each map of Terra Mystica", 1, 2)
WITH_EACH_FACTION = scaled("games with each faction of Terra Mystica", 1, 2)
WITH_EACH_LANDSCAPE = scaled("games with each landscape of Terra Mystica", 1, 4)
PAIRS = [
    ("alchemists", "auren"),
    ("chaosmagicians", "cultists"),
    ("darklings", "dwarves"),
    ("engineers", "fakirs"),
    ("giants", "halflings"),
    ("mermaids", "nomads"),
    ("swarmlings", "witches"),
    ("icemaidens", "acolytes"),
    ("yetis", "riverwalkers"),
    ("dragonlords", "shapeshifters"),
]  # all factions


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", games())
def test_random_games_violate_nothing(name: str, shard: int) -> None:
    wanted = GAMES.get(name, LONG)
    report = check_games(find_game(name), wanted, seed=shard)
    assert report.violations == []
    assert report.games == wanted
    assert report.decisions > 20 * wanted


@pytest.mark.parametrize("name", games())
def test_all_seat_counts_occur(name: str) -> None:
    game = find_game(name)
    for seats in range(game.fewest, game.most + 1):
        assert check_games(game, FEW, seats=seats, seed=99).violations == []


@pytest.mark.parametrize("name", list(MYSTICA.components().maps))
def test_every_map_of_terra_mystica(name: str) -> None:
    assert check_games(MYSTICA, ON_EACH_MAP, options={"map": name}, seed=98).violations == []


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_every_faction_of_terra_mystica(pair: tuple[str, str]) -> None:
    options = {"factions": " ".join(pair), **ALL_SETS}
    assert check_games(MYSTICA, WITH_EACH_FACTION, seats=2, options=options, seed=97).violations == []


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_every_landscape_of_terra_mystica(pair: tuple[str, str]) -> None:
    options = {"factions": " ".join(pair), "landscapes": "on", **ALL_SETS}
    assert check_games(MYSTICA, WITH_EACH_LANDSCAPE, seats=2, options=options, seed=96).violations == []
