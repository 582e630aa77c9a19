"""The beam: all sensible turns of the lines kept, the best of them, the next turn; then the next round."""

from __future__ import annotations

from math import inf
from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

from terrae.bots.deadline import Deadline
from terrae.bots.planner.search.line import Line, Past, PlannedTurn
from terrae.bots.planner.search.sight import Sight
from terrae.core.state import State

S = TypeVar("S", bound=State)

MOST_TURNS: Final = 40  # of one seat in one round
USUAL_TURNS: Final = 6  # the same, for sharing out what may be looked at
MANY: Final = 1_000_000
ROUND: Final = 100  # pinned lines are found by rounds ahead and turns


@final
class Extent:
    """How wide and how far a planner looks."""

    def __init__(
        self, width: i64, later: i64, horizon: i64, last: i64, cap: i64, positions: i64, kin: i64 = MANY
    ) -> None:
        self.width = width  # lines kept from turn to turn in the round under way
        self.later = later  # the same in rounds to come
        self.horizon = horizon  # rounds planned after this one
        self.last = last  # lines kept where nothing follows the round under way
        self.cap = cap  # lines kept that begin with the same turn: first turns are compared by equally deep plans
        self.positions = positions  # looked at, at most
        self.kin = kin  # lines kept in a round to come that began it as the same one

    def less(self, looked: i64) -> Extent:
        """The same where so many positions were looked at before."""
        left = max(self.positions - looked, 1)
        return Extent(self.width, self.later, self.horizon, self.last, self.cap, left, self.kin)

    def slim(self, width: i64) -> Extent:
        """As far with fewer lines in every round."""
        later, last = self.later * width // self.width, self.last * width // self.width
        return Extent(width, later, self.horizon, last, self.cap, self.positions, self.kin)

    def narrow(self, width: i64, positions: i64) -> Extent:
        """As far with fewer lines, and fewer positions."""
        return Extent(width, (2 * width + 2) // 3, self.horizon, width, width, positions, self.kin)


@final
class Beam(Generic[S]):
    """Plans the turns of one seat in one position."""

    def __init__(self, sight: Sight[S], extent: Extent, until: float = inf) -> None:
        self.sight = sight
        self.extent = extent
        self.deadline = Deadline(until)
        self.looked: i64 = 0  # at so many positions
        self.gone_on: i64 = 1  # with so many lines
        self.pins: dict[int, Line[S]] = {}  # by rounds ahead and turns: where an older plan leads

    def plan(self, state: S, old: list[PlannedTurn]) -> Line[S] | None:
        """The best line found, or nothing; an older plan is one of the lines as far as it can be played."""
        sight = self.sight
        extent = self.extent
        root = sight.begin(state)
        fresh = sight.may_stop(root.state)
        width = extent.last if sight.is_last(root.state) else extent.width
        if fresh and old:
            self.pin(root, old)
        ends: list[Line[S]] = []
        if fresh:
            self.stop(root, ends, width)
        first = sight.turn_ends(root)
        for line in first:
            line.urgency = sight.urgency(line.moves)
        beam = self.keep(first, width)
        self.play_round(beam, ends, width, 0)
        if not ends:
            return beam[0] if beam else None
        ahead: i64 = 0
        while ahead < extent.horizon and not sight.is_last(ends[0].state) and self.may_go_on():
            ahead += 1
            starts: list[Line[S]] = []
            for line in ends[: extent.later]:
                self.begin_round(line, starts)
            pinned = self.pins.get(int(ahead * ROUND))
            if pinned is not None:
                starts.append(pinned)
            if not starts:
                break
            later: list[Line[S]] = []
            self.play_round(starts, later, extent.later, ahead)
            if not later:  # the budget did not last to the end of that round
                break
            ends = later
        return ends[0]

    def may_go_on(self) -> bool:
        """Is there something left of its budget, and does nobody wait?"""
        return self.looked < self.extent.positions and not self.deadline.is_late()

    def begin_round(self, line: Line[S], starts: list[Line[S]]) -> None:
        """Put the line in the next round among those that begin it."""
        begun = self.sight.go_on(line, len(starts))
        if begun is not None:
            starts.append(begun)

    def play_round(self, beam: list[Line[S]], ends: list[Line[S]], width: i64, ahead: i64) -> None:
        """Turn after turn, as long as there is something to do; every line may stop after each of them."""
        sight = self.sight
        level: i64 = 1 if ahead == 0 else 0
        while beam and level < MOST_TURNS and (level < 2 or self.may_go_on()):
            if level > 0:
                self.add_pinned(beam, ahead, level)
            level += 1
            for line in beam:
                self.stop(line, ends, width)
            found: list[Line[S]] = []
            for line in beam[: self.affordable(beam[0].state, ahead)]:
                if self.deadline.is_late():
                    break
                found += sight.turn_ends(line)
                self.gone_on += 1
            beam = self.keep(found, width)

    def affordable(self, state: S, ahead: i64) -> i64:
        """How many lines can go on if what is left to look at has to do for all rounds to come."""
        left = self.extent.positions - self.looked
        if left <= 0:
            return 0
        each = self.looked // self.gone_on + 1
        after = self.sight.rounds_after(state)
        rounds = after if after < self.extent.horizon - ahead else self.extent.horizon - ahead
        lines = left // (each * USUAL_TURNS * (rounds + 1))
        return lines if lines > 0 else 1

    def stop(self, line: Line[S], ends: list[Line[S]], width: i64) -> None:
        """Let a line stop for the round where it is."""
        sight = self.sight
        state = line.state
        if not sight.may_stop(state):
            return
        value = sight.value(state, True) + line.urgency
        last = len(ends) - 1
        if last + 1 >= width and value <= ends[last].value:
            return
        key = sight.identity(state)
        for other in ends:
            if other.key == key and other.value == value:
                return
        past = Past(PlannedTurn(sight.stop(state), True), line.past)
        after = Line(state, [], past, line.urgency, line.start, line.others)
        after.value = value
        after.key = key
        self.enter(ends, after, width)

    def keep(self, lines: list[Line[S]], width: i64) -> list[Line[S]]:
        """The best lines, each position once; their turns are over."""
        sight = self.sight
        kept: list[Line[S]] = []
        seen: dict[int, i64] = {}
        for line in lines:
            if self.looked >= self.extent.positions and kept:
                break
            self.looked += 1
            line.value = sight.value(line.state, False) + line.urgency
            if len(kept) >= width and line.value <= kept[width - 1].value:
                continue
            key = int(sight.identity(line.state))
            before = seen.get(key)
            if before is not None:
                if before >= line.value:
                    continue
                for number in range(len(kept)):
                    if kept[number].key == key:
                        del kept[number]
                        break
            seen[key] = line.value
            line.key = key
            self.enter(kept, line, width)
        for line in kept:
            line.past = Past(PlannedTurn(line.moves), line.past)
            line.moves = []
            sight.reply(line)
        return kept

    def enter(self, kept: list[Line[S]], line: Line[S], width: i64) -> None:
        """Put a line among the best, the best of all first.

        No more than so many begin with the same turn, or began their round as the same line.
        """
        past = line.past
        if past is not None:
            same: i64 = 0
            kin: i64 = 0
            worst: i64 = -1
            worst_kin: i64 = -1
            for number in range(len(kept)):
                other = kept[number]
                before = other.past
                if before is not None and before.first is past.first:
                    same += 1
                    worst = number
                if line.start >= 0 and other.start == line.start:
                    kin += 1
                    worst_kin = number
            if kin >= self.extent.kin:
                if kept[worst_kin].value >= line.value:
                    return
                del kept[worst_kin]
            elif same >= self.extent.cap:
                if kept[worst].value >= line.value:
                    return
                del kept[worst]
        place: i64 = len(kept)
        if place >= width and kept[place - 1].value >= line.value:
            return
        while place > 0 and kept[place - 1].value < line.value:
            place -= 1
        kept.insert(place, line)
        if len(kept) > width:
            kept.pop()

    # An older plan as a line

    def pin(self, root: Line[S], old: list[PlannedTurn]) -> None:
        """Go through an older plan; a turn that cannot be played any more is left out, one that stops is made anew."""
        line = root
        ahead: i64 = 0
        level: i64 = 0
        for turn in old:
            if turn.stops and (ahead == self.extent.horizon or self.sight.is_last(line.state)):
                return
            after = self.sight.resume(line, turn)
            if after is None and turn.stops and self.sight.may_stop(line.state):
                anew = PlannedTurn(self.sight.stop(line.state), True)
                after = self.sight.resume(line, anew)
            if after is None:
                if turn.stops:
                    return
                continue
            if line.past is None:
                after.urgency = self.sight.urgency(turn.moves)
            line = after
            if turn.stops:
                ahead += 1
                level = 0
            else:
                level += 1
            self.pins[int(ahead * ROUND + level)] = line

    def add_pinned(self, beam: list[Line[S]], ahead: i64, level: i64) -> None:
        """Put the line of the older plan beside those kept, unless its position is among them."""
        pinned = self.pins.get(int(ahead * ROUND + level))
        if pinned is None:
            return
        key = self.sight.identity(pinned.state)
        for line in beam:
            if line.key == key:
                return
        pinned.key = key
        beam.append(pinned)
