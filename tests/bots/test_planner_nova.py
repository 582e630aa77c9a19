"""The planner in Terra Nova: every level plays every kind of game, within its budget, and knows what a town lacks."""

from __future__ import annotations

from itertools import cycle

import pytest

from terrae.board.hexes import one
from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.bots.terra_nova import NovaBot
from terrae.bots.terra_nova.search.evaluation import TERMS
from terrae.bots.terra_nova.search.towns import TownPlans
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terra_nova.rules.state import Nova
from tests.scale import FULL, scaled

GAME = find_game("terra-nova")
KINDS: list[tuple[int, dict[str, str]]] = [
    (2, {"variant": "planner"}),
    (2, {"variant": "lucky-digger"}),
    (3, {"order": "dropout", "factions": "random"}),
    (4, {"setup": "first-game"}),
    (4, {"map": "alternative", "factions": "random"}),
]
BUDGET = 80  # positions: enough to think, little enough for a test
GAMES = scaled("games of the planner in Terra Nova by every level", 1, 20)


def whole_game(spec: str, seats: int, options: dict[str, str], seed: str) -> Match:
    """A game of one kind of bot with itself; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(seats, options), seed=seed)
    bots = [find_bot(spec, GAME)(f"{seed}/{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.state.decision.seat
        bot = bots[seat]
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
        assert isinstance(bot, NovaBot)
        assert bot.looked <= bot.number("positions")
    return match


@pytest.mark.parametrize(("level", "kind"), list(zip(LEVELS, cycle(KINDS), strict=False)))
def test_every_level_plays_to_the_end_within_its_budget(level: str, kind: tuple[int, dict[str, str]]) -> None:
    """At full scale every level plays every kind, with all factions."""
    for seats, options in KINDS if FULL else [kind]:
        for number in range(GAMES):
            match = whole_game(f"{level}@positions={BUDGET}", seats, options, f"{level}/{number}")
            assert min(GAME.scores(match.state)) > 10


def first_turn(seed: str) -> tuple[Nova, int]:
    """A game at its first turn."""
    match = Match(GAME, GAME.setting(4), seed=seed)
    bot = find_bot("beginner", GAME)(seed)
    while not isinstance(match.state, Nova) or match.state.round == 0:
        seat = match.state.decision.seat
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
    return match.state, match.state.decision.seat


def test_turns_are_no_matter_of_luck() -> None:
    """Only factions and neutral houses are chosen with a whim."""
    state, seat = first_turn("luck")
    chosen = {ask_bot(find_bot("hard", GAME)(seed), state, seat) for seed in range(3)}
    assert len(chosen) == 1


def test_a_plan_is_told_for_every_seat() -> None:
    match = Match(GAME, GAME.setting(3), seed="plan")
    bot = NovaBot(GAME, "plan", width=2, later=1, horizon=1, positions=BUDGET)
    while not isinstance(match.state, Nova) or match.state.round == 0:
        seat = match.state.decision.seat
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
    for seat in range(3):
        plan = bot.plan(match, seat)
        assert plan.turns[-1][0].verb.word == "drop"
        assert len(plan.points) == 3 and min(plan.points) > 10


def test_terms_add_up_to_the_value() -> None:
    state, seat = first_turn("terms")
    sight = NovaBot(GAME).sight(state, seat)
    terms = dict(sight.terms(state))
    assert list(terms) == TERMS
    assert sum(terms.values()) == sight.value(state, True)


def test_what_is_not_weighed_counts_nothing() -> None:
    state, seat = first_turn("terms")
    blind = NovaBot(GAME, weighs="points").sight(state, seat)
    assert blind.value(state, True) == 100 * state.seats[seat].points


def test_a_cluster_is_nearer_to_a_town_than_lone_houses() -> None:
    state, number = first_turn("town")
    seat = state.seats[number]
    near = state.land.adjacent
    middle = max(range(len(near)), key=lambda at: int(near[at]).bit_count())
    ring = [at for at in range(len(near)) if near[middle] & one(at)]

    def price_of(places: list[int]) -> int:
        """The cheapest town with trading posts there and nothing else."""
        twin = state.copy()
        own = twin.seats[number]
        own.houses, own.posts, own.left, own.right = 0, sum(one(at) for at in places), 0, 0
        own.house_count, own.post_count = 0, len(places)
        twin.occupied = own.posts
        return min(TownPlans(number).prices(twin))

    far = next(at for at in range(len(near)) if not one(at) & (near[middle] | one(middle)))
    assert seat.faction.town_value(seat) > 6, "three trading posts are no town"
    assert price_of([middle, *ring[:2]]) < price_of([middle, ring[0], far])
    assert price_of([middle, *ring[:3]]) == 0
