"""Variants for two players: Planner and Lucky Digger."""

from __future__ import annotations

import pytest

from .positions import Table, charged, player, position, start

MARKED = {
    "blue": {"A3", "A9", "D3", "F6"}, "green": {"A1", "B7", "C3", "G7"}, "red": {"B1", "C8", "E6", "G1"},
    "yellow": {"B4", "C9", "D1", "F4"}, "black": {"B5", "E1", "E8", "G8"},
}  # fmt: skip
TILES = {"round_tiles": "house post palace town sailing", "bonus_tiles": "A B C D E"}


def planner(factions: str = "choose", first: str = "1") -> Table:
    return start(2, variant="planner", factions=factions, first=first, seed=None, **TILES)


def test_the_two_player_side() -> None:
    """Rulebook, "Rules for both variants": the other side of the board; another map with marked hexes may be chosen."""
    assert planner().state.land.name == "two-player"
    assert start(2, variant="lucky-digger").state.land.name == "two-player"
    assert start(2, variant="planner", map="main").state.land.name == "main"


def test_planner_neutral_colour_and_first_houses() -> None:
    """Rulebook, "Rules for the Planner variant"; ruling: the starting player places first, then the other seat, before
    everything else."""
    table = planner(first="2")
    assert table.moves() == [f"draw neutral {colour}" for colour in ("blue", "red", "black", "green", "yellow")]
    table.play("draw neutral red")
    assert table.asked == 2
    assert table.targets("neutral") == MARKED["red"]
    table.play("neutral B1")
    assert table.asked == 1
    assert table.targets("neutral") == MARKED["red"] - {"B1"}
    table.play("neutral E6")
    assert table.names(table.state.neutral) == {"B1", "E6"}


def test_planner_nobody_chooses_the_neutral_colour() -> None:
    """Rulebook, "Rules for the Planner variant": you cannot choose the neutral faction."""
    table = planner().play("draw neutral red", "neutral B1", "neutral E6")
    assert table.targets("mat") == {"blue", "black", "green", "yellow"}


def test_planner_draws_among_the_colours_not_given() -> None:
    """Ruling, "Planner": nature picks the neutral colour among those not chosen."""
    table = planner("golems fairies")
    assert {text.split()[-1] for text in table.moves()} == {"blue", "black", "yellow"}


def test_planner_dealt_factions_avoid_the_neutral_colour() -> None:
    """Rulebook, "Rules for the Planner variant", with factions left to chance."""
    table = planner("random").play("draw neutral red", "neutral B1", "neutral E6")
    assert {"draw faction golems", "draw faction fire-sprites"}.isdisjoint(table.moves())
    assert len(table.moves()) == 8


def set_up_planner() -> Table:
    """Water Sprites and Fairies with red neutral houses on B1 and E6."""
    table = planner("water-sprites fairies").play("draw neutral red", "neutral B1", "neutral E6")
    table.play("build D3", "build C3", "build G7", "build F6", "bonus D", "bonus B")
    for seat in (1, 2):
        table.set_power(seat, (8, 0, 0))
        table[seat].money = 100
    return table


def test_planner_other_houses_after_round_three() -> None:
    """Rulebook, "Rules for the Planner variant": in phase 3 of the third round, and only then."""
    table = set_up_planner()
    for number in (1, 2):
        assert table.names(table.state.neutral) == {"B1", "E6"}
        table.finish_round()
        assert table.state.round == number + 1
    table.finish_round()
    assert table.names(table.state.neutral) == {"B1", "E6", "C8", "G1"}
    assert table.names(table.state.occupied) >= {"C8", "G1"}
    table.finish_round()
    assert len(table.names(table.state.neutral)) == 4


@pytest.mark.parametrize("how", ["occupied", "changed"])
def test_planner_only_hexes_still_available(how: str) -> None:
    """Ruling, "Planner": unoccupied and still of that terrain."""
    table = set_up_planner()
    state = table.state
    if how == "occupied":
        state.occupied |= 2 ** state.land.by_name["C8"]
    else:
        state.make_home(0, state.land.by_name["C8"])
    for _ in range(3):
        table.finish_round()
    assert table.names(state.neutral) == {"B1", "E6", "G1"}


def test_neutral_houses_lower_the_price_of_a_trading_post() -> None:
    """Rulebook, "Rules for both variants": they count as houses of a different faction."""
    table = position(player("water-sprites", houses="E2 I6"), player("fairies"), neutral="F1")
    table.play("post E2")
    assert table[1].money == 93
    table = position(player("water-sprites", houses="E2 I6"), player("fairies"), neutral="F1")
    table.play("post I6")
    assert table[1].money == 90


def test_a_neutral_house_over_an_own_bridge() -> None:
    """Ruling, "Bridges", with a neutral house at the far end."""
    table = position(player("water-sprites", houses="E5", bridges="E5-G5"), player("fairies"), neutral="G5")
    table.play("post E5")
    assert table[1].money == 93


def test_nobody_builds_on_a_neutral_house() -> None:
    """Rulebook, "Make habitable and build": the hex is occupied."""
    table = position(player("water-sprites", houses="E2"), player("fairies"), neutral="F1 E1")
    assert table.targets("habitable") == {"D1", "E3", "F2"}


def lucky(factions: str = "water-sprites inventors", first: str = "1") -> Table:
    return start(2, variant="lucky-digger", factions=factions, first=first, seed=None, **TILES)


def set_up_lucky(factions: str = "water-sprites inventors", first: str = "1") -> Table:
    """At the first draw."""
    table = lucky(factions, first)
    while table.targets("build"):
        table.play(table.moves()[0])
    return table.play("bonus D", "bonus B")


def colours(table: Table) -> set[str]:
    assert table.asked == 0
    return {text.removeprefix("draw house ") for text in table.moves()}


def test_lucky_digger_before_the_first_income() -> None:
    """Rulebook, "Rules for the Lucky Digger variant": the starting player draws one of three colours and places it, the
    other player one of the remaining two; then the round begins."""
    table = set_up_lucky(first="2")
    assert table.state.round == 0
    assert colours(table) == {"red", "green", "yellow"}
    table.play("draw house green")
    assert table.asked == 2
    assert table.targets("neutral") == MARKED["green"]
    table.play("neutral C3")
    assert colours(table) == {"red", "yellow"}
    table.play("draw house red")
    assert table.asked == 1
    assert table.targets("neutral") == MARKED["red"]
    assert table.state.round == 0
    table.play("neutral E6")
    assert table.state.round == 1
    assert table.names(table.state.neutral) == {"C3", "E6"}


def test_lucky_digger_before_every_round() -> None:
    """Rulebook, "Rules for the Lucky Digger variant": each round, the first included; no more after the last."""
    table = set_up_lucky()
    draws = 0
    while not table.match.over:
        if table.asked == 0:
            draws += 1
            table.play(table.moves()[0])
        elif table.can("drop"):
            table.drop_out()
        else:
            table.play(table.moves()[0])
    assert draws == 10


def test_lucky_digger_the_holder_of_the_token_starts() -> None:
    """Ruling, "Lucky Digger's starting player": the current holder of the start player token."""
    table = set_up_lucky().play("draw house red", "neutral E6", "draw house green", "neutral C3")
    table[1].money = 100
    for seat in (1, 2):
        table.set_power(seat, (8, 0, 0))
    table.play("sailing").drop_out().drop_out()
    table.play("draw house red")
    assert table.asked == 2


def test_lucky_digger_triggers_nothing() -> None:
    """Rulebook, "Rules for both variants": neither power for neighbours nor faction abilities."""
    table = set_up_lucky().play("draw house red")
    state = table.state
    state.seats[0].houses |= 2 ** state.land.by_name["E5"]
    before = [charged(seat) for seat in state.seats]
    table.play("neutral E6", "draw house green")
    assert [charged(seat) for seat in table.state.seats] == before
    assert [seat.points for seat in table.state.seats] == [0, 0]


def test_lucky_digger_discards_without_a_place() -> None:
    """Ruling, "Lucky Digger": a marked hex that is occupied or changed is not available; without one the house is
    discarded and nobody is asked."""
    table = set_up_lucky()
    state = table.state
    for place in ("B1", "C8"):
        state.occupied |= 2 ** state.land.by_name[place]
    for place in ("E6", "G1"):
        state.make_home(0, state.land.by_name[place])
    table.play("draw house red")
    assert colours(table) == {"green", "yellow"}
    table.play("draw house green")
    assert table.asked == 2


def test_lucky_digger_draws_are_even() -> None:
    """Rulebook, "Rules for the Lucky Digger variant": 1 house of each colour, drawn at random."""
    decision = set_up_lucky().state.decision
    assert decision.weights(set_up_lucky().state) == [1, 1, 1]  # type: ignore[attr-defined]


def test_neutral_houses_need_no_owner() -> None:
    """Rulebook, "Rules for both variants": neutral houses build no bridge, gain no power and score nothing."""
    table = position(player("water-sprites", houses="E2"), player("fairies"), neutral="F1 E3 E4")
    table.play("post E2")
    assert [charged(seat) for seat in table.state.seats] == [0, 0]
