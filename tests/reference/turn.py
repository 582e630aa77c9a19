"""One turn of phase 2, written as generators that yield the open questions and are sent the answer."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from . import facts
from .board import in_reading_order
from .table import Seat, Table


@dataclass
class Question:
    """Who is asked (0 is nature), what may be answered, and for nature how likely each answer is."""

    seat: int
    moves: list[str]
    weights: list[int] = field(default_factory=list)


Answer = tuple[int, str]
Flow = Generator[list[Question], Answer, None]
TextFlow = Generator[list[Question], Answer, str]
FREE_MOVES = ("exchange", "worship")


def ask(seat: int, moves: list[str], weights: list[int] | None = None) -> TextFlow:
    assert moves
    _, text = yield [Question(seat, moves, weights or [1] * len(moves))]
    return text


def ask_or_done(seat: Seat, moves: list[str]) -> TextFlow:
    """An optional question; it is not put when `done` is the only answer."""
    if not moves:
        return "done"
    return (yield from ask(seat.number, [*moves, "done"]))


def target(text: str) -> str:
    return text.split(" ", 1)[1]


def with_verb(verb: str, places: list[str]) -> list[str]:
    return [f"{verb} {place}" for place in places]


# ---- the additional option: power exchange


def worship_moves(seat: Seat) -> list[str]:
    if seat.faction != "druids":
        return []
    return [f"worship {times}" for times in range(1, seat.power[2] // 3 + 1)]


def free_moves(seat: Seat, used: set[str]) -> list[str]:
    """The free moves still possible in a window in which those in `used` were made."""
    moves: list[str] = []
    if "exchange" not in used:
        moves += [f"exchange {amount}" for amount in range(1, seat.power[2] + 1)]
    if "worship" not in used:
        moves += worship_moves(seat)
    return moves


def make_free_move(seat: Seat, text: str) -> str:
    """Does it and returns its verb."""
    verb, number = text.split(" ")
    if verb == "exchange":
        seat.spend_power(int(number))
        seat.money += int(number)
    else:
        seat.spend_power(3 * int(number))
        seat.points += 2 * int(number)
    return verb


# ---- what may be done


def affordable_house(seat: Seat) -> bool:
    return seat.has_house_left() and seat.money >= facts.HOUSE_COST


def house_places(table: Table, seat: Seat) -> list[str]:
    """Home terrain on which a house could be built and paid."""
    if not affordable_house(seat):
        return []
    return [name for name in table.free_reach(seat) if table.terrain[name] == seat.home]


def habitable_places(table: Table, seat: Seat, free: int, may_buy: bool) -> list[str]:
    """Hexes of foreign terrain that could be changed with so many free shovels, buying the others if allowed."""
    found: list[str] = []
    for name in table.free_reach(seat):
        if table.terrain[name] != seat.home:
            missing = max(0, table.shovels_needed(seat, name) - free)
            if missing == 0 or (may_buy and seat.money >= facts.SHOVEL_COST * missing):
                found.append(name)
    return found


def shovel_moves(table: Table, seat: Seat, free: int) -> list[str]:
    """The first question of a Make Habitable and Build action. With two free shovels none may be bought."""
    moves = with_verb("build", house_places(table, seat))
    return moves + with_verb("habitable", habitable_places(table, seat, free, may_buy=free < 2))


def post_places(table: Table, seat: Seat, free: bool) -> list[str]:
    if not seat.has_post_left():
        return []
    houses = in_reading_order(seat.houses)
    return [name for name in houses if free or seat.money >= table.post_cost(seat, name)]


def palace_moves(seat: Seat) -> list[str]:
    if seat.money < facts.PALACE_COST:
        return []
    moves: list[str] = []
    for side in ("left", "right"):
        if seat.palaces[side] == "":
            moves += with_verb(f"palace-{side}", in_reading_order(seat.posts))
    return moves


def can_sail_further(seat: Seat) -> bool:
    return seat.sailing + 1 < len(facts.SAILING_POINTS)


def power_action_moves(table: Table, seat: Seat, action: str) -> list[str]:
    """The moves that would carry out a power action of the board; [""] if it asks nothing, [] if it does nothing."""
    if action in ("bridge-3", "bridge-4"):
        return with_verb("bridge", table.bridge_places(seat))
    if action == "sailing":
        return [""] if can_sail_further(seat) else []
    if action == "money":
        return [""]
    return shovel_moves(table, seat, 1 if action == "shovel" else 2)


def palace_action_moves(table: Table, seat: Seat, side: str) -> list[str]:
    """The moves that would carry out the action of that palace; [] if there is none or it is not possible now."""
    if seat.palaces[side] == "" or side in seat.used_palaces:
        return []
    free_land = in_reading_order(set(table.terrain) - table.occupied())
    match side, seat.faction:
        case "left", "water-sprites" if seat.has_house_left():
            return with_verb("build", [name for name in free_land if table.terrain[name] == "lake"])
        case "right", "sea-dogs":
            return with_verb("post", post_places(table, seat, free=True))
        case "left", "inventors" if seat.power[2] >= 6 and seat.has_post_left():
            return with_verb("post", table.free_reach(seat))
        case "left", "fairies" if seat.power[2] >= 2:
            return shovel_moves(table, seat, 1)
        case "left", "sun-worshippers":
            beside = {n for name in seat.buildings() for n in table.board.land_neighbours(name)}
            return with_verb("habitable", [n for n in free_land if n in beside and table.terrain[n] != seat.home])
    return []


def action_moves(table: Table, seat: Seat) -> list[str]:
    """Every action the seat may take now."""
    moves = shovel_moves(table, seat, 0)
    moves += with_verb("post", post_places(table, seat, free=False))
    moves += palace_moves(seat)
    if can_sail_further(seat) and seat.money >= facts.SAILING_COST:
        moves.append("sailing")
    if seat.money >= facts.BRIDGE_COST:
        moves += with_verb("bridge", table.bridge_places(seat))
    for action in facts.POWER_ACTIONS:
        payable = seat.power[2] >= table.power_cost(seat, action)
        if action not in table.covered and payable and power_action_moves(table, seat, action):
            moves.append(f"power {action}")
    if seat.bonus == "A" and "A" not in table.covered_bonus and shovel_moves(table, seat, 1):
        moves.append("special bonus")
    for side in ("left", "right"):
        if palace_action_moves(table, seat, side):
            moves.append(f"special {side}")
    moves.append("drop")
    return moves


# ---- doing it


def build_paid_house(table: Table, seat: Seat, name: str) -> None:
    seat.pay(facts.HOUSE_COST)
    table.build_house(seat, name)


def make_habitable(table: Table, seat: Seat, name: str, free: int) -> int:
    """Changes the terrain, pays for shovels that are not free, returns how many shovels were used."""
    needed = table.shovels_needed(seat, name)
    seat.pay(facts.SHOVEL_COST * max(0, needed - free))
    table.use_shovels(seat, name, needed)
    return needed


def shovel_action(table: Table, seat: Seat, text: str, free: int) -> Flow:
    """Make Habitable and Build, from its first answer on."""
    if text.startswith("build "):
        build_paid_house(table, seat, target(text))
        return
    changed: list[str] = []
    while text.startswith("habitable "):
        changed.append(target(text))
        free = max(0, free - make_habitable(table, seat, target(text), free))
        moves = with_verb("build", in_reading_order(changed)) if affordable_house(seat) else []
        if free > 0:
            moves += with_verb("habitable", habitable_places(table, seat, free, may_buy=False))
        text = yield from ask_or_done(seat, moves)
    if text != "done":
        build_paid_house(table, seat, target(text))


def palace_action(table: Table, seat: Seat, side: str) -> Flow:
    moves = palace_action_moves(table, seat, side)
    if seat.faction == "inventors":
        seat.spend_power(6)
    else:
        seat.used_palaces.add(side)
    if seat.faction == "fairies":
        seat.spend_power(2)
    text = yield from ask(seat.number, moves)
    match seat.faction:
        case "water-sprites":
            table.build_house(seat, target(text))
        case "sea-dogs":
            table.upgrade_to_post(seat, target(text))
        case "inventors":
            table.build_inventors_post(seat, target(text))
        case "fairies":
            yield from shovel_action(table, seat, text, free=1)
        case "sun-worshippers":
            name = target(text)
            table.terrain[name] = seat.home
            if (yield from ask_or_done(seat, [f"build {name}"] if affordable_house(seat) else [])) != "done":
                build_paid_house(table, seat, name)


def power_action(table: Table, seat: Seat, action: str) -> Flow:
    moves = power_action_moves(table, seat, action)
    seat.spend_power(table.power_cost(seat, action))
    table.covered.add(action)
    if action == "money":
        seat.money += facts.POWER_ACTION_MONEY
    elif action == "sailing":
        table.increase_sailing(seat)
    else:
        text = yield from ask(seat.number, moves)
        if action in ("bridge-3", "bridge-4"):
            seat.bridges.add(target(text))
        else:
            yield from shovel_action(table, seat, text, 1 if action == "shovel" else 2)


def build_palace(table: Table, seat: Seat, name: str, side: str) -> Flow:
    seat.pay(facts.PALACE_COST)
    table.upgrade_to_palace(seat, name, side)
    if side != "left":
        return
    if seat.faction == "sea-dogs":
        table.increase_sailing(seat)
    elif seat.faction == "leprechauns":
        seat.gain_power(6)
    elif seat.faction == "fire-sprites" and seat.has_house_left():
        free_land = in_reading_order(set(table.terrain) - table.occupied())
        rim = [place for place in free_land if table.board.at_edge(place)]
        text = yield from ask_or_done(seat, with_verb("build", rim))
        if text != "done":
            table.terrain[target(text)] = seat.home
            table.build_house(seat, target(text))


def drop_out(table: Table, seat: Seat) -> Flow:
    if not table.drop_order:
        table.first = seat.number
    table.drop_order.append(seat.number)
    table.gains_of_dropping_out(seat)
    tile = target((yield from ask(seat.number, with_verb("bonus", sorted(table.bonus_tiles)))))
    seat.money += table.bonus_tiles.pop(tile)
    table.bonus_tiles[seat.bonus] = 0
    seat.bonus = tile
    seat.dropped = True


def perform(table: Table, seat: Seat, text: str) -> Flow:
    """The action itself, with everything that is decided inside it."""
    verb = text.split(" ")[0]
    match verb:
        case "build" | "habitable":
            yield from shovel_action(table, seat, text, free=0)
        case "post":
            seat.pay(table.post_cost(seat, target(text)))
            table.upgrade_to_post(seat, target(text))
        case "palace-left" | "palace-right":
            yield from build_palace(table, seat, target(text), verb.removeprefix("palace-"))
        case "sailing":
            seat.pay(facts.SAILING_COST)
            table.increase_sailing(seat)
        case "bridge":
            seat.pay(facts.BRIDGE_COST)
            seat.bridges.add(target(text))
        case "power":
            yield from power_action(table, seat, target(text))
        case "special" if target(text) == "bonus":
            moves = shovel_moves(table, seat, 1)
            table.covered_bonus.add(seat.bonus)
            text = yield from ask(seat.number, moves)
            yield from shovel_action(table, seat, text, free=1)
        case "special":
            yield from palace_action(table, seat, target(text))
        case "drop":
            yield from drop_out(table, seat)


def choose_town_tile(table: Table, seat: Seat, group: set[str]) -> Flow:
    tiles = [name for name in facts.TOWN_TILES if name in seat.town_tiles]
    text = yield from ask(seat.number, with_verb("town", tiles))
    table.found_town(seat, group, target(text))


def found_towns(table: Table, seat: Seat) -> Flow:
    """After the action: towns automatically, one after another; then the Sea Dogs' towns over a river space."""
    table.expand_towns(seat)
    while groups := table.new_towns(seat):
        chosen = groups[0]
        if len(groups) > 1:
            by_name = {in_reading_order(group)[0]: group for group in groups}
            text = yield from ask(seat.number, with_verb("found", in_reading_order(by_name)))
            chosen = by_name[target(text)]
        yield from choose_town_tile(table, seat, chosen)
    while rivers := table.harbours(seat):
        text = yield from ask_or_done(seat, with_verb("harbour", list(rivers)))
        if text == "done":
            break
        yield from choose_town_tile(table, seat, rivers[target(text)])


def take_turn(table: Table, seat: Seat) -> Flow:
    """Free moves, one action, towns, free moves."""
    used: set[str] = set()
    while True:
        text = yield from ask(seat.number, free_moves(seat, used) + action_moves(table, seat))
        if text.split(" ")[0] not in FREE_MOVES:
            break
        used.add(make_free_move(seat, text))
    yield from perform(table, seat, text)
    yield from found_towns(table, seat)
    used = set()
    while (text := (yield from ask_or_done(seat, free_moves(seat, used)))) != "done":
        used.add(make_free_move(seat, text))
