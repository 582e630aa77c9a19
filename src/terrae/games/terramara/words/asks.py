"""Asks: what a decision asks, what a move does, where it is clicked, what a seat might regret; in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.board.hexes import one
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.core.voice import Voice, asked, kind, target
from terrae.games.terramara.rules.action import DONE
from terrae.games.terramara.rules.box import Space
from terrae.games.terramara.rules.choices import Menu
from terrae.games.terramara.rules.clan import Send, joining_loss, occupant_military
from terrae.games.terramara.rules.craft import CREATE, RESERVE, PayArtifact, needs
from terrae.games.terramara.rules.deeds import PayMore, TakeUpTo, Trade
from terrae.games.terramara.rules.effects import (
    EXPLORER,
    ITEMS,
    MILITARY,
    NO_LOSS,
    RAW,
    TERRAINS,
    WORDS,
    amounts,
    counted,
    joined,
    phrases,
)
from terrae.games.terramara.rules.free import Refine
from terrae.games.terramara.rules.goods import PayRaw, Pick
from terrae.games.terramara.rules.neutral import PlaceNeutral
from terrae.games.terramara.rules.raids import GiveTribute
from terrae.games.terramara.rules.road import END, LEFT, RIGHT, Travel, ahead
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.setup import KeepTile
from terrae.games.terramara.rules.spaces import (
    COLUMNS,
    FLIPPED_ROWS,
    HOMELAND,
    HOMELAND_NAMES,
    HUT,
    OWN,
    ROWS,
    TERRITORY,
    round_of,
)
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import FLIP, Turn, Window

VOICE = Voice("terramara")
text = VOICE.text

Values = dict[str, object]


# Words


def who(state: Mara, seat: int) -> Message:
    """A seat as others speak of it."""
    if seat == NATURE:
        return text("who.nature")
    owner = state.seats[seat]
    if owner.character == NONE:
        return text("who.seat", seat=seat + 1)
    return text("who.character", name=state.box.characters[owner.character].names[owner.grown])


def source_name(state: Mara, source: str) -> Message:
    """What something comes from, as people call it: a card, a tile, a space."""
    family, _, key = source.partition(":")
    box = state.box
    if family == "artifact":
        return text("joint.as-written", word=next(card.name for card in box.artifacts if card.key == key))
    if family == "character":
        character = next(card for card in box.characters if card.key == key)
        return text("joint.as-written", word=" / ".join(character.names))
    if family == "start":
        return text("joint.as-written", word=next(card.name for card in box.starts if card.key == key))
    if family in ("crossroads", "special"):
        spaces = box.crossroads if family == "crossroads" else box.specials
        return text("joint.as-written", word=next(space.name for space in spaces if space.key == key))
    if family == "homeland":
        return text(f"space.{key}")
    name = f"from.{family}"
    return text(name, key=key) if VOICE.knows(name) else text("joint.as-written", word=source)


def goods_of(need: list[int]) -> Message:
    """Refined goods to be paid."""
    found = [(RAW + number, amount) for number, amount in enumerate(need) if amount]
    return amounts(found) if found else text("joint.free-of-charge")


def space_name(state: Mara, number: int) -> Message:
    """An action space: by its name where it has one, otherwise by its place."""
    if number == HUT:
        return text("space.hut")
    if HOMELAND <= number < OWN:
        return text(f"space.{HOMELAND_NAMES[number - HOMELAND]}")
    space = state.places[number] if state.places else None
    if space is not None and space.name:
        return text("joint.as-written", word=space.name)
    if space is not None and space.terrain >= 0:
        return text("space.territory", terrain=text(f"name.{TERRAINS[space.terrain]}"))
    return text("space.place")


# Questions


def _turn(state: Mara, decision: Turn) -> Message:
    seat = state.seats[decision.seat]
    return text("ask.turn", round=int(state.round), members=int(seat.members()))


def _window(state: Mara, decision: Window) -> Message:
    return text("ask.window-crafted" if decision.crafted else "ask.window")


def _refine(state: Mara, decision: Refine) -> Message:
    return text("ask.refine", number=int(decision.number), source=source_name(state, decision.source))


def _pick(state: Mara, decision: Pick) -> Message:
    key = "ask.pick-refined" if decision.refined else "ask.pick-raw"
    return text(key, number=int(decision.number), source=source_name(state, decision.source))


def _pay_raw(state: Mara, decision: PayRaw) -> Message:
    return text("ask.pay-raw", number=int(decision.number), source=source_name(state, decision.source))


def _trade(state: Mara, decision: Trade) -> Message:
    deed = decision.deed
    source = source_name(state, deed.source)
    return text("ask.trade", give=counted(int(deed.give), int(deed.number)), times=int(decision.times), source=source)


def _pay_more(state: Mara, decision: PayMore) -> Message:
    return text("ask.pay-more", number=int(decision.number), source=source_name(state, decision.deed.source))


def _menu(state: Mara, decision: Menu) -> Message:
    key = "ask.menu-order" if decision.must else "ask.menu" if decision.picks == 1 else "ask.menu-all"
    return text(key, source=source_name(state, decision.deed.source))


def _take(state: Mara, decision: TakeUpTo) -> Message:
    number = int(decision.deed.number(state))
    return text("ask.take-up-to", number=number, source=source_name(state, decision.deed.source))


def _travel(state: Mara, decision: Travel) -> Message:
    return text("ask.travel", steps=int(decision.steps))


def _pay_artifact(state: Mara, decision: PayArtifact) -> Message:
    card = state.box.artifacts[decision.card]
    key = "ask.pay-artifact-waive" if decision.waive else "ask.pay-artifact"
    return text(key, name=card.name, need=goods_of(decision.need))


def _give(state: Mara, decision: GiveTribute) -> Message:
    return text("ask.give-tribute", number=int(decision.number), owner=who(state, int(decision.raider)))


def _neutral(state: Mara, decision: PlaceNeutral) -> Message:
    return text("ask.place-neutral", row=int(decision.row) + 1, number=int(decision.neutral) + 1)


def _keep(state: Mara, decision: KeepTile) -> Message:
    return text("ask.keep-outpost" if decision.kind == 0 else "ask.keep-crossroads")


QUESTIONS: dict[str, Callable[[Mara, Any], Message]] = {
    "turn": _turn,
    "window": _window,
    "refine": _refine,
    "pick": _pick,
    "pay-raw": _pay_raw,
    "trade": _trade,
    "pay-more": _pay_more,
    "menu": _menu,
    "take-up-to": _take,
    "travel": _travel,
    "pay-artifact": _pay_artifact,
    "give-tribute": _give,
    "place-neutral": _neutral,
    "keep-tile": _keep,
}


def question(state: Mara, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    name = kind(decision)
    if name in QUESTIONS:
        return QUESTIONS[name](state, decision)
    return text(f"ask.{name}") if VOICE.knows(f"ask.{name}") else text("ask.anything")


# Labels


def done_at(space: Space, seat: Seat | None = None) -> Message:
    """What sending to a space costs and brings, after "you"; a seat that never loses Military loses none."""
    found: list[Message] = []
    if space.lose and not (seat is not None and seat.bends & one(NO_LOSS)):
        found.append(text("price.lose", number=int(space.lose)))
    if space.pay_military:
        found.append(text("price.pay-military", number=int(space.pay_military)))
    if space.pay_raw:
        found.append(text("price.pay-raw", number=int(space.pay_raw)))
    return joined([*found, phrases(space.ops)], "then")


def _send(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    place = int(move.at)
    space = state.places[place] if state.places else state.box.hut
    return {"place": target(move), "name": space_name(state, place), "what": done_at(space, seat)}


def _artifact(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    card = state.box.artifacts[move.at]
    what = joined([ability.sentence() for ability in card.powers.abilities], "sentences")
    return {"name": card.name, "points": int(card.points), "cost": goods_of(needs(state, seat, card)), "what": what}


def _neutral_at(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    space = state.places[move.at]
    return {"place": target(move), "name": space_name(state, int(move.at)), "what": done_at(space)}


def _ability(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"what": joined([one.sentence() for one in seat.side.abilities], "sentences")}


def _flip(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    if seat.character == NONE:
        return {"name": "", "what": text("joint.nothing")}
    character = state.box.characters[seat.character]
    what = joined([one.sentence() for one in character.grown.abilities], "sentences")
    return {"name": character.names[1], "what": what}


def _bonus(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"what": phrases(state.box.bonus_tiles[move.at].ops)}


def _good(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    at = int(move.at)
    item = RAW + at if move.verb.word == "waive" else at
    other = at + RAW if at < RAW else at % RAW
    return {"what": text(f"name.{ITEMS[item]}"), "other": text(f"name.{ITEMS[other]}")}


def _pay(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    what = text(f"name.{ITEMS[move.at]}")
    if isinstance(decision, Trade):
        deed = decision.deed
        if move.at == MILITARY:
            what = counted(MILITARY, int(deed.number))
        return {"what": what, "source": source_name(state, deed.source)}
    return {"what": what, "source": text("joint.nothing")}


def _choose(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    if not isinstance(decision, Menu):
        return {"what": text("joint.nothing")}
    options = decision.deed.effect.options
    return {"what": phrases(options[move.at]) if move.at < len(options) else text("joint.nothing")}


def _number(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"number": target(move)}


def landing(seat: Seat, move: Move) -> tuple[int, int]:
    """Where a Caravan's step leads: the row of the path or the number of the node, and the way."""
    at = int(seat.caravan if move.at < 3 else seat.second)
    place = int(ahead(at, move.at % 3))
    return place // 3, place % 3


def _step(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    node, way = landing(seat, move)
    caravan = int(move.at) // 3 + 1
    if way == LEFT:
        tile = state.box.bonus_tiles[state.bonus[int(state.box.river_slots) + min(node, ROWS - 1)]]
        where = text("way.left", row=node + 1, what=phrases(tile.ops))
    elif way == RIGHT and node < FLIPPED_ROWS:
        where = text("way.outpost", row=node + 1)
    elif way == RIGHT:
        slot = int(state.box.river_slots) + ROWS + min(node, ROWS - 1) - FLIPPED_ROWS
        tile = state.box.bonus_tiles[state.bonus[slot]]
        where = text("way.right", row=node + 1, what=phrases(tile.ops))
    elif node == END // 3:
        ends = state.box.ends
        where = text("way.end", points=ends[min(int(state.arrived), len(ends) - 1)])
    else:
        where = text("way.crossroads", row=node)
    return {"caravan": caravan, "where": where}


def _character(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    character = state.box.characters[move.at]
    what = joined([one.sentence() for one in character.young.abilities], "sentences")
    return {"name": character.names[0], "what": what}


def _start(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    card = state.box.starts[move.at]
    return {"name": card.name, "what": phrases(card.ops)}


def _keep_tile(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    tile = state.box.tiles[move.at]
    if tile.crossroads >= 0:
        space = state.box.crossroads[tile.crossroads]
        return {"name": space.name, "what": phrases(space.ops)}
    if tile.outpost >= 0:
        outpost = state.box.outposts[tile.outpost]
        return {"name": text("name.outpost"), "what": outpost.grades[0].words()}
    return {"name": tile.key, "what": text("joint.nothing")}


def _drawn(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Values:
    return {"name": target(move)}


LABELS: dict[str, Callable[[Mara, Seat, Decision[Any], Move], Values]] = {
    "explorer": _send,
    "chieftain": _send,
    "warrior": _send,
    "create": _artifact,
    "reserve": _artifact,
    "use": _artifact,
    "worker": _number,
    "ability": _ability,
    "flip": _flip,
    "bonus": _bonus,
    "refine": _good,
    "gain": _good,
    "pay": _pay,
    "give": _good,
    "swap": _good,
    "waive": _good,
    "choose": _choose,
    "take": _number,
    "caravan": _step,
    "character": _character,
    "start": _start,
    "keep": _keep_tile,
    "neutral": _neutral_at,
}


def label(state: Mara, move: Move, seat: int | None = None) -> Message:
    """What a legal move does, in words."""
    decision = asked(state, seat)
    verb = move.verb.word.replace(" ", "-")
    owner = state.seats[max(decision.seat, 0)]
    return text(VOICE.name_of(move, decision), **LABELS.get(verb, _drawn)(state, owner, decision, move))


# Parts

AT: dict[str, str] = {
    "create": "card:{target}",
    "reserve": "card:{target}",
    "use": "card:{target}",
    "worker": "amount:{seat}/worker-{target}",
    "ability": "character:{seat}",
    "flip": "character:{seat}",
    "bonus": "bonus:{target}",
    "character": "character:{target}",
    "start": "start:{target}",
    "keep": "tile:{target}",
    "neutral": "space:{target}",
    "draw first": "seat:{target}",
}
SENDING = ("explorer", "chieftain", "warrior")
PAYING = ("refine", "gain", "pay", "give", "swap")


def parts(state: Mara, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    verb = move.verb.word
    owner = int(asked(state, seat).seat)
    if verb in SENDING:
        return [f"hut:{owner + 1}" if move.at == HUT else f"space:{target(move)}"]
    if verb in PAYING:
        if move.at == MILITARY:
            return [f"military:{int(state.seats[owner].military)}"]
        return [f"amount:{owner + 1}/{WORDS[move.at]}"]
    if verb == "waive":
        return [f"amount:{owner + 1}/{WORDS[RAW + move.at]}"]
    if verb == "caravan":
        node, way = landing(state.seats[owner], move)
        return [
            f"road:{node + 1}-left" if way == LEFT else f"road:{node + 1}-right" if way == RIGHT else f"road:{node}"
        ]
    return [AT.get(verb, "prompt").format(seat=owner + 1, target=target(move))]


# Warnings


def _joins(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """An Explorer that joins another loses Military."""
    verb = move.verb
    if not isinstance(verb, Send) or verb.who != EXPLORER or move.at == HUT:
        return None
    owner = before.seats[seat.number]
    if occupant_military(before, owner, one(move.at)) < 0 or owner.bends & one(NO_LOSS):
        return None
    return text("warning.joins") if joining_loss(before, owner, one(move.at)) else None


def _never_back(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """An Explorer on a future territory stays there."""
    verb = move.verb
    if not isinstance(verb, Send) or verb.who != EXPLORER or move.at >= TERRITORY:
        return None
    row = int(move.at) // COLUMNS
    if round_of(row) <= before.round:
        return None
    return text("warning.never-back") if row >= FLIPPED_ROWS else text("warning.away", round=row + 1)


def _nothing(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """A Hut without raw goods gives nothing."""
    if not isinstance(move.verb, Send) or move.at != HUT:
        return None
    owner = before.seats[seat.number]
    return text("warning.empty-hut") if owner.raw() + owner.refined() == 0 else None


def _set_aside(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """What is put aside must be created."""
    return text("warning.reserved", points=int(before.box.reserved_points)) if move.verb is RESERVE else None


def _flipped(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    return text("warning.flip") if move.verb is FLIP else None


WARNINGS = (_joins, _never_back, _nothing, _set_aside, _flipped)


def warning(before: Mara, after: Mara, seat: int, move: Move) -> Message | None:
    """What a seat might regret about a move."""
    for look in WARNINGS:
        found = look(before, after, after.seats[seat], move)
        if found is not None:
            return found
    return None


# What can wait


def put_off(state: Mara, decision: Decision[Any]) -> Move | None:
    """After the action, Workers and once-a-round effects can wait for the next turn, if there is one this round."""
    if not isinstance(decision, Window) or not state.seats[decision.seat].members():
        return None
    if any(move.verb is CREATE or move.verb is RESERVE for move in decision.moves(state)):
        return None
    return state.box.of(DONE)[0]
