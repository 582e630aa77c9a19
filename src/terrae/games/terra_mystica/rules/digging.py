"""Terraforming: buying spades, turning hexes, tunnel and carpet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members
from terrae.games.terra_mystica.rules.action import OCCUPIED, OFF_MAP
from terrae.games.terra_mystica.rules.box import ICE, VOLCANO, WHEEL
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

MOST_SPADES: Final = 3  # that one hex can take


def targets(state: Mystica, seat: Seat, terrain: i64, spades: i64, exactly: bool, saved: i64 = 0) -> list[i64]:
    """What a terrain can be turned into with so many spades, some of them saved, never passing the home terrain."""
    anything = state.terms.any_terrain
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
    return WHEEL - steps if state.terms.any_terrain and state.turn.amount("spades") == WHEEL - steps else steps


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
    fixed = state.occupied | wheel[ICE] | wheel[VOLCANO]
    if seat.home < WHEEL and not state.terms.any_terrain:
        fixed |= wheel[seat.home]
    return state.land.everything & ~fixed


def no_ground(state: Mystica, seat: Seat, at: i64) -> str:
    """The first thing against turning a hex, whatever reaches it."""
    if at < 0:
        return OFF_MAP
    if state.occupied & SPOTS[at]:
        return OCCUPIED
    if state.terrain_at(at) >= WHEEL:
        return "never-changes"
    return "" if soft(state, seat) & SPOTS[at] else "home-already"


def takes(state: Mystica, seat: Seat, hexes: Places, spades: i64) -> bool:
    """Can one of these hexes take exactly so many spades? Any hex can, but where a landscape saves some."""
    saves = seat.landmark != 0 and seat.faction.landmark_rules().spades_saved() > 0
    if not hexes or (not saves and spades <= MOST_SPADES):
        return hexes != 0
    for at in members(hexes):
        if targets(state, seat, state.terrain_at(at), spades, True, saved_at(state, seat, at)):
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
    jumped = state.turn.jumped
    if jumped != NOWHERE:
        return SPOTS[jumped]
    if seat.skip and state.can_pay(seat, seat.faction.jump_cost(seat)):
        return state.jump_reach(seat, state.turn.landed)
    return 0


def leaps(state: Mystica, seat: Seat, at: i64) -> bool:
    """Does tunnel or carpet have to be paid to work on a hex?"""
    return seat.skip > 0 and state.turn.jumped != at and not state.reach_now(seat) & SPOTS[at]


def leap(state: Mystica, seat: Seat, at: i64) -> None:
    """Pay tunnel or carpet if nothing else reaches the hex."""
    if not leaps(state, seat, at):
        return
    state.pay(seat, seat.faction.jump_cost(seat), "jump")
    state.gain_points(seat, seat.faction.mat.jump_points, "jump")
    state.turn.jumped = at
    if seat.landmark:
        seat.faction.landmark_rules().on_leap(state, seat)


def workable(state: Mystica, seat: Seat, bought: bool) -> Places:
    """The hexes on which the spades at hand may be used."""
    turn = state.turn
    reach = state.reach_now(seat)
    leaps = leap_targets(state, seat)
    if bought and turn.worked != NOWHERE:
        if not state.terms.customs.plays_alone(state, seat):
            reach &= SPOTS[turn.worked]
            leaps &= SPOTS[turn.worked]
        elif seat.skip and state.can_pay(seat, seat.faction.jump_cost(seat)):
            leaps |= state.jump_reach(seat)
    return (reach | leaps) & soft(state, seat)


def storm_hexes(state: Mystica, seat: Seat) -> Places:
    """The free hexes of another terrain that share an edge with a structure; bridges do not count."""
    return joined(state.land.adjacent, seat.structures) & soft(state, seat) & ~state.terrain[seat.home]
