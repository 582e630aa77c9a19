"""Terraforming: spades needed, paid and free ones, reach, and the dwelling that may follow.

The hexes around E10 on the base map: D7 red, D8 brown, E9 green, E11 blue, F6 gray, F7 brown. Witches are at home in
green: blue and gray are one spade away, red and black two, brown and yellow three.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Player, Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")


def witches(**more: Any) -> Table:
    """Witches at E10, everybody else far away."""
    fields: dict[str, Any] = {"dwellings": "E10", "power": (0, 0, 12), **more}
    return position(Player("witches", **fields), FAR)


@pytest.mark.parametrize(
    ("spades", "reached"), [(1, {"E11", "F6"}), (2, {"D7"}), (3, {"D8", "F7"})], ids=["one", "two", "three"]
)
def test_spades_by_the_wheel(spades: int, reached: set[str]) -> None:
    """Terrain wheel: as many spades as steps, the shorter way round."""
    table = witches().play(f"dig {spades}")
    home = {text.split()[0] for text in table.targets("transform") if text.endswith("green")}
    assert home == reached


def test_part_of_the_way() -> None:
    """Terraforming: part of the way is allowed, in both directions of the wheel."""
    table = witches().play("dig 1")
    assert {text for text in table.targets("transform") if text.startswith(("D7", "D8"))} == {
        *("D7 to gray", "D7 to yellow", "D8 to black", "D8 to yellow"),
    }


@pytest.mark.parametrize(("spades", "goals"), [(1, {"black", "green"}), (2, {"brown"}), (3, {"yellow"})])
def test_never_across_the_home_terrain(spades: int, goals: set[str]) -> None:
    """Terraforming: a path may not cross the own home terrain."""
    table = witches().play(f"dig {spades}")
    found = {text.removeprefix("E11 to ") for text in table.targets("transform") if text.startswith("E11")}
    assert found == goals


WHEEL = ["yellow", "brown", "black", "blue", "green", "gray", "red"]
HOMES = ["fakirs", "halflings", "darklings", "swarmlings", "auren", "engineers", "chaosmagicians"]


@pytest.mark.parametrize("home", range(7), ids=WHEEL)
def test_spades_spent_by_steps(home: int) -> None:
    """Terraforming: a spade for each step, in both directions, wherever on the wheel the home terrain is."""
    other = player("giants" if WHEEL[home] != "red" else "nomads", dwellings="A13", bonus="BON8")
    for terrain in range(7):
        goals: dict[str, int] = {}  # by terrain: the steps to it, never past the home terrain
        for way in (1, -1):
            for steps in (1, 2):
                goals.setdefault(WHEEL[(terrain + way * steps) % 7], steps)
                if (terrain + way * steps) % 7 == home:
                    break
        if terrain == home:
            continue
        me = player(HOMES[home], dwellings="E5", power=(0, 0, 6))
        for goal, steps in goals.items():
            table = position(me, other, terrain={"E4": WHEEL[terrain]}).play("action ACT6")
            assert {text for text in table.targets("transform") if text.startswith("E4 ")} == {
                f"E4 to {it}" for it in goals
            }
            table.play(f"transform E4 to {goal}")
            assert table.state.turn.amount("spades") == 2 - steps


def test_a_structure_stays_where_it_stands() -> None:
    """Terraforming: a hex with a structure cannot be transformed."""
    table = position(player("witches", dwellings="E10"), player("nomads", dwellings="E11 A1"))
    table.play("dig 1")
    assert not [text for text in table.targets("transform") if text.startswith(("E10", "E11"))]


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
def test_ice_and_volcano_stay(terrain: str) -> None:
    """Terraforming: nor ice or volcano."""
    for spades in (1, 2, 3):
        table = position(player("witches", dwellings="E10"), FAR, terrain={"E11": terrain}).play(f"dig {spades}")
        assert not [text for text in table.targets("transform") if text.startswith("E11")]


def test_home_terrain_is_not_worked_on() -> None:
    """Terraforming: what is home already stays home."""
    table = witches().play("dig 1")
    assert not [text for text in table.targets("transform") if text.startswith("E9")]


# Paid spades


@pytest.mark.parametrize(("level", "price"), [(0, 3), (1, 2), (2, 1)])
def test_price_of_spades(level: int, price: int) -> None:
    """Exchange track: a spade costs 3, 2 or 1 workers."""
    table = witches(digging=level, workers=10).play("dig 2")
    assert table[1].workers == 10 - 2 * price


def test_no_more_spades_than_can_be_paid() -> None:
    assert witches(workers=8).targets("dig") == {"1", "2"}
    assert witches(workers=2).targets("dig") == set()


def test_no_spades_for_nothing() -> None:
    """Terraforming: paid spades must be used, so that none are sold where nothing can be dug."""
    table = position(
        player("witches", dwellings="A1"),
        player("giants", dwellings="A2 B1", bonus="BON8"),
    )
    assert table.targets("dig") == set()


def test_paid_spades_cannot_be_thrown_away() -> None:
    """Terraforming: paid spades must all be used in the action they are bought in."""
    table = witches().play("dig 1")
    verbs = {text.split()[0] for text in table.moves()}
    assert verbs <= {"transform", "dig", "convert", "burn"}
    assert not table.can("done")


def test_paid_spades_go_on_one_hex() -> None:
    """Terraforming: all paid spades of an action on one hex: two of them never turn it one step only."""
    table = witches().play("dig 2")
    assert "D7 to gray" not in table.targets("transform")
    table.play("transform D7 to green")
    assert not table.targets("transform")
    assert table.can("done")


def test_no_fourth_spade() -> None:
    """Terraforming: no hex takes more than three spades."""
    table = witches(workers=40)
    assert table.targets("dig") == {"1", "2", "3"}
    table.play("dig 3")
    assert table.targets("dig") == set()


def test_transform_without_building() -> None:
    """Actions: transform and/or build."""
    table = witches().turn("dig 1", "transform E11 to green")
    assert (table.terrain("E11"), table.structure("E11")) == ("green", "")
    table.turn("pass BON1")
    assert table.can("build E11")  # a later action


def test_transform_and_build() -> None:
    """Terraforming: transform and build in one action on the same hex."""
    table = witches(coins=2, workers=4).play("dig 1", "transform E11 to green")
    assert table.targets("build") == {"E11"}  # not E9, which is home terrain too
    table.play("build E11")
    assert table.structure("E11") == "1:D"
    assert table.goods(1) == (0, 0, 0)


def test_no_dwelling_on_other_terrain() -> None:
    """Dwellings: only on home terrain."""
    table = witches().play("dig 1", "transform D7 to gray")
    assert table.targets("build") == set()


def test_one_action_then_the_next_seat() -> None:
    """Turn: a transform uses up the action."""
    table = witches().play("dig 1", "transform E11 to green")
    assert not any(text.startswith(("upgrade", "send", "advance", "action", "pass")) for text in table.moves())
    table.play("done")
    assert table.asked == 2


# Free spades


def test_free_spades_may_be_thrown_away() -> None:
    """Terraforming: free spades may be thrown away."""
    table = witches().play("action ACT5", "done")
    assert table.asked == 2


def test_a_free_spade_on_any_hex_in_reach() -> None:
    table = witches().play("action ACT5")
    assert "E11 to green" in table.targets("transform")
    assert "D7 to gray" in table.targets("transform")
    table.play("transform E11 to green", "build E11")
    assert table.structure("E11") == "1:D"


def test_two_free_spades_on_two_hexes() -> None:
    """Power actions: the two spades of a bare ACT6 may go to two hexes, with at most one dwelling on one of them."""
    table = witches().play("action ACT6", "transform E11 to green", "transform F6 to green")
    assert table.targets("build") == {"E11", "F6"}
    table.play("build F6")
    assert table.targets("build") == set()


def test_two_free_spades_on_one_hex() -> None:
    table = witches().play("action ACT6", "transform D7 to green")
    assert not table.targets("transform")
    assert table.targets("build") == {"D7"}


def test_the_second_hex_is_reached_from_structures() -> None:
    """Power actions: the second hex is not reached from the hex just transformed."""
    table = witches().play("action ACT6", "transform F6 to green")
    places = {text.split()[0] for text in table.targets("transform")}
    assert places == {"D7", "D8", "E11", "F7"}  # not G6, F5 or G5 beyond F6


def test_after_a_detour_the_second_hex_goes_home() -> None:
    """Power actions: if the first of two hexes is not turned into home terrain, the second one must be."""
    table = witches().play("action ACT6", "transform D7 to gray")
    assert table.targets("transform") == {
        *("D7 to green", "D7 to red"),  # going on with the same hex
        *("E11 to green", "F6 to green"),
    }


def test_after_home_the_second_hex_may_stay_halfway() -> None:
    """Power actions: if the first hex is home, the second may become anything one spade away."""
    table = witches().play("action ACT6", "transform E11 to green")
    assert {"D7 to gray", "D7 to yellow", "F6 to green", "F6 to red"} <= table.targets("transform")


def test_transforms_come_before_the_dwelling() -> None:
    """Terraforming: all transforms of an action come before its dwelling."""
    table = witches().play("action ACT6", "transform E11 to green", "build E11")
    assert table.targets("transform") == set()


def test_paid_spades_join_a_free_one() -> None:
    """Power actions: ACT5 may be combined with paid spades in the same action."""
    table = witches(workers=4, coins=2).play("action ACT5", "dig 1", "transform D7 to green", "build D7")
    assert table.structure("D7") == "1:D"
    assert table.goods(1) == (0, 0, 0)


def test_then_all_spades_go_on_one_hex() -> None:
    """Power actions: once a paid spade is added, all spades of the action go on one hex."""
    table = witches().play("action ACT6", "dig 1")
    assert table.targets("transform") == {
        *("D8 to green", "F7 to green"),  # three steps home
        *("D7 to black", "D8 to gray", "E11 to yellow", "F6 to brown", "F7 to gray"),  # three steps elsewhere
    }


def test_paid_spades_follow_the_hex_begun() -> None:
    """Power actions: what was begun with a free spade goes on with paid ones, on the same hex."""
    table = witches().play("action ACT6", "transform F7 to black", "dig 1")
    assert table.targets("transform") == {"F7 to green", "F7 to yellow"}  # home, or back
    table.play("transform F7 to green")
    assert table.targets("build") == {"F7"}


def test_no_spades_bought_after_a_hex_is_home() -> None:
    """Power actions: nothing is added for a second hex."""
    table = witches().play("action ACT6", "transform E11 to green")
    assert table.targets("dig") == set()


def test_a_card_with_a_spade_joins_too() -> None:
    """Power actions: so may BON1."""
    table = witches(bonus="BON1", workers=3).play("action BON1", "dig 1", "transform D7 to green")
    assert table.terrain("D7") == "green"


# Reach


def test_reach_is_needed() -> None:
    """Reach: next to an own structure; other hexes cannot be transformed or built on."""
    table = witches()
    assert table.reach(1) == {"D7", "D8", "E9", "E11", "F6", "F7"}
    assert table.targets("build") == {"E9"}
    table.play("dig 1")
    assert {text.split()[0] for text in table.targets("transform")} == {"D7", "D8", "E11", "F6", "F7"}


@pytest.mark.parametrize(
    ("shipping", "reached"),
    [
        (0, set()),
        (1, {"A2", "A4", "B1", "B2", "C1"}),
        (2, {"A2", "A4", "B1", "B2", "C1", "C2", "D1", "D2", "D3"}),
    ],
)
def test_ships(shipping: int, reached: set[str]) -> None:
    """Reach: by ship, when the river distance is at most the shipping level."""
    table = position(player("witches", dwellings="A3", shipping=shipping), FAR)
    assert table.reach(1) == reached | {"A2", "A4"}


def test_card_for_shipping() -> None:
    """Bonus cards: BON4 makes shipping one longer during the action phase."""
    table = position(player("witches", dwellings="A3", bonus="BON4"), FAR)
    assert table.reach(1) == {"A2", "A4", "B1", "B2", "C1"}
    table.play("pass BON3")
    assert table.reach(1) == {"A2", "A4"}


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_no_ships_no_use_of_the_card(faction: str) -> None:
    """Bonus cards: BON4 has no effect for those without ships."""
    table = position(player(faction, dwellings="A3", bonus="BON4"), player("witches", dwellings="I11"))
    assert table.reach(1) == {"A2", "A4"}


def test_a_jump_is_paid_only_if_nothing_else_reaches() -> None:
    """Reach: direct adjacency first, then ships; tunnel and carpet are paid only if nothing else reaches the hex."""
    table = position(player("dwarves", dwellings="H8"), player("witches", dwellings="A3"), terrain={"H7": "gray"})
    table.play("build H7")
    assert table.goods(1) == (98, 19, 0)
    assert "jump" not in table.points_from(1)
    table = position(player("dwarves", dwellings="H8"), player("witches", dwellings="A3"))
    table.play("build H6")  # beyond H7
    assert table.goods(1) == (98, 17, 0)
    assert table.points_from(1)["jump"] == 4


def test_build_without_spades() -> None:
    """Dwellings: on a reachable free hex of the home terrain."""
    table = witches(coins=2, workers=1).play("build E9")
    assert table.structure("E9") == "1:D"
    assert table.goods(1) == (0, 0, 0)


@pytest.mark.parametrize(("coins", "workers"), [(1, 1), (2, 0)])
def test_a_dwelling_must_be_paid(coins: int, workers: int) -> None:
    assert witches(coins=coins, workers=workers).targets("build") == set()


def test_eight_dwellings() -> None:
    """Factions: the supply has 8 dwellings."""
    full = "E10 A3 A10 C3 C4 D1 F2 F4"
    assert witches(dwellings=full).targets("build") == set()
    assert "E9" in witches(dwellings=full.removesuffix(" F4")).targets("build")
    table = witches(dwellings=full).play("dig 1", "transform E11 to green")
    assert table.targets("build") == set()


# Ice


def test_spades_to_ice() -> None:
    """Ice: count to the terrain picked at the start; that one itself takes one spade to become ice."""
    table = position(
        player("yetis", dwellings="E10", pick="black", power=(0, 0, 12)), FAR, terrain={"E9": "black"}
    ).play("action ACT6")
    home = {text.split()[0] for text in table.targets("transform") if text.endswith("ice")}
    assert home == {"D8", "E9", "E11", "F7"}  # brown, black and blue: one spade; red and gray: three
    table.play("transform E9 to brown")  # away from it
    assert table.state.turn.amount("spades") == 1
    table.play("transform D8 to ice")
    assert table.state.turn.amount("spades") == 0
