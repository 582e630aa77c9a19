"""Cults: priests, steps, power on the way, the last space and its keys."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.games.terra_mystica.rules.catalogue import CATALOGUE
from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")


def priests(level: int = 0, *, keys: int = 0, number: int = 1, **more: Any) -> Table:
    """Witches with priests, on this space of the track of fire."""
    return position(player("witches", dwellings="E10", priests=number, cults=(level, 0, 0, 0), keys=keys, **more), FAR)


# Sending priests


def test_sending_is_an_action() -> None:
    """Priests: sending one is an action."""
    table = priests(number=2).play("send p to FIRE for 3")
    assert table.cults(1) == (3, 0, 0, 0)
    assert table.targets("send") == set()
    assert table.can("done")


def test_ways_to_send() -> None:
    """Priests: three steps, two, or one; a lower value may be chosen."""
    table = priests()
    assert table.targets("send") == {
        f"p to {cult} for {steps}" for cult in ("FIRE", "WATER", "EARTH", "AIR") for steps in (3, 2, 1)
    }


def test_no_priest_nobody_to_send() -> None:
    assert priests(number=0).targets("send") == set()


def test_places_are_taken_once_in_a_game() -> None:
    """Priests: places for 3, 2, 2 and 2 steps on each track, each once per game; then only the one step."""
    table = position(player("witches", priests=4), player("nomads", priests=4, bonus="BON8"))
    for steps in (3, 2, 2, 2):
        assert table.can(f"send p to FIRE for {steps}")
        table.turn(f"send p to FIRE for {steps}")
    assert {text for text in table.targets("send") if "FIRE" in text} == {"p to FIRE for 1"}
    assert table.can("send p to WATER for 3")
    assert (table.cults(1)[0], table.cults(2)[0]) == (5, 4)


def test_the_place_for_three_is_taken_once() -> None:
    table = position(player("witches", priests=2), player("nomads", priests=2)).turn("send p to FIRE for 3")
    assert not table.can("send p to FIRE for 3")
    assert table.can("send p to FIRE for 2")


def test_a_priest_for_two_leaves_the_place_for_three() -> None:
    """Priests: a lower value leaves the better place free."""
    table = position(player("witches", priests=2), player("nomads", priests=2)).turn("send p to FIRE for 2")
    assert table.can("send p to FIRE for 3")


def test_a_priest_on_a_place_stays_for_good() -> None:
    """Priests: on a 3- or 2-step place they stay: one less can be held from then on."""
    for steps in (3, 2):
        table = priests().play(f"send p to FIRE for {steps}")
        assert (table[1].priests, table[1].most_priests) == (0, 6)


def test_a_priest_for_one_step_returns() -> None:
    """Priests: without a place one step, and the priest goes back to the supply; no place is used."""
    table = priests().play("send p to FIRE for 1")
    assert table.cults(1) == (1, 0, 0, 0)
    assert (table[1].priests, table[1].most_priests) == (0, 7)
    assert table.state.priest_places == [0, 0, 0, 0]


def test_seven_priests() -> None:
    """Priests: seven per faction; what exceeds the number that can be held is lost."""
    table = position(player("witches", priests=7, power=(0, 0, 3)), FAR).play("action ACT2")
    assert table[1].priests == 7
    table = position(player("witches", priests=7, power=(0, 0, 6)), FAR)
    table.turn("send p to FIRE for 3").turn("pass BON1")
    table.play("action ACT2")
    assert table[1].priests == 6  # six are left besides the one on the cult board
    table.play("done")


# Power on the way


@pytest.mark.parametrize(
    ("level", "steps", "power"),
    [(0, 2, 0), (0, 3, 1), (2, 1, 1), (3, 1, 0), (2, 3, 3), (3, 3, 2), (4, 3, 4), (6, 3, 2), (7, 2, 0), (5, 1, 0)],
)
def test_power_for_spaces_entered(level: int, steps: int, power: int) -> None:
    """Cults: 1 power for entering space 3, 2 for space 5, 2 for space 7."""
    table = priests(level).play(f"send p to FIRE for {steps}")
    assert table.cults(1)[0] == level + steps
    assert table.gained(1, "power") == power


def test_power_again_when_crossed_again() -> None:
    """Cults: every time a space is entered from below. Acolytes go down three steps and up again."""
    table = position(
        player("acolytes", dwellings="E10", cults=(5, 0, 0, 0), priests=1, pick="black"),
        player("witches", dwellings="A3", bonus="BON8"),
    )
    table.turn("transform E11 to volcano", "-3FIRE").turn("pass BON1")
    assert (table.cults(1)[0], table.gained(1, "power")) == (2, 0)
    table.play("send p to FIRE for 3")
    assert (table.cults(1)[0], table.gained(1, "power")) == (5, 3)


# The last space


def test_the_last_space_needs_a_key() -> None:
    """Cults: space 10 needs a key, which is used up; it brings 3 power."""
    table = priests(8, keys=1).play("send p to FIRE for 3")
    assert (table.cults(1)[0], table[1].keys, table.gained(1, "power")) == (10, 0, 3)


def test_without_a_key_nine_is_the_end() -> None:
    table = priests(8).play("send p to FIRE for 3")
    assert (table.cults(1)[0], table.gained(1, "power")) == (9, 0)


def test_the_last_space_is_for_one() -> None:
    """Cults: one faction only; everybody else stops at 9, keeps the key and gets no power for 10."""
    table = position(player("witches", priests=1, keys=1, cults=(8, 0, 0, 0)), player("nomads", cults=(10, 0, 0, 0)))
    table.play("send p to FIRE for 3")
    assert (table.cults(1)[0], table[1].keys, table.gained(1, "power")) == (9, 1, 0)


def test_one_key_for_each_track() -> None:
    """Cults: a key is used up once per track."""
    table = position(player("witches", priests=2, keys=1, cults=(9, 9, 0, 0)), FAR)
    table.turn("send p to FIRE for 1").turn("pass BON1")
    table.play("send p to WATER for 1")
    assert table.cults(1)[:2] == (10, 9)


def founding() -> Table:
    """Witches on space 8 of fire, about to found a town by their temple: power 7 in four structures."""
    return position(
        player("witches", stronghold="E10", posts="E9", dwellings="F6 F7", cults=(8, 8, 0, 0)),
        player("nomads", dwellings="A1"),
    )


def test_a_step_that_failed_is_made_good_by_a_key() -> None:
    """Cults: a step to 10 without a key is remembered this turn: if a key arrives, the marker moves by itself."""
    table = founding().play("upgrade E9 to TE", "+FAV1")
    assert table.cults(1)[0] == 9
    table.play("+TW1")
    assert (table.cults(1)[0], table[1].keys) == (10, 0)
    assert table.gained(1, "power") == 3


def test_the_key_first_then_the_step() -> None:
    """Cults: town tile first, then the favour tile: the key is there in time."""
    table = founding().play("upgrade E9 to TE", "+TW1", "+FAV1")
    assert (table.cults(1)[0], table[1].keys) == (10, 0)


def test_what_was_not_tried_is_not_made_good() -> None:
    """Cults: standing on 9 is not enough: a step must have failed in the same turn."""
    table = position(player("witches", stronghold="E10", posts="E9", dwellings="F6 F7", cults=(9, 0, 0, 0)), FAR)
    table.play("upgrade E9 to TE", "+FAV2", "+TW1")
    assert (table.cults(1)[0], table[1].keys) == (9, 1)


def test_a_failed_step_is_forgotten_with_the_turn() -> None:
    """Cults: remembered until the faction's next turn starts, no longer."""
    table = position(
        player("witches", stronghold="E10", posts="E9", dwellings="F6 F7", cults=(8, 0, 0, 0), priests=1), FAR
    )
    table.turn("send p to FIRE for 3").turn("pass BON1")
    table.play("upgrade E9 to TE", "+FAV2", "+TW1")
    assert (table.cults(1)[0], table[1].keys) == (9, 1)


# Who has to wait


def waiting(loose: str = "none", keys: int = 1) -> Table:
    """Cultists on 9 of fire with a key have built: a neighbour may still take power, which would give them a step."""
    table = position(
        player("cultists", dwellings="E10", keys=1, cults=(9, 0, 0, 0)),
        player("witches", priests=1, keys=keys, cults=(9, 8, 0, 0), dwellings="A3"),
        player("nomads", dwellings="D8"),
        loose=loose,
    )
    return table.turn("upgrade E10 to TP")


def test_a_step_to_the_top_waits_for_an_open_decision() -> None:
    """Cults: while a Cultists' decision that could bring them to 10 is open, nobody else may enter 10 there."""
    table = waiting()
    assert not [text for text in table.targets("send", 2) if "FIRE" in text]
    assert table.can("send p to WATER for 3", 2)  # the Cultists are low there
    table.play("decline 1 from cultists", seat=3)
    assert table.can("send p to FIRE for 1", 2)


def test_who_has_no_key_need_not_wait() -> None:
    """Cults: a step that ends on 9 is in nobody's way."""
    assert waiting(keys=0).can("send p to FIRE for 3", 2)


def test_who_comes_first_keeps_the_last_space() -> None:
    """Cults: if the power is taken, the step comes first."""
    table = waiting().play("leech 1 from cultists", seat=3).play("+FIRE", seat=1)
    assert table.cults(1)[0] == 10
    table.play("send p to FIRE for 1", seat=2)
    assert table.cults(2)[0] == 9


def test_nobody_waits_with_the_legacy_option() -> None:
    """Legacy option: the order of such steps is free."""
    assert waiting("loose-cultist-ordering").can("send p to FIRE for 1", 2)


def test_a_favour_tile_waits_too() -> None:
    """Cults: the same for the steps of favour tiles: others are there to take."""
    table = position(
        player("cultists", dwellings="E10", keys=1, cults=(9, 0, 0, 0)),
        player("witches", posts="A3", keys=1, cults=(8, 0, 0, 0)),
        player("nomads", dwellings="D8"),
    ).turn("upgrade E10 to TP")
    table.play("upgrade A3 to TE", seat=2)
    assert not table.can("+FAV1", 2)
    assert not table.can("+FAV5", 2)
    assert table.can("+FAV9", 2)  # one step leads to 9 only
    table.play("decline 1 from cultists", seat=3)
    assert table.can("+FAV1", 2)


def test_a_town_tile_waits_too() -> None:
    """Cults: and for a town tile whose steps, or whose key, would lead to space 10."""
    table = position(
        player("cultists", dwellings="E10", keys=1, cults=(9, 0, 0, 0)),
        player("witches", stronghold="I11", posts="I10", dwellings="H7", cults=(9, 0, 0, 0)),
        player("nomads", dwellings="D8"),
        terrain={"H8": "green"},
    ).turn("upgrade E10 to TP")
    table.play("build H8", seat=2)
    tiles = {text for text in table.moves(2) if text.startswith("+TW")}
    assert tiles == {"+TW1", "+TW2", "+TW3", "+TW4", "+TW7", "+TW8"}
    table.state.towns_left = [0, 0, 0, 0, 2, 0, 0, 0]  # where there is no other, nobody waits for ever
    assert {text for text in table.moves(2) if text.startswith("+TW")} == {"+TW5"}


# More tracks than keys


def short_of_keys(cults: tuple[int, int, int, int]) -> Table:
    """A town is founded on these spaces; its tile has steps on every track."""
    table = position(player("auren", stronghold="E10", posts="E11", dwellings="F7", cults=cults), FAR)
    return table.play("build E9", "+TW5")


def test_the_seat_chooses_which_track_takes_the_key() -> None:
    """Town tiles: standing on 9 on more tracks than there are keys, one of them goes to 10: the seat says which."""
    table = short_of_keys((9, 9, 0, 9))
    assert {text for text in table.moves() if text.startswith("top")} == {"top FIRE", "top WATER", "top AIR"}
    assert not table.can("done")
    table.play("top WATER")
    assert (table.cults(1), table[1].keys) == ((9, 10, 1, 9), 0)
    assert table.gained(1, "power") == 3
    assert not [text for text in table.moves() if text.startswith("top")]


def test_two_keys_and_three_tracks() -> None:
    """Town tiles: with two keys the seat chooses twice."""
    table = position(player("auren", stronghold="E10", posts="E11", dwellings="F7", cults=(9, 8, 0, 9)), FAR)
    table.play("build E9", "+TW6", "top AIR")
    assert {text for text in table.moves() if text.startswith("top")} == {"top FIRE", "top WATER"}
    table.play("top WATER")
    assert (table.cults(1), table[1].keys) == ((9, 10, 2, 10), 0)
    assert table.can("done")


@pytest.mark.parametrize(("tile", "cults"), [("+TW1", (9, 9, 0, 0)), ("+TW6", (10, 10, 2, 2))])
def test_two_failed_steps_want_two_keys(tile: str, cults: tuple[int, ...]) -> None:
    """Cults: failed steps are made good as soon as there are keys for all of them. Two favour tiles for a temple."""
    table = position(player("chaosmagicians", stronghold="E10", posts="E9", dwellings="F6 F7", cults=(8, 8, 0, 0)), FAR)
    table.play("upgrade E9 to TE", "+FAV1", "+FAV2")
    assert table.cults(1) == (9, 9, 0, 0)
    table.play(tile)
    assert table.cults(1) == cults


def test_the_track_that_had_to_stay_goes_with_the_next_key() -> None:
    """Cults: a step for which there was no key is remembered in this turn: the second of two towns makes it good."""
    wanted = player("swarmlings", posts="D2 E3 A4", temples="G6 F7", dwellings="C1 D3 G7 H8", cults=(0, 9, 0, 9))
    table = position(wanted, FAR).play("upgrade A4 to TE", "+FAV5", "+TW5", "top WATER")
    assert (table.cults(1), table[1].keys) == ((3, 10, 1, 9), 0)
    table.play("+TW1")
    assert (table.cults(1), table[1].keys) == ((3, 10, 1, 10), 0)


def test_no_choice_where_keys_are_enough() -> None:
    table = short_of_keys((9, 0, 0, 0))
    assert (table.cults(1), table[1].keys) == ((10, 1, 1, 1), 0)
    assert not [text for text in table.moves() if text.startswith("top")]


# Steps of choice


def test_steps_of_choice_go_to_unfinished_tracks() -> None:
    """Special actions: one cult step on any track."""
    table = position(player("witches", bonus="BON2", cults=(10, 0, 0, 0)), FAR).play("action BON2")
    assert {"+WATER", "+EARTH", "+AIR"} == {text for text in table.moves() if text.startswith("+")}
    assert not table.can("done")
    table.play("+AIR")
    assert table.cults(1) == (10, 0, 0, 1)


def test_leaving_the_last_space_returns_the_key() -> None:
    """Cults: Acolytes leaving space 10 get their key back, and the space is open again for all."""
    table = position(
        player("acolytes", dwellings="E10", cults=(10, 0, 0, 0), pick="black"),
        player("witches", dwellings="A3", priests=1, keys=1, cults=(9, 0, 0, 0)),
    )
    table.turn("transform E11 to volcano", "-3FIRE")
    assert (table.cults(1)[0], table[1].keys) == (7, 1)
    table.play("send p to FIRE for 1")
    assert table.cults(2)[0] == 10


def test_words_for_lowering() -> None:
    """Notation: voluntary single steps and the prices of three and four steps."""
    assert [CATALOGUE.parse(text).text for text in ("-FIRE", "-3FIRE", "-4FIRE")] == ["-FIRE", "-3FIRE", "-4FIRE"]
