"""Additional option: power exchange."""

from __future__ import annotations

from .positions import Table, player, position


def golems(bowl3: int = 4, round: int = 1) -> Table:
    """Golems with charged power, next to nobody."""
    return position(
        player("golems", houses="E4", money=20, power=(8 - bowl3, 0, bowl3)),
        player("fairies", houses="I5"),
        round=round,
    )


def test_one_money_for_each_power() -> None:
    """Rulebook, "Power exchange": any amount from bowl III, one money each, back to bowl I."""
    table = golems()
    assert table.targets("exchange") == {"1", "2", "3", "4"}
    table.play("exchange 3")
    assert table[1].money == 23
    assert table.bowls(1) == (7, 0, 1)


def test_before_the_action() -> None:
    """Rulebook, "Power exchange": it is in addition to the action; the money can pay for it."""
    table = position(player("golems", houses="E4", money=4, power=(4, 0, 4)), player("fairies"))
    assert not table.can("sailing")
    table.play("exchange 4")
    assert table.asked == 1
    table.play("sailing")
    assert table[1].money == 0


def test_after_the_action() -> None:
    """Rulebook, "Power exchange": after the action, with what the action brought."""
    table = golems().play("sailing")
    assert table.asked == 1
    assert table.moves() == ["done", "exchange 1", "exchange 2", "exchange 3", "exchange 4"]
    table.play("exchange 2")
    assert table[1].money == 20 - 8 + 2
    assert table.asked == 2


def test_before_and_after() -> None:
    """Ruling, "Order inside a turn": exchange, the action, exchange again."""
    table = golems().play("exchange 1", "sailing", "exchange 1")
    assert table[1].money == 20 + 1 - 8 + 1


def test_any_amount_at_once_in_each_window() -> None:
    """Notation: in one window it is used once, for any amount."""
    table = golems().play("exchange 1")
    assert table.targets("exchange") == set()
    table.play("sailing", "exchange 1")
    assert table.asked == 2


def test_declining() -> None:
    """Rulebook, "Power exchange": an option, not a duty."""
    table = golems().play("sailing", "done")
    assert table.asked == 2
    assert table.bowls(1) == (4, 0, 4)


def test_nobody_without_charged_power_is_asked() -> None:
    """Rulebook, "Spend power": bowl III only."""
    table = position(player("golems", houses="E4", power=(0, 8, 0)), player("fairies"))
    assert table.targets("exchange") == set()
    assert table.play("sailing").asked == 2


def test_before_dropping_out() -> None:
    """Rulebook, "Power exchange": even when the action is Drop out."""
    table = golems().play("exchange 4", "drop")
    assert table.targets("bonus")


def test_after_dropping_out_with_its_gains() -> None:
    """Ruling, "Order inside a turn": gains of dropping out come before the exchange after it."""
    wanted = player("druids", left="E4", houses="I5", power=(0, 4, 0))
    table = position(wanted, player("golems"))
    table.play("drop")  # two settlements: 4 power
    assert table.bowls(1) == (0, 0, 4)
    table.play(table.moves()[0])
    assert table.targets("exchange") == {"1", "2", "3", "4"}


def test_not_in_the_turn_of_others() -> None:
    """Rulebook, "Power exchange": during your turn."""
    table = position(player("golems"), player("fairies", power=(0, 0, 8)))
    assert table.moves(2) == []


def test_in_phase_three() -> None:
    """Rulebook, "Power exchange": at the end of the round, once everybody has dropped out, and before the income."""
    table = golems().drop_out()
    assert table.moves(1) == []
    table.drop_out()
    assert table.state.round == 1
    assert table.asked == 1
    assert table.moves() == ["done", "exchange 1", "exchange 2", "exchange 3", "exchange 4"]
    table.play("exchange 4")
    assert table.state.round == 2


def test_phase_three_asks_those_with_charged_power_only() -> None:
    """Notation: a question that only `done` could answer is not asked."""
    table = position(player("golems", power=(4, 0, 4)), player("fairies"), player("sand-cats", power=(0, 1, 7)))
    table.drop_out().drop_out().drop_out()
    assert table.match.seats_to_move == [0, 2]


def test_no_window_after_round_five() -> None:
    """Rulebook, "Phase 3" and "Money scoring": skipped in the last round; bowl III becomes money by itself."""
    table = golems(round=5).drop_out().drop_out()
    assert table.match.over
    assert table.match.ledger.by_source(0, "money")["exchange"] == 4
    assert table.bowls(1) == (8, 0, 0)


def test_not_between_action_and_what_follows() -> None:
    """Ruling, "Order inside a turn": no exchange between an action and its house, bridge or tile."""
    table = golems(8)
    table.play("power shovel", "habitable E3")
    assert table.targets("exchange") == set()
    table.play("build E3")
    assert table.targets("exchange") == {"1", "2", "3", "4"}
