"""Towns: when they are founded, and their tiles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.box import CULTS, TOWN, TownTile
from terrae.games.terra_mystica.rules.cults import climb_all, gain_keys, guarded, holder_of_top
from terrae.games.terra_mystica.rules.grant import CHOICES, Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, TOP, Mystica


def town_value(state: Mystica, seat: Seat) -> i64:
    """The power a town needs: a favour tile may lower it."""
    needed = state.box.town_value
    for number, tile in enumerate(state.box.favours):
        if tile.town_value and seat.favours >> number & 1 and tile.town_value < needed:
            needed = tile.town_value
    return needed


def tiles_left(state: Mystica) -> i64:
    """Town tiles that nobody has or is about to take."""
    return sum(state.towns_left) - state.turn.of(TOWNS) - state.turn.of(GROWTHS)


def is_town(state: Mystica, seat: Seat, group: Places) -> bool:
    """Is a group large and strong enough for a town?"""
    return (
        not group & seat.towns
        and seat.buildings_in(group) >= state.box.town_buildings
        and seat.value_of(group) >= town_value(state, seat)
    )


def check_town(state: Mystica, seat: Seat, at: i64) -> None:
    """Does the group of this hex join a town, or found one?"""
    group = state.group(seat, SPOTS[at])
    if group & seat.towns:
        seat.towns |= group
    elif tiles_left(state) > 0 and is_town(state, seat, group):
        found_town(state, seat, group)
    grow_towns(state, seat)


def check_all_towns(state: Mystica, seat: Seat) -> None:
    """Does any group found a town now?"""
    for group in state.groups(seat):
        if tiles_left(state) > 0 and is_town(state, seat, group):
            found_town(state, seat, group)
    grow_towns(state, seat)


def grow_towns(state: Mystica, seat: Seat) -> None:
    """A town brings another tile for each further multiple of the power a town needs; joined towns are one."""
    most: i64 = 1
    if seat.landmark:
        most = seat.faction.landmark_rules().tiles_of_town()
    if most == 1:
        return
    needed = town_value(state, seat)
    for group in state.groups(seat):
        if not group & seat.towns:
            continue
        tiles = 0
        for spot in seat.town_spots:
            if spot & group:
                tiles += 1
        while tiles < most and seat.value_of(group) >= needed * (tiles + 1) and tiles_left(state) > 0:
            tiles += 1
            earn_tile(state, seat, group, GROWTHS)


def found_town(state: Mystica, seat: Seat, group: Places) -> None:
    """A group is a town from now on; its tile is chosen next."""
    seat.towns |= group
    earn_tile(state, seat, group, TOWNS)


def earn_tile(state: Mystica, seat: Seat, group: Places, tiles: Towns) -> None:
    """A tile is due for a town."""
    seat.town_spots = [*seat.town_spots, group & -group]
    state.turn.add(tiles, 1)


def must_wait(state: Mystica, seat: Seat, tile: TownTile) -> bool:
    """Would the tile bring the seat to the last space of a cult track that another seat has to decide about first?"""
    for cult in range(len(CULTS)):
        level = seat.cults[cult]
        steps = tile.steps
        if seat.remembered & SMALL[cult]:
            steps += 1
        if level < TOP <= level + steps and holder_of_top(state, cult) is None and guarded(state, seat, cult):
            return True
    return False


@final
class TakeTown(Action):
    """`+TW3`: the tile of a new town."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        left = [number for number, copies in enumerate(state.towns_left) if copies]
        free = [number for number in left if not must_wait(state, seat, state.box.towns[number])]
        for number in free or left:
            out.append(family[number])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if not state.towns_left[at]:
            return "tile-gone" if at in state.terms.town_pool else "tile-absent"
        return "tile-waits" if super().against(state, seat, at) else ""

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        tile = state.box.towns[at]
        left = state.towns_left[:]
        left[at] -= 1
        state.towns_left = left
        seat.town_tiles = [*seat.town_tiles, at]
        gain_keys(state, seat, tile.keys)
        state.gain(seat, tile.gain, tile.source)
        if tile.steps:
            climb_all(state, seat, tile.steps, tile.source)
        for _ in range(tile.shipping):
            if seat.skip and not seat.faction.mat.most_shipping:
                seat.faction.lengthen(seat)
            else:
                state.advance_shipping(seat, tile.source)
        state.reward(seat, TOWN)


TAKE_TOWN: Final = TakeTown("+TW", "", icon="town", part="tile:town-TW{target}")


@final
class Towns(Grant):
    """Tiles of towns; those of towns that grew come after those of new ones, and bring the same."""

    def __init__(self, key: str, rank: i64) -> None:
        super().__init__(key, rank, TAKE_TOWN, must=True, lasts=True, shown="towns", unit="town-tile")

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if self is TOWNS or not state.turn.of(TOWNS):
            TAKE_TOWN.offer(state, seat, out)

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        TAKE_TOWN.take(state, seat, move.at)
        if not (seat.landmark and seat.faction.landmark_rules().on_town(state, seat)):
            seat.faction.on_town(state, seat)


TOWNS: Final = Towns("town", CHOICES + 10)
GROWTHS: Final = Towns("growth", CHOICES + 20)
