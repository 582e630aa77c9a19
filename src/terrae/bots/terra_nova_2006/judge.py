"""How the surveyor judges turns: each is answered by those who move next, and the land is surveyed after that."""

from __future__ import annotations

from collections.abc import Sequence

from terrae.bots.judging import Gain, Judgement, Prospect
from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.bots.terra_nova_2006.search.search import FAR, Search
from terrae.bots.terra_nova_2006.search.turns import Line, Turns, best_of
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.games.terra_nova_2006.rules.state import Island

HUNDRED = 100  # worths are in hundredths of a point


class Judging:
    """One position, judged for one seat: as each turn leaves it, and after the answers to it."""

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
        ends = [(line, self.answered(search, line)) for line in lines]
        ends.sort(key=lambda pair: -self.worth(pair[1]))
        loss, doubt = 0, 0
        if own is not None:
            mine = next(pair for pair in ends if pair[0] is own)
            doubt = max(0, *(margin for pair in ends for margin in self.margins(pair, mine)))
            better = max(ends, key=lambda pair: sum(self.margins(pair, mine)))
            loss = max(0, sum(self.margins(better, mine)) // 2)
            first = better if loss else mine
            ends = [first, *(pair for pair in ends if pair[0] is not first[0])]
        prospects = [self.prospect(line, end, line is own) for line, end in ends]
        return Judgement(prospects, loss / HUNDRED, doubt / HUNDRED, self.looked)

    def margins(self, one: tuple[Line, Island], other: tuple[Line, Island]) -> tuple[int, int]:
        """By how much a turn is better, as it leaves the land and after the answers."""
        near = self.worth(one[0].state) - self.worth(other[0].state)
        return near, self.worth(one[1]) - self.worth(other[1])

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
