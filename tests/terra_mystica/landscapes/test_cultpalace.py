"""Cultists: Cult Palace."""

from __future__ import annotations

from terrae.games.terra_mystica.rules.scoring import FINAL_SCORING

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "cultists"


def cult_points(table: Table, seat: int) -> int:
    FINAL_SCORING.run(table.state)
    return table.points_from(seat).get("final:FIRE", 0)


def at_the_end(mine: int, others: int, *, palace: bool = True) -> Table:
    """Cultists and Giants on the track of fire."""
    me = Player("cultists", dwellings="E5", cults=(mine, 0, 0, 0), points=0)
    table = ground(me, player("giants", cults=(others, 0, 0, 0)))
    return lay(table, 1, "E6") if palace else table


def test_breaks_ties() -> None:
    """Cult Palace: half a step ahead of those on the same space."""
    assert cult_points(at_the_end(5, 5), 1) == 8
    assert cult_points(at_the_end(5, 5), 2) == 4


def test_shared_without_it() -> None:
    """Cult Palace: without it a tie is shared."""
    assert cult_points(at_the_end(5, 5, palace=False), 1) == 6


def test_no_whole_step() -> None:
    """Cult Palace: who is a step higher stays ahead."""
    assert cult_points(at_the_end(5, 6), 1) == 4


def test_every_track() -> None:
    """Cult Palace: in each cult."""
    me = Player("cultists", dwellings="E5", cults=(3, 3, 3, 3), points=0)
    table = lay(ground(me, player("giants", cults=(3, 3, 3, 3))), 1, "E6")
    FINAL_SCORING.run(table.state)
    points = table.points_from(1)
    assert [points[f"final:{cult}"] for cult in ("FIRE", "WATER", "EARTH", "AIR")] == [8, 8, 8, 8]


def test_nothing_on_space_0() -> None:
    """Ruling: on 0 it still scores nothing."""
    assert cult_points(at_the_end(0, 0), 1) == 0


def test_three_in_a_tie() -> None:
    """Cult Palace: the others share what is left."""
    me = Player("cultists", dwellings="E5", cults=(4, 0, 0, 0), points=0)
    table = lay(ground(me, player("giants", cults=(4, 0, 0, 0)), player("auren", cults=(4, 0, 0, 0))), 1, "E6")
    FINAL_SCORING.run(table.state)
    assert [table.points_from(seat)["final:FIRE"] for seat in (1, 2, 3)] == [8, 3, 3]


def test_nothing_during_the_game() -> None:
    """Cult Palace: no additional benefit before the end: the marker stays where it is."""
    table = at_the_end(5, 5)
    assert table.cults(1) == (5, 0, 0, 0)
