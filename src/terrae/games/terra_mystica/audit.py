"""What must add up in any position: holdings and the ledger, pieces and the supply, tiles, cards and masks."""

from __future__ import annotations

from collections.abc import Iterator

from terrae.board.wide import SPOTS, members, size
from terrae.core.events import Event, Ledger
from terrae.economy.power import PowerCycle
from terrae.games.terra_mystica.rules.box import CULTS, KINDS
from terrae.games.terra_mystica.rules.cults import PLACES_OF
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import TOP, Mystica

GOODS = ("points", "coins", "workers", "priests")


def audit(state: Mystica, ledger: Ledger) -> list[str]:
    """Everything that does not add up, as sentences."""
    books: list[list[Event]] = [[] for _ in state.seats]
    for event in ledger.events:
        books[event.seat].append(event)
    wrong = [
        f"seat {seat.number + 1}: {what}"
        for seat in state.seats
        for look in (goods, bowls, pieces, priests)
        for what in look(state, seat, books[seat.number])
    ]
    return [*wrong, *land(state), *cults(state), *tiles(state), *cards(state, ledger)]


# What one seat owns


def goods(state: Mystica, seat: Seat, book: list[Event]) -> Iterator[str]:
    """Holdings are the sum of the events; cult markers too, from where the faction begins."""
    for what in GOODS:
        have, booked = int(getattr(seat, what)), sum(event.amount for event in book if event.what == what)
        if have != booked:
            yield f"has {have} {what}, but the ledger says {booked}"
        if have < 0:
            yield f"has less than no {what}"
    for number, cult in enumerate(CULTS):
        steps = sum(event.amount for event in book if event.what == f"cult:{cult}")
        begun = seat.faction.mat.cults[number]
        if seat.cults[number] != begun + steps:
            yield f"stands on {seat.cults[number]} of {cult}, but the ledger says {begun + steps}"


def bowls(state: Mystica, seat: Seat, book: list[Event]) -> Iterator[str]:
    """The bowls are what the events make of those the faction begins with, token by token."""
    cycle = PowerCycle()
    cycle.bowl1, cycle.bowl2, cycle.bowl3 = seat.faction.mat.bowls
    for event in book:
        amount = int(event.amount)
        if event.what == "power" and cycle.charge(amount) != amount:
            yield f"charged {amount} power without room for it"
        elif event.what == "spent":
            cycle.spend(amount)
        elif event.what == "burnt":
            cycle.bowl2 -= 2 * amount
            cycle.bowl3 += amount
        elif event.what == "tokens3":
            cycle.bowl3 += amount
        elif event.what == "tokens" and amount > 0:
            cycle.bowl1 += amount
        elif event.what == "tokens":
            for _ in range(-amount):  # the worst ones first
                if cycle.bowl1:
                    cycle.bowl1 -= 1
                elif cycle.bowl2:
                    cycle.bowl2 -= 1
                else:
                    cycle.bowl3 -= 1
        if min(cycle.bowl1, cycle.bowl2, cycle.bowl3) < 0:
            yield f"a bowl holds less than nothing after {event}"
            return
    if (cycle.bowl1, cycle.bowl2, cycle.bowl3) != (seat.bowl1, seat.bowl2, seat.bowl3):
        have, booked = (f"{one.bowl1}/{one.bowl2}/{one.bowl3}" for one in (seat, cycle))
        yield f"has {have} in the bowls, but the ledger says {booked}"


def pieces(state: Mystica, seat: Seat, book: list[Event]) -> Iterator[str]:
    """Structures and bridges are those of the supply, and stand where they may."""
    together = seat.landmark
    for kind, hexes in enumerate(seat.standing):
        if size(hexes) != seat.counts[kind] or seat.counts[kind] > state.box.supply[kind]:
            yield f"the number of {KINDS[kind]} is wrong"
        if together & hexes:
            yield f"a {KINDS[kind]} shares a hex"
        together |= hexes
    if together != seat.structures:
        yield "the structures are not those of all kinds"
    if size(seat.landmark) > 1 or (seat.landmark and not state.terms.landscapes):
        yield "the number of landscapes is wrong"
    on_land = seat.structures & state.land.everything
    if on_land and on_land & ~state.terrain[seat.home]:
        yield "a structure stands on foreign terrain"
    bridges = size(seat.bridges) + size(seat.land_bridges) + len(seat.stacked)
    if bridges != seat.bridge_count or bridges > state.box.bridges:
        yield "the number of bridges is wrong"
    if seat.towns & ~seat.structures:
        yield "a town without a structure"
    if seat.faction.mat.key and not seat.out:
        reach = state.reach_with(seat, state.shipping_reach(seat))
        if (seat.reach ^ reach) & state.land.everything:
            yield "what is in reach was not worked out anew"


def priests(state: Mystica, seat: Seat, book: list[Event]) -> Iterator[str]:
    """Priests in hand, on the cult board and in the supply are as many as the faction has; keys come from towns."""
    unlocked = max(size(seat.unlocked) - 1, 0)
    if seat.faction.mat.key and seat.most_priests + seat.priests_placed != seat.faction.mat.priests + unlocked:
        yield "a priest appeared or vanished"
    if seat.priests > seat.most_priests and seat.faction.mat.key:
        yield f"has {seat.priests} priests in hand, more than {seat.most_priests}"
    keys = sum(int(state.box.towns[tile].keys) for tile in seat.town_tiles)
    used = sum(1 for level in seat.cults if level == TOP)
    if seat.keys + used != keys:
        yield f"has {seat.keys} keys and {used} in use, but its towns brought {keys}"


# What all share


def land(state: Mystica) -> Iterator[str]:
    """Every hex has one terrain and at most one structure; bridges join what they should."""
    covered = 0
    for terrain in state.terrain:
        if covered & terrain:
            yield "a hex has two terrains"
        covered |= terrain
    if covered != state.land.everything:
        yield "a hex has no terrain"
    occupied, bridged = 0, 0
    for seat in state.seats:
        if occupied & seat.structures:
            yield f"seat {seat.number + 1} shares a hex"
        if bridged & seat.bridges and not state.terms.stacked_bridges:
            yield f"seat {seat.number + 1} shares a bridge space"
        occupied |= seat.structures
        bridged |= seat.bridges
    if occupied != state.occupied:
        yield "occupied hexes are not those with structures"
    if bridged != state.bridged:
        yield "bridge spaces taken are not those with bridges"
    near = list(state.land.adjacent)
    for bridge in members(bridged):
        first, second = state.land.bridge_hexes[bridge]
        near[first] |= SPOTS[second]
        near[second] |= SPOTS[first]
    for place in members(occupied & ~state.land.everything):
        for other in members(state.land.shores[place - state.land.first_river]):
            near[other] |= SPOTS[place]
    if near != state.near:
        yield "bridges do not join their ends"


def cults(state: Mystica) -> Iterator[str]:
    """One marker at most on the last space of a track; priests on the board are those of the seats."""
    for number, cult in enumerate(CULTS):
        levels = [seat.cults[number] for seat in state.seats]
        if min(levels) < 0 or max(levels) > TOP or levels.count(TOP) > 1:
            yield f"the markers of {cult} cannot stand like that"
    taken = sum(places * PLACES_OF[number] for number, places in enumerate(state.priest_places))
    for seat in state.seats:
        if size(seat.orders) != seat.priests_placed or seat.orders & ~taken:
            yield f"seat {seat.number + 1}: priests on the cult board stand nowhere"
        taken &= ~seat.orders
    if taken:
        yield "priests on the cult board belong to nobody"


def tiles(state: Mystica) -> Iterator[str]:
    """Favour and town tiles are held or left, as many as there are copies."""
    for number, tile in enumerate(state.box.favours):
        held = sum(seat.favours >> number & 1 for seat in state.seats)
        if state.favours_left and state.favours_left[number] + held != tile.copies:
            yield f"a favour tile {tile.name} appeared or vanished"
    for number, town in enumerate(state.box.towns):
        held = sum(seat.town_tiles.count(number) for seat in state.seats)
        copies = town.copies if number in state.terms.town_pool else 0
        if state.towns_left and state.towns_left[number] + held != copies:
            yield f"a town tile {town.name} appeared or vanished"


def cards(state: Mystica, ledger: Ledger) -> Iterator[str]:
    """Bonus cards are held or offered; coins on them came in at the start of rounds and went to who took the card."""
    held = [seat.bonus for seat in state.seats if seat.bonus != NONE]
    if len(set(held)) != len(held) or any(state.bonus_offer & SPOTS[card] for card in held):
        yield "a bonus card is in two places"
    if state.round and size(state.bonus_offer) + len(held) != len(state.seats) + state.box.spare_bonus_cards:
        yield "a bonus card appeared or vanished"
    lying = [number for number, coins in enumerate(state.bonus_coins) if coins]
    if any(not state.bonus_offer & SPOTS[card] for card in lying):
        yield "coins lie on a card that is not offered"
    if any(seat.out for seat in state.seats):
        return  # then more cards are left over in some rounds
    sources = {card.source for card in state.box.bonus_cards}
    taken = sum(event.amount for event in ledger.events if event.what == "coins" and event.source in sources)
    if sum(state.bonus_coins) + taken != state.round * state.box.spare_bonus_cards:
        yield "coins on bonus cards appeared or vanished"
