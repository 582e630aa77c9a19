"""Values: what labels and reasons mention of a move, each under the name it has in their braces."""

from __future__ import annotations

from collections.abc import Callable

from terrae.core.messages import Message
from terrae.core.moves import Verb
from terrae.core.voice import target
from terrae.games.terra_mystica.rules.box import CULTS, FREE, KINDS, MOST_OFFER, TERRAINS, WHEEL, Goods
from terrae.games.terra_mystica.rules.building import BELOW, BUILD, DWELLINGS, TAKE_FAVOUR, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import RATES
from terrae.games.terra_mystica.rules.cults import LOWER, PRICES, SAFE, SEND, SENDS
from terrae.games.terra_mystica.rules.digging import most_spades, spades_for, spades_home_at
from terrae.games.terra_mystica.rules.grant import find
from terrae.games.terra_mystica.rules.landscape import GIFT, LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import dearest, gain_of, target_of
from terrae.games.terra_mystica.rules.offers import Offer
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.setup import FACTION
from terrae.games.terra_mystica.rules.spades import DIG, CultSpades
from terrae.games.terra_mystica.rules.special import POWERS, USE, specials_of
from terrae.games.terra_mystica.rules.state import SMALL, TOP
from terrae.games.terra_mystica.rules.towns import TAKE_TOWN
from terrae.games.terra_mystica.rules.turn import PASS
from terrae.games.terra_mystica.words.asks.questions import question
from terrae.games.terra_mystica.words.case import Case
from terrae.games.terra_mystica.words.names import (
    cult,
    effects_text,
    faction_name,
    goods_text,
    home,
    jump_word,
    landscape,
    made_price,
    named,
    names,
    needs,
    number_of,
    special_text,
    terrain,
    text,
    together,
    who,
    word,
)

Value = Callable[[Case], object]

# By verb: which cult track a move points at; its target says it where nothing else is told.
TRACK: dict[Verb, Callable[[Case], int]] = {
    SEND: lambda case: int(case.move.at) // SENDS,
    GIFT: lambda case: int(case.move.at) - 1,
    TAKE_FAVOUR: lambda case: int(case.state.box.favours[case.move.at].cult),
}


def track(case: Case) -> int:
    """The cult track a move points at."""
    told = TRACK.get(case.move.verb)
    return int(case.move.at) % len(CULTS) if told is None else told(case)


def goal(case: Case) -> int:
    """The terrain that a hex would be turned into."""
    return int(case.move.at) % len(TERRAINS)


def spades(case: Case) -> int:
    """The spades that a move is about: those a hex takes, those to buy together with those there, those at hand."""
    if case.move.verb is BUILD:
        return int(spades_home_at(case.state, case.seat, case.at))
    if case.move.verb is DIG:
        return int(case.turn.amount("spades") + case.move.at + 1)
    return int(case.seat.cult_spades if isinstance(case.decision, CultSpades) else case.turn.amount("spades"))


def steps(case: Case) -> int:
    """The steps that a move is about."""
    return int(case.turn.of(PRICES)) if case.move.verb is LOWER else SENDS - int(case.move.at) % SENDS


def offer_meant(case: Case) -> Offer | None:
    """The open offer that an answer is about."""
    for offer in case.seat.offers:
        if target_of(case.state, offer) == case.move.at:
            return offer
    return None


def gain(case: Case) -> int:
    """The power that accepting an offer would bring."""
    offer = offer_meant(case)
    return int(gain_of(case.seat, offer)) if offer else offered(case)


def offered(case: Case) -> int:
    """The power of an offer."""
    return int(case.move.at) % MOST_OFFER + 1


def what_card(case: Case) -> Message:
    """What a bonus card brings; the coins on it are seen as what the move brings."""
    return effects_text(case.state.box.bonus_cards[int(case.move.at) - 1].effects)


def what_action(case: Case) -> Message:
    if case.move.at < POWERS:
        return effects_text(case.state.box.power_actions[case.move.at].effects)
    return special_text(case.state, target(case.move), case.seat.faction)


def what_faction(case: Case) -> Message:
    mat = case.state.terms.roster[case.move.at].mat
    later = text("more.setup-stronghold", what=effects_text(mat.stronghold))
    return together([*(effect.sentence() for effect in mat.ability), later])


# By verb: what a move brings, in sentences.
WHAT: dict[Verb, Callable[[Case], Message]] = {
    UPGRADE: lambda case: effects_text(case.seat.faction.mat.stronghold),
    USE: what_action,
    PASS: what_card,
    LANDSCAPE: lambda case: effects_text(case.seat.faction.landmark_rules().effects()),
    TAKE_FAVOUR: lambda case: effects_text(case.state.box.favours[case.move.at].effects),
    TAKE_TOWN: lambda case: effects_text(case.state.box.towns[case.move.at].effects),
    GIFT: lambda case: effects_text(case.seat.faction.mat.ability),
    FACTION: what_faction,
}


def next_spade_price(case: Case) -> Message:
    """What a spade costs after an advance of the exchange."""
    costs = case.seat.faction.mat.spade_cost
    return goods_text(costs[min(int(case.seat.digging) + 1, len(costs) - 1)] if costs else FREE)


def held(seat: Seat, price: Goods) -> Message:
    """What a seat holds of the goods that a price is made of: "2 coins and 0 workers"."""
    goods = (
        ("coin", price.coins, seat.coins),
        ("worker", price.workers, seat.workers),
        ("priest", price.priests, seat.priests),
        ("power", price.power, seat.bowl3),
        ("point", price.points, seat.points),
    )
    return together([number_of(name, int(has)) for name, asked, has in goods if asked], "and")


def tokens(case: Case) -> int:
    """The power tokens that a special action costs."""
    return next(int(one.tokens) for one in specials_of(case.state, case.seat) if one.name == target(case.move))


def due(case: Case) -> int:
    """How much is due of what a move settles."""
    debt = find(case.seat.held, case.state, case.seat, case.move)
    return int(debt.amount) if debt else 0


def unlocked(case: Case) -> str:
    return ", ".join(str(terrain(number)) for number in range(WHEEL) if case.seat.unlocked & SMALL[number])


def offers(case: Case) -> str:
    seats = case.state.seats
    return ", ".join(f"{one.power} from {seats[one.builder].faction.mat.key}" for one in case.seat.offers)


VALUES: dict[str, Value] = {
    "question": lambda case: question(case.state, case.decision),
    "active": lambda case: who(case.state, int(case.state.active)),
    # Places and terrains
    "place": lambda case: case.place,
    "first_end": lambda case: case.place.partition(":")[0],
    "second_end": lambda case: case.place.partition(":")[2],
    "terrain": lambda case: terrain(case.terrain) if case.terrain < len(TERRAINS) else "",
    "goal": lambda case: terrain(goal(case)),
    "home": lambda case: home(case.seat),
    "way_home": lambda case: terrain(int(case.seat.faction.goal(case.seat))),
    "unlocked": unlocked,
    "turned": lambda case: names(case.state, case.turn.of(DWELLINGS)),
    "worked": lambda case: case.state.land.names[case.turn.worked],
    "jumped": lambda case: case.state.land.names[case.turn.jumped],
    "jump": lambda case: jump_word(case.seat),
    "skip": lambda case: number_of("hex", int(case.seat.skip)),
    "bridges": lambda case: int(case.state.box.bridges),
    "landscape": lambda case: landscape(case.seat),
    "landmark": lambda case: names(case.state, case.seat.landmark),
    "needs": lambda case: together(needs(case.seat.faction.landmark_rules().landmark), "and"),
    # Goods
    "given": lambda case: goods_text(case.price),
    "held": lambda case: held(case.seat, case.price),
    "power": lambda case: int(case.price.power),
    "missing": lambda case: int(case.price.power - case.seat.bowl3),
    "bowl1": lambda case: int(case.seat.bowl1),
    "bowl2": lambda case: int(case.seat.bowl2),
    "bowl3": lambda case: int(case.seat.bowl3),
    "tokens": tokens,
    "got": lambda case: goods_text(RATES[case.move.at].got),
    "owned": lambda case: int(case.seat.bowl1 + case.seat.bowl2 + case.seat.bowl3),
    "coins": lambda case: int(case.seat.coins),
    "most_priests": lambda case: int(case.seat.most_priests),
    "shipping": lambda case: int(case.seat.shipping),
    "next_shipping": lambda case: int(case.seat.shipping) + 1,
    "spade_price": lambda case: goods_text(case.seat.faction.spade_cost(case.seat)),
    "made_price": lambda case: made_price(case.state, case.seat, case.at),
    "next_spade_price": next_spade_price,
    "unlock_price": lambda case: int(case.seat.faction.unlock_price(case.state, case.seat, case.move.at)),
    "token_points": lambda case: number_of("point", int(case.seat.faction.token_price())),
    "token_price": lambda case: int(case.seat.faction.token_price()),
    "dearest": lambda case: int(dearest(case.seat)),
    "offers": offers,
    "offered": offered,
    "gain": gain,
    "offer_price": lambda case: number_of("point", max(gain(case) - 1, 0)),
    "offered_coins": lambda case: number_of("coin", int(offer.coins) if (offer := offer_meant(case)) else 0),
    "rule_price": lambda case: number_of("point", int(case.move.at) - 2),
    "builder": lambda case: faction_name(case.state.terms.roster[case.move.at // MOST_OFFER].mat),
    "due": lambda case: number_of("token", due(case)),
    # Spades
    "spades": lambda case: number_of("spade", spades(case)),
    "bought": lambda case: number_of("spade", int(case.move.at) + 1),
    "needed": lambda case: (
        number_of("spade", int(spades_for(case.state, case.seat, case.at, goal(case)))) if case.at != NONE else ""
    ),
    "still": lambda case: number_of("spade", int(DIG.needed(case.seat) - case.turn.amount("spades"))),
    "most_spades": lambda case: int(most_spades(case.state)),
    # Structures and factions
    "below": lambda case: word("structure", KINDS[BELOW[case.move.at % UPGRADES + 1]]),
    "favours": lambda case: number_of("favour", int(case.seat.faction.favours_for_temple())),
    "faction": lambda case: faction_name(case.state.terms.roster[case.move.at].mat),
    "faction_home": lambda case: terrain(int(case.state.terms.roster[case.move.at].mat.home)),
    # Cults, tiles and numbers
    "what": lambda case: WHAT[case.move.verb](case),
    "cult": lambda case: cult(track(case)),
    "level": lambda case: int(case.seat.cults[track(case)]),
    "steps": lambda case: number_of("step", steps(case)),
    "all_steps": lambda case: number_of("step", steps(case) + int(case.seat.faction.more_steps(case.seat))),
    "gift_steps": lambda case: number_of("step", int(case.seat.faction.landmark_rules().town_steps())),
    "lowest": lambda case: SAFE + 1,
    "highest": lambda case: TOP - 1,
    "target": lambda case: target(case.move),
    "tile": lambda case: named(case.move.text.rpartition(" ")[2].removeprefix("+")),
    "number": lambda case: int(case.move.at) + 1,
    "double": lambda case: 2 * (int(case.move.at) + 1),
}
