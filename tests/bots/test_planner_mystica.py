"""The planner in Terra Mystica: whole games of every kind, the same again, never more positions than it may look at."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from terrae.bots import Bot, ask_bot, find_bot
from terrae.bots.bot import LEVELS, Setting
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.planner.search.line import Line, Past, PlannedTurn, turns_of
from terrae.bots.terra_mystica import MysticaBot
from terrae.bots.terra_mystica.factions import habits_of, known
from terrae.bots.terra_mystica.search.sight import MysticaSight
from terrae.bots.weights import weights_of
from terrae.core.errors import UnknownBot
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import ROUNDS
from terrae.games.terra_mystica.rules.catalogue import FACTIONS
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn
from tests.scale import only_at_full_scale

GAME = find_game("terra-mystica")
FIRE_AND_ICE = {"fire-and-ice-factions/ice": "on", "fire-and-ice-factions/volcano": "on"}
# Together: every map, every faction, landscapes, extra tiles, and each custom of the site.
KINDS: list[tuple[str, dict[str, str]]] = [
    ("witches,engineers", {"map": "base"}),
    ("nomads,mermaids,giants", {"map": "fire-ice-1", "final-scoring": "random", "landscapes": "on"}),
    ("yetis,acolytes", {"map": "fire-ice-2", **FIRE_AND_ICE, "landscapes": "on"}),
    ("icemaidens,dragonlords", {"map": "loon-lakes", **FIRE_AND_ICE, "variable-turn-order": "on"}),
    ("riverwalkers,alchemists", {"map": "fjords", "fire-and-ice-factions/variable": "v5", "landscapes": "on"}),
    ("shapeshifters,chaosmagicians", {"map": "fjords-2.0", "fire-and-ice-factions/variable": "v5"}),
    ("swarmlings,auren", {"landscapes": "on", "strict-leech": "off", "strict-darkling-sh": "off"}),
    ("darklings,cultists", {"loose": "any-terrain,late-choices,resign,build-elsewhere,spade-order"}),
    ("halflings,fakirs", {"loose": "early-points,idle-actions,stacked-bridges,loose-cultist-ordering"}),
    ("dwarves,giants", {"landscapes": "on", "points": "2017"}),
    ("choose", {"seating": "shuffled", **FIRE_AND_ICE}),
]
PLAYED_AS = "7267d48df9c9"
HASTY: dict[str, Setting] = {"width": 1, "later": 1, "horizon": 0, "last": 1, "sites": 2, "positions": 60}


def whole_game(bots: list[Bot], options: dict[str, str], seed: str) -> Match:
    """A game between bots; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(len(bots), options), seed=seed)
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


def hasty(seats: int) -> list[Bot]:
    return [MysticaBot(GAME, seat, **HASTY) for seat in range(seats)]


def texts(match: Match) -> list[str]:
    return [entry.move.text for entry in match.log]


def first_turn(options: dict[str, str], round_: int = 1) -> tuple[Mystica, int]:
    """The first turn of a round in a game of hasty bots, and whose it is."""
    seats = options["factions"].count(",") + 1
    match = Match(GAME, GAME.setting(seats, options), seed="first")
    bots = hasty(seats)
    while True:
        state = match.state
        assert isinstance(state, Mystica)
        if isinstance(state.decision, Turn) and state.round == round_ and not state.turn.acted:
            return state, state.decision.seat
        match.play(ask_bot(bots[state.decision.seat], state, state.decision.seat), state.decision.seat)
        match.commit()


PLAYED = LEVELS if only_at_full_scale("every kind of game of Terra Mystica by every level") else LEVELS[:1]


@pytest.mark.parametrize("level", PLAYED)
@pytest.mark.parametrize(("factions", "options"), KINDS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_level_plays_games_of_every_kind(level: str, factions: str, options: dict[str, str]) -> None:
    make = find_bot(f"{level}@positions=200", GAME)
    seats = factions.count(",") + 1 if "," in factions else 2
    match = whole_game([make(seat) for seat in range(seats)], {"factions": factions, **options}, level)
    assert min(GAME.scores(match.state)) > 25, "more than the points at the start: it plays"


def test_the_kinds_of_games_have_every_faction() -> None:
    played = {name for factions, _ in KINDS for name in factions.split(",")} - {"choose"}
    assert played == set(FACTIONS)
    assert set(known()) - {"any"} <= set(FACTIONS), "what is known is about factions that there are"


def test_a_term_that_it_does_not_weigh() -> None:
    with pytest.raises(UnknownBot, match=r"weighs no 'luck'; it can weigh all, or some of these joined by \+: .*cults"):
        find_bot("hard@weighs=cults+luck", GAME)(1)


def test_one_seed_one_game() -> None:
    games = [whole_game(hasty(2), {"factions": "random"}, "again") for _ in range(2)]
    assert texts(games[0]) == texts(games[1])


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_a_turn_within_its_positions(level: str) -> None:
    state, seat = first_turn({"factions": "darklings,witches"}, ROUNDS)
    bot = find_bot(f"{level}@positions=300", GAME)("budget")
    assert isinstance(bot, MysticaBot)
    assert ask_bot(bot, state, seat) in state.moves_of(seat)
    assert 0 < bot.looked <= 300


def test_the_same_game_compiled_or_not() -> None:
    """All arithmetic is in whole numbers: a change of this digest is a change of play, which nothing else may cause."""
    match = whole_game(hasty(2), {"factions": "witches,engineers"}, "digest")
    assert blake2b("\n".join(texts(match)).encode(), digest_size=6).hexdigest() == PLAYED_AS


def test_a_plan_can_be_read() -> None:
    match = Match(GAME, GAME.setting(2, {"factions": "darklings,witches"}), seed="plan")
    bots = hasty(2)
    while not isinstance(match.state.decision, Turn):
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    seat = match.state.decision.seat
    planner = MysticaBot(GAME, "plan", **HASTY)
    plan = planner.plan(match, seat)
    assert plan.turns[0][0] in match.state.moves_of(seat)
    assert plan.turns[-1][-1].verb.word == "pass", "it is the line of the whole round"
    assert len(plan.points) == 2 and min(plan.points) > 20
    state = match.state
    assert isinstance(state, Mystica)
    sight = planner.sight(state, seat)
    assert sum(plan.terms.values()) == pytest.approx(sight.value(sight.alone(state), True) / 100)
    assert {"points", "goods", "towns", "cults", "network"} <= set(plan.terms)


@pytest.mark.parametrize(("factions", "count"), [("witches,giants", 100), ("witches,giants,nomads,mermaids", 40)])
def test_ranks_that_many_could_take_count_in_part(factions: str, count: int) -> None:
    state, seat = first_turn({"factions": factions}, 2)
    sights = [MysticaBot(GAME, 1, ranks=ranks).sight(state, seat) for ranks in ("100", "100+50+40")]
    sure, doubtful = (dict(sight.terms(sight.alone(state))) for sight in sights)
    assert sure["cults"] > 0
    for name, worth in sure.items():
        share = count if name in ("cults", "network") else 100
        assert doubtful[name] == pytest.approx(worth * share / 100, abs=worth / 50), name


FEW: dict[str, Setting] = {"width": 3, "later": 2, "last": 4, "slim": 2, "rivals": 2}


def test_it_plans_again_with_other_weights_and_takes_the_best_plan() -> None:
    state, seat = first_turn({"factions": "witches,engineers,nomads"}, 4)
    bot = MysticaBot(GAME, "again", **FEW, again=8)
    before = weights_of(bot.weights), weights_of(habits_of("witches"))
    sight = bot.sight(state, seat)
    first = Beam(sight, bot.extent).plan(state, [])
    assert first is not None
    best = bot.planned_again(state, seat, sight, first)
    assert sight.value(best.state, True) > sight.value(first.state, True), "all are judged by what it thinks itself"
    assert best.state.round == ROUNDS
    assert before == (weights_of(bot.weights), weights_of(habits_of("witches"))), "its own opinions stay"
    moves = [str(MysticaBot(GAME, "again", **FEW, again=8).choose(state.copy(), seat)) for _ in range(2)]
    assert moves[0] == moves[1], "one seed, one answer"


def test_rivals_in_the_plan_are_there_when_it_plans_again() -> None:
    state, seat = first_turn({"factions": "giants,swarmlings"}, 4)
    bot = MysticaBot(GAME, "again", **FEW, again=8)
    sight = bot.foresight(state, seat)
    first = Beam(sight, bot.extent).plan(state, [])
    assert first is not None
    best = bot.planned_again(state, seat, sight, first)
    assert best is not first
    assert best.state.seats[1 - seat].structures != state.seats[1 - seat].structures, "the other one builds"


def test_lines_that_began_a_round_as_one_do_not_crowd_out_the_others() -> None:
    state, seat = first_turn({"factions": "giants,swarmlings"}, ROUNDS)
    beam = Beam(MysticaBot(GAME, 1).sight(state, seat), Extent(4, 4, 5, 4, 4, 1000, kin=2))
    kept: list[Line[Mystica]] = []
    for start, value in ((0, 50), (0, 40), (0, 60), (1, 10), (-1, 20), (-1, 30)):
        line = Line(state, [], Past(PlannedTurn([]), None), 0, start)
        line.value = value
        beam.enter(kept, line, 4)
    assert [(line.start, line.value) for line in kept] == [(0, 60), (0, 50), (-1, 30), (-1, 20)]


def exhaustive(sight: MysticaSight, line: Line[Mystica], best: list[int]) -> None:
    """The best value of all ways to go on with a round to its end."""
    if sight.may_stop(line.state):
        best[0] = max(best[0], int(sight.value(line.state, True)))
    for end in sight.turn_ends(Line(line.state, [], line.past)):
        exhaustive(sight, end, best)


def test_the_last_round_is_played_as_well_as_looking_at_everything_finds() -> None:
    state, seat = first_turn({"factions": "giants,swarmlings"}, ROUNDS)
    own = state.seats[seat]
    own.coins, own.workers, own.priests, own.bowl2, own.bowl3 = 4, 2, 0, 0, 2
    bot = MysticaBot(GAME, 1)
    best = [-1]
    sight = bot.sight(state, seat)
    exhaustive(sight, Line(sight.alone(state), [], None), best)
    line = Beam(sight, Extent(100, 1, 0, 2000, 2000, 100_000)).plan(state, [])
    assert line is not None
    moves: list[Move] = [move for turn in turns_of(line.past) for move in turn.moves]
    assert moves[-1].verb.word == "pass"
    assert line.value - line.urgency == best[0]
