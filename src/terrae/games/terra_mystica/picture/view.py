"""What a seat may know, as plain data. Terra Mystica hides nothing, so every seat and spectator has the same view.

    game, map, title        names of the game and the map
    phase                   setup, actions, between (cult bonus and income before the next round) or over
    round, rounds           0 during set-up, then 1 to 6; how many there are
    order, passing          turn order; who has passed, first first
    to_move, active         seat numbers asked now, canonical first, 0 is nature; the seat whose turn it is, 0: nobody's
    hexes                   by name: {terrain, row, column, edge, structure, seat, town}; empty, 0 where nothing stands
    rivers                  by name: {row, column, structure, seat, town}
    bridges                 by name of the space: the seat number of the bridge on it, 0 if empty
    round_tiles             drawn so far, first round first: {name, icons, texts, text}
    final_tile              the extra scoring tile or None; it has a name besides its effects
    final_points            points by rank for {cult, network}
    bonus_cards             beside the board, by name: {coins, ...effects}
    favours, town_tiles     in the supply, by name: {left, copies, ...effects}
    power_actions           by name: {power, covered, ...effects}
    cults                   by name: {levels: seat -> space, points: seat -> what the track would score, places, power}
    terrains                the wheel, clockwise
    supply                  how many structures of each kind a seat has
    factions                that may still be chosen, by key: {name, home, ability, stronghold, start, bowls,
                            cults, costs}
    picking                 terrains that may be picked or unlocked now, with their price in coins
    granted                 what the turn under way still grants, by name: only numbers that are not 0; shipping and
                            digging are advances, home a new terrain, landscape a free placing, tops tracks to choose
    seats                   in seat order; see `seat_view`

Where something has effects there are `icons` (of each effect: pairs of a text and the name of an icon), `texts` (of
each effect: a sentence for people) and `text` (all sentences in one). Names of terrains, structures, tiles and cults
are those of the notation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from terrae.board.wide import SPOTS, Places, members
from terrae.core.messages import Message
from terrae.core.state import NATURE
from terrae.economy.shown import effects_view
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, ROUNDS, TERRAINS, VARIABLE, WHEEL, Goods
from terrae.games.terra_mystica.rules.cults import PLACES_OF
from terrae.games.terra_mystica.rules.grant import each, total
from terrae.games.terra_mystica.rules.homes import PICK
from terrae.games.terra_mystica.rules.neighbours import gain_of, price_of
from terrae.games.terra_mystica.rules.offers import ALWAYS, ASK
from terrae.games.terra_mystica.rules.priests import UNLOCK
from terrae.games.terra_mystica.rules.rounds import INCOME, START_ROUND
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network, prizes
from terrae.games.terra_mystica.rules.scoring import standing as half_steps
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.setup import free_factions
from terrae.games.terra_mystica.rules.spades import CultSpades
from terrae.games.terra_mystica.rules.special import specials_of
from terrae.games.terra_mystica.rules.state import SMALL, Mystica
from terrae.games.terra_mystica.rules.towns import town_value
from terrae.games.terra_mystica.words.names import faction_title, landmark_name, map_name
from terrae.games.terra_mystica.words.names import needs as needed

GOODS = ("coins", "workers", "priests", "power", "points")
LANDSCAPE = "landscape"  # the structure that is none of the five kinds
BETWEEN = (INCOME, START_ROUND)


def goods_view(goods: Goods, less: Goods | None = None) -> dict[str, int]:
    """Amounts that are not zero, or what they are more than others."""
    return {**_amounts(goods, less)}


@lru_cache(4096)
def _amounts(goods: Goods, less: Goods | None) -> dict[str, int]:
    """The same, made once for each amount that is printed."""
    amounts = {name: int(getattr(goods, name)) - (int(getattr(less, name)) if less else 0) for name in GOODS}
    return {name: amount for name, amount in amounts.items() if amount}


def name_of(state: Mystica, at: int) -> str:
    """The name of a place: river hexes are numbered after the land."""
    land = state.land
    return land.names[at] if at < land.first_river else land.river_names[at - land.first_river]


def names(state: Mystica, places: Places) -> list[str]:
    return [name_of(state, at) for at in members(places)]


def phase(state: Mystica) -> str:
    """Where in the game a state is."""
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    frames = state.stack
    while frames is not None:  # what is still to come tells where the game stands
        if frames.first in BETWEEN:
            return "between"
        frames = frames.rest
    return "actions"


def view(state: Mystica, seat: int | None = None) -> dict[str, Any]:
    """The whole table."""
    box, land = state.box, state.land
    bridges = dict.fromkeys(land.bridge_names, 0)
    for owner in state.seats:
        for space in members(owner.bridges):
            bridges[land.bridge_names[space]] = int(owner.number) + 1
    final = None if state.final_tile == NONE else box.final_tiles[state.final_tile]
    return {
        "game": "terra-mystica",
        "title": str(Message("terra-mystica.title")),
        "map": str(map_name(land)),
        "phase": phase(state),
        "round": int(state.round),
        "rounds": ROUNDS,
        "order": [number + 1 for number in state.order or state.seating],
        "passing": [number + 1 for number in state.passing],
        "to_move": [0 if asked.seat == NATURE else int(asked.seat) + 1 for asked in state.decisions()],
        "active": int(state.active) + 1,
        "hexes": hexes_view(state),
        "rivers": rivers_view(state),
        "bridges": bridges,
        "round_tiles": [
            {"name": box.round_tiles[number].name, **effects_view(box.round_tiles[number].effects)}
            for number in state.round_tiles
        ],
        "final_tile": {"name": final.name, **effects_view(final.effects)} if final else None,
        "final_points": {"cult": list(box.cult_points), "network": list(box.network_points)},
        "bonus_cards": {
            box.bonus_cards[number].name: {
                "coins": int(state.bonus_coins[number]),
                **effects_view(box.bonus_cards[number].effects),
            }
            for number in members(state.bonus_offer)
        },
        "favours": {
            tile.name: {"left": int(left), "copies": int(tile.copies), **effects_view(tile.effects)}
            for tile, left in zip(box.favours, state.favours_left, strict=True)
        },
        "town_tiles": {
            tile.name: {"left": int(left), "copies": int(tile.copies), **effects_view(tile.effects)}
            for number, (tile, left) in enumerate(zip(box.towns, state.towns_left, strict=True))
            if number in state.terms.town_pool
        },
        "power_actions": {
            action.name: {
                "power": int(action.price),
                "covered": bool(state.covered & SMALL[number]),
                **effects_view(action.effects),
            }
            for number, action in enumerate(box.power_actions)
        },
        "cults": {name: cult_view(state, number) for number, name in enumerate(CULTS)},
        "terrains": list(TERRAINS[:WHEEL]),
        "supply": dict(zip(KINDS, (int(number) for number in box.supply), strict=True)),
        "factions": factions_view(state),
        "picking": picking(state),
        "granted": granted(state),
        "seats": seats_view(state),
    }


def hexes_view(state: Mystica) -> dict[str, dict[str, Any]]:
    """Every land hex with what stands on it."""
    land = state.land
    found: dict[str, dict[str, Any]] = {}
    for at, (name, cell) in enumerate(zip(land.names, land.cells, strict=True)):
        found[name] = {
            "terrain": TERRAINS[state.terrain_at(at)],
            "row": cell[0],
            "column": cell[1],
            "edge": bool(land.edge & SPOTS[at]),
            "structure": "",
            "seat": 0,
            "town": False,
        }
    for seat in state.seats:
        for kind, hexes in zip(KINDS, seat.standing, strict=True):
            for at in members(hexes):
                found[land.names[at]].update(standing(seat, kind, at))
        for at in members(seat.landmark & land.everything):
            found[land.names[at]].update(standing(seat, LANDSCAPE, at))
    return found


def rivers_view(state: Mystica) -> dict[str, dict[str, Any]]:
    """Every river hex; landscapes may lie on them."""
    land = state.land
    found: dict[str, dict[str, Any]] = {
        name: {"row": cell[0], "column": cell[1], "structure": "", "seat": 0, "town": False}
        for name, cell in zip(land.river_names, land.river, strict=True)
    }
    for seat in state.seats:
        for at in members(seat.landmark & ~land.everything):
            found[name_of(state, at)].update(standing(seat, LANDSCAPE, at))
    return found


def standing(seat: Seat, kind: str, at: int) -> dict[str, Any]:
    """What stands on a hex."""
    return {"structure": kind, "seat": int(seat.number) + 1, "town": bool(seat.towns & SPOTS[at])}


def cult_view(state: Mystica, cult: int) -> dict[str, Any]:
    """A cult track: where the seats stand, what they would score, the places for priests, the power on the way."""
    box = state.box
    levels = [int(seat.cults[cult]) if seat.faction.mat.key else 0 for seat in state.seats]
    points = prizes([half_steps(seat, cult) for seat in state.seats], box.cult_points)
    return {
        "levels": {
            str(number): level for number, level in enumerate(levels, 1) if state.seats[number - 1].faction.mat.key
        },
        "points": {str(number): int(won) for number, won in enumerate(points, 1)},
        "places": [
            {
                "steps": int(steps),
                "taken": bool(state.priest_places[cult] & SMALL[place]),
                "seat": priest_of(state, cult, place),
            }
            for place, steps in enumerate(box.priest_steps)
        ],
        "power": [int(power) for power in box.step_power],
    }


def priest_of(state: Mystica, cult: int, place: int) -> int:
    """The seat whose priest stands on a place of a cult track, counted from 1; 0 if it is free."""
    for seat in state.seats:
        if seat.orders & SMALL[place] * PLACES_OF[cult]:
            return int(seat.number) + 1
    return 0


def home_name(home: int) -> str:
    """The home of a faction: a terrain, or `variable` if it picks one."""
    return TERRAINS[home] if 0 <= home < VARIABLE else "variable" if home == VARIABLE else ""


def factions_view(state: Mystica) -> dict[str, Any]:
    """What can be chosen in set-up; nothing once every seat has its faction."""
    if all(seat.faction.mat.key for seat in state.seats):
        return {}
    return {
        faction.mat.key: {
            "name": faction_title(faction.mat),
            "home": home_name(int(faction.mat.home)),
            "ability": effects_view(faction.mat.ability),
            "stronghold": effects_view(faction.mat.stronghold),
            "start": goods_view(faction.mat.start),
            "bowls": [int(tokens) for tokens in faction.mat.bowls],
            "cults": {cult: int(at) for cult, at in zip(CULTS, faction.mat.cults, strict=True) if at},
            "costs": {kind: goods_view(cost) for kind, cost in zip(KINDS, faction.mat.cost, strict=True)},
        }
        for faction in free_factions(state)
    }


def picking(state: Mystica) -> dict[str, int]:
    """The terrains that somebody may pick or unlock now, with the price in coins."""
    found: dict[str, int] = {}
    for decision in state.decisions():
        if decision.seat == NATURE:
            continue
        seat = state.seats[decision.seat]
        for move in decision.moves(state):
            if move.verb is PICK:
                found[TERRAINS[move.at]] = 0
            elif move.verb is UNLOCK and move.at < WHEEL:
                found[TERRAINS[move.at]] = int(seat.faction.unlock_price(state, seat, move.at))
    return dict(sorted(found.items(), key=lambda entry: TERRAINS.index(entry[0])))


def granted(state: Mystica) -> dict[str, int]:
    """What the turn under way may and must still do."""
    if state.active == NONE or state.over:
        return {}
    found = {"actions": int(state.turn.actions)} if state.turn.actions else {}
    names = [held.grant.shown for held in each(state.turn.held) if held.grant.shown]
    return {**found, **{name: int(state.turn.amount(name)) for name in names}}


def income(state: Mystica, seat: Seat) -> dict[str, int]:
    """What the next income phase would bring, with the tiles and the card the seat holds."""
    sources = [printed[seat.counts[kind]] for kind, printed in enumerate(seat.faction.mat.income)]
    sources += [tile.income for number, tile in enumerate(state.box.favours) if seat.favours >> number & 1]
    if seat.bonus != NONE:
        sources.append(state.box.bonus_cards[seat.bonus].income)
    return {name: sum(int(getattr(goods, name)) for goods in sources) for name in GOODS[:4]}


def seats_view(state: Mystica) -> list[dict[str, Any]]:
    """All seats, with what they would score at the end if it were now."""
    box = state.box
    sizes = [best_network(state, seat) for seat in state.seats]
    shares = {"network": (sizes, prizes(sizes, box.network_points))}
    if state.final_tile != NONE:
        kind = box.final_tiles[state.final_tile].measure
        values = [best_measure(state, seat, kind) for seat in state.seats]
        shares["final"] = (values, prizes(values, box.network_points))
    found = []
    for number, seat in enumerate(state.seats):
        would = {
            name: {"size": int(sizes[number]), "points": int(won[number])} for name, (sizes, won) in shares.items()
        }
        found.append(seat_view(state, seat, would))
    return found


def seat_view(state: Mystica, seat: Seat, would: dict[str, Any]) -> dict[str, Any]:
    """One seat.

    seat, faction, name                     empty texts before the choice
    home, printed_home, picked, unlocked    terrains: now; as on its board (or `variable`); picked in set-up; unlocked
    points, coins, workers, priests, most_priests, priests_placed, keys, power (tokens in the bowls I, II, III)
    cults                                   by name
    shipping, shipping_reach, digging, skip levels; with the bonus card; hexes that tunnel or carpet skips
    structures                              by kind: hexes
    bridges, bridges_left, towns (each a list of hexes, the river hexes that join them last), town_value
    bonus                                   name or ""; bonus_card: {effects} or None
    favours, town_tiles                     held, by name in the order of the game: {name, effects}
    actions                                 special actions it has: {name, once, used, price}
    passed, out, income, reach
    landscape, land_bridges                 {name, symbol, at, needs, needs_text, effects}, None without; the hexes they
                                            join
    offers                                  open power offers: {seat, power, gain, price, coins (instead)}
    owed                                    what must still be answered, if not 0: steps, tokens, charged, priests,
                                            spades, makings
    answer                                  how offers are answered: ask, always, or the highest price
    network, final                          {size, points} if the game ended now; final only with an extra tile
    mat                                     what is printed; see `mat_view`
    """
    box, land = state.box, state.land
    mat = seat.faction.mat
    card = None if seat.bonus == NONE else box.bonus_cards[seat.bonus]
    owed = {
        "steps": int(seat.steps),
        **{held.grant.shown: int(total(seat.held, held.grant.shown)) for held in each(seat.held)},
        "priests": int(seat.arrivals),
        "spades": int(seat.cult_spades) if any(isinstance(asked, CultSpades) for asked in state.decisions()) else 0,
        "makings": int(seat.makings),
    }
    answer = int(seat.answer)
    return {
        "seat": int(seat.number) + 1,
        "faction": mat.key,
        "name": faction_title(mat),
        "home": home_name(int(seat.home)),
        "printed_home": home_name(int(mat.home)),
        "picked": home_name(int(seat.picked)),
        "unlocked": [TERRAINS[terrain] for terrain in range(WHEEL) if seat.unlocked & SMALL[terrain]],
        "points": int(seat.points),
        "coins": int(seat.coins),
        "workers": int(seat.workers),
        "priests": int(seat.priests),
        "most_priests": int(seat.most_priests),
        "priests_placed": int(seat.priests_placed),
        "keys": int(seat.keys),
        "power": [int(seat.bowl1), int(seat.bowl2), int(seat.bowl3)],
        "cults": dict(zip(CULTS, (int(level) for level in seat.cults), strict=True)),
        "shipping": int(seat.shipping),
        "shipping_reach": int(state.shipping_reach(seat)) if mat.key else 0,
        "digging": int(seat.digging),
        "skip": int(seat.skip),
        "structures": {kind: names(state, hexes) for kind, hexes in zip(KINDS, seat.standing, strict=True)},
        "bridges": [land.bridge_names[space] for space in members(seat.bridges)],
        "bridges_left": int(box.bridges - seat.bridge_count),
        "towns": towns(state, seat),
        "town_value": int(town_value(state, seat)),
        "bonus": card.name if card else "",
        "bonus_card": effects_view(card.effects) if card else None,
        "favours": [
            {"name": tile.name, **effects_view(tile.effects)}
            for number, tile in enumerate(box.favours)
            if seat.favours >> number & 1
        ],
        "town_tiles": [
            {"name": box.towns[number].name, **effects_view(box.towns[number].effects)} for number in seat.town_tiles
        ],
        "actions": [
            {
                "name": special.name,
                "once": special.once,
                "used": bool(special.once and SPOTS[special.number] & seat.used),
                "price": {**goods_view(special.price), **({"tokens": int(special.tokens)} if special.tokens else {})},
            }
            for special in specials_of(state, seat)
        ],
        "landscape": landscape_view(state, seat),
        "land_bridges": names(state, seat.land_bridges),
        "passed": seat.passed,
        "out": seat.out,
        "income": income(state, seat),
        "reach": names(state, seat.reach),
        "offers": [
            {
                "seat": int(offer.builder) + 1,
                "power": int(offer.power),
                "gain": int(gain_of(seat, offer)),
                "price": int(price_of(seat, offer)),
                "coins": int(offer.coins),
            }
            for offer in seat.offers
        ],
        "owed": {name: number for name, number in owed.items() if number},
        "answer": "ask" if answer == ASK else "always" if answer == ALWAYS else str(answer),
        **would,
        "mat": mat_view(state, seat) if mat.key else None,
    }


def landscape_view(state: Mystica, seat: Seat) -> dict[str, Any] | None:
    """The special landscape of a faction: what must stand before it, where it lies, what it does."""
    rules = seat.faction.landscape
    if rules is None or not state.terms.landscapes:
        return None
    landmark = rules.landmark
    return {
        "name": str(landmark_name(seat.faction)),
        "symbol": landmark.symbol,
        "at": "".join(names(state, seat.landmark)),
        "needs": {kind: int(number) for kind, number in zip(KINDS, landmark.needs, strict=True) if number},
        "needs_text": [str(need) for need in needed(landmark)],
        **effects_view(landmark.effects),
    }


def towns(state: Mystica, seat: Seat) -> list[list[str]]:
    """The hexes of each town, and the river hexes that join them."""
    land = state.land
    found = []
    for group in state.groups(seat):
        if group & seat.towns:
            joints = [land.river_names[river] for river in members(seat.town_rivers) if land.shores[river] & group]
            hexes = names(state, group)
            found.append(hexes + [name for name in joints if name not in hexes])
    return found


def mat_view(state: Mystica, seat: Seat) -> dict[str, Any]:
    """What is printed on the faction board, and what covers it: an income is open when its structure is on the map.

    rows            by kind: {price, power, fixed (income in any case), slots of {income, open}}
    ability, stronghold     effects; stronghold has also `built`
    shipping, digging       {levels, points, price}; None without such a track; digging has the prices of spades
    jump                    {price, points} of tunnel or carpet; None without
    need, needs, need_price what it takes to build on a terrain that is not home, by terrain: spades and the price of
                            one; cult steps, power tokens or coins for those who never dig
    """
    faction, mat = seat.faction, seat.faction.mat
    rows = {}
    for kind, name in enumerate(KINDS):
        incomes = mat.income[kind]
        rows[name] = {
            "price": goods_view(mat.cost[kind]),
            "power": int(mat.power[kind]),
            "fixed": goods_view(incomes[0]),
            "slots": [
                {"income": goods_view(incomes[number], incomes[number - 1]), "open": number <= seat.counts[kind]}
                for number in range(1, len(incomes))
            ],
        }
    shipping = None
    if mat.most_shipping:
        shipping = {
            "levels": list(range(int(mat.shipping), int(mat.most_shipping) + 1)),
            "points": [0, *(int(points) for points in mat.ship_points)],
            "price": goods_view(mat.ship_cost),
        }
    digging = None
    if mat.spade_cost:
        digging = {
            "spades": [goods_view(cost) for cost in mat.spade_cost],
            "points": [0, *(int(points) for points in mat.dig_points)],
            "price": goods_view(mat.dig_cost),
        }
    jump = None
    if mat.jump:
        jump = {"price": goods_view(faction.jump_cost(seat)), "points": int(mat.jump_points)}
    need, needs = needs_view(state, seat)
    return {
        "rows": rows,
        "ability": effects_view(mat.ability),
        "stronghold": {"built": seat.has_stronghold(), **effects_view(mat.stronghold)},
        "shipping": shipping,
        "digging": digging,
        "jump": jump,
        "need": need,
        "needs": needs,
        "need_price": goods_view(faction.spade_cost(seat)) if need == "spades" and faction.buys_spades() else {},
    }


def needs_view(state: Mystica, seat: Seat) -> tuple[str, dict[str, int]]:
    """What each terrain of the wheel takes until the seat can build on it, and in what; nothing while unknown."""
    faction = seat.faction
    wheel = list(enumerate(TERRAINS[:WHEEL]))
    if seat.home == NONE or faction.goal(seat) == NONE:
        return "", {}
    if seat.unlocked:
        return "coins", {
            terrain: 0 if seat.unlocked & SMALL[number] else int(seat.faction.unlock_price(state, seat, number))
            for number, terrain in wheel
        }
    if faction.made_with:
        return faction.made_with, {terrain: int(faction.made_price(state, seat, number)) for number, terrain in wheel}
    return "spades", {
        terrain: 0 if number == seat.home else int(faction.spades_home(seat, number)) for number, terrain in wheel
    }
