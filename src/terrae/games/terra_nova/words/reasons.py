"""Reasons: why a move is not possible now.

Each question lists, for each verb it takes, what must hold; the first thing that does not hold is the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terrae.board.hexes import count, one, union
from terrae.core.messages import Message, known
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import kind, target
from terrae.economy.effects import Trait
from terrae.games.terra_nova.rules.action import FreeMove
from terrae.games.terra_nova.rules.box import LEFT
from terrae.games.terra_nova.rules.building import Dig, can_dig
from terrae.games.terra_nova.rules.exchange import EXCHANGE
from terrae.games.terra_nova.rules.neutral import places
from terrae.games.terra_nova.rules.river import bridge_spaces
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import new_towns, town_value
from terrae.games.terra_nova.rules.turn import Turn
from terrae.games.terra_nova.words.asks import (
    effects_text,
    names,
    number_of,
    question,
    special_effects,
    terrain_at,
    text,
    who,
    word,
)


@dataclass(frozen=True)
class Case:
    """A move that a seat would like to play as the answer to a question."""

    state: Nova
    seat: Seat
    decision: Decision[Any]
    move: Move

    @property
    def place(self) -> str:
        """What the move points at, as its text says."""
        return target(self.move)

    @property
    def at(self) -> int:
        """The land hex it points at."""
        return self.state.land.by_name.get(self.place, NONE)

    @property
    def steps(self) -> int:
        """How far the terrain there is from home."""
        return int(self.state.distance(self.seat.faction.home, self.at))

    @property
    def shovels(self) -> int:
        """What it takes to make the hex habitable."""
        return int(self.seat.faction.shovels(self.seat, self.steps)) if self.steps else 0

    @property
    def home(self) -> Message:
        return word("terrain", self.state.box.terrains[self.seat.faction.home])


Check = Callable[[Case], Message | None]


def reason(name: str, /, **values: object) -> Message:
    return text(f"reason.{name}", **values)


# What stands where


def building(state: Nova, seat: Seat, at: int) -> str:
    """The kind of building a seat has on a hex; nothing if it has none."""
    spot = one(at)
    for name, hexes in (
        ("house", seat.houses),
        ("post", seat.posts),
        ("palace-left", seat.left),
        ("palace-right", seat.right),
    ):
        if hexes & spot:
            return name
    return ""


def standing(state: Nova, seat: Seat, at: int) -> Message | None:
    """What stands on a hex, as a sentence to a seat."""
    place = state.land.names[at]
    if state.neutral & one(at):
        return reason("neutral-there", place=place)
    for other in state.seats:
        name = building(state, other, at)
        if name and other is seat:
            return reason("own-there", place=place, building=word("building", name))
        if name:
            owner = who(state, int(other.number))
            return reason("other-there", place=place, building=word("building", name), owner=owner)
    return None


# Checks of places


def on_land(case: Case) -> Message | None:
    if case.at != NONE:
        return None
    return reason("river" if case.place in case.state.land.river_names else "off-map", place=case.place)


def unoccupied(case: Case) -> Message | None:
    return standing(case.state, case.seat, case.at)


def in_reach(case: Case) -> Message | None:
    state, seat = case.state, case.seat
    if seat.reach & one(case.at):
        return None
    sailing = int(state.sailing_reach(seat))
    lifted = sailing - int(seat.sailing)
    value = reason("sailing-lifted" if lifted else "sailing", sailing=sailing)
    for better in range(sailing + 1, int(state.box.track_end) + lifted + 1):
        if union(state.land.reach[better], seat.buildings) & one(case.at):
            return reason("reach", place=case.place, value=value, needed=better)
    return reason("reach-never", place=case.place, value=value)


def foreign(case: Case) -> Message | None:
    return reason("home-already", place=case.place, home=case.home) if case.steps == 0 else None


def at_home(case: Case) -> Message | None:
    """Home terrain, where a turn could make it so."""
    if case.steps == 0:
        return None
    return reason(
        "not-home-yet",
        place=case.place,
        terrain=terrain_at(case.state, case.at),
        home=case.home,
        shovels=number_of("shovel", case.shovels),
        price=case.shovels * int(case.state.box.shovel_price),
    )


def only_at_home(case: Case) -> Message | None:
    """Home terrain, where nothing could change that."""
    if case.steps == 0:
        return None
    return reason("not-home", place=case.place, terrain=terrain_at(case.state, case.at), home=case.home)


def on_rim(case: Case) -> Message | None:
    return None if case.state.land.rim & one(case.at) else reason("not-rim", place=case.place)


def beside_building(case: Case) -> Message | None:
    near = union(case.state.land.adjacent, case.seat.buildings)
    return None if near & one(case.at) else reason("not-beside", place=case.place)


def changed_now(case: Case) -> Message | None:
    changed = case.decision.changed if isinstance(case.decision, Dig) else 0
    if not changed or changed & one(case.at):
        return None
    return reason("not-changed", place=case.place, changed=names(case.state, changed))


def fresh_dig(check: Check) -> Check:
    """What only the first answer of a make-habitable action must look at."""

    def only_first(case: Case) -> Message | None:
        return None if isinstance(case.decision, Dig) and case.decision.changed else check(case)

    return only_first


# Checks of prices and pieces


def too_dear(case: Case, what: Message, price: int) -> Message | None:
    """Is there not enough money? Tells if exchanging power first would help."""
    money, power = int(case.seat.money), int(case.seat.bowl3)
    if money >= price:
        return None
    may_exchange = isinstance(case.decision, Turn) and not case.decision.used & EXCHANGE.bit
    name = "dear-exchange" if may_exchange and money + power >= price else "dear"
    return reason(name, what=what, price=price, money=money, power=price - money)


def shovels_paid(case: Case) -> Message | None:
    what = text("thing.shovels", place=case.place, shovels=number_of("shovel", case.shovels))
    return too_dear(case, what, case.shovels * int(case.state.box.shovel_price))


def shovels_there(case: Case) -> Message | None:
    """Free shovels: a single one may be joined by bought ones at first; otherwise they must suffice."""
    dig = case.decision
    assert isinstance(dig, Dig)
    free = int(dig.free)
    if case.shovels <= free:
        return None
    if dig.changed or free != 1:
        return reason("few-shovels", place=case.place, shovels=number_of("shovel", case.shovels), free=free)
    more = case.shovels - free
    what = text("thing.more-shovels", place=case.place, shovels=number_of("shovel", more))
    return too_dear(case, what, more * int(case.state.box.shovel_price))


def shovel_left(case: Case) -> Message | None:
    assert isinstance(case.decision, Dig)
    return None if case.decision.free else reason("no-shovel")


def house_left(case: Case) -> Message | None:
    return reason("no-house") if case.seat.house_count == case.state.box.houses else None


def house_paid(case: Case) -> Message | None:
    return too_dear(case, text("thing.house"), int(case.state.box.house_price))


def own_house(case: Case) -> Message | None:
    name = building(case.state, case.seat, case.at)
    if name == "house":
        return None
    return standing(case.state, case.seat, case.at) or reason("nothing-there", place=case.place)


def own_post(case: Case) -> Message | None:
    name = building(case.state, case.seat, case.at)
    if name == "post":
        return None
    if name == "house":
        return reason("house-first", place=case.place)
    return standing(case.state, case.seat, case.at) or reason("nothing-there", place=case.place)


def post_left(case: Case) -> Message | None:
    return reason("no-post") if case.seat.post_count == case.state.box.posts else None


def post_paid(case: Case) -> Message | None:
    beside = case.state.has_neighbour(case.seat, case.at)
    price = int(case.seat.faction.post_price(case.state, case.seat, beside))
    return too_dear(case, text("thing.post-beside" if beside else "thing.post-alone", place=case.place), price)


def palace_left(case: Case) -> Message | None:
    """Is the palace that the verb names still on the mat?"""
    name = case.move.verb.word
    stands = case.seat.left if name.endswith("left") else case.seat.right
    if not stands:
        return None
    return reason("palace-built", building=word("building", name), place=names(case.state, stands))


def palace_paid(case: Case) -> Message | None:
    return too_dear(case, text("thing.palace"), int(case.state.box.palace_price))


def track_left(case: Case) -> Message | None:
    at_end = case.seat.sailing == case.state.box.track_end
    return reason("track-end", sailing=int(case.seat.sailing)) if at_end else None


def sailing_paid(case: Case) -> Message | None:
    return too_dear(case, text("thing.sailing"), int(case.state.box.sailing_price))


def bridge_left(case: Case) -> Message | None:
    bridges = int(case.state.box.bridges)
    return reason("no-bridge", bridges=bridges) if case.seat.bridge_count == bridges else None


def bridge_space(case: Case) -> Message | None:
    known_here = case.place in case.state.land.bridge_names
    first, second = case.place.split("-")
    return None if known_here else reason("no-bridge-space", first=first, second=second)


def bridge_free(case: Case) -> Message | None:
    space = one(case.state.land.bridge_names.index(case.place))
    for other in case.state.seats:
        if other.bridges & space:
            if other is case.seat:
                return reason("own-bridge", place=case.place)
            return reason("bridged", place=case.place, owner=who(case.state, int(other.number)))
    return None


def bridge_joined(case: Case) -> Message | None:
    ends = case.state.land.bridge_ends[case.state.land.bridge_names.index(case.place)]
    return None if ends & case.seat.buildings else reason("bridge-apart", place=case.place)


def bridge_paid(case: Case) -> Message | None:
    return too_dear(case, text("thing.bridge"), int(case.state.box.bridge_price))


# Checks of actions


def uncovered(case: Case) -> Message | None:
    return reason("covered", action=case.place) if case.state.covered & one(case.move.at) else None


def power_short(seat: Seat, power: int) -> Message | None:
    """Is there not enough power in bowl III?"""
    if seat.bowl3 >= power:
        return None
    bowls = {"needs": power, "bowl1": int(seat.bowl1), "bowl2": int(seat.bowl2), "bowl3": int(seat.bowl3)}
    return reason("power", **bowls)


def power_there(case: Case) -> Message | None:
    return power_short(case.seat, int(case.seat.faction.power_price(case.state.box.power_actions[case.move.at].price)))


def bridge_possible(case: Case) -> Message | None:
    return bridge_left(case) or (None if bridge_spaces(case.state, case.seat) else reason("no-free-space"))


def dig_possible(case: Case, shovels: int) -> Message | None:
    if can_dig(case.state, case.seat, shovels):
        return None
    if not case.state.free_hexes(case.seat):
        return reason("no-free-hex")
    return reason("nothing-to-dig", shovels=number_of("free-shovel", shovels))


def power_useful(case: Case) -> Message | None:
    action = case.state.box.power_actions[case.move.at]
    if action.bridge:
        return bridge_possible(case)
    if action.shovels:
        return dig_possible(case, int(action.shovels))
    return track_left(case) if action.sailing else None


def special_there(case: Case) -> Message | None:
    """The tile has an action, or the palace has one and stands."""
    slot = int(case.move.at)
    if slot == 0:
        tile = case.state.box.bonus_tiles[case.seat.bonus]
        return None if tile.shovels else reason("bonus-plain", tile=tile.name)
    palace = word("building", "palace-left" if slot == LEFT else "palace-right")
    if not any(special.slot == slot for special in case.seat.faction.specials):
        mat = case.seat.faction.mat
        what = effects_text(mat.left if slot == LEFT else mat.right)
        return reason("palace-plain", building=palace, what=what)
    return None if case.seat.has(slot) else reason("palace-missing", building=palace)


def special_unused(case: Case) -> Message | None:
    slot = int(case.move.at)
    if slot == 0:
        return reason("bonus-used") if case.state.bonus_used & one(case.seat.bonus) else None
    return reason("special-used") if case.seat.used & one(slot) else None


def home_hex_free(case: Case) -> Message | None:
    free = case.state.terrain[case.seat.faction.home] & ~case.state.occupied
    return None if free else reason("no-free-home", home=case.home)


def house_stands(case: Case) -> Message | None:
    return None if case.seat.houses else reason("no-house-stands")


def hex_in_reach(case: Case) -> Message | None:
    return None if case.state.free_hexes(case.seat) else reason("no-free-hex")


def hex_beside(case: Case) -> Message | None:
    near = union(case.state.land.adjacent, case.seat.buildings) & ~case.state.occupied
    return None if near & ~case.state.terrain[case.seat.faction.home] else reason("no-hex-beside")


SPECIALS: dict[str, tuple[Check, ...]] = {
    "lake-house": (house_left, home_hex_free),
    "free-post": (post_left, house_stands),
    "invention": (post_left, hex_in_reach),
    "sunrise": (hex_beside,),
}


def special_useful(case: Case) -> Message | None:
    """What the action needs, by the trait that brings it."""
    if case.move.at == 0:
        return dig_possible(case, int(case.state.box.bonus_tiles[case.seat.bonus].shovels))
    for effect in special_effects(case.state, case.seat, int(case.move.at)):
        assert isinstance(effect, Trait)
        found = power_short(case.seat, effect.numbers.get("power", 0))
        if found is None and "shovels" in effect.numbers:
            found = dig_possible(case, effect.numbers["shovels"])
        for check in SPECIALS.get(effect.name, ()):
            found = found or check(case)
        if found is not None:
            return found
    return None


def unused(case: Case) -> Message | None:
    """Each free move can be made once in a window."""
    verb, used = case.move.verb, getattr(case.decision, "used", 0)
    return reason("free-move-used", verb=verb.word) if isinstance(verb, FreeMove) and used & verb.bit else None


def power_to_exchange(case: Case) -> Message | None:
    return power_short(case.seat, int(case.move.at) + 1)


def can_worship(case: Case) -> Message | None:
    return None if case.move.verb in case.seat.faction.free_moves else reason("no-worship")


def power_to_worship(case: Case) -> Message | None:
    return power_short(case.seat, case.seat.faction.traits[case.move.verb.word]["power"] * (int(case.move.at) + 1))


# Checks of tiles, towns and set-up


def bonus_offered(case: Case) -> Message | None:
    tile = one(case.move.at)
    if case.state.bonus_offer & tile:
        return None
    for other in case.state.seats:
        if other.bonus == case.move.at:
            if other is case.seat:
                return reason("bonus-own", tile=case.place)
            return reason("bonus-taken", tile=case.place, owner=who(case.state, int(other.number)))
    return reason("bonus-absent", tile=case.place)


def tile_unused(case: Case) -> Message | None:
    return None if case.seat.town_tiles & one(case.move.at) else reason("town-tile-used", tile=case.place)


def first_of_group(case: Case) -> Message | None:
    groups = new_towns(case.state.copy(), case.seat.copy())
    return reason("no-group", place=case.place, places=", ".join(names(case.state, group & -group) for group in groups))


def river_space(case: Case) -> Message | None:
    if case.place in case.state.land.river_names:
        return None
    return reason("no-river", place=case.place) if case.at != NONE else reason("off-map", place=case.place)


def town_over_river(case: Case) -> Message | None:
    """Two settlements at least, none of them in a town, of enough value together."""
    state, seat = case.state, case.seat
    shore = state.land.banks[state.land.river_names.index(case.place)] & seat.buildings
    if not shore or not shore & ~state.group(seat, shore & -shore):
        return reason("few-settlements", place=case.place)
    group = state.group(seat, shore)
    if group & seat.towns:
        return reason("town-beside", place=case.place)
    return reason(
        "small-town",
        place=case.place,
        number=int(count(group)),
        value=int(town_value(state, seat, group)),
        least=int(state.box.town_buildings),
        enough=int(seat.faction.town_value(seat)),
    )


def colour_free(case: Case) -> Message | None:
    colour = word("colour", case.place)
    for other in case.state.seats:
        if other.colour == case.move.at:
            return reason("mat-taken", colour=colour, owner=text("who.seat", seat=int(other.number) + 1))
    if case.state.neutral_colour == case.move.at:
        return reason("mat-neutral", colour=colour)
    return reason("mat-not-first-game", colour=colour)


def side_of_mat(case: Case) -> Message | None:
    colour = case.seat.colour
    sides = ", ".join(faction.mat.key for faction in case.state.box.factions if faction.colour == colour)
    return reason("other-mat", name=case.place, colour=word("colour", case.state.box.colours[colour]), sides=sides)


def neutral_place(case: Case) -> Message | None:
    home = case.state.box.homes[getattr(case.decision, "colour", 0)]
    left = names(case.state, places(case.state, home))
    if not case.state.land.marked[home] & one(case.at):
        return reason("not-marked", place=case.place, places=left)
    return standing(case.state, case.seat, case.at) or reason("mark-changed", place=case.place, places=left)


# What must hold, by question and verb

BRIDGE_CHECKS = (bridge_space, bridge_free, bridge_joined, bridge_left)
BUILD_CHECKS = (on_land, unoccupied, in_reach, at_home, house_left, house_paid)
WINDOW: dict[str, tuple[Check, ...]] = {
    "exchange": (unused, power_to_exchange),
    "worship": (can_worship, unused, power_to_worship),
}
CHECKS: dict[str, dict[str, tuple[Check, ...]]] = {
    "turn": {
        **WINDOW,
        "habitable": (on_land, unoccupied, in_reach, foreign, shovels_paid),
        "build": BUILD_CHECKS,
        "post": (on_land, own_house, post_left, post_paid),
        "palace-left": (palace_left, on_land, own_post, palace_paid),
        "palace-right": (palace_left, on_land, own_post, palace_paid),
        "sailing": (track_left, sailing_paid),
        "bridge": (*BRIDGE_CHECKS, bridge_paid),
        "power": (uncovered, power_there, power_useful),
        "special": (special_there, special_unused, special_useful),
    },
    "dig": {
        "habitable": (shovel_left, on_land, unoccupied, in_reach, foreign, shovels_there),
        "build": (on_land, changed_now, *(fresh_dig(check) for check in BUILD_CHECKS), house_left, house_paid),
    },
    "place-bridge": {"bridge": BRIDGE_CHECKS},
    "after-action": WINDOW,
    "between-rounds": WINDOW,
    "last-worship": {"worship": (power_to_worship,)},
    "take-bonus": {"bonus": (bonus_offered,)},
    "choose-group": {"found": (on_land, first_of_group)},
    "choose-town-tile": {"town": (tile_unused,)},
    "choose-mat": {"mat": (colour_free,)},
    "choose-side": {"faction": (side_of_mat,)},
    "place-house": {"build": (on_land, unoccupied, only_at_home)},
    "place-neutral": {"neutral": (on_land, neutral_place)},
    "rim-house": {"build": (on_land, unoccupied, on_rim)},
    "invent": {"post": (on_land, unoccupied, in_reach)},
    "choose-free-post": {"post": (on_land, own_house)},
    "choose-sunny": {"habitable": (on_land, unoccupied, beside_building, foreign)},
    "choose-lake": {"build": (on_land, unoccupied, only_at_home)},
    "harbour": {"harbour": (river_space, town_over_river)},
}


def first_reason(case: Case) -> Message | None:
    """The first thing against a move, if the question takes its verb at all."""
    for check in CHECKS.get(kind(case.decision), {}).get(case.move.verb.word, ()):
        found = check(case)
        if found is not None:
            return found
    return None


def not_asked(state: Nova, seat: int) -> Message:
    """Why a seat cannot play anything now."""
    if state.over:
        return reason("over")
    if state.seats[seat].dropped:
        return reason("dropped", owner=who(state, int(state.decision.seat)))
    return reason("not-your-turn", owner=who(state, int(state.decision.seat)))


def why_not(state: Nova, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    decisions = [decision for decision in state.decisions() if decision.seat == seat]
    if not decisions:
        return not_asked(state, seat)
    decision = decisions[0]
    found = first_reason(Case(state, state.seats[seat], decision, move))
    if found is not None:
        return found
    verb = move.verb.word.replace(" ", "-")
    if isinstance(decision, Turn) and known(f"terra-nova.when.{verb}"):
        return text(f"when.{verb}")
    if verb.startswith("draw-"):
        return text("when.draw")
    return reason("other-question", question=question(state, decision))
