"""A case: an answer that a seat thinks of; and what there is to tell of it, by the names that texts have in braces."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from terrae.board.hexes import one
from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE
from terrae.core.voice import target
from terrae.games.terramara.picture.view import COLOURS
from terrae.games.terramara.rules.box import Powers, Space
from terrae.games.terramara.rules.clan import Send, military_price, occupant_military
from terrae.games.terramara.rules.craft import DRAW_ARTIFACT, needs
from terrae.games.terramara.rules.deeds import (
    CallWarriors,
    GainByStronger,
    GainCulture,
    GainGoods,
    GainMilitary,
    GainPoints,
    GainTravel,
    HireWorker,
    RaidDeed,
)
from terrae.games.terramara.rules.effects import (
    CHIEFTAIN,
    EXPLORER,
    ITEMS,
    MILITARY,
    NO_LOSS,
    RAW,
    TERRAINS,
    WARRIOR,
    WORDS,
    amounts,
    counted,
    joined,
    phrases,
)
from terrae.games.terramara.rules.road import END, LEFT, RIGHT, ahead
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.setup import DRAW_BONUS, DRAW_CHARACTER, DRAW_START, DRAW_TILE
from terrae.games.terramara.rules.spaces import (
    COLUMNS,
    CROSSROADS,
    FLIPPED_ROWS,
    HOMELAND,
    HOMELAND_NAMES,
    HUT,
    NAMES,
    OWN,
    ROUNDS,
    ROWS,
    SPECIAL,
    TERRITORY,
    round_of,
)
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.words.names import VOICE, both_names, card_name, character_name, space_title, start_name

text = VOICE.text


@dataclass(frozen=True)
class Case:
    """A question to a seat, the answer it thinks of, and the condition that does not hold for it."""

    state: Mara
    seat: Seat
    decision: Any
    move: Move
    missing: str = ""

    @property
    def at(self) -> int:
        return int(self.move.at)

    @property
    def place(self) -> str:
        """What the move points at, as its text says."""
        return target(self.move)


# Names


def who(state: Mara, seat: int) -> Message:
    """A seat as others speak of it."""
    if seat == NATURE:
        return text("who.nature")
    owner = state.seats[seat]
    if owner.character == NONE:
        return text("scene.clan", colour=text(f"scene.colour-{COLOURS[seat]}"))
    return text("who.character", name=character_name(state.box.characters[owner.character], owner.grown))


def written(word: str) -> Message:
    return text("joint.as-written", word=word)


def source_name(state: Mara, source: str) -> Message:
    """What something comes from, as people call it: a card, a tile, a space."""
    family, _, key = source.partition(":")
    box = state.box
    named: dict[str, tuple[list[Any], Callable[[Any], Message]]] = {
        "artifact": (box.artifacts, card_name),
        "start": (box.starts, start_name),
        "crossroads": (box.crossroads, space_title),
        "special": (box.specials, space_title),
    }
    if family in named:
        cards, name_of = named[family]
        return name_of(next(card for card in cards if card.key == key))
    if family == "character":
        return written(both_names(next(card for card in box.characters if card.key == key)))
    if family == "homeland":
        return text(f"space.{key}")
    name = f"from.{family}"
    return text(name, key=VOICE.name(source)) if VOICE.knows(name) else written(source)


def goods_of(need: Iterable[int]) -> Message:
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
        return space_title(space)
    if space is not None and space.terrain >= 0:
        return text("space.territory", terrain=text(f"name.{TERRAINS[space.terrain]}"))
    return text("space.place")


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


def said(powers: Powers) -> Message:
    """All that a card can do."""
    return joined([ability.sentence() for ability in powers.abilities], "sentences")


# Who stands on a space


def occupants(state: Mara, at: int) -> list[tuple[int, int]]:
    """Seat number (neutral players from -2 downwards) and kind of clan member."""
    spot = one(at)
    found: list[tuple[int, int]] = []
    for other in state.seats:
        masks = ((other.explorers_at, EXPLORER), (other.chieftain_at, CHIEFTAIN), (other.warriors_at, WARRIOR))
        found += [(int(other.number), member) for mask, member in masks if mask & spot]
    return found + [(-2 - number, EXPLORER) for number, mask in enumerate(state.neutral_at) if mask & spot]


def owner_name(case: Case, number: int) -> Message:
    if number < 0:
        return text("who.neutral", number=-1 - number)
    return text("who.you") if number == case.seat.number else who(case.state, number)


# What moves point at, by the family of the parts where they are clicked: its name, and what it does


def artifact(case: Case) -> tuple[object, Message]:
    card = case.state.box.artifacts[case.at]
    return card_name(card), said(card.powers)


def space(case: Case) -> tuple[object, Message]:
    there = case.state.places[case.at] if case.state.places else case.state.box.hut
    return space_name(case.state, case.at), done_at(there, case.seat)


def character(case: Case) -> tuple[object, Message]:
    card = case.state.box.characters[case.at]
    return character_name(card), said(card.young)


def start(case: Case) -> tuple[object, Message]:
    card = case.state.box.starts[case.at]
    return start_name(card), phrases(card.ops)


def bonus_tile(case: Case) -> tuple[object, Message]:
    tile = case.state.box.bonus_tiles[case.at]
    return VOICE.name(tile.source), phrases(tile.ops)


def reverse(case: Case) -> tuple[object, Message]:
    """What stands on the reverse of a territory tile."""
    box, tile = case.state.box, case.state.box.tiles[case.at]
    if tile.crossroads >= 0:
        return space_title(box.crossroads[tile.crossroads]), phrases(box.crossroads[tile.crossroads].ops)
    if tile.outpost >= 0:
        outpost = box.outposts[tile.outpost]
        return text("scene.outpost-of", name=VOICE.name(outpost.source)), outpost.grades[0].words()
    return drawn_tile(case), text("joint.nothing")


def drawn_tile(case: Case) -> Message:
    """A territory tile, by its kind and level."""
    tile = case.state.box.tiles[case.at]
    return text(f"tile.{tile.kind}", level=int(tile.level))


def spot(state: Mara, number: int) -> Message:
    """A space that somebody is sent to: by its name, a territory by its place."""
    name = space_name(state, number)
    return text("spot.territory", place=NAMES[number], terrain=name) if number < TERRITORY else name


# By verb: what nature draws.
DRAWN: dict[Verb, Callable[[Case], object]] = {
    DRAW_TILE: drawn_tile,
    DRAW_BONUS: lambda case: VOICE.name(case.state.box.bonus_tiles[case.at].source),
    DRAW_ARTIFACT: lambda case: card_name(case.state.box.artifacts[case.at]),
    DRAW_CHARACTER: lambda case: character_name(case.state.box.characters[case.at]),
    DRAW_START: lambda case: start_name(case.state.box.starts[case.at]),
}


THINGS: dict[str, Callable[[Case], tuple[object, Message]]] = {
    "card": artifact,
    "space": space,
    "character": character,
    "start": start,
    "bonus": bonus_tile,
    "tile": reverse,
}


def thing(case: Case) -> tuple[object, Message]:
    return THINGS[case.move.verb.part.partition(":")[0]](case)


# Values that take more than a line


def item(case: Case) -> int:
    return ITEMS.index(case.place)


def paid(case: Case) -> Message:
    """What `pay` gives: one good, or all the Military of an exchange."""
    if item(case) == MILITARY and hasattr(case.decision, "deed"):
        return counted(MILITARY, int(case.decision.deed.number))
    return text(f"name.{case.place}")


def option(case: Case) -> Message:
    options = case.decision.deed.effect.options
    return phrases(options[case.at]) if case.at < len(options) else text("joint.nothing")


GAINS: dict[type, str] = {
    GainMilitary: "military", GainByStronger: "military", GainPoints: "vp", GainCulture: "culture",
    GainTravel: "travel", HireWorker: "worker", CallWarriors: "warriors", RaidDeed: "raid",
}  # fmt: skip


def taken(case: Case) -> Message:
    """So much of a gain: of goods, of steps, of people; or nothing of it."""
    if not case.at:
        return text("amount.nothing")
    deed = case.decision.deed
    word = ITEMS[deed.kind] if isinstance(deed, GainGoods) else GAINS[type(deed)]
    return text(f"amount.{word}", number=case.at)


def source(case: Case) -> Message:
    decision = case.decision
    return source_name(case.state, decision.source if hasattr(decision, "source") else decision.deed.source)


def lacking(case: Case) -> Message:
    need = needs(case.state, case.seat, case.state.box.artifacts[case.at])
    return goods_of([max(0, number - int(case.seat.goods[RAW + kind])) for kind, number in enumerate(need)])


def river_space(case: Case) -> int:
    """The first space of the River from which an artifact of the row is within reach."""
    place = case.state.row.index(case.at)
    return next(number for number, reach in enumerate(case.state.box.reach) if reach > place)


def row(case: Case) -> int:
    """The row of a space, from 1."""
    return case.at // COLUMNS + 1 if case.at < TERRITORY else case.at - CROSSROADS + 1


def opens(case: Case) -> int:
    """The round in which a space opens to all clan members."""
    if case.at < TERRITORY:
        return int(round_of(case.at // COLUMNS))
    return row(case) + 1 if case.at < SPECIAL else ROUNDS


def strength_taken(case: Case) -> int:
    """The Military that a space takes from whom the move sends there."""
    assert isinstance(case.move.verb, Send)
    return int(military_price(case.state, case.seat, case.move.verb.who, case.at))


def closing(case: Case) -> Message:
    """Whose Chieftain or Warrior closes a space."""
    return owner_name(case, next(number for number, member in occupants(case.state, case.at) if member != EXPLORER))


def condition(case: Case) -> Message:
    requires = case.state.places[case.at].requires
    assert requires is not None
    return requires.words()


# The Road


def caravan_at(case: Case) -> int:
    return int(case.seat.caravan if case.at < 3 else case.seat.second)


def landing(case: Case) -> tuple[int, int]:
    """Where a Caravan's step leads: the row of the path or the number of the node, and the way."""
    place = int(ahead(caravan_at(case), case.at % 3))
    return place // 3, place % 3


def road_part(case: Case) -> str:
    node, way = landing(case)
    return f"{node + 1}-left" if way == LEFT else f"{node + 1}-right" if way == RIGHT else str(node)


def where(case: Case) -> Message:
    """Where a Caravan's step leads, in words."""
    node, way = landing(case)
    if way == RIGHT and node < FLIPPED_ROWS:
        return text("way.outpost", row=node + 1)
    if way:
        return text("way.left" if way == LEFT else "way.right", row=node + 1)
    return text("way.end") if node == END // 3 else text("way.crossroads", row=node)


def gift(case: Case) -> Message:
    """What a Caravan's step brings."""
    state = case.state
    node, way = landing(case)
    if way == LEFT or (way == RIGHT and node >= FLIPPED_ROWS):
        slot = int(state.box.river_slots) + min(node, ROWS - 1) + (ROWS - FLIPPED_ROWS if way == RIGHT else 0)
        return text("effect.sentence", phrase=phrases(state.box.bonus_tiles[state.bonus[slot]].ops))
    if node == END // 3 and not way:
        ends = state.box.ends
        return text("effect.worth", points=ends[min(int(state.arrived), len(ends) - 1)])
    return text("joint.nothing")


VALUES: dict[str, Callable[[Case], object]] = {
    # the seat and the table
    "seat": lambda case: int(case.seat.number) + 1,
    "seats": lambda case: len(case.state.seats),
    "round": lambda case: int(case.state.round),
    "members": lambda case: int(case.seat.members()),
    "military": lambda case: int(case.seat.military),
    "culture": lambda case: int(case.seat.culture),
    "goods": lambda case: int(case.seat.raw() + case.seat.refined()),
    "refined": lambda case: int(case.seat.refined()),
    "reserve_from": lambda case: int(case.state.box.reserve_from),
    "discount_from": lambda case: int(case.state.box.discount_from),
    "aside": lambda case: card_name(case.state.box.artifacts[case.seat.reserved]),
    "able": lambda case: said(case.seat.side),
    "grown": lambda case: character_name(case.state.box.characters[case.seat.character], True),
    "growth": lambda case: said(case.state.box.characters[case.seat.character].grown),
    # the question
    "left": lambda case: int(case.decision.number),
    "most": lambda case: int(case.decision.deed.number(case.state)),
    "steps": lambda case: int(case.decision.steps),
    "price": lambda case: int(case.decision.deed.number),
    "options": lambda case: len(case.decision.deed.options),
    "times": lambda case: int(case.decision.times),
    "source": source,
    "give": lambda case: counted(int(case.decision.deed.give), int(case.decision.deed.number)),
    "card": lambda case: card_name(case.state.box.artifacts[case.decision.card]),
    "need": lambda case: goods_of(case.decision.need),
    "raider": lambda case: who(case.state, int(case.decision.raider)),
    "this_row": lambda case: int(case.decision.row) + 1,
    "neutral": lambda case: int(case.decision.neutral) + 1,
    # what the move points at
    "place": lambda case: case.place,
    "target": lambda case: case.place,
    "name": lambda case: thing(case)[0],
    "what": lambda case: thing(case)[1],
    "good": lambda case: text(f"name.{case.place}"),
    "other": lambda case: text(f"name.{ITEMS[(item(case) + RAW) % (2 * RAW)]}"),
    "needed": lambda case: text(f"name.{ITEMS[RAW + case.at]}"),
    "word": lambda case: WORDS[item(case)],
    "paid": paid,
    "option": option,
    "taken": taken,
    "points": lambda case: int(case.state.box.artifacts[case.at].points),
    "cost": lambda case: goods_of(needs(case.state, case.seat, case.state.box.artifacts[case.at])),
    "lacking": lacking,
    "space": river_space,
    "owner": lambda case: who(
        case.state, next(int(seat.number) for seat in case.state.seats if has_card(seat, case.at))
    ),
    "tile_level": lambda case: int(case.state.box.bonus_tiles[case.at].level),
    "caravan": lambda case: case.at // 3 + 1,
    "where": where,
    "gift": gift,
    "spot": lambda case: spot(case.state, case.at),
    "drawn": lambda case: DRAWN[case.move.verb](case),
    "road": road_part,
    "crossing": lambda case: caravan_at(case) // 3 + 1,
    "member": lambda case: text(f"name.{case.move.verb.word}"),
    "row": row,
    "opens": opens,
    "closing": closing,
    "reached": lambda case: sum(at // 3 >= row(case) for at in (case.seat.caravan, case.seat.second)),
    "theirs": lambda case: int(occupant_military(case.state, case.seat, one(case.at))),
    "condition": condition,
    "military_price": strength_taken,
    "raw_price": lambda case: int(case.state.places[case.at].pay_raw),
}


def has_card(seat: Seat, card: int) -> bool:
    """Has a seat created an artifact, or put it aside?"""
    return bool(seat.cards & one(card)) or seat.reserved == card
