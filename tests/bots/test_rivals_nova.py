"""Rivals in a plan of Terra Nova: between two turns of a seat the others play theirs, as far as they still can."""

from __future__ import annotations

from math import inf

from terrae.bots import ask_bot, find_bot
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.planner.search.line import Line, PlannedTurn
from terrae.bots.planner.search.rivals import AmongRivals, by_rounds
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terra_nova import NovaBot
from terrae.bots.weights import weights_of
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import DROP, Turn
from tests.bots.test_planner_nova import first_turn

GAME = find_game("terra-nova")
EXTENT = Extent(3, 2, 4, 3, 3, 2_000)


def among(state: Nova, seat: int) -> AmongRivals[Nova]:
    """A seat that expects something of the others."""
    bot = NovaBot(GAME)
    sights: list[Sight[Nova]] = [bot.sight(state, number) for number in range(4)]
    sight = AmongRivals(bot.sight(state, seat), sights)
    assert sight.foresee(state, EXTENT, inf) > 0
    return sight


def after_first_turn(sight: AmongRivals[Nova], state: Nova) -> Line[Nova]:
    """A line after the seat's first turn, and the answers of the others."""
    line = sight.turn_ends(sight.begin(state))[0]
    line.moves = []
    sight.reply(line)
    return line


def test_every_rival_plays_a_turn_before_the_next_one_of_the_seat() -> None:
    state, seat = first_turn("rivals")
    sight = among(state, seat)
    line = after_first_turn(sight, state)
    assert isinstance(line.state.decision, Turn) and line.state.decision.seat == seat
    others = [number for number in range(4) if number != seat]
    assert all(line.others >> 8 * number & 255 >= 1 for number in others)
    before = sum(state.seats[number].money + state.seats[number].bowl3 for number in others)
    assert before != sum(line.state.seats[number].money + line.state.seats[number].bowl3 for number in others)


def test_what_cannot_be_played_any_more_is_left_out() -> None:
    """Something impossible stands before the first turn of a rival's plan, which is played all the same."""
    state, seat = first_turn("twice")
    sight = among(state, seat)
    other = (seat + 1) % 4
    turns = sight.rivals[other].rounds[0]
    assert turns
    wanted = after_first_turn(sight, state)
    impossible = PlannedTurn([state.land.of(POWER)[0], state.land.of(POWER)[0]])
    sight.rivals[other].rounds[0] = [impossible, *turns]
    line = after_first_turn(sight, state)
    assert line.others >> 8 * other & 255 == 2, "one that was left out, and one that was played"
    assert line.state.seats[other].buildings == wanted.state.seats[other].buildings
    assert line.state.seats[other].money == wanted.state.seats[other].money


def test_a_rival_whose_plan_is_over_drops_out() -> None:
    state, seat = first_turn("over")
    sight = among(state, seat)
    other = (seat + 1) % 4
    sight.rivals[other].rounds = [[]]
    assert after_first_turn(sight, state).state.seats[other].dropped


def test_a_rival_that_has_dropped_out_is_back_in_the_next_round() -> None:
    state, seat = first_turn("back")
    position = state.copy()
    position.play(position.land.of(DROP)[0])
    while not isinstance(position.decision, Turn):
        position.play(position.moves()[0])
    assert position.seats[seat].dropped
    mover = position.decision.seat
    sight = among(position, mover)
    rounds = sight.rivals[seat].rounds
    assert rounds[0] == [] and rounds[1], "nothing in this round, something in the next"


def test_the_position_that_is_thought_about_stays_as_it_is() -> None:
    state, seat = first_turn("same")
    before = [(own.money, own.bowl3, own.buildings, own.dropped) for own in state.seats]
    sight = among(state, seat)
    assert Beam(sight, EXTENT).plan(state, []) is not None
    assert before == [(own.money, own.bowl3, own.buildings, own.dropped) for own in state.seats]
    assert state.decision.seat == seat


def test_turns_are_told_by_rounds() -> None:
    first, second, stop = PlannedTurn([]), PlannedTurn([]), PlannedTurn([], True)
    assert by_rounds([first, stop, stop, second]) == [[first], [], [second]]


def test_a_plan_goes_on_where_the_last_one_was() -> None:
    """The rest of the older plan is one of the lines, though the others play in between."""
    match = Match(GAME, GAME.setting(4), seed="pinned")
    bots = [find_bot("expert@positions=2000,width=3,later=2,last=3,cap=3", GAME)(f"pinned/{seat}") for seat in range(4)]
    while not isinstance(match.state, Nova) or match.state.round == 0:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    seat = match.state.decision.seat
    sight = among(match.state, seat)
    beam = Beam(sight, EXTENT)
    line = beam.plan(match.state, [])
    assert line is not None and line.past is not None
    pinned = Beam(sight, EXTENT)
    first = line.past.first
    pinned.pin(sight.begin(match.state), [first])
    assert [int(number) for number in pinned.pins] == [1]
    assert pinned.pins[1].state.decision.seat == seat


def test_it_plans_again_among_rivals_with_other_weights_and_takes_the_best_plan() -> None:
    state, seat = first_turn("again")
    bot = NovaBot(GAME, "again", width=3, later=2, last=4, slim=3, rivals=2, again=6)
    before = weights_of(bot.weights)
    sight = bot.foresight(state, seat)
    first = Beam(sight, bot.extent).plan(state, [])
    assert first is not None
    best = bot.planned_again(state, seat, sight, first)
    assert sight.value(best.state, True) > sight.value(first.state, True), "all are judged by what it thinks itself"
    assert weights_of(bot.weights) == before, "its own opinions stay"
