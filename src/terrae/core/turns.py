"""Turns: where what a seat has played may be made final."""

from __future__ import annotations

from terrae.core.match import Match


def turn_over(draft: Match, seat: int) -> bool:
    """May a draft be made final as it is: is nothing asked of its seat that belongs to what it has played?"""
    if not draft.draft:
        return False
    if draft.over or draft.draw_is_due or seat not in draft.seats_to_move:
        return True
    return draft.game.turn_over(draft.at(draft.ply - 1), draft.state, seat, draft.draft[-1].move)
