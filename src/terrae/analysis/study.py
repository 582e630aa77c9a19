"""A study: what the verdicts about a game add up to, for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from terrae.analysis.calibration import corrected
from terrae.analysis.verdicts import GOOD, Verdict
from terrae.core.match import Match
from terrae.core.scene import Seat

MOST = 12  # turns that are shown as the costliest


@dataclass(frozen=True)
class Judged:
    """A seat, and how well it played: the share of its turns that lost next to nothing, and what it lost in all."""

    seat: int
    name: str
    player: str
    colour: str
    points: int  # in the end
    turns: int
    good: int
    lost: float

    @property
    def accuracy(self) -> int:
        """In per cent."""
        return round(100 * self.good / self.turns) if self.turns else 0


@dataclass(frozen=True)
class Study:
    """The course of a game: what each seat could expect after each turn, and where something was lost."""

    seats: list[Judged]
    verdicts: list[Verdict]
    times: list[int]  # plies at which expectations are known
    expected: list[list[float]]  # by seat: the points expected at these plies, at last the real ones
    rounds: list[tuple[int, str]]  # where each round ended, and its name

    def costliest(self, most: int = MOST) -> list[Verdict]:
        """The mistakes, the worst first; those of which the next turn shows nothing stand behind the others."""
        found = [it for it in self.verdicts if it.marked]
        return sorted(found, key=lambda it: (it.doubtful, -it.loss, it.number))[:most]


def study(match: Match, verdicts: Sequence[Verdict]) -> Study:
    """What verdicts about a match say; there may be some still to come."""
    game = match.game
    found = tempered(sorted(verdicts, key=lambda it: it.number))
    scene = game.scene(game.view(match.state)).named(match.names)
    shown = {part.seat: part for part in scene.of(Seat)}
    scores = game.scores(match.state)
    seats = []
    for seat, points in enumerate(scores):
        own = [it for it in found if it.seat == seat]
        part = shown[seat + 1]
        good = sum(it.sure < GOOD for it in own)
        lost = sum(it.sure for it in own if it.marked)
        seats.append(Judged(seat, part.name, part.player, part.colour, points, len(own), good, lost))
    times, expected = course(match, found, scores)
    return Study(seats, found, times, expected, rounds(match))


def tempered(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """What the next turn bears out of each loss: a seat that can expect as much at its next turn in the same round may
    have lost nothing, whatever the planners feared before."""
    found = list(verdicts)
    following: dict[int, Verdict] = {}
    for place in reversed(range(len(found))):
        it = found[place]
        after = following.get(it.seat)
        if after is not None and after.round == it.round and it.loss:
            found[place] = replace(it, borne=min(it.loss, max(0.0, round(it.expected - after.expected, 2))))
        following[it.seat] = it
    return found


def course(match: Match, found: Sequence[Verdict], scores: Sequence[int]) -> tuple[list[int], list[list[float]]]:
    """What each seat could expect over time: known at its own turns, before and after, and as before in between."""
    known: list[dict[int, float]] = [{} for _ in scores]
    for it in found:
        before = corrected(match.game.name, it.round, it.expected)
        known[it.seat][it.before] = before
        known[it.seat][it.after] = before - it.sure
    if match.over:
        for seat, points in enumerate(scores):
            known[seat][match.ply] = float(points)
    times = sorted({ply for plies in known for ply in plies})
    series: list[list[float]] = []
    for plies in known:
        now = plies[min(plies)] if plies else 0.0  # nobody knows better before its first turn
        line = []
        for ply in times:
            now = plies.get(ply, now)
            line.append(now)
        series.append(line)
    return times, series


def rounds(match: Match) -> list[tuple[int, str]]:
    """The plies after which each round was over, with its name; nothing for a title without rounds."""
    state = match.game.start(match.setting)
    ends: dict[int, int] = {}
    for ply, entry in enumerate(match.log, 1):
        ends[match.game.round_of(state)] = ply
        state.play(entry.move, entry.seat)
    return [(ply, str(number)) for number, ply in ends.items() if number]
