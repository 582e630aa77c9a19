"""Places: what there is to know about a hex, a river space or a bridge space, for a seat that thinks of it."""

from __future__ import annotations

from terrae.board.hexes import bits, count, one
from terrae.core.messages import Message
from terrae.core.voice import target
from terrae.games.terra_nova.rules.building import BUILD
from terrae.games.terra_nova.rules.catalogue import CATALOGUE, turned
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import town_value
from terrae.games.terra_nova.rules.turn import Turn
from terrae.games.terra_nova.words.asks import label
from terrae.games.terra_nova.words.case import VALUES, Case
from terrae.games.terra_nova.words.names import VOICE, building, names, number_of, terrain_at, text
from terrae.games.terra_nova.words.reasons import first_reason, sentence, standing


def way(state: Nova, seat: Seat, at: int) -> Message:
    """How a hex is in reach of a seat."""
    place = state.land.names[at]
    near = state.land.adjacent[at] & seat.buildings
    if near:
        return text("place.beside", place=place, near=names(state, near))
    bridged = state.land.across(at, seat.bridges) & seat.buildings
    if bridged:
        return text("place.bridged", place=place, near=names(state, bridged))
    return text("place.sailed", place=place, sailing=int(state.sailing_reach(seat)))


def free_place(state: Nova, seat: Seat, at: int) -> list[Message]:
    """What a free hex is to a seat: in reach or not, and what it takes to live there."""
    case = Case(state, seat, Turn(seat.number), state.land.of(BUILD)[at])
    lines = [way(state, seat, at)] if seat.reach & one(at) else []
    return [*lines, VOICE.told("place.shovels" if case.steps else "place.home", VALUES, case)]


def own_place(state: Nova, seat: Seat, at: int) -> list[Message]:
    """What a building of the seat is part of."""
    group = state.group(seat, one(at))
    if group & seat.towns:
        return [text("place.town", hexes=names(state, group))]
    return [
        text(
            "place.settlement",
            hexes=names(state, group),
            buildings=number_of("building", int(count(group))),
            value=int(town_value(state, seat, group)),
            least=int(state.box.town_buildings),
            enough=int(seat.faction.town_value(seat)),
        )
    ]


def wishes(state: Nova, seat: Seat, at: int) -> list[str]:
    """The verbs somebody may think of at a hex."""
    name = building(seat, at)
    if name:
        return {"house": ["post"], "post": ["palace-left", "palace-right"]}.get(name, [])
    if state.occupied & one(at):
        return []
    return ["build"] if state.distance(seat.faction.home, at) == 0 else ["habitable"]


def answers(state: Nova, seat: Seat, place: str, verbs: list[str]) -> list[Message]:
    """What the seat may do at a place now, and why not the rest of what it may think of."""
    legal = state.moves_of(seat.number)
    here = [move for move in legal if target(move) == place]
    lines = [text("place.possible", move=label(state, move, int(seat.number))) for move in here]
    asked = [decision for decision in state.decisions() if decision.seat == seat.number]
    for verb in verbs:
        move = CATALOGUE.parse(f"{verb} {place}")
        why = [first_reason(state, seat, decision, move) for decision in (*asked, Turn(seat.number))]
        first = next(filter(None, why), None)
        if first is not None and move not in here:
            lines.append(text("place.impossible", move=label(state, move, int(seat.number)), why=first))
    return lines


def explain(state: Nova, seat: int, place: str) -> list[Message]:
    """All about a hex, a river space or a bridge space, for a seat; nothing if there is no such place."""
    land, owner = state.land, state.seats[seat]
    place = place.strip().upper()
    if "-" in place and place not in land.bridge_names:
        place = turned(place) if place.count("-") == 1 else place
    chosen = owner.faction.home != NONE
    if place in land.bridge_names:
        case = Case(state, owner, Turn(seat), CATALOGUE.parse(f"bridge {place}"), "bridge-free")
        first = sentence(case) if state.bridged & case.spot else text("place.bridge-space", place=place)
        return [first, *(answers(state, owner, place, ["bridge"]) if chosen else [])]
    if place in land.river_names:
        banks = names(state, land.banks[land.river_names.index(place)])
        return [text("place.river", place=place, banks=banks), *answers(state, owner, place, [])]
    if place not in land.by_name:
        return []
    at = land.by_name[place]
    stands = standing(state, owner, at)
    lines = [text("place.terrain", place=place, terrain=terrain_at(state, at)), stands or text("place.free")]
    if not chosen:
        return lines
    if stands is None:
        lines += free_place(state, owner, at) if state.round else []
    elif building(owner, at):
        lines += own_place(state, owner, at)
    else:
        near = [other for other in bits(land.adjacent[at]) if owner.buildings & one(other)]
        if near:
            lines.append(text("place.neighbour", near=", ".join(land.names[other] for other in near)))
    return [*lines, *answers(state, owner, place, wishes(state, owner, at))]
