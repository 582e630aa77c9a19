"""Burning and converting: free steps of one's own turn."""

from __future__ import annotations

import pytest

from tests.terra_mystica.positions import player, position

Triple = tuple[int, int, int]
FAR = player("nomads", dwellings="A1", bonus="BON8")


@pytest.mark.parametrize(
    ("move", "goods", "power", "after", "bowls"),
    [
        ("convert 5PW to 1P", (0, 0, 0), (0, 0, 5), (0, 0, 1), (5, 0, 0)),
        ("convert 3PW to 1W", (0, 0, 0), (0, 0, 3), (0, 1, 0), (3, 0, 0)),
        ("convert 1PW to 1C", (0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)),
        ("convert 1P to 1W", (0, 0, 1), (1, 0, 0), (0, 1, 0), (1, 0, 0)),
        ("convert 1P to 1C", (0, 0, 1), (1, 0, 0), (1, 0, 0), (1, 0, 0)),
        ("convert 1W to 1C", (0, 1, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0)),
    ],
)
def test_rates(move: str, goods: Triple, power: Triple, after: Triple, bowls: Triple) -> None:
    """Conversions: every rate; power spent goes from bowl III to bowl I."""
    coins, workers, priests = goods
    table = position(player("witches", coins=coins, workers=workers, priests=priests, power=power), FAR).play(move)
    assert (table.goods(1), table.bowls(1)) == (after, bowls)


@pytest.mark.parametrize(
    ("move", "goods", "power"),
    [
        ("convert 5PW to 1P", (9, 9, 1), (9, 9, 4)),
        ("convert 3PW to 1W", (9, 9, 1), (9, 9, 2)),
        ("convert 1PW to 1C", (9, 9, 1), (9, 9, 0)),
        ("convert 1P to 1W", (9, 9, 0), (0, 0, 9)),
        ("convert 1P to 1C", (9, 9, 0), (0, 0, 9)),
        ("convert 1W to 1C", (9, 0, 1), (0, 0, 9)),
    ],
)
def test_not_without_the_price(move: str, goods: Triple, power: Triple) -> None:
    coins, workers, priests = goods
    table = position(player("witches", coins=coins, workers=workers, priests=priests, power=power), FAR)
    assert not table.can(move)


def test_no_way_up() -> None:
    """Conversions: coins become nothing but points at the end, workers no priests."""
    table = position(player("witches", coins=50, workers=50, priests=5, power=(0, 0, 12)), FAR)
    assert table.targets("convert") == {
        *("5PW to 1P", "3PW to 1W", "1PW to 1C", "1P to 1W", "1P to 1C", "1W to 1C"),
    }


def test_coins_to_points_only_with_the_legacy_option() -> None:
    """Conversions: 3 coins for a point are for the end of the game; the site takes them at any time."""
    with_coins = player("witches", coins=7)
    assert not position(with_coins, FAR).can("convert 3C to 1VP")
    table = position(with_coins, FAR, loose="early-points").play("convert 3C to 1VP", "convert 3C to 1VP")
    assert (table[1].coins, table.points(1)) == (1, 22)
    assert not table.can("convert 3C to 1VP")


@pytest.mark.parametrize(("pairs", "bowls"), [(1, (0, 4, 1)), (2, (0, 2, 2)), (3, (0, 0, 3))])
def test_burning(pairs: int, bowls: Triple) -> None:
    """Burning n: 2n tokens leave bowl II, n of them go to bowl III, n leave the game."""
    table = position(player("witches", power=(0, 6, 0)), FAR).play(f"burn {pairs}")
    assert table.bowls(1) == bowls


@pytest.mark.parametrize(("tokens", "most"), [(0, 0), (1, 0), (2, 1), (5, 2), (12, 6)])
def test_burning_needs_pairs(tokens: int, most: int) -> None:
    table = position(player("witches", power=(3, tokens, 3)), FAR)
    assert table.targets("burn") == {str(number) for number in range(1, most + 1)}


def test_before_between_and_after_the_parts_of_a_turn() -> None:
    """Conversions: free sub-steps before, between and after the parts of one's own turn."""
    table = position(player("witches", dwellings="E10", power=(0, 2, 1), workers=6), FAR)
    table.play("convert 1W to 1C", "dig 1", "convert 1W to 1C", "transform E11 to green")
    table.play("burn 1", "build E11", "convert 1PW to 1C")
    assert table.structure("E11") == "1:D"
    assert table.asked == 1
    assert table.can("done")


def test_never_while_another_faction_is_active() -> None:
    """Conversions: never while another faction is active."""
    table = position(
        player("witches", dwellings="E10"), player("nomads", dwellings="D8", power=(2, 2, 2), priests=2)
    ).play("upgrade E10 to TP")
    assert {text.split()[0] for text in table.moves(2)} == {"leech", "decline", "offers"}


def test_not_after_passing() -> None:
    """Conversions: passing ends the turn: what is to be converted is converted before."""
    table = position(player("witches", power=(0, 6, 6)), FAR).play("pass BON1")
    assert table.all_asked == [2]


def test_never_with_cult_spades() -> None:
    """Conversions: never in the cult-bonus phase."""
    table = position(
        player("witches", dwellings="E10", cults=(0, 4, 0, 0), power=(0, 6, 6), priests=2), FAR, scoring="SCORE6"
    )
    table.play("pass BON1", "pass BON3")
    assert table.asked == 1
    assert {text.split()[0] for text in table.moves()} == {"transform", "done"}


def test_a_conversion_is_no_action() -> None:
    """Conversions: any number of times, and the action is still to come."""
    table = position(player("witches", dwellings="E10", workers=9), FAR)
    for _ in range(5):
        table.play("convert 1W to 1C")
    assert not table.can("done")
    assert table.can("build E9")


def test_tokens_change_by_burning_only() -> None:
    """Power: the number of tokens changes only through burning and faction abilities."""
    table = position(player("witches", dwellings="E10", power=(3, 4, 5), priests=1), FAR)
    table.play("convert 1PW to 1C", "convert 3PW to 1W", "send p to FIRE for 3")
    assert sum(table.bowls(1)) == 12
    table.play("burn 1")
    assert sum(table.bowls(1)) == 11


def test_no_cap_on_coins_and_workers() -> None:
    """Resources: there is no cap on coins or workers."""
    table = position(player("witches", coins=500, workers=300, power=(0, 0, 12)), FAR).play("action ACT4")
    assert table.goods(1)[:2] == (507, 300)
