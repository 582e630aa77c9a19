"""What a seat may know, as plain data. Terramara hides nothing but what is not drawn yet, so all have the same view.

    game, title             names of the game
    phase                   setup, actions, raid (somebody must give goods) or over
    round, rounds           0 during set-up, then 1 to 5; how many there are
    first, order            seat number with the First Player card (0: not known yet); turn order of the round
    turn, to_move           whose turn it is (0: nobody's); seat numbers asked now, canonical first; 0 is nature
    spaces                  action spaces on the table, by name; see `space_view`
    road                    by row: {row, left, right, open}; the bonus tile of the left path, and of the right path the
                            bonus tile or {outpost, flags} with the seats that left one
    ends                    points that the next Caravans at the end of the Road get
    river                   by space: {space, reach, bonus, reserve, explorer, discount, grade}
    military                {last, levels, grades, ranks, neutral}: neutral players' Military Strengths
    row, deck               artifacts along the River (see `artifact_view`); how many of each level are not drawn yet
    workers                 {level, left}: the Worker tiles of this round
    warriors                Warriors beside the board
    characters, starts      cards on offer in set-up
    keep                    leftover tiles a character may keep, while somebody chooses one
    bonus_left              bonus tiles that lie nowhere, until somebody has them
    seats                   in seat order; see `seat_view`

Where something has effects there are `icons` (of each effect: pairs of a text and the name of an icon), `texts` (of
each effect: a sentence for people) and `text` (all sentences in one).
"""

from __future__ import annotations

from typing import Any

from terrae.board.hexes import bits, one
from terrae.core.messages import Message
from terrae.core.state import NATURE
from terrae.economy.shown import effects_view
from terrae.games.terramara.rules.box import BonusTile, Outpost, Space
from terrae.games.terramara.rules.catalogue import ARTIFACTS
from terrae.games.terramara.rules.craft import needs
from terrae.games.terramara.rules.effects import CATEGORIES, GOODS, GRADES, ITEMS, NO_TERRAIN, RAW, SYMBOL, TERRAINS
from terrae.games.terramara.rules.raids import GiveTribute
from terrae.games.terramara.rules.river import within_reach
from terrae.games.terramara.rules.road import END, right_open
from terrae.games.terramara.rules.scoring import flag_points, lines, outpost_of, own_outpost_points, rank_points
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.setup import KeepTile
from terrae.games.terramara.rules.spaces import (
    CROSSROADS,
    CURRENT,
    FLIPPED_ROWS,
    FUTURE,
    HOMELAND,
    HUT,
    HUT_BIT,
    NAMES,
    OWN,
    ROUNDS,
    ROWS,
    SPECIAL,
    TERRITORY,
    round_of,
)
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.words.names import card_name, character_name, space_title, start_name

COLOURS = ("red", "blue", "green", "yellow")
KINDS = ("territory", "crossroads", "special", "homeland", "hut")
Data = dict[str, Any]


def phase(state: Mara) -> str:
    """Where in the game a state is."""
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    return "raid" if isinstance(state.decision, GiveTribute) else "actions"


def view(state: Mara, seat: int | None = None) -> Data:
    """The whole table."""
    box = state.box
    return {
        "game": "terramara",
        "title": str(Message("terramara.title")),
        "phase": phase(state),
        "round": int(state.round),
        "rounds": ROUNDS,
        "first": int(state.first) + 1,
        "order": [number + 1 for number in state.order],
        "turn": int(state.turn) + 1,
        "to_move": [0 if one.seat == NATURE else int(one.seat) + 1 for one in state.decisions()],
        "spaces": spaces_view(state),
        "road": [road_view(state, row) for row in range(ROWS)] if len(state.bonus) == len(box.slots) else [],
        "ends": [box.ends[min(int(state.arrived) + more, len(box.ends) - 1)] for more in range(2)],
        "river": [river_view(state, space) for space in range(int(box.river_last) + 1)],
        "military": {
            "last": int(box.military_last),
            "levels": list(box.power_levels),
            "grades": list(box.symbols[2]),
            "ranks": list(box.ranks),
            "neutral": [int(military) for military in state.neutral_military],
        },
        "road_grades": list(box.symbols[1]),
        "outpost_points": list(box.outpost_points),
        "row": [artifact_view(state, card) for card in state.row],
        "deck": [len(bits(state.deck & box.level_cards[level])) for level in (1, 2, 3)],
        "workers": {
            "levels": list(box.worker_rounds),
            "left": int(box.workers_per_round - state.hired),
        },
        "warriors": int(state.warriors),
        "characters": [character_view(state, number) for number in state.dealt],
        "starts": [
            {
                "key": box.starts[number].key,
                "name": str(start_name(box.starts[number])),
                **effects_view(box.starts[number].ops),
            }
            for number in state.starts
        ],
        "keep": keep_view(state),
        "bonus_left": [bonus_view(tile) for tile in leftovers(state)],
        "first_card": effects_view(box.back_ops if state.round == ROUNDS else box.front_ops),
        "seats": [seat_view(state, owner) for owner in state.seats],
    }


def leftovers(state: Mara) -> list[BonusTile]:
    """Bonus tiles that lie nowhere and belong to nobody, while somebody may still choose who has them."""
    if len(state.bonus) < len(state.box.slots) or not (state.dealt and state.round == 0):
        return []
    held = [number for seat in state.seats for number in bits(seat.bonus_tiles)]
    return [
        tile for number, tile in enumerate(state.box.bonus_tiles) if number not in state.bonus and number not in held
    ]


def keep_view(state: Mara) -> list[Data]:
    """Leftover tiles on offer: their reverse is what matters."""
    decision = state.now
    if not isinstance(decision, KeepTile):
        return []
    found: list[Data] = []
    for move in decision.moves(state):
        tile = state.box.tiles[move.at]
        if tile.crossroads != NONE:
            space = state.box.crossroads[tile.crossroads]
            shown = {"name": str(space_title(space)), "outpost": None, **effects_view(space.ops)}
        else:
            outpost = outpost_view(state, state.box.outposts[tile.outpost])
            shown = {"name": "", "outpost": outpost, "icons": [], "texts": [], "text": ""}
        found.append({"key": tile.key, **shown})
    return found


# Spaces


def spaces_view(state: Mara) -> Data:
    """All action spaces on the table: those of rows that were turned over are gone."""
    if not state.places:
        return {}
    found: Data = {}
    for number, name in enumerate(NAMES):
        if number < TERRITORY and round_of(number // 6) < state.round:
            continue
        if HOMELAND <= number < OWN and not state.homeland & one(number):
            continue
        if number in (OWN, HUT):
            continue
        found[name] = space_view(state, number)
    for owner in state.seats:
        if owner.own_crossroads != NONE and not owner.grown:
            found["own"] = {**space_view(state, OWN), "owner": int(owner.number) + 1}
    return found


def state_of(state: Mara, number: int) -> str:
    """Is a space open to all clan members now, to Explorers only, or not yet?"""
    spot = one(number)
    if number >= HOMELAND or CURRENT[state.round] & spot:
        return "now"
    return "future" if FUTURE[state.round] & spot and state.round else "later"


def space_view(state: Mara, number: int) -> Data:
    """An action space.

    key, kind, name         of the tile or card; territory, crossroads, special, homeland; a name if it has one
    terrain, size           of a territory
    single, fire            room for one clan member only; covered by a Fire tile
    state                   now, future (Explorers only) or later (closed as yet)
    explorers, chieftain, warriors      seat numbers; neutral players are -1 and -2, nobody is 0
    lose, pay_military, pay_raw, requires   what placing costs or needs (requires: a sentence and icons)
    icons, texts, text      what it does
    """
    space = state.places[number]
    spot = one(number)
    explorers = [int(seat.number) + 1 for seat in state.seats if seat.explorers_at & spot]
    explorers += [-1 - neutral for neutral, mask in enumerate(state.neutral_at) if mask & spot]
    return {
        "key": space.key,
        "kind": KINDS[space.kind],
        "name": str(space_title(space)),
        "row": row_of(number),
        "terrain": "" if space.terrain == NO_TERRAIN else TERRAINS[space.terrain],
        "size": "small" if space.small else "large",
        "single": bool(state.singles & spot),
        "fire": bool(state.fire & spot),
        "state": state_of(state, number),
        "explorers": explorers,
        "chieftain": next((int(seat.number) + 1 for seat in state.seats if seat.chieftain_at & spot), 0),
        "warriors": [int(seat.number) + 1 for seat in state.seats if seat.warriors_at & spot],
        "lose": int(space.lose),
        "pay_military": int(space.pay_military),
        "pay_raw": int(space.pay_raw),
        "requires": requires_view(state, space),
        **effects_view(space.ops),
    }


def row_of(number: int) -> int:
    """The row (from 1) of a space between Road and River; 0 for the others."""
    if number < TERRITORY:
        return number // 6 + 1
    if number < SPECIAL:
        return number - CROSSROADS + 1
    return number - SPECIAL + FLIPPED_ROWS + 1 if number < HOMELAND else 0


def requires_view(state: Mara, space: Space) -> Data | None:
    if space.requires is None:
        return None
    icons = [list(icon) for icon in space.requires.icons()]
    if space.requires.kind == SYMBOL:
        icons = [[f"≥{state.box.symbols[space.requires.of][space.requires.at_least]}", icons[0][1]]]
    return {"icons": icons, "text": str(space.requires.words())}


# Road and River


def bonus_view(tile: BonusTile) -> Data:
    return {"key": tile.key, "level": int(tile.level), **effects_view(tile.ops)}


def road_view(state: Mara, row: int) -> Data:
    """The paths of a row."""
    box = state.box
    start = int(box.river_slots)
    found: Data = {
        "row": row + 1,
        "left": bonus_view(box.bonus_tiles[state.bonus[start + row]]),
        "right": None,
        "outpost": None,
        "open": right_open(state, row),
        "flags": [int(seat.number) + 1 for seat in state.seats if seat.flags & one(row)] if row < FLIPPED_ROWS else [],
    }
    if row < FLIPPED_ROWS:
        found["outpost"] = outpost_view(state, outpost_of(state, row))
    else:
        found["right"] = bonus_view(box.bonus_tiles[state.bonus[start + ROWS + row - FLIPPED_ROWS]])
    return found


def outpost_view(state: Mara, outpost: Outpost) -> Data:
    """What an Outpost asks for: the word of what is counted, and how much of it for each grade."""
    grades = []
    for grade, condition in zip(GRADES, outpost.grades, strict=True):
        least = condition.at_least
        if condition.kind == SYMBOL:
            least = state.box.symbols[condition.of][condition.at_least]
        grades.append({"grade": grade, "least": int(least), "text": str(condition.words())})
    word = outpost.grades[0].icons()[0][1]
    return {"key": outpost.key, "word": word, "grades": grades}


def river_view(state: Mara, space: int) -> Data:
    """A space of the River."""
    box = state.box
    bonus = [
        bonus_view(box.bonus_tiles[state.bonus[number]])
        for number in range(int(box.river_slots))
        if box.slots[number].space == space and number < len(state.bonus)
    ]
    return {
        "space": space,
        "reach": int(box.reach[space]),
        "bonus": bonus,
        "reserve": space == box.reserve_from,
        "explorer": space == box.explorer_at,
        "discount": space == box.discount_from,
        "grade": box.symbols[0].index(space) + 1 if space in box.symbols[0] else 0,
    }


# Cards


def artifact_view(state: Mara, card: int) -> Data:
    """An artifact: its cost in refined goods, its points, what it does, and from which River space it is in reach."""
    box = state.box
    made = box.artifacts[card]
    reach = 0
    if card in state.row:
        place = state.row.index(card)
        reach = next(space for space in range(int(box.river_last) + 1) if box.reach[space] > place)
    return {
        "key": made.key,
        "name": str(card_name(made)),
        "level": int(made.level),
        "category": CATEGORIES[made.category],
        "cost": {ITEMS[RAW + kind]: number for kind, number in enumerate(made.cost) if number},
        "vp": int(made.points),
        "reach": reach,
        **effects_view(made.powers.abilities),
    }


def character_view(state: Mara, number: int) -> Data:
    character = state.box.characters[number]
    return {
        "key": character.key,
        "names": [str(character_name(character, grown)) for grown in (False, True)],
        "young": effects_view(character.young.abilities),
        "experienced": effects_view(character.grown.abilities),
    }


# Seats


def seat_view(state: Mara, seat: Seat) -> Data:
    """One seat.

    seat, colour, name                      name: of the character now, or empty
    points, military, culture, power_level  points are those scored so far
    goods                                   by name; workers: by level {have, tired}
    explorers, chieftain, warriors          that can still be sent; clan: Explorers in all
    hut                                     {explorers, chieftain, warriors} in the Hut
    caravans                                places on the Road: {node, way, end}; node 0 is the start, way "" on a node
    flags, end_points                       rows with a Flag; points of Caravans at the end of the Road
    artifacts, reserved                     cards; created ones with `used`
    character                               {key, grown, names, young, experienced, used, ability} or None
    start                                   key of a Starting Resources card not used yet, or ""
    bonus_tiles, own_crossroads, own_outpost    what a character brought
    reach, costs                            artifacts within reach; what each of them, and a reserved one, costs now
    standing                                what the final scoring would bring now, and the total with points
    """
    box = state.box
    scored = [(source, int(points)) for source, points in lines(state, seat) if points]
    total = int(seat.points) + (0 if state.over else sum(points for _, points in scored))
    character = None
    if seat.character != NONE:
        character = {
            **character_view(state, int(seat.character)),
            "grown": seat.grown,
            "used": seat.ability_used,
            "once": any(seat.side.once),
        }
    reachable = [*state.row[: within_reach(state, seat)], *([int(seat.reserved)] if seat.reserved != NONE else [])]
    return {
        "seat": int(seat.number) + 1,
        "colour": COLOURS[seat.number],
        "name": str(character_name(box.characters[seat.character], seat.grown)) if seat.character != NONE else "",
        "points": int(seat.points),
        "military": int(seat.military),
        "power_level": int(state.power_level(seat.military)),
        "culture": int(seat.culture),
        "goods": {ITEMS[kind]: int(seat.goods[kind]) for kind in range(GOODS)},
        "workers": [{"have": int(seat.workers[level]), "tired": int(seat.tired[level])} for level in range(3)],
        "explorers": int(seat.explorers),
        "chieftain": seat.chieftain,
        "warriors": int(seat.warriors),
        "clan": int(seat.clan),
        "hut": {
            "explorers": int(seat.hut_explorers),
            "chieftain": seat.chieftain_at == HUT_BIT,
            "warriors": int(seat.hut_warriors),
        },
        "caravans": [caravan_view(int(at)) for at in (seat.caravan, seat.second)],
        "flags": [row + 1 for row in range(FLIPPED_ROWS) if seat.flags & one(row)],
        "flag_points": {
            str(row + 1): int(flag_points(state, seat, row)) for row in range(FLIPPED_ROWS) if seat.flags & one(row)
        },
        "end_points": int(seat.end_points),
        "artifacts": [
            {**artifact_view(state, int(card)), "used": bool(seat.used & one(card))} for card in bits(seat.cards)
        ],
        "reserved": None if seat.reserved == NONE else artifact_view(state, int(seat.reserved)),
        "character": character,
        "start": box.starts[seat.start].key if seat.start != NONE else "",
        "bonus_tiles": [bonus_view(box.bonus_tiles[number]) for number in bits(seat.bonus_tiles)],
        "own_crossroads": "" if seat.own_crossroads == NONE else box.tiles[seat.own_crossroads].key,
        "own_outpost": None
        if seat.own_outpost == NONE
        else {
            **outpost_view(state, box.outposts[box.tiles[seat.own_outpost].outpost]),
            "points": int(own_outpost_points(state, seat)),
        },
        "rank_points": int(rank_points(state, seat)),
        "reach": int(within_reach(state, seat)),
        "costs": {ARTIFACTS[card]: list(needs(state, seat, box.artifacts[card])) for card in reachable},
        "standing": {"lines": [[source, points] for source, points in scored], "total": total},
    }


def caravan_view(at: int) -> Data:
    """A place on the Road; the end is row 6 of the nodes."""
    return {"node": at // 3, "way": ("", "left", "right")[at % 3], "end": at == END}
