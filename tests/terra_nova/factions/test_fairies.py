"""Fairies."""

from __future__ import annotations

from ..positions import Player, Table, income_with, player, position


def test_ability_two_power_in_each_income_phase() -> None:
    """Rulebook, "Fairies"; ruling, "Fairies' 2 power": counted once, from the first round on."""
    assert income_with(player("fairies"), "B") == (8, 2)
    table = position(player("fairies"), player("golems")).finish_round().finish_round()
    events = [event for event in table.match.ledger.events if event.source == "faction:fairies"]
    assert [event.amount for event in events] == [2, 2]


def fairies(bowl3: int = 4, **more: object) -> Table:
    wanted = Player("fairies", left="E4", power=(8 - bowl3, 0, bowl3), **more)  # type: ignore[arg-type]
    return position(wanted, player("golems", houses="I7"), scoring="shovel", terrain={"D4": "wasteland", "E3": "swamp"})


def test_left_palace_a_free_shovel_for_two_power() -> None:
    """Rulebook, "Fairies", left palace; ruling 13: 2 power, then the full action with 1 free shovel; a house costs
    4."""
    table = fairies(2, money=4).play("special left")
    assert table.bowls(1) == (8, 0, 0)
    table.play("habitable D4", "build D4")
    assert table[1].money == 0
    assert table[1].points == 2


def test_left_palace_second_shovel_for_money() -> None:
    """Rulebook, "Fairies", left palace: you may buy the second shovel."""
    table = fairies(money=6).play("special left", "habitable E3")
    assert table[1].money == 0
    assert table[1].points == 4
    assert not fairies(money=5).play("special left").can("habitable E3")


def test_left_palace_once_a_round() -> None:
    """Rulebook, "Fairies", left palace: once per round; it returns in the next."""
    table = fairies().play("special left", "habitable D4", "done", "done").drop_out()
    assert not table.can("special left")
    table.finish_round()
    table.set_power(1, (0, 0, 8))
    while table.asked != 1:
        table.drop_out()
    assert table.can("special left")


def test_left_palace_needs_power_and_something_to_do() -> None:
    """Rulebook, "Power actions": only if the power can be spent."""
    assert not fairies(1).can("special left")
    assert not position(player("fairies", right="E4", power=(0, 0, 8)), player("golems")).can("special left")


def test_left_palace_leaves_the_board_alone() -> None:
    """Rulebook, "Power actions": those on a mat are the faction's own; the board's stay free."""
    table = fairies(8).play("special left", "habitable D4", "done")
    assert table.state.covered == 0


def test_right_palace_towns_from_value_six() -> None:
    """Rulebook, "Fairies", right palace."""
    table = position(player("fairies", right="E3", houses="E2 E4"), player("golems"), terrain={"F2": "forest"})
    assert table.play("build F2").targets("town")
