"""Power for neighbours: offers, answers, prices; open decisions that may be answered late."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.core.errors import MoveError
from tests.terra_mystica.positions import Player, Table, player, position


def upgrading(*neighbours: Player, **options: Any) -> Table:
    """Witches at E10 make their dwelling a trading house. Next to it: D7, D8, E9, E11, F6, F7."""
    return position(player("witches", dwellings="E10", bonus="BON8"), *neighbours, **options).play("upgrade E10 to TP")


def test_the_sum_of_adjacent_structures() -> None:
    """Offer: the power of all own structures next to the new one; those farther away do not count."""
    table = upgrading(player("nomads", dwellings="D8", posts="F7", stronghold="G7"))
    assert table.offers(2) == [(1, 3)]


@pytest.mark.parametrize(
    ("kind", "power"), [("dwellings", 1), ("posts", 2), ("temples", 2), ("stronghold", 3), ("sanctuary", 3)]
)
def test_power_of_structures(kind: str, power: int) -> None:
    """Building power: 1 for a dwelling, 2 for trading house and temple, 3 for stronghold and sanctuary."""
    assert upgrading(Player("nomads", **{kind: "D8"})).offers(2) == [(1, power)]  # type: ignore[arg-type]


def test_each_neighbour_is_offered_its_own() -> None:
    """Offer: for each other faction with structures directly adjacent."""
    table = upgrading(
        player("nomads", dwellings="D8"), player("giants", posts="D7"), player("engineers", dwellings="A3")
    )
    assert [table.offers(seat) for seat in (1, 2, 3, 4)] == [[], [(1, 1)], [(1, 2)], []]


def test_a_dwelling_is_offered_too() -> None:
    """Offer: triggered by building a dwelling and by every upgrade."""
    table = position(player("witches", dwellings="E10"), player("nomads", dwellings="F5")).play("build E9")
    assert table.offers(2) == [(1, 1)]


@pytest.mark.parametrize(
    ("before", "move"),
    [("posts", "upgrade E10 to TE"), ("posts", "upgrade E10 to SH"), ("temples", "upgrade E10 to SA")],
)
def test_every_upgrade(before: str, move: str) -> None:
    """Offer: by every upgrade."""
    table = position(Player("witches", **{before: "E10"}), player("nomads", posts="D8")).play(move)  # type: ignore[arg-type]
    assert table.offers(2) == [(1, 2)]


def test_no_offer_for_transforming() -> None:
    """Offer: none for transforming."""
    table = position(player("witches", dwellings="E10"), player("nomads", dwellings="F7")).play(
        "dig 1", "transform E11 to green"
    )
    assert table.offers(2) == []


def test_ships_make_no_neighbours() -> None:
    """Offer: direct adjacency only."""
    table = position(player("witches", dwellings="A3"), player("nomads", dwellings="C1", shipping=3))
    table.play("upgrade A3 to TP")
    assert table.offers(2) == []


# Gain and price


@pytest.mark.parametrize(
    ("bowls", "points", "gain"),
    [
        ((12, 0, 0), 20, 3),
        ((1, 0, 11), 20, 2),  # a token can move twice
        ((0, 1, 11), 20, 1),
        ((1, 1, 10), 20, 3),
        ((12, 0, 0), 1, 2),  # with one point at most two
        ((12, 0, 0), 0, 1),
    ],
)
def test_gain_and_price(bowls: tuple[int, int, int], points: int, gain: int) -> None:
    """Gain: the offer, but no more than bowls take and points pay; the price is one point less than the gain."""
    table = upgrading(player("nomads", dwellings="D8", posts="F7", power=bowls, points=points))
    table.play("leech 3 from witches", seat=2)
    assert table.gained(2, "power") == gain
    assert table.points(2) == points - (gain - 1)


def test_power_from_bowl_to_bowl() -> None:
    """Power: tokens move from bowl I to II, and from II to III only when I is empty."""
    table = upgrading(player("nomads", dwellings="D8", posts="F7", power=(2, 5, 0)))
    table.play("leech 3 from witches", seat=2)
    assert table.bowls(2) == (0, 6, 1)


def test_all_or_nothing() -> None:
    """Answer: the whole possible amount, or nothing."""
    table = upgrading(player("nomads", dwellings="D8", posts="F7"))
    answers = {text for text in table.moves(2) if not text.startswith("offers")}
    assert answers == {"leech 3 from witches", "decline 3 from witches"}


def test_declining_changes_nothing() -> None:
    table = upgrading(player("nomads", dwellings="D8", posts="F7")).play("decline 3 from witches", seat=2)
    assert (table.bowls(2), table.points(2), table.offers(2)) == ((12, 0, 0), 20, [])


def test_one_power_is_free() -> None:
    """Price: nothing for one power."""
    table = upgrading(player("nomads", dwellings="D8")).play("leech 1 from witches", seat=2)
    assert (table.bowls(2), table.points(2)) == ((11, 1, 0), 20)


def test_offers_of_nothing_are_listed_but_not_asked() -> None:
    """Offers of no real power are there, but nobody is asked about them."""
    table = upgrading(player("nomads", dwellings="D8", power=(0, 0, 12)))
    assert table.offers(2) == [(1, 1)]
    assert table.all_asked == [1]


# When


def test_nobody_waits_for_an_answer() -> None:
    """Order: the builder's turn goes on, and so does the game, while an answer is open."""
    table = upgrading(player("nomads", dwellings="D8"), player("giants", dwellings="I1"))
    assert table.all_asked == [2, 1]
    table.play("done", seat=1)
    assert table.all_asked == [2]  # seat 2 comes next, and answers first
    table.play("leech 1 from witches", seat=2)
    assert table.bowls(2) == (11, 1, 0)


def test_later_seats_answer_late() -> None:
    """Order: an answer may come after somebody else's turn."""
    table = upgrading(player("giants", dwellings="I1"), player("nomads", dwellings="D8"))
    table.play("done", seat=1)
    table.turn("pass BON1", seat=2)
    assert table.offers(3) == [(1, 1)]
    table.play("leech 1 from witches", seat=3)
    assert table.bowls(3) == (11, 1, 0)


def test_answers_commute() -> None:
    """Order: two seats answer in any order with the same result."""
    ends = []
    for order in ((2, 3), (3, 2)):
        table = upgrading(player("nomads", dwellings="D8"), player("giants", posts="D7"))
        for seat in order:
            table.play(table.moves(seat)[0], seat=seat)
        ends.append([(table.bowls(seat), table.points(seat)) for seat in (1, 2, 3)])
    assert ends[0] == ends[1]


def test_an_answer_before_the_own_turn() -> None:
    """Strict offers: power must be taken or declined before conversions and actions that would change it."""
    table = upgrading(player("nomads", dwellings="D8", power=(0, 2, 0)))
    table.play("done", seat=1)
    verbs = {text.split()[0] for text in table.moves(2)}
    assert {"leech", "decline"} <= verbs
    assert verbs.isdisjoint({"convert", "build", "pass", "upgrade", "dig"})


def test_without_strict_offers_an_action_declines() -> None:
    """Without strict offers: free steps may come first, and the next action declines what is still open."""
    table = upgrading(player("nomads", dwellings="D8", power=(0, 2, 1)), strict_leech="off")
    table.play("done", seat=1)
    assert {"leech 1 from witches", "convert 1PW to 1C", "pass BON1"} <= set(table.moves(2))
    table.play("convert 1PW to 1C", seat=2)
    assert table.offers(2) == [(1, 1)]
    table.play("upgrade D8 to TP", seat=2)
    assert table.offers(2) == []
    assert table.bowls(2) == (1, 2, 0)


def test_a_round_does_not_end_while_offers_are_open() -> None:
    """Order: a round cannot end while offers are open."""
    table = position(player("nomads", dwellings="D8"), player("witches", dwellings="E10"))
    table.play("pass BON1")
    table.turn("upgrade E10 to TP", seat=2)
    table.play("pass BON3", seat=2)
    assert table.state.round == 1
    assert table.all_asked == [1]
    table.play("leech 1 from witches", seat=1)
    assert table.state.round == 2


def test_those_who_passed_take_power() -> None:
    """Passing: nothing more may be done in the round except taking or declining power."""
    table = position(player("nomads", dwellings="D8"), player("witches", dwellings="E10"))
    table.play("pass BON1")
    table.play("upgrade E10 to TP", seat=2)
    assert {text.split()[0] for text in table.moves(1)} == {"leech", "decline", "offers"}


def test_those_who_dropped_out_get_none() -> None:
    """Offer: factions that dropped out get none."""
    table = position(
        player("giants", dwellings="I1"), player("nomads", dwellings="D8"), player("witches", dwellings="E10"),
        loose="resign",
    )  # fmt: skip
    table.play("pass BON2").play("resign", seat=2)
    table.play("upgrade E10 to TP", seat=3)
    assert table.offers(2) == []


# Several offers


def test_several_offers_one_after_the_other() -> None:
    """Gain: what a second offer brings depends on what the first one left."""
    table = position(
        player("witches", dwellings="E10"), player("giants", posts="D7"), player("nomads", posts="D8", power=(1, 0, 0))
    )
    table.turn("upgrade E10 to TP").play("decline 2 from witches", seat=2)
    table.play("upgrade D7 to SH", seat=2)
    assert table.offers(3) == [(1, 2), (2, 2)]
    assert table.all_asked.count(3) == 1  # about both at once
    table.play("leech 2 from witches", seat=3)
    assert table.bowls(3) == (0, 0, 1)
    assert table.offers(3) == [(2, 2)]  # nothing to gain any more
    assert 3 not in table.all_asked


def test_answers_belong_to_their_structure() -> None:
    """Offers: answers to several structures of one builder are told apart: Cultists get a step for each of them."""
    table = position(player("nomads", dwellings="D8", posts="G4"), player("cultists", dwellings="E10 F5"))
    table.play("pass BON1").turn("upgrade E10 to TP").turn("upgrade F5 to TP")
    assert table.offers(1) == [(2, 1), (2, 2)]
    table.play("leech 2 from cultists", seat=1)
    assert table[2].steps == 1
    table.play("leech 1 from cultists", seat=1)
    assert table[2].steps == 2


def test_burning_before_an_answer() -> None:
    """Strict offers: burning on one's own turn may come before the answer; it only lowers what can be gained."""
    table = upgrading(player("nomads", dwellings="D8", posts="F7", power=(0, 3, 0)))
    table.play("done", seat=1).play("burn 1", seat=2)
    assert table.bowls(2) == (0, 1, 1)
    table.play("leech 3 from witches", seat=2)
    assert (table.bowls(2), table.points(2)) == ((0, 0, 2), 20)


# A standing answer


@pytest.mark.parametrize(
    ("rule", "places", "taken"),
    [
        ("offers always", "D8 F7", True),
        ("offers up-to 1", "D8", True),  # a second offer of the same price
        ("offers up-to 1", "D8 F7", False),  # a dearer one is asked about
    ],
)
def test_a_standing_answer(rule: str, places: str, taken: bool) -> None:
    """Answers: a seat may say once that it takes power always, or up to a price."""
    table = position(player("witches", dwellings="E10 F2"), player("nomads", posts=f"E2 {places}"))
    table.play("upgrade F2 to TP")
    table.play(rule, seat=2)
    assert (table.bowls(2), table.points(2)) == ((10, 2, 0), 19)  # the open offer is taken at once
    table.play("done", seat=1)
    table.turn("pass BON1", seat=2)
    table.play("upgrade E10 to TP", seat=1)
    offered = 2 * len(places.split())
    assert (table.offers(2) == []) == taken
    assert table.points(2) == (19 - (offered - 1) if taken else 19)


def test_a_standing_answer_is_revoked() -> None:
    """Answers: on its own turn a seat may ask to be asked again."""
    table = position(player("witches", dwellings="E10"), player("nomads", dwellings="D8")).play("upgrade E10 to TP")
    table.play("offers always", seat=2).play("done", seat=1)
    table.play("offers ask", seat=2)
    assert table[2].answer == -1
    assert not table.can("offers ask", 2)


def test_an_offer_is_answered_by_its_own_seat_only() -> None:
    table = upgrading(player("nomads", dwellings="D8"), player("giants", dwellings="I1"))
    with pytest.raises(MoveError):
        table.play("leech 1 from witches", seat=3)
