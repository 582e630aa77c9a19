"""Reasons and rules agree: in random games, for every question and every move of the catalogue."""

from __future__ import annotations

import random
from typing import Any

from terrae.core.check import random_move, random_setting
from terrae.core.match import Match
from terrae.core.messages import say
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.core.voice import kind
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.words.reasons import CHECKS, Case, first_reason
from tests.terramara.positions import begin, give, lay, only, play


def check(state: Mara, seat: int, decision: Decision[Any], legal: list[Move]) -> None:
    """Whatever is legal has nothing against it; whatever a question takes and is not legal has a reason."""
    name = kind(decision)
    for move in GAME.catalogue.moves:
        found = first_reason(Case(state, state.seats[seat], decision, move))
        if move in legal:
            assert found is None, (name, move.text, str(found))
            continue
        assert found is not None or move.verb.word not in CHECKS[name], (name, move.text)
        reason = GAME.why_not(state, seat, move)
        assert say(reason), move.text
        if name == "turn":
            assert reason.key != "terramara.reason.other-question", move.text


def test_reasons_agree_with_the_rules() -> None:
    times = dict.fromkeys(CHECKS, 0)
    for seed in range(16):
        dice = random.Random(seed)
        match = Match(GAME, random_setting(GAME, dice, None, {}), seed=seed)
        while not match.over:
            state = match.state
            assert isinstance(state, Mara)
            seat = dice.choice(match.seats_to_move)
            decision = next(one for one in state.decisions() if one.seat == seat)
            if seat != NATURE and (times[kind(decision)] < 12 or dice.random() < 0.01):
                times[kind(decision)] += 1
                check(state, seat, decision, match.moves(seat))
            match.play(random_move(match.moves(seat), dice, by_verb=True), seat)
            match.commit()
    assert [name for name, number in times.items() if not number] in ([], ["pay-more"])


def test_reasons_agree_in_the_middle_of_a_price() -> None:
    """Two goods for a tile, one of them paid; and too little for the whole price."""
    state = begin(4)
    only(state)
    lay(state, 4, "B34")
    give(state.seats[0], wood=2, metal=1)
    play(state, "explorer travel", "caravan 1 left")
    check(state, 0, state.decision, state.moves())
    play(state, "pay wood")
    assert kind(state.decision) == "pay-more"
    check(state, 0, state.decision, state.moves())
    give(state.seats[1], wood=1)
    state.seats[1].workers[0] = 1
    state.seats[1].military = 9
    play(state, "pay wood", "done", "explorer travel", "caravan 1 left")
    check(state, 1, state.decision, state.moves())
    why = GAME.why_not(state, 1, GAME.catalogue.parse("pay wood"))
    assert str(why) == "that takes 2 goods, and you have 1"
