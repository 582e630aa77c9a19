"""Beginning: reasons about set-up."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.box import WHEEL
from terrae.games.terra_mystica.rules.setup import claimed, free_factions
from terrae.games.terra_mystica.rules.state import SMALL
from terrae.games.terra_mystica.words.names import terrain, who
from terrae.games.terra_mystica.words.reasons.case import Case, reason


def faction_free(case: Case) -> Message | None:
    """A faction of this game whose colour nobody has."""
    state = case.state
    faction = state.terms.roster[case.move.at]
    if any(one.number == faction.number for one in free_factions(state)):
        return None
    name, mat = faction.mat.name, faction.mat
    for other in state.seats:
        if other.faction.mat.key == mat.key:
            return reason("faction-taken", name=name, seat=int(other.number) + 1)
    if case.move.at not in state.terms.allowed:
        return reason("faction-absent", name=name)
    for other in state.seats:
        if other.faction.mat.home == mat.home:
            return reason("same-board", name=name, owner=who(state, int(other.number)))
    owner = next(other for other in state.seats if mat.home in (other.home, other.picked))
    return reason("colour-picked", name=name, terrain=terrain(int(mat.home)), owner=who(state, int(owner.number)))


def terrain_free(case: Case) -> Message | None:
    """A terrain that nobody lives on or has picked."""
    state, at = case.state, int(case.move.at)
    assert at < WHEEL
    if not claimed(state) & SMALL[at]:
        return None
    for other in state.seats:
        if at in (other.home, other.picked):
            return reason("foreign-home", terrain=terrain(at), owner=who(state, int(other.number)))
    return reason("promised-home", terrain=terrain(at))
