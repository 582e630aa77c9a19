"""Playouts: figures run at random, but stones lie where they bring points and not where they give them away.

Keen ones survey the land first: whoever can run beside the gap of a pocket that would be theirs does so.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from terrae.bots.terra_nova_2006.search.ground import NO_POCKET, Ground, Grounds
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.figures import count_first_moves, end_of_run, first_move
from terrae.games.terra_nova_2006.rules.regions import may_cut, regions_closed_by
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island
from terrae.games.terra_nova_2006.rules.stones import STONE


def gain_of_stone(state: Island, seat: i64, at: i64) -> i64:
    """The points a stone on a field brings a seat at once, less the mean of what it brings the others."""
    if not may_cut(state.land, state.fields, at):
        return 0
    own: i64 = 0
    others: i64 = 0
    for region in regions_closed_by(state, at):
        for winner in region.winners:
            if winner == seat:
                own += region.share
            else:
                others += region.share
    return own * 100 - others * 100 // (len(state.seats) - 1)


def any_action(state: Island, seat: i64, dice: Dice) -> Move:
    """A stone that brings most; else any stone that gives nothing away; else any move."""
    if state.action == 0:
        ways = count_first_moves(state, state.seats[seat])
        if ways:
            return first_move(state, state.seats[seat], dice.below(ways))
    best: i64 = 0
    chosen: Move | None = None
    harmless: list[Move] = []
    for move in state.decision.moves_by(state, STONE):
        gain = gain_of_stone(state, seat, state.land.field_at[move.at])
        if gain > best:
            best = gain
            chosen = move
        elif gain == 0:
            harmless.append(move)
    if chosen is not None:
        return chosen
    if harmless:
        return harmless[dice.below(len(harmless))]
    moves = state.moves()
    others = [move for move in moves if move.verb is not STONE]
    return others[dice.below(len(others))] if others else moves[dice.below(len(moves))]


def gain_of_pocket(held: vec[i64], first: i64, seats: i64, seat: i64, more: i64, value: i64) -> i64:
    """What closing a pocket brings a seat with so many more figures in it, less the mean of what it brings others."""
    own = held[first + seat] + more
    tied: i64 = 0
    for number in range(seats):
        if number != seat:
            figures = held[first + number]
            if figures > own:
                return 0
            if figures == own:
                tied += 1
    if own <= 0:
        return 0
    share = value // (tied + 1)
    return share * 100 - share * tied * 100 // (seats - 1)


def closing_move(state: Island, seat: i64, ground: Ground) -> Move | None:
    """The way to the gap of the pocket that brings most, if one leads to any."""
    land, fields = state.land, state.fields
    near, bounds, targets = land.near, land.bounds, land.targets
    seats = len(state.seats)
    pockets, pocket_of = ground.pockets, ground.pocket_of
    held = vec[i64]([0] * (len(pockets) * seats))
    for owner in state.seats:
        for at in range(owner.count):
            pocket = i64(pocket_of[owner.figures[at]])
            if pocket != NO_POCKET:
                held[pocket * seats + owner.number] += 1
    beside = vec[u8]([u8(NO_POCKET)] * land.size)  # by field: the pocket whose gap lies beside it
    any_beside = False
    for number in range(len(pockets)):
        cut = pockets[number].cut
        if fields[cut] != EMPTY and i64(fields[cut]) != seat + 1:
            continue
        if not gain_of_pocket(held, number * seats, seats, seat, 1, pockets[number].value):
            continue
        any_beside = True
        for side in range(cut * 6, cut * 6 + 6):
            other = near[side]
            if other >= 0 and beside[other] == NO_POCKET:  # dear ones come first
                beside[other] = u8(number)
    if not any_beside:
        return None
    own = state.seats[seat]
    best: i64 = 0
    chosen: i64 = -1
    for figure in range(own.count):
        start = own.figures[figure]
        for side in range(start * 6, start * 6 + 6):
            for at in range(bounds[side], end_of_run(bounds, targets, fields, side)):
                pocket = i64(beside[targets[at]])
                if pocket == NO_POCKET:
                    continue
                cut = pockets[pocket].cut
                if fields[cut] != EMPTY and start != cut:
                    continue
                more: i64 = 0
                if i64(pocket_of[targets[at]]) == pocket:
                    more += 1
                if i64(pocket_of[start]) == pocket:
                    more -= 1
                gain = gain_of_pocket(held, pocket * seats, seats, seat, more, pockets[pocket].value)
                if gain > best:
                    best = gain
                    chosen = at
    return land.ways[chosen] if chosen >= 0 else None


def play_on(state: Island, turns: i64, dice: Dice, grounds: Grounds, keen: i64) -> None:
    """Play so many turns, or to the end; so many per cent of the turns are keen."""
    last = state.turn + turns
    while not state.over and state.turn < last:
        seat: i64 = state.decision.seat
        if keen and state.action == 0 and dice.below(100) < keen:
            ground = grounds.of(state)
            if ground.pockets:
                move = closing_move(state, seat, ground)
                if move is not None:
                    state.play(move)
                    continue
        state.play(any_action(state, seat, dice))
