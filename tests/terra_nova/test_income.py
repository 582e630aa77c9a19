"""Phase 1: income."""

from __future__ import annotations

import pytest

from .positions import Player, income_with, player, position


def test_printed_example() -> None:
    """Rulebook, "Phase 1: Income", example: 16 money and 5 power; 3 and 3 of the bonus tile, 13 and 2 of the mat.

    The picture is lost; Water Sprites with two houses and two trading posts fit its numbers."""
    wanted = player("water-sprites", houses="E2 E5", posts="I6 I9")
    assert income_with(wanted, "D") == (16, 5)


@pytest.mark.parametrize(
    ("houses", "money", "power"),
    [("", 2, 0), ("E1", 5, 0), ("E1 F3", 8, 0), ("E1 F3 G6", 11, 0), ("E1 F3 G6 I2", 13, 0), ("E1 F3 G6 I2 I5", 13, 2),
     ("E1 F3 G6 I2 I5 E9", 14, 2), ("E1 F3 G6 I2 I5 E9 H10", 14, 3), ("E1 F3 G6 I2 I5 E9 H10 A2", 14, 3)],
)  # fmt: skip
def test_scrolls_open_from_left_to_right(houses: str, money: int, power: int) -> None:
    """Rulebook, "Phase 1: Income": only what built houses have uncovered."""
    assert income_with(player("druids", houses=houses), "B") == (money + 6, power)


@pytest.mark.parametrize(
    ("posts", "money", "power"), [("E1", 3, 1), ("E1 F3", 6, 2), ("E1 F3 G6", 8, 3), ("E1 F3 G6 I2", 10, 4)]
)
def test_trading_posts(posts: str, money: int, power: int) -> None:
    """Rulebook, "Phase 1: Income": the row of trading posts works like that of the houses."""
    assert income_with(player("druids", posts=posts), "B") == (money + 2 + 6, power)


@pytest.mark.parametrize(
    ("tile", "money", "power"),
    [("A", 2, 0), ("B", 6, 0), ("C", 0, 3), ("D", 3, 3), ("E", 0, 4), ("F", 0, 2), ("G", 2, 0), ("H", 0, 3)],
)
def test_bonus_tiles(tile: str, money: int, power: int) -> None:
    """Rulebook, appendix "Bonus tiles": what each gives in phase 1."""
    wanted = player("golems", bonus="B" if tile != "B" else "D")
    assert income_with(wanted, tile) == (2 + money, power)


PALACES = [
    ("water-sprites", (0, 2)), ("sea-dogs", (0, 4)), ("golems", (0, 4)), ("fire-sprites", (0, 4)),
    ("leprechauns", (5, 2)), ("inventors", (0, 2)), ("fairies", (2, 5)), ("druids", (0, 4)),
    ("sun-worshippers", (0, 2)), ("sand-cats", (0, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("faction", "gain"), PALACES)
def test_left_palaces(faction: str, gain: tuple[int, int]) -> None:
    """Rulebook, appendix "Factions": each left palace has its income; the Fairies' two more power are their ability."""
    money, power = income_with(Player(faction, left="H5"), "B")
    assert (money - 2 - 6, power) == gain


@pytest.mark.parametrize("faction", [faction for faction, _ in PALACES])
def test_right_palaces_give_no_income(faction: str) -> None:
    """Rulebook, "Upgrade buildings": some palaces give income; no right one does."""
    money, power = income_with(Player(faction, right="H5"), "B")
    assert (money, power) == (8, 2 if faction == "fairies" else 0)


def test_fairies_count_their_ability_once() -> None:
    """Ruling, "Fairies' 2 power": it is their ability, counted once."""
    assert income_with(player("fairies"), "B") == (8, 2)


def test_everybody_gains_income_in_every_round() -> None:
    """Rulebook, "Phase 1: Income": all seats, dropped out last round or not, in each of the five rounds."""
    table = position(player("golems", houses="F1"), player("fairies", houses="E9"), player("sand-cats", houses="I3"))
    for number in range(2, 6):
        before = len(table.match.ledger.events)
        table.finish_round()
        assert table.state.round == number
        income = [event for event in table.match.ledger.events[before:] if event.source == "income"]
        assert [(event.seat, event.what, event.amount) for event in income] == [
            (0, "money", 5),
            (1, "money", 5),
            (2, "money", 5),
        ]
