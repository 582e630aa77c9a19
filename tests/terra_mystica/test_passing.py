"""Passing: points, the exchange of bonus cards, dropping out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Table, player, position, start


def two(**options: Any) -> Table:
    return position(
        player("witches", dwellings="E10", bonus="BON9"), player("nomads", dwellings="A1", bonus="BON8"),
        beside="BON1 BON3 BON7", **options,
    )  # fmt: skip


def test_the_card_is_exchanged() -> None:
    """Bonus cards: a passing player takes a new one from the pool, then returns the old one."""
    table = two().play("pass BON3")
    assert table.bonus(1) == "BON3"
    assert set(table.offer()) == {"BON1", "BON7", "BON9"}


def test_the_own_card_cannot_be_retaken() -> None:
    """Bonus cards: the own old card cannot be retaken, the one just returned by another seat can."""
    table = two()
    assert table.targets("pass") == {"BON1", "BON3", "BON7"}
    table.play("pass BON3")
    assert table.targets("pass") == {"BON1", "BON7", "BON9"}


def test_points_come_from_the_card_held() -> None:
    """Passing: points of the card held during the round, not of the new one."""
    table = two().play("pass BON7")
    assert table.points(1) == 21  # 1 for the dwelling


def test_coins_on_the_card() -> None:
    """Bonus cards: whoever takes the card takes the coins on it at once."""
    table = two()
    assert table.offer() == {"BON1": 1, "BON3": 1, "BON7": 1}
    table.play("pass BON3")
    assert table[1].coins == 101
    assert table.offer() == {"BON1": 1, "BON7": 1, "BON9": 0}


def test_a_coin_each_round() -> None:
    """Bonus cards: at the start of each round every card in the pool gets a coin, also one just returned."""
    table = two().play("pass BON3", "pass BON1")
    assert table.offer() == {"BON7": 2, "BON8": 1, "BON9": 1}
    assert sum(table.state.bonus_coins) == 4  # none on cards that are held, or out of the game


def test_nothing_more_after_passing() -> None:
    """Passing: nothing more may be done in the round."""
    table = two().play("pass BON3")
    assert table.all_asked == [2]
    assert table.moves(1) == []


def test_the_last_round() -> None:
    """Passing in round 6: points are scored, but no card is taken."""
    table = position(
        player("witches", dwellings="E10", bonus="BON9"), player("nomads", dwellings="A1", bonus="BON8"), round=6
    )
    assert [text for text in table.moves() if text.startswith("pass")] == ["pass"]
    table.play("pass")
    assert table.bonus(1) == "BON9"
    assert table.points(1) == 21
    assert table[1].coins == 100


def test_engineers_and_ice_maidens_score_their_stronghold() -> None:
    """Passing: effects of strongholds: bridges of the Engineers, temples of the Ice Maidens."""
    other = player("witches", dwellings="I11", bonus="BON8")
    table = position(player("engineers", stronghold="A3", dwellings="C1", bridges="A3:C1 B1:C1"), other)
    table.play("pass BON1")
    assert table.points(1) == 23  # the second bridge joins nothing
    table = position(player("icemaidens", stronghold="A3", temples="C1 C2", pick="black", favours="FAV9"), other)
    table.play("pass BON1")
    assert table.points(1) == 26


def test_everything_adds_up() -> None:
    """Passing: card, favour tile and stronghold score together."""
    table = position(
        player("icemaidens", stronghold="A3", temples="C1", posts="E10", pick="black", favours="FAV12", bonus="BON7"),
        player("witches", dwellings="I11", bonus="BON8"),
    ).play("pass BON1")
    assert table.points_from(1) == {"tile:BON7": 2, "tile:FAV12": 2, "faction:icemaidens": 3}


# Dropping out


def leaving() -> Table:
    """Nomads, second of three, are about to drop out."""
    table = position(
        player("witches", dwellings="E10", bonus="BON9", priests=9),
        player("nomads", dwellings="D8", bonus="BON8", cults=(5, 0, 0, 0)),
        player("giants", dwellings="A6", bonus="BON3", priests=9),
        beside="BON1 BON2 BON5",
        loose="resign",
    )
    return table.turn("send p to WATER for 1").play("resign", seat=2)


def test_the_card_returns() -> None:
    """Dropping out: the bonus card is returned."""
    assert "BON8" in leaving().offer()


def test_skipped_from_then_on() -> None:
    """Dropping out: takes no further actions, skipped in turn order, also in later rounds."""
    table = leaving()
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.turn("send p to EARTH for 1")
    assert order == [3, 1, 3, 1]
    table.finish_round()
    assert table.order() in ([3, 1], [1, 3])
    assert table.asked != 2


def test_structures_stay() -> None:
    """Dropping out: her structures stay on the map."""
    table = leaving()
    assert table.structure("D8") == "2:D"


def test_structures_go_on_working() -> None:
    """Dropping out: as on the site, structures and steps still bring income and cult bonus; the card is gone."""
    table = leaving()
    before = table.goods(2)
    table.finish_round()
    assert table.state.round == 2
    coins, workers, priests = table.goods(2)
    assert (coins - before[0], workers - before[1], priests - before[2]) == (0, 2, 0)  # the board and a dwelling


def test_no_power() -> None:
    """Dropping out: gets no power."""
    table = leaving().turn("send p to EARTH for 1").play("upgrade E10 to TP", seat=1)
    assert table.offers(2) == []


def test_positions_still_count() -> None:
    """Dropping out: her cult and network positions still count for rankings."""
    table = leaving()
    table.state.round = 6
    table.finish_round()
    assert table.match.over
    assert table.points_from(2)["final:FIRE"] == 8


def test_only_with_the_option() -> None:
    """Options: leaving is for tables that allow it, and for ledgers."""
    assert not two().can("resign")
    assert position(player("witches"), player("nomads"), loose="resign").can("resign")


def test_leaving_out_of_turn() -> None:
    """Dropping out: at any time from the choice of a faction to the end, asked or not; nobody leaves twice."""
    table = start(2, loose="resign")
    assert not table.can("resign", 1) and not table.can("resign", 2)
    table = position(player("witches"), player("nomads"), player("giants"), loose="resign")
    assert all(table.can("resign", seat) for seat in (1, 2, 3))
    table.play("resign", seat=3)
    assert table.asked == 1
    assert not table.can("resign", 3)
    assert table.moves(2) == ["resign"]
    table.play("resign", seat=1)
    assert (table.asked, table.moves(2).count("resign")) == (2, 1)
    table = position(player("witches"), player("nomads"), loose="resign").pass_turn()
    assert (table.asked, table.moves(1)) == (2, ["resign"])


def test_leaving_during_set_up() -> None:
    """Dropping out: who leaves before the first round is asked for nothing more: terrain, tile, dwellings, card."""
    table = start(4, factions="acolytes icemaidens witches nomads", loose="resign")
    asked = []
    assert table.all_asked == [2]  # for a terrain; the Acolytes pick theirs later
    table.play("resign", seat=1).play("resign", seat=2)
    while not table.state.round:
        asked.append(table.asked)
        table.play(next(text for text in table.moves(table.asked) if text != "resign"), seat=table.asked)
    assert asked == [3, 4, 4, 3, 4, 4, 3]  # two dwellings and three, then cards
    assert not table[1].structures and not table[2].structures and not table.favours(2)
    table.state.round = 6
    assert table.finish_round().match.over
    assert not any(table.state.may_leave(seat) for seat in table.state.seats)


def test_leaving_with_an_open_offer() -> None:
    """Dropping out: what was asked is forgotten."""
    table = position(
        player("witches", dwellings="E10"), player("nomads", dwellings="D8"), player("giants"), loose="resign"
    )
    table.play("upgrade E10 to TP").play("resign", seat=2)
    assert table.offers(2) == []
    table.play("done", seat=1)
    assert table.asked == 3


def test_the_last_one_leaves() -> None:
    """Dropping out: the game goes on with those who are left, to its end."""
    table = position(player("witches"), player("nomads"), loose="resign").play("resign", "resign")
    assert table.match.over


@pytest.mark.parametrize("strict", ["on", "off"])
def test_passing_in_a_double_turn(strict: str) -> None:
    """Strict Chaos Magicians: passing ends the double turn; without it an action would be left, but nobody uses it."""
    table = position(
        player("chaosmagicians", stronghold="E10", priests=1),
        player("nomads", dwellings="A1"),
        strict_chaosmagician_sh=strict,
    ).play("action ACTC", "pass BON1")
    assert table[1].passed
    assert table.all_asked == [2 if strict == "on" else 1]
