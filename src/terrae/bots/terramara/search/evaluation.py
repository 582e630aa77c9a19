"""What a position is worth to a seat, in points it may expect; and the best way through its own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.board.hexes import count, place
from terrae.core.moves import Move
from terrae.core.state import Chance
from terrae.games.terramara.rules.craft import needs
from terrae.games.terramara.rules.effects import RAW
from terrae.games.terramara.rules.river import within_reach
from terrae.games.terramara.rules.scoring import ending_points, flag_points, own_outpost_points, rank_points
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, ROUNDS, ROWS, round_of, row_mask
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import DECLINE, FLIP, Turn

TURN: Final = 2.4  # what one clan member more or less is worth
WIDEST: Final = 24  # moves tried at later questions of a turn


def turns_left(state: Mara, seat: Seat) -> float:
    """Clan members the seat will still send."""
    later = float(ROUNDS - state.round)
    return float(seat.members()) + later * float(seat.clan + 1)


def worth(state: Mara, number: i64) -> float:
    """Points, what is sure of the final scoring, and a guess at what goods and tracks will bring."""
    seat = state.seats[number]
    later = float(ROUNDS - state.round)
    left = turns_left(state, seat)
    total = float(seat.points) + float(seat.end_points) + cards_worth(state, seat, later)
    eager = min(1.0, left / 5.0)
    total += float(seat.refined()) * (1.0 + 0.5 * eager) + float(seat.raw()) * (0.5 + 0.4 * eager)
    total += float(rank_points(state, seat)) * (0.75 - 0.1 * later) + float(seat.military) * 0.12
    total += float(seat.culture) * (0.15 + 0.26 * later)
    total += float(seat.caravan + seat.second) * (0.14 + 0.03 * later)
    total += float(min(seat.caravan, seat.second)) * 0.05
    total += float(seat.worker_levels()) * 0.85 * later
    for level in range(3):
        if seat.members():
            total += 0.3 * float(level + 1) * float(seat.workers[level] - seat.tired[level])
    for row in range(FLIPPED_ROWS):
        total += float(flag_points(state, seat, row))
    total += 0.9 * later * float(count(seat.flags)) + float(own_outpost_points(state, seat))
    total += TURN * (float(seat.members()) * 0.05 + later * float(seat.clan + 1))
    for row in range(ROWS):
        away = count(seat.explorers_at & row_mask(row))
        if away:
            total -= TURN * float(away) * max(0.0, float(round_of(row) - state.round))
    if left:
        total += 0.65 * progress(state, seat)
    if seat.reserved != NONE:
        total -= 2.0 if later else 5.0
    if seat.bonus_tiles:
        total += 1.2 * float(min(count(seat.bonus_tiles), ROUNDS - state.round + 1))
    return total


def progress(state: Mara, seat: Seat) -> float:
    """How near the seat is to the best artifact it may soon create, in points."""
    best = 0.0
    for at in range(min(within_reach(state, seat) + 1, len(state.row))):
        card = state.box.artifacts[state.row[at]]
        need = needs(state, seat, card)
        total = 0.0
        have = 0.0
        for kind in range(RAW):
            refined = min(need[kind], seat.goods[RAW + kind])
            total += float(need[kind])
            have += float(refined) + 0.6 * float(min(need[kind] - refined, seat.goods[kind]))
        value = float(card.points) + 1.5
        share = have / total if total else 1.0
        best = max(best, value * share * share)
    return best


def cards_worth(state: Mara, seat: Seat, later: float) -> float:
    """Printed points, effects at the end as they stand, and what lasting effects may still bring."""
    total = 0.0
    cards = seat.cards
    while cards:
        low = cards & -cards
        card = state.box.artifacts[place(low)]
        powers = card.powers
        total += float(card.points)
        for ending in powers.endings:
            total += float(ending_points(state, seat, ending))
        if powers.helps or powers.once[seat.number]:
            total += 1.5 * later
        if powers.on_send or powers.discount_each or powers.discount_category >= 0:
            total += 1.3 * later
        if powers.on_create or powers.on_culture[seat.number]:
            total += 1.2 * later
        cards ^= low
    return total


def go_on(state: Mara) -> None:
    """Any card will do where nature draws: nobody knows better."""
    while not state.over and isinstance(state.decision, Chance):
        state.play(state.decision.moves(state)[0])


def outcome(state: Mara, seat: i64, move: Move, depth: i64) -> float:
    """The worth of a move, with the best answers to what the seat is asked because of it."""
    after = state.copy()
    after.play(move, seat)
    go_on(after)
    if depth <= 1 or after.over or after.decision.seat != seat or isinstance(after.decision, Turn):
        return worth(after, seat)
    best = -1e9
    for option in after.moves()[:WIDEST]:
        best = max(best, outcome(after, seat, option, depth - 1))
    return best


def best_move(state: Mara, seat: i64, moves: list[Move], depth: i64, noise: list[float]) -> Move:
    """The move that leads to the most; a little noise keeps games different."""
    found = moves[0]
    highest = -1e9
    for number in range(len(moves)):
        move = moves[number]
        if move.verb is FLIP or move.verb is DECLINE:
            continue
        value = outcome(state, seat, move, depth) + noise[number]
        if value > highest:
            found, highest = move, value
    return found
