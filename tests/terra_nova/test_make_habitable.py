"""Make habitable and build."""

from __future__ import annotations

import pytest

from .positions import Table, player, position


def lakeside(money: int = 100, **more: object) -> Table:
    """Water Sprites on E2, nobody near; every terrain around: D1 desert, E1 forest, E3 desert, F1 wasteland, F2
    swamp."""
    return position(player("water-sprites", houses="E2", money=money, **more), player("golems", houses="I7"))  # type: ignore[arg-type]


def test_printed_example() -> None:
    """Rulebook, "Make habitable and build", example: Water Sprites pay 12 money for the wasteland next to their house,
    place a lake tile and build for 4. The picture is lost; F1 is a wasteland next to E2."""
    table = lakeside(money=16)
    table.play("habitable F1")
    assert table[1].money == 4
    assert table.terrain("F1") == "lake"
    assert table.moves() == ["build F1", "done"]
    table.play("build F1")
    assert table[1].money == 0
    assert table.names(table[1].houses) == {"E2", "F1"}
    assert table.asked == 2


@pytest.mark.parametrize(("terrain", "price"), [("forest", 6), ("swamp", 6), ("wasteland", 12), ("desert", 12)])
def test_shovels_by_the_terrain_circle(terrain: str, price: int) -> None:
    """Rulebook, "Make habitable and build": one or two shovels, the shorter way round, 6 money each."""
    table = position(player("water-sprites", houses="E2", money=price), player("golems"), terrain={"F1": terrain})
    assert table.can("habitable F1")
    table.play("habitable F1")
    assert table[1].money == 0
    table = position(player("water-sprites", houses="E2", money=price - 1), player("golems"), terrain={"F1": terrain})
    assert not table.can("habitable F1")


@pytest.mark.parametrize(
    ("faction", "near", "far"),
    [
        ("golems", {"forest", "desert"}, {"lake", "swamp"}),
        ("leprechauns", {"desert", "lake"}, {"wasteland", "forest"}),
        ("druids", {"lake", "wasteland"}, {"swamp", "desert"}),
        ("sand-cats", {"wasteland", "swamp"}, {"forest", "lake"}),
    ],
)
def test_everybody_counts_from_home(faction: str, near: set[str], far: set[str]) -> None:
    """Rulebook, "The faction mat", A: the terrain circle, from each home terrain."""
    for terrain in near | far:
        table = position(player(faction, houses="E2", money=100), player("water-sprites"), terrain={"F1": terrain})
        table.play("habitable F1")
        assert 100 - table[1].money == (6 if terrain in near else 12)


def test_build_on_home_terrain() -> None:
    """Rulebook, "Make habitable and build", a): a house on free home terrain in reach costs 4 money."""
    table = position(player("water-sprites", houses="E4", money=4), player("golems"))
    assert table.targets("build") == {"E5"}
    table.play("build E5")
    assert table[1].money == 0
    assert table[1].house_count == 2
    table = position(player("water-sprites", houses="E4", money=3), player("golems"))
    assert table.targets("build") == set()


def test_no_building_out_of_reach_or_on_occupied_hexes() -> None:
    """Rulebook, "Make habitable and build": in reach and unoccupied, both ways."""
    table = position(player("water-sprites", houses="E4"), player("golems", houses="D4"), neutral="F3",
                     terrain={"D4": "lake", "F3": "lake"})  # fmt: skip
    assert table.targets("build") == {"E5"}
    assert table.targets("habitable") == {"E3"}


def test_home_terrain_is_not_made_habitable() -> None:
    """Rulebook, "Make habitable and build": one of the two options, by terrain."""
    table = lakeside()
    assert table.targets("habitable") == {"D1", "E1", "E3", "F1", "F2"}
    assert table.targets("build") == set()


def test_the_house_is_optional() -> None:
    """Rulebook, "Make habitable and build", b): you may build immediately; the land stays yours to build on later, and
    is home terrain for whoever else lives there."""
    table = lakeside()
    table.play("habitable E1", "done")
    assert table.asked == 2
    assert table[1].house_count == 1
    table.drop_out()
    assert table.can("build E1")
    assert not table.can("habitable E1")


def test_not_asked_for_a_house_that_cannot_be_paid() -> None:
    """Notation: a question that only `done` could answer is not asked."""
    table = lakeside(money=9)
    table.play("habitable E1")
    assert table.asked == 2


def test_the_house_goes_on_the_changed_hex() -> None:
    """Rulebook, "Make habitable and build", b): 1 house on it, not elsewhere."""
    table = position(player("water-sprites", houses="E4"), player("golems"))
    table.play("habitable E3")
    assert table.targets("build") == {"E3"}  # E5 is a lake in reach, but this action is about E3


def test_one_hex_for_money() -> None:
    """Rulebook, "Make habitable and build", b): one hex, however much money there is."""
    table = lakeside()
    table.play("habitable E1")
    assert table.targets("habitable") == set()


ALL_HOUSES = "A7 B3 C10 D7 E2 G8 I6 I9"


def test_no_house_left() -> None:
    """Ruling, "No house left": making habitable stays possible, building is not."""
    table = position(player("water-sprites", houses=ALL_HOUSES), player("golems"), terrain={"E3": "lake"})
    assert table.targets("build") == set()
    table.play("habitable E1")
    assert table.terrain("E1") == "lake"
    assert table.asked == 2


@pytest.mark.parametrize("free", ["power shovel", "special bonus"])
def test_one_free_shovel(free: str) -> None:
    """Rulebook, "Make habitable and build with 1 free shovel"; appendix "Bonus tiles": one hex of one shovel is
    free."""
    table = lakeside(money=4, power=(4, 0, 4), bonus="A")
    table.play(free)
    assert table.targets("habitable") == {"E1", "F2"}  # a second shovel cannot be paid
    table.play("habitable E1", "build E1")
    assert table[1].money == 0
    assert table.names(table[1].houses) == {"E1", "E2"}


@pytest.mark.parametrize("free", ["power shovel", "special bonus"])
def test_a_second_shovel_is_bought(free: str) -> None:
    """Rulebook, "Make habitable and build with 1 free shovel": the second shovel costs 6 money."""
    table = lakeside(money=6, power=(4, 0, 4), bonus="A")
    table.play(free, "habitable F1")
    assert table[1].money == 0
    assert table.terrain("F1") == "lake"


def test_one_free_shovel_changes_one_hex() -> None:
    """Rulebook, "Make habitable and build with 1 free shovel": it is one action on one hex."""
    table = lakeside(power=(4, 0, 4))
    table.play("power shovel", "habitable E1")
    assert table.targets("habitable") == set()


def test_free_shovels_may_stay_unused() -> None:
    """Ruling, "Make habitable and build": a free-shovel action may also just build on home terrain; the rest is
    lost."""
    table = position(player("water-sprites", houses="E4", power=(2, 0, 6)), player("golems"), scoring="shovel")
    table.play("power two-shovels", "build E5")
    assert table.asked == 2
    assert table[1].points == 0  # only shovels really used score


def test_two_free_shovels_on_one_hex() -> None:
    """Rulebook, "Make habitable and build with 2 free shovels": one hex of two shovels."""
    table = lakeside(money=0, power=(2, 0, 6))
    table.play("power two-shovels")
    assert table.targets("habitable") == {"D1", "E1", "E3", "F1", "F2"}
    table.play("habitable F1")
    assert table.terrain("F1") == "lake"
    assert table.asked == 2


def test_two_free_shovels_on_two_hexes() -> None:
    """Ruling 6: two hexes of one shovel each, and one house on one of them."""
    table = lakeside(money=8, power=(2, 0, 6))
    table.play("power two-shovels", "habitable E1")
    assert table.moves() == ["habitable F2", "build E1", "done"]
    table.play("habitable F2")
    assert table.moves() == ["build E1", "build F2", "done"]
    table.play("build F2")
    assert table.asked == 2
    assert table[1].money == 4


def test_two_free_shovels_buy_no_third() -> None:
    """Rulebook, "Make habitable and build with 2 free shovels": no additional shovels can be bought."""
    table = lakeside(money=100, power=(2, 0, 6))
    table.play("power two-shovels", "habitable E1")
    assert table.targets("habitable") == {"F2"}  # the wasteland and the deserts need two
    assert table[1].money == 100


def test_both_hexes_in_reach_of_an_earlier_building() -> None:
    """Rulebook, "Make habitable and build with 2 free shovels": both in reach of a previously built building; the first
    changed hex does not extend reach, and after the house the action is over."""
    table = position(
        player("water-sprites", houses="I1", power=(2, 0, 6)),
        player("golems"),
        terrain={"I2": "forest", "I3": "forest"},
    )
    table.play("power two-shovels", "habitable I2")
    assert table.targets("habitable") == set()
    table.play("build I2")
    assert table.asked == 2


def test_two_hexes_then_a_house_on_a_changed_one_only() -> None:
    """Ruling, "Make habitable and build": the one house goes on a hex changed by this very action."""
    table = position(player("water-sprites", houses="E4", power=(2, 0, 6)), player("golems"), terrain={"D4": "swamp"})
    table.play("power two-shovels", "habitable D4", "habitable F3")
    assert table.targets("build") == {"D4", "F3"}


def test_free_shovels_need_something_to_do() -> None:
    """Notation: an action with free shovels is not offered when nothing could be done with it."""
    table = position(
        player("water-sprites", houses="I1", power=(2, 0, 6), money=0, bonus="A"), player("golems", houses="I2")
    )
    assert table.targets("power") == {"money", "sailing"}
    assert table.targets("special") == set()


def test_free_shovels_where_only_a_house_can_be_built() -> None:
    """Ruling, "Make habitable and build": just building on home terrain is enough to take the action."""
    wanted = player("water-sprites", houses="I1", power=(2, 0, 6), bonus="A")
    table = position(wanted, player("golems"), terrain={"I2": "lake"})
    assert {"shovel", "two-shovels"} <= table.targets("power")
    table.play("special bonus")
    assert table.moves() == ["build I2"]


def test_terrain_may_change_again() -> None:
    """Rulebook, "Make habitable and build": any unoccupied terrain in reach, whoever changed it before."""
    table = position(player("water-sprites", houses="E2"), player("golems", houses="F1"))
    table.play("habitable E1", "done")
    assert table.terrain("E1") == "lake"
    table.play("habitable E1", "build E1")
    assert table.terrain("E1") == "wasteland"
    assert table.names(table[2].houses) == {"E1", "F1"}


def test_unlimited_terrain_tiles_and_money() -> None:
    """Ruling, "Supplies": money and terrain tiles are not limited."""
    table = position(player("water-sprites", houses="E2", money=10_000), player("golems"))
    table.play("habitable F1", "build F1")
    assert table[1].money == 10_000 - 16
