"""Sentences: what is said about a condition that does not hold, where that depends on more than its name."""

from __future__ import annotations

from collections.abc import Callable

from terrae.board.wide import SPOTS, joined
from terrae.core.messages import Message
from terrae.core.voice import target
from terrae.games.terra_mystica.rules.action import DEAR, NOT_OFFERED, OCCUPIED, WHEN
from terrae.games.terra_mystica.rules.box import KINDS, POST, WHEEL, Goods
from terrae.games.terra_mystica.rules.building import BELOW, BRIDGED, BUILD, UPGRADE, UPGRADES, land_bridges
from terrae.games.terra_mystica.rules.cults import GUARDED
from terrae.games.terra_mystica.rules.digging import leaps, spades_for
from terrae.games.terra_mystica.rules.homes import FOREIGN_HOME
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import Answers, can_wait
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.purse import can_raise
from terrae.games.terra_mystica.rules.spades import BOUGHT, DIG, GOAL, HOME_ONLY, REACH
from terrae.games.terra_mystica.rules.state import OTHER_QUESTION, TOP
from terrae.games.terra_mystica.rules.towns import town_value
from terrae.games.terra_mystica.rules.tracks import ADVANCE, SHIP
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.case import Case, reason, standing, structure
from terrae.games.terra_mystica.words.names import (
    VOICE,
    faction_name,
    goods_text,
    jump_word,
    landmark_name,
    named,
    names,
    number_of,
    owner_of,
    terrain,
    text,
    verb,
    who,
    word,
)
from terrae.games.terra_mystica.words.values import VALUES, goal, held, spades, track

Sentence = Callable[[Case], Message]


def say(case: Case, name: str) -> Message:
    """The sentence of a name, with all that it mentions."""
    return VOICE.told(f"reason.{name}", VALUES, case)


# Questions


def when(case: Case) -> Message:
    """Nothing brings such a move now: when it could be played."""
    name = verb(case.move)
    if name.startswith("draw-"):
        return text("when.draw")
    if isinstance(case.decision, Turn) and VOICE.knows(f"when.{name}"):
        return VOICE.told(f"when.{name}", VALUES, case)
    waits = isinstance(case.decision, Answers) and not can_wait(case.state, case.seat) and case.state.active >= 0
    return say(case, "only-answers" if waits else OTHER_QUESTION)


# Prices


def thing(case: Case) -> Message:
    """What a price is for."""
    state, seat, move = case.state, case.seat, case.move
    if move.verb is BUILD:
        return text("thing.dwelling-jump" if leaps(state, seat, case.at) else "thing.dwelling", jump=jump_word(seat))
    if move.verb is UPGRADE:
        kind = int(move.at) % UPGRADES + 1
        alone = kind == POST and not state.has_neighbour(seat, case.at)
        return text("thing.alone" if alone else f"thing.{KINDS[kind]}")
    if move.verb is DIG:
        far = seat.skip and not DIG.grounds(state, seat, case.turn.amount("spades"))[0]
        name = "thing.spades-jump" if far else "thing.spades"
        return text(name, spades=number_of("spade", int(move.at) + 1), jump=jump_word(seat))
    if move.verb is ADVANCE:
        return text("thing.shipping" if move.at == SHIP else "thing.exchange")
    return text("thing.action")


def dear(case: Case) -> Message:
    return too_dear(case, thing(case), case.price)


def too_dear(case: Case, what: Message, price: Goods) -> Message:
    """There is not enough to pay a price. Would converting first help?"""
    helps = isinstance(case.decision, Turn) and can_raise(case.seat, price)
    name = "dear-convert" if helps else "dear"
    return reason(name, what=what, price=goods_text(price), held=held(case.seat, price))


def power(case: Case) -> Message:
    """There is not enough power in bowl III. Would burning help?"""
    missing = case.price.power - case.seat.bowl3
    return say(case, "power-burn" if case.seat.bowl2 >= 2 * missing else "power")


# Places


def out_of_reach(case: Case, shipping: int) -> Message:
    """A hex is out of reach with ships of this range."""
    state, seat = case.state, case.seat
    if seat.skip:
        return say(case, "reach-jump")
    most = int(seat.faction.mat.most_shipping) + max(int(card.shipping) for card in state.box.bonus_cards)
    for better in range(shipping + 1, most + 1):
        if joined(state.land.ships[better], seat.structures) & case.spot:
            return reason("reach", place=case.place, shipping=shipping, needed=better)
    return reason("reach-shipping", place=case.place, shipping=shipping)


def reach(case: Case) -> Message:
    """Neither structures nor ships come there, nor a tunnel or carpet that can be paid."""
    state, seat, turn = case.state, case.seat, case.turn
    if seat.reach & case.spot:
        leap = turn.jumped == NOWHERE and state.jump_reach(seat, True) & case.spot
        return leap_too_dear(case) if leap else say(case, "beside-landscape")
    begins_anew = turn.of(BOUGHT) and turn.worked not in (NOWHERE, case.at)  # as custom allows where all others passed
    if seat.skip and turn.jumped != NOWHERE and not begins_anew:
        return say(case, "jumped-elsewhere")
    if state.jump_reach(seat) & case.spot:
        return leap_too_dear(case)
    return out_of_reach(case, int(state.shipping_reach(seat)))


def leap_too_dear(case: Case) -> Message:
    """Tunnel or carpet to a hex that nothing else reaches cannot be paid."""
    what = text("thing.jump", jump=jump_word(case.seat), place=case.place)
    return too_dear(case, what, case.seat.faction.jump_cost(case.seat))


def cult_reach(case: Case) -> Message:
    """Out of reach for spades of the cult bonus: no card, tunnel or carpet helps."""
    if (case.seat.reach | case.state.jump_reach(case.seat)) & case.spot:
        return say(case, "reach-cult-spades")
    return out_of_reach(case, int(case.seat.shipping))


def occupied(case: Case) -> Message:
    place = int(case.state.land.place_at[case.move.at]) if case.move.verb is LANDSCAPE else case.at
    return standing(case.state, case.seat, place) or say(case, "nothing-there")


def ground(case: Case) -> Message:
    """What would make the terrain fit for a dwelling."""
    if case.seat.unlocked:
        return say(case, "locked")
    if case.terrain >= WHEEL:
        return say(case, "never-changes")
    return say(case, "not-made" if case.seat.faction.made_with else "not-home-yet")


def not_start(case: Case) -> Message:
    """Where a first dwelling cannot stand."""
    seat = case.seat
    begins = int(seat.picked if seat.picked >= 0 else seat.home)
    if case.state.terrain[begins] & case.spot:
        return say(case, "not-riverside")
    return reason("not-home", place=case.place, terrain=terrain(case.terrain), home=terrain(begins))


def not_below(case: Case) -> Message:
    """Another structure stands there than the one that is upgraded."""
    kind = int(case.move.at) % UPGRADES + 1
    found = structure(case.seat, case.at)
    if not found:
        return occupied(case)
    needed, made = word("structure", KINDS[BELOW[kind]]), word("structure", KINDS[kind])
    return reason("other-below", place=case.place, structure=word("structure", found), needed=needed, goal=made)


def bridged(case: Case) -> Message:
    space = SPOTS[case.state.land.bridge_names.index(case.place)]
    owner = next(other for other in case.state.seats if other.bridges & space)
    if owner is case.seat:
        return say(case, "own-bridge")
    return reason("bridged", place=case.place, owner=who(case.state, int(owner.number)))


def land_bridge(case: Case) -> Message:
    hexes = land_bridges(case.state, case.seat)
    return reason("land-bridge-ends", places=names(case.state, hexes)) if hexes else reason("no-land-bridge")


def landscape_site(case: Case) -> Message:
    """Where the landscape could go instead, or what it takes."""
    state, seat = case.state, case.seat
    rules = seat.faction.landmark_rules()
    moves = [move for move in state.moves_of(seat.number) if move.verb is LANDSCAPE]
    name = landmark_name(seat.faction)
    if moves:
        places = names(state, sum(SPOTS[state.land.place_at[move.at]] for move in moves))
        return reason("landscape-elsewhere", landscape=name, places=places)
    if rules.wants_spade(state, seat):
        return reason("landscape-spade", landscape=name, places=names(state, rules.river_sites(state, seat)))
    return say(case, "landscape-dug" if rules.dug() else "landscape-nowhere")


def town_over_river(case: Case) -> Message:
    """The structures beside a river hex are too few or too weak."""
    state, seat, land = case.state, case.seat, case.state.land
    group = state.group(seat, land.shores[land.river_names.index(case.place)] & seat.structures)
    return reason(
        "small-town",
        place=case.place,
        structures=number_of("structure", int(seat.buildings_in(group))),
        value=int(seat.value_of(group)),
        least=int(state.box.town_buildings),
        enough=int(town_value(state, seat)),
    )


# Spades


def wrong_goal(case: Case) -> Message:
    """Why the spades do not turn the hex into what the move says."""
    state, seat, turn = case.state, case.seat, case.turn
    wanted, has = goal(case), spades(case)
    to_home = wanted == seat.home
    if wanted == case.terrain:
        return say(case, "same-terrain")
    if wanted >= WHEEL and not to_home:
        return say(case, "cannot-make")
    if not to_home and not seat.faction.turns_partly():
        return say(case, HOME_ONLY)
    if not to_home and isinstance(case.decision, Turn) and turn.strayed and turn.worked != case.at:
        return say(case, "second-home")
    need = spades_for(state, seat, case.at, wanted)
    if need > has:
        return say(case, "few-spades")
    return say(case, "all-spades" if turn.of(BOUGHT) and need < has else "past-home")


# Cults, tiles, actions


def guarded(case: Case) -> Message:
    """A step to the last space of a track waits for whoever may get there first."""
    owner = next(
        other
        for other in case.state.seats
        if other is not case.seat and other.faction.steps_when_taken() and other.keys and other.cults[track(case)] < TOP
    )
    return reason("guarded", cult=VALUES["cult"](case), owner=who(case.state, int(owner.number)))


def no_special(case: Case) -> Message:
    """The seat does not have this special action."""
    owner = owner_of(case.state, target(case.move))
    if owner is None:
        card = any(tile.name == target(case.move) for tile in case.state.box.bonus_cards)
        return say(case, "no-card" if card else "no-favour")
    if owner.mat.key == case.seat.faction.mat.key:
        return reason("stronghold-first")
    return reason("other-action", name=faction_name(owner.mat))


def card_absent(case: Case) -> Message:
    """The bonus card does not lie beside the board."""
    for other in case.state.seats:
        if other.bonus == case.move.at - 1:
            if other is case.seat:
                return say(case, "card-own")
            return reason("card-taken", tile=named(target(case.move)), owner=who(case.state, int(other.number)))
    return say(case, "card-absent")


# Set-up


def claimed(case: Case) -> Message:
    """Somebody lives on a terrain, has picked it, or will have it."""
    for other in case.state.seats:
        if other is not case.seat and case.terrain in (other.home, other.picked):
            owner = who(case.state, int(other.number))
            return reason("foreign-home", terrain=terrain(case.terrain), owner=owner)
    return say(case, "promised-home")


def faction_claimed(case: Case) -> Message:
    """A faction is not in this game, or somebody has its board or its colour."""
    state = case.state
    mat = state.terms.roster[case.move.at].mat
    for other in state.seats:
        if other.faction.mat.key == mat.key:
            return reason("faction-taken", name=faction_name(mat), seat=int(other.number) + 1)
    if case.move.at not in state.terms.allowed:
        return reason("faction-absent", name=faction_name(mat))
    for other in state.seats:
        if other.faction.mat.home == mat.home:
            return reason("same-board", name=faction_name(mat), owner=who(state, int(other.number)))
    owner = next(other for other in state.seats if mat.home in (other.home, other.picked))
    values = {"name": faction_name(mat), "terrain": terrain(int(mat.home)), "owner": who(state, int(owner.number))}
    return reason("colour-picked", **values)


SENTENCES: dict[str, Sentence] = {
    WHEN: when,
    OTHER_QUESTION: when,
    NOT_OFFERED: when,
    DEAR: dear,
    "power": power,
    REACH: reach,
    "reach-cult-spades": cult_reach,
    OCCUPIED: occupied,
    "ground": ground,
    "not-start": not_start,
    "not-below": not_below,
    BRIDGED: bridged,
    "no-land-bridge": land_bridge,
    "landscape-site": landscape_site,
    "small-town": town_over_river,
    GOAL: wrong_goal,
    GUARDED: guarded,
    "no-special": no_special,
    "card-absent": card_absent,
    FOREIGN_HOME: claimed,
    "terrain-claimed": claimed,
    "faction-claimed": faction_claimed,
}


def told(case: Case) -> Message:
    """The condition that does not hold, in words."""
    sentence = SENTENCES.get(case.name)
    return say(case, case.name) if sentence is None else sentence(case)
