"""Reasons: why a move is not possible, for every verb and every cause; and all about a place."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrae.core.errors import IllegalMove
from terrae.core.match import Match
from terrae.core.messages import fields, keys, say
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import Turn
from terrae.games.terra_nova.words.case import VALUES
from terrae.games.terra_nova.words.reasons import SENTENCES, first_reason
from tests.scale import scaled
from tests.terra_nova.positions import Table, player, position, start

GENERIC = "error.illegal-move"
RULES = Path(__file__).parents[2] / "src/terrae/games/terra_nova/rules"


def why(table: Table, text: str, seat: int = 1) -> str:
    """The reason, in words; the move must not be legal."""
    move = GAME.catalogue.parse(text)
    assert move not in table.match.moves(seat - 1), text
    return str(GAME.why_not(table.state, seat - 1, move))


def rich_seat(**more: object) -> Table:
    """Water Sprites on E2 beside Golems on F1, with money and power."""
    values = {"houses": "E2", "money": 60, "power": (0, 0, 8), **more}
    return position(player("water-sprites", **values), player("golems", houses="F1", posts="F9"))  # type: ignore[arg-type]


# Places


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build D2", "D2 is a river space"),
        ("build B10", "B10"),
        ("build E2", "your own house stands on E2"),
        ("build F1", "a house of the Golems stands on F1"),
        ("build F9", "a trading post of the Golems stands on F9"),
        ("build E3", "E3 is desert, not lake; `habitable E3` comes first (2 shovels, 12 money)"),
        ("habitable C3", "C3 is out of reach: your sailing value is 0, and it takes 1"),
        (
            "build G2",
            "G2 is out of reach: your sailing value is 0, and no sailing value leads there from your buildings",
        ),
        ("post F1", "a house of the Golems stands on F1"),
        ("post E3", "no building of yours stands on E3"),
        ("palace-left E2", "a house stands on E2; `post E2` makes it a trading post first"),
        ("palace-right E3", "no building of yours stands on E3"),
        ("bridge A1-B2", "there is no bridge space between A1 and B2"),
        ("bridge A5-C5", "no building of yours stands at either end of A5-C5"),
        ("special bonus", "your bonus tile Money has no action"),
        ("special left", "your left palace is not built yet"),
        ("special right", "your right palace has no action. A total town value of 6 is enough for a town."),
        ("worship 1", "your faction cannot turn power into points"),
        ("bonus A", "you take a bonus tile when you drop out (`drop`)"),
        ("done", "you must choose an action; `drop` ends the round for you"),
        ("town money", "you choose a town tile when you found a town"),
        ("found E2", "this is asked when several of your settlements become towns at once"),
        ("harbour D2", "this is asked after an action, if your faction can found a town across the river"),
        ("mat blue", "mats are chosen before the game"),
        ("faction golems", "factions are chosen before the game"),
        ("neutral E3", "neutral houses are placed at certain times in the two-seat variants only"),
        ("draw first 1", "nature draws, nobody chooses it"),
        ("draw house red", "nature draws, nobody chooses it"),
    ],
)
def test_on_a_turn(text: str, reason: str) -> None:
    assert reason in why(rich_seat(), text)


def test_home_terrain_needs_no_shovel() -> None:
    table = position(player("water-sprites", houses="E2"), player("golems", houses="F9"), terrain={"E3": "lake"})
    assert why(table, "habitable E3") == "E3 is lake already, your home terrain; `build E3` puts a house there"


def test_reach_with_a_bonus_tile_and_beyond_all_sailing() -> None:
    table = position(player("water-sprites", houses="E2", bonus="C"), player("golems", houses="F9"))
    assert "your sailing value is 1 with your bonus tile" in why(table, "build B3")
    table = position(player("water-sprites", houses="E2", sailing=3), player("golems", houses="F9"))
    far = [
        text for text in ("build I9", "build C10", "build F10") if "no sailing value leads there" in why(table, text)
    ]
    assert far


def test_a_neutral_house_stands_there() -> None:
    table = position(player("water-sprites", houses="E2"), player("golems", houses="F9"), neutral="E3")
    assert why(table, "habitable E3") == "a neutral house stands on E3"


# Prices and pieces


@pytest.mark.parametrize(
    ("text", "money", "reason"),
    [
        ("habitable E3", 11, "making E3 habitable (2 shovels) costs 12 money, and you have 11"),
        ("post E2", 6, "a trading post on E2, next to another faction, costs 7 money, and you have 6"),
        ("post I6", 9, "a trading post on I6, next to no other faction, costs 10 money, and you have 9"),
        ("palace-left H3", 13, "a palace costs 14 money, and you have 13"),
        ("sailing", 7, "a step on the sailing track costs 8 money, and you have 7"),
        ("bridge G2-H3", 9, "a bridge costs 10 money, and you have 9"),
        ("build E3", 3, "a house costs 4 money, and you have 3"),
    ],
)
def test_too_dear(text: str, money: int, reason: str) -> None:
    table = position(
        player("water-sprites", houses="E2 I6", posts="H3", money=money, sailing=1),
        player("golems", houses="F1"),
        terrain={"E3": "lake"} if text == "build E3" else {},
    )
    assert why(table, text) == reason


def test_exchange_would_help() -> None:
    table = rich_seat(money=5)
    assert why(table, "post E2") == (
        "a trading post on E2, next to another faction, costs 7 money, and you have 5; "
        "`exchange 2` first would be enough"
    )
    table.play("exchange 1")
    assert why(table, "post E2").endswith("and you have 6")
    assert why(table, "exchange 1") == "`exchange` can be used once at a time like this, and you have just used it"


def test_power() -> None:
    table = rich_seat(power=(3, 2, 3))
    assert why(table, "power money") == "it takes 4 power in bowl III, and you have 3 (bowl I 3, bowl II 2)"
    assert why(table, "exchange 4").startswith("it takes 4 power in bowl III, and you have 3")
    table = position(
        player("water-sprites", houses="E2", power=(0, 0, 8), sailing=3),
        player("golems", houses="F1"),
        covered="money",
    )
    assert why(table, "power money") == "the power action Money was taken already this round"
    assert why(table, "power sailing") == "your sailing value is 3, the end of the track"
    assert why(table, "sailing") == "your sailing value is 3, the end of the track"
    assert why(table, "power bridge-3") == "no free bridge space touches a building of yours"


def test_nothing_left() -> None:
    table = position(
        player("water-sprites", houses="E2 A7 B3 C10 D7 E5 F10 G2", sailing=1), player("golems", houses="F9")
    )
    assert why(table, "build H3") == "all your houses stand on the board; upgrading one brings it back"
    table = position(
        player("water-sprites", houses="E2", posts="A7 B3 C10 D7", left="E5"), player("golems", houses="F9")
    )
    assert why(table, "post E2") == (
        "all your trading posts stand on the board; upgrading one to a palace brings it back"
    )
    assert why(table, "palace-left A7") == "your left palace stands on E5 already"
    table = position(
        player("water-sprites", houses="G2 E5", bridges="G2-H3 G2-I2 E5-G5"), player("golems", houses="F9")
    )
    assert why(table, "bridge G2-H3") == "your own bridge stands on G2-H3"
    assert why(table, "power bridge-3").startswith("it takes 3 power")
    table.set_power(1, (0, 0, 8))
    assert why(table, "power bridge-3") == "all your 3 bridges are built"


def test_nothing_to_dig() -> None:
    table = position(
        player("water-sprites", houses="E2", power=(0, 0, 8), money=0, bonus="A"),
        player("golems", houses="F1 D1 E1 E3 F2"),
    )
    assert why(table, "power shovel") == "there is no free hex in your reach"
    assert why(table, "special bonus") == "there is no free hex in your reach"
    table = position(
        player("water-sprites", houses="E2", power=(0, 0, 8), money=0, bonus="A"),
        player("golems", houses="F1 D1 E1 F2"),
    )
    assert (
        why(table, "power shovel")
        == "no hex in your reach can be changed with 1 free shovel, and no house can be built"
    )


# Special actions


def test_special_actions_once_a_round() -> None:
    table = position(player("water-sprites", left="E2", bonus="A"), player("golems", houses="F9"))
    table.play("special left", "build E5", "drop", f"bonus {next(iter(table.offer()))}")
    table.play("special bonus", "habitable E3", "done")
    assert why(table, "special left") == "the action of this palace was used already this round"
    assert why(table, "special bonus") == "the action of your bonus tile was used already this round"


def test_what_special_actions_need() -> None:
    homes = "A7 B3 C10 D7 E5 F10 G2 G8"
    table = position(player("water-sprites", houses=homes, left="E2"), player("golems", houses="F9"))
    assert why(table, "special left") == "all your houses stand on the board; upgrading one brings it back"
    table = position(player("sea-dogs", posts="E5", right="E2"), player("golems", houses="F9"))
    assert why(table, "special right") == "you have no house on the board"
    table = position(player("inventors", left="A4"), player("golems", houses="F9"))
    assert why(table, "special left").startswith("it takes 6 power in bowl III, and you have 0")
    table = position(
        player("inventors", left="A4", posts="C1 F7 H4 I1", power=(0, 0, 8)), player("golems", houses="F9")
    )
    assert why(table, "special left").startswith("all your trading posts stand")
    table = position(player("fairies", left="C5"), player("golems", houses="F9"))
    assert why(table, "special left").startswith("it takes 2 power in bowl III")
    table = position(player("sun-worshippers", left="I9"), player("golems", houses="I8 H10"))
    assert why(table, "special left") == "no free hex of another terrain shares a side with your buildings"


def test_answers_of_special_actions() -> None:
    table = position(player("sun-worshippers", left="E6"), player("golems", houses="F9"))
    table.play("special left")
    assert why(table, "habitable I1") == "I1 does not share a side with one of your buildings"
    assert "something else is asked now" in why(table, "build E5")
    table = position(player("inventors", left="D4", power=(0, 0, 8)), player("golems", houses="E4"))
    table.play("special left")
    assert why(table, "post E4") == "a house of the Golems stands on E4"
    assert "out of reach" in why(table, "post I1")
    table = position(player("sea-dogs", houses="E5", right="E2"), player("golems", houses="F9"))
    table.play("special right")
    assert why(table, "post E2") == "your own right palace stands on E2"
    table = position(player("water-sprites", left="E2"), player("golems", houses="F9"))
    table.play("special left")
    assert why(table, "build E3") == "E3 is desert, not lake"
    table = position(player("fire-sprites", posts="F1"), player("druids", houses="F3"))
    table.play("palace-left F1")
    assert why(table, "build E4") == "E4 is not on the rim of the map"


# Free shovels


def test_free_shovels() -> None:
    table = position(player("water-sprites", houses="E2", power=(0, 0, 8), money=5), player("golems", houses="F9"))
    table.play("power shovel")
    assert why(table, "habitable E3") == (
        "making E3 habitable with your free shovel needs 1 shovel more and costs 6 money, and you have 5"
    )
    table.play("habitable F2")
    assert why(table, "habitable E1") == "no free shovel is left"
    assert why(table, "build E3") == "the house can only go where this action changed the terrain: F2"
    table = position(player("water-sprites", houses="E2", power=(0, 0, 8)), player("golems", houses="F9"))
    table.play("power two-shovels", "habitable F2")
    assert why(table, "habitable E3") == "E3 needs 2 shovels; you have 1 free, and none can be bought now"
    assert "something else is asked" in why(table, "drop")


# Tiles, towns, set-up


def test_bonus_tiles() -> None:
    table = position(player("water-sprites", houses="E2", bonus="B"), player("golems", houses="F9", bonus="D"))
    table.play("drop")
    assert why(table, "bonus B") == "you give back bonus tile Money now and cannot keep it"
    assert why(table, "bonus D") == "bonus tile Money and power is with the Golems"
    absent = next(letter for letter in "ABCDEFGH" if letter not in {*table.offer(), "B", "D"})
    assert why(table, f"bonus {absent}").endswith(" is not in this game")


def test_town_tiles() -> None:
    table = position(
        player("water-sprites", posts="E2 E3 F2", money=60, town_tiles="money points"),
        player("golems", houses="F9"),
        terrain={"F1": "lake", "E3": "lake", "F2": "lake"},
    )
    table.play("build F1")
    assert why(table, "town power") == "you used your town tile Power already"


def test_which_town() -> None:
    table = position(
        player("water-sprites", posts="E2 E3 A2 A3", houses="F1 F2 B2 B3", right="", money=60),
        player("golems", houses="F9"),
    )
    table[1].grown = True
    table.play("palace-right E2")
    assert table.can("found A2")
    assert why(table, "found E3") == "no new town begins at E3; the new towns begin at: A2, E2"


def test_towns_across_the_river() -> None:
    table = position(player("sea-dogs", posts="E2 D1 B3", houses="B2 D4", money=60), player("golems", houses="F9"))
    table.play("sailing")
    assert why(table, "harbour E3") == "E3 is no river space"
    assert why(table, "harbour H9") == "fewer than two of your settlements lie beside H9"
    assert why(table, "harbour C4").startswith("the ") and "a town needs 4 buildings" in why(table, "harbour C4")


def test_set_up() -> None:
    table = start(seats=2)
    table.play("mat blue")
    assert why(table, "mat blue", 2) == "the blue mat was taken by seat 1"
    assert why(table, "mat red", 1) == "it is the turn of seat 2"
    table.play("mat red")
    assert why(table, "faction golems") == "golems is not on your blue mat; its sides are: water-sprites, sea-dogs"
    table.play("faction sea-dogs", "faction golems")
    assert why(table, "build E3") == "E3 is desert, not lake"
    table.play("build E2")
    assert why(table, "build E2", 2) == "a house of the Sea Dogs stands on E2"
    table = start(seats=2, setup="first-game")
    assert "takes no part in the first game" in why(table, "mat blue", table.asked)


def test_neutral_houses() -> None:
    table = start(seats=2, variant="planner")
    place = next(name for name in table.state.land.names if f"neutral {name}" not in table.moves())
    assert why(table, f"neutral {place}", table.asked).startswith(f"{place} is not marked for this house")
    taken = table.moves()[0]
    table.play(taken)
    assert why(table, taken, table.asked) == f"a neutral house stands on {taken.split()[1]}"
    while table.asked and table.can(table.moves()[0]) and table.moves()[0].startswith("neutral"):
        table.play(table.moves()[0])
    neutral = table.state.box.colours[table.state.neutral_colour]
    assert why(table, f"mat {neutral}", table.asked) == f"{neutral} is the neutral colour of this game"


def test_whose_turn_it_is() -> None:
    table = rich_seat()
    assert why(table, "sailing", 2) == "it is the turn of the Water Sprites"
    table.drop_out()
    assert why(table, "sailing", 1) == "you have dropped out of this round; it is the turn of the Golems"


def test_the_reason_reaches_the_person() -> None:
    with pytest.raises(IllegalMove, match="^build G2 is not possible: G2 is out of reach: your sailing value is 0"):
        rich_seat().play("build G2")


# Conditions and their sentences


def conditions() -> set[str]:
    """The names under which the rules of all files ask for something."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in RULES.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("only", "paid", "stop", "dear")
        and isinstance(call.args[0], ast.Constant)
    }
    return {str(name) for name in found}


def test_every_condition_has_a_sentence_and_every_sentence_its_values() -> None:
    """A condition of the rules is found by its name, or by its name and what is the case."""
    told = [key.removeprefix("terra-nova.reason.") for key in keys("terra-nova.reason.")]
    names = conditions()
    assert len(names) > 35
    for name in names:
        assert name in SENTENCES or name in told, name
    for key in keys("terra-nova."):
        _, _, section = key.partition("terra-nova.")
        if section.split(".")[0] in ("ask", "move", "thing"):
            assert set(fields(key)) <= set(VALUES), key


# All moves of random games


@settings(max_examples=scaled("games of Terra Nova whose refusals are explained", 4, 12))
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]), st.sampled_from(["none", "planner", "lucky-digger"]))
def test_every_move_that_is_not_legal_has_a_reason_of_its_own(seed: int, seats: int, variant: str) -> None:
    dice = random.Random(seed)
    options = {"variant": variant if seats == 2 else "none", "factions": dice.choice(["choose", "random"])}
    match = Match(GAME, GAME.setting(seats, options), seed=seed)
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        legal = match.moves(seat)
        if dice.random() < 0.15:
            state = match.state
            assert isinstance(state, Nova)
            decision = next(one for one in state.decisions() if one.seat == seat)
            for move in GAME.catalogue.moves:
                against = first_reason(state, state.seats[seat], decision, move)
                if move in legal:
                    assert against is None, move
                else:
                    reason = GAME.why_not(match.state, seat, move)
                    assert say(reason) and reason.key != GENERIC, move
                    if isinstance(decision, Turn):
                        assert reason.key != "terra-nova.reason.other-question", move
            for other in range(seats):
                for place in dice.sample([*match.state.land.names, *match.state.land.bridge_names], 5):  # type: ignore[attr-defined]
                    assert all(map(say, GAME.explain(match.state, other, place)))
        rare = [move for move in legal if move.text != "drop" and move.verb.word != "exchange"]
        match.play(dice.choice(rare if rare and dice.random() < 0.9 else legal), seat)
        match.commit()


# All about a place


def told(table: Table, place: str, seat: int = 1) -> list[str]:
    return [str(line) for line in GAME.explain(table.state, seat - 1, place)]


def test_a_free_hex() -> None:
    table = rich_seat(money=7)
    assert told(table, "e3") == [
        "E3 is desert.",
        "Nothing stands there.",
        "E3 is in reach, next to your building on E2.",
        "To make it lake takes 2 shovels, 12 money; a house costs 4 more.",
        "Make E3 (desert) habitable: making E3 habitable (2 shovels) costs 12 money, and you have 7; "
        "`exchange 5` first would be enough.",
    ]
    table = rich_seat()
    assert told(table, "E3")[-1] == "Make E3 (desert) habitable: you can do that now."
    assert told(table, "C3") == [
        "C3 is wasteland.",
        "Nothing stands there.",
        "To make it lake takes 2 shovels, 12 money; a house costs 4 more.",
        "Make C3 (wasteland) habitable: C3 is out of reach: your sailing value is 0, and it takes 1.",
    ]
    assert "It is lake, your home terrain: a house costs 4 money." in told(table, "G2")


def test_reach_by_bridge_and_ship() -> None:
    table = position(player("water-sprites", houses="G2", bridges="G2-I2", sailing=1), player("golems", houses="F9"))
    assert "I2 is in reach over your bridge from G2." in told(table, "I2")
    assert "I1 is in reach across the river; your sailing value is 1." in told(table, "I1")


def test_own_buildings() -> None:
    table = rich_seat()
    assert told(table, "E2") == [
        "E2 is lake.",
        "your own house stands on E2",
        "Your settlement there (E2) has 1 building with a value of 1; a town needs 4 buildings and a value of 7.",
        "Upgrade E2 to a trading post: you can do that now.",
    ]
    table = position(player("water-sprites", posts="E2 E3 F2 F1", towns="E2 E3 F2 F1"), player("golems", houses="F9"))
    lines = told(table, "E2")
    assert "It belongs to your town of E2, E3, F1, F2." in lines
    assert {f"Upgrade E2 to your {side} palace: you can do that now." for side in ("left", "right")} <= set(lines)


def test_other_places() -> None:
    table = rich_seat()
    assert told(table, "F1") == [
        "F1 is wasteland.",
        "a house of the Golems stands on F1",
        "It is next to your building on E2.",
    ]
    assert told(table, "D2") == ["D2 is a river space; the land around it: C3, D1, E2, E3."]
    assert told(table, "c5-a5")[0] == "A5-C5 is a free bridge space."
    assert told(table, "Z9") == [] and told(table, "") == [] and told(table, "a-b-c") == []


def test_asking_when_it_is_not_your_turn() -> None:
    assert "habitable E4 is not possible" not in " ".join(told(rich_seat(), "F1", 2))
    assert any(line.startswith("Your settlement there") for line in told(rich_seat(), "F1", 2))
