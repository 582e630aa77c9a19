"""Asks: a question in words, what each answer is called, where it is clicked, and what a friend would say to it.

Texts are found by name: the question of a decision under the name of its class, the label of a move under its verb,
or under verb and class where a verb means something else in that question.
"""

from __future__ import annotations

from typing import Any

from terrae.board.hexes import bits, count
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import asked, kind, target
from terrae.games.terra_nova.picture.view import income
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.box import ROUNDS
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, UPGRADE, Dig, diggable
from terrae.games.terra_nova.rules.exchange import AfterAction, BetweenRounds
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.setup import ChooseMat
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import TOWN
from terrae.games.terra_nova.rules.turn import TakeBonus, Turn
from terrae.games.terra_nova.rules.why import NOBODY
from terrae.games.terra_nova.words.case import VALUES, Case
from terrae.games.terra_nova.words.names import VOICE, names, text

ROOM_TO_WAIT = 3  # power that must still fit into the bowls if an exchange is put off

# Questions


def question(state: Nova, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    name = f"ask.{kind(decision)}"
    if isinstance(decision, Dig) and decision.changed:
        name = "ask.dig-more" if decision.free else "ask.dig-house"
    elif isinstance(decision, ChooseMat) and state.terms.first_game is not None:
        name = "ask.choose-mat-first-game"
    elif isinstance(decision, TakeBonus) and state.round:
        name = "ask.take-bonus-last" if state.round == ROUNDS else "ask.take-bonus-again"
    return VOICE.told(name if VOICE.knows(name) else "ask.anything", VALUES, case_of(state, decision))


def case_of(state: Nova, decision: Decision[Any], move: Move | None = None) -> Case:
    return Case(state, state.seats[max(decision.seat, 0)], decision, move or state.land.of(DONE)[0])


# Labels


def told(room: str, state: Nova, move: Move, seat: int | None) -> Message | None:
    """The text of a room of messages about a move, if there is one."""
    decision = asked(state, seat)
    name = VOICE.name_of(move, decision, room)
    return VOICE.told(name, VALUES, case_of(state, decision, move)) if name else None


def label(state: Nova, move: Move, seat: int | None = None) -> Message:
    """What a legal move is called."""
    found = told("move", state, move, seat)
    assert found is not None
    return found


# Parts


def parts(state: Nova, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    on_tile = move.verb is SPECIAL and move.at == 0
    pattern = "action:{target}" if on_tile else move.verb.part or "prompt"
    return [pattern.format(seat=asked(state, seat).seat + 1, target=target(move))]


# Warnings


def _no_house(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """Making habitable, and then no house can follow."""
    if move.verb is not HABITABLE:
        return None
    price = after.box.house_price
    if seat.house_count == after.box.houses:
        return text("warning.no-house-left", place=target(move))
    if seat.money >= price:
        return None
    values: dict[str, object] = {"place": target(move), "money": int(seat.money), "price": int(price)}
    if isinstance(asked(before, int(seat.number)), Turn) and seat.money + seat.bowl3 >= price:
        return text("warning.exchange-first", **values, power=int(price - seat.money))
    return text("warning.no-house-money", **values)


def _wasted(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """Power that does not fit into the bowls."""
    wasted = after.ledger.total(int(seat.number), "wasted") if after.ledger is not None else 0
    return text("warning.wasted", power=wasted) if wasted else None


def _income_wasted(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """Keeping power in phase 3 although the income does not fit."""
    if move.verb is not DONE or not isinstance(asked(before, int(seat.number)), BetweenRounds):
        return None
    held = before.seats[seat.number]
    power = income(before, held)["power"]
    lost = power - int(held.room())
    return text("warning.income-wasted", power=power, lost=lost) if lost > 0 else None


def _alone(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """A trading post next to nobody costs more."""
    if move.verb is not UPGRADE or not isinstance(asked(before, int(seat.number)), Turn):
        return None
    owner = before.seats[seat.number]
    if before.has_neighbour(owner, before.land.by_name[target(move)]):
        return None
    price = owner.faction.post_price(before, owner, False)
    less = owner.faction.post_price(before, owner, True)
    return text("warning.alone", price=int(price), less=int(less)) if less < price else None


def _last_house(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """The mat has no house left after this one."""
    if move.verb is not BUILD or seat.house_count != after.box.houses:
        return None
    return text("warning.last-house") if before.seats[seat.number].house_count < seat.house_count else None


def _idle_shovels(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """An action whose free shovels cannot all be used."""
    dig = after.now
    if not isinstance(dig, Dig) or dig.changed or isinstance(asked(before, int(seat.number)), Dig):
        return None
    faction = seat.faction
    hexes = diggable(after, seat, dig.free, False, NOBODY)
    if not hexes:
        return None if diggable(after, seat, dig.free, dig.free == 1, NOBODY) else text("warning.no-hex-for-shovels")
    most = max(int(faction.shovels(seat, after.distance(faction.home, at))) for at in bits(hexes))
    if dig.free > 1 and most == 1 and count(hexes) == 1:
        return text("warning.one-shovel-used", place=names(after, hexes))
    return None


def _end_of_track(before: Nova, after: Nova, seat: Seat, move: Move) -> Message | None:
    """A town tile whose step on the track comes to nothing."""
    if move.verb is not TOWN or not before.box.town_tiles[move.at].sailing:
        return None
    at_end = before.seats[seat.number].sailing == before.box.track_end
    return text("warning.end-of-track") if at_end else None


WARNINGS = (_no_house, _income_wasted, _wasted, _alone, _last_house, _idle_shovels, _end_of_track)


# What can wait, and what is over


def turn_over(before: Nova, after: Nova, seat: int, move: Move) -> bool:
    """Is the seat asked for an action again? In a turn under way it is not, but for what power was exchanged in it."""
    decision = None if after.over else asked(after, seat)
    return isinstance(decision, Turn) and decision.seat == seat and not decision.used


def put_off(state: Nova, decision: Decision[Any]) -> Move | None:
    """The window after the action can wait for the next turn, unless power might be wasted until then."""
    if not isinstance(decision, AfterAction):
        return None
    return state.land.of(DONE)[0] if state.seats[decision.seat].room() >= ROOM_TO_WAIT else None
