"""The last round is looked at to its end: in small positions what is found is the best of all that the rules allow."""

from __future__ import annotations

import time
from typing import Any

import pytest

from terrae.bots import ask_bot, find_bot
from terrae.bots.planner.bot import PlanningBot
from terrae.bots.planner.search.finish import Finish
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terramara.search.sight import MaraSight
from terrae.bots.terramara.search.ways import go_on
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.state import State

PLENTY = 100_000
MOST_MOVES = 5_000  # of the rules, to look at all of them in a position that is small
TENTH = 10  # of a point: the hundredths of a position that the rules do not tell apart
ASIDE = {"decline", "offers", "resign"}  # how somebody wants to be asked, and giving up


def poor_in_nova(state: Any, seat: int) -> None:
    own = state.seats[seat]
    own.money, own.bowl2, own.bowl3 = 6, 0, 1


def poor_in_mystica(state: Any, seat: int) -> None:
    own = state.seats[seat]
    own.coins, own.workers, own.priests, own.bowl2, own.bowl3 = 4, 2, 0, 0, 1


def poor_in_mara(state: Any, seat: int) -> None:
    own = state.seats[seat]
    for kind in range(8):
        own.goods[kind] = min(own.goods[kind], 1)
    for level in range(3):
        own.tired[level] = own.workers[level]


POOR = {"terra-nova": poor_in_nova, "terra-mystica": poor_in_mystica, "terramara": poor_in_mara}
BOTS = {
    "terra-nova": "expert@sites=99,rivals=0",
    "terra-mystica": "expert@sites=99,rivals=0",
    "terramara": "expert@forecast=0",
}


def last_turns(title: str, seed: str) -> list[tuple[PlanningBot[Any], State, int]]:
    """What each seat is asked in the last round of a quick game, when it has little left to do something with."""
    game = find_game(title)
    match = Match(game, game.setting(2), seed=seed)
    bots = [find_bot("easy", game)(seat) for seat in range(2)]
    expert = find_bot(f"{BOTS[title]},exact={PLENTY}", game)(seed)
    assert isinstance(expert, PlanningBot)
    found: dict[int, tuple[PlanningBot[Any], State, int]] = {}
    while not match.over:
        seat, state = match.state.decision.seat, match.state
        if expert.begins_turn(state, seat) and expert.sight(state.copy(), seat).is_last(state):
            if not isinstance(expert.sight(state, seat), MaraSight):
                found.setdefault(seat, (expert, state.copy(), seat))
            elif state.seats[seat].members() == 1:  # type: ignore[attr-defined]
                found[seat] = expert, state.copy(), seat
        match.play(ask_bot(bots[seat], state, seat), seat)
        match.commit()
    for _, state, seat in found.values():
        POOR[title](state, seat)
    return list(found.values())


class TooMany(Exception):
    pass


class Everything:
    """The best of all ways to play a round on, move by move as the rules have them."""

    def __init__(self, sight: Sight[Any], state: State) -> None:
        self.sight = sight
        self.best = -PLENTY
        self.moves = 0
        self.look(sight.begin(state).state)

    def look(self, state: Any) -> None:
        sight, me = self.sight, int(self.sight.me)
        self.moves += 1
        if self.moves > MOST_MOVES:
            raise TooMany
        stop = []
        if sight.may_stop(state):
            self.best = max(self.best, int(sight.value(state, True)))
            stop = sight.stop(state)
        for move in state.moves_of(me) if any(one.seat == me for one in state.decisions()) else ():
            if move.verb.word not in ASIDE and not (stop and move.verb is stop[0].verb):
                twin = state.copy()
                twin.play(move, me)
                if isinstance(sight, MaraSight):
                    go_on(twin, me)
                    if sight.ways.is_over(twin):
                        sight.hand_back(twin)
                self.look(twin)


@pytest.mark.parametrize("title", list(POOR))
def test_nothing_that_the_rules_allow_is_better(title: str) -> None:
    compared = 0
    for number in range(6):
        for bot, state, seat in last_turns(title, f"last {number}"):
            sight = bot.thorough(state, seat, bot.sight(state, seat), PLENTY)[0]
            try:
                everything = Everything(sight, state)
            except TooMany:
                continue
            line = Finish(sight, PLENTY).plan(state)
            assert line is not None
            assert abs(int(line.value - line.urgency) - everything.best) < TENTH, (number, seat)
            compared += everything.moves > 20
    assert compared >= 5


def test_a_bot_plays_what_is_best_in_the_end() -> None:
    """However narrow its plans are; without that look to the end a single line misses something."""
    missed = 0
    for title in POOR:
        for bot, state, seat in (turn for number in range(3) for turn in last_turns(title, f"last {number}")):
            found = Finish(bot.thorough(state, seat, bot.sight(state, seat), PLENTY)[0], PLENTY).plan(state)
            exact, narrow = (
                find_bot(f"{BOTS[title]},width=1,last=1,exact={most},positions={4 * PLENTY}", bot.game)(1)
                for most in (PLENTY, 0)
            )
            assert isinstance(exact, PlanningBot) and isinstance(narrow, PlanningBot)
            best, line = exact.best_line(state.copy(), seat), narrow.best_line(state.copy(), seat)
            assert found is not None and best is not None and line is not None
            assert best.value == found.value >= line.value
            missed += found.value > line.value
    assert missed


@pytest.mark.parametrize("title", list(POOR))
def test_every_title_looks_at_its_last_round_to_the_end(title: str) -> None:
    game = find_game(title)
    assert find_bot("expert", game)(1).number("exact") > 0


def test_a_look_to_the_end_that_is_too_long_or_too_late_is_given_up() -> None:
    bot, state, seat = last_turns("terra-nova", "last 0")[0]
    sight = bot.sight(state, seat)
    few = Finish(sight, 1)
    assert few.plan(state) is None and few.looked == 1
    late = Finish(sight, PLENTY, time.monotonic())
    assert late.plan(state) is None and late.deadline.cut_short
    bot.until = time.monotonic()
    assert ask_bot(bot, state, seat) in state.moves_of(seat)
    assert bot.cut_short
