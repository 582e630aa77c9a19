"""What must add up in any position: holdings and the ledger, pieces and the supply, masks and each other."""

from __future__ import annotations

from terrae.board.hexes import count
from terrae.core.events import Ledger
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def audit(state: Nova, ledger: Ledger) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []
    occupied = state.neutral
    bridged: int = 0
    for seat in state.seats:
        wrong += [f"seat {seat.number + 1}: {what}" for what in audit_seat(state, seat, ledger)]
        if occupied & seat.buildings:
            wrong.append(f"seat {seat.number + 1} shares a hex")
        if bridged & seat.bridges:
            wrong.append(f"seat {seat.number + 1} shares a bridge space")
        occupied |= seat.buildings
        bridged |= seat.bridges
    if occupied != state.occupied:
        wrong.append("occupied hexes are not those with buildings")
    if bridged != state.bridged:
        wrong.append("bridge spaces taken are not those with bridges")
    land = 0
    for terrain in state.terrain:
        if land & terrain:
            wrong.append("a hex has two terrains")
        land |= terrain
    if count(land) != len(state.land.names):
        wrong.append("a hex has no terrain")
    held = count(state.bonus_offer) + sum(1 for seat in state.seats if seat.bonus >= 0)
    if state.round and held != len(state.seats) + state.box.spare_bonus_tiles:
        wrong.append("a bonus tile appeared or vanished")
    return wrong


def audit_seat(state: Nova, seat: Seat, ledger: Ledger) -> list[str]:
    """The same for what one seat owns."""
    wrong: list[str] = []
    number = int(seat.number)
    for what, have in (("money", seat.money), ("points", seat.points), ("sailing", seat.sailing)):
        if ledger.total(number, what) != have:
            wrong.append(f"has {have} {what}, but the ledger says {ledger.total(number, what)}")
    if min(seat.money, seat.points, seat.bowl1, seat.bowl2, seat.bowl3) < 0:
        wrong.append("owns less than nothing")
    if seat.bowl1 + seat.bowl2 + seat.bowl3 != sum(state.box.start_power):
        wrong.append("power tokens appeared or vanished")
    charged = seat.bowl2 + 2 * seat.bowl3
    begun = state.box.start_power[1] + 2 * state.box.start_power[2]
    if begun + ledger.total(number, "power") - 2 * ledger.total(number, "spent") != charged:
        wrong.append("the power cycle does not fit the ledger")
    if count(seat.houses) != seat.house_count or seat.house_count > state.box.houses:
        wrong.append("the number of houses is wrong")
    if count(seat.posts) != seat.post_count or seat.post_count > state.box.posts:
        wrong.append("the number of trading posts is wrong")
    if count(seat.left) > 1 or count(seat.right) > 1:
        wrong.append("a palace stands twice")
    if count(seat.bridges) != seat.bridge_count or seat.bridge_count > state.box.bridges:
        wrong.append("the number of bridges is wrong")
    if seat.buildings & ~state.terrain[seat.faction.home] and seat.faction.mat.key:
        wrong.append("a building stands on foreign terrain")
    if seat.towns & ~seat.buildings:
        wrong.append("a town without a building")
    return wrong
