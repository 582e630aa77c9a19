"""Asks: questions, labels, parts and warnings in words."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator

import pytest

import terrae.games.terra_nova as package
from terrae.core.asks import Ask, Choice
from terrae.core.match import Match
from terrae.core.messages import known
from terrae.core.state import Decision
from terrae.core.voice import kind
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.rules.action import Option, Question
from terrae.games.terra_nova.rules.exchange import BetweenRounds, Window
from terrae.games.terra_nova.rules.turn import Turn
from tests.terra_nova.positions import Table, player, position, start


def asked(table: Table, seat: int | None = None) -> Ask:
    found = table.match.ask(None if seat is None else seat - 1)
    assert found is not None
    return found


def choice(table: Table, move: str, seat: int | None = None) -> Choice:
    return next(choice for choice in asked(table, seat).choices if choice.move == move)


def warning(table: Table, move: str, seat: int | None = None) -> str:
    found = choice(table, move, seat).warning
    return found.key.removeprefix("terra-nova.warning.") if found else ""


def decision_classes() -> Iterator[type[Decision]]:  # type: ignore[type-arg]
    """All questions of the title, faction files included."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            ours = isinstance(thing, type) and thing.__module__.startswith(package.__name__)
            if ours and issubclass(thing, Decision) and thing not in (Question, Option, Window):
                yield thing


def test_every_question_has_its_words() -> None:
    named = {cls.__name__ for cls in decision_classes()}
    assert len(named) > 20
    for name in named:
        words = "-".join(part.lower() for part in _parts(name))
        assert known(f"terra-nova.ask.{words}"), name


def _parts(name: str) -> list[str]:
    starts = [index for index, letter in enumerate(name) if letter.isupper()] + [len(name)]
    return [name[first:last] for first, last in zip(starts, starts[1:], strict=False)]


def test_every_verb_has_a_label_and_a_help() -> None:
    for move in GAME.catalogue.moves:
        verb = move.verb.word.replace(" ", "-")
        assert known(f"terra-nova.move.{verb}") and known(f"terra-nova.verb.{verb}"), verb


def test_the_kind_of_a_decision_is_its_class_in_small_words() -> None:
    assert kind(Turn(0)) == "turn"
    assert kind(start().state.decision) == "choose-mat"


def until_between_rounds(table: Table) -> None:
    """Everybody drops out, and nobody has answered in phase 3 yet."""
    while not all(isinstance(one, BetweenRounds) for one in table.state.decisions()):
        moves = table.moves()
        table.play(next((text for text in ("drop", "done") if text in moves), moves[0]))


def test_questions_say_what_is_asked() -> None:
    table = position(
        player("golems", houses="E4 F1", money=40, power=(0, 0, 8)), player("druids", houses="C5", money=7)
    )
    assert str(asked(table).question) == "Round 1, your turn: choose an action"
    table.play("power two-shovels")
    assert str(asked(table).question) == "Make habitable and build with 2 free shovels: choose a hex"
    table.play("habitable E3")
    assert str(asked(table).question) == (
        "E3 is home terrain now. Use 1 free shovel on another hex, build a house, or stop?"
    )
    table.play("done")
    assert str(asked(table).question) == (
        "After your action: exchange some of the 2 power in bowl III, or end your turn?"
    )
    table = position(player("golems", houses="E4", money=40), player("druids", houses="C5", money=7))
    table.play("habitable E3")
    assert str(asked(table).question) == "Build a house on E3, or stop?"


def test_labels_say_what_a_move_does() -> None:
    table = position(
        player("water-sprites", houses="E2 H3", posts="E5", money=60, power=(0, 0, 8), bonus="A"),
        player("golems", houses="F1"),
    )
    said = {one.move: (str(one.label), str(one.about or "")) for one in asked(table).choices}
    assert said["habitable E3"] == ("Make E3 (desert) habitable", "It takes 2 shovels.")
    assert said["habitable D1"] == ("Make D1 (desert) habitable", "It takes 2 shovels.")
    assert said["post E2"] == ("Upgrade E2 to a trading post", "")
    assert said["palace-right E5"][0] == "Upgrade E5 to your right palace"
    assert said["palace-right E5"][1].startswith("A total town")
    assert said["power money"] == ("Power action Money", "At once: 7 money.")
    assert said["special bonus"][0] == "Special action: bonus tile"
    assert said["special bonus"][1].startswith("Make habitable and build")
    assert said["exchange 3"] == ("Exchange 3 power for money", "")
    assert said["bridge E5-G5"] == ("Build a bridge from E5 to G5", "")
    assert said["drop"] == ("Drop out of this round", "You exchange your bonus tile.")
    table.play("power shovel")
    assert str(choice(table, "habitable E3").about) == "It takes 1 free shovel and 1 shovel."


def test_the_last_bonus_tile_is_not_for_a_next_round() -> None:
    table = position(player("water-sprites", houses="E2", bonus="A"), player("golems", houses="F1"))
    table.play("drop")
    assert str(asked(table).question) == "You drop out: choose a bonus tile for the next round"
    table.state.round = 5
    assert "next round" not in str(asked(table).question)


def test_a_choice_tells_cost_and_gain() -> None:
    table = position(player("water-sprites", houses="E2", money=60, power=(0, 0, 8)), player("golems", houses="F1"))
    assert choice(table, "habitable E3").cost == {"money": 12}
    assert choice(table, "power money").cost == {"power": 4}
    assert choice(table, "power money").gain == {"money": 7}
    assert choice(table, "sailing").gain == {"sailing": 1, "points": 4}  # 2 of the track, 2 of the round tile


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ("habitable E3", "hex:E3"),
        ("post E2", "hex:E2"),
        ("palace-left E5", "hex:E5"),
        ("bridge E5-G5", "bridge:E5-G5"),
        ("power shovel", "action:shovel"),
        ("special bonus", "action:bonus"),
        ("sailing", "track:1/sailing"),
        ("exchange 2", "bowls:1"),
        ("drop", "prompt"),
    ],
)
def test_parts_of_a_turn(move: str, part: str) -> None:
    table = position(
        player("water-sprites", houses="E2", posts="E5", money=60, power=(0, 0, 8), bonus="A"),
        player("golems", houses="F1"),
    )
    assert choice(table, move).at == [part]


def test_parts_of_other_questions() -> None:
    table = start()
    assert choice(table, "mat blue").at == ["colour:blue"]
    table.play("mat blue", "mat red")
    assert choice(table, "faction sea-dogs").at == ["faction:sea-dogs"]
    table = position(player("water-sprites", left="E2", money=60), player("golems", houses="F1"))
    assert choice(table, "special left").at == ["mat:1/palace-left"]
    table.play("drop")
    assert all(one.at == [f"tile:bonus-{one.move[-1]}"] for one in asked(table).choices)
    table = position(player("sea-dogs", posts="E2 D1 B3", houses="B2 D4", money=60), player("golems", houses="F9"))
    table.play("sailing")
    assert choice(table, "harbour C2").at == ["hex:C2"]
    assert choice(table, "done").at == ["prompt"]
    table.play("harbour C2")
    assert choice(table, "town money").at == ["tile:town-money"]


def test_each_seat_has_its_own_bowls_between_rounds() -> None:
    """Several seats are asked at once: each is shown its own parts and its own numbers."""
    table = position(
        player("golems", houses="E4", power=(2, 2, 4)),
        player("druids", houses="C5", power=(2, 0, 6)),
    )
    until_between_rounds(table)
    assert sorted(table.match.seats_to_move) == [0, 1]
    assert choice(table, "exchange 1", 1).at == ["bowls:1"]
    assert choice(table, "exchange 1", 2).at == ["bowls:2"]
    assert str(choice(table, "worship 2", 2).label) == "Turn 6 power into 4 points"


def test_no_money_for_the_house() -> None:
    table = position(player("water-sprites", houses="E2", money=15), player("golems", houses="F1"))
    assert warning(table, "habitable E3") == "no-house-money"
    table[1].money = 16
    assert warning(table, "habitable E3") == ""


def test_exchange_first() -> None:
    table = position(player("water-sprites", houses="E2", money=15, power=(6, 0, 2)), player("golems", houses="F1"))
    assert warning(table, "habitable E3") == "exchange-first"
    assert "exchange 1 power first" in str(choice(table, "habitable E3").warning)


def test_no_house_left_for_the_hex() -> None:
    table = position(player("water-sprites", houses="E2 A7 B3 C10 D7 E5 F10 G2"), player("golems", houses="F1"))
    assert warning(table, "habitable E3") == "no-house-left"


def test_the_last_house() -> None:
    table = position(player("water-sprites", houses="E2 A7 B3 C10 D7 E5 F10", sailing=3), player("golems", houses="F1"))
    assert warning(table, "build G2") == "last-house"


def test_wasted_power() -> None:
    """Leprechauns charge power with each shovel."""
    table = position(player("leprechauns", houses="D4", power=(0, 1, 7)), player("golems", houses="F1"))
    assert warning(table, "habitable E4") == "wasted"
    assert str(choice(table, "habitable E4").warning).startswith("3 power would be wasted")
    table.set_power(1, (8, 0, 0))
    assert warning(table, "habitable E4") == ""


def test_wasted_income() -> None:
    table = position(player("fairies", houses="C5", power=(0, 0, 8)), player("golems", houses="F1", power=(8, 0, 0)))
    until_between_rounds(table)
    assert warning(table, "done", 1) == "income-wasted"
    assert warning(table, "exchange 8", 1) == ""


def test_a_trading_post_next_to_nobody() -> None:
    table = position(player("water-sprites", houses="E2 I6"), player("golems", houses="F1"))
    assert warning(table, "post E2") == ""
    assert str(choice(table, "post I6").warning) == (
        "nobody is next to it, so it costs 10 money; next to another faction it would cost 7"
    )


def test_shovels_that_cannot_be_used() -> None:
    home = dict.fromkeys(("D1", "E1", "E3", "F1", "F2"), "lake")
    table = position(
        player("water-sprites", houses="E2", bonus="A", power=(0, 0, 8)),
        player("golems", houses="F9"),
        terrain=home,
    )
    assert warning(table, "special bonus") == "no-hex-for-shovels"
    table = position(
        player("water-sprites", houses="E2", power=(0, 0, 8)),
        player("golems", houses="F9"),
        terrain={name: terrain for name, terrain in home.items() if name != "F2"},
    )
    assert table.terrain("F2") == "swamp"
    assert warning(table, "power two-shovels") == "one-shovel-used"


def test_a_town_tile_at_the_end_of_the_track() -> None:
    table = position(
        player("water-sprites", posts="E2 E3 F2", money=60, sailing=3),
        player("golems", houses="E4"),
        terrain={"F1": "lake", "E3": "lake", "F2": "lake"},
    )
    table.play("build F1")
    assert warning(table, "town sailing") == "end-of-track"
    assert warning(table, "town money") == ""


def test_random_games_can_be_asked_about_anywhere() -> None:
    """Every question, label, part and warning of whole games has words."""
    dice = random.Random(1)
    for seed in range(6):
        match = Match(GAME, GAME.setting(dice.choice([2, 3, 4]), {"factions": "random"}), seed=seed)
        while not match.over:
            seat = dice.choice(match.seats_to_move)
            found = match.ask(seat)
            assert found is not None and str(found.question)
            assert [choice.data() for choice in found.choices]
            for one in found.choices:
                assert str(one.label) and one.at and all(one.at)
            moves = [move for move in match.moves(seat) if move.text != "drop"] or match.moves(seat)
            match.play(dice.choice(moves), seat)
            match.commit()


def test_the_window_after_the_action_can_wait() -> None:
    """It is put off while three power still fit into the bowls, and never between rounds."""
    table = position(player("golems", houses="E4", power=(2, 2, 4)), player("druids", houses="C5"))
    assert GAME.put_off(table.state, table.state.decision) is None
    table.play("sailing")
    put_off = GAME.put_off(table.state, table.state.decision)
    assert put_off is not None and put_off.text == "done"
    table.set_power(1, (0, 2, 6))
    assert GAME.put_off(table.state, table.state.decision) is None


def test_what_a_round_brings_is_told_apart() -> None:
    """The last to drop out ends the round: the money on the tile is its gain, the income comes later."""
    table = position(player("golems", bonus="B"), player("fairies", bonus="D"), beside="AEF")
    table.play("drop")
    assert all(one.later == {} for one in asked(table).choices)
    table.play("bonus A").play("drop")
    last = choice(table, "bonus E")
    assert last.gain == {"money": 1} and last.later["money"] > 0


def test_what_the_end_brings_is_told_apart() -> None:
    table = position(player("golems", houses="E4"), player("fairies", bonus="D"), beside="AEF", round=5).drop_out("A")
    table.play("drop")
    last = choice(table, "bonus E")
    assert "points" not in last.gain and last.later["points"] > 0
