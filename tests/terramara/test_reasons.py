"""Reasons and rules agree: in random games, for every question and every move of the catalogue."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

from terrae.core.check import random_move, random_setting
from terrae.core.match import Match
from terrae.core.messages import fields, keys, say
from terrae.core.moves import Move
from terrae.core.state import NATURE
from terrae.core.voice import kind
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.action import Question
from terrae.games.terramara.rules.clan import FOR_ALL, FOR_SOME
from terrae.games.terramara.rules.effects import CLAN
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.words.case import VALUES
from terrae.games.terramara.words.reasons import first_reason
from tests.terramara.positions import begin, give, lay, legal, only, play, row

RULES = Path(__file__).parents[2] / "src/terrae/games/terramara/rules"
VARIED = {"card-there": ("card-own", "card-taken", "card-absent")}  # conditions with a sentence for each cause
FREE = {"worker", "use", "ability", "bonus"}
TAKEN = {  # what each question takes for an answer
    "turn": {*FREE, "explorer", "chieftain", "warrior", "flip", "decline"},
    "window": {*FREE, "create", "reserve", "done"},
    "create-extra": {*FREE, "create", "done"},
    "trade": {*FREE, "pay", "done"},
    "menu": {*FREE, "choose", "done"},
    "refine": {*FREE, "refine", "done"},
    "pick": {*FREE, "gain", "done"},
    "pay-raw": {*FREE, "pay"},
    "pay-more": {*FREE, "pay"},
    "pay-artifact": {*FREE, "swap", "waive", "done"},
    "give-tribute": {"give"},
    "take-up-to": {*FREE, "take"},
    "travel": {*FREE, "caravan", "done"},
    "draft": {"character", "start"},
    "keep-tile": {"keep"},
    "place-neutral": {"neutral"},
}


def check(state: Mara, seat: int, decision: Question, legal: list[Move]) -> None:
    """Whatever is legal has nothing against it; whatever a question takes and is not legal has a reason."""
    name = kind(decision)
    for move in GAME.catalogue.moves:
        found = first_reason(state, state.seats[seat], decision, move)
        if move in legal:
            assert found is None, (name, move.text, str(found))
            continue
        left_out = move.verb.word == "done" and name != "pay-artifact" and getattr(decision, "must", False)
        assert (found is not None) == (move.verb.word in TAKEN[name] and not left_out), (name, move.text)
        reason = GAME.why_not(state, seat, move)
        assert say(reason), move.text
        if name == "turn":
            assert reason.key != "terramara.reason.other-question", move.text


def test_reasons_agree_with_the_rules() -> None:
    times = dict.fromkeys(TAKEN, 0)
    for seed in range(16):
        dice = random.Random(seed)
        match = Match(GAME, random_setting(GAME, dice, None, {}), seed=seed)
        while not match.over:
            state = match.state
            assert isinstance(state, Mara)
            seat = dice.choice(match.seats_to_move)
            decision = next(one for one in state.decisions() if one.seat == seat)
            if seat != NATURE and (times[kind(decision)] < 12 or dice.random() < 0.01):
                assert isinstance(decision, Question)
                times[kind(decision)] += 1
                check(state, seat, decision, match.moves(seat))
            match.play(random_move(match.moves(seat), dice, by_verb=True), seat)
            match.commit()
    assert {name for name, number in times.items() if not number} <= {"pay-more", "create-extra"}  # see below


def test_every_condition_has_its_sentence() -> None:
    """What rules have against a move is the name of a sentence; and every sentence is there for some condition."""
    named = {f"{word}-left" for word in CLAN} | {*FOR_ALL, *FOR_SOME}
    for path in RULES.glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("against", "objection")):
                named |= {name for node in ast.walk(function) if isinstance(node, ast.Return) for name in texts(node)}
    expected = {name for condition in named for name in VARIED.get(condition, (condition,))}
    told = {key.removeprefix("terramara.reason.") for key in keys("terramara.reason.")}
    assert expected == told - {"over", "not-your-turn", "other-question"}


def texts(node: ast.AST) -> set[str]:
    """The names of conditions in an expression."""
    found = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return {text for text in found if re.fullmatch("[a-z]+(-[a-z]+)*", text)}


def test_every_value_is_known() -> None:
    for section in ("ask", "move", "reason"):
        for key in keys(f"terramara.{section}."):
            assert set(fields(key)) - {"question"} <= {*VALUES, "owner"}, key


def ask(state: Mara, seat: int) -> None:
    assert isinstance(state.decision, Question)
    check(state, seat, state.decision, state.moves())


def test_reasons_agree_in_the_middle_of_a_price() -> None:
    """Two goods for a tile, one of them paid; and too little for the whole price."""
    state = begin(4)
    only(state)
    lay(state, 4, "B34")
    give(state.seats[0], wood=2, metal=1)
    play(state, "explorer travel", "caravan 1 left")
    ask(state, 0)
    play(state, "pay wood")
    assert kind(state.decision) == "pay-more"
    ask(state, 0)
    give(state.seats[1], wood=1)
    state.seats[1].workers[0] = 1
    state.seats[1].military = 9
    play(state, "pay wood", "done", "explorer travel", "caravan 1 left")
    ask(state, 1)
    why = GAME.why_not(state, 1, GAME.catalogue.parse("pay wood"))
    assert str(why) == "that takes 2 goods, and you have 1"


def test_reasons_agree_where_an_artifact_is_created_at_once() -> None:
    """A tile lets the seat create one, and raw goods pay: one that can be paid, one that cannot, one out of reach."""
    state = begin(4)
    only(state)
    lay(state, 4, "B32")
    row(state, "A104", "A101", "A105", "A102")
    give(state.seats[0], wood=2)
    play(state, "explorer travel", "caravan 1 left")
    assert kind(state.decision) == "create-extra" and "create A104" in legal(state)
    ask(state, 0)
    play(state, "create A104")
    assert kind(state.decision) == "pay-artifact"
    ask(state, 0)
    why = GAME.why_not(state, 0, GAME.catalogue.parse("done"))
    assert str(why) == "first say what you pay raw (`swap`)"
