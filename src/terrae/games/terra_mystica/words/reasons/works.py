"""Works: reasons about upgrades, bridges, tracks and towns over a river."""

from __future__ import annotations

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.box import KINDS, POST
from terrae.games.terra_mystica.rules.building import BELOW, UPGRADES, can_bridge, land_bridges, upgrade_price
from terrae.games.terra_mystica.rules.faction import find_trait
from terrae.games.terra_mystica.rules.landscapes.tracks import FreeAdvance
from terrae.games.terra_mystica.rules.towns import is_town, tiles_left, town_value
from terrae.games.terra_mystica.rules.tracks import SHIP, price_of_advance
from terrae.games.terra_mystica.rules.turn import used
from terrae.games.terra_mystica.words.names import goods_text, names, number_of, text, who, word
from terrae.games.terra_mystica.words.reasons.case import Case, first, reason, standing, structure
from terrae.games.terra_mystica.words.reasons.ground import on_land
from terrae.games.terra_mystica.words.reasons.order import may_act
from terrae.games.terra_mystica.words.reasons.prices import too_dear

RIVER_TOWN = "river-town"  # the trait of those who found towns over a river hex

# Upgrades


def kind_of(case: Case) -> int:
    """The kind of structure an upgrade leads to."""
    return int(case.move.at) % UPGRADES + 1


def own_below(case: Case) -> Message | None:
    """The structure that is upgraded stands there."""
    needed = KINDS[BELOW[kind_of(case)]]
    found = structure(case.seat, case.at)
    if found == needed:
        return None
    if not found:
        return standing(case.state, case.seat, case.at) or reason("nothing-there", place=case.place)
    return reason(
        "other-below",
        place=case.place,
        structure=word("structure", found),
        needed=word("structure", needed),
        goal=word("structure", KINDS[kind_of(case)]),
    )


def kind_left(case: Case) -> Message | None:
    kind = kind_of(case)
    if case.seat.counts[kind] < case.state.box.supply[kind]:
        return None
    return reason(f"none-{KINDS[kind]}")


def upgrade_paid(case: Case) -> Message | None:
    kind = kind_of(case)
    price = upgrade_price(case.state, case.seat, kind, case.at)
    alone = kind == POST and not case.state.has_neighbour(case.seat, case.at)
    return too_dear(case, text("thing.alone" if alone else f"thing.{KINDS[kind]}"), price)


def upgrade(case: Case) -> Message | None:
    """An upgrade: the one an action gave for free, or as an action of its own."""
    if not case.task.amount("posts"):
        return first(case, may_act, on_land, own_below, kind_left, upgrade_paid)
    if kind_of(case) != POST:
        return reason("free-post-first")
    return first(case, on_land, own_below, kind_left)


# Bridges


def bridge_granted(case: Case) -> Message | None:
    return None if case.task.amount("bridges") else reason("no-bridge-granted")


def bridge_space(case: Case) -> Message | None:
    known_here = case.place in case.state.land.bridge_names
    ends, _, other = case.place.partition(":")
    return None if known_here else reason("no-bridge-space", first=ends, second=other)


def bridge_free(case: Case) -> Message | None:
    space = SPOTS[case.state.land.bridge_names.index(case.place)]
    if case.state.terms.stacked_bridges:
        return None
    for other in case.state.seats:
        if other.bridges & space:
            if other is case.seat:
                return reason("own-bridge", place=case.place)
            return reason("bridged", place=case.place, owner=who(case.state, int(other.number)))
    return None


def bridge_joined(case: Case) -> Message | None:
    ends = case.state.land.bridge_ends[case.state.land.bridge_names.index(case.place)]
    return None if ends & case.seat.structures else reason("bridge-apart", place=case.place)


def bridge_left(case: Case) -> Message | None:
    bridges = int(case.state.box.bridges)
    return reason("no-bridge", bridges=bridges) if case.seat.bridge_count >= bridges else None


def bridge_possible(case: Case) -> Message | None:
    """Is there a bridge, and a place for it?"""
    if case.state.terms.customs.idle():
        return None
    return bridge_left(case) or (None if can_bridge(case.state, case.seat) else reason("no-free-space"))


def bridge(case: Case) -> Message | None:
    """Where a bridge may go that an action granted."""
    return first(case, bridge_granted, bridge_space, bridge_free, bridge_joined, bridge_left)


def land_bridge(case: Case) -> Message | None:
    """Where a bridge over land may go, from the landscape that allows it."""
    found = first(case, bridge_granted, bridge_left, on_land)
    if found is not None:
        return found
    hexes = land_bridges(case.state, case.seat)
    if hexes & case.spot:
        return None
    return reason("land-bridge-ends", places=names(case.state, hexes)) if hexes else reason("no-land-bridge")


# Tracks


def advance(case: Case) -> Message | None:
    """A step on the shipping track or on the exchange track, as an action or allowed by a landscape."""
    seat, mat = case.seat, case.seat.faction.mat
    ships = case.move.at == SHIP
    held = used(case.state, seat, case.move)
    found = None if held else may_act(case)
    if found is not None:
        return found
    price = price_of_advance(seat, case.move.at)
    if held is not None and isinstance(held.grant, FreeAdvance):
        price = held.grant.price(seat)
    if ships:
        if not mat.ship_points:
            return reason("no-shipping" if not mat.most_shipping else "fixed-shipping", shipping=int(mat.shipping))
        if seat.shipping >= mat.most_shipping:
            return reason("shipping-end", shipping=int(seat.shipping))
        return too_dear(case, text("thing.shipping"), price)
    if not mat.dig_points:
        return reason("no-exchange")
    if seat.digging >= len(mat.dig_points):
        return reason("exchange-end", price=goods_text(mat.spade_cost[seat.digging]))
    return too_dear(case, text("thing.exchange"), price)


# Towns over a river


def connect(case: Case) -> Message | None:
    """A town over one river hex, for those who can found it."""
    state, seat, land = case.state, case.seat, case.state.land
    if find_trait(seat.faction.mat.ability, RIVER_TOWN) is None:
        return reason("no-river-towns")
    if case.place not in land.river_names:
        return reason("no-river", place=case.place)
    if tiles_left(state) <= 0:
        return reason("no-town-tile")
    shore = land.shores[land.river_names.index(case.place)] & seat.structures
    if not shore or not shore & ~state.group(seat, shore & -shore):
        return reason("few-groups", place=case.place)
    group = state.group(seat, shore)
    if group & seat.towns:
        return reason("town-beside", place=case.place)
    if is_town(state, seat, group):
        return None
    return reason(
        "small-town",
        place=case.place,
        structures=number_of("structure", int(seat.buildings_in(group))),
        value=int(seat.value_of(group)),
        least=int(state.box.town_buildings),
        enough=int(town_value(state, seat)),
    )
