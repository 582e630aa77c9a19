"""Writing for terra.snellman.net what its engine accepts: an outside referee fed it exports that it refused."""

from __future__ import annotations

import pytest

from terrae.core.match import Match
from terrae.core.moves import Entry
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.snellman import SNELLMAN
from terrae.games.terra_mystica.snellman.exporter import Exporter
from tests.terra_mystica.positions import Table, player, position
from tests.terra_mystica.test_site import after, reading_of

FAR = player("nomads", dwellings="I1")


def told(table: Table, *moves: str, seat: int = 1) -> list[str]:
    """What is written for moves of a seat from a position on; the position is left as it was."""
    exporter = Exporter(table.match)
    exporter.state = table.state.copy()
    exporter.state.ledger = exporter.ledger
    for text in moves:
        move = table.match.game.catalogue.parse(text)
        assert move in exporter.state.moves_of(seat - 1), text
        exporter.tell(Entry(seat - 1, move))
        exporter.refuse_nothing()
    return [line.partition(": ")[2] for line in exporter.found]


# Spades that cannot be used


def test_spades_that_no_hex_takes() -> None:
    """Export: a turn that ends by itself has lost its spades; the site waits for `-SPADE`."""
    giants = player("giants", dwellings="E5", workers=0, power=(12, 0, 0), bonus="BON1")
    assert told(position(giants, FAR), "action BON1") == ["action BON1", "-SPADE"]
    bridges = player("riverwalkers", posts="E3", pick="red", workers=4, coins=6, power=(12, 0, 0))
    assert told(position(bridges, FAR), "upgrade E3 to SH") == ["upgrade E3 to SH", "-2BRIDGE"]


UNUSED = """
setup giants
setup darklings
giants: build A6
darklings: build A8
darklings: build E1
giants: build D4
darklings: pass BON3
giants: pass BON2
giants: action BON2. +WATER
darklings: pass BON1
giants: burn 3. action ACT2
giants: send p to WATER
giants: pass BON3
giants: -SPADE
"""


def test_spades_of_the_cult_bonus_that_no_hex_takes() -> None:
    """Export: one spade of the cult bonus is none for the Giants, who are not asked; the site asks them."""
    tiles = "SCORE6,SCORE4,SCORE2,SCORE3,SCORE5,SCORE7"
    assert after(UNUSED, tiles=tiles).round == 2
    match = reading_of(UNUSED, tiles=tiles).match
    assert match is not None
    assert SNELLMAN.write(match).endswith("giants: pass BON3\ngiants: -SPADE\n")


def test_one_of_two_spades_of_the_cult_bonus() -> None:
    """Export: the second spade finds no hex any more."""
    seat = player("witches", dwellings="E10", cults=(0, 8, 0, 0))
    land = {"D7": "green", "D8": "green", "E9": "green", "F6": "green", "F7": "green", "E11": "blue"}
    table = position(seat, FAR, scoring="SCORE6", terrain=land).pass_turn().pass_turn()
    assert told(table, "transform E11 to green") == ["transform E11 to green", "-SPADE"]


# Names and rights


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("original", ["ACTH1", "ACTH2"]),
        ("v2", ["ACTH1", "ACTH2"]),
        ("v3", ["ACTH1", "ACTH2"]),
        ("v4", ["ACTH3", "ACTH4"]),
        ("v5", ["ACTH5", "ACTH6"]),
    ],
)
def test_names_of_older_shapeshifters(variant: str, names: list[str]) -> None:
    """Export: each variant of the Shapeshifters has names of its own for its two actions."""
    options = {"fire-and-ice-factions/variable": variant}
    seat = player("shapeshifters", stronghold="E5", pick="black", power=(0, 0, 12))
    table = position(seat, FAR, options=options)
    for action, name in zip(("ACTH5", "ACTH6"), names, strict=True):
        assert told(table, f"action {action}") == [f"action {name}"]


@pytest.mark.parametrize(("strict", "given_up"), [("on", 1), ("off", 0)])
def test_priests_out_of_workers_are_given_up_once(strict: str, given_up: int) -> None:
    """Options: with strict-darkling-sh the right ends with its turn, and the site wants to hear so; else it goes on."""
    seat = player("darklings", posts="E10", dwellings="A8", workers=12, priests=2)
    table = position(FAR, seat, options={"strict-darkling-sh": strict}).pass_turn()
    turns = ("upgrade E10 to SH", "done", "upgrade A8 to TP", "done", "send p to AIR for 3", "done")
    assert told(table, *turns, seat=2).count("-3CONVERT_W_TO_P") == given_up


DOUBLE = """
setup chaosmagicians
setup witches
witches: build E9
witches: build A10
chaosmagicians: build D4
witches: pass BON4
chaosmagicians: pass BON2
chaosmagicians: upgrade D4 to TP
witches: upgrade E9 to TP
chaosmagicians: upgrade D4 to SH
"""


def test_a_step_owed_when_passing() -> None:
    """Facts, turn logic: the next seat acts when nothing owed is left; a step that waited is told with the pass."""
    reading = reading_of(DOUBLE)
    assert reading.match is not None
    setting = GAME.setting(2, {**reading.match.setting.options, "loose": "none"})
    match = Match(GAME, setting)
    played = [(entry.move.text, entry.seat) for entry in reading.match.log]
    played += [("done", 0), ("upgrade A10 to TP", 1), ("done", 1)]
    played += [("action ACTC", 0), ("action BON2", 0), ("pass BON1", 0), ("burn 2", 1), ("+AIR", 0)]
    for text, seat in played:
        match.play(text, seat)
        match.commit()
    assert SNELLMAN.write(match).endswith("chaosmagicians: pass BON1\nchaosmagicians: +AIR\nwitches: burn 2\n")


# Offers


def test_an_offer_emptied_by_the_last_answer_of_a_round() -> None:
    """Export: taking the first fills the bowls and ends the round; the site waits for an answer to the second."""
    witches = player("witches", dwellings="E9", power=(0, 1, 11))
    table = position(witches, player("swarmlings", dwellings="E10", coins=30, workers=12)).pass_turn()
    table.turn("upgrade E10 to TP").turn("upgrade E10 to TE", "+FAV9").pass_turn()
    assert table.offers(1) == [(2, 1), (2, 1)]
    assert told(table, "leech 1 from swarmlings") == ["leech 1 from swarmlings", "decline 1 from swarmlings"]


# Hexes turned in two steps


def digger(**more: object) -> Table:
    seat = player("witches", dwellings="E10", **{"power": (0, 0, 12), "workers": 9, **more})  # type: ignore[arg-type]
    return position(seat, FAR, terrain={"E11": "yellow"})


def test_a_hex_turned_in_two_steps() -> None:
    """Export: on the site the second hex of an action becomes home terrain, and a hex is turned further in one step."""
    steps = ("action ACT6", "transform E11 to red", "transform E11 to gray")
    assert told(digger(), *steps) == ["action ACT6", "transform E11 to gray"]
    bought = ("action ACT6", "transform E11 to red", "dig 1", "transform E11 to green", "build E11")
    assert told(digger(), *bought) == ["action ACT6", "dig 1", "transform E11 to green", "build E11"]
    table = digger()
    table.state.set_terrain(1 << table.state.land.by_name["E11"], 6)
    home = ("action ACT6", "transform E11 to gray", "transform E11 to green")
    assert told(table, *home) == list(home)  # which the site takes as it is


def test_a_hex_turned_there_and_back() -> None:
    """Export: two spades that change nothing are thrown away."""
    steps = ("action ACT6", "transform E11 to red", "transform E11 to yellow")
    assert told(digger(), *steps) == ["action ACT6", "-2SPADE"]
