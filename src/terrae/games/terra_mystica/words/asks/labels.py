"""Labels: what a legal move does, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import asked, target
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.building import BELOW, UPGRADES
from terrae.games.terra_mystica.rules.conversion import RATES
from terrae.games.terra_mystica.rules.cults import SENDS, free_place
from terrae.games.terra_mystica.rules.digging import leaps, spades_for
from terrae.games.terra_mystica.rules.grant import total
from terrae.games.terra_mystica.rules.neighbours import Answers, gain_of, price_of
from terrae.games.terra_mystica.rules.offers import Offer
from terrae.games.terra_mystica.rules.priests import KEEP, unlock_price
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.setup import FirstCard, PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.spades import CultSpades
from terrae.games.terra_mystica.rules.special import POWERS
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn, used
from terrae.games.terra_mystica.words.names import (
    VOICE,
    cult,
    effects_text,
    goods_text,
    jump_word,
    landscape,
    made_price,
    number_of,
    place_of,
    special_text,
    terrain,
    terrain_at,
    text,
    together,
    verb,
    word,
)

Values = dict[str, object]
Said = tuple[str, Values]  # the occasion ("": the usual one), and what the text mentions


def _hex(state: Mystica, move: Move) -> int:
    """The hex a move points at; -1 if this map has none of that name."""
    return state.land.by_name.get(place_of(move), -1)


def _build(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    at = _hex(state, move)
    values: Values = {"place": place_of(move)}
    if at < 0 or isinstance(decision, PlaceDwelling):
        return "first", values
    return ("jump", {**values, "jump": jump_word(seat)}) if leaps(state, seat, at) else ("", values)


def _upgrade(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    kind = int(move.at) % UPGRADES + 1
    values: Values = {
        "place": place_of(move),
        "below": word("structure", KINDS[BELOW[kind]]),
        "favours": number_of("favour", int(seat.faction.favours_for_temple())),
        "what": effects_text(seat.faction.mat.stronghold),
    }
    return KINDS[kind], values


def _dig(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    number = int(move.at) + 1
    had = int(state.task.amount("spades"))
    values: Values = {"spades": number_of("spade", number), "total": number_of("spade", number + had)}
    return ("more" if had else ""), values


def _transform(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    at = _hex(state, move)
    goal = int(move.at) % len(TERRAINS)
    values: Values = {"place": place_of(move), "goal": terrain(goal)}
    if at < 0:
        return "", {**values, "terrain": "", "spades": ""}
    values["terrain"] = terrain_at(state, at)
    price = made_price(state, seat, at)
    if price is not None:
        return "made", {**values, "price": price}
    values["spades"] = number_of("spade", int(spades_for(state, seat, at, goal)))
    if not isinstance(decision, CultSpades) and leaps(state, seat, at):
        return "jump", {**values, "jump": jump_word(seat)}
    return "", values


def _landscape(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if seat.faction.landscape is None:
        return "none", {"place": place_of(move)}
    what = effects_text(seat.faction.landscape.effects())
    return "", {"place": place_of(move), "name": landscape(seat), "what": what}


def _advance(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    costs = seat.faction.mat.spade_cost
    level = min(int(seat.digging) + 1, len(costs) - 1)
    return target(move), {"level": int(seat.shipping) + 1, "price": goods_text(costs[level]) if costs else ""}


def _send(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    number = int(move.at) // SENDS
    steps = SENDS - int(move.at) % SENDS
    stays = steps > 1 and free_place(state, number, steps) >= 0
    all_steps = steps + int(seat.faction.more_steps(seat))
    return ("" if stays else "back"), {"cult": cult(number), "steps": number_of("step", all_steps)}


def _action(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if move.at < POWERS:
        action = state.box.power_actions[move.at]
        return "", {"what": effects_text(action.effects), "power": int(seat.faction.power_price(action.price))}
    name = target(move)
    return "special", {"name": name, "what": special_text(state, name, seat.faction)}


def _pass(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if not move.at:
        return "last", {}
    card = int(move.at) - 1
    what = effects_text(state.box.bonus_cards[card].effects)
    coins = int(state.bonus_coins[card])
    if coins:
        what = together([what, text("joint.coins", coins=number_of("coin", coins))])
    return ("first" if isinstance(decision, FirstCard) else ""), {"card": target(move), "what": what}


def _burn(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    number = int(move.at) + 1
    return ("one" if number == 1 else ""), {"number": number}


def _convert(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    rate = RATES[move.at]
    return "", {"given": goods_text(rate.given), "got": goods_text(rate.got)}


def _bridge(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    first, second = target(move).split(":")
    return "", {"first": first, "second": second}


def _place(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    return "", {"place": place_of(move)}


def offer_meant(state: Mystica, seat: Seat, move: Move) -> Offer | None:
    """The open offer that an answer is about."""
    for offer in seat.offers:
        builder = state.seats[offer.builder].faction.mat.key
        if target(move) == f"{offer.power} from {builder}":
            return offer
    return None


def _leech(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    power, _, key = target(move).partition(" from ")
    offer = offer_meant(state, seat, move)
    builder = text("who.faction", name=next(each.mat.name for each in state.terms.roster if each.mat.key == key))
    if offer is None:
        return "", {"builder": builder, "power": power, "gain": power, "offered": power}
    gain, price = int(gain_of(seat, offer)), int(price_of(seat, offer))
    values: Values = {"builder": builder, "power": power, "gain": gain, "points": number_of("point", price)}
    if gain < offer.power:
        return ("part" if price else "part-free"), values
    return ("paid" if price else ""), values


def _decline(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    return "", _leech(state, seat, decision, move)[1]


def _coin(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    offer = offer_meant(state, seat, move)
    coins = number_of("coin", int(offer.coins) if offer else 0)
    return "", {**_leech(state, seat, decision, move)[1], "coins": coins}


def _offers(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if move.at < 2:
        return target(move), {}
    price = int(move.at) - 2
    return ("up-to" if price else "free"), {"points": number_of("point", price)}


def _favour(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    tile = state.box.favours[move.at]
    return "", {"tile": tile.name, "what": effects_text(tile.effects)}


def _town(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    tile = state.box.towns[move.at]
    return "", {"tile": tile.name, "what": effects_text(tile.effects)}


def _cult(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    number = int(move.at) % len(CULTS)
    return "", {"cult": cult(number), "level": int(seat.cults[number])}


def _lower(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    _, values = _cult(state, seat, decision, move)
    return ("price" if move.at >= len(CULTS) else ""), {
        **values,
        "steps": number_of("step", int(state.task.amount("price"))),
    }


def _token(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    price = int(seat.faction.token_price())
    return ("" if price else "free"), {"points": number_of("point", price)}


def _gift(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if not move.at:
        return "points", {"what": effects_text(seat.faction.mat.ability)}
    steps = int(seat.faction.landmark_rules().number_of("town-steps", "steps"))
    return "", {"cult": cult(int(move.at) - 1), "steps": number_of("step", steps)}


def _tokens(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    return target(move), {"tokens": number_of("token", total(seat.held, "due"))}


def _unlock(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if move.at == KEEP:
        return "keep", {}
    return "", {"terrain": terrain(int(move.at)), "price": int(unlock_price(state, seat, move.at))}


def _pick(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    return ("first" if isinstance(decision, PickTerrain) else ""), {"terrain": terrain(int(move.at))}


def _faction(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    mat = state.terms.roster[move.at].mat
    later = text("move.setup-stronghold", what=effects_text(mat.stronghold))
    values: Values = {"name": mat.name, "what": together([*(effect.sentence() for effect in mat.ability), later])}
    return ("", {**values, "home": terrain(int(mat.home))}) if mat.home < WHEEL else ("homeless", values)


def _done(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    if isinstance(decision, CultSpades):
        return "spades", {}
    return ("later" if isinstance(decision, Answers) else ""), {}


def _drawn(state: Mystica, seat: Seat, decision: Decision[Any], move: Move) -> Said:
    return "", {"name": target(move)}


LABELS: dict[str, Callable[[Mystica, Seat, Decision[Any], Move], Said]] = {
    "done": _done,
    "build": _build,
    "upgrade": _upgrade,
    "dig": _dig,
    "transform": _transform,
    "advance": _advance,
    "send": _send,
    "action": _action,
    "pass": _pass,
    "burn": _burn,
    "convert": _convert,
    "bridge": _bridge,
    "connect": _place,
    "landscape": _landscape,
    "land-bridge": _place,
    "leech": _leech,
    "decline": _decline,
    "coin": _coin,
    "offers": _offers,
    "+FAV": _favour,
    "+TW": _town,
    "+": _cult,
    "+2": _cult,
    "top": _cult,
    "gift": _gift,
    "tokens": _tokens,
    "-": _lower,
    "gain": _token,
    "unlock-terrain": _unlock,
    "pick-color": _pick,
    "setup": _faction,
}


def label(state: Mystica, move: Move, seat: int | None = None) -> Message:
    """What a legal move does, in words."""
    decision = asked(state, seat)
    owner = state.seats[max(int(decision.seat), 0)]
    name = verb(move)
    occasion, values = LABELS.get(name, _drawn)(state, owner, decision, move)
    held = used(state, owner, move) if isinstance(decision, Turn) else None
    if held is not None and VOICE.knows(f"move.{name}-{held.grant.key}"):
        occasion = held.grant.key
    return text(f"move.{name}-{occasion}" if occasion else f"move.{name}", **values)
