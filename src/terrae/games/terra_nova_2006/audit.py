"""What must add up in any position: holdings and the ledger, figures and fields, stones, and the shape of the land."""

from __future__ import annotations

from terrae.core.events import Ledger
from terrae.games.terra_nova_2006.rules.land import SIDES
from terrae.games.terra_nova_2006.rules.regions import Walk
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island


def audit(state: Island, ledger: Ledger) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []
    holds = [int(value) for value in state.fields]
    for seat in state.seats:
        number = int(seat.number)
        standing = [field for field, value in enumerate(holds) if value == number + 1]
        if standing != [int(field) for field in seat.figures[: seat.count]]:
            wrong.append(f"seat {number + 1}: the figures are not where the board says")
        if any(field != NONE for field in seat.figures[seat.count :]):
            wrong.append(f"seat {number + 1}: something is left of a figure that is gone")
        for what, have in (("points", seat.points), ("figure", seat.held)):
            if ledger.total(number, what) != have:
                wrong.append(f"seat {number + 1}: has {have} {what}, but the ledger says {ledger.total(number, what)}")
        placed = state.turn or state.action or state.over
        if seat.held < seat.count or (placed and seat.held != seat.count):
            wrong.append(f"seat {number + 1}: figures appeared or vanished")
    if holds.count(STONE_ON) + state.stones != state.box.stones:
        wrong.append("stones appeared or vanished")
    if sum(value < SCORED for value in holds) != state.unsettled:
        wrong.append("the open fields are counted wrongly")
    scored = sorted(int(field) for region in state.regions for field in region.fields)
    if scored != [field for field, value in enumerate(holds) if value == SCORED]:
        wrong.append("the scored fields are not those of the scored regions")
    if any(region.share * len(region.winners) > region.value for region in state.regions):
        wrong.append("a region gave more points than it has")
    return wrong + audit_land(state, holds)


def audit_land(state: Island, holds: list[int]) -> list[str]:
    """Open land has too many landscapes to be scored, and borders no scored land."""
    wrong: list[str] = []
    land = state.land
    walk = Walk(state, NONE, state.box.most)
    for field, value in enumerate(holds):
        if value >= SCORED:
            continue
        around = [int(land.near[field * SIDES + side]) for side in range(SIDES)]
        if any(other >= 0 and holds[other] == SCORED for other in around):
            who = "a figure" if value != EMPTY else "open land"
            wrong.append(f"{who} on {land.names[field]} borders scored land")
        if walk.is_new(field) and walk.piece(field) is not None:
            wrong.append(f"the land around {land.names[field]} should have been scored")
    return wrong
