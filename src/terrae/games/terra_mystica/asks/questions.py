"""Questions: what a decision asks, in words, and which one can wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE, Decision
from terrae.core.voice import kind
from terrae.games.terra_mystica.action import DONE
from terrae.games.terra_mystica.building import BRIDGE, BUILD, LAND_BRIDGE, TAKE_FAVOUR, UPGRADE
from terrae.games.terra_mystica.conversion import BURN, CONVERT
from terrae.games.terra_mystica.cults import LOWER, PAIR, STEP, TO_TOP
from terrae.games.terra_mystica.digging import DIG, TRANSFORM
from terrae.games.terra_mystica.landscape import GIFT, LANDSCAPE, PORTAL, SHIFT
from terrae.games.terra_mystica.neighbours import BUY_TOKEN, COIN, LEECH, NO_TOKEN, OFFERS, TOKENS
from terrae.games.terra_mystica.priests import UNLOCK
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.setup import PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.state import Mystica
from terrae.games.terra_mystica.towns import TAKE_TOWN
from terrae.games.terra_mystica.tracks import ADVANCE
from terrae.games.terra_mystica.turn import PICK, Turn
from terrae.games.terra_mystica.words import VOICE, home, landscape, names, number_of, terrain, text

ROOM_TO_WAIT = 3  # power that must still fit into the bowls if conversions are put off
FREE = (BURN, CONVERT, OFFERS, DONE)  # what is left when an action is done

Values = dict[str, object]
Test = Callable[[Mystica, Seat], bool]

# What a turn asks for next: the first of these that holds and can be answered by one of the verbs. Before the
# actions stands what the last one granted or what must be settled.
STAGES: tuple[tuple[str, Test, tuple[Verb, ...]], ...] = (
    ("favour", lambda state, seat: state.task.favours > 0, (TAKE_FAVOUR,)),
    ("growth", lambda state, seat: 0 < state.task.towns == state.task.growths, (TAKE_TOWN,)),
    ("town", lambda state, seat: state.task.towns > 0, (TAKE_TOWN,)),
    ("top", lambda state, seat: state.task.tops > 0, (TO_TOP,)),
    ("gift", lambda state, seat: state.task.gifts > 0, (GIFT,)),
    ("pair", lambda state, seat: state.task.pairs > 0, (PAIR,)),
    ("price", lambda state, seat: state.task.price > 0, (LOWER,)),
    ("recolour", lambda state, seat: state.task.recolour, (PICK,)),
    ("arrival", lambda state, seat: seat.arrivals > 0, (UNLOCK,)),
    ("bought", lambda state, seat: state.task.bought and state.task.spades > 0, (TRANSFORM, DIG, LANDSCAPE)),
    ("step", lambda state, seat: seat.steps > 0, (STEP,)),
    ("token", lambda state, seat: seat.tokens_offered > 0, (BUY_TOKEN, NO_TOKEN)),
    ("due", lambda state, seat: seat.tokens_due > 0, (TOKENS,)),
    ("offer", lambda state, seat: bool(seat.offers), (LEECH, COIN)),
    ("portal", lambda state, seat: state.task.boons & PORTAL != 0, (LANDSCAPE,)),
    ("shift", lambda state, seat: state.task.boons & SHIFT != 0, (PICK,)),
    ("boon", lambda state, seat: state.task.boons & ~(PORTAL | SHIFT) != 0, (ADVANCE,)),
    ("spades", lambda state, seat: state.task.spades > 0, (TRANSFORM, DIG, LANDSCAPE)),
    ("storm", lambda state, seat: state.task.storm, (TRANSFORM,)),
    ("ride", lambda state, seat: state.task.ride, (BUILD,)),
    ("post", lambda state, seat: state.task.posts > 0, (UPGRADE,)),
    ("bridge", lambda state, seat: state.task.bridges > 0, (BRIDGE, LAND_BRIDGE)),
    ("build", lambda state, seat: state.task.may_build, (BUILD,)),
    ("stray", lambda state, seat: state.task.strayed, (BUILD,)),
)
ANSWERS = ("offer", "arrival", "step", "token", "due")  # what may be owed outside one's own turn, in this order


def stage(state: Mystica, decision: Decision[Any]) -> str:
    """What a question is about just now: the class of the decision, and in a turn what comes next."""
    name = kind(decision)
    if not isinstance(decision, Turn) and name != "answers":
        return name
    seat = state.seats[decision.seat]
    legal = {move.verb for move in decision.moves(state)}
    order = STAGES if name == "turn" else sorted(
        (entry for entry in STAGES if entry[0] in ANSWERS), key=lambda entry: ANSWERS.index(entry[0])
    )  # fmt: skip
    for part, holds, verbs in order:
        if holds(state, seat) and legal.intersection(verbs):
            return f"{name}-{part}"
    if name == "turn" and state.task.acted:
        return "turn-more" if state.task.actions else "turn-after"
    return name


def values(state: Mystica, decision: Decision[Any]) -> Values:
    """All that a question of a turn may mention."""
    seat, task = state.seats[decision.seat], state.task
    return {
        "round": int(state.round),
        "turned": names(state, task.turned),
        "spades": number_of("spade", int(task.spades)),
        "favours": number_of("favour", int(task.favours)),
        "towns": number_of("town-tile", int(task.towns)),
        "steps": number_of("step", int(seat.steps)),
        "price": number_of("step", int(task.price)),
        "bridges": number_of("bridge", int(task.bridges)),
        "actions": number_of("action", int(task.actions)),
        "tokens": number_of("token", int(seat.tokens_offered)),
        "priests": number_of("priest", int(seat.arrivals)),
        "due": number_of("token", int(seat.tokens_due)),
        "landscape": landscape(seat) if state.terms.landscapes and seat.faction.landscape else "",
        "cult_spades": number_of("spade", int(seat.cult_spades)),
        "power": int(seat.bowl3),
        "home": home(seat) if seat.home >= 0 else "",
    }


def _dwelling(state: Mystica, decision: PlaceDwelling) -> Values:
    seat = state.seats[decision.seat]
    on = terrain(int(seat.picked if seat.picked >= 0 else seat.home))
    return {"number": sum(seat.counts) + 1, "home": on}


def _pick(state: Mystica, decision: PickTerrain) -> Values:
    return {"name": state.seats[decision.seat].faction.mat.name}


MORE_VALUES: dict[str, Callable[[Mystica, Any], Values]] = {
    "place-dwelling": _dwelling,
    "pick-terrain": _pick,
}


def question(state: Mystica, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    name = stage(state, decision)
    if not VOICE.knows(f"ask.{name}"):
        return text("ask.anything")
    if decision.seat == NATURE:
        return text(f"ask.{name}")
    more = MORE_VALUES[name](state, decision) if name in MORE_VALUES else {}
    return text(f"ask.{name}", **{**values(state, decision), **more})


def put_off(state: Mystica, decision: Decision[Any]) -> Move | None:
    """Burning and converting after the action can wait for the next turn, unless power might be wasted until then."""
    if not isinstance(decision, Turn) or not state.task.acted:
        return None
    seat = state.seats[decision.seat]
    done = state.land.of(DONE)[0]
    moves = decision.moves(state)
    if done not in moves or any(move.verb not in FREE for move in moves):
        return None
    return done if seat.makings == 0 and seat.room() >= ROOM_TO_WAIT else None
