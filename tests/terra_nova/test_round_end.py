"""Phase 3: end of round."""

from __future__ import annotations

from itertools import permutations

import pytest

from terrae.games.terra_nova import GAME

from .positions import Table, player, position


def test_one_money_on_each_tile_left() -> None:
    """Rulebook, "Phase 3": even if there is already money on it."""
    table = position(player("golems", bonus="B"), player("fairies", bonus="D"), beside="AEF")
    assert table.offer() == {"A": 1, "E": 1, "F": 1}
    table.drop_out("A").drop_out("B")
    assert table.offer() == {"D": 1, "E": 2, "F": 2}


def test_x_tokens_are_removed() -> None:
    """Rulebook, "Phase 3": from power actions and special actions."""
    wanted = player("water-sprites", left="E5", bonus="A", power=(0, 0, 8))
    table = position(wanted, player("golems", houses="I4"), covered="money shovel")
    table.play("special left", "build I9", "done").drop_out()
    table.play("special bonus", "habitable D4", "done", "done")
    table.play("power sailing", "done").drop_out()
    while table.can("done"):
        table.play("done")
    assert table.state.round == 2
    assert table.state.covered == 0
    assert table.state.bonus_used == 0
    assert table[1].used == 0


def test_everybody_is_back_in() -> None:
    """Rulebook, "Gameplay": the next round begins with income, then all seats act."""
    table = position(player("golems"), player("fairies"), player("sand-cats")).finish_round()
    assert [seat.dropped for seat in table.state.seats] == [False, False, False]
    assert table.state.dropped == []


def test_five_rounds() -> None:
    """Rulebook, "Gameplay" and "End of game": the game has five rounds."""
    table = position(player("golems"), player("fairies"))
    for number in range(1, 6):
        assert table.state.round == number
        table.finish_round()
    assert table.match.over
    assert table.moves() == []


def test_phase_three_is_skipped_in_the_last_round() -> None:
    """Rulebook, "Phase 3": neither money on tiles nor a window for exchanges after round 5."""
    table = position(player("golems", bonus="B", power=(4, 0, 4)), player("fairies", bonus="D"), beside="AEF", round=5)
    table.drop_out("A").drop_out("B")
    assert table.match.over
    assert table.offer() == {"D": 0, "E": 1, "F": 1}


def test_money_and_tokens_before_the_exchanges() -> None:
    """Ruling, "Phase 3": coins and X-tokens first, then exchanges, in the order of the next round."""
    table = position(
        player("golems", power=(0, 0, 8)), player("fairies", power=(0, 0, 8)), player("sand-cats", power=(0, 0, 8)),
        covered="money",
    )  # fmt: skip
    table.play("sailing", "done").drop_out().drop_out().drop_out()
    assert table.state.round == 1
    assert table.state.covered == 0
    assert sum(table.offer().values()) > 0
    assert table.match.seats_to_move == [1, 2, 0]


ANSWERS = {1: ["exchange 3"], 2: ["exchange 2", "worship 2"], 3: ["done"]}


def between_rounds() -> Table:
    """Three seats with charged power after round 1; the Druids of seat 2 have two free moves."""
    table = position(
        player("golems", houses="E4", power=(2, 2, 4)),
        player("druids", houses="I5", power=(0, 0, 8)),
        player("sand-cats", houses="E10", power=(0, 7, 1)),
    )
    return table.drop_out().drop_out().drop_out()


@pytest.mark.parametrize("order", sorted(set(permutations([1, 2, 2, 3]))))
def test_open_decisions_commute(order: tuple[int, ...]) -> None:
    """Ruling, "Phase 3"; notation: the questions are open at the same time and may be answered in any order."""
    assert GAME.view(answered(order).state) == GAME.view(answered((1, 2, 2, 3)).state)


def answered(order: tuple[int, ...]) -> Table:
    """Everybody has answered, the seats in this order."""
    table = between_rounds()
    answers = {seat: list(texts) for seat, texts in ANSWERS.items()}
    for seat in order:
        assert table.state.round == 1
        table.play(answers[seat].pop(0), seat=seat)
    assert table.state.round == 2
    return table


def test_nothing_goes_on_before_all_have_answered() -> None:
    """Rulebook, "Phase 3": the income of the next round waits."""
    table = between_rounds()
    table.play("exchange 3", seat=1)
    table.play("done", seat=3)
    assert table.state.round == 1
    assert table.match.seats_to_move == [1]
    assert table.play("done", seat=2).state.round == 2
