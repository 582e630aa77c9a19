"""The dropout turn order variant."""

from __future__ import annotations

from .positions import Table, player, position


def four(order: str) -> Table:
    return position(player("golems"), player("water-sprites"), player("fairies"), player("sand-cats"), order=order)


def leave(table: Table, *seats: int) -> None:
    """The seats drop out in this order; whoever is asked too early increases sailing instead."""
    for seat in seats:
        while table.asked != seat:
            table[table.asked].sailing = 0
            table[table.asked].money = 100
            table.play("sailing")
        table.drop_out()


def test_printed_example() -> None:
    """Rulebook, "Dropout turn order variant", example: the Water Sprites drop out first and act first next round;
    ruling 1."""
    table = four("dropout")
    leave(table, 2, 4, 1, 3)
    assert table.state.round == 2
    assert table.state.order == [1, 3, 0, 2]
    assert table.asked == 2


def test_the_new_order_holds_for_the_whole_round() -> None:
    """Rulebook, "Dropout turn order variant": turns go from top to bottom, again and again."""
    table = four("dropout")
    leave(table, 4, 2, 3, 1)
    asked = []
    for _ in range(8):
        asked.append(table.asked)
        table[table.asked].sailing = 0
        table.play("sailing")
    assert asked == [4, 2, 3, 1, 4, 2, 3, 1]


def test_every_round_has_its_own_order() -> None:
    """Rulebook, "Dropout turn order variant": the columns of the turn order mat alternate."""
    table = four("dropout")
    leave(table, 4, 3, 2, 1)
    assert table.state.order == [3, 2, 1, 0]
    leave(table, 2, 1, 4, 3)
    assert table.state.order == [1, 0, 3, 2]
    assert table.asked == 2


def test_the_usual_order_is_clockwise() -> None:
    """Rulebook, "Phase 2: Actions": from the start player token on, whoever dropped out second or third."""
    table = four("clockwise")
    leave(table, 2, 4, 1, 3)
    assert table.state.order == [1, 2, 3, 0]
    assert table.asked == 2


def test_phase_three_follows_the_new_order() -> None:
    """Ruling, "Phase 3": exchanges in the order of the next round."""
    table = four("dropout")
    for seat in (1, 2, 3, 4):
        table.set_power(seat, (7, 0, 1))
    for seat in (1, 2):
        assert table.asked == seat
        table.play("sailing", "done")
    table.drop_out()
    table.play("sailing", "done")
    table.drop_out().play("sailing", "done").drop_out().drop_out()
    assert table.match.seats_to_move == table.state.order == [2, 0, 3, 1]


def test_two_seats_play_as_usual() -> None:
    """Rulebook, "Dropout turn order variant": for two seats it does not differ."""
    for order in ("clockwise", "dropout"):
        table = position(player("golems"), player("fairies"), order=order)
        table.play("sailing").drop_out().drop_out()
        assert table.state.order == [1, 0]
