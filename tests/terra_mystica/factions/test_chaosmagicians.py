"""Chaos Magicians."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.catalogue import FAVOURS

from ..positions import Table, alone, player, position, start
from .board import BoardTests

AUREN = player("auren")


class TestBoard(BoardTests):
    faction = "chaosmagicians"


def test_start_one_dwelling_after_everybody() -> None:
    """Chaos Magicians: their only dwelling comes last, even after the Nomads' third."""
    table = start(3, factions="chaosmagicians,nomads,witches")
    order = []
    while table.moves()[0].startswith("build"):
        order.append(table.asked)
        table.play(table.moves()[0])
    assert order == [2, 3, 3, 2, 2, 1]
    assert table[1].counts == [1, 0, 0, 0, 0]
    assert table.asked == 3  # cards are taken in the reverse order of the seats, as always


@pytest.mark.parametrize(("place", "move"), [("posts", "upgrade G2 to TE"), ("temples", "upgrade G2 to SA")])
def test_ability_two_favour_tiles(place: str, move: str) -> None:
    """Chaos Magicians: a temple and a sanctuary bring two favour tiles each, of different kinds."""
    table = position(player("chaosmagicians", **{place: "G2"}), AUREN).play(move)  # type: ignore[arg-type]
    assert table.tiles_to_take("FAV") == set(FAVOURS)
    table.play("+FAV11")
    assert table.tiles_to_take("FAV") == set(FAVOURS) - {"FAV11"}
    assert not table.can("done")
    table.play("+FAV5")
    assert table.favours(1) == {"FAV5", "FAV11"}
    assert table.cults(1) == (2, 0, 1, 0)
    assert table.tiles_to_take("FAV") == set()
    assert table.can("done")


def test_ability_two_for_every_temple() -> None:
    """Chaos Magicians: each time."""
    table = alone(player("chaosmagicians", posts="G2 D4"))
    table.turn("upgrade G2 to TE", "+FAV11", "+FAV5").turn("upgrade D4 to TE", "+FAV12", "+FAV1")
    assert table.favours(2) == {"FAV1", "FAV5", "FAV11", "FAV12"}


def test_ability_not_for_the_stronghold() -> None:
    """Chaos Magicians: temples and sanctuaries only."""
    assert not position(player("chaosmagicians", posts="G2"), AUREN).play("upgrade G2 to SH").tiles_to_take("FAV")


def doubled(**more: object) -> Table:
    wanted = player("chaosmagicians", stronghold="G2", dwellings="D4", priests=3, **more)  # type: ignore[arg-type]
    return position(wanted, AUREN)


def test_action_a_double_turn() -> None:
    """Chaos Magicians, stronghold: the action brings two full actions, one after the other, of any kind."""
    table = doubled().play("action ACTC", "advance ship")
    assert table.asked == 1
    table.play("dig 1", "transform E7 to red", "build E7")
    assert not table.can("advance ship")
    assert not table.targets("upgrade")
    assert not table.targets("pass")
    table.play("done")
    assert table.asked == 2


def test_action_a_dwelling_elsewhere_is_the_second() -> None:
    """Terraforming: the dwelling of an action stands on the hex it turned; elsewhere it takes an action of its own."""
    table = position(
        player("chaosmagicians", stronghold="G2", dwellings="E3"), AUREN, terrain={"F4": "red", "F3": "gray"}
    )
    table.play("action ACTC", "dig 1", "transform F3 to red")
    assert {"F3", "F4"} <= table.targets("build")
    table.play("build F4")
    assert not table.targets("build") and not table.targets("upgrade") and not table.targets("pass")


def test_action_conversions_between_the_two() -> None:
    """Turns: free steps before, between and after."""
    table = doubled().play("action ACTC", "advance ship", "convert 1P to 1W", "advance dig", "convert 1W to 1C")
    assert table.asked == 1


def test_action_what_the_first_left_is_lost() -> None:
    """Terraforming: free spades belong to the action that brought them, not to the one that follows."""
    table = doubled(bonus="BON1").play("action ACTC", "action BON1")
    assert table.targets("transform")
    assert not table.play("advance ship").targets("transform")


def test_action_both_are_taken() -> None:
    """Chaos Magicians, stronghold: no turn ends before both actions are taken; passing counts as one."""
    table = doubled().play("action ACTC")
    assert not table.can("done")
    assert "you must choose an action" in refused(table)
    table.play("advance ship")
    assert not table.can("done")
    assert "you must choose an action" in refused(table)
    assert table.targets("pass")
    assert table.play("advance dig").can("done")


def refused(table: Table) -> str:
    """Why the turn cannot end."""
    done = table.match.game.catalogue.parse("done")
    return str(table.match.game.why_not(table.state, 0, done))


def test_action_both_are_taken_on_the_site() -> None:
    """Facts: two new full actions, one after the other; no custom of the site lets one of them be left."""
    every = "early-points,build-elsewhere,idle-actions,stacked-bridges,late-choices,spade-order,any-terrain"
    for loose in (every, "late-choices"):
        table = position(player("chaosmagicians", stronghold="G2", priests=3), AUREN, loose=loose)
        assert not table.play("action ACTC", "advance ship").can("done")


def test_action_passing_first_ends_the_turn() -> None:
    """Chaos Magicians, stronghold: passing as the first of the two ends the turn."""
    table = doubled().play("action ACTC", "pass BON1")
    assert table[1].passed
    assert table.asked == 2


def test_action_passing_first_where_the_site_was_not_strict() -> None:
    """Options: without strict-chaosmagician-sh the second action follows all the same."""
    wanted = player("chaosmagicians", stronghold="G2", priests=3)
    table = position(wanted, AUREN, strict_chaosmagician_sh="off").play("action ACTC", "pass BON1")
    assert table[1].passed
    assert table.can("advance ship", 1)


def test_action_passing_second() -> None:
    """Chaos Magicians, stronghold: the second action may be to pass."""
    table = doubled().play("action ACTC", "advance ship", "pass BON1")
    assert table[1].passed
    assert table.asked == 2


def test_action_once_a_round() -> None:
    """Chaos Magicians, stronghold: once a round, so never inside itself."""
    table = doubled().play("action ACTC")
    assert not table.can("action ACTC")
    table = alone(player("chaosmagicians", stronghold="G2", priests=3)).turn("action ACTC", "advance ship")
    table.turn("send p to FIRE for 3")
    assert not table.can("action ACTC")


def test_action_needs_the_stronghold() -> None:
    """Chaos Magicians, stronghold: not before; nobody else has it."""
    assert not position(player("chaosmagicians", posts="G2", sanctuary="D4"), AUREN).can("action ACTC")
    assert not position(player("giants", stronghold="G2"), AUREN).can("action ACTC")
