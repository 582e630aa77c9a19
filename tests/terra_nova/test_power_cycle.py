"""The power cycle."""

from __future__ import annotations

import pytest

from .positions import player, position


def gain(bowls: tuple[int, int, int], power: int) -> tuple[int, int, int]:
    """The bowls of a seat after it gained power from a neighbour who builds next to so many of its buildings."""
    around = ["D1", "E1", "F1", "F2"]
    table = position(
        player("water-sprites", houses="E3"),
        player("golems", houses=" ".join(around[:power]), power=bowls),
        terrain={"E2": "lake"},
    )
    return table.play("build E2").bowls(2)


def test_printed_example() -> None:
    """Rulebook, "The power cycle", example: 3 power move 2 tokens from bowl I to II and 1 from II to III; then up to 5
    can be spent. The picture is lost; three neighbours give the three power here."""
    table = position(
        player("water-sprites", houses="E3"),
        player("golems", houses="D1 E1 F1", power=(2, 2, 4)),
        terrain={"E2": "lake"},
    )
    table.play("build E2")
    assert table.bowls(2) == (0, 3, 5)
    assert table.asked == 2
    assert table.targets("exchange") == {"1", "2", "3", "4", "5"}


@pytest.mark.parametrize(
    ("before", "power", "after"),
    [
        ((8, 0, 0), 1, (7, 1, 0)),
        ((1, 0, 7), 1, (0, 1, 7)),
        ((1, 0, 7), 2, (0, 0, 8)),  # the token moved first moves on
        ((2, 6, 0), 3, (0, 7, 1)),
        ((0, 5, 3), 4, (0, 1, 7)),
    ],
)
def test_bowl_one_empties_first(before: tuple[int, int, int], power: int, after: tuple[int, int, int]) -> None:
    """Rulebook, "Gain power"; ruling 7: one token one bowl for each power, bowl I before bowl II."""
    assert gain(before, power) == after


@pytest.mark.parametrize(("before", "power"), [((0, 0, 8), 3), ((0, 1, 7), 4), ((1, 0, 7), 3)])
def test_power_goes_to_waste(before: tuple[int, int, int], power: int) -> None:
    """Rulebook, "Gain power": when everything is in bowl III, what is gained beyond is lost."""
    assert gain(before, power) == (0, 0, 8)


def test_spent_power_returns_to_bowl_one() -> None:
    """Rulebook, "Spend power": from bowl III back to bowl I, with other bowls untouched."""
    table = position(player("golems", houses="F1", power=(1, 2, 5)), player("fairies"))
    table.play("power money")
    assert table.bowls(1) == (5, 2, 1)


def test_only_bowl_three_can_be_spent() -> None:
    """Rulebook, "Spend power": power in bowls I and II is not ready."""
    table = position(player("golems", houses="F1", power=(0, 5, 3)), player("fairies"))
    assert table.targets("power") == set()
    assert table.targets("exchange") == {"1", "2", "3"}


def test_tokens_are_never_lost() -> None:
    """Rulebook, "The power cycle": eight tokens go round."""
    table = position(player("golems", houses="F1", power=(0, 0, 8)), player("fairies"))
    table.play("exchange 3", "power money", "exchange 1")
    assert sum(table.bowls(1)) == 8
    assert table.bowls(1) == (8, 0, 0)
