"""The six power actions."""

from __future__ import annotations

import pytest

from .positions import Table, player, position

PRICES = {"bridge-3": 3, "bridge-4": 4, "sailing": 4, "money": 4, "shovel": 4, "two-shovels": 6}
MOVES = {
    "bridge-3": ["bridge C8-D9"],
    "bridge-4": ["bridge C8-D9"],
    "sailing": [],
    "money": [],
    "shovel": ["habitable B7", "done"],
    "two-shovels": ["habitable B7", "done"],
}


def golems(bowl3: int) -> Table:
    """Golems on C8 between forest, swamp and lake."""
    return position(
        player("golems", houses="C8", power=(8 - bowl3, 0, bowl3)), player("fairies", houses="I5", power=(0, 0, 8))
    )


@pytest.mark.parametrize("action", PRICES)
def test_price(action: str) -> None:
    """Rulebook, "Power actions": the power printed on each, from bowl III to bowl I."""
    price = PRICES[action]
    assert not golems(price - 1).can(f"power {action}")
    table = golems(price)
    table.play(f"power {action}")
    assert table.bowls(1) == (8, 0, 0)


@pytest.mark.parametrize("action", PRICES)
def test_once_a_round_for_all(action: str) -> None:
    """Ruling 5: an X-token covers a used action for everybody until phase 3."""
    table = golems(8)
    table.play(f"power {action}", *MOVES[action])
    while table.asked == 1:
        table.play("done")
    assert not table.can(f"power {action}")
    assert table.targets("power") <= set(PRICES) - {action}
    table.drop_out()
    table.set_power(1, (0, 0, 8))
    assert f"power {action}" not in table.moves()
    assert table.targets("power")


@pytest.mark.parametrize("action", ["sailing", "money"])
def test_uncovered_in_the_next_round(action: str) -> None:
    """Rulebook, "Phase 3": the X-tokens are removed."""
    table = golems(4).play(f"power {action}").finish_round()
    table.set_power(table.asked, (0, 0, 8))
    assert table.can(f"power {action}")


def test_seven_money() -> None:
    """Rulebook, "7 money"."""
    assert golems(4).play("power money")[1].money == 107


def test_sailing_without_money() -> None:
    """Rulebook, "Increase sailing" for power: no money, and the points of the new space."""
    table = golems(4).play("power sailing")
    assert (table[1].sailing, table[1].money) == (1, 100)
    assert table.points_from(1)["track:sailing"] == 2


def test_a_bridge_must_be_placed() -> None:
    """Rulebook, "Build a bridge" for power: only if there is a place for it."""
    table = position(player("golems", houses="A6", power=(0, 0, 8)), player("fairies"))
    assert not table.can("power bridge-3")
    assert not table.can("power bridge-4")
    table = golems(8).play("power bridge-3")
    assert table.moves() == ["bridge B9-C8", "bridge C8-D9"]


def test_one_free_shovel_scores_houses_and_shovels() -> None:
    """Rulebook, "Power actions", note: the usual rules apply, round scoring included."""
    for scoring, points in (("house", 2), ("shovel", 2)):
        table = position(player("golems", houses="C8", power=(4, 0, 4)), player("fairies"), scoring=scoring)
        table.play("power shovel", "habitable B7", "build B7")
        assert table[1].points == points
        assert table[1].money == 96


def test_two_free_shovels_score_what_is_used() -> None:
    """Rulebook, appendix "Round scoring tiles": 2 points per shovel used, free ones too."""
    for place, points in (("B7", 2), ("C7", 4)):
        table = position(player("golems", houses="C8", power=(2, 0, 6)), player("fairies"), scoring="shovel")
        table.play("power two-shovels", f"habitable {place}", "done")
        assert table[1].points == points


def test_power_is_spent_before_gains() -> None:
    """Ruling, "Order inside a turn": what a power action brings can be charged into the bowl it emptied."""
    table = position(player("leprechauns", houses="E2", power=(0, 0, 4)), player("fairies"), terrain={"E3": "desert"})
    table.play("power shovel", "habitable E3")
    assert table.bowls(1) == (2, 2, 0)


def test_exchange_before_a_power_action_costs_its_power() -> None:
    """Rulebook, "Spend power": the same bowl III pays for both."""
    table = golems(5).play("exchange 2")
    assert not table.can("power money")
    assert table.can("power bridge-3")
