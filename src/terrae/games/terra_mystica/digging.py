"""Terraforming: buying spades, turning hexes, tunnel and carpet."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_mystica.action import DONE, Action
from terrae.games.terra_mystica.box import MOST_SEATS, SPADE, TERRAINS, VOLCANO, WHEEL
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica
from terrae.games.terra_mystica.task import NOWHERE

MOST_SPADES: Final = 3  # that one hex can take


def gain_spades(state: Mystica, seat: Seat, spades: i64, bought: bool) -> None:
    """Spades are gained, and scored, in a turn."""
    state.reward(seat, SPADE, spades)
    task = state.task
    task.digs = True
    task.spades += seat.faction.on_spades(state, seat, spades, bought, seat.faction.source)
    if bought:
        task.bought = True


def targets(seat: Seat, terrain: i64, spades: i64, exactly: bool, saved: i64 = 0, anything: bool = False) -> list[i64]:
    """What a terrain can be turned into with so many spades, some of them saved, never passing the home terrain."""
    faction = seat.faction
    found: list[i64] = []
    partly = faction.turns_partly()
    need = price_of_steps(faction.spades_home(seat, terrain), saved)
    enough = need == spades or (need < spades and not exactly)
    if terrain != seat.home and (enough or (anything and partly and seat.home < WHEEL and need + spades == WHEEL)):
        found.append(seat.home)
    if partly:
        goal = faction.goal(seat)
        for way in (1, 6):
            step = terrain
            for number in range(1, spades + saved + 1):
                step = (step + way) % WHEEL
                if step == goal and (not anything or step == seat.home):
                    break
                if not exactly or price_of_steps(number, saved) == spades:
                    found.append(step)
                if step == goal:
                    break
    elif anything and enough:
        found += [goal for goal in range(WHEEL) if goal != terrain and goal != seat.home]
    return found


def price_of_steps(steps: i64, saved: i64) -> i64:
    """The spades for so many steps when some are saved: at least one."""
    return steps - saved if steps > saved else 1


def saved_at(state: Mystica, seat: Seat, at: i64) -> i64:
    """Spades saved on a hex because a landscape lies next to it."""
    if not seat.landmark:
        return 0
    saved = seat.faction.landmark_rules().spades_saved()
    return saved if saved and state.near[at] & seat.landmark else 0


def spades_home_at(state: Mystica, seat: Seat, at: i64) -> i64:
    """The spades that turn a hex into home terrain."""
    steps = seat.faction.spades_home(seat, state.terrain_at(at))
    return price_of_steps(steps, saved_at(state, seat, at))


def spades_for(state: Mystica, seat: Seat, at: i64, goal: i64) -> i64:
    """How many spades turn a hex into a terrain."""
    if not seat.faction.turns_partly() or goal >= WHEEL:
        return spades_home_at(state, seat, at)
    if goal == seat.home:
        return either_way(state, spades_home_at(state, seat, at))
    terrain = state.terrain_at(at)
    steps = steps_beside_home(seat, terrain, goal)
    middle = seat.faction.goal(seat)
    if middle in (terrain, goal):
        steps = either_way(state, steps)
    return price_of_steps(steps, saved_at(state, seat, at))


def either_way(state: Mystica, steps: i64) -> i64:
    """By the site's custom it is the long way round the wheel that is meant, where there are just the spades for it."""
    return WHEEL - steps if state.terms.any_terrain and state.task.spades == WHEEL - steps else steps


def steps_beside_home(seat: Seat, terrain: i64, goal: i64) -> i64:
    """The steps from a terrain to another on the wheel, never passing the home terrain."""
    up = (goal - terrain) % WHEEL
    home = (seat.faction.goal(seat) - terrain) % WHEEL
    if not home or home == up:
        return min(up, WHEEL - up)
    return WHEEL - up if home < up else up


def soft(state: Mystica, seat: Seat) -> Places:
    """The free hexes that spades could work on."""
    wheel = state.terrain
    fixed = state.occupied | wheel[VOLCANO] | wheel[VOLCANO - 1]
    if seat.home < WHEEL and not state.terms.any_terrain:
        fixed |= wheel[seat.home]
    return state.land.everything & ~fixed


def offer_transforms(
    state: Mystica, seat: Seat, hexes: Places, spades: i64, exactly: bool, only_home: bool, out: list[Move]
) -> None:
    """Add the ways to use so many spades on these hexes."""
    family = state.land.of(TRANSFORM)
    anything = state.terms.any_terrain
    saving = 0
    if seat.landmark and seat.faction.landmark_rules().spades_saved():
        saving = joined(state.near, seat.landmark) & hexes
        saved = seat.faction.landmark_rules().spades_saved()
        for at in members(saving):
            for goal in targets(seat, state.terrain_at(at), spades, exactly, saved, anything):
                if not only_home or goal == seat.home:
                    out.append(family[at * len(TERRAINS) + goal])
    for terrain in range(WHEEL):
        spots = state.terrain[terrain] & hexes
        if spots:
            goals = targets(seat, terrain, spades, exactly, 0, anything)
            if goals:
                for at in members(spots & ~saving):
                    for goal in goals:
                        if not only_home or goal == seat.home:
                            out.append(family[at * len(TERRAINS) + goal])


def takes(state: Mystica, seat: Seat, hexes: Places, spades: i64) -> bool:
    """Can one of these hexes take exactly so many spades? Any hex can, but where a landscape saves some."""
    saves = seat.landmark != 0 and seat.faction.landmark_rules().spades_saved() > 0
    if not hexes or (not saves and spades <= MOST_SPADES):
        return hexes != 0
    anything = state.terms.any_terrain
    for at in members(hexes):
        if targets(seat, state.terrain_at(at), spades, True, saved_at(state, seat, at), anything):
            return True
    return False


def on_river(state: Mystica, seat: Seat) -> bool:
    """Can a spade be used on a river hex, for a landscape that lies there?"""
    landscape = seat.faction.landscape
    return landscape is not None and landscape.wants_spade(state, seat)


def most_spades(state: Mystica) -> i64:
    """How many spades one hex can take."""
    return WHEEL - 1 if state.terms.any_terrain else MOST_SPADES


def leap_targets(state: Mystica, seat: Seat) -> Places:
    """The hexes that tunnel or carpet may be used for now: one in an action, and only if it can be paid."""
    jumped = state.task.jumped
    if jumped != NOWHERE:
        return SPOTS[jumped]
    if seat.skip and state.can_pay(seat, seat.faction.jump_cost(seat)):
        return state.jump_reach(seat, state.task.landed)
    return 0


def leap(state: Mystica, seat: Seat, at: i64) -> None:
    """Pay tunnel or carpet if nothing else reaches the hex."""
    if seat.reach & SPOTS[at] or state.task.jumped == at or not seat.skip:
        return
    state.pay(seat, seat.faction.jump_cost(seat), "jump")
    state.gain_points(seat, seat.faction.mat.jump_points, "jump")
    state.task.jumped = at
    if seat.landmark:
        seat.faction.landmark_rules().on_leap(state, seat)


def workable(state: Mystica, seat: Seat) -> Places:
    """The hexes on which the spades at hand may be used."""
    task = state.task
    reach = seat.reach
    if task.landed:  # what lies next to the landscape alone has to wait
        reach = state.reach_from(seat, seat.structures & ~seat.landmark, state.shipping_reach(seat))
    leaps = leap_targets(state, seat)
    if task.bought and task.worked != NOWHERE:
        if not state.alone(seat):
            reach &= SPOTS[task.worked]
            leaps &= SPOTS[task.worked]
        elif seat.skip and state.can_pay(seat, seat.faction.jump_cost(seat)):
            leaps |= state.jump_reach(seat)
    return (reach | leaps) & soft(state, seat)


def storm_hexes(state: Mystica, seat: Seat) -> Places:
    """The free hexes of another terrain that share an edge with a structure; bridges do not count."""
    return joined(state.land.adjacent, seat.structures) & soft(state, seat) & ~state.terrain[seat.home]


def offer_spade_work(state: Mystica, seat: Seat, out: list[Move]) -> None:
    """Add the transforms the turn's spades, storm and permissions allow."""
    task = state.task
    if task.storm:
        family = state.land.of(TRANSFORM)
        for at in members(storm_hexes(state, seat)):
            out.append(family[at * len(TERRAINS) + seat.home])
    if not task.spades:
        return
    hexes = workable(state, seat)
    if task.strayed and not task.bought:
        here = SPOTS[task.worked]
        offer_transforms(state, seat, hexes & here, task.spades, False, False, out)
        offer_transforms(state, seat, hexes & ~here, task.spades, False, True, out)
    else:
        offer_transforms(state, seat, hexes, task.spades, task.bought, False, out)
        if task.bought and state.alone(seat):  # by the site's custom the rest may be used as if in another turn
            for fewer in range(1, task.spades):
                found: list[Move] = []
                offer_transforms(state, seat, hexes, fewer, True, True, found)
                out.extend([move for move in found if move not in out])  # the long way round leads home, too


def turn_hex(state: Mystica, seat: Seat, at: i64, goal: i64) -> None:
    """A hex has another terrain."""
    task = state.task
    state.set_terrain(SPOTS[at], goal)
    if task.bought and task.worked != NOWHERE and task.worked != at:
        task.turned = 0
    task.worked = at
    if goal == seat.home:
        task.turned |= SPOTS[at]
        task.may_build = not task.bare
        task.strayed = False
    else:
        task.turned &= ~SPOTS[at]
        task.may_build = task.may_build and task.turned != 0
        task.strayed = True


@final
class Transform(Action):
    """`transform E5 to blue`: use spades, a sandstorm or what makes a volcano."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """As an action of its own: for factions that need no spades."""
        family = state.land.of(self)
        for at in members(seat.faction.makes_terrain(state, seat)):
            out.append(family[at * len(TERRAINS) + seat.home])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        task = state.task
        hex_ = state.land.hex_at[at // len(TERRAINS)]
        goal = at % len(TERRAINS)
        if task.storm:
            task.storm = False
        elif seat.home == VOLCANO:
            seat.faction.make_terrain(state, seat, hex_)
        else:
            if task.bought and task.worked != NOWHERE and task.worked != hex_:
                task.jumped = NOWHERE
            leap(state, seat, hex_)
            task.spades -= spades_for(state, seat, hex_, goal)
        turn_hex(state, seat, hex_, goal)


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

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """As an action of its own."""
        if seat.faction.buys_spades() and not state.task.spades:
            ground = soft(state, seat)
            self.offer_up_to(
                state, seat, 0, self.most(state, seat, 0, seat.reach & ground, state.jump_reach(seat) & ground), out
            )

    def offer_more(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add the numbers of spades to buy for an action that has some already."""
        task = state.task
        if not seat.faction.buys_spades() or task.turned or task.complete or task.bare:
            return
        ground = soft(state, seat)
        if task.worked != NOWHERE:
            ground &= SPOTS[task.worked]
        near = seat.reach & ground
        far = 0
        if task.jumped == NOWHERE:
            far = state.jump_reach(seat) & ground
        else:
            near |= SPOTS[task.jumped] & ground
        self.offer_up_to(state, seat, task.spades, self.most(state, seat, task.spades, near, far), out)

    def offer_up_to(self, state: Mystica, seat: Seat, had: i64, most: i64, out: list[Move]) -> None:
        """Add numbers of spades: any of them, or the only one a faction can use."""
        family = state.land.of(self)
        if seat.faction.turns_partly():
            for number in range(min(most, MOST_SPADES)):
                out.append(family[number])
        else:
            need = seat.faction.spades_home(seat, (seat.home + 1) % WHEEL) - had
            if 0 < need <= most:
                out.append(family[need - 1])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        price = seat.faction.spade_cost(seat)
        number = at + 1
        if price.workers:
            state.gain_workers(seat, -price.workers * number, "dig")
        if price.priests:
            state.pay_priests(seat, price.priests * number, "dig")
        gain_spades(state, seat, number, True)


TRANSFORM: Final = Transform("transform")
DIG: Final = Dig("dig")


@final
class CultSpades(Decision[Mystica]):
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
        if not self.reach(state, seat) & SPOTS[at] and state.task.jumped != at:
            state.gain_points(seat, seat.faction.mat.jump_points, "jump")
            state.task.jumped = at
        seat.cult_spades -= spades_for(state, seat, at, goal)
        state.set_terrain(SPOTS[at], goal)
        if state.terms.spade_order:
            self.enter(state)
        else:
            state.then(self)


CULT_SPADES: Final = [CultSpades(number) for number in range(MOST_SEATS)]
