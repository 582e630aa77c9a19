"""Dwellings, upgrades and bridges."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members, place_of
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action, add
from terrae.games.terra_mystica.rules.box import DWELLING, KINDS, POST, SANCTUARY, STRONGHOLD, TEMPLE, Goods
from terrae.games.terra_mystica.rules.cults import climb, may_climb
from terrae.games.terra_mystica.rules.digging import leap, leap_targets
from terrae.games.terra_mystica.rules.grant import CHOICES, RIGHTS, Grant
from terrae.games.terra_mystica.rules.neighbours import offer_power
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.task import NOWHERE
from terrae.games.terra_mystica.rules.towns import check_all_towns, check_town

UPGRADES: Final = 4  # kinds a structure can be upgraded to
BELOW: Final = [DWELLING, DWELLING, POST, POST, TEMPLE]  # by kind: what it is upgraded from


def set_dwelling(state: Mystica, seat: Seat, at: i64) -> None:
    """A dwelling stands; nothing else follows."""
    seat.set_structure(DWELLING, at)
    state.occupied |= SPOTS[at]
    if not state.terrain[seat.home] & SPOTS[at]:
        state.set_terrain(SPOTS[at], seat.home)
    state.refresh_reach(seat)


def raise_dwelling(state: Mystica, seat: Seat, at: i64) -> None:
    """A dwelling is built; everybody draws the consequences."""
    set_dwelling(state, seat, at)
    state.reward(seat, DWELLING)
    offer_power(state, seat, at)
    check_town(state, seat, at)


def can_pay_dwelling(state: Mystica, seat: Seat) -> bool:
    """Is there a dwelling on the faction board and the price for it?"""
    return seat.counts[DWELLING] < state.box.supply[DWELLING] and state.can_pay(seat, seat.faction.mat.cost[DWELLING])


def ground(state: Mystica, seat: Seat) -> Places:
    """The free hexes in reach that a dwelling could stand on, tunnel and carpet included."""
    fit = seat.faction.building_ground(state, seat) & ~state.occupied
    found = fit & seat.reach
    if seat.skip:
        found |= fit & paid_leaps(state, seat)
    return found


def paid_leaps(state: Mystica, seat: Seat) -> Places:
    """The hexes for which tunnel or carpet can be paid together with a dwelling."""
    price = seat.faction.mat.cost[DWELLING]
    leap_price = seat.faction.jump_cost(seat)
    if state.task.jumped == NOWHERE and (
        seat.workers < price.workers + leap_price.workers or seat.priests < price.priests + leap_price.priests
    ):
        return 0
    return leap_targets(state, seat)


@final
class Build(Action):
    """`build E5`: a dwelling on home terrain in reach."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        if can_pay_dwelling(state, seat):
            found = ground(state, seat)
            turned = state.task.of(DWELLINGS)
            add(out, state.land.of(self), found & ~turned if turned else found)

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        hex_ = state.land.hex_at[at]
        state.pay(seat, seat.faction.mat.cost[DWELLING], "build")
        leap(state, seat, hex_)
        state.task.drop_rights()
        raise_dwelling(state, seat, hex_)


BUILD: Final = Build("build")


@final
class Dwellings(Grant):
    """A dwelling on a hex that this action made home terrain; the amount is the set of them."""

    def count(self, amount: int) -> int:
        return 1

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if can_pay_dwelling(state, seat):
            add(out, state.land.of(BUILD), amount)

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BUILD and amount & SPOTS[state.land.hex_at[move.at]] != 0

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        self.use(state, seat, move)  # which drops all rights


DWELLINGS: Final = Dwellings("build", RIGHTS + 80, shown="dwelling")


def upgrade_price(state: Mystica, seat: Seat, kind: i64, at: i64) -> Goods:
    """The price of an upgrade: a trading house far from everybody costs twice the coins."""
    price = seat.faction.mat.cost[kind]
    if kind == POST and not state.has_neighbour(seat, at):
        return Goods(2 * price.coins, price.workers, price.priests)
    return price


def favours_to_take(state: Mystica, seat: Seat) -> i64:
    """Kinds of favour tiles the seat could still take."""
    number: i64 = 0
    for tile, left in enumerate(state.favours_left):
        if left and not seat.favours >> tile & 1:
            number += 1
    return number


def grant_favours(state: Mystica, seat: Seat, number: i64) -> None:
    """Favour tiles to choose, as far as there are some."""
    state.task.hold(FAVOURS, min(state.task.of(FAVOURS) + number, favours_to_take(state, seat)))


@final
class Upgrade(Action):
    """`upgrade E5 to TP`: replace a structure by the next one."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        for kind in range(POST, SANCTUARY + 1):
            spots = seat.standing[BELOW[kind]]
            if not spots or seat.counts[kind] >= state.box.supply[kind]:
                continue
            price = seat.faction.mat.cost[kind]
            if not state.can_pay(seat, price):
                continue
            for at in members(spots):
                if kind != POST or seat.coins >= 2 * price.coins or state.has_neighbour(seat, at):
                    out.append(family[at * UPGRADES + kind - 1])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        hex_ = state.land.hex_at[at // UPGRADES]
        kind = at % UPGRADES + 1
        state.pay(seat, upgrade_price(state, seat, kind, hex_), f"upgrade:{KINDS[kind]}")
        self.replace(state, seat, kind, hex_)

    def replace(self, state: Mystica, seat: Seat, kind: i64, hex_: i64) -> None:
        """A structure takes the place of the one below it; everybody draws the consequences."""
        state.task.drop_rights()
        seat.remove_structure(BELOW[kind], hex_)
        seat.set_structure(kind, hex_)
        state.reward(seat, kind)
        if kind in (TEMPLE, SANCTUARY):
            grant_favours(state, seat, seat.faction.favours_for_temple())
        if kind == STRONGHOLD:
            seat.faction.on_stronghold(state, seat)
            if state.terms.landscapes and not seat.landmark:
                seat.faction.landmark_rules().on_stronghold(state, seat)
        if kind == TEMPLE and seat.landmark:
            seat.faction.landmark_rules().on_temple(state, seat)
        offer_power(state, seat, hex_)
        check_town(state, seat, hex_)


@final
class TakeFavour(Action):
    """`+FAV5`: a favour tile, each kind once."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        before = len(out)
        waiting: list[Move] = []  # with a step to the last space of a track that another seat may reach first
        for number, left in enumerate(state.favours_left):
            if left and not seat.favours >> number & 1:
                tile = state.box.favours[number]
                if may_climb(state, seat, tile.cult, tile.steps):
                    out.append(family[number])
                else:
                    waiting.append(family[number])
        if len(out) == before:
            out.extend(waiting)

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        take_favour(state, seat, at)


def take_favour(state: Mystica, seat: Seat, number: i64) -> None:
    """A favour tile with its cult steps; some make towns smaller at once."""
    tile = state.box.favours[number]
    left = state.favours_left[:]
    left[number] -= 1
    state.favours_left = left
    seat.favours |= SPOTS[number]
    climb(state, seat, tile.cult, tile.steps, tile.source)
    if tile.town_value:
        check_all_towns(state, seat)


def bridge_spaces(state: Mystica, seat: Seat) -> Places:
    """The free bridge spaces next to a structure of the seat, if it has a bridge left."""
    if seat.bridge_count >= state.box.bridges:
        return 0
    spaces = joined(state.land.spans, seat.structures)
    return spaces if state.terms.stacked_bridges else spaces & ~state.bridged


def can_bridge(state: Mystica, seat: Seat) -> bool:
    """Is there anywhere a bridge could go?"""
    return bridge_spaces(state, seat) != 0 or land_bridges(state, seat) != 0


def land_bridges(state: Mystica, seat: Seat) -> Places:
    """The hexes that a land bridge from a landscape could lead to, if the seat has a bridge left."""
    if not seat.landmark or seat.bridge_count >= state.box.bridges:
        return 0
    return seat.faction.landmark_rules().land_bridges(state, seat)


@final
class LandBridge(Action):
    """`land-bridge E5`: a bridge from the landscape to the hex beyond one of its corners, for its owner alone."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        add(out, state.land.of(self), land_bridges(state, seat))

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        far = state.land.hex_at[at]
        seat.bridge_count += 1
        seat.spokes |= SPOTS[far]
        state.refresh_reach(seat)
        check_town(state, seat, place_of(seat.landmark))
        if seat.structures & SPOTS[far]:
            check_town(state, seat, far)


@final
class Bridge(Action):
    """`bridge C3:D1`: where a bridge goes that an action brought."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        add(out, state.land.of(self), bridge_spaces(state, seat))

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        space = state.land.bridge_at[at]
        if seat.bridges & SPOTS[space]:
            seat.stacked = [*seat.stacked, space]
        seat.bridges |= SPOTS[space]
        seat.bridge_count += 1
        state.bridged |= SPOTS[space]
        first, second = state.land.bridge_hexes[space]
        near = state.near[:]
        near[first] |= SPOTS[second]
        near[second] |= SPOTS[first]
        state.near = near
        for other in state.seats:
            state.refresh_reach(other)
        for end in (first, second):
            if seat.structures & SPOTS[end]:
                check_town(state, seat, end)


UPGRADE: Final = Upgrade("upgrade")
TAKE_FAVOUR: Final = TakeFavour("+FAV", "")
BRIDGE: Final = Bridge("bridge")
LAND_BRIDGE: Final = LandBridge("land-bridge")


@final
class Favours(Grant):
    """Favour tiles to choose."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        TAKE_FAVOUR.offer(state, seat, out)


@final
class Bridges(Grant):
    """Bridges to build; where a landscape allows it, over land."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        BRIDGE.offer(state, seat, out)
        if seat.landmark:
            LAND_BRIDGE.offer(state, seat, out)

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BRIDGE or move.verb is LAND_BRIDGE


FAVOURS: Final = Favours("favour", CHOICES, TAKE_FAVOUR, must=True, lasts=True, shown="favours", unit="favour")
BRIDGES: Final = Bridges("bridge", RIGHTS + 70, BRIDGE, shown="bridges", unit="bridge", site="BRIDGE")
