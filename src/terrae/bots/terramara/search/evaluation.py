"""What a position is worth to a seat: a sum of named terms, and the final scoring where nothing follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import count, one, place
from terrae.bots.terramara.search.weights import POINT, Weights
from terrae.core.vectors import vec
from terrae.games.terramara.rules.craft import needs
from terrae.games.terramara.rules.effects import RAW
from terrae.games.terramara.rules.river import within_reach
from terrae.games.terramara.rules.scoring import (
    ending_points,
    flag_points,
    own_outpost_points,
    rank_points,
    resource_points,
)
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, ROUNDS, ROWS, round_of, row_mask
from terrae.games.terramara.rules.state import Mara

TERMS: Final = [
    "points", "artifacts", "abilities", "goods", "progress", "military", "river", "road", "outposts", "workers", "clan",
    "reserved",
]  # fmt: skip
(
    POINTS, ARTIFACTS, ABILITIES, GOODS, PROGRESS, MILITARY, RIVER, ROAD, OUTPOSTS, WORKERS, CLAN, RESERVED,
) = range(len(TERMS))  # fmt: skip


@final
class Outlook:
    """How one seat values positions."""

    def __init__(self, me: i64, weights: Weights, weighed: i64) -> None:
        self.me = me
        self.weights = weights
        self.weighed = weighed  # a set of terms; the others count nothing
        self.parts = vec[i64]([0] * len(TERMS))  # what each term said last

    def value(self, state: Mara, stopped: bool) -> i64:
        """The worth of a position; `stopped`: the seat does nothing more in this round."""
        if state.over:
            return state.seats[self.me].points * POINT
        self.judge(state, stopped)
        worth: i64 = 0
        for number in range(len(self.parts)):
            if self.weighed & one(number):
                worth += self.parts[number]
        return worth

    def terms(self, state: Mara) -> list[tuple[str, i64]]:
        """What each term that is weighed says about a position."""
        self.judge(state, True)
        return [(TERMS[number], self.parts[number]) for number in range(len(TERMS)) if self.weighed & one(number)]

    def judge(self, state: Mara, stopped: bool) -> None:
        """Fill in what every term says."""
        weights = self.weights
        parts = self.parts
        seat = state.seats[self.me]
        later: i64 = ROUNDS - state.round
        for number in range(len(parts)):
            parts[number] = 0
        parts[POINTS] = seat.points * POINT
        self.cards(state, seat, later)
        for row in range(FLIPPED_ROWS):
            parts[OUTPOSTS] += flag_points(state, seat, row) * POINT
        parts[OUTPOSTS] += own_outpost_points(state, seat) * POINT
        parts[ROAD] = seat.end_points * POINT
        rank = rank_points(state, seat) * POINT
        if later == 0 and stopped:
            parts[GOODS] = resource_points(state, seat) * POINT
            parts[MILITARY] = rank
            if seat.reserved != NONE:
                parts[RESERVED] = -state.box.reserved_points * POINT
            return
        turns = seat.members() + later * (seat.clan + 1)
        eager = min(turns, weights.eager)
        parts[GOODS] = seat.refined() * (weights.refined + weights.refined_eager * eager // weights.eager)
        parts[GOODS] += seat.raw() * (weights.raw + weights.raw_eager * eager // weights.eager)
        parts[MILITARY] = rank * (weights.rank - weights.rank_doubt * later) // 100 + seat.military * weights.military
        parts[RIVER] = seat.culture * (weights.culture + weights.culture_round * later)
        parts[ROAD] += (seat.caravan + seat.second) * (weights.caravan + weights.caravan_round * later)
        parts[ROAD] += min(seat.caravan, seat.second) * weights.slower
        parts[OUTPOSTS] += weights.flag * later * count(seat.flags)
        parts[WORKERS] = seat.worker_levels() * weights.worker * later
        if not stopped:
            for level in range(3):
                parts[WORKERS] += weights.ready * (level + 1) * (seat.workers[level] - seat.tired[level])
        parts[CLAN] = seat.members() * weights.member + weights.clan * later * (seat.clan + 1)
        for row in range(ROWS):
            away = count(seat.explorers_at & row_mask(row))
            if away:
                parts[CLAN] -= weights.clan * away * max(0, round_of(row) - state.round)
        if turns:
            parts[PROGRESS] = self.progress(state, seat) * weights.progress // 100
        if seat.reserved != NONE:
            parts[RESERVED] = -(weights.reserved if later else state.box.reserved_points * POINT)
        if seat.bonus_tiles:
            parts[ABILITIES] += weights.tile * min(count(seat.bonus_tiles), later + 1)

    def cards(self, state: Mara, seat: Seat, later: i64) -> None:
        """Printed points, effects at the end as they stand, and what lasting effects may still bring."""
        weights = self.weights
        parts = self.parts
        printed: i64 = 0
        lasting: i64 = 0
        cards = seat.cards
        while cards:
            low = cards & -cards
            cards ^= low
            card = state.box.artifacts[place(low)]
            powers = card.powers
            printed += card.points
            for ending in powers.endings:
                printed += ending_points(state, seat, ending)
            if later:
                if powers.helps or powers.once[seat.number]:
                    lasting += weights.helping
                if powers.on_send or powers.discount_each or powers.discount_category >= 0:
                    lasting += weights.lasting
                if powers.on_create or powers.on_culture[seat.number]:
                    lasting += weights.following
        for ending in seat.side.endings:
            printed += ending_points(state, seat, ending)
        parts[ARTIFACTS] = printed * POINT
        parts[ABILITIES] = lasting * later

    def progress(self, state: Mara, seat: Seat) -> i64:
        """How near the seat is to the best artifact it may soon create, in hundredths of a point."""
        weights = self.weights
        best: i64 = 0
        goods = seat.goods
        reach = min(within_reach(state, seat) + 1, len(state.row))
        for at in range(-1, reach):
            if at < 0 and seat.reserved == NONE:
                continue
            card = state.box.artifacts[seat.reserved if at < 0 else state.row[at]]
            need = needs(state, seat, card)
            total: i64 = 0
            have: i64 = 0
            for kind in range(RAW):
                wanted: i64 = need[kind]
                refined = min(wanted, goods[RAW + kind])
                total += wanted * 100
                have += refined * 100 + weights.near_raw * min(wanted - refined, goods[kind])
            value = card.points * POINT + weights.extra
            share: i64 = have * 100 // total if total else 100
            best = max(best, value * share // 100 * share // 100)
        return best
