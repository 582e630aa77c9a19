"""Riverwalkers."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, alone, player, position
from .board import BoardTests
from .ice import WHEEL, choosing

GIANTS = player("giants")
# D2 has the neighbours C1, D1, D3, E2 and E3 and lies at the river hex r7, with B1, C1 and D1.
AROUND = dict.fromkeys(("A2", "A3", "B1", "C1", "D1", "D3", "E2", "E3"), "black")


class TestBoard(BoardTests):
    faction = "riverwalkers"


def riverwalkers(**more: object) -> Player:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "D2", **more}
    return Player("riverwalkers", **wanted)  # type: ignore[arg-type]


def arriving(coins: int = 100, **more: object) -> Table:
    """A priest of the action ACT2 arrives."""
    return position(riverwalkers(coins=coins, power=(0, 0, 3), **more), GIANTS).play("action ACT2")


def test_start_a_terrain_when_the_faction_is_chosen() -> None:
    """Set-up: before the next seat chooses, any terrain that is nobody's home; no other variable faction follows."""
    table = choosing("witches", "riverwalkers")
    assert (table.asked, table.targets("pick-color")) == (2, WHEEL - {"green"})
    table.play("pick-color black")
    assert not {"darklings", "alchemists", "shapeshifters"} & table.targets("setup")


def test_start_at_the_river() -> None:
    """Riverwalkers: first dwellings on hexes of the terrain picked that touch a river."""
    table = choosing("riverwalkers").play("pick-color black", "setup witches", "setup giants")
    assert table.targets("build") == {"A8", "B3", "B5", "C1", "E5", "H5"}


def test_ability_never_spades() -> None:
    """Riverwalkers: neither bought nor from actions."""
    table = position(riverwalkers(dwellings="G1", power=(0, 0, 12), bonus="BON1", priests=1), GIANTS)
    assert table.targets("dig") == set()
    assert table.targets("action") == {"ACT1", "ACT2", "ACT3", "ACT4"}
    assert table.targets("transform") == set()


def test_ability_other_actions_of_cards() -> None:
    """Riverwalkers: only the card with a spade is of no use; the one with a cult step is."""
    assert not position(riverwalkers(bonus="BON1"), GIANTS).can("action BON1")
    assert position(riverwalkers(bonus="BON2"), GIANTS).can("action BON2")


def test_ability_spades_of_the_cult_bonus_are_lost() -> None:
    """Riverwalkers: no question, nothing gained."""
    table = position(riverwalkers(cults=(0, 0, 8, 0)), GIANTS, scoring="SCORE2").pass_turn().pass_turn()
    assert table.state.round == 2


def test_ability_only_along_the_river() -> None:
    """Riverwalkers: only what their ships reach, not what is next door."""
    assert position(riverwalkers(), GIANTS, terrain=AROUND).targets("build") == {"B1", "C1", "D1"}


def test_ability_a_longer_reach_with_the_card() -> None:
    """Bonus cards: BON4 makes their range 2."""
    table = position(riverwalkers(bonus="BON4"), GIANTS, terrain=AROUND)
    assert table.targets("build") == {"A2", "A3", "B1", "C1", "D1"}


def test_ability_shipping_is_fixed() -> None:
    """Riverwalkers: shipping 1 for the whole game; BON10 counts it."""
    assert not position(riverwalkers(priests=1), GIANTS).can("advance ship")
    assert position(riverwalkers(bonus="BON10"), GIANTS).pass_turn().points(1) == 23


def test_ability_town_tile_for_shipping() -> None:
    """Town tiles: TW7 brings them its 4 points only."""
    wanted = riverwalkers(stronghold="C1", posts="D3", dwellings="D2", points=0)
    table = position(wanted, GIANTS, terrain={"B2": "black", "D1": "black"}, scoring="SCORE9").play("build D1", "+TW7")
    assert (table.points(1), table[1].shipping) == (4, 1)


def test_ability_unlocked_terrains_only() -> None:
    """Riverwalkers: they build on unlocked terrains without transforming."""
    terrain = {"B1": "yellow", "C1": "black", "D1": "green"}
    assert position(riverwalkers(), GIANTS, terrain=terrain).targets("build") == {"C1"}
    assert position(riverwalkers(unlocked="green"), GIANTS, terrain=terrain).targets("build") == {"C1", "D1"}


def test_ability_the_hex_takes_their_colour() -> None:
    """Riverwalkers: a hex built on has their terrain."""
    table = position(riverwalkers(unlocked="green"), GIANTS, terrain={"D1": "green"}).play("build D1")
    assert table.terrain("D1") == "black"


def test_ability_never_on_ice_or_volcano() -> None:
    """Terrains: ice and volcano are nobody else's."""
    wanted = riverwalkers(unlocked="yellow brown blue green gray red")
    table = position(wanted, GIANTS, terrain={"B1": "ice", "C1": "volcano", "D1": "green"})
    assert table.targets("build") == {"D1"}


def test_priests_unlock_a_terrain() -> None:
    """Riverwalkers: a priest gained unlocks a terrain for a coin, and their limit of priests rises by one."""
    table = arriving()
    assert table.targets("unlock-terrain") == (WHEEL - {"black"}) | {"gain-priest"}
    table.play("unlock-terrain green")
    assert table.goods(1) == (99, 20, 0)
    assert table[1].most_priests == 2
    assert "D1" in table.play("done").pass_turn().targets("build", 1)


def test_priests_unlock_the_home_of_others_for_two() -> None:
    """Riverwalkers: two coins for another faction's home terrain."""
    assert arriving().play("unlock-terrain red").goods(1)[0] == 98


def test_priests_unlock_for_one_what_ice_factions_picked() -> None:
    """Riverwalkers: a terrain picked by an ice faction is nobody's home."""
    table = position(riverwalkers(power=(0, 0, 3)), player("yetis", pick="red")).play("action ACT2")
    assert table.play("unlock-terrain red").goods(1)[0] == 99


@pytest.mark.parametrize(("coins", "choices"), [(2, 7), (1, 6)])
def test_priests_unlock_what_can_be_paid(coins: int, choices: int) -> None:
    """Riverwalkers: the price must be there; red is the home of the Giants."""
    table = arriving(coins)
    assert len(table.targets("unlock-terrain")) == choices
    assert table.can("unlock-terrain red") == (coins == 2)


def test_priests_without_a_choice() -> None:
    """Riverwalkers: without coins or goods to sell for them, or with everything unlocked, a priest comes to hand."""
    assert arriving(0, workers=0)[1].priests == 1
    assert arriving(0, workers=1)[1].priests == 0
    table = arriving(unlocked="yellow brown blue green gray red")
    assert table[1].priests == 1
    assert table.play("convert 1W to 1C", "convert 1W to 1C")[1].priests == 1  # it came once


def test_priests_unlock_with_the_last_coin() -> None:
    """Riverwalkers: out of their turn, too, the price is paid to the last coin."""
    table = position(riverwalkers(coins=0, workers=0, cults=(0, 4, 0, 0)), GIANTS, scoring="SCORE3")
    table.pass_turn().pass_turn()
    assert (table.state.round, table.goods(1)[0]) == (1, 1)  # the coin lay on the card
    assert table.play("unlock-terrain green", seat=1)[1].most_priests == 2


@pytest.mark.parametrize(("priests", "after"), [(0, 1), (1, 1)])
def test_priests_to_hand_up_to_the_limit(priests: int, after: int) -> None:
    """Riverwalkers: one priest at most at the start; the excess is lost."""
    table = arriving(priests=priests).play("unlock-terrain gain-priest")
    assert table[1].priests == after
    assert table.goods(1)[0] == 100


def test_priests_the_limit_counts_those_on_the_cult_board() -> None:
    """Priests: one that stays on the cult board lowers the limit by one, one that comes back does not."""
    for way, limit in ((3, 0), (1, 1)):
        table = position(riverwalkers(priests=1), GIANTS).play(f"send p to FIRE for {way}")
        assert table[1].most_priests == limit


def test_priests_must_decide_first() -> None:
    """Riverwalkers: the choice comes before anything else of the turn."""
    table = arriving()
    assert not table.can("done")
    assert table.play("unlock-terrain gain-priest").can("done")


def test_priests_of_conversions() -> None:
    """Riverwalkers: from any source, also 5 power; before the action the choice comes first."""
    table = position(riverwalkers(power=(0, 0, 10)), GIANTS).play("convert 5PW to 1P")
    assert not table.targets("pass")
    table.play("unlock-terrain green", "convert 5PW to 1P", "unlock-terrain yellow")
    assert table[1].most_priests == 3
    assert table.targets("pass")


def test_priests_of_town_tiles() -> None:
    """Riverwalkers: from any source, also TW3."""
    wanted = riverwalkers(stronghold="C1", posts="D3", dwellings="D2")
    table = position(wanted, GIANTS, terrain={"D1": "black"}).play("build D1", "+TW3", "unlock-terrain green")
    assert table[1].most_priests == 2


def test_priests_of_the_cult_bonus() -> None:
    """Riverwalkers: from any source, also the cult bonus, one after the other, before the income."""
    table = position(riverwalkers(cults=(0, 8, 0, 0)), GIANTS, scoring="SCORE3").pass_turn().pass_turn()
    assert table.state.round == 1
    workers = table.goods(1)[1]
    table.play("unlock-terrain green", "unlock-terrain yellow", seat=1)
    assert table[1].most_priests == 3
    assert table.goods(1)[1] > workers


def test_priests_of_the_income() -> None:
    """Riverwalkers: during income they decide then, before the round begins."""
    table = position(riverwalkers(temples="C1"), GIANTS).pass_turn().pass_turn()
    assert (table.state.round, table.asked) == (1, 1)
    table.play("unlock-terrain green")
    assert table.state.round == 2


def test_priests_sent_may_come_back_through_power() -> None:
    """Riverwalkers: one priest in hand at most, so the next one waits for a free place in it."""
    table = alone(riverwalkers(priests=1, power=(0, 0, 3))).turn("send p to FIRE for 1")
    table.turn("action ACT2", "unlock-terrain gain-priest")
    assert table[2].priests == 1


def test_stronghold_two_bridges() -> None:
    """Riverwalkers, stronghold: two bridges at once, for nothing."""
    table = position(riverwalkers(posts="G1", dwellings="", workers=4, coins=6), GIANTS).play("upgrade G1 to SH")
    assert table.targets("bridge") == {"E4:G1", "F2:G1", "F3:G1"}
    table.play("bridge E4:G1", "bridge F2:G1")
    assert table.targets("bridge", 1) == set()
    assert table[1].bridge_count == 2
    assert table.goods(1) == (0, 0, 0)


@pytest.mark.parametrize("bridges", [[], ["bridge E4:G1"]])
def test_stronghold_fewer_bridges(bridges: list[str]) -> None:
    """Riverwalkers, stronghold: they may place fewer."""
    table = position(riverwalkers(posts="G1", dwellings=""), GIANTS).play("upgrade G1 to SH", *bridges, "done")
    assert table[1].bridge_count == len(bridges)
    assert table.asked == 2


def test_stronghold_three_bridges_in_all() -> None:
    """Bridges: three for the whole game."""
    wanted = riverwalkers(posts="G1", dwellings="C1", bridges="A3:C1 B1:C1")
    table = position(wanted, GIANTS).play("upgrade G1 to SH", "bridge E4:G1")
    assert table.targets("bridge", 1) == set()


def test_end_networks_next_door() -> None:
    """Final scoring: direct adjacency counts here too; E2 touches no river."""
    table = position(riverwalkers(dwellings="D2 E2"), player("giants", dwellings="A9"), round=6).play("pass", "pass")
    assert table.points_from(1)["final:network"] == 18


def test_end_networks_by_ship() -> None:
    """Final scoring: their real shipping, 1, without the card."""
    for places, points in (("D2 B1", 18), ("D2 A3", (18 + 12) // 2)):
        wanted = riverwalkers(dwellings=places, bonus="BON4")
        table = position(wanted, player("giants", dwellings="A9"), round=6).play("pass", "pass")
        assert table.points_from(1)["final:network"] == points


@pytest.mark.parametrize(
    ("variant", "own", "foreign"), [("v5", 1, 2), ("v4", 2, 3), ("v3", 0, 0), ("v2", 0, 0), ("original", 0, 0)]
)
def test_older_prices(variant: str, own: int, foreign: int) -> None:
    """Options: what unlocking cost in play-test games."""
    for terrain, price in (("green", own), ("red", foreign)):
        options = {"fire-and-ice-factions/variable": variant}
        table = position(riverwalkers(power=(0, 0, 3)), GIANTS, options=options)
        table.play("action ACT2", f"unlock-terrain {terrain}")
        assert table.goods(1)[0] == 100 - price
