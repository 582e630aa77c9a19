"""Ground: reasons of place, reach and terrain."""

from __future__ import annotations

from terrae.board.wide import SPOTS, joined
from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.box import DWELLING, ICE, TERRAINS, WHEEL, Goods
from terrae.games.terra_mystica.rules.building import DWELLINGS
from terrae.games.terra_mystica.rules.digging import (
    most_spades,
    on_river,
    saved_at,
    soft,
    spades_for,
    spades_home_at,
    storm_hexes,
    targets,
    workable,
)
from terrae.games.terra_mystica.rules.factions.volcano import VolcanoFaction
from terrae.games.terra_mystica.rules.means import plus
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import BOUGHT, DIG, ELSEWHERE, CultSpades, spades_at_hand
from terrae.games.terra_mystica.rules.state import SMALL, Mystica
from terrae.games.terra_mystica.rules.task import NOWHERE
from terrae.games.terra_mystica.words.asks.labels import jump_word, made_price
from terrae.games.terra_mystica.words.names import home, names, number_of, terrain, terrain_at, text
from terrae.games.terra_mystica.words.reasons.case import Case, first, reason, standing
from terrae.games.terra_mystica.words.reasons.order import may_act
from terrae.games.terra_mystica.words.reasons.prices import too_dear

# Places


def on_land(case: Case) -> Message | None:
    return None if case.at != NONE else reason("off-map", place=case.place)


def unoccupied(case: Case) -> Message | None:
    return standing(case.state, case.seat, case.at)


def changeable(case: Case) -> Message | None:
    """Ice and volcanoes stay what they are."""
    return reason("never-changes", place=case.place, terrain=terrain(case.terrain)) if case.terrain >= ICE else None


# Reach


def out_of_reach(state: Mystica, seat: Seat, at: int, shipping: int) -> Message:
    """Why a hex is out of reach with ships of this range."""
    place = state.land.names[at]
    if seat.skip:
        return reason("reach-jump", place=place, jump=jump_word(seat), skip=number_of("hex", int(seat.skip)))
    most = int(seat.faction.mat.most_shipping) + max(int(card.shipping) for card in state.box.bonus_cards)
    for better in range(shipping + 1, most + 1):
        if joined(state.land.ships[better], seat.structures) & SPOTS[at]:
            return reason("reach", place=place, shipping=shipping, needed=better)
    return reason("reach-shipping", place=place, shipping=shipping)


def in_reach(case: Case) -> Message | None:
    """In reach of structures and ships, or of a tunnel or carpet that can be paid."""
    state, seat = case.state, case.seat
    if seat.reach & case.spot:
        return None
    jumped = int(case.task.jumped)
    if seat.skip and jumped != NOWHERE and not on_another_hex(case):
        if jumped == case.at:
            return None
        return reason("jumped-elsewhere", jump=jump_word(seat), place=state.land.names[jumped])
    if state.jump_reach(seat) & case.spot:
        return leap_too_dear(case)
    return out_of_reach(state, seat, case.at, int(state.shipping_reach(seat)))


def leap_too_dear(case: Case) -> Message | None:
    """Tunnel or carpet to a hex that nothing else reaches can be paid."""
    seat = case.seat
    return too_dear(case, text("thing.jump", jump=jump_word(seat), place=case.place), seat.faction.jump_cost(seat))


def bought_at_hand(case: Case) -> bool:
    return case.task.of(BOUGHT) > 0


def on_another_hex(case: Case) -> bool:
    """Would bought spades be used on a second hex, as custom allows where all others have passed?"""
    task = case.task
    return bought_at_hand(case) and task.worked not in (NOWHERE, case.at) and case.state.alone(case.seat)


def in_cult_reach(case: Case) -> Message | None:
    """In reach for spades of the cult bonus: no card, tunnel or carpet, unless a landscape allows it."""
    state, seat, decision = case.state, case.seat, case.decision
    assert isinstance(decision, CultSpades)
    if (decision.reach(state, seat) | decision.leaps(state, seat)) & case.spot:
        return None
    if (seat.reach | state.jump_reach(seat)) & case.spot:
        return reason("reach-cult-spades", place=case.place)
    return out_of_reach(state, seat, case.at, int(seat.shipping))


def leap_price(case: Case) -> Goods | None:
    """What tunnel or carpet costs to this hex; nothing if none is needed."""
    seat = case.seat
    if seat.reach & case.spot or case.task.jumped == case.at or not seat.skip:
        return None
    return seat.faction.jump_cost(seat)


# Terrain


def only_home(case: Case) -> Message | None:
    """Home terrain, where nothing could change that."""
    if case.state.terrain[case.seat.home] & case.spot:
        return None
    return reason("not-home", place=case.place, terrain=terrain(case.terrain), home=home(case.seat))


def on_ground(case: Case) -> Message | None:
    """Terrain that is fit for a dwelling, or what would make it so."""
    state, seat = case.state, case.seat
    if seat.faction.building_ground(state, seat) & case.spot:
        return None
    here = terrain(case.terrain)
    if seat.unlocked:
        unlocked = ", ".join(str(terrain(number)) for number in range(WHEEL) if seat.unlocked & SMALL[number])
        return reason("locked", place=case.place, terrain=here, unlocked=unlocked)
    if case.terrain >= ICE:
        return changeable(case)
    price = made_price(state, seat, case.at)
    if price is not None:
        return reason("not-made", place=case.place, terrain=here, home=home(seat), price=price)
    spades = number_of("spade", int(spades_home_at(state, seat, case.at)))
    return reason("not-home-yet", place=case.place, terrain=here, home=home(seat), spades=spades)


def start_hex(case: Case) -> Message | None:
    """Where a first dwelling may stand."""
    state, seat = case.state, case.seat
    if seat.faction.start_hexes(state, seat) & case.spot:
        return None
    begins = int(seat.picked if seat.picked >= 0 else seat.home)
    if not state.terrain[begins] & case.spot:
        return reason("not-home", place=case.place, terrain=terrain(case.terrain), home=terrain(begins))
    return reason("not-riverside", place=case.place)


# Dwellings


def dwelling_left(case: Case) -> Message | None:
    left = case.seat.counts[DWELLING] < case.state.box.supply[DWELLING]
    return None if left else reason("none-D")


def dwelling_paid(case: Case) -> Message | None:
    price = case.seat.faction.mat.cost[DWELLING]
    leap = leap_price(case)
    if leap is None or not case.state.can_pay(case.seat, price):
        return too_dear(case, text("thing.dwelling"), price)
    return too_dear(case, text("thing.dwelling-jump", jump=jump_word(case.seat)), plus(price, leap))


def dwelling(case: Case) -> Message | None:
    """A dwelling in a turn: granted by the action under way, or as an action of its own."""
    task = case.task
    found = first(case, on_land, unoccupied)
    if found is not None:
        return found
    if task.amount("ride"):
        return first(case, only_home, dwelling_left)
    turned = task.of(DWELLINGS)
    if turned & case.spot:
        return first(case, dwelling_left, dwelling_paid)
    if task.of(ELSEWHERE) and ELSEWHERE.holds(case.state):
        return first(case, in_reach, on_ground, dwelling_left, dwelling_paid)
    if turned and not task.actions:
        return reason("not-turned", turned=names(case.state, turned))
    return first(case, may_act, in_reach, on_ground, dwelling_left, dwelling_paid)


# Spades


def to_dig(case: Case) -> tuple[int, int]:
    """The hexes that bought spades could work on: those in reach, and those that cost a leap besides."""
    state, seat, task = case.state, case.seat, case.task
    hexes = soft(state, seat)
    if task.amount("spades") and task.worked != NOWHERE:
        hexes &= SPOTS[task.worked]
    near, far = seat.reach & hexes, state.jump_reach(seat) & hexes
    if task.amount("spades") and task.jumped != NOWHERE:
        near, far = near | SPOTS[task.jumped] & hexes, 0
    return near, far


def spades_bought(case: Case) -> Message | None:
    """Buying spades: for one hex, as many as it can take."""
    seat, task = case.seat, case.task
    faction = seat.faction
    had, number = int(task.amount("spades")), int(case.move.at) + 1
    if not faction.buys_spades():
        return reason("buys-no-spades")
    kind = spades_at_hand(case.state)
    if kind is not None and (task.of(DWELLINGS) or task.landed or kind.complete):
        return reason("no-more-spades")
    found = None if had else may_act(case)
    if found is not None:
        return found
    near, far = to_dig(case)
    if not near and not far and (had or not on_river(case.state, seat)):
        return reason("nothing-to-dig")
    if not faction.turns_partly():
        need = int(faction.spades_home(seat, (seat.home + 1) % WHEEL)) - had
        if number != need:
            return reason("exactly" if need > 0 else "enough-spades", spades=number_of("spade", need))
    most = int(most_spades(case.state))
    if number > most - had:
        return reason("most-spades", most=most)
    if number <= DIG.most(case.state, seat, had, near, far):
        return None
    one = faction.spade_cost(seat)
    price = Goods(0, one.workers * number, one.priests * number)
    what = text("thing.spades", spades=number_of("spade", number))
    if not near and case.state.can_pay(seat, price):
        what = text("thing.spades-jump", spades=number_of("spade", number), jump=jump_word(seat))
        price = plus(price, faction.jump_cost(seat))
    return too_dear(case, what, price) or reason("no-hex-takes", spades=number_of("spade", number + had))


def foreign(case: Case) -> Message | None:
    """Not home terrain already."""
    if case.terrain != case.seat.home or case.state.terms.any_terrain:
        return None
    return reason("home-already", place=case.place, home=home(case.seat))


def goal_fits(case: Case, spades: int, exactly: bool, only_home_fits: bool) -> Message | None:
    """Can so many spades turn the hex into what the move says?"""
    seat, faction = case.seat, case.seat.faction
    goal = int(case.move.at) % len(TERRAINS)
    to_home = goal == seat.home
    saved = saved_at(case.state, seat, case.at)
    anything = case.state.terms.any_terrain
    if goal in targets(seat, case.terrain, spades, exactly, saved, anything) and (to_home or not only_home_fits):
        return None
    if goal == case.terrain:
        return reason("same-terrain", place=case.place, terrain=terrain(goal))
    if goal >= WHEEL and not to_home:
        return reason("cannot-make", terrain=terrain(goal))
    if not to_home and not faction.turns_partly() and not anything:
        return reason("home-only", home=home(seat))
    if not to_home and only_home_fits:
        return reason("second-home", home=home(seat))
    need = int(spades_for(case.state, seat, case.at, goal))
    values = {
        "place": case.place,
        "terrain": terrain_at(case.state, case.at),
        "goal": terrain(goal),
        "needed": number_of("spade", need),
        "spades": number_of("spade", spades),
    }
    if need > spades:
        return reason("few-spades", **values)
    if exactly and need < spades:
        return reason("all-spades", **values)
    return reason("past-home", **values, home=terrain(int(faction.goal(seat))))


def by_spades(case: Case) -> Message | None:
    """Using the spades of the action under way."""
    task = case.task
    found = first(case, foreign)
    if found is not None:
        return found
    if bought_at_hand(case) and task.worked not in (NOWHERE, case.at) and not on_another_hex(case):
        return reason("one-hex", place=case.state.land.names[task.worked])
    found = in_reach(case)
    if found is None and not workable(case.state, case.seat, bought_at_hand(case)) & case.spot:
        leap = task.jumped == NOWHERE and case.state.jump_reach(case.seat, True) & case.spot
        found = leap_too_dear(case) if leap else reason("beside-landscape", place=case.place)
    if found is not None:
        return found
    strays = task.strayed and not bought_at_hand(case)
    found = goal_fits(case, int(task.amount("spades")), bought_at_hand(case), strays and task.worked != case.at)
    if bought_at_hand(case) and case.state.alone(case.seat):
        for fewer in range(1, int(task.amount("spades"))):
            if found is not None and goal_fits(case, fewer, True, True) is None:
                found = None
    return found


def by_storm(case: Case) -> Message | None:
    """The hex next door that becomes home terrain."""
    if int(case.move.at) % len(TERRAINS) != case.seat.home:
        return reason("home-only", home=home(case.seat))
    if case.terrain == case.seat.home:
        return reason("home-already", place=case.place, home=home(case.seat))
    return None if storm_hexes(case.state, case.seat) & case.spot else reason("not-beside", place=case.place)


def by_making(case: Case) -> Message | None:
    """Home terrain that is made without spades, as an action."""
    state, seat = case.state, case.seat
    if int(case.move.at) % len(TERRAINS) != seat.home:
        return reason("home-only", home=home(seat))
    found = first(case, may_act, in_reach)
    if found is not None or seat.faction.makes_terrain(state, seat) & case.spot:
        return found
    return reason("cannot-afford-making", place=case.place, price=made_price(state, seat, case.at))


def transform(case: Case) -> Message | None:
    """Turning a hex in a turn, by whatever means the seat has now."""
    found = first(case, on_land, unoccupied, changeable)
    if found is not None:
        return found
    if case.task.amount("storm"):
        return by_storm(case)
    if case.task.amount("spades"):
        return by_spades(case)
    if isinstance(case.seat.faction, VolcanoFaction):
        return by_making(case)
    if not case.seat.faction.uses_spades():
        return reason("never-transforms")
    return reason("spades-used" if case.task.digs else "no-spades")


def cult_transform(case: Case) -> Message | None:
    """Turning a hex with spades of the cult bonus."""
    assert isinstance(case.decision, CultSpades)
    found = first(case, on_land, unoccupied, changeable, foreign, in_cult_reach)
    return found if found is not None else goal_fits(case, int(case.seat.cult_spades), False, False)
