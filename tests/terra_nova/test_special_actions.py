"""Special actions of the bonus tile and of palaces."""

from __future__ import annotations

from .positions import player, position


def test_printed_example() -> None:
    """Rulebook, "Special actions", example: the Water Sprites use the action of their left palace, and the X-token lies
    on it for the rest of the round."""
    table = position(player("water-sprites", left="E5"), player("golems", houses="I4"))
    table.play("special left", "build I9")
    assert table.names(table[1].houses) == {"I9"}
    table.drop_out()
    assert table.asked == 1
    assert not table.can("special left")
    table.finish_round()
    table.drop_out()
    assert table.asked == 1
    assert table.can("special left")  # phase 3 removed the token


def test_no_cost() -> None:
    """Rulebook, "Special actions": unlike power actions they cost nothing."""
    table = position(player("water-sprites", left="E5", money=0, bonus="A"), player("golems"))
    assert table.targets("special") == {"bonus", "left"}
    table.play("special left", "build I9")
    assert table[1].money == 0


def test_only_built_palaces_and_held_tiles() -> None:
    """Rulebook, "Special actions": a palace must stand, a tile must be yours."""
    table = position(player("water-sprites", posts="E5"), player("golems", houses="I4"), beside="A")
    assert table.targets("special") == set()


def test_nobody_uses_anothers_action() -> None:
    """Rulebook, "Special actions": those on a mat belong to its faction alone."""
    table = position(player("golems", left="I4", right="I7"), player("water-sprites", left="E5"))
    assert table.targets("special") == set()
    table.drop_out()
    assert table.targets("special") == {"left"}


def test_bonus_tile_action_once_a_round() -> None:
    """Rulebook, "Special actions" and appendix "Bonus tiles"."""
    table = position(player("golems", houses="E4", bonus="A"), player("fairies", houses="I5"))
    table.play("special bonus", "habitable E3", "build E3").drop_out()
    assert not table.can("special bonus")


def test_the_tile_taken_over_is_ready_in_the_next_round() -> None:
    """Rulebook, "Drop out" and "Phase 3": whoever takes the used tile has its action uncovered next round."""
    table = position(player("golems", houses="E4", bonus="A"), player("fairies", houses="I5"))
    table.play("special bonus", "habitable E3", "build E3", "sailing").drop_out()
    assert table.asked == 2
    table.drop_out("A")
    assert table.state.round == 2
    table.drop_out()
    assert table.asked == 2
    assert table.can("special bonus")


def test_both_actions_in_one_round() -> None:
    """Rulebook, "Special actions": each has its own X-token; one action a turn."""
    table = position(player("water-sprites", left="E5", bonus="A"), player("golems", houses="I4"))
    table.play("special left", "build I9")
    assert table.asked == 2
    table.drop_out().play("special bonus", "habitable D4", "done")
    assert table.targets("special") == set()
