"""Customs of terra.snellman.net with spades, with choices left open, and with seats that leave or pass twice.

As in `test_site`, the expected values come from reading how the site's engine works, and from working the commands out
as it would.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import TERRAINS
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.snellman import SNELLMAN
from terrae.games.terra_mystica.snellman.exporter import Exporter
from terrae.games.terra_mystica.snellman.importer import Importer
from terrae.games.terra_mystica.snellman.script import Entry
from terrae.games.terra_mystica.snellman.settings import setting_of
from terrae.games.terra_mystica.snellman.stream import read_stream
from tests.terra_mystica.positions import ALL_SETS, Player, Table, player, position
from tests.terra_mystica.recorded import constructed
from tests.terra_mystica.test_site import SPADES_FIRST, active, after, owned, seat_of

FAR = player("nomads", dwellings="I1")


def terrain(state: Mystica, place: str) -> str:
    return TERRAINS[int(state.terrain_at(state.land.by_name[place]))]


# Any terrain


def digging(seat: Player, *moves: str, anything: bool) -> Table:
    loose = "any-terrain" if anything else "none"
    return position(seat, FAR, loose=loose, **ALL_SETS).play(*moves)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "moves", "wished"),
    [
        (player("giants", dwellings="E10"), ["dig 2"], "transform D7 to blue"),
        (player("yetis", dwellings="E10", pick="green"), ["dig 1"], "transform E11 to green"),
        (player("halflings", posts="E10"), ["upgrade E10 to SH"], "transform F7 to yellow"),
        (player("witches", dwellings="E10"), ["dig 1"], "transform E9 to gray"),
    ],
    ids=["giants", "ice", "free-spades", "bought-spades"],
)
def test_spades_lead_anywhere(seat: Player, moves: list[str], wished: str) -> None:
    """Loose: Giants away from home, ice to the terrain picked, everybody from home to something else."""
    assert not digging(seat, *moves, anything=False).can(wished)
    table = digging(seat, *moves, anything=True)
    place, _, goal = wished.removeprefix("transform ").partition(" to ")
    table.play(wished)
    assert terrain(table.state, place) == goal
    assert table.state.turn.amount("spades") == (2 if moves[0].startswith("upgrade") else 0)


def test_round_the_wheel_the_long_way() -> None:
    """Loose: four spades, all scored, turn a hex into home terrain that three would."""
    table = digging(player("witches", dwellings="E10", workers=20), "dig 3", anything=False)
    assert not table.targets("dig")
    table = digging(player("witches", dwellings="E10", workers=20), "dig 3", "dig 1", anything=True)
    assert table.can("transform D8 to green") and not table.can("transform D7 to green")
    table.play("transform D8 to green", "build D8")
    assert table.goods(1) == (98, 7, 0)


def test_ice_takes_no_long_way() -> None:
    """Loose: the long way leads to the terrain picked, not to ice."""
    table = digging(player("yetis", dwellings="E10", pick="green"), "dig 3", "dig 1", anything=True)
    assert table.can("transform D8 to green") and not table.can("transform D8 to ice")


# Spades that were thrown away, and the order of spades of the cult bonus


BONUS = """
setup mermaids
setup darklings
mermaids: build A4
darklings: build A8
darklings: build E1
mermaids: build D2
darklings: pass BON3
mermaids: pass BON2
mermaids: action BON2. +WATER
darklings: send p to WATER
mermaids: burn 3. action ACT2
darklings: pass BON1
mermaids: send p to WATER for 2
mermaids: pass BON3
"""
WATER_FIRST = "SCORE6,SCORE4,SCORE2,SCORE3,SCORE5,SCORE7"


def test_cult_spades_in_the_order_of_the_lines() -> None:
    """Cult bonus: seats use spades in any order; what the first turned is what the second finds."""
    state = after(BONUS + "darklings: transform E2\nmermaids: transform E2", tiles=WATER_FIRST)
    assert terrain(state, "E2") == "blue"
    assert (int(state.round), active(state)) == (2, "darklings")


def test_cult_spades_only_in_turn_order_by_the_rules() -> None:
    """Cult bonus: without the custom the second waits for the first, and both are asked with it."""
    for loose, asked in (("none", [1]), ("spade-order", [1, 2])):
        table = position(
            player("witches", dwellings="F2", cults=(0, 4, 0, 0)),
            player("nomads", dwellings="I1", cults=(0, 4, 0, 0)),
            loose=loose,
            scoring_tiles=WATER_FIRST,
        )
        table.play("pass BON1", "pass BON2")
        assert table.all_asked == asked


THROWN = """
setup yetis
yetis: pick-color green
setup darklings
yetis: build E9
darklings: build A8
darklings: build E1
yetis: build A10
darklings: pass BON3
yetis: pass BON5
"""


def test_a_transform_without_colour_knows_what_was_thrown_away() -> None:
    """Spades: one of two is thrown away; a transform without a colour goes as far as the other one leads."""
    for thrown, found in (("", "blue"), (". -SPADE", "black")):
        lines = f"{THROWN}yetis: burn 2. action ACT6{thrown}. transform F5\ndarklings: pass BON2"
        state = after(lines, "fire-and-ice-factions/ice")
        assert terrain(state, "F5") == found
        assert owned(state, "yetis") == (20, 15, 7, 0, 5, 5, 0)


# Steps and tokens between rounds


STEPS = """
setup cultists
setup witches
cultists: build F5
witches: build E9
witches: build A10
cultists: build A1
witches: pass BON3
cultists: pass BON5
cultists: burn 3. action ACT2
witches: pass BON4
cultists: upgrade F5 to TP
cultists: upgrade F5 to TE. +FAV10
cultists: pass BON1
witches: leech 1 from cultists
witches: leech 1 from cultists
"""


@pytest.mark.parametrize(
    ("lines", "coins", "cults"),
    [
        ("cultists: +FIRE\ncultists: +EARTH", 11, [2, 1, 2, 0]),
        ("cultists: +EARTH\ncultists: +FIRE", 12, [2, 1, 2, 0]),
        ("cultists: +2EARTH", 13, [1, 1, 3, 0]),
    ],
)
def test_one_of_two_steps_lets_the_round_end(lines: str, coins: int, cults: list[int]) -> None:
    """Steps: all have passed; after one step the cult bonus comes (a coin for each step on earth), then the other."""
    state = after(STEPS + lines, tiles=SPADES_FIRST)
    assert owned(state, "cultists") == (20, coins, 5, 2, *((4, 5, 0) if cults[2] == 3 else (5, 4, 0)))
    assert list(seat_of(state, "cultists").cults) == cults
    assert int(state.round) == 2


def test_steps_are_put_off_by_custom_only() -> None:
    """Loose: between rounds a seat may leave cult steps for the next phase, and is asked again."""
    for loose in ("none", "late-choices"):
        table = position(
            player("acolytes", dwellings="F2", cults=(0, 8, 0, 0), pick="red"),
            FAR,
            loose=loose,
            scoring_tiles=WATER_FIRST,
            **ALL_SETS,  # type: ignore[arg-type]
        )
        table.play("pass BON1", "pass BON2")
        assert table[1].steps == 2
        coins = int(table[1].coins)
        table.play("+FIRE")
        assert table.can("done") == (loose != "none")
        if loose != "none":
            table.play("done")
            assert int(table[1].coins) > coins and table.asked == 1  # income has come, and the question again
        table.play("+AIR")
        assert table.cults(1) == (1, 8, 0, 1) and int(table.state.round) == 2


# Who plays alone


ALONE = """
setup witches
setup darklings
witches: build E9
darklings: build A8
darklings: build E1
witches: build C4
darklings: pass BON3
witches: pass BON4
witches: upgrade E9 to TP
darklings: pass BON1
witches: upgrade E9 to TE
"""


def test_a_tile_after_the_next_action() -> None:
    """Loose: when all others have passed, the next action may come before the tile; a late tile does not score it."""
    late = after(ALONE + "witches: build C3\nwitches: +FAV11\nwitches: pass BON3")
    assert owned(late, "witches") == (20, 8, 4, 1, 2, 10, 0)
    early = after(ALONE + "witches: +FAV11\nwitches: build C3\nwitches: pass BON3")
    assert owned(early, "witches") == (22, 8, 4, 1, 2, 10, 0)


def test_a_tile_after_passing() -> None:
    """Loose: nor need the tile be taken before passing; the round waits for it."""
    state = after(ALONE + "witches: pass BON3\nwitches: +FAV9")
    assert owned(state, "witches") == (20, 13, 4, 1, 2, 10, 0)
    assert (int(state.round), active(state)) == (2, "darklings")


def test_not_while_others_play() -> None:
    """Loose: as long as somebody else has not passed, the tile comes first."""
    for loose, others in (("late-choices", 1), ("none", 0), ("late-choices", 0)):
        table = position(player("witches", posts="E10"), FAR, player("giants", dwellings="A6"), loose=loose)
        table.turn("dig 1", "transform E11 to green").turn("pass BON1")
        if others:
            table.turn("dig 2", "transform A7 to red")
        else:
            table.turn("pass BON2")
        table.play("upgrade E10 to TE")
        assert bool(table.targets("build")) == (loose != "none" and not others)


def test_spades_of_who_plays_alone() -> None:
    """Loose: when all others have passed, spades bought together may go on the hexes of two turns."""
    state = after(
        """
setup halflings
setup witches
halflings: build D8
witches: build A10
witches: build I6
halflings: build F5
witches: pass BON3
halflings: pass BON4
halflings: burn 4. action ACT3
witches: pass BON1
halflings: dig 2. transform G4. transform G5. build G5
""",
        tiles=SPADES_FIRST,
    )
    assert owned(state, "halflings") == (26, 13, 1, 0, 4, 4, 0)


def test_two_ways_home_are_one_move() -> None:
    """Loose: five spades go round the wheel to a home that is two steps away; so do two of them, if alone."""
    seat = player("chaosmagicians", dwellings="E3", workers=20, priests=1)
    table = position(seat, FAR, loose="any-terrain,late-choices")
    table.turn("send p to FIRE for 2").turn("pass BON1")
    table.play("dig 3", "dig 2")
    assert [move for move, times in Counter(table.moves(1)).items() if times > 1] == []
    assert "transform E2 to red" in table.moves(1)


# Passing twice, leaving in between, and what cannot be taken


TWICE = """
dropoption strict-chaosmagician-sh
setup chaosmagicians
setup witches
setup darklings
witches: build E9
darklings: build A8
darklings: build E1
witches: build A10
chaosmagicians: build D4
darklings: pass BON3
witches: pass BON4
chaosmagicians: pass BON6
chaosmagicians: upgrade D4 to TP
witches: pass BON1
darklings: pass BON2
chaosmagicians: upgrade D4 to SH
chaosmagicians: action ACTC
"""


@pytest.mark.parametrize("options", [(), ("variable-turn-order",)])
def test_passing_twice(options: tuple[str, ...]) -> None:
    """Double turn: by the old custom both actions may be passing; each scores, and income comes once."""
    state = after(TWICE + "chaosmagicians: pass BON4. pass BON3", *options)
    assert owned(state, "chaosmagicians") == (24, 11, 5, 0, 5, 7, 0)
    assert owned(state, "darklings") == (20, 26, 7, 1, 5, 7, 0)
    assert [state.seats[number].faction.mat.key for number in state.order] == ["witches", "darklings", "chaosmagicians"]


def test_leaving_in_the_middle_of_a_double_turn() -> None:
    """Dropping out: a turn goes on when somebody else leaves in the middle of it."""
    state = after(TWICE + "drop-faction witches\nchaosmagicians: convert 1w to 1c. pass BON4", "variable-turn-order")
    assert seat_of(state, "witches").out
    assert active(state) == "chaosmagicians"


def test_tiles_that_are_not_there() -> None:
    """Tiles: the site wants to hear that a tile is not taken where none is left; here nobody is asked for it."""
    state = after(ALONE + "witches: +FAV9\nwitches: -GAIN_FAVOR\nwitches: -GAIN_TW\nwitches: pass BON3")
    assert owned(state, "witches") == (20, 13, 4, 1, 2, 10, 0)


def test_spades_bought_after_a_spade_was_thrown_away() -> None:
    """Spades: who plays alone throws a free spade away and buys one; it is not added to the one that is gone."""
    alone = "yetis: burn 1. action ACT3\ndarklings: pass BON2\n"
    spades = "yetis: burn 3. action ACT5. -SPADE. dig 1. transform F5\nyetis: pass BON3"
    state = after(THROWN + alone + spades, "fire-and-ice-factions/ice")
    assert terrain(state, "F5") == "black"
    assert owned(state, "yetis") == (20, 21, 9, 0, 6, 1, 1)


def test_a_step_down_before_the_action() -> None:
    """Loose: a voluntary step down may come before the action that founds a town, and take two spaces."""
    for loose in ("none", "late-choices"):
        table = position(player("witches", dwellings="E10", cults=(9, 8, 7, 10)), FAR, loose=loose)
        possible = {text for text in table.moves() if text.startswith("-")}
        assert possible == (set() if loose == "none" else {"-FIRE", "-WATER"})


def test_passing_twice_in_the_last_round() -> None:
    """Double turn: in the last round the card is given back by the first passing, and scores once."""
    options = {"strict-chaosmagician-sh": "off"}
    table = position(
        player("chaosmagicians", stronghold="E10", bonus="BON6", favours="FAV12", posts="A6"), FAR, options=options
    )
    table.state.round = 6
    table.play("action ACTC", "pass", "pass")
    assert table.points_from(1) == {"tile:BON6": 4, "tile:FAV12": 4}


# What the site waits for in a command stream


@pytest.mark.parametrize("path", constructed(), ids=lambda path: path.stem)
def test_exports_say_what_the_site_waits_for(path: Path) -> None:
    """Export: declined offers of no worth and priests that come unasked are told; the end of a turn is not."""
    source = path.read_text(encoding="utf-8")
    match = SNELLMAN.read(source).match
    assert match is not None
    told = SNELLMAN.write(match)
    needed = [r"riverwalkers: unlock-terrain gain-priest"]
    if path.stem in ("syn01", "syn13", "syn21"):  # elsewhere seats that have not passed say so too, which they need not
        needed.append(r"\w+: decline \d+ from \w+")
    for words in needed:
        assert not Counter(re.findall(words, split(source))) - Counter(re.findall(words, told))
    assert not re.search(r": done$", told, re.M)


def split(stream: str) -> str:
    """A stream with one command on each line."""
    lines = []
    for line in stream.splitlines():
        faction, colon, words = line.partition(": ")
        lines += [f"{faction}: {word}" for word in words.split(". ")] if colon else [line]
    return "\n".join(lines)


def test_exports_convert_in_one_command() -> None:
    """Export: workers become priests in one command, as the site's right to do so is used up by it."""
    start = GAME.setting(2, {"factions": "darklings,witches", "loose": "late-choices"})
    match = Match(GAME, start, seed=1)
    exporter = Exporter(match)
    seat = exporter.state.seats[0]
    exporter.found.append("setup darklings")
    for text in ("convert 1W to 1P", "convert 1W to 1P", "convert 3PW to 1W", "convert 3PW to 1W", "convert 1W to 1P"):
        exporter.convert(seat, text)
    commands = [line.partition(": ")[2] for line in exporter.found]
    assert commands == ["", "convert 2W to 2P", "convert 6PW to 2W", "convert 1W to 1P"]


# Rows of a table that hold more than one faction's commands


def glued(lines: str, into: str, *options: str, tiles: str) -> Importer:
    """A table without numbers, made of a stream: every line `> command` is glued to the row of a faction before it."""
    script = read_stream("\n".join([*(f"option {name}" for name in options), lines.replace("> ", f"{into}: ")]))
    script.is_table = True
    script.tiles = [Entry(1, tile) for tile in tiles.split(",")]
    script.removed = [Entry(1, f"BON{number}") for number in (5, 6, 7, 9)]
    for row, command in [(row, row.commands[0]) for row in script.rows]:
        if lines.splitlines()[command.line - 1 - len(options)].startswith("> "):
            before = script.rows[script.rows.index(row) - 1]
            before.commands.append(command)
            script.rows.remove(row)
    importer = Importer(script, Match(GAME, setting_of(script, GAME)))
    reading = importer.run()
    assert reading.mismatch is not None and reading.mismatch.field == "end", str(reading.mismatch)
    return importer


def test_the_first_tile_leaves_its_row_open() -> None:
    """Tables: the site glues the next seat's first dwelling to the row in which Ice Maidens took their tile."""
    found = glued(
        "setup witches\nsetup icemaidens\nicemaidens: pick-color red\nicemaidens: +FAV2\n> build E9\n"
        "icemaidens: build D7",
        "icemaidens",
        "fire-and-ice-factions/ice",
        tiles=SPADES_FIRST,
    )
    assert [move.text for move in (entry.move for entry in found.match.log)][-2:] == ["build E9", "build D7"]


UNLOCKS = """\
setup witches
setup riverwalkers
riverwalkers: pick-color red
witches: build E9
riverwalkers: build D4
riverwalkers: build G2
witches: build A10
riverwalkers: pass BON8
witches: pass BON3
riverwalkers: unlock-terrain gain-priest
witches: pass BON1
riverwalkers: send p to WATER
riverwalkers: upgrade D4 to TP
riverwalkers: upgrade D4 to TE. +FAV10
riverwalkers: pass BON3
witches: cult_income_for_faction
riverwalkers: cult_income_for_faction
riverwalkers: unlock-terrain green
> other_income_for_faction
"""


def test_income_glued_to_an_unlocked_terrain() -> None:
    """Tables: the income that follows the last terrain unlocked is that of the first in turn order, whoever did it."""
    found = glued(
        UNLOCKS, "riverwalkers", "fire-and-ice-factions/variable_v5", tiles="SCORE3,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"
    )
    witches, riverwalkers = (found.accounts[found.seats[name]] for name in ("witches", "riverwalkers"))
    assert not witches.waiting and riverwalkers.waiting


def test_a_cult_step_after_passing_alone() -> None:
    """Loose: who plays alone may pass before it takes the step of an action; the round waits for it."""
    state = after(ALONE + "witches: +FAV6\nwitches: action FAV6\nwitches: pass BON3\nwitches: +AIR")
    assert list(seat_of(state, "witches").cults) == [0, 2, 0, 3]
    assert (int(state.round), active(state)) == (2, "darklings")
