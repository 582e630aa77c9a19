"""Shapeshifters."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, alone, charged, player, position
from .board import BoardTests
from .ice import SWAMPS, WHEEL, choosing

GIANTS = player("giants")
BUY, LEAVE = "gain P3 for VP", "-GAIN_P3_FOR_VP"


class TestBoard(BoardTests):
    faction = "shapeshifters"


def shapeshifters(**more: object) -> Player:
    """E6 has E5 and E7 as neighbours."""
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E6", **more}
    return Player("shapeshifters", **wanted)  # type: ignore[arg-type]


def test_start_a_terrain_when_the_faction_is_chosen() -> None:
    """Set-up: before the next seat chooses, any terrain that is nobody's home; no other variable faction follows."""
    table = choosing("witches", "shapeshifters")
    assert (table.asked, table.targets("pick-color")) == (2, WHEEL - {"green"})
    table.play("pick-color black")
    assert not {"darklings", "alchemists", "riverwalkers"} & table.targets("setup")
    assert table.play("setup giants", "build A3").targets("build") == SWAMPS


@pytest.mark.parametrize(("terrain", "spades"), [("blue", 1), ("yellow", 2), ("gray", 3)])
def test_start_normal_spades(terrain: str, spades: int) -> None:
    """Shapeshifters: the wheel distance to their home, at 3 workers a spade."""
    table = position(shapeshifters(), GIANTS, terrain={"E5": terrain}).play(f"dig {spades}", "transform E5 to black")
    assert table.goods(1)[1] == 20 - 3 * spades


def built(left: Player | None = None, right: Player | None = None, **more: object) -> Table:
    left = left or player("giants", dwellings="E5")
    right = right or player("engineers", dwellings="E7")
    return position(shapeshifters(points=9, **more), left, right).play("upgrade E6 to TP", "done")


def test_ability_a_new_token_for_a_point() -> None:
    """Shapeshifters: when an opponent takes power from them, they may buy a new token in bowl III for a point."""
    table = built()
    assert not table.can(BUY, 1)
    table.play("leech 1 from shapeshifters", seat=2)
    assert {BUY, LEAVE} <= set(table.moves(1))
    table.play(BUY, seat=1)
    assert table.bowls(1) == (12, 0, 1)
    assert table.points(1) == 8


def test_ability_the_token_may_be_left() -> None:
    """Shapeshifters: they may decline."""
    table = built().play("leech 1 from shapeshifters", seat=2).play(LEAVE, seat=1)
    assert (table.bowls(1), table.points(1)) == ((12, 0, 0), 9)
    assert table.moves(1) == []


def test_ability_once_for_a_structure() -> None:
    """Shapeshifters: once per structure, however many take."""
    table = built().play("leech 1 from shapeshifters", seat=2).play("leech 1 from shapeshifters", seat=3)
    table.play(BUY, seat=1)
    assert table.moves(1) == []
    assert table.bowls(1) == (12, 0, 1)


def test_ability_a_point_is_needed() -> None:
    """Shapeshifters: without a point there is nothing to buy."""
    table = position(shapeshifters(points=0), player("giants", dwellings="E5")).turn("upgrade E6 to TP")
    table.play("leech 1 from shapeshifters", seat=2)
    assert table.moves(1) == []


def test_ability_a_power_when_all_decline() -> None:
    """Shapeshifters: 1 power if all who could gain something decline."""
    table = built().play("decline 1 from shapeshifters", seat=2)
    assert charged(table[1]) == 0
    table.play("decline 1 from shapeshifters", seat=3)
    assert charged(table[1]) == 1
    assert not table.can(BUY, 1)


def test_ability_token_or_power_never_both() -> None:
    """Shapeshifters: one who takes is enough for the token, and then there is no power."""
    table = built().play("leech 1 from shapeshifters", seat=2).play("decline 1 from shapeshifters", seat=3)
    assert charged(table[1]) == 0
    assert table.can(BUY, 1)


def test_ability_nothing_if_nobody_could_gain() -> None:
    """Shapeshifters: full bowls bring neither."""
    full = (0, 0, 12)
    table = built(player("giants", dwellings="E5", power=full), player("engineers", dwellings="E7", power=full))
    table.turn("pass BON1").turn("pass BON2")
    assert table.bowls(1) == (12, 0, 0)
    assert not table.can(BUY, 1)


def test_ability_the_token_may_wait() -> None:
    """Open decisions: it may be bought in the turn of another."""
    table = built().play("leech 1 from shapeshifters", seat=2)
    assert table.state.active == 1
    table.play(BUY, seat=1)
    assert table.state.active == 1


def test_ability_is_theirs_alone() -> None:
    """Shapeshifters: no other builder may buy a token."""
    table = position(player("halflings", dwellings="E6"), player("giants", dwellings="E5"))
    table.turn("upgrade E6 to TP").play("leech 1 from halflings", seat=2)
    assert table.moves(1) == []


def changing(action: str = "ACTH5", **more: object) -> Table:
    wanted = shapeshifters(stronghold="E5", power=(2, 0, 10), **more)
    return position(wanted, GIANTS, player("auren")).play(f"action {action}")


def test_action_a_new_home_for_power() -> None:
    """Shapeshifters, stronghold: 5 power for a new home terrain that is nobody else's home."""
    table = changing()
    assert table.bowls(1) == (7, 0, 5)
    assert table.targets("pick-color") == WHEEL - {"black", "red", "green"}
    assert not table.can("done")
    table.play("pick-color yellow")
    assert table.can("done")


def test_action_a_new_home_for_tokens() -> None:
    """Shapeshifters, stronghold: or 5 tokens out of the game, from bowl I first."""
    for before, after in (
        ((6, 1, 1), (1, 1, 1)),
        ((2, 2, 3), (0, 0, 2)),
        ((3, 3, 3), (0, 1, 3)),
        ((0, 0, 5), (0, 0, 0)),
    ):
        table = position(shapeshifters(stronghold="E5", power=before), GIANTS).play("action ACTH6")
        assert table.bowls(1) == after
        assert table.targets("pick-color") == WHEEL - {"black", "red"}


@pytest.mark.parametrize(
    ("power", "actions"),
    [
        ((12, 0, 4), {"ACTH6"}),
        ((0, 0, 4), set()),
        ((0, 4, 0), set()),
        ((0, 5, 0), {"ACTH6"}),
        ((0, 0, 5), {"ACTH5", "ACTH6"}),
    ],
)
def test_action_must_be_paid(power: tuple[int, int, int], actions: set[str]) -> None:
    """Shapeshifters, stronghold: power of bowl III, or tokens of any bowl."""
    table = position(shapeshifters(stronghold="E5", power=power), GIANTS)
    assert table.targets("action") & {"ACTH5", "ACTH6"} == actions


def test_action_the_land_changes_with_them() -> None:
    """Shapeshifters, stronghold: the hexes of all own structures change; free hexes keep their terrain."""
    table = changing(temples="B3").play("pick-color yellow")
    assert [table.terrain(place) for place in ("E5", "E6", "B3")] == ["yellow"] * 3
    assert table.terrain("C1") == "black"
    assert table.terrain("E4") == "blue"


def test_action_no_points() -> None:
    """Shapeshifters, stronghold: a change brings no points."""
    assert changing().play("pick-color yellow").points(1) == 20


def test_action_they_build_on_the_new_terrain() -> None:
    """Shapeshifters, stronghold: from then on that terrain is home; F3 is desert, G5 is not."""
    table = alone(shapeshifters(stronghold="E5", power=(2, 0, 10)), terrain={"E4": "black"})
    assert table.targets("build") == {"E4"}
    table.turn("action ACTH5", "pick-color yellow")
    assert table.targets("build") == {"F3"}
    table.play("dig 1")
    assert "F4" not in table.transforms("yellow")
    assert table.transforms("yellow") <= {"D4", "E7"}


def test_action_the_old_home_is_free_for_others() -> None:
    """Acolytes and others: the present terrain counts as home, not the one picked at the start."""
    table = position(
        shapeshifters(stronghold="B3", dwellings="", power=(2, 0, 10)),
        player("dragonlords", pick="gray", dwellings="E5", power=(9, 0, 0)),
        terrain={"E4": "black", "F3": "yellow"},
    )
    table.turn("action ACTH5", "pick-color yellow").play("transform E4 to volcano")
    assert table.bowls(2) == (8, 0, 0)
    assert table.turn("build E4").state.active == 0


def test_action_what_ice_factions_picked_is_no_home() -> None:
    """Set-up: a picked terrain is kept from others before round 1 only."""
    table = position(shapeshifters(stronghold="E5", power=(2, 0, 10)), player("yetis", pick="blue"))
    assert "blue" in table.play("action ACTH5").targets("pick-color")


def test_action_any_number_of_times() -> None:
    """Shapeshifters, stronghold: as often as they can pay, each a full action."""
    for action in ("action ACTH5", "action ACTH6"):
        table = alone(shapeshifters(stronghold="E5", power=(2, 0, 10)))
        table.turn(action, "pick-color yellow").turn(action, "pick-color black")
        assert table.terrain("E5") == "black"
        table = position(shapeshifters(stronghold="E5", power=(2, 0, 10)), GIANTS).play(action, "pick-color yellow")
        assert not table.targets("action")
    table = alone(shapeshifters(stronghold="E5", power=(0, 0, 25)))  # oftener than there are seats
    for number in range(5):
        table.turn("action ACTH5", f"pick-color {'yellow' if number % 2 == 0 else 'black'}")
    assert table.bowls(2) == (25, 0, 0)


def test_action_needs_the_stronghold() -> None:
    """Shapeshifters, stronghold: not before."""
    table = position(shapeshifters(sanctuary="E5", power=(2, 0, 10)), GIANTS)
    assert not {"ACTH5", "ACTH6"} & table.targets("action")


def older(variant: str, power: tuple[int, int, int], seats: int = 2) -> Table:
    """Their turns, all others having passed, with the values of an older play-test."""
    others = [player("giants"), player("auren"), player("nomads")][: seats - 1]
    options = {"fire-and-ice-factions/variable": variant}
    table = position(*others, shapeshifters(stronghold="E5", power=power), options=options)
    while table.state.active != seats - 1:
        table.pass_turn()
    return table


@pytest.mark.parametrize(
    ("variant", "price", "points"), [("v5", 5, 0), ("v4", 4, 0), ("v3", 3, 2), ("v2", 3, 2), ("original", 3, 2)]
)
def test_older_prices(variant: str, price: int, points: int) -> None:
    """Options: what changing the home cost and brought in play-test games."""
    for action in ("ACTH5", "ACTH6"):
        assert not older(variant, (0, 0, price - 1)).can(f"action {action}")
        table = older(variant, (0, 0, price)).play(f"action {action}", "pick-color yellow")
        assert table.bowls(2) == ((price, 0, 0) if action == "ACTH5" else (0, 0, 0))
        assert table.points(2) == 20 + points


@pytest.mark.parametrize(("variant", "seats", "times"), [("v2", 2, 2), ("v2", 3, 3), ("v3", 2, 1), ("v3", 3, 2)])
def test_older_limits(variant: str, seats: int, times: int) -> None:
    """Options: as many changes as there are players (v2) or opponents (v3)."""
    table = older(variant, (0, 0, 12), seats)
    for number in range(times):
        table.turn("action ACTH6" if number % 2 else "action ACTH5", f"pick-color {['blue', 'gray'][number % 2]}")
    assert not {"ACTH5", "ACTH6"} & table.targets("action")


@pytest.mark.parametrize("variant", ["v5", "v4", "v3", "v2", "original"])
def test_older_tokens(variant: str) -> None:
    """Options: in the first play-test the token cost no point, and came unasked."""
    options = {"fire-and-ice-factions/variable": variant}
    table = position(shapeshifters(points=1), player("giants", dwellings="E5"), options=options)
    table.turn("upgrade E6 to TP").play("leech 1 from shapeshifters", seat=2)
    if variant != "original":
        table.play(BUY, seat=1)
    assert table.points(1) == (1 if variant == "original" else 0)
    assert table.bowls(1) == (12, 0, 1)


@pytest.mark.parametrize("variant", ["v5", "v4", "v3", "v2", "original"])
def test_older_consolation(variant: str) -> None:
    """Options: 1 power when all decline, in every play-test."""
    options = {"fire-and-ice-factions/variable": variant}
    table = position(shapeshifters(), player("giants", dwellings="E5"), options=options).turn("upgrade E6 to TP")
    assert table.play("decline 1 from shapeshifters", seat=2).bowls(1) == (11, 1, 0)
