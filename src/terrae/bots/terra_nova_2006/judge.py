"""How the surveyor judges turns: the land is surveyed as each turn leaves it, and after those who move next have
answered; a hard look plays on from both, as the best level does before it decides, all turns with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terrae.bots.judging import Gain, Judgement, Prospect
from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.bots.terra_nova_2006.search.search import FAR, Search
from terrae.bots.terra_nova_2006.search.turns import Line, Turns, best_of
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.games.terra_nova_2006.rules.state import Island

HUNDRED = 100  # worths are in hundredths of a point
SEEDS = 2_000_000_000


@dataclass(frozen=True)
class Tried:
    """A turn, where it leads when it is answered, and what it is worth to its seat by each look."""

    line: Line
    end: Island
    worths: list[int]

    def margins(self, other: Tried) -> list[int]:
        """By how much it is better, by look."""
        return [one - two for one, two in zip(self.worths, other.worths, strict=True)]


class Judging:
    """One position, judged for one seat."""

    def __init__(self, state: Island, seat: int, weights: Weights, near: Weights, seed: int) -> None:
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state.land, weights)
        self.near = Outlook(state.land, near)  # sees points and pockets only
        self.seed = seed
        self.looked = 0

    def judge(self, tries: int, played: Sequence[Move] | None) -> Judgement:
        """The best turns, and the one that was played."""
        search = Search(self.outlook, self.state, self.seat, Dice(self.seed))
        turns = Turns(self.outlook, self.state, self.seat, search.dice).found(self.outlook.weights.wide)
        self.looked += len(turns)
        lines = list(best_of(turns, max(1, tries)))
        own: Line | None = None
        if played is not None:
            after = self.state.copy()
            for move in played:
                after.play(move)
            own = Line(list(played), after, 0)
            lines = [line for line in lines if not same(line.state, after)] + [own]
        found = [self.tried(search, line) for line in lines]
        found.sort(key=lambda it: -sum(it.worths))
        loss, doubt = 0, 0
        if own is not None:
            mine = next(it for it in found if it.line is own)
            doubt = max(0, *(margin for it in found for margin in it.margins(mine)))
            better = max(found, key=lambda it: sum(it.margins(mine)))
            loss = max(0, sum(better.margins(mine)) // len(mine.worths))
            first = better if loss else mine
            found = [first, *(it for it in found if it is not first)]
        prospects = [self.prospect(it.line, it.end, it.line is own) for it in found]
        return Judgement(prospects, loss / HUNDRED, doubt / HUNDRED, self.looked)

    def tried(self, search: Search, line: Line) -> Tried:
        """A turn by all looks."""
        end = self.answered(search, line)
        if not self.outlook.weights.playouts:
            return Tried(line, end, [self.worth(line.state), self.worth(end)])
        return Tried(
            line, end, [self.worth(line.state), self.played_on(search, line.state), self.played_on(search, end)]
        )

    def played_on(self, search: Search, start: Island) -> int:
        """What a position is worth in the mean if all play on; every turn meets the same luck."""
        dice, playouts = Dice(self.seed), int(self.outlook.weights.playouts)
        self.looked += playouts
        return sum(int(search.played_out(start, dice.below(SEEDS))) for _ in range(playouts)) // playouts

    def answered(self, search: Search, line: Line) -> Island:
        """Where a turn leads when it is answered; every turn meets the same luck."""
        search.dice = Dice(self.seed)
        self.looked += 1
        return search.answered(line.state, self.outlook.weights.answers, -FAR, FAR)

    def mover(self, end: Island) -> int:
        return (self.seat + 1) % len(end.seats) if end.over else int(end.decision.seat)

    def worth(self, end: Island) -> int:
        """What the seat has and may hope for, less what the others do."""
        return int(self.outlook.value(end, self.seat, self.mover(end)))

    def prospect(self, line: Line, end: Island, played: bool) -> Prospect:
        """A turn as it is told."""
        totals = [int(total) for total in self.outlook.totals(end, self.mover(end))]
        pockets = [int(total) for total in self.near.totals(end, self.mover(end))]
        points = [int(seat.points) * HUNDRED for seat in end.seats]
        now = [int(seat.points) * HUNDRED for seat in self.state.seats]
        others = [number for number in range(len(totals)) if number != self.seat]
        found = {
            "regions": points[self.seat] - now[self.seat],
            "pockets": pockets[self.seat] - points[self.seat],
            "land": totals[self.seat] - pockets[self.seat],
            "others": -sum(totals[number] - now[number] for number in others) // len(others),
        }
        gains = [Gain(name, 0, worth / HUNDRED) for name, worth in found.items() if worth]
        return Prospect(list(line.moves), totals[self.seat] / HUNDRED, [list(line.moves)], gains, {}, played)


def same(one: Island, other: Island) -> bool:
    """Do two turns lead to the same position?"""
    return list(one.fields) == list(other.fields) and [seat.points for seat in one.seats] == [
        seat.points for seat in other.seats
    ]
