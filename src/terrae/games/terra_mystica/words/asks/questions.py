"""Questions: what a decision asks, in words, and which one can wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE, Decision
from terrae.core.voice import asked, kind
from terrae.games.terra_mystica.rules.action import DONE, Action
from terrae.games.terra_mystica.rules.building import DWELLINGS
from terrae.games.terra_mystica.rules.conversion import BURN, CONVERT
from terrae.games.terra_mystica.rules.cults import STEP
from terrae.games.terra_mystica.rules.grant import DEBTS, Held, each, total
from terrae.games.terra_mystica.rules.neighbours import COIN, LEECH, OFFERS
from terrae.games.terra_mystica.rules.priests import UNLOCK
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.setup import PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.names import VOICE, faction_name, home, landscape, names, number_of, terrain, text

ROOM_TO_WAIT = 3  # power that must still fit into the bowls if conversions are put off
FREE = (BURN, CONVERT, OFFERS, DONE)  # what is left when an action is done

Values = dict[str, object]

# What a seat may owe, with its place among the grants of a turn, and the verbs by which it is told.
OWED: tuple[tuple[int, str, tuple[Verb, ...]], ...] = (
    (DEBTS, "arrival", (UNLOCK,)),
    (DEBTS + 20, "step", (STEP,)),
    (DEBTS + 50, "offer", (LEECH, COIN)),
)


def asked_by(held: Held | None, state: Mystica, seat: Seat) -> list[tuple[int, str]]:
    """The questions of what is held and can be used, with their places."""
    found: list[tuple[int, str]] = []
    while held is not None:
        moves: list[Move] = []
        held.grant.offer(state, seat, held.amount, moves)
        key = held.grant.asks(state)
        if moves and key:
            found.append((int(held.grant.rank), key))
        held = held.rest
    return found


def stage(state: Mystica, decision: Decision[Any]) -> str:
    """What a question is about just now: the class of the decision, and in a turn what comes next."""
    name = kind(decision)
    if not isinstance(decision, Turn) and name != "answers":
        return name
    seat = state.seats[decision.seat]
    verbs = {move.verb for move in decision.moves(state)}
    debts = [(rank, key) for rank, key, told in OWED if verbs & {*told}] + asked_by(seat.held, state, seat)
    if name == "answers":
        first = sorted(debts, key=lambda entry: (entry[1] != "offer", entry[0]))
        return f"{name}-{first[0][1]}" if first else name
    found = debts + asked_by(state.turn.held, state, seat)
    if found:
        return f"{name}-{min(found)[1]}"
    if state.turn.acted:
        return "turn-more" if state.turn.actions else "turn-after"
    return name


def values(state: Mystica, decision: Decision[Any]) -> Values:
    """All that a question of a turn may mention."""
    seat, turn = state.seats[decision.seat], state.turn
    granted: Values = {}
    for held in (*each(turn.held), *each(seat.held)):
        if held.grant.unit:
            number = total(turn.held, held.grant.shown) or total(seat.held, held.grant.shown)
            granted[held.grant.shown] = number_of(held.grant.unit, int(number))
    return {
        **granted,
        "round": int(state.round),
        "turned": names(state, turn.of(DWELLINGS)),
        "steps": number_of("step", int(seat.steps)),
        "actions": number_of("action", int(turn.actions)),
        "priests": number_of("priest", int(seat.arrivals)),
        "landscape": landscape(seat) if state.terms.landscapes and seat.faction.landscape else "",
        "cult_spades": number_of("spade", int(seat.cult_spades)),
        "power": int(seat.bowl3),
        "offer": ", ".join(
            dict.fromkeys(str(faction_name(state.seats[one.builder].faction.mat)) for one in seat.offers)
        ),
        "home": home(seat) if seat.home >= 0 else "",
    }


def _dwelling(state: Mystica, decision: PlaceDwelling) -> Values:
    seat = state.seats[decision.seat]
    on = terrain(int(seat.picked if seat.picked >= 0 else seat.home))
    return {"number": sum(seat.counts) + 1, "home": on}


def _pick(state: Mystica, decision: PickTerrain) -> Values:
    return {"name": faction_name(state.seats[decision.seat].faction.mat)}


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


def turn_over(before: Mystica, after: Mystica, seat: int, move: Move) -> bool:
    """Is the seat asked for an action again, though the move was one, or came after one, or belonged to no turn?"""
    if after.over or not isinstance(asked(after, seat), Turn) or after.active != seat or after.turn.acted:
        return False
    if before.turn.acted or not isinstance(asked(before, seat), Turn):
        return True
    return isinstance(move.verb, Action) and move.verb.full


def put_off(state: Mystica, decision: Decision[Any]) -> Move | None:
    """Burning and converting after the action can wait for the next turn, unless power might be wasted until then."""
    if not isinstance(decision, Turn) or not state.turn.acted:
        return None
    seat = state.seats[decision.seat]
    done = state.land.of(DONE)[0]
    moves = decision.moves(state)
    if done not in moves or any(move.verb not in FREE for move in moves):
        return None
    return done if seat.makings == 0 and seat.room() >= ROOM_TO_WAIT else None
