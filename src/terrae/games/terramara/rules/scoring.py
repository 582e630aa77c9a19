"""Final scoring: artifacts, their effects, ranks, Caravans, Outposts, what is left."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import count, one, place
from terrae.core.state import Step
from terrae.games.terramara.rules.box import Ending, Outpost
from terrae.games.terramara.rules.effects import (
    ANY,
    CATEGORIES,
    FLAGS,
    OF_CATEGORY,
    PERSONAL_OUTPOST,
    SETS,
    WORKER_LEVELS,
)
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS
from terrae.games.terramara.rules.state import Mara

CARAVANS_END: Final = 0
MILITARY_RANK: Final = 1
BEST_OUTPOST: Final = 2


def rank_points(state: Mara, seat: Seat) -> i64:
    """Points for the rank in Military Strength: everybody stronger takes a place, neutral players too."""
    ranks = state.box.ranks
    before = state.stronger(seat)
    return ranks[before] if before < len(ranks) else 0


def outpost_points(state: Mara, seat: Seat, outpost: Outpost) -> i64:
    """Points for the hardest requirement that is met."""
    points: i64 = 0
    for grade in range(len(outpost.grades)):
        if state.meets(seat, outpost.grades[grade]):
            points = state.box.outpost_points[grade]
    return points


def flag_points(state: Mara, seat: Seat, row: i64) -> i64:
    """Points for the Flag on the Outpost of a row (from 0); nothing without one."""
    if not seat.flags & one(row):
        return 0
    return outpost_points(state, seat, outpost_of(state, row))


def outpost_of(state: Mara, row: i64) -> Outpost:
    """The Outpost on the reverse of the left tile of a row."""
    return state.box.outposts[state.box.tiles[state.tiles[2 * row]].outpost]


def own_outpost_points(state: Mara, seat: Seat) -> i64:
    """Points for the personal Outpost of a character."""
    if seat.own_outpost == NONE or not seat.bends & one(PERSONAL_OUTPOST):
        return 0
    return outpost_points(state, seat, state.box.outposts[state.box.tiles[seat.own_outpost].outpost])


def best_outpost(state: Mara, seat: Seat) -> i64:
    """The most that one Outpost with a Flag brings."""
    best: i64 = 0
    for row in range(FLIPPED_ROWS):
        best = max(best, flag_points(state, seat, row))
    return best


def resource_points(state: Mara, seat: Seat) -> i64:
    """A point for each refined resource, half a one for each raw one; the halves are added up first."""
    return seat.refined() + seat.raw() // state.box.raw_for_point


def sets(state: Mara, seat: Seat) -> i64:
    """Complete sets of artifacts of all categories."""
    fewest = state.of_category(seat, 0)
    for category in range(1, len(CATEGORIES)):
        fewest = min(fewest, state.of_category(seat, category))
    return fewest


def ending_points(state: Mara, seat: Seat, ending: Ending) -> i64:
    """What a card adds at the end."""
    condition = ending.condition
    if condition is not None and not state.meets(seat, condition):
        return 0
    if ending.double == CARAVANS_END:
        return seat.end_points
    if ending.double == MILITARY_RANK:
        return rank_points(state, seat)
    if ending.double == BEST_OUTPOST:
        return best_outpost(state, seat)
    if ending.per == ANY:
        return ending.points
    if ending.per == OF_CATEGORY:
        return ending.points * state.of_category(seat, ending.of)
    if ending.per == SETS:
        return ending.points * sets(state, seat)
    if ending.per == WORKER_LEVELS:
        return ending.points * seat.worker_levels()
    assert ending.per == FLAGS
    return ending.points * count(seat.flags)


def lines(state: Mara, seat: Seat) -> list[tuple[str, i64]]:
    """The final scoring of a seat, line by line, with its source; the points it has are not among them."""
    found: list[tuple[str, i64]] = []
    printed: i64 = 0
    cards = seat.cards
    while cards:
        low = cards & -cards
        printed += state.box.artifacts[place(low)].points
        cards ^= low
    found.append(("artifacts", printed))
    cards = seat.cards & state.box.end_cards
    while cards:
        low = cards & -cards
        powers = state.box.artifacts[place(low)].powers
        for ending in powers.endings:
            found.append((powers.source, ending_points(state, seat, ending)))
        cards ^= low
    for ending in seat.side.endings:
        found.append((seat.side.source, ending_points(state, seat, ending)))
    found.append(("military-rank", rank_points(state, seat)))
    found.append(("road-end", seat.end_points))
    for row in range(FLIPPED_ROWS):
        if seat.flags & one(row):
            found.append((outpost_of(state, row).source, flag_points(state, seat, row)))
    found.append(("own-outpost", own_outpost_points(state, seat)))
    if seat.reserved != NONE:
        found.append(("reserved", -state.box.reserved_points))
    found.append(("resources", resource_points(state, seat)))
    return found


@final
class FinalScoring(Step[Mara]):
    """Everything that scores at the end."""

    def run(self, state: Mara) -> None:
        for seat in state.seats:
            for source, points in lines(state, seat):
                if points:
                    state.gain_points(seat, points, source)


FINAL_SCORING: Final = FinalScoring()
