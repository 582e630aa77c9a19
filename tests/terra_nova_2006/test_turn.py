"""Chapter "A turn": three actions, what can be done must be done. Rulings A17, A18."""

from __future__ import annotations

import pytest

from tests.terra_nova_2006.positions import fence, position


def verbs(moves: set[str]) -> set[str]:
    return {text.partition(" ")[0] if " " in text or text == "done" else "move" for text in moves}


@pytest.mark.parametrize(
    "turn",
    [
        ("G3-G8", "G8-G9", "G9-G10"),
        ("G3-G8", "G8-G9", "stone G10"),
        ("G3-G8", "stone G9", "stone F8"),
        ("G3-G8", "stone G9", "G8-G7"),
    ],
)
def test_the_four_combinations(turn: tuple[str, str, str]) -> None:
    """Three moves; two moves and a stone; a move and two stones; a move, a stone, a move."""
    table = position("G3", "A1")
    for text in turn:
        assert table.asked == 1
        table.play(text)
    assert table.asked == 2


def test_what_each_action_may_be() -> None:
    table = position("G3", "A1")
    assert verbs(table.moves()) == {"move"}
    table.play("G3-G8")
    assert verbs(table.moves()) == {"move", "stone"}
    table.play("stone G9")
    assert verbs(table.moves()) == {"move", "stone"}


def test_an_action_that_is_possible_is_compulsory() -> None:
    """Ruling A17: `done` is offered only when nothing else is, however harmful the rest may be."""
    table = position("C4", "A1 N1", stones=fence("A1 A2", but="A3")).play("C4-B4")
    assert "done" not in table.moves()
    table.play("stone A3")
    assert table.points == [0, 6]
    assert table.asked == 1 and "done" not in table.moves()


def test_the_turn_ends_when_nothing_is_possible() -> None:
    """The only figure left is gone with its region: the third action is skipped."""
    table = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert table.moves() == {"done"}
    assert table.play("done").asked == 2


def test_a_blocked_figure_leaves_the_first_move_to_others() -> None:
    table = position("A1 G8", "A2 N1", stones="B1 B2")
    assert {text.partition("-")[0] for text in table.moves()} == {"G8"}


def test_whoever_cannot_move_passes() -> None:
    """Ruling A18: without a first move there is no stone either; the seat stays in the order and may come back."""
    table = position("G8", "A1", "N1 A2", stones="B1 B2")
    table.play("G8-G9", "G9-G10", "G10-G11")
    assert table.asked == 2 and table.moves() == {"done"}
    table.play("done")
    assert table.asked == 3
    table.play("A2-A3", "A3-A4", "A4-A5", "G11-G10", "G10-G9", "G9-G8")
    assert table.asked == 2
    assert table.moves() == {*(f"A1-A{column}" for column in (2, 3, 4))}


def test_whoever_has_no_figure_passes_and_keeps_the_points() -> None:
    """Ruling A18."""
    table = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3", "done")
    table.play("G8-G9", "G9-G10", "G10-G11", "N9-N8", "N8-N7", "N7-N6")
    assert table.asked == 1 and table.moves() == {"done"}
    assert table.points == [6, 0, 0]
    assert table.play("done").asked == 2


def test_seats_take_turns_clockwise() -> None:
    table = position("A1", "C1", "E1", "G1")
    order = []
    for _ in range(8):
        order.append(table.asked)
        for _ in range(3):
            table.play(sorted(text for text in table.moves() if "-" in text)[0])
    assert order == [1, 2, 3, 4, 1, 2, 3, 4]
