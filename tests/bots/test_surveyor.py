"""The surveyor of Terra Nova (2006): what it sees of the land, how it plays, and what greed makes of the game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from terrae.bots import LEVELS, Bot, ask_bot, find_bot
from terrae.bots.bot import Seed, Setting
from terrae.bots.greedy import GreedyBot
from terrae.bots.random import RandomBot
from terrae.bots.terra_nova_2006 import SurveyorBot
from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.bots.terra_nova_2006.search.ground import Grounds
from terrae.bots.terra_nova_2006.search.playout import closing_move, play_on
from terrae.bots.terra_nova_2006.search.search import FAR, Search
from terrae.bots.terra_nova_2006.search.survey import Pocket, Survey
from terrae.bots.terra_nova_2006.search.turns import Turns, best_of
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.bots.weights import weights_of
from terrae.core.check import random_move
from terrae.core.dice import Dice
from terrae.core.game import Game, find_game
from terrae.core.match import Match
from terrae.games.terra_nova_2006.rules.regions import as_region, pieces_around
from terrae.games.terra_nova_2006.rules.state import SCORED, Island
from terrae.lab.arena import run
from terrae.lab.tournament import Tournament
from tests.scale import only_at_full_scale
from tests.terra_nova_2006.positions import fence, position

GAME = find_game("terra-nova-2006")


HASTE = {"wide": 4, "sample": 1, "tried": 2, "playouts": 1, "halvings": 1, "horizon": 2, "answer_wide": 2, "replies": 2}


class GreedySurveyor(SurveyorBot):
    """Sees the points of its turn; where there are none it goes on with a fence. Always places stones."""

    settings: Mapping[str, Setting] = {**SurveyorBot.settings, "sight": 0, "sample": 0, "wide": 1000, "tried": 1}

    def __init__(self, game: Game, seed: Seed = None) -> None:
        super().__init__(game, seed)
        self.weights.fence = 1


class HastyBot(SurveyorBot):
    """The surveyor with less thought, for tests that do not ask how well it plays."""

    settings: Mapping[str, Setting] = {**SurveyorBot.settings, **HASTE}


# What it sees


def seen(state: Island) -> Counter[tuple[int, int, tuple[int, ...]]]:
    survey = Survey(state.land)
    survey.examine(state)

    def figures_in(pocket: Pocket) -> tuple[int, ...]:
        return tuple(
            sum(survey.holds(pocket, seat.figures[number]) for number in range(seat.count)) for seat in state.seats
        )

    return Counter((int(one.cut), int(one.value), figures_in(one)) for one in survey.pockets)


def by_hand(state: Island) -> Counter[tuple[int, int, tuple[int, ...]]]:
    """The same, one field after the other."""
    found: Counter[tuple[int, int, tuple[int, ...]]] = Counter()
    for field in range(state.land.size):
        if state.fields[field] < SCORED:
            parts = pieces_around(state, field)
            for part in parts if len(parts) > 1 else []:
                region = as_region(state, part)
                if region is not None:
                    found[(field, int(region.value), tuple(int(count) for count in region.figures))] += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_walk_finds_every_pocket(seats: int) -> None:
    dice = random.Random(seats)
    match = Match(GAME, GAME.setting(seats, {"setup": "quick"}), seed=seats)
    pockets = 0
    while not match.over:
        match.play(random_move(match.moves(), dice, by_verb=True))
        match.commit()
        state = match.state
        assert isinstance(state, Island)
        if match.ply % 7 == 0:
            assert seen(state) == by_hand(state)
            pockets += sum(seen(state).values())
    assert pockets > 20


def test_chosen_pockets_do_not_overlap() -> None:
    state = position("A1", "N1", stones=fence("A1 A2 A3", but="A4")).state
    survey = Survey(state.land)
    survey.examine(state)
    assert len(survey.pockets) > 1
    assert [int(pocket.value) for pocket in survey.choose()] == [9]


def test_a_pocket_counts_for_whoever_would_win_it() -> None:
    around = fence("A1 A2 A3", but="A4")
    outlook = Outlook(position("A1", "N1").state.land, Weights())
    own = outlook.value(position("A1 G8", "N1 N2", stones=around).state, 0, 1)
    rival = outlook.value(position("N1 G8", "A1 N2", stones=around).state, 0, 1)
    assert own > rival + 600


def test_it_closes_what_it_would_win() -> None:
    forest = "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"
    table = position("A1 G8 H8", "N1 N2 N5", stones=fence(forest, but="C3"))
    bot = SurveyorBot(GAME, 1)
    while table.asked == 1:
        table.play(ask_bot(bot, table.state, 0).text)
    assert table.points[0] >= 27


def test_it_foresees_the_answer() -> None:
    """Whatever it does far away, the rival closes the forest in which they stand."""
    forest = "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"
    state = position("N1 N2 N5", "A1 G8 H8", stones=fence(forest, but="C3")).state
    outlook = Outlook(state.land, Weights())
    (line,) = best_of(Turns(outlook, state, 0, Dice(1)).found(2), 1)
    search = Search(outlook, state, 0, Dice(1))
    assert search.answered(line.state, 0, -FAR, FAR) is line.state and int(line.state.seats[1].points) == 0
    assert int(search.answered(line.state, 1, -FAR, FAR).seats[1].points) >= 27


def test_keen_playouts_close_what_they_can() -> None:
    forest = "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"
    state = position("A1 G8 H8", "N1 N2 N5", stones=fence(forest, but="C3")).state
    grounds = Grounds(state.land)
    move = closing_move(state, 0, grounds.of(state))
    assert move is not None
    gap = state.land.by_name["C3"]
    around = [int(state.land.near[gap * 6 + side]) for side in range(6)]
    assert int(state.land.way_end[move.at]) in around
    assert closing_move(state, 1, grounds.of(state)) is None  # it would be the rival's
    play_on(state, 1, Dice(1), grounds, 100)
    assert int(state.seats[0].points) >= 27


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_fitted_weights_are_for_tables_of_three_and_more(level: str) -> None:
    bot = find_bot(level, GAME)(0)
    assert isinstance(bot, SurveyorBot)
    few, many = position("A1", "N1").state, position("A1", "N1", "G8").state
    assert weights_of(bot.weights_for(few))["figures"] == Weights().figures
    assert weights_of(bot.weights_for(many))["figures"] == 75
    assert bot.weights_for(many).tried == bot.weights_for(few).tried == bot.number("tried")


def test_a_lower_level_has_some_of_its_figures_in_mind_and_others_the_next_time() -> None:
    state = position("N1 N2 N5 G8 D4", "A1 B8 H8").state
    weights = Weights()
    land = state.land

    def begun_by(watched: int, seed: int) -> set[int]:
        weights.watched = watched
        turns = Turns(Outlook(land, weights), state, 0, Dice(seed)).found(1000)
        return {int(land.way_start[line.moves[0].at]) for line in turns}

    every = begun_by(0, 1)
    assert len(every) == 5 == len(begun_by(9, 1))
    assert {len(begun_by(2, seed)) for seed in range(8)} == {2}
    assert set.union(*(begun_by(2, seed) for seed in range(8))) == every


def test_what_cannot_matter_is_left_out_and_changes_nothing() -> None:
    """With two seats, a rival's answers below what is known elsewhere: the same turn is found with fewer positions."""
    state = position("A1 G8 H8", "N1 N2 N5", stones=fence("A1 A2 A3", but="A4")).state
    weights = Weights()
    weights.answer_wide = weights.replies = 2

    def ends(ceiling: int) -> tuple[list[int], int]:
        outlook = Outlook(state.land, weights)
        search = Search(outlook, state, 0, Dice(1))
        lines = best_of(Turns(outlook, state, 0, Dice(1)).found(2), 3)
        found: list[int] = []
        for line in lines:
            search.dice = Dice(1)
            low = max([-FAR, *found]) if ceiling else -FAR
            found.append(int(search.lead(search.answered(line.state, 2, low, FAR), 0)))
        return found, int(outlook.looked)

    (plain, many), (cut, few) = ends(0), ends(1)
    assert max(plain) == max(cut) and plain.index(max(plain)) == cut.index(max(cut))
    assert few < many


@pytest.mark.parametrize("settings", [{"answers": 3, "playouts": 0}, {"answers": 1, "halvings": 3}])
def test_a_budget_of_positions_is_kept(settings: dict[str, int]) -> None:
    state = position("A1 G8 H8", "N1 N2 N5", stones=fence("A1 A2 A3", but="A4")).state
    weights = Weights()
    for name, value in {**HASTE, "tried": 8, "playouts": 4, **settings, "positions": 1500}.items():
        setattr(weights, name, value)
    outlook = Outlook(state.land, weights)
    assert Search(outlook, state, 0, Dice(1)).best()
    assert 1000 < outlook.looked <= 1650


def test_a_plan_can_be_read() -> None:
    """The turn that it plays, what each seat may expect, and what that is made of; who is not asked has no turn yet."""
    forest = "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"
    match = position("A1 G8 H8", "N1 N2 N5", stones=fence(forest, but="C3")).match
    plan, waiting = (SurveyorBot(GAME, 1).plan(match, seat) for seat in (None, 1))
    after = match.fork()
    for move in plan.turns[0]:
        after.play(move, 0)
    assert GAME.scores(after.state)[0] >= 27, "it closes the forest"
    assert plan.points[0] > plan.points[1]
    assert sum(plan.terms.values()) == pytest.approx(plan.points[0] - plan.points[1])
    assert waiting.turns == [] and waiting.points == plan.points


# How it plays


def whole_game(kinds: list[type[Bot]], options: dict[str, str], seed: str) -> Match:
    match = Match(GAME, GAME.setting(len(kinds), options), seed=seed)
    bots = [kind(GAME, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot, HastyBot])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"setup": "quick"}), (4, {"ending": "last-figure"})])
def test_bots_play_every_kind_of_game(kind: type[Bot], seats: int, options: dict[str, str]) -> None:
    assert whole_game([kind] * seats, options, "kinds").ply > 60


@pytest.mark.parametrize("level", LEVELS)
def test_one_seed_one_game(level: str) -> None:
    """At every level, each in its way; with haste, for how far it sees does not matter here."""
    sold = find_bot(level, GAME)(0)
    haste = ",".join(f"{name}={min(value, sold.number(name))}" for name, value in HASTE.items())

    def first_turns() -> list[str]:
        match = Match(GAME, GAME.setting(2, {"setup": "quick"}), seed="again")
        bots = [find_bot(f"{level}@{haste}", GAME)(f"again/{seat}") for seat in range(2)]
        while match.state.turn < 2:  # type: ignore[attr-defined]
            seat = match.state.decision.seat
            match.play(ask_bot(bots[seat], match.state, seat), seat)
            match.commit()
        return [entry.move.text for entry in match.log]

    assert first_turns() == first_turns()


def test_it_need_not_be_asked_every_question() -> None:
    """People undo, and a bot takes over in the middle of a turn."""
    table = position("G3 K3", "A1").play("G3-G8")
    assert ask_bot(HastyBot(GAME, 1), table.state, 0).text in table.moves()
    table.play("stone G9")
    assert ask_bot(HastyBot(GAME, 1), table.state, 0).text in table.moves()


def test_it_beats_the_generic_bots() -> None:
    """Even with less thought than it usually takes; with all of it where everything is tried."""
    hasty = f"surveyor@{','.join(f'{name}={value}' for name, value in HASTE.items())}"
    chosen = "surveyor" if only_at_full_scale("games of the surveyor of Terra Nova (2006) without haste") else hasty
    surveyor, generic = run(Tournament("terra-nova-2006", ("random", chosen), 2, "margin"), 2).bots
    assert surveyor.name == chosen
    assert surveyor.points is not None and generic.points is not None
    assert surveyor.points.value > generic.points.value + 20


@pytest.mark.nightly("the magnitude of games of greedy bots")
def test_greedy_play_has_the_published_magnitude() -> None:
    """Facts, section 5: about 33 turns (26 to 40), about 64 stones and 16 regions, totals around 160 for two seats."""
    turns, totals, stones, regions = 0, 0, 0, 0
    games = 8
    for number in range(games):
        state = whole_game([GreedySurveyor] * 2, {"setup": "quick"}, f"greedy/{number}").state
        assert isinstance(state, Island)
        turns += int(state.turn) + 1
        totals += sum(GAME.scores(state))
        stones += int(state.box.stones - state.stones)
        regions += len(state.regions)
    assert 26 <= turns / games <= 40
    assert 135 <= totals / games <= 190
    assert 52 <= stones / games <= 76
    assert 12 <= regions / games <= 20
