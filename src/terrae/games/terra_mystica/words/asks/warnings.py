"""Warnings: what a seat might regret about a move."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.voice import asked
from terrae.games.terra_mystica.rules.action import DONE
from terrae.games.terra_mystica.rules.box import CULTS, DWELLING, POST, TERRAINS
from terrae.games.terra_mystica.rules.building import BUILD, TAKE_FAVOUR, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import CONVERT, MAKING
from terrae.games.terra_mystica.rules.cults import PAIR, SEND, SENDS, STEP, holder_of_top
from terrae.games.terra_mystica.rules.digging import leaps
from terrae.games.terra_mystica.rules.grant import each
from terrae.games.terra_mystica.rules.landscape import GIFT, LANDSCAPE
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.purse import can_raise
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM, CultSpades, spades_at_hand
from terrae.games.terra_mystica.rules.state import TOP, Mystica
from terrae.games.terra_mystica.rules.towns import TAKE_TOWN
from terrae.games.terra_mystica.rules.turn import PASS, used
from terrae.games.terra_mystica.words.names import VOICE, cult, goods_text, number_of, place_of, text, together, who

Values = dict[str, object]


# Goods that come to nothing


def _wasted(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Power that does not fit into the bowls, priests that nobody has."""
    ledger = after.ledger
    if ledger is None:
        return None
    priests = ledger.total(int(seat.number), "wasted-priests")
    if priests:
        return text("warning.priests", priests=number_of("priest", priests), most=int(seat.most_priests))
    power = ledger.total(int(seat.number), "wasted")
    return text("warning.wasted", power=power) if power else None


# Rights that are given up


def rights(turn: OpenTurn) -> list[Message]:
    """What an action granted and was not used yet."""
    found: dict[str, Message] = {}
    for held in each(turn.held):
        grant, name = held.grant, "boon" if held.grant.lasts else held.grant.key
        if grant.unit and not grant.lasts:
            found[name] = number_of(grant.unit, int(held.amount))
        elif not grant.must and VOICE.knows(f"right.{name}"):
            found[name] = text(f"right.{name}")
    return list(found.values())


def _given_up(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Ending the turn, or another action of a double turn, with something left to use."""
    number = int(seat.number)
    decision = asked(before, number)
    if isinstance(decision, CultSpades):
        spades = int(before.seats[number].cult_spades)
        return text("warning.lost", what=number_of("spade", spades)) if move.verb is DONE else None
    if before.active != number:
        return None
    ends = move.verb is DONE or move.verb is PASS
    acts = after.active == number and after.turn.actions < before.turn.actions and used(before, seat, move) is None
    lost = rights(before.turn) if ends or acts else []
    if lost:
        return text("warning.lost", what=together(lost, "and"))
    if move.verb is PASS and before.turn.actions > 1 and after.active != number:
        return text("warning.double-turn", actions=number_of("action", int(before.turn.actions) - 1))
    return None


def _spades_left(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """A dwelling ends the action, and spades of it that are left are lost."""
    spades = int(before.turn.amount("spades"))
    left = move.verb is BUILD and before.active == seat.number and spades and not after.turn.amount("spades")
    return text("warning.lost", what=number_of("spade", spades)) if left else None


def _makings(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Any other conversion, and the end of the turn, give up making priests out of workers."""
    left = int(before.seats[seat.number].makings)
    if not left or seat.makings or (move.verb is CONVERT and move.at == MAKING):
        return None
    return text("warning.makings", workers=number_of("worker", left))


# Cult steps


def steps_of(before: Mystica, seat: Seat, move: Move) -> list[tuple[int, int]]:
    """The tracks a move goes up, each with its steps."""
    at = int(move.at)
    if move.verb is STEP:
        return [(at, 1)]
    if move.verb is PAIR:
        return [(at, 2)]
    if move.verb is SEND:
        return [(at // SENDS, SENDS - at % SENDS + int(seat.faction.more_steps(seat)))]
    if move.verb is TAKE_FAVOUR:
        tile = before.box.favours[at]
        return [(int(tile.cult), int(tile.steps))]
    if move.verb is TAKE_TOWN:
        return [(number, int(before.box.towns[at].steps)) for number in range(len(CULTS))]
    if move.verb is GIFT and at:
        return [(at - 1, int(seat.faction.landmark_rules().town_steps()))]
    return []


def _stopped(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Steps that are not made: no key, somebody on the last space, or the end of the track."""
    stood = before.seats[seat.number].cults
    for number, steps in steps_of(before, before.seats[seat.number], move):
        missing = steps - (seat.cults[number] - stood[number])
        if missing <= 0:
            continue
        values: Values = {"cult": cult(number), "steps": number_of("step", int(missing))}
        if stood[number] == TOP:
            return text("warning.top", **values)
        holder = holder_of_top(after, number)
        if holder is seat:
            return text("warning.beyond", **values)
        if holder is not None:
            return text("warning.top-taken", **values, owner=who(after, int(holder.number)))
        return text("warning.no-key", **values)
    return None


# Spades and dwellings


def _no_dwelling(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """A hex becomes home terrain, and no dwelling can follow."""
    if move.verb is not TRANSFORM or isinstance(asked(before, int(seat.number)), CultSpades):
        return None
    place = place_of(move)
    kind = spades_at_hand(before)
    if kind is not None and kind.bare:
        return None  # it brings no dwelling in any case
    if move.at % len(TERRAINS) != seat.home:
        return text("warning.partly", place=place)
    if seat.counts[DWELLING] >= after.box.supply[DWELLING]:
        return text("warning.no-dwelling-left", place=place)
    price = seat.faction.mat.cost[DWELLING]
    if after.can_pay(seat, price):
        return None
    helps = after.active == seat.number and can_raise(seat, price)
    return text("warning.convert-first" if helps else "warning.no-dwelling-goods", place=place, price=goods_text(price))


def _idle_spades(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Spades that no hex could take, or that make no hex home terrain."""
    if after.active != seat.number or after.turn.amount("spades") <= before.turn.amount("spades"):
        return None
    moves = after.moves_of(seat.number)
    transforms = [one for one in moves if one.verb is TRANSFORM]
    buys = any(one.verb is DIG or one.verb is LANDSCAPE for one in moves)
    if not transforms and not buys:
        return text("warning.no-hex")
    if not buys and not any(one.at % len(TERRAINS) == seat.home for one in transforms):
        return text("warning.not-home")
    return None


def _last_dwelling(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """No dwelling is left on the board of the faction after this one."""
    last = move.verb is BUILD and seat.counts[DWELLING] == after.box.supply[DWELLING]
    return text("warning.last-dwelling") if last else None


def _alone(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """A trading house next to nobody costs twice the coins."""
    if move.verb is not UPGRADE or move.at % UPGRADES != POST - 1 or before.turn.amount("posts"):
        return None
    owner = before.seats[seat.number]
    if before.has_neighbour(owner, before.land.by_name[place_of(move)]):
        return None
    coins = int(seat.faction.mat.cost[POST].coins)
    return text("warning.alone", price=2 * coins, less=coins)


def _far(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """Turning a far hex now and building on it in another turn pays for the way twice."""
    if move.verb is not TRANSFORM or before.active != seat.number:
        return None
    if not leaps(before, before.seats[seat.number], before.land.by_name[place_of(move)]):
        return None
    same_turn = after.active == seat.number and after.turn.acted
    builds = same_turn and any(one.verb is BUILD for one in after.moves_of(seat.number))
    return None if builds else text("warning.far", place=place_of(move))


def _end_of_track(before: Mystica, after: Mystica, seat: Seat, move: Move) -> Message | None:
    """A town tile whose advance of shipping comes to nothing."""
    if move.verb is not TAKE_TOWN or not before.box.towns[move.at].shipping:
        return None
    owner = before.seats[seat.number]
    unmoved = (owner.shipping, owner.skip) == (seat.shipping, seat.skip)
    return text("warning.end-of-track") if unmoved else None


WARNINGS = (
    _given_up,
    _spades_left,
    _stopped,
    _wasted,
    _makings,
    _far,
    _no_dwelling,
    _idle_spades,
    _alone,
    _last_dwelling,
    _end_of_track,
)
