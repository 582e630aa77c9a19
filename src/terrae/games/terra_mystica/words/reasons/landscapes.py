"""Landscapes: reasons why a special landscape cannot be placed."""

from __future__ import annotations

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.grant import offer_all
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE, may_place
from terrae.games.terra_mystica.words.names import landscape, names, needs, together
from terrae.games.terra_mystica.words.reasons.case import Case, reason, standing
from terrae.games.terra_mystica.words.reasons.order import may_act


def missing(case: Case) -> Message | None:
    """Is there a landscape to place, and does everything stand that it needs?"""
    state, seat = case.state, case.seat
    if not state.terms.landscapes:
        return reason("no-landscapes")
    if seat.landmark:
        return reason("landscape-placed", name=landscape(seat), place=names(state, seat.landmark))
    if may_place(state, seat):
        return None
    wanted = needs(seat.faction.landmark_rules().landmark)
    return reason("landscape-needs", name=landscape(seat), needs=together(wanted, "and"))


def place_landscape(case: Case) -> Message | None:
    """Placing the landscape of a faction, with spades or in its own way."""
    state, seat, land = case.state, case.seat, case.state.land
    found = missing(case)
    if found is not None:
        return found
    at = int(land.place_at[case.move.at])
    if at < 0:
        return reason("off-map", place=case.place)
    found = standing(state, seat, at)
    if found is not None:
        return found
    rules = seat.faction.landmark_rules()
    offered: list[Move] = []
    offer_all(state.task.held, state, seat, offered)
    granted = sum(SPOTS[land.place_at[move.at]] for move in offered if move.verb is LANDSCAPE)
    own = rules.sites(state, seat)
    spot = SPOTS[at]
    if granted & spot:
        return None
    if own & spot:
        return may_act(case)
    sites = granted | (own if may_act(case) is None else 0)
    if sites:
        return reason("landscape-elsewhere", name=landscape(seat), places=names(state, sites))
    if rules.wants_spade(state, seat):
        return reason("landscape-spade", name=landscape(seat), places=names(state, rules.river_sites(state, seat)))
    return reason("landscape-dug" if rules.dug() else "landscape-nowhere", name=landscape(seat))
