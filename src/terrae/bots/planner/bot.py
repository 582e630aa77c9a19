"""A bot that plans: it remembers the rest of its turn, and its last plan, between two choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from terrae.bots.bot import Seed, Setting
from terrae.bots.judging import Judge, Judgement, Plan
from terrae.bots.planner.judge import Judging, answered
from terrae.bots.planner.search.beam import MANY, Beam, Extent
from terrae.bots.planner.search.finish import Finish
from terrae.bots.planner.search.line import Line, PlannedTurn, turns_of
from terrae.bots.planner.search.rivals import AmongRivals
from terrae.bots.planner.search.sight import Sight
from terrae.bots.weights import SETTING
from terrae.core.errors import UnknownBot
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import State

S = TypeVar("S", bound=State)

EVERYTHING = "all"
EXTENT = ("width", "later", "horizon", "last", "cap", "positions", "kin")  # as settings
RIVALS: Mapping[str, Setting] = {"rivals": 0}  # with how many lines the others plan first; 0: they stand still
# How often it plans again with weights moved at random, by up to so many percent, and with how many lines.
AGAIN: Mapping[str, Setting] = {"again": 0, "shake": 50, "slim": 16}
FORESEEN = 2  # one position of so many that may be looked at is for what the others will do
HUNDRED = 100  # worths are in hundredths of a point
LOOK = 4  # one position of so many that may be looked at is for each look at all of a last round
MOST = 1_000_000_000  # of anything
RANGES: Mapping[str, tuple[int, int]] = {
    "width": (1, MOST),
    "later": (1, MOST),
    "horizon": (0, MOST),
    "last": (1, MOST),
    "cap": (1, MOST),
    "positions": (1, MOST),
    "kin": (1, MOST),
    "exact": (0, MOST),
    "tries": (0, MOST),
    "rivals": (0, MOST),
    "again": (0, MOST),
    "shake": (0, 100),
    "slim": (1, MOST),
    "sites": (1, MOST),
}  # the last five of titles that have them


class PlanningBot(Judge, Generic[S]):
    """Plans its own turns; a subclass brings the sight of its title and answers what is no turn."""

    settings: Mapping[str, Setting] = {
        "width": 10,
        "later": 6,
        "horizon": 9,
        "last": 30,
        "cap": 3,
        "positions": 100_000,
        "kin": MANY,
        "exact": 0,
        "weighs": EVERYTHING,
        "tries": 4,
        "looks": "0+1",
        **SETTING,
    }  # as `Extent` has them; how many positions it may look at to find all that a last round can bring; which terms
    # of the evaluation count, joined by +; of a judge: how many turns it tries besides those that plans begin with, and
    # how many rounds ahead it looks, once for each number
    ranges = RANGES
    terms: ClassVar[Sequence[str]] = ()  # the names of all terms of the evaluation

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.extent = Extent(*(self.number(name) for name in EXTENT))
        self.looking = self.numbers("looks")
        self.weighed = self.read_terms(str(self.settings["weighs"]))  # as a set of bits
        self.planned: list[Move] = []  # the rest of the turn
        self.expected = 0  # what the position must look like for it
        self.turns: list[PlannedTurn] = []  # the last plan, from the turn after this one on
        self.looked = 0  # at positions, for the last choice

    def read_terms(self, named: str) -> int:
        """The terms that count."""
        found = self.terms if named == EVERYTHING else named.split("+")
        for name in found:
            if name not in self.terms:
                raise UnknownBot("error.bot-term", name=self.name, term=name, known=", ".join(self.terms))
        return sum(2 ** self.terms.index(name) for name in found)

    def numbers(self, setting: str) -> list[int]:
        """A setting that is several whole numbers, joined by +."""
        value = str(self.settings[setting])
        if not all(word.isdecimal() for word in value.split("+")):
            usual = type(self).settings[setting]
            raise UnknownBot("error.bot-setting-numbers", name=self.name, key=setting, value=value, default=usual)
        return [int(word) for word in value.split("+")]

    def sight(self, state: S, seat: int) -> Sight[S]:
        """How a seat sees this position."""
        raise NotImplementedError

    def foresight(self, state: S, seat: int) -> Sight[S]:
        """How a seat sees the position when it plans its turn; what was looked at for that is in `looked`."""
        return self.sight(state, seat)

    def among_rivals(self, state: S, seat: int, seats: int) -> Sight[S]:
        """The same where each of the others plans first, alone, and plays that between the seat's turns."""
        own, lines = self.sight(state, seat), self.number("rivals")
        if not lines:
            return own
        sight = AmongRivals(own, [self.sight(state, number) for number in range(seats)])
        share = self.number("positions") // (FORESEEN * seats)
        self.looked = sight.foresee(state, self.extent.narrow(lines, share), self.until)
        return sight

    def next_move(self, state: S, seat: int, moves: list[Move]) -> Move:
        """The next move of the turn as planned; a new plan if nothing is planned for this position."""
        sight = self.sight(state, seat)
        self.looked = 0
        if not self.planned or self.planned[0] not in moves or sight.identity(state) != self.expected:
            line = self.best_line(state, seat)
            turns = turns_of(line.past) if line is not None else []
            if not turns or turns[0].moves[0] not in moves:
                return self.fallback(state, seat, moves)
            self.planned = list(turns[0].moves)
            self.turns = turns[1:]
        move = self.planned.pop(0)
        if self.planned:
            state.play(move, seat)
            self.expected = sight.identity(state)
        return move

    def thorough(self, state: S, seat: int, sight: Sight[S], most: int) -> list[Sight[S]]:
        """By which sights a last round is looked at to its end, the first of them that has no more to look at."""
        return [sight]

    def best_line(self, state: S, seat: int) -> Line[S] | None:
        """The best way to go on: of all there are in a last round if that is not too much to look at, else a plan."""
        sight = self.foresight(state, seat)
        most = min(self.number("exact"), self.number("positions") // LOOK)
        for last in self.thorough(state, seat, sight, most) if most and sight.is_last(state) else ():
            finish = Finish(last, most, self.until)
            line = finish.plan(state)
            self.looked += finish.looked
            if line is not None:
                return line
        beam = Beam(sight, self.extent.less(self.looked), self.until)
        line = beam.plan(state, self.turns)
        self.looked += beam.looked
        self.cut_short = beam.deadline.cut_short
        if line is not None and "again" in self.settings and not sight.is_last(state):
            line = self.planned_again(state, seat, sight, line)
        return line

    def shaken(self, state: S, seat: int) -> Sight[S]:
        """How a seat would see this position if it thought a little otherwise of everything."""
        raise NotImplementedError

    def planned_again(self, state: S, seat: int, sight: Sight[S], best: Line[S]) -> Line[S]:
        """The best of a plan and of some more, made with other weights: each keeps other lines, and the best so far."""
        extent = self.extent.slim(self.number("slim"))
        highest, after = best.value, sight.rounds_after(best.state)
        for _ in range(self.number("again")):
            if self.cut_short or self.looked >= extent.positions:
                break
            own = self.shaken(state, seat)
            other = sight.through(own) if isinstance(sight, AmongRivals) else own
            beam = Beam(other, extent.less(self.looked), self.until)
            line = beam.plan(state, turns_of(best.past))
            self.looked += beam.looked
            self.cut_short = beam.deadline.cut_short
            if line is None or line.past is None or sight.rounds_after(line.state) != after:
                continue  # what was looked at did not last to where the best one ends
            value = sight.value(line.state, True) + sight.urgency(line.past.first.moves)
            if value > highest:
                best, highest = line, value
        return best

    def plan(self, match: Match, seat: int | None = None) -> Plan:
        state = cast(S, match.state.copy())
        seat = match.seats_to_move[0] if seat is None else seat
        sight = self.sight(state, seat)
        turns: list[PlannedTurn] = []
        points = []
        for number in range(match.setting.seats):
            line = Beam(self.sight(state, number), self.extent).plan(state, [])
            points.append(float("nan") if line is None else line.value / HUNDRED)
            if number == seat and line is not None:
                turns = turns_of(line.past)
        last = next((at for at, turn in enumerate(turns) if turn.stops), len(turns) - 1)
        terms = {name: worth / HUNDRED for name, worth in sight.terms(sight.alone(state))}
        return Plan([turn.moves for turn in turns[: last + 1]], points, terms)

    def judge(self, state: State, seat: int, played: Sequence[Move] | None = None) -> Judgement:
        position = answered(cast(S, state), seat)
        judging = Judging(self.game, self.sight(position, seat), self.looks(), self.number("tries"))
        return judging.judge(position, played)

    def alone(self, state: State, seat: int) -> State:
        position = answered(cast(S, state), seat)
        return self.sight(position, seat).alone(position)

    def follow(self, state: State, seat: int, moves: Sequence[Move]) -> State | None:
        return self.sight(cast(S, state), seat).replay(cast(S, state), list(moves), False)

    def looks(self) -> list[Extent]:
        """How far it looks when it judges, the nearest first."""
        numbers = {name: self.number(name) for name in EXTENT}
        return [Extent(*({**numbers, "horizon": horizon}[name] for name in EXTENT)) for horizon in self.looking]

    def fallback(self, state: S, seat: int, moves: list[Move]) -> Move:
        """What is played where no plan was found: the end of the turn if that is possible."""
        return next((move for move in moves if move.verb.word in self.game.idle), moves[0])
