"""The planner in Terramara: every level plays whole games within its budget, and scores as many points as people."""

from __future__ import annotations

from itertools import cycle

import pytest

from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.bots.terramara import MaraBot
from terrae.bots.terramara.draft import fortune_of
from terrae.bots.terramara.search.evaluation import TERMS
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terramara.rules.setup import Draft
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn
from tests.scale import FULL, scaled

GAME = find_game("terramara")
KINDS: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"start": "first-game"}), (4, {})]
BUDGET = scaled("positions that levels of Terramara look at", 30, 60)  # enough to think, few enough for a test
GAMES = scaled("games of the planner in Terramara by every level", 1, 20)


def whole_game(specs: list[str], options: dict[str, str], seed: str) -> Match:
    """A game between bots; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(len(specs), options), seed=seed)
    bots = [find_bot(spec, GAME)(f"{seed}/{seat}") for seat, spec in enumerate(specs)]
    while not match.over:
        seat = match.state.decision.seat
        bot = bots[seat]
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
        if isinstance(bot, MaraBot):
            assert bot.looked <= bot.number("positions")
    return match


@pytest.mark.parametrize(("level", "kind"), list(zip(LEVELS, cycle(KINDS), strict=False)))
def test_every_level_plays_to_the_end_within_its_budget(level: str, kind: tuple[int, dict[str, str]]) -> None:
    """At full scale every level plays every kind."""
    for seats, options in KINDS if FULL else [kind]:
        for number in range(GAMES):
            match = whole_game([f"{level}@positions={BUDGET}"] * seats, options, f"{level}/{number}")
            assert min(GAME.scores(match.state)) > 10


def test_one_seed_one_game() -> None:
    games = [whole_game(["easy", "random"], {"start": "first-game"}, "one") for _ in range(2)]
    assert [entry.move.text for entry in games[0].log] == [entry.move.text for entry in games[1].log]


def test_it_beats_a_child() -> None:
    planner, child = GAME.scores(whole_game(["easy", "random"], {}, "child").state)
    assert planner > child + 20


def first_turn(seed: str) -> tuple[Mara, int]:
    """A game at its first turn."""
    match = Match(GAME, GAME.setting(4), seed=seed)
    bot = find_bot("beginner", GAME)(seed)
    while not isinstance(match.state.now, Turn):
        seat = match.state.decision.seat
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
    assert isinstance(match.state, Mara)
    return match.state, match.state.decision.seat


def test_a_plan_is_told_for_every_seat() -> None:
    match = Match(GAME, GAME.setting(2), seed="plan")
    bot = MaraBot(GAME, "plan", width=2, horizon=0, branch=1)
    while not isinstance(match.state.now, Turn):
        seat = match.state.decision.seat
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
    for seat in range(2):
        plan = bot.plan(match, seat)
        own = match.state.seats[seat] if isinstance(match.state, Mara) else None
        assert own is not None and len(plan.turns) > own.members(), "everybody is sent, then the round ends"


def test_terms_add_up_to_the_value() -> None:
    state, seat = first_turn("terms")
    sight = MaraBot(GAME).sight(state, seat)
    terms = dict(sight.terms(state))
    assert list(terms) == TERMS
    assert sum(terms.values()) == sight.value(state, True)


def test_no_plan_sees_which_artifact_comes_next() -> None:
    """While it plans a round, none is drawn; and the next one is laid out the same for all lines."""
    state, seat = first_turn("draws")
    sight = MaraBot(GAME, forecast=0).sight(state, seat)
    alone = sight.alone(state)
    assert alone.deck == 0 and alone.row == state.row
    for own in alone.seats:
        own.explorers, own.chieftain, own.warriors = 0, False, 0
    rows = {tuple(after.row) for after in (sight.next_round(alone, []) for _ in range(2)) if after is not None}
    assert len(rows) == 1


def test_rivals_are_expected_somewhere_before_the_next_turn() -> None:
    state, seat = first_turn("rivals")
    sight = MaraBot(GAME, forecast=2).sight(state, seat)
    assert [len(places) for places in sight.expected] == [3, 3]


def drafted(spec: str, seed: str) -> tuple[str, list[str]]:
    """What a bot takes first of the draft, and what lies there, as kind and key."""
    match = Match(GAME, GAME.setting(4), seed=seed)
    while not isinstance(match.state.now, Draft):
        match.play(match.moves()[0])
        match.commit()
    seat = match.state.decision.seat
    return ask_bot(find_bot(spec, GAME)(seed), match.state, seat).text, [move.text for move in match.moves()]


def test_the_best_level_drafts_by_what_cards_were_worth() -> None:
    """A character that was ahead by more than whims is never left lying for one that was behind."""
    seen = 0
    for number in range(12):
        taken, offered = drafted("expert", f"draft {number}")
        worths = {text: fortune_of(*text.split(" ")) for text in offered}
        assert worths[taken] >= 0
        best = max(worths, key=worths.__getitem__)
        if worths[best] >= 11:  # the one that stands out
            seen += 1
            assert taken == best
    assert seen


def test_a_card_that_nobody_knows_is_worth_nothing_in_particular() -> None:
    assert fortune_of("character", "K99") == 0
    assert any(fortune_of("start", f"S{number:02}") for number in range(1, 13))
