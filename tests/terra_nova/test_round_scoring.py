"""The round scoring: eight tiles, paid at the very moment."""

from __future__ import annotations

import pytest

from terrae.core.errors import BadOption

from .positions import Player, Table, player, position, start

KINDS = ["house", "post", "palace", "town", "sailing", "shovel"]


def everything(scoring: str, money: int = 200) -> Table:
    """Seat 1 can do each of the six deeds from here; nobody stands near."""
    return position(
        player("golems", houses="E2 F3", posts="E3", money=money, sailing=0),
        player("fairies", houses="A8"),
        scoring=scoring,
        terrain={"F2": "wasteland", "E4": "wasteland", "F1": "swamp"},
    )


# Each deed as moves, and what it is worth.
DEEDS = {
    "house": (["build F2"], 2),
    "post": (["post E2"], 3),
    "palace": (["palace-right E3"], 5),
    "sailing": (["sailing"], 2),
    "shovel": (["habitable F1", "done"], 4),
}


@pytest.mark.parametrize("scoring", KINDS)
@pytest.mark.parametrize("deed", DEEDS)
def test_each_tile_rewards_its_deed_only(scoring: str, deed: str) -> None:
    """Rulebook, appendix "Round scoring tiles"."""
    moves, points = DEEDS[deed]
    table = everything(scoring)
    table.play(*moves)
    assert table.points_from(1).get(f"tile:round-{scoring}", 0) == (points if scoring == deed else 0)


@pytest.mark.parametrize("scoring", KINDS)
def test_town_tile(scoring: str) -> None:
    """Rulebook, appendix "Round scoring tiles": 5 more points each time a town is founded."""
    table = position(
        player("golems", houses="E2 E4", left="E3"), player("fairies"), scoring=scoring, terrain={"F2": "wasteland"}
    )
    table.play("build F2")
    assert not table.targets("town")  # 3 + 1 + 1 + 1 is not enough
    table = position(
        player("golems", houses="E2", posts="E4", left="E3"),
        player("fairies"),
        scoring=scoring,
        terrain={"F2": "wasteland"},
    )
    table.play("build F2", "town points")
    assert table.points_from(1).get("tile:round-town", 0) == (5 if scoring == "town" else 0)


def test_printed_house_example() -> None:
    """Rulebook, "The round scoring", example: 2 points each time a house is built, at the very moment."""
    table = position(player("golems", houses="E2", power=(4, 0, 4)), player("fairies", houses="A8"), scoring="house",
                     terrain={"F2": "wasteland", "E3": "wasteland"})  # fmt: skip
    table.play("build F2")
    assert table[1].points == 2
    assert table.asked == 1  # the turn is not over yet
    table.play("done").drop_out()
    table.play("build E3")
    assert table[1].points == 4


def test_printed_shovel_example() -> None:
    """Rulebook, appendix, "Shovel round scoring tile example": one free shovel of the power action and one bought for 6
    turn a desert next door into a lake: 4 points. The picture is lost."""
    table = position(
        player("water-sprites", houses="E2", money=6, power=(4, 0, 4)), player("fairies"), scoring="shovel",
        terrain={"E3": "desert"},
    )  # fmt: skip
    table.play("power shovel", "habitable E3")
    assert table[1].points == 4
    assert table[1].money == 0
    assert table.terrain("E3") == "lake"


def test_shovels_count_however_they_are_paid() -> None:
    """Rulebook, appendix "Round scoring tiles": bought and free shovels alike."""
    table = position(
        player("golems", houses="E2", bonus="A"), player("fairies"), scoring="shovel", terrain={"E3": "desert"}
    )
    table.play("special bonus", "habitable E3", "done")
    assert table[1].points == 2


@pytest.mark.parametrize(
    ("wanted", "moves"),
    [
        (player("golems", houses="E2"), ["sailing"]),
        (player("golems", houses="E2", power=(4, 0, 4)), ["power sailing"]),
        (player("golems", houses="E2", posts="E3 E4", left="F3"), ["build F2", "town sailing"]),
        (player("sea-dogs", posts="E3"), ["palace-left E3"]),
    ],
)
def test_sailing_counts_however_it_is_gained(wanted: Player, moves: list[str]) -> None:
    """Rulebook, appendix "Round scoring tiles": it does not matter how sailing increases."""
    table = position(wanted, player("fairies"), scoring="sailing", terrain={"F2": "wasteland"})
    table.play(*moves)
    assert table[1].sailing == 1
    assert table.points_from(1)["tile:round-sailing"] == 2
    assert table.points_from(1)["track:sailing"] == 2


def test_tile_of_its_round_counts() -> None:
    """Rulebook, "The round scoring": each round has its own tile, and round end turns it over."""
    table = position(player("golems", houses="E2"), player("fairies"), round=1, scoring="house",
                     terrain={"F2": "wasteland", "E3": "wasteland"})  # fmt: skip
    table.finish_round()
    assert table.state.round == 2
    table.play("build F2")
    assert "tile:round-house" not in table.points_from(1)


def test_duplicates_score_in_both_their_rounds() -> None:
    """Rulebook, "Components": eight tiles; facts: two of them for houses, two for trading posts."""
    table = start(2, factions="golems fairies", round_tiles="house house post post town", bonus_tiles="A B C D E")
    table.play("build E4", "build A5", "build B7", "build G5", "bonus A", "bonus B")
    table[1].money = table[2].money = 50
    table.set_power(1, (8, 0, 0))
    table.set_power(2, (8, 0, 0))
    table.play("habitable D4", "build D4")
    assert table[1].points == 2
    table.finish_round()
    assert table.asked == 2
    table.drop_out().play("habitable E5", "build E5")
    assert table.points_from(1) == {"tile:round-house": 4}


@pytest.mark.parametrize("kinds", ["house house house post post", "palace palace house post town"])
def test_no_more_copies_than_there_are(kinds: str) -> None:
    """Facts: two tiles each for houses and trading posts, one of every other kind."""
    with pytest.raises(BadOption):
        start(2, round_tiles=kinds)


def test_nothing_scores_after_the_round() -> None:
    """Ruling 10: round scoring is immediate; at the end only money and territory score."""
    table = position(player("golems", houses="E2", money=0), player("fairies", money=0), round=5, scoring="house")
    table.finish_round()
    assert set(table.points_from(1)) == {"scoring:money", "scoring:territory"}
