"""Drop out."""

from __future__ import annotations

import pytest

from .positions import Player, player, position


def test_printed_example() -> None:
    """Rulebook, "Drop out", example: the tile for trading posts and two of them on the board give 4 points; then the
    tile
    is exchanged."""
    table = position(player("water-sprites", posts="E2 E5", bonus="F"), player("golems"), beside="B")
    table.play("drop")
    assert table[1].points == 4
    table.play("bonus B")
    assert table.bonus(1) == "B"
    assert "F" in table.offer()


def test_first_to_drop_out_takes_the_start_player_token() -> None:
    """Rulebook, "Drop out", step 1: and takes the first action in the next round."""
    table = position(player("golems"), player("fairies"), player("sand-cats"))
    table.play("sailing").drop_out()
    assert table.state.first == 1
    table.drop_out().drop_out()
    assert table.state.round == 2
    assert table.asked == 2
    assert table.state.order == [1, 2, 0]


def test_dropped_out_seats_are_skipped() -> None:
    """Rulebook, "Drop out": until the end of phase 2; nobody else's turn is lost."""
    table = position(player("golems"), player("fairies"), player("sand-cats")).drop_out()
    asked = []
    for _ in range(2):
        asked.append(table.asked)
        table.play("sailing")
    assert asked == [2, 3]
    assert table.asked == 2
    table.drop_out()
    table.play("sailing")
    assert table.asked == 3  # alone now


def test_the_tile_must_be_exchanged() -> None:
    """Rulebook, "Drop out", step 3: you cannot keep your bonus tile."""
    table = position(player("golems", bonus="B"), player("fairies", bonus="D"), beside="AEF")
    table.play("drop")
    assert table.moves() == ["bonus A", "bonus E", "bonus F"]


def test_a_tile_put_back_this_round_may_be_taken() -> None:
    """Rulebook, "Drop out", step 3: also one that somebody else has just returned."""
    table = position(player("golems", bonus="B"), player("fairies", bonus="D"), beside="AEF")
    table.drop_out("A").play("drop")
    assert table.targets("bonus") == {"B", "E", "F"}


def test_money_on_the_tile() -> None:
    """Rulebook, "Drop out", step 3: the money on the new tile comes with it, and is gone from it."""
    table = position(player("golems", bonus="B"), player("fairies", bonus="D"), beside="AEF")
    assert table.offer() == {"A": 1, "E": 1, "F": 1}
    table.drop_out("A")
    assert table[1].money == 101
    assert table.offer() == {"B": 0, "E": 1, "F": 1}
    table.drop_out("B")
    assert table[2].money == 100 + 2 + 6  # nothing lay on B; the rest is the income of round 2
    assert table.offer() == {"D": 1, "E": 2, "F": 2}


def test_the_last_to_drop_out_ends_the_phase() -> None:
    """Rulebook, "Drop out", step 5: phase 3 starts."""
    table = position(player("golems"), player("fairies")).drop_out()
    assert table.state.round == 1
    table.drop_out()
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("wanted", "points"),
    [
        (player("sea-dogs", left="E2", right="E5", bonus="E"), 8),
        (player("sea-dogs", posts="E2 E5 I6", bonus="F"), 6),
        (player("sea-dogs", houses="E2 E5 I6", bonus="G"), 3),
        (player("sea-dogs", sailing=2, bonus="H"), 6),
        (player("sea-dogs", houses="E2", posts="E5", left="I6", sailing=2, bonus="B"), 0),
    ],
)
def test_bonus_tiles_when_dropping_out(wanted: Player, points: int) -> None:
    """Rulebook, appendix "Bonus tiles": 4 a palace, 2 a trading post, 1 a house, 3 a step on the sailing track."""
    assert position(wanted, player("golems")).drop_out()[1].points == points


def test_gains_come_from_the_old_tile() -> None:
    """Rulebook, "Drop out", steps 2 and 3: first the bonus, then the exchange of the tile."""
    table = position(player("sea-dogs", houses="E2 E5", bonus="B"), player("golems"), beside="G")
    assert table.drop_out("G")[1].points == 0


def test_abilities_and_tile_add_up() -> None:
    """Rulebook, "Drop out", step 2: tile, faction ability and palaces, all that apply."""
    table = position(player("golems", posts="E2 E5", bonus="F"), player("fairies"))
    assert table.drop_out()[1].points == 4 + 2


def test_in_the_last_round_too() -> None:
    """Ruling, "Last round": the tile is still exchanged, with its money; phase 3 is skipped."""
    table = position(player("golems", bonus="B", money=2), player("fairies", bonus="D", money=0), beside="AEF", round=5)
    table.play("drop")
    assert table.targets("bonus") == {"A", "E", "F"}
    table.play("bonus A")
    assert table[1].money == 3
    table.drop_out("E")
    assert table.match.over
    assert table.points_from(1)["scoring:money"] == 1
    assert table.offer() == {"B": 0, "D": 0, "F": 1}


def test_dropping_out_is_always_possible() -> None:
    """Rulebook, "Drop out": if you can't or don't want to do anything else."""
    table = position(player("golems", money=0), player("fairies"))
    assert table.moves() == ["drop"]
