"""Places: what there is to know about a hex, a river hex, a bridge space, a cult or a tile, for a seat."""

from __future__ import annotations

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.box import CULTS, DWELLING, KINDS, WHEEL
from terrae.games.terra_mystica.rules.building import BRIDGE, BRIDGED, BUILD
from terrae.games.terra_mystica.rules.catalogue import CATALOGUE, turned
from terrae.games.terra_mystica.rules.cults import holder_of_top
from terrae.games.terra_mystica.rules.digging import spades_home_at
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE, no_landscape
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import OTHER_QUESTION, TOP, Mystica, Question
from terrae.games.terra_mystica.rules.towns import town_value
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.asks.labels import label
from terrae.games.terra_mystica.words.case import Case, standing, structure
from terrae.games.terra_mystica.words.names import (
    cult,
    effects_text,
    goods_text,
    home,
    jump_word,
    landscape,
    made_price,
    named,
    names,
    number_of,
    place_of,
    terrain_at,
    text,
    tiles_of,
    who,
    word,
)
from terrae.games.terra_mystica.words.reasons import first_reason
from terrae.games.terra_mystica.words.reasons.sentences import told

FROM: dict[str, list[str]] = {  # by kind of structure: what it can become
    "D": ["TP"],
    "TP": ["TE", "SH"],
    "TE": ["SA"],
}


def turn_of(state: Mystica, seat: int) -> Mystica:
    """The position as if a seat's turn began now: what it could do, apart from whose turn it is."""
    if state.active == seat:
        return state
    twin = state.copy()
    twin.turn = OpenTurn()
    twin.turn.actions = 1
    twin.active = seat
    return twin


# Hexes


def way(state: Mystica, seat: Seat, at: int) -> Message:
    """How a hex is in reach of a seat."""
    place = state.land.names[at]
    near = state.land.adjacent[at] & seat.structures | state.near[at] & seat.landmark & ~state.land.everything
    if near and seat.faction.walks():
        return text("place.beside", place=place, near=names(state, near))
    bridged = state.near[at] & seat.structures
    if seat.land_bridges & SPOTS[at]:
        bridged |= seat.landmark
    if bridged and seat.faction.walks():
        return text("place.bridged", place=place, near=names(state, bridged))
    if seat.reach & SPOTS[at]:
        return text("place.sailed", place=place, shipping=int(state.shipping_reach(seat)))
    price = goods_text(seat.faction.jump_cost(seat))
    return text("place.jumped", place=place, jump=jump_word(seat), price=price)


def free_place(state: Mystica, seat: Seat, at: int) -> list[Message]:
    """What a free hex is to a seat: in reach or not, and what it takes to live there."""
    _, reach, ground, _ = BUILD.sites(state, seat)
    lines = [way(state, seat, at)] if reach & SPOTS[at] else []
    price = goods_text(seat.faction.mat.cost[DWELLING])
    made = made_price(state, seat, at)
    if ground & SPOTS[at]:
        lines.append(text("place.ground", terrain=terrain_at(state, at), price=price))
    elif state.terrain_at(at) >= WHEEL:
        lines.append(text("place.fixed", terrain=terrain_at(state, at)))
    elif made is not None:
        lines.append(text("place.made", home=home(seat), made=made, price=price))
    elif seat.faction.buys_spades():
        spades = int(spades_home_at(state, seat, at))
        one = seat.faction.spade_cost(seat)
        lines.append(
            text(
                "place.spades",
                home=home(seat),
                spades=number_of("spade", spades),
                each=goods_text(one),
                price=price,
            )
        )
    return lines


def landscape_lines(state: Mystica, seat: Seat, at: int) -> list[Message]:
    """What the landscape on a hex does."""
    for other in state.seats:
        if other.landmark & SPOTS[at]:
            what = effects_text(other.faction.landmark_rules().effects())
            return [text("place.landscape", name=landscape(other), what=what)]
    return []


def plate_lines(state: Mystica, seat: Seat) -> list[Message]:
    """What the landscape on the mat of a seat does, and what it still needs."""
    if not state.terms.landscapes or seat.faction.landscape is None:
        return []
    lines = [text("place.landscape", name=landscape(seat), what=effects_text(seat.faction.landscape.effects()))]
    name = no_landscape(state, seat)
    why = told(Case(state, seat, Turn(seat.number), state.land.of(LANDSCAPE)[0], name)) if name else None
    return lines if why is None else [*lines, text("place.not-yet", why=why)]


def own_place(state: Mystica, seat: Seat, at: int) -> list[Message]:
    """What a structure of the seat is part of."""
    group = state.group(seat, SPOTS[at])
    if group & seat.towns:
        return [text("place.town", hexes=names(state, group))]
    return [
        text(
            "place.group",
            hexes=names(state, group),
            structures=number_of("structure", int(seat.buildings_in(group))),
            value=int(seat.value_of(group)),
            least=int(state.box.town_buildings),
            enough=int(town_value(state, seat)),
        )
    ]


def wishes(state: Mystica, seat: Seat, at: int) -> list[str]:
    """The moves somebody may think of at a hex."""
    place = state.land.names[at]
    name = structure(seat, at)
    if name:
        return [f"upgrade {place} to {goal}" for goal in FROM.get(name, [])]
    return [] if state.occupied & SPOTS[at] else [f"build {place}"]


def questions(state: Mystica, seat: Seat) -> list[Question]:
    """What a seat is asked now."""
    return [one for one in state.decisions() if one.seat == seat.number and isinstance(one, Question)]


def answers(state: Mystica, seat: Seat, place: str, wished: list[str]) -> list[Message]:
    """What the seat may do at a place now, and why not the rest of what it may think of."""
    here = [move for move in state.moves_of(seat.number) if place_of(move) == place]
    lines = [text("place.possible", move=label(state, move, int(seat.number))) for move in here]
    asked = questions(state, seat)
    for wish in wished:
        move = CATALOGUE.parse(wish)
        if asked and asked[0].against(state, move) != OTHER_QUESTION:
            why = first_reason(state, int(seat.number), asked[0], move)
        else:
            why = first_reason(turn_of(state, int(seat.number)), int(seat.number), Turn(seat.number), move)
        if why is not None and move not in here:
            lines.append(text("place.impossible", move=label(state, move, int(seat.number)), why=why))
    return lines


def hex_lines(state: Mystica, seat: Seat, at: int) -> list[Message]:
    """All about a land hex."""
    place = state.land.names[at]
    stands = standing(state, seat, at)
    lines = [text("place.terrain", place=place, terrain=terrain_at(state, at)), stands or text("place.free")]
    lines += landscape_lines(state, seat, at)
    if seat.home == NONE or not state.round:
        return [*lines, *answers(state, seat, place, [])]
    if stands is None:
        then = turn_of(state, int(seat.number))
        lines += free_place(then, then.seats[seat.number], at)
    elif structure(seat, at):
        lines += own_place(state, seat, at)
    else:
        near = state.near[at] & seat.structures
        if near:
            lines.append(text("place.neighbour", near=names(state, near)))
    return [*lines, *answers(state, seat, place, wishes(state, seat, at))]


# Rivers and bridges


def river_lines(state: Mystica, seat: Seat, place: str) -> list[Message]:
    """All about a river hex."""
    land = state.land
    river = land.river_names.index(place)
    lines = [text("place.river", place=place, banks=names(state, land.banks[river]))]
    stands = standing(state, seat, int(land.first_river) + river)
    if stands is not None:
        lines += [stands, *landscape_lines(state, seat, int(land.first_river) + river)]
    if seat.town_rivers & SPOTS[river]:
        lines.append(text("place.link"))
    return [*lines, *answers(state, seat, place, [])]


def bridge_lines(state: Mystica, seat: Seat, place: str) -> list[Message]:
    """All about a place for a bridge."""
    move = CATALOGUE.parse(f"bridge {place}")
    name = BRIDGE.against(state, seat, move.at)
    stands = told(Case(state, seat, Turn(seat.number), move, name)) if name == BRIDGED else None
    lines = [stands or text("place.bridge-space", place=place)]
    return [*lines, *answers(state, seat, place, [] if stands or not seat.structures else [f"bridge {place}"])]


# Cults and tiles


def cult_lines(state: Mystica, seat: Seat, number: int) -> list[Message]:
    """All about a cult track: who stands where, what lies ahead, what is free."""
    levels = ", ".join(
        str(text("place.level", owner=who(state, int(other.number)), level=int(other.cults[number])))
        for other in state.seats
        if other.faction.mat.key
    )
    lines = [text("place.cult", cult=cult(number), levels=levels)] if levels else []
    power = state.box.step_power
    level = int(seat.cults[number])
    ahead = next((space for space in range(level + 1, TOP + 1) if power[space]), 0)
    if ahead and seat.faction.mat.key:
        lines.append(text("place.next-power", steps=number_of("step", ahead - level), power=power[ahead]))
    taken = state.priest_places[number]
    free = [steps for place, steps in enumerate(state.box.priest_steps) if not taken & SPOTS[place]]
    lines.append(text("place.places", steps=", ".join(map(str, free))) if free else text("place.no-places"))
    holder = holder_of_top(state, number)
    if holder is not None:
        lines.append(text("place.top", owner=who(state, int(holder.number))))
    elif seat.faction.mat.key:
        lines.append(text("place.key" if seat.keys else "place.no-key", keys=number_of("key", int(seat.keys))))
    return lines


def tile_lines(state: Mystica, seat: Seat, name: str) -> list[Message]:
    """What a card, tile or power action does, and whether it can be used or taken now."""
    for tile in tiles_of(state):
        if tile.name.casefold() == name.casefold():
            lines = [text("place.tile", tile=named(tile.name), what=effects_text(tile.effects))]
            return [*lines, *tile_answers(state, seat, tile.name)]
    return []


def tile_answers(state: Mystica, seat: Seat, name: str) -> list[Message]:
    """Which moves with a tile are possible now, and why not the others that the question takes."""
    legal = state.moves_of(seat.number)
    asked = questions(state, seat)
    lines = []
    for wish in (f"action {name}", f"pass {name}", f"+{name}"):
        move = CATALOGUE.by_text.get(wish)
        if move is None or not asked:
            continue
        if move in legal:
            lines.append(text("place.possible", move=label(state, move, int(seat.number))))
        elif asked[0].against(state, move) != OTHER_QUESTION:
            why = first_reason(state, int(seat.number), asked[0], move)
            lines.append(text("place.impossible", move=label(state, move, int(seat.number)), why=why))
    return lines


def structure_lines(state: Mystica, seat: Seat, kind: int) -> list[Message]:
    """What a structure on the board of a seat costs and counts."""
    mat = seat.faction.mat
    if not mat.key:
        return []
    total = state.box.supply[kind]
    return [
        text(
            "place.structure",
            structure=word("structure", KINDS[kind]),
            price=goods_text(mat.cost[kind]),
            power=mat.power[kind],
            left=total - seat.counts[kind],
            total=total,
        )
    ]


def explain(state: Mystica, seat: int, place: str) -> list[Message]:
    """All about a place for a seat; nothing if there is no such place."""
    land, owner = state.land, state.seats[seat]
    name = place.strip()
    upper, lower = name.upper(), name.lower()
    span = upper.replace("-", ":")
    if span.count(":") == 1 and span not in land.bridge_names:
        span = turned(span)
    if span in land.bridge_names:
        return bridge_lines(state, owner, span)
    if lower in land.river_names:
        return river_lines(state, owner, lower)
    if upper in land.by_name:
        return hex_lines(state, owner, land.by_name[upper])
    if upper.partition(":")[0] in CULTS:
        return cult_lines(state, owner, CULTS.index(upper.partition(":")[0]))
    return named_lines(state, owner, name)


def named_lines(state: Mystica, seat: Seat, name: str) -> list[Message]:
    """A part of the picture that is named after a tile or structure: `bonus-BON3`, `1:action:BON1`, `2/TP`."""
    owner, slash, kind = name.partition("/")
    if slash and kind in KINDS and owner in [str(other.number + 1) for other in state.seats]:
        return structure_lines(state, state.seats[int(owner) - 1], KINDS.index(kind))
    owner, _, kind = name.partition(":")
    if kind == "landscape" and owner in [str(other.number + 1) for other in state.seats]:
        return plate_lines(state, state.seats[int(owner) - 1])
    last = name.rpartition(":")[2]
    return tile_lines(state, seat, last) or tile_lines(state, seat, last.partition("-")[2])
