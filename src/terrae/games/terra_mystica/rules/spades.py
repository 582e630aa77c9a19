"""Spades: bought or given, used on hexes and for landscapes, and the dwelling that may follow."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members
from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import DEAR, DONE, Action, add
from terrae.games.terra_mystica.rules.box import MOST_SEATS, SPADE, TERRAINS, WHEEL, Goods
from terrae.games.terra_mystica.rules.building import BUILD, DWELLINGS
from terrae.games.terra_mystica.rules.digging import (
    MOST_SPADES,
    leap,
    most_spades,
    no_ground,
    on_river,
    soft,
    spades_for,
    spades_home_at,
    takes,
    targets,
    workable,
)
from terrae.games.terra_mystica.rules.grant import DEBTS, RIGHTS, Grant
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE, may_place, no_landscape, no_site, place_landscape
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.purse import plus
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica, Question

REACH: Final = "reach"
HOME_ONLY: Final = "home-only"
GOAL: Final = "goal"  # the spades do not lead from the terrain of the hex to that of the move


def offer_transforms(
    state: Mystica, seat: Seat, hexes: Places, spades: i64, exactly: bool, only_home: bool, out: list[Move]
) -> None:
    """Add the ways to use so many spades on these hexes."""
    family = state.land.of(TRANSFORM)
    saving = 0
    if seat.landmark and seat.faction.landmark_rules().spades_saved():
        saving = joined(state.near, seat.landmark) & hexes
        saved = seat.faction.landmark_rules().spades_saved()
        for at in members(saving):
            for goal in targets(state, seat, state.terrain_at(at), spades, exactly, saved):
                if not only_home or goal == seat.home:
                    out.append(family[at * len(TERRAINS) + goal])
    for terrain in range(WHEEL):
        spots = state.terrain[terrain] & hexes
        if spots:
            goals = targets(state, seat, terrain, spades, exactly)
            if goals:
                for at in members(spots & ~saving):
                    for goal in goals:
                        if not only_home or goal == seat.home:
                            out.append(family[at * len(TERRAINS) + goal])


def turn_hex(state: Mystica, seat: Seat, at: i64, goal: i64, builds: bool, elsewhere: bool) -> None:
    """A hex has another terrain; a dwelling may follow on it, and on those turned before unless this is elsewhere."""
    turn = state.turn
    state.set_terrain(SPOTS[at], goal)
    turned = 0 if elsewhere else turn.of(DWELLINGS)
    turn.worked = at
    turn.strayed = goal != seat.home
    if turn.strayed:
        turned &= ~SPOTS[at]
    elif builds:
        turned |= SPOTS[at]
    turn.hold(DWELLINGS, turned)


@final
class Transform(Action):
    """`transform E5 to blue`: use spades, a sandstorm or what makes a volcano."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """As an action of its own: for factions that need no spades."""
        family = state.land.of(self)
        for at in members(seat.faction.makes_terrain(state, seat)):
            out.append(family[at * len(TERRAINS) + seat.home])

    def missing(self, state: Mystica, seat: Seat) -> str:
        if seat.faction.made_with:
            return ""
        if not seat.faction.uses_spades():
            return "never-transforms"
        return "spades-used" if state.turn.digs else "no-spades"

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        hex_ = state.land.hex_at[at // len(TERRAINS)]
        found = no_ground(state, seat, hex_)
        if found:
            return found
        if at % len(TERRAINS) != seat.home:
            return HOME_ONLY
        if not seat.reach & SPOTS[hex_]:
            return REACH
        return "" if seat.faction.makes_terrain(state, seat) & SPOTS[hex_] else "cannot-afford-making"

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        hex_ = state.land.hex_at[at // len(TERRAINS)]
        seat.faction.make_terrain(state, seat, hex_)
        turn_hex(state, seat, hex_, at % len(TERRAINS), True, False)


@final
class Dig(Action):
    """`dig 2`: buy spades, all for one hex, which is named next."""

    full = True

    def most(self, state: Mystica, seat: Seat, had: i64, hexes: Places, far: Places) -> i64:
        """How many spades can be bought and used: on hexes in reach, on those that cost a leap besides, on a river."""
        faction = seat.faction
        price = faction.spade_cost(seat)
        leap_price = faction.jump_cost(seat)
        number = most_spades(state) - had if hexes or far else 0
        while number > 0:
            workers = number * price.workers
            priests = number * price.priests
            if seat.workers >= workers and seat.priests >= priests:
                if takes(state, seat, hexes, had + number):
                    return number
                if (
                    seat.workers >= workers + leap_price.workers
                    and seat.priests >= priests + leap_price.priests
                    and takes(state, seat, far, had + number)
                ):
                    return number
            number -= 1
        if not had and on_river(state, seat) and seat.workers >= price.workers and seat.priests >= price.priests:
            return 1
        return 0

    def grounds(self, state: Mystica, seat: Seat, had: i64) -> tuple[Places, Places]:
        """The hexes that they could work on: those in reach, and those that cost a leap besides."""
        turn = state.turn
        hexes = soft(state, seat)
        if had and turn.worked != NOWHERE:
            hexes &= SPOTS[turn.worked]
        if had and turn.jumped != NOWHERE:
            return (seat.reach | SPOTS[turn.jumped]) & hexes, 0
        return seat.reach & hexes, state.jump_reach(seat) & hexes

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        self.offer_more(state, seat, 0, out)

    def offer_more(self, state: Mystica, seat: Seat, had: i64, out: list[Move]) -> None:
        """Add the numbers of spades to buy, for an action that has some already or as an action of its own."""
        if seat.faction.buys_spades() and state.can_pay(seat, seat.faction.spade_cost(seat)):
            near, far = self.grounds(state, seat, had)
            self.offer_up_to(state, seat, had, self.most(state, seat, had, near, far), out)

    def missing(self, state: Mystica, seat: Seat) -> str:
        return "" if seat.faction.buys_spades() else "buys-no-spades"

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        return self.against_more(state, seat, 0, at + 1)

    def against_more(self, state: Mystica, seat: Seat, had: i64, number: i64) -> str:
        """The first thing against so many spades more."""
        near, far = self.grounds(state, seat, had)
        if not near and not far and (had or not on_river(state, seat)):
            return "nothing-to-dig"
        if not seat.faction.turns_partly():
            need = self.needed(seat) - had
            if number != need:
                return "exactly" if need > 0 else "enough-spades"
        if number > most_spades(state) - had:
            return "most-spades"
        if number <= self.most(state, seat, had, near, far):
            return ""
        return "no-hex-takes" if state.can_pay(seat, self.price(state, seat, number - 1)) else DEAR

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        """What the spades cost, and the leap where nothing is nearer."""
        one = seat.faction.spade_cost(seat)
        price = Goods(0, one.workers * (at + 1), one.priests * (at + 1))
        far = not self.grounds(state, seat, state.turn.amount("spades"))[0]
        return plus(price, seat.faction.jump_cost(seat)) if far and seat.skip else price

    def needed(self, seat: Seat) -> i64:
        """The number that turns a hex, for a faction that needs the same number for all."""
        return seat.faction.spades_home(seat, (seat.home + 1) % WHEEL)

    def offer_up_to(self, state: Mystica, seat: Seat, had: i64, most: i64, out: list[Move]) -> None:
        """Add numbers of spades: any of them, or the only one a faction can use."""
        family = state.land.of(self)
        if seat.faction.turns_partly():
            for number in range(min(most, MOST_SPADES)):
                out.append(family[number])
        else:
            need = self.needed(seat) - had
            if 0 < need <= most:
                out.append(family[need - 1])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        price = seat.faction.spade_cost(seat)
        number = at + 1
        if price.workers:
            state.gain_workers(seat, -price.workers * number, "dig")
        if price.priests:
            state.pay_priests(seat, price.priests * number, "dig")
        gain_spades(state, seat, number, BOUGHT)


TRANSFORM: Final = Transform("transform", icon="wheel", part="hex:{place}")
DIG: Final = Dig("dig", icon="spades", part="wheel:{seat}")


@final
class Spades(Grant):
    """Spades not used yet. Those that were bought must be used, all on one hex."""

    def __init__(self, *, bought: bool = False, complete: bool = False, bare: bool = False) -> None:
        rank = DEBTS + 10 if bought else RIGHTS + 30
        key = "bought" if bought else "spades"
        super().__init__(key, rank, TRANSFORM, must=bought, shown="spades", unit="spade", site="SPADE")
        self.bought = bought
        self.complete = complete or bare  # no more may be bought to them
        self.bare = bare  # no dwelling follows

    def claims(self, state: Mystica, verb: Verb) -> bool:
        return verb is DIG

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        turn = state.turn
        hexes = workable(state, seat, self.bought)
        if turn.strayed and not self.bought:
            here = SPOTS[turn.worked]
            offer_transforms(state, seat, hexes & here, amount, False, False, out)
            offer_transforms(state, seat, hexes & ~here, amount, False, True, out)
        else:
            offer_transforms(state, seat, hexes, amount, self.bought, False, out)
            if self.bought and state.terms.customs.plays_alone(
                state, seat
            ):  # by the site's custom the rest may be used as if in another turn
                for fewer in range(1, amount):
                    found: list[Move] = []
                    offer_transforms(state, seat, hexes, fewer, True, True, found)
                    out.extend([move for move in found if move not in out])  # the long way round leads home, too
        if not self.no_more(state):
            DIG.offer_more(state, seat, amount, out)
        if may_place(state, seat):
            offer_sites(state, seat, self.sites(state, seat, amount), out)

    def no_more(self, state: Mystica) -> bool:
        """Can none be bought to them?"""
        return self.complete or state.turn.of(DWELLINGS) > 0 or state.turn.landed

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        if move.verb is TRANSFORM:
            return self.against_turning(state, seat, amount, move)
        if move.verb is DIG:
            return "no-more-spades" if self.no_more(state) else DIG.against_more(state, seat, amount, move.at + 1)
        return no_landscape(state, seat) or no_site(state, move.at, self.sites(state, seat, amount))

    def against_turning(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        """The first thing against turning a hex with them."""
        at = state.land.hex_at[move.at // len(TERRAINS)]
        found = no_ground(state, seat, at)
        if found:
            return found
        worked = state.turn.worked
        if self.bought and worked != NOWHERE and worked != at and not state.terms.customs.plays_alone(state, seat):
            return "one-hex"
        if not workable(state, seat, self.bought) & SPOTS[at]:
            return REACH
        out: list[Move] = []
        self.offer(state, seat, amount, out)
        return "" if move in out else GOAL

    def sites(self, state: Mystica, seat: Seat, amount: int) -> Places:
        """Where they could place the landscape."""
        rules = seat.faction.landmark_rules()
        if not rules.dug():
            return rules.river_sites(state, seat) if amount == 1 or not self.bought else 0
        found = 0
        for at in members(workable(state, seat, self.bought)):
            need = spades_home_at(state, seat, at)
            if need == amount or (need < amount and not self.bought):
                found |= SPOTS[at]
        return found

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is TRANSFORM or move.verb is DIG or move.verb is LANDSCAPE

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        turn = state.turn
        if move.verb is DIG:
            DIG.take(state, seat, move.at)
        elif move.verb is LANDSCAPE:
            place = state.land.place_at[move.at]
            if place < state.land.first_river:
                leap(state, seat, place)
                turn.hold(self, amount - spades_home_at(state, seat, place))
            else:
                turn.hold(self, amount - 1)
            turn.worked = place
            turn.landed = True
            place_landscape(state, seat, place)
        else:
            at = state.land.hex_at[move.at // len(TERRAINS)]
            goal = move.at % len(TERRAINS)
            elsewhere = self.bought and turn.worked != NOWHERE and turn.worked != at
            if elsewhere:
                turn.jumped = NOWHERE
            leap(state, seat, at)
            turn.hold(self, amount - spades_for(state, seat, at, goal))
            turn_hex(state, seat, at, goal, not self.bare, elsewhere)


SPADES: Final = Spades()
BOUGHT: Final = Spades(bought=True)


@final
class Elsewhere(Grant):
    """By the site's custom an action with spades may build on any home hex, if it made none itself."""

    def asks(self, state: Mystica) -> str:
        return self.key if state.turn.strayed else ""

    def claims(self, state: Mystica, verb: Verb) -> bool:
        return verb is BUILD and self.holds(state)

    def holds(self, state: Mystica) -> bool:
        turn = state.turn
        return not turn.of(DWELLINGS) and not turn.landed and not turn.of(BOUGHT)

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if self.holds(state):
            BUILD.offer(state, seat, out)

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BUILD and self.holds(state)

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        self.use(state, seat, move)


ELSEWHERE: Final = Elsewhere("stray", RIGHTS + 90, BUILD)


def spades_at_hand(state: Mystica) -> Spades | None:
    """The kind of the spades that the turn has now."""
    held = state.turn.held
    while held is not None:
        grant = held.grant
        if isinstance(grant, Spades):
            return grant
        held = held.rest
    return None


def offer_sites(state: Mystica, seat: Seat, sites: Places, out: list[Move]) -> None:
    """Add the places of a landscape that nothing else offered."""
    found: list[Move] = []
    add(found, state.land.of(LANDSCAPE), sites)
    out.extend([move for move in found if move not in out])


def gain_spades(state: Mystica, seat: Seat, number: i64, spades: Spades) -> None:
    """Spades are gained, and scored, in a turn; bought ones bind those that were there."""
    state.reward(seat, SPADE, number)
    turn = state.turn
    turn.digs = True
    had = turn.amount("spades")
    before = spades_at_hand(state)
    if before is not None:
        turn.hold(before, 0)
    turn.hold(spades, had + seat.faction.on_spades(state, seat, number, spades.bought, seat.faction.source))
    if not spades.bare:
        allow_elsewhere(state)


def allow_elsewhere(state: Mystica) -> None:
    """Let a dwelling follow on another hex, where custom does."""
    if state.terms.customs.builds_elsewhere():
        state.turn.hold(ELSEWHERE, 1)


@final
class CultSpades(Question):
    """Spades of the cult bonus: no tunnel, carpet or bonus card, no dwelling; what is not used is lost."""

    def reach(self, state: Mystica, seat: Seat) -> Places:
        """Where they can be used on foot and by ship."""
        return state.reach_with(seat, seat.shipping)

    def leaps(self, state: Mystica, seat: Seat) -> Places:
        """Where they can be used by a tunnel that a landscape allows."""
        if seat.landmark and seat.faction.landmark_rules().cult_leaps():
            return state.jump_reach(seat)
        return 0

    def found(self, state: Mystica) -> list[Move]:
        seat = state.seats[self.seat]
        hexes = (self.reach(state, seat) | self.leaps(state, seat)) & soft(state, seat)
        out: list[Move] = []
        offer_transforms(state, seat, hexes, seat.cult_spades, False, False, out)
        return out

    def against(self, state: Mystica, move: Move) -> str:
        if move.verb is not TRANSFORM:
            return super().against(state, move)
        seat = state.seats[self.seat]
        at = state.land.hex_at[move.at // len(TERRAINS)]
        found = no_ground(state, seat, at)
        if found:
            return found
        if not (self.reach(state, seat) | self.leaps(state, seat)) & SPOTS[at]:
            return "reach-cult-spades"
        return "" if move in self.found(state) else GOAL

    def enter(self, state: Mystica) -> bool:
        seat = state.seats[self.seat]
        if seat.cult_spades and not self.found(state):
            seat.cult_spades = 0
        if not seat.cult_spades:
            return False
        if state.terms.spade_order:
            state.owe(self)
            return False
        state.now = self
        return True

    def moves(self, state: Mystica) -> list[Move]:
        out = self.found(state)
        out.append(state.land.of(DONE)[0])
        return out

    def play(self, state: Mystica, move: Move) -> None:
        seat = state.seats[self.seat]
        if move.verb is DONE:
            seat.cult_spades = 0
            return
        at = state.land.hex_at[move.at // len(TERRAINS)]
        goal = move.at % len(TERRAINS)
        if not self.reach(state, seat) & SPOTS[at] and state.turn.jumped != at:
            state.gain_points(seat, seat.faction.mat.jump_points, "jump")
            state.turn.jumped = at
        seat.cult_spades -= spades_for(state, seat, at, goal)
        state.set_terrain(SPOTS[at], goal)
        if state.terms.spade_order:
            self.enter(state)
        else:
            state.then(self)


CULT_SPADES: Final = [CultSpades(number) for number in range(MOST_SEATS)]
