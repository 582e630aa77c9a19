"""A case: an answer that a seat thinks of; and what there is to tell of it, by the names that texts have in braces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terrae.board.hexes import count, one, union
from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision
from terrae.core.voice import target
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_nova.data.effects import Shovels
from terrae.games.terra_nova.picture.view import income
from terrae.games.terra_nova.rules.action import Action, FreeMove, Question
from terrae.games.terra_nova.rules.box import LEFT, RIGHT
from terrae.games.terra_nova.rules.building import PALACE_LEFT, PALACE_RIGHT, Dig, Palace
from terrae.games.terra_nova.rules.neutral import PlaceNeutral
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.setup import DRAW_BONUS, DRAW_ROUND, FACTION
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import TOWN, ChooseTownTile, new_towns, town_value
from terrae.games.terra_nova.rules.turn import BONUS
from terrae.games.terra_nova.words.names import (
    VOICE,
    building,
    effects_text,
    faction_name,
    names,
    number_of,
    terrain_at,
    text,
    together,
    who,
    word,
)


@dataclass(frozen=True)
class Case:
    """A question to a seat, the answer it thinks of, and the condition that does not hold for it."""

    state: Nova
    seat: Seat
    decision: Decision[Any]
    move: Move
    missing: str = ""
    number: int = 0  # what the condition asks for, if that is an amount

    @property
    def place(self) -> str:
        """What the move points at, as its text says."""
        return target(self.move)

    @property
    def at(self) -> int:
        """The number of that hex, river space, bridge space or tile."""
        return self.state.land.of(self.move.verb).index(self.move)

    @property
    def spot(self) -> int:
        return int(one(self.at))

    @property
    def steps(self) -> int:
        """How far the terrain there is from home."""
        return int(self.state.distance(self.seat.faction.home, self.at))

    @property
    def shovels(self) -> int:
        """What it takes to make the hex habitable."""
        return int(self.seat.faction.shovels(self.seat, self.steps)) if self.steps else 0

    @property
    def free(self) -> int:
        """The free shovels at hand."""
        return int(self.decision.free) if isinstance(self.decision, Dig) else 0

    @property
    def side(self) -> int:
        """The palace that the move is about."""
        return int(self.move.verb.side if isinstance(self.move.verb, Palace) else self.move.at)

    @property
    def times(self) -> int:
        """How often a free move is made."""
        return int(self.move.at) + 1

    @property
    def next(self) -> Question | None:
        """What carrying it out would ask."""
        verb = self.move.verb
        return verb.asks(self.state, self.seat, self.move.at) if isinstance(verb, Action) else None

    @property
    def group(self) -> int:
        """The town that the question or the move is about: settled, to be founded, or across a river space."""
        if isinstance(self.decision, ChooseTownTile):
            return int(self.decision.group)
        if self.place in self.state.land.river_names:
            return int(self.state.group(self.seat, self.state.land.banks[self.at] & self.seat.buildings))
        return next(int(group) for group in new_towns(self.state, self.seat) if group & self.spot)


# What has an effect


def palace_effects(case: Case) -> list[Effect]:
    mat = case.seat.faction.mat
    return mat.left if case.side == LEFT else mat.right


def special_effects(case: Case) -> list[Effect]:
    """The effects that make a special action: of a palace, or of the bonus tile."""
    if case.side in (LEFT, RIGHT):
        return [effect for effect in palace_effects(case) if isinstance(effect, Trait)]
    tile = [] if case.seat.bonus == NONE else case.state.box.bonus_tiles[case.seat.bonus].effects
    return [effect for effect in tile if isinstance(effect, Shovels)]


EFFECTS: dict[Verb, Callable[[Case], list[Effect]]] = {
    PALACE_LEFT: palace_effects,
    PALACE_RIGHT: palace_effects,
    SPECIAL: special_effects,
    POWER: lambda case: case.state.box.power_actions[case.at].effects,
    BONUS: lambda case: case.state.box.bonus_tiles[case.at].effects,
    TOWN: lambda case: case.state.box.town_tiles[case.at].effects,
    FACTION: lambda case: case.state.box.factions[case.at].mat.ability,
}


# By verb: the source under which what a move points at is named.
SOURCES: dict[Verb, Callable[[Case], str]] = {
    POWER: lambda case: case.state.box.power_actions[case.at].source,
    BONUS: lambda case: case.state.box.bonus_tiles[case.at].source,
    TOWN: lambda case: case.state.box.town_tiles[case.at].source,
    DRAW_BONUS: lambda case: case.state.box.bonus_tiles[case.at].source,
    DRAW_ROUND: lambda case: case.state.box.round_tiles[case.at].source,
}


# Who has what

HAS: dict[str, Callable[[Seat, int], object]] = {  # by the condition; buildings but for these
    "bridge-free": lambda seat, at: seat.bridges & one(at),
    "bonus-offered": lambda seat, at: seat.bonus == at,
    "mat-free": lambda seat, at: seat.colour == at,
}


def holder(case: Case) -> Seat | None:
    """The seat that has what the move points at, which therefore cannot be had."""
    return next((seat for seat in case.state.seats if HAS.get(case.missing, building)(seat, case.at)), None)


def owner(case: Case) -> Message:
    seat = holder(case)
    assert seat is not None
    return who(case.state, int(seat.number))


def user(case: Case) -> Seat:
    """The seat whose free move it is."""
    return next((seat for seat in case.state.seats if case.move.verb in seat.faction.free_moves), case.seat)


# Values that take more than a line


def ships(case: Case) -> Message:
    """The sailing value of the seat."""
    sailing = int(case.state.sailing_reach(case.seat))
    return text("reason.sailing-lifted" if sailing > case.seat.sailing else "reason.sailing", sailing=sailing)


def needed_sailing(case: Case) -> int:
    """The least sailing value that leads to a hex; 0 if none does."""
    state, own = case.state, case.seat.buildings
    now = int(state.sailing_reach(case.seat))
    most = int(state.box.track_end) + now - int(case.seat.sailing)
    return next((value for value in range(now + 1, most + 1) if union(state.land.reach[value], own) & case.spot), 0)


def thing(case: Case) -> Message:
    """What a price is for."""
    name = case.missing
    if name == "shovels-paid" and case.free:
        name = "more-shovels"
    elif name == "post-paid":
        name = "post-beside" if case.state.has_neighbour(case.seat, case.at) else "post-alone"
    return VOICE.told(f"thing.{name}", VALUES, case)


def power(case: Case) -> int:
    assert isinstance(case.move.verb, Action)
    return int(case.move.verb.power(case.state, user(case), case.move.at))


def gain(case: Case) -> int:
    assert isinstance(case.move.verb, FreeMove)
    return int(case.move.verb.gain(user(case))) * case.times


def effort(case: Case) -> Message:
    """The shovels that make a hex habitable, free ones first."""
    shovels = [number_of("free-shovel", min(case.free, case.shovels))] if case.free else []
    if case.shovels > case.free:
        shovels.append(number_of("shovel", case.shovels - case.free))
    return together(shovels, "and")


def effects(case: Case) -> Message:
    """What a tile or action does; the money that lies on it is seen as what the move brings."""
    return effects_text(EFFECTS[case.move.verb](case))


def factions(case: Case) -> Message:
    """Those of a mat that take part in the game."""
    first_game = case.state.terms.first_game
    mats = [faction.mat for faction in case.state.box.factions if faction.colour == case.at]
    found = [faction_name(mat) for mat in mats if first_game is None or mat.key in first_game.tiles]
    return together(found, "or")


def terrain(case: Case) -> Message:
    return terrain_at(case.state, case.at) if case.place in case.state.land.by_name else word("terrain", "river")


def building_there(case: Case) -> Message:
    return word("building", next(filter(None, (building(seat, case.at) for seat in case.state.seats))))


def neutral_colour(case: Case) -> Message:
    assert isinstance(case.decision, PlaceNeutral)
    return word("colour", case.state.box.colours[case.decision.colour])


VALUES: dict[str, Callable[[Case], object]] = {
    "place": lambda case: case.place,
    "first": lambda case: case.place.split("-")[0],
    "second": lambda case: case.place.split("-")[1],
    "terrain": terrain,
    "home": lambda case: word("terrain", case.state.box.terrains[case.seat.faction.home]),
    "building": building_there,
    "owner": owner,
    "ships": ships,
    "needed": needed_sailing,
    "shovels": lambda case: number_of("shovel", case.shovels),
    "more": lambda case: number_of("shovel", case.shovels - case.free),
    "effort": effort,
    "dig_price": lambda case: case.shovels * int(case.state.box.shovel_price),
    "house_price": lambda case: int(case.state.box.house_price),
    "number_free": lambda case: case.free,
    "free": lambda case: number_of("free-shovel", case.free),
    "next_free": lambda case: number_of("free-shovel", int(case.next.free) if isinstance(case.next, Dig) else 0),
    "changed": lambda case: names(case.state, case.decision.changed) if isinstance(case.decision, Dig) else "",
    "thing": thing,
    "price": lambda case: case.number,
    "money": lambda case: int(case.seat.money),
    "short": lambda case: case.number - int(case.seat.money),
    "palace": lambda case: word("building", "palace-left" if case.side == LEFT else "palace-right"),
    "palace_at": lambda case: names(case.state, case.seat.left if case.side == LEFT else case.seat.right),
    "palace_effects": lambda case: effects_text(palace_effects(case)),
    "effects": effects,
    "sailing": lambda case: int(case.seat.sailing),
    "bridges": lambda case: int(case.state.box.bridges),
    "power": power,
    "gain": lambda case: (
        int(case.move.verb.gain(user(case))) * case.times if isinstance(case.move.verb, FreeMove) else 0
    ),
    "bowl1": lambda case: int(case.seat.bowl1),
    "bowl2": lambda case: int(case.seat.bowl2),
    "bowl3": lambda case: int(case.seat.bowl3),
    "tile": lambda case: VOICE.name(case.state.box.bonus_tiles[case.seat.bonus].source),
    "name": lambda case: VOICE.name(SOURCES[case.move.verb](case)),
    "special": lambda case: text(f"special.{case.place}"),
    "verb": lambda case: case.move.verb.word,
    "choices": lambda case: ", ".join(target(move) for move in case.decision.moves(case.state)),
    "hexes": lambda case: names(case.state, case.group),
    "buildings": lambda case: int(count(case.group)),
    "value": lambda case: int(town_value(case.state, case.seat, case.group)),
    "least": lambda case: int(case.state.box.town_buildings),
    "enough": lambda case: int(case.seat.faction.town_value(case.seat)),
    "colour": lambda case: word("colour", case.place),
    "colour_home": lambda case: word("terrain", case.state.box.terrains[case.state.box.homes[case.at]]),
    "factions": factions,
    "faction": lambda case: faction_name(case.state.box.factions[case.at].mat),
    "mat": lambda case: word("colour", case.state.box.colours[case.seat.colour]),
    "neutral": neutral_colour,
    "round": lambda case: int(case.state.round),
    "house": lambda case: int(case.seat.house_count) + 1,
    "income": lambda case: income(case.state, case.seat)["power"],
    "room": lambda case: int(case.seat.room()),
}
