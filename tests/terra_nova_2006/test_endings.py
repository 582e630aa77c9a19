"""Chapter "The end": every way a game ends, and who wins. Rulings A7, A19-A24."""

from __future__ import annotations

import pytest

from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.rules.state import BLOCKED, DIVIDED, EMPTY, NO_FIGURES, NO_STONES, QUIET, RUNNING
from tests.terra_nova_2006.positions import LAND, Table, fence, position, start


def all_but(fields: str) -> str:
    return " ".join(name for name in LAND.names if name not in fields.split())


def test_all_land_divided() -> None:
    """End (a), ruling A20: at once; the remaining actions lapse. Seven open fields of four landscapes are left."""
    land = "F5 F6 E4 E5 G4 G5 G6"  # steppe, mountains, forest, lake
    table = position("E4", "G6", stones=all_but(land), left=9)
    table.play("E4-F5")
    assert not table.over
    table.play("stone E5")
    assert table.over and table.state.ending == DIVIDED
    assert table.state.unsettled == 0
    assert table.points == [3, 3]
    assert table.match.moves() == []


def test_at_most_one_seat_can_move() -> None:
    """End (b), ruling A19: tested after the complete turn; nothing more is scored. A region takes the last figure."""
    table = position("C3", "A1", stones="A2 B1").play("C3-C4", "C4-C3")
    assert not table.over
    table.play("stone B2")
    assert table.over and table.state.ending == BLOCKED
    assert table.points == [0, 3]
    assert table.state.unsettled == 168 - 4


def test_a_block_in_the_middle_of_a_turn_ends_nothing() -> None:
    """Ruling A19: the mover keeps his actions, and may undo the block."""
    table = position("C3", "A1", stones="A2 B1").play("C3-B2")
    assert not table.over and table.asked == 1
    table.play("B2-C3", "C3-C4")
    assert not table.over and table.asked == 2


def test_a_block_that_is_only_for_now_ends_the_game() -> None:
    """Ruling A19: a figure stands in the way; literally, the other one cannot move now."""
    table = position("C3", "A1", stones="A2 B1").play("C3-C4", "C4-C3", "C3-B2")
    assert table.over and table.state.ending == BLOCKED


def test_the_game_is_over_when_nobody_can_move() -> None:
    """Ruling A19: also when none can: a last stone fills the only empty field of open land."""
    table = position("E5 F6", "F5 G5 G6", stones=all_but("E5 E6 F5 F6 G5 G6"), left=9).play("F6-E6", "stone F6")
    assert not table.over and table.moves() == {"done"}
    table.play("done")
    assert table.over and table.state.ending == BLOCKED
    assert table.points == [0, 0] and table.state.unsettled == 5


def test_set_up_may_leave_a_seat_unable_to_move() -> None:
    """Ruling A19: tested after set-up too. Seat 1 fills a corner, and seat 2 stands all around it."""
    own = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "A4", "B4", "C4", "D1"]
    around = fence(" ".join(own)).split()
    other = around + [name for name in LAND.names[::-1] if name not in around][: 13 - len(around)]
    table = start()
    for first, second in zip(own, other, strict=True):
        table.play(f"place {first}")
        assert not table.over
        table.play(f"place {second}")
    assert table.over and table.state.ending == BLOCKED
    assert GAME.winners(table.state) == [0, 1]


def test_the_last_stone() -> None:
    """Ruling A22: it is scored, then the game ends with the open land unscored, whatever actions are left."""
    table = position("A1 C4", "N1 G8", stones=fence("A1 A2", but="A3"), left=1).play("C4-B4", "stone A3")
    assert table.over and table.state.ending == NO_STONES
    assert table.points == [6, 0]
    assert table.state.unsettled > 100


def test_ten_rounds_without_a_stone() -> None:
    """Ruling A23: the game ends unscored after ten full rounds."""
    table = position("A1", "N1", "G8")
    for turn in range(30):
        assert not table.over, turn
        shuffle(table)
    assert table.over and table.state.ending == QUIET
    assert table.points == [0, 0, 0]


def test_a_stone_begins_the_count_anew() -> None:
    """Ruling A23."""
    table = position("A1", "N1")
    for _ in range(19):
        shuffle(table)
    assert table.state.quiet == 19
    table.play(first_way(table))
    table.play(next(text for text in sorted(table.moves()) if text.startswith("stone")))
    table.play(first_way(table))
    assert table.state.quiet == 0 and not table.over


def first_way(table: Table) -> str:
    return sorted(text for text in table.moves() if "-" in text)[0]


def shuffle(table: Table) -> None:
    """A turn of moves only."""
    for _ in range(3):
        table.play(first_way(table))


def test_a_seat_without_figures_ends_nothing_by_the_rulebook() -> None:
    """Ruling A21: with three seats and more the game goes on."""
    table = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3", "done")
    assert not table.over


def test_the_last_figure_as_an_option() -> None:
    """Ruling A21: the US ending, tested after the complete turn."""
    stones = fence("A1 A2", but="A3")
    table = position("A1", "N1 G8", "N9", stones=stones, ending="last-figure").play("A1-A2", "stone A3")
    assert not table.over
    table.play("done")
    assert table.over and table.state.ending == NO_FIGURES


@pytest.mark.parametrize("ending", ["rulebook", "last-figure"])
def test_with_two_seats_both_endings_are_one(ending: str) -> None:
    """Ruling A21: whoever has no figure cannot move."""
    table = position("A1 M6", "N1", stones=fence("N1 N2", but="N3"), ending=ending).play("M6-M5", "M5-M4", "stone N3")
    assert table.over and table.points == [0, 6]


def test_open_land_without_figures_stays_unscored() -> None:
    """Ruling A7: nobody can place a stone there; the game ends when at most one seat can move."""
    top = " ".join(name for name in LAND.names if name[0] in "ABCDEF") + " G5 G6"
    stones = f"{fence(top, but='G7')} {fence('N1 N2', but='N3')}"
    table = position("J7 M6", "N1", stones=stones).play("J7-H7", "stone G7")
    assert not table.state.regions
    table.play("H7-I7", "N1-N2", "N2-N1", "N1-N2")
    assert not table.over
    table.play("M6-M5", "M5-M4", "stone N3")
    assert table.over and table.state.ending == BLOCKED and table.points == [0, 6]
    assert all(table.holds(name) == EMPTY for name in top.split())


def test_the_most_points_win() -> None:
    table = position("A1 C4", "N1 G8", stones=fence("A1 A2", but="A3"), left=1).play("C4-B4", "stone A3")
    assert GAME.winners(table.state) == [0]


def test_tied_seats_share_the_victory() -> None:
    """Ruling A24: there is no tie-break."""
    table = position("A1 C4", "A2 G8", stones=fence("A1 A2", but="A3"), left=1).play("C4-B4", "stone A3")
    assert table.points == [3, 3]
    assert GAME.winners(table.state) == [0, 1]


def test_a_running_game_has_no_ending() -> None:
    assert position("A1", "N1").state.ending == RUNNING
