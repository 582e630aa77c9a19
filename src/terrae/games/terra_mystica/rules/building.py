"""Dwellings, upgrades and bridges."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members, place_of
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import DEAR, OCCUPIED, OFF_MAP, Action, add, every, lacking
from terrae.games.terra_mystica.rules.box import DWELLING, KINDS, POST, SANCTUARY, STRONGHOLD, TEMPLE, Goods
from terrae.games.terra_mystica.rules.cults import GUARDED, climb, may_climb
from terrae.games.terra_mystica.rules.digging import leap, leap_targets, leaps
from terrae.games.terra_mystica.rules.grant import CHOICES, RIGHTS, Grant
from terrae.games.terra_mystica.rules.neighbours import offer_power
from terrae.games.terra_mystica.rules.open_turn import NOWHERE
from terrae.games.terra_mystica.rules.purse import plus
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.towns import check_all_towns, check_town

NO_BRIDGE: Final = "no-bridge"
BRIDGED: Final = "bridged"
LAND_BRIDGES: Final = ["no-land-bridge"]
SPACES: Final = [BRIDGED, "bridge-apart", NO_BRIDGE]
SITES: Final = [OCCUPIED, "reach", "ground", DEAR]
TURNED: Final = [OCCUPIED, "not-turned"]
UPGRADES: Final = 4  # kinds a structure can be upgraded to
NONE_LEFT: Final = [f"none-{kind}" for kind in KINDS]
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


def no_piece(state: Mystica, seat: Seat, kind: i64) -> str:
    """The thing against a structure of a kind, if all of them stand."""
    return "" if seat.counts[kind] < state.box.supply[kind] else NONE_LEFT[kind]


def no_dwelling(state: Mystica, seat: Seat) -> str:
    """The thing against a dwelling anywhere: none on the faction board, or no price for it."""
    found = no_piece(state, seat, DWELLING)
    return found if found or state.can_pay(seat, seat.faction.mat.cost[DWELLING]) else DEAR


def pays_leap(state: Mystica, seat: Seat) -> bool:
    """Can tunnel or carpet be paid together with a dwelling, or is it paid already?"""
    price = seat.faction.mat.cost[DWELLING]
    leap_price = seat.faction.jump_cost(seat)
    return state.turn.jumped != NOWHERE or (
        seat.workers >= price.workers + leap_price.workers and seat.priests >= price.priests + leap_price.priests
    )


@final
class Build(Action):
    """`build E5`: a dwelling on home terrain in reach, tunnel and carpet included."""

    full = True

    def sites(self, state: Mystica, seat: Seat) -> tuple[Places, Places, Places, Places]:
        """Where each condition holds."""
        reach = paid = seat.reach
        if seat.skip:
            reach |= leap_targets(state, seat)
            if pays_leap(state, seat):
                paid = reach
        return ~state.occupied, reach, seat.faction.building_ground(state, seat), paid

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        if not no_dwelling(state, seat):
            free, _, ground, paid = self.sites(state, seat)  # what is paid is in reach
            found = ground & paid & free
            turned = state.turn.of(DWELLINGS)
            add(out, state.land.of(self), found & ~turned if turned else found)

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        missing = lacking(SITES, list(self.sites(state, seat)), state.land.hex_at[at])
        return missing if missing and missing != DEAR else no_dwelling(state, seat) or missing

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        price = seat.faction.mat.cost[DWELLING]
        return plus(price, seat.faction.jump_cost(seat)) if leaps(state, seat, state.land.hex_at[at]) else price

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        hex_ = state.land.hex_at[at]
        state.pay(seat, seat.faction.mat.cost[DWELLING], "build")
        leap(state, seat, hex_)
        state.turn.drop_rights()
        raise_dwelling(state, seat, hex_)


BUILD: Final = Build("build", icon="house", part="hex:{place}")


@final
class Dwellings(Grant):
    """A dwelling on a hex that this action made home terrain; the amount is the set of them."""

    def count(self, amount: int) -> int:
        return 1

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if not no_dwelling(state, seat):
            add(out, state.land.of(BUILD), amount)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        missing = lacking(TURNED, [~state.occupied, amount], state.land.hex_at[move.at])
        return missing or no_dwelling(state, seat)

    def takes(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BUILD

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BUILD and amount & SPOTS[state.land.hex_at[move.at]] != 0

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        self.use(state, seat, move)  # which drops all rights


DWELLINGS: Final = Dwellings("build", RIGHTS + 80, BUILD, shown="dwelling")


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
    state.turn.hold(FAVOURS, min(state.turn.of(FAVOURS) + number, favours_to_take(state, seat)))


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

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        return self.no_place(state, seat, at) or ("" if state.can_pay(seat, self.price(state, seat, at)) else DEAR)

    def no_place(self, state: Mystica, seat: Seat, at: i64) -> str:
        """The first thing against an upgrade that costs nothing."""
        hex_ = state.land.hex_at[at // UPGRADES]
        kind = at % UPGRADES + 1
        if hex_ < 0:
            return OFF_MAP
        return no_piece(state, seat, kind) if seat.standing[BELOW[kind]] & SPOTS[hex_] else "not-below"

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        return upgrade_price(state, seat, at % UPGRADES + 1, state.land.hex_at[at // UPGRADES])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        hex_ = state.land.hex_at[at // UPGRADES]
        kind = at % UPGRADES + 1
        state.pay(seat, self.price(state, seat, at), f"upgrade:{KINDS[kind]}")
        self.replace(state, seat, kind, hex_)

    def replace(self, state: Mystica, seat: Seat, kind: i64, hex_: i64) -> None:
        """A structure takes the place of the one below it; everybody draws the consequences."""
        state.turn.drop_rights()
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
        before = len(out)
        waiting: list[Move] = []  # with a step to the last space of a track that another seat may reach first
        for move in state.land.of(self):
            found = self.no_tile(state, seat, move.at)
            if not found:
                out.append(move)
            elif found == GUARDED:
                waiting.append(move)
        if len(out) == before:
            out.extend(waiting)

    def no_tile(self, state: Mystica, seat: Seat, number: i64) -> str:
        """The first thing against a tile, as long as there are others."""
        tile = state.box.favours[number]
        if seat.favours >> number & 1:
            return "favour-own"
        if not state.favours_left[number]:
            return "tile-gone"
        return "" if may_climb(state, seat, tile.cult, tile.steps) else GUARDED

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        return self.no_tile(state, seat, at) if super().against(state, seat, at) else ""

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


def bridge_spaces(state: Mystica, seat: Seat) -> list[Places]:
    """Where each condition of a bridge holds: the space is free, a structure is next to it, a bridge is left."""
    free = ~0 if state.terms.stacked_bridges else ~state.bridged
    return [free, joined(state.land.spaces_at, seat.structures), ~0 if seat.bridge_count < state.box.bridges else 0]


def no_bridge(state: Mystica, seat: Seat) -> str:
    """The first thing against a bridge anywhere."""
    if seat.bridge_count >= state.box.bridges:
        return NO_BRIDGE
    return "" if every(bridge_spaces(state, seat)) or land_bridges(state, seat) else "no-free-space"


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

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if seat.bridge_count >= state.box.bridges:
            return NO_BRIDGE
        return lacking(LAND_BRIDGES, [land_bridges(state, seat)], state.land.hex_at[at])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        far = state.land.hex_at[at]
        seat.bridge_count += 1
        seat.land_bridges |= SPOTS[far]
        state.refresh_reach(seat)
        check_town(state, seat, place_of(seat.landmark))
        if seat.structures & SPOTS[far]:
            check_town(state, seat, far)


@final
class Bridge(Action):
    """`bridge C3:D1`: where a bridge goes that an action brought."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        add(out, state.land.of(self), every(bridge_spaces(state, seat)))

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        space = state.land.bridge_at[at]
        return lacking(SPACES, bridge_spaces(state, seat), space) if space >= 0 else "no-bridge-space"

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


UPGRADE: Final = Upgrade("upgrade", icon="trading-post", part="hex:{place}")
TAKE_FAVOUR: Final = TakeFavour("+FAV", "", icon="hand", part="tile:favour-FAV{target}")
BRIDGE: Final = Bridge("bridge", icon="bridge", part="bridge:{place}")
LAND_BRIDGE: Final = LandBridge("land-bridge", icon="bridge", part="hex:{place}")


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
