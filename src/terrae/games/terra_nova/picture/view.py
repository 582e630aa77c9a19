"""What a seat may know, as plain data. Terra Nova hides nothing, so every seat and spectator has the same view.

    game, map, title        names of the game and the map
    variant                 the variant for two seats that is played: planner, lucky-digger, or empty
    phase                   setup, actions, exchange (phase 3), between (Lucky Digger: houses are placed before the next
                            round), scoring (the last question before the final scoring) or over
    round, rounds           0 during set-up, then 1 to 5; how many there are
    first, order            seat number with the start player token (0: not known yet); turn order
    to_move                 seat numbers asked now, canonical first; 0 is nature
    columns                 length of each row of the grid
    hexes                   by name: {terrain, rim, marked}; river spaces have the terrain "river"
    bridge_spaces           by name: the seat number of the bridge on it, 0 if empty
    neutral                 by hex: the colour of the neutral house there
    round_tiles             drawn so far, first round first: {name, icons, text}
    bonus_tiles             beside the board, by letter: {money, used, icons, text}
    power_actions           by name: {power, covered, icons, text}
    territory_points        by rank
    prices                  by name
    terrains                the circle, clockwise
    factions                by key, until every seat has one: {name, colour, home, side, ability, left, right,
                            money, houses, fixed}
    seats                   in seat order; see `seat_view`

Where something has effects there are `icons` (of each effect: pairs of a text and the name of an icon), `texts` (of
each effect: a sentence for people) and `text` (all sentences in one).
"""

from __future__ import annotations

from typing import Any

from terrae.board.hexes import Hexes, bits, cell_name, one
from terrae.core.messages import Message
from terrae.core.state import NATURE, SETTLE
from terrae.economy.shown import effects_view
from terrae.games.terra_nova.rules.box import ROUNDS
from terrae.games.terra_nova.rules.rounds import INCOME, income_of
from terrae.games.terra_nova.rules.scoring import COUNT, territory, territory_points
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova, circle_steps
from terrae.games.terra_nova.words.names import faction_title


def names(state: Nova, hexes: int) -> list[str]:
    return [state.land.names[at] for at in bits(hexes)]


def only(state: Nova, hexes: int) -> str:
    return names(state, hexes)[0] if hexes else ""


PHASES = {SETTLE: "exchange", INCOME: "between", COUNT: "scoring"}


def phase(state: Nova) -> str:
    """Where in the game a state is."""
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    frames = state.stack
    while frames is not None:  # what is still to come tells where the game stands
        if frames.first in PHASES:
            return PHASES[frames.first]
        frames = frames.rest
    return "actions"


def variant(state: Nova) -> str:
    """The variant for two seats that is played."""
    return "planner" if state.terms.planner else "lucky-digger" if state.terms.lucky_digger else ""


def view(state: Nova, seat: int | None = None) -> dict[str, Any]:
    """The whole table."""
    box, land = state.box, state.land
    terrain = {at: name for name, mask in zip(box.terrains, state.terrain, strict=True) for at in bits(mask)}
    marked = {at for mask in land.marked for at in bits(mask)}
    hexes: dict[str, dict[str, Any]] = {}
    for row, letters in enumerate(land.rows):
        for column in range(len(letters)):
            name = cell_name((row, column))
            at = land.by_name.get(name)
            if at is None:
                hexes[name] = {"terrain": "river", "rim": False, "marked": False}
            else:
                rim = bool(land.rim & one(at))
                hexes[name] = {"terrain": terrain[at], "rim": rim, "marked": at in marked}
    bridges = dict.fromkeys(land.bridge_names, 0)
    for owner in state.seats:
        for space in bits(owner.bridges):
            bridges[land.bridge_names[space]] = int(owner.number) + 1
    homes = [int(home) for home in box.homes]
    return {
        "game": "terra-nova",
        "title": str(Message("terra-nova.title")),
        "map": land.name,
        "variant": variant(state),
        "phase": phase(state),
        "round": int(state.round),
        "rounds": ROUNDS,
        "first": int(state.first) + 1,
        "order": [number + 1 for number in state.order],
        "to_move": [0 if one.seat == NATURE else int(one.seat) + 1 for one in state.decisions()],
        "columns": [len(row) for row in land.rows],
        "hexes": hexes,
        "bridge_spaces": bridges,
        "neutral": {
            land.names[at]: box.colours[homes.index(box.terrains.index(terrain[at]))] for at in bits(state.neutral)
        },
        "round_tiles": [
            {"name": box.round_tiles[number].name, **effects_view(box.round_tiles[number].effects)}
            for number in state.round_tiles
        ],
        "bonus_tiles": {
            box.bonus_tiles[number].name: {
                "money": int(state.bonus_money[number]),
                "used": bool(state.bonus_used & one(number)),
                **effects_view(box.bonus_tiles[number].effects),
            }
            for number in bits(state.bonus_offer)
        },
        "power_actions": {
            action.name: {
                "power": int(action.price),
                "covered": bool(state.covered & one(number)),
                **effects_view(action.effects),
            }
            for number, action in enumerate(box.power_actions)
        },
        "territory_points": box.territory,
        "prices": {
            "shovel": int(box.shovel_price),
            "house": int(box.house_price),
            "post_adjacent": int(box.post_price_adjacent),
            "post_alone": int(box.post_price_alone),
            "palace": int(box.palace_price),
            "sailing": int(box.sailing_price),
            "bridge": int(box.bridge_price),
        },
        "terrains": list(box.terrains),
        "factions": factions_view(state),
        "seats": [seat_view(state, owner) for owner in state.seats],
    }


def factions_view(state: Nova) -> dict[str, Any]:
    """What can be chosen in set-up; nothing once every seat has its faction."""
    if all(seat.faction.mat.key for seat in state.seats):
        return {}
    first_game = state.terms.first_game
    return {
        faction.mat.key: {
            "name": faction_title(faction.mat),
            "colour": faction.mat.colour,
            "home": state.box.terrains[faction.mat.home],
            "side": faction.mat.side,
            "ability": effects_view(faction.mat.ability),
            "left": effects_view(faction.mat.left),
            "right": effects_view(faction.mat.right),
            "money": int(faction.mat.money),
            "houses": int(faction.mat.houses),
            "fixed": [int(amount) for amount in faction.mat.fixed],
        }
        for faction in state.box.factions
        if first_game is None or faction.mat.key in first_game.tiles
    }


def income(state: Nova, seat: Seat) -> dict[str, int]:
    """What the next income phase would bring, the bonus tile included."""
    sources = income_of(state, seat)
    return {
        "money": sum(int(money) for money, _, _ in sources),
        "power": sum(int(power) for _, power, _ in sources),
    }


def seat_view(state: Nova, seat: Seat) -> dict[str, Any]:
    """One seat.

    seat, faction, name, colour, home       empty texts before the choice
    money, points, power, sailing           power is the number of tokens in bowls I, II, III
    sailing_reach                           with the bonus tile
    houses, posts, palaces                  hexes; palaces by side, "" if not built
    bridges, bridges_left, town_hexes, towns (as lists of hexes, river spaces last), town_tiles (not used yet)
    bonus                                   letter or ""; bonus_tile: {used, icons, text} or None
    used, dropped, reach, income, settlements, territory {size, points} if the game ended now
    mat                                     what is printed: fixed_income, rows of {income, covered}, prices, effects
    """
    box, land = state.box, state.land
    mat = seat.faction.mat
    sizes = [territory(state, other) for other in state.seats]
    tile = None if seat.bonus == NONE else box.bonus_tiles[seat.bonus]
    tile_used = tile is not None and bool(state.bonus_used & one(seat.bonus))
    groups = state.groups(seat)
    used = [name for name, bit in (("left", 2), ("right", 4)) if seat.used & bit]
    return {
        "seat": int(seat.number) + 1,
        "faction": mat.key,
        "name": faction_title(mat),
        "colour": "" if seat.colour == NONE else box.colours[seat.colour],
        "home": "" if seat.colour == NONE else box.terrains[box.homes[seat.colour]],
        "money": int(seat.money),
        "points": int(seat.points),
        "power": [int(seat.bowl1), int(seat.bowl2), int(seat.bowl3)],
        "sailing": int(seat.sailing),
        "sailing_reach": int(state.sailing_reach(seat)),
        "houses": names(state, seat.houses),
        "posts": names(state, seat.posts),
        "palaces": {"left": only(state, seat.left), "right": only(state, seat.right)},
        "bridges": [land.bridge_names[space] for space in bits(seat.bridges)],
        "bridges_left": int(box.bridges - seat.bridge_count),
        "town_hexes": names(state, seat.towns),
        "towns": towns(state, seat, groups),
        "town_tiles": [box.town_tiles[number].name for number in bits(seat.town_tiles)],
        "bonus": "" if tile is None else tile.name,
        "bonus_tile": None if tile is None else {"used": tile_used, **effects_view(tile.effects)},
        "used": [*(["bonus"] if tile_used else []), *used],
        "dropped": seat.dropped,
        "reach": names(state, seat.reach),
        "income": income(state, seat),
        "settlements": len(groups),
        "territory": {
            "size": int(sizes[seat.number]),
            "points": int(territory_points(state, sizes)[seat.number]),
        },
        "mat": mat_view(state, seat) if mat.key else None,
    }


def towns(state: Nova, seat: Seat, groups: list[Hexes]) -> list[list[str]]:
    """The hexes of each town; groups that founded one over a river space are one town, and that space belongs to it."""
    land = state.land
    found: list[tuple[Hexes, list[str]]] = [(group, []) for group in groups if group & seat.towns]
    for space, moored in zip(seat.harbours, seat.moored, strict=True):
        joined = [town for town in found if town[0] & moored]
        found = [town for town in found if town not in joined]
        members: Hexes = 0
        spaces = [land.river_names[space]]
        for group, more in joined:
            members |= group
            spaces += more
        found.append((members, spaces))
    return [names(state, members) + spaces for members, spaces in found]


def mat_view(state: Nova, seat: Seat) -> dict[str, Any]:
    """What is printed on the mat, and what covers it: a scroll is open when its building stands on the board."""
    box, faction, mat = state.box, seat.faction, seat.faction.mat

    def row(incomes: list[list[int]], built: int) -> list[dict[str, Any]]:
        return [
            {"money": money, "power": power, "open": number < built} for number, (money, power) in enumerate(incomes)
        ]

    return {
        "side": mat.side,
        "fixed_income": {"money": mat.fixed[0], "power": mat.fixed[1]},
        "house_row": row(mat.house, int(seat.house_count)),
        "post_row": row(mat.post, int(seat.post_count)),
        "ability": effects_view(mat.ability),
        "left": {"built": bool(seat.left), **effects_view(mat.left)},
        "right": {"built": bool(seat.right), **effects_view(mat.right)},
        "post_price_adjacent": int(faction.post_price(state, seat, True)),
        "post_price_alone": int(faction.post_price(state, seat, False)),
        "sailing_track": [int(points) for points in box.sailing_points],
        "shovels": {
            terrain: int(faction.shovels(seat, steps)) if steps else 0
            for terrain, steps in ((box.terrains[number], circle_steps(faction.home, number)) for number in range(5))
        },
        "town_tiles": [
            {"name": tile.name, "open": bool(seat.town_tiles & one(number)), **effects_view(tile.effects)}
            for number, tile in enumerate(box.town_tiles)
        ],
        "town_value": int(faction.town_value(seat)),
    }
