"""Darklings."""

from __future__ import annotations

import pytest

from ..positions import Table, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "darklings"


@pytest.mark.parametrize("spades", [1, 2, 3])
def test_ability_spades_for_priests(spades: int) -> None:
    """Darklings: each spade costs a priest and brings 2 points."""
    table = position(player("darklings", dwellings="E5", priests=4), GIANTS).play(f"dig {spades}")
    assert table.goods(1) == (100, 20, 4 - spades)
    assert table.points(1) == 20 + 2 * spades


def test_ability_beside_the_round_tile() -> None:
    """Darklings: on top of what the tile for spades gives."""
    table = position(player("darklings", dwellings="E5", priests=4), GIANTS, scoring="SCORE1").play("dig 2")
    assert table.points(1) == 20 + 2 * 2 + 2 * 2


def test_ability_no_more_spades_than_priests() -> None:
    """Darklings: workers dig nothing."""
    assert position(player("darklings", dwellings="E5", priests=2), GIANTS).targets("dig") == {"1", "2"}
    assert position(player("darklings", dwellings="E5"), GIANTS).targets("dig") == set()


@pytest.mark.parametrize(("action", "power"), [("ACT5", 4), ("ACT6", 6), ("BON1", 0)])
def test_ability_nothing_for_free_spades(action: str, power: int) -> None:
    """Darklings: spades of actions bring no points."""
    wanted = player("darklings", dwellings="E5", power=(0, 0, power), bonus="BON1")
    table = position(wanted, GIANTS).play(f"action {action}")
    assert table.points(1) == 20


def test_ability_only_the_bought_ones_of_a_mixed_action() -> None:
    """Darklings: a spade bought to a free one brings its 2 points, the free one none."""
    wanted = player("darklings", dwellings="E5", power=(0, 0, 4), priests=1)
    table = position(wanted, GIANTS).play("action ACT5", "dig 1", "transform F3 to black")
    assert table.points(1) == 22
    assert table.goods(1)[2] == 0


def test_ability_nothing_for_spades_of_the_cult_bonus() -> None:
    """Darklings: nor do spades of the cult bonus."""
    table = position(player("darklings", dwellings="E5", cults=(0, 0, 8, 0)), GIANTS, scoring="SCORE2")
    table.pass_turn().pass_turn().play("transform F3 to black", seat=1)
    assert table.points(1) == 20


def built(**more: object) -> Table:
    wanted = player("darklings", posts="E5", **more)  # type: ignore[arg-type]
    return position(wanted, GIANTS).play("upgrade E5 to SH")


def test_stronghold_three_workers_become_priests() -> None:
    """Darklings, stronghold: up to three, one for one, at once."""
    table = built(workers=8)
    table.play("convert 1W to 1P", "convert 1W to 1P", "convert 1W to 1P")
    assert table.goods(1)[1:] == (1, 3)
    assert not table.can("convert 1W to 1P")


def test_stronghold_fewer_are_allowed() -> None:
    """Darklings, stronghold: up to three."""
    table = built().play("convert 1W to 1P", "done")
    assert table.goods(1)[1:] == (15, 1)
    assert table.asked == 2


def test_stronghold_only_in_the_turn_it_is_built() -> None:
    """Options: strict-darkling-sh, the right ends with the turn."""
    table = built().play("done").turn("pass BON1")
    assert table.state.active == 0
    assert not table.can("convert 1W to 1P")


def test_stronghold_later_where_the_site_was_not_strict() -> None:
    """Options: without strict-darkling-sh the right waits."""
    table = position(player("darklings", posts="E5"), GIANTS, strict_darkling_sh="off")
    table.turn("upgrade E5 to SH").turn("pass BON1")
    assert table.can("convert 1W to 1P")


@pytest.mark.parametrize("other", ["convert 1W to 1C", "convert 1P to 1C", "convert 1PW to 1C"])
def test_stronghold_another_conversion_ends_it(other: str) -> None:
    """Darklings, stronghold: the first conversion of another kind uses the right up."""
    table = built(priests=1, power=(0, 0, 1)).play("convert 1W to 1P")
    assert table.can("convert 1W to 1P")
    assert not table.play(other).can("convert 1W to 1P")


@pytest.mark.parametrize(("priests", "placed", "made"), [(4, 0, 3), (5, 0, 2), (7, 0, 0), (4, 2, 1)])
def test_stronghold_no_more_than_seven_priests(priests: int, placed: int, made: int) -> None:
    """Priests: the hand is limited to 7 less those that stay on the cult board."""
    table = built(priests=priests, placed=placed)
    count = 0
    while table.can("convert 1W to 1P"):
        table.play("convert 1W to 1P")
        count += 1
    assert count == made


def test_stronghold_workers_are_needed() -> None:
    """Darklings, stronghold: the fifth worker is the first to become a priest."""
    assert not built(workers=4).targets("convert", 1)
    assert built(workers=5).can("convert 1W to 1P")


def test_stronghold_not_before_and_nobody_else() -> None:
    """Darklings, stronghold: theirs, and once."""
    assert not position(player("darklings", stronghold="E5"), GIANTS).can("convert 1W to 1P")
    table = position(player("alchemists", posts="E5"), GIANTS).play("upgrade E5 to SH")
    assert not table.can("convert 1W to 1P")
