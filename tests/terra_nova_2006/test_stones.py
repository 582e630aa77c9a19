"""Chapter "Place a stone": beside a figure that moved in this turn. Rulings A5, A10, A11, A12."""

from __future__ import annotations

from terrae.games.terra_nova_2006.rules.state import SCORED, STONE_ON
from tests.terra_nova_2006.positions import fence, position


def beside(name: str) -> set[str]:
    return set(fence(name).split())


def test_the_printed_example_of_placing() -> None:
    """After its move the figure may have a stone on each free field beside it: here in front of a red figure."""
    table = position("G3", "G11", stones="F9").play("G3-G9")
    assert table.stones() == beside("G9") - {"F9"}
    table.play("stone G10")
    assert table.holds("G10") == STONE_ON
    assert "G10" not in table.moves()


def test_a_stone_needs_a_move_first() -> None:
    """The first action is never a stone."""
    assert position("G8", "A1").stones() == set()


def test_move_stone_stone_both_beside_the_mover() -> None:
    table = position("G3 N1", "A1").play("G3-G8")
    assert table.stones() == beside("G8")
    table.play("stone G9")
    assert table.stones() == beside("G8") - {"G9"}


def test_move_move_stone_beside_either_mover() -> None:
    table = position("G3 K3 N1", "A1").play("G3-G8", "K3-K6")
    assert table.stones() == beside("G8") | beside("K6")


def test_two_movers_side_by_side_share_neighbours() -> None:
    """A field beside both is offered once."""
    table = position("G3 K3", "A1").play("G3-G8", "K3-G7")
    texts = [move.text for move in table.match.moves() if move.text.startswith("stone")]
    assert len(texts) == len(set(texts))
    assert {text.removeprefix("stone ") for text in texts} == (beside("G8") | beside("G7")) - {"G7", "G8"}


def test_move_stone_move() -> None:
    table = position("G3 N1", "A1").play("G3-G8", "stone G9", "N1-N3")
    assert table.asked == 2
    assert table.state.stones == 79


def test_a_figure_moved_twice_counts_where_it_stands() -> None:
    """Ruling A12: the neighbours of its present field only."""
    table = position("G3", "A1").play("G3-G8", "G8-K4")
    assert table.stones() == beside("K4")


def test_a_figure_that_did_not_move_serves_nobody() -> None:
    table = position("G3 K6", "A1").play("G3-G8")
    assert not table.stones() & (beside("K6") - beside("G8"))


def test_what_moved_in_another_turn_serves_nobody() -> None:
    """Neither own figures of the turn before, nor those that others moved since."""
    table = position("G3 K3 N1", "A1 N9").play("G3-G8", "K3-K6", "N1-N2", "A1-A2", "N9-N8", "N8-N7", "N2-N3")
    assert table.stones() == beside("N3")


def test_the_closing_figure_may_stand_outside_or_inside() -> None:
    """Ruling A10: inside it counts and is then removed."""
    around = fence("A1", but="B2")
    outside = position("C3 A1", "N1", stones=around).play("C3-C2", "stone B2")
    assert outside.points == [3, 0]
    assert outside.figures(1) == {"C2"}
    around = fence("A1 A2", but="A3")
    inside = position("A1 G8", "N1", stones=around).play("A1-A2", "stone A3")
    assert inside.points == [6, 0]
    assert inside.figures(1) == {"G8"}


def test_a_mover_removed_by_its_own_stone_serves_no_more() -> None:
    """Ruling A11: no stone beside its old field; another figure may still move."""
    table = position("A1 G8", "N1", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert table.stones() == set()
    assert table.ways("G8")
    assert table.moves() == {f"G8-{end}" for end in table.ways("G8")}


def test_another_mover_may_serve() -> None:
    """Ruling A11: of two figures that moved, either may serve for the stone."""
    table = position("A1 G8", "N1", stones=fence("A1 A2", but="A3")).play("A1-A2", "G8-G9")
    assert table.stones() == {"A1", "A3"} | beside("G9")


def test_without_another_figure_the_third_action_is_skipped() -> None:
    """Ruling A11: nothing can move and no stone can be placed: `done`."""
    table = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert table.moves() == {"done"}
    table.play("done")
    assert table.asked == 2


def test_scored_land_can_neither_be_entered_nor_built_on() -> None:
    """Ruling A5: a scored region is ringed by stones and rim, so nothing ever points at it."""
    table = position("A1 C4", "N1 G8", stones=fence("A1 A2", but="A3")).play("C4-B4", "stone A3")
    assert table.points == [6, 0] and table.holds("A1") == table.holds("A2") == SCORED
    while not table.over and table.match.ply < 200:
        assert not any(name in text.replace("-", " ").split() for text in table.moves() for name in ("A1", "A2"))
        table.play(sorted(table.moves())[-1])
