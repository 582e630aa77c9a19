"""Asks: a question in words, what each answer is called, where it is clicked, and what a friend would say to it.

Texts are found by name: the question of a decision under the name of its class, the label of a move under its verb,
or under verb and class where a verb means something else in that question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.board.hexes import bits, count, one
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.core.voice import Voice, asked, kind, target
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_nova.data.effects import Shovels
from terrae.games.terra_nova.picture.view import income
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.box import LEFT
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, UPGRADE, Dig, diggable
from terrae.games.terra_nova.rules.exchange import AfterAction, BetweenRounds
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import TOWN, ChooseTownTile, new_towns, town_value
from terrae.games.terra_nova.rules.turn import Turn

VOICE = Voice("terra-nova")
text, word, number_of, together = VOICE.text, VOICE.word, VOICE.number_of, VOICE.together

ROOM_TO_WAIT = 3  # power that must still fit into the bowls if an exchange is put off

Values = dict[str, object]


# Words


def effects_text(effects: list[Effect]) -> Message:
    """What some effects do, in sentences."""
    return together([effect.sentence() for effect in effects])


def who(state: Nova, seat: int) -> Message:
    """A seat as others speak of it."""
    if seat == NATURE:
        return text("who.nature")
    name = state.seats[seat].faction.mat.name
    return text("who.faction", name=name) if name else text("who.seat", seat=seat + 1)


def names(state: Nova, hexes: int) -> str:
    return ", ".join(state.land.names[at] for at in bits(hexes))


def terrain_at(state: Nova, at: int) -> Message:
    """The terrain of a hex now."""
    for number, hexes in enumerate(state.terrain):
        if hexes & one(at):
            return word("terrain", state.box.terrains[number])
    raise AssertionError("every land hex has a terrain")


# Questions


def _dig(state: Nova, decision: Dig) -> Message:
    free = number_of("free-shovel", int(decision.free))
    if not decision.changed:
        return text("ask.dig", free=free)
    changed = names(state, decision.changed)
    return text("ask.dig-more", changed=changed, free=free) if decision.free else text("ask.dig-house", changed=changed)


def _power(state: Nova, decision: Decision[Any]) -> Message:
    return text(f"ask.{kind(decision)}", power=int(state.seats[decision.seat].bowl3))


def _between(state: Nova, decision: Decision[Any]) -> Message:
    seat = state.seats[decision.seat]
    return text("ask.between-rounds", power=int(seat.bowl3), income=income(state, seat)["power"], room=int(seat.room()))


def _turn(state: Nova, decision: Decision[Any]) -> Message:
    return text("ask.turn", round=int(state.round))


def _bonus(state: Nova, decision: Decision[Any]) -> Message:
    return text("ask.take-bonus-again" if state.round else "ask.take-bonus")


def _neutral(state: Nova, decision: Any) -> Message:
    return text("ask.place-neutral", colour=word("colour", state.box.colours[decision.colour]))


def _town_tile(state: Nova, decision: ChooseTownTile) -> Message:
    return text("ask.choose-town-tile", hexes=names(state, decision.group))


def _house(state: Nova, decision: Decision[Any]) -> Message:
    seat = state.seats[decision.seat]
    home = word("terrain", state.box.terrains[seat.faction.home])
    return text("ask.place-house", number=int(seat.house_count) + 1, home=home)


QUESTIONS: dict[str, Callable[[Nova, Any], Message]] = {
    "turn": _turn,
    "dig": _dig,
    "after-action": _power,
    "between-rounds": _between,
    "last-worship": _power,
    "take-bonus": _bonus,
    "place-neutral": _neutral,
    "choose-town-tile": _town_tile,
    "place-house": _house,
}


def question(state: Nova, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    name = kind(decision)
    if name in QUESTIONS:
        return QUESTIONS[name](state, decision)
    return text(f"ask.{name}") if VOICE.knows(f"ask.{name}") else text("ask.anything")


# Labels


def _place(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    place = target(move)
    at = state.land.by_name.get(place)
    return {"place": place, "terrain": terrain_at(state, at) if at is not None else word("terrain", "river")}


def _habitable(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    values = _place(state, seat, decision, move)
    free = int(decision.free) if isinstance(decision, Dig) else 0
    needed = int(seat.faction.shovels(seat, state.distance(seat.faction.home, state.land.by_name[target(move)])))
    shovels = [number_of("free-shovel", min(free, needed))] if free else []
    if needed > free:
        shovels.append(number_of("shovel", needed - free))
    return {**values, "shovels": together(shovels, "and")}


def _palace(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    mat = seat.faction.mat
    effects = mat.left if move.verb.word.endswith("left") else mat.right
    return {"place": target(move), "what": effects_text(effects)}


def _bridge(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    first, second = target(move).split("-")
    return {"first": first, "second": second}


def _number(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"number": int(move.at) + 1}


def _worship(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    times = int(move.at) + 1
    numbers = next(each.faction.traits[move.verb.word] for each in state.seats if move.verb in each.faction.free_moves)
    return {"power": numbers["power"] * times, "points": numbers["points"] * times}


def _power_action(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"what": effects_text(state.box.power_actions[move.at].effects)}


def special_effects(state: Nova, seat: Seat, slot: int) -> list[Effect]:
    """The effects that make a special action: of the bonus tile (0) or of a palace."""
    if slot == 0:
        tile = [] if seat.bonus == NONE else state.box.bonus_tiles[seat.bonus].effects
        return [effect for effect in tile if isinstance(effect, Shovels)]
    mat = seat.faction.mat
    return [effect for effect in (mat.left if slot == LEFT else mat.right) if isinstance(effect, Trait)]


def _special(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"what": effects_text(special_effects(state, seat, int(move.at)))}


def _bonus_tile(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    what = effects_text(state.box.bonus_tiles[move.at].effects)
    money = int(state.bonus_money[move.at])
    if money:
        what = together([what, text("joint.coins", money=money)])
    return {"tile": target(move), "what": what}


def _town(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"what": effects_text(state.box.town_tiles[move.at].effects)}


def _group(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    for group in new_towns(state, seat):
        if group & one(state.land.by_name[target(move)]):
            return {"hexes": names(state, group), "value": int(town_value(state, seat, group))}
    return {"hexes": target(move), "value": 0}


def _mat(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    factions = [faction for faction in state.box.factions if faction.colour == move.at]
    first_game = state.terms.first_game
    if first_game is not None:
        factions = [faction for faction in factions if faction.mat.key in first_game.tiles]
    return {
        "colour": word("colour", target(move)),
        "home": word("terrain", state.box.terrains[state.box.homes[move.at]]),
        "factions": together([text("joint.as-written", word=faction.mat.name) for faction in factions], "or"),
    }


def _faction(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    mat = state.box.factions[move.at].mat
    return {"name": mat.name, "what": effects_text(mat.ability)}


def _drawn(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"name": target(move)}


LABELS: dict[str, Callable[[Nova, Seat, Decision[Any], Move], Values]] = {
    "exchange": _number,
    "habitable": _habitable,
    "build": _place,
    "post": _place,
    "palace-left": _palace,
    "palace-right": _palace,
    "bridge": _bridge,
    "power": _power_action,
    "special": _special,
    "bonus": _bonus_tile,
    "found": _group,
    "town": _town,
    "harbour": _place,
    "worship": _worship,
    "mat": _mat,
    "faction": _faction,
    "neutral": _place,
}


def label(state: Nova, move: Move, seat: int | None = None) -> Message:
    """What a legal move does, in words."""
    decision = asked(state, seat)
    verb = move.verb.word.replace(" ", "-")
    owner = state.seats[max(decision.seat, 0)]
    return text(VOICE.name_of(move, decision), **LABELS.get(verb, _drawn)(state, owner, decision, move))


# Parts

AT: dict[str, str] = {
    "sailing": "track:{seat}/sailing",
    "bridge": "bridge:{target}",
    "power": "action:{target}",
    "bonus": "tile:bonus-{target}",
    "town": "tile:town-{target}",
    "mat": "colour:{target}",
    "faction": "faction:{target}",
    "exchange": "bowls:{seat}",
    "worship": "bowls:{seat}",
    "draw first": "seat:{target}",
}
HEX_VERBS = ("habitable", "build", "post", "palace-left", "palace-right", "found", "harbour", "neutral")
SPECIAL_AT = ("action:bonus", "mat:{seat}/palace-left", "mat:{seat}/palace-right")


def parts(state: Nova, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    verb = move.verb.word
    if verb in HEX_VERBS:
        where = "hex:{target}"
    elif verb == "special":
        where = SPECIAL_AT[move.at]
    else:
        where = AT.get(verb, "prompt")
    return [where.format(seat=asked(state, seat).seat + 1, target=target(move))]


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
    values: Values = {"place": target(move), "money": int(seat.money), "price": int(price)}
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
    hexes = diggable(after, seat, dig.free, False)
    if not hexes:
        return None if diggable(after, seat, dig.free, dig.free == 1) else text("warning.no-hex-for-shovels")
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


def warning(before: Nova, after: Nova, seat: int, move: Move) -> Message | None:
    """What a seat might regret about a move."""
    for look in WARNINGS:
        found = look(before, after, after.seats[seat], move)
        if found is not None:
            return found
    return None


# What can wait


def put_off(state: Nova, decision: Decision[Any]) -> Move | None:
    """The window after the action can wait for the next turn, unless power might be wasted until then."""
    if not isinstance(decision, AfterAction):
        return None
    return state.land.of(DONE)[0] if state.seats[decision.seat].room() >= ROOM_TO_WAIT else None
