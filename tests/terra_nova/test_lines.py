"""Lines: making a hex habitable and building there are one answer."""

from __future__ import annotations

from terrae.core.asks import Choice, ask_lines
from terrae.games.terra_nova import GAME
from tests.terra_nova.positions import Table, player, position


def at(table: Table, place: str) -> list[Choice]:
    """The answers that a click on a hex offers, in their order."""
    found = ask_lines(GAME, table.match.state, table.asked - 1)
    assert found is not None
    return [choice for choice in found.choices if f"hex:{place}" in choice.at]


def test_a_house_comes_with_it_at_one_price() -> None:
    table = position(player("golems", houses="E5"), player("druids", houses="A6"))
    place = min(table.targets("habitable"))
    house, only = at(table, place)
    assert house.moves == [f"habitable {place}", f"build {place}"] and house.verb == "build"
    assert only.moves == [f"habitable {place}"] and not only.covered
    assert house.cost["money"] == only.cost["money"] + 4
    assert str(house.label).startswith(f"Make {place} (") and str(house.label).endswith("build a house there")


def test_without_the_money_there_is_no_house() -> None:
    table = position(player("golems", houses="E5", money=6), player("druids", houses="A6"))
    place = min(table.targets("habitable"))
    assert [choice.moves for choice in at(table, place)] == [[f"habitable {place}"]]
