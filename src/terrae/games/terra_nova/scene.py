"""How a view is shown: the parts of a table of Terra Nova."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Bridge,
    Effect,
    Hex,
    Icon,
    Mat,
    Part,
    Piece,
    Plate,
    Rank,
    Scene,
    Seat,
    Slot,
    Slots,
    Spoke,
    Stop,
    Text,
    Tile,
    Town,
    Track,
    Wheel,
)

View = dict[str, Any]
PIECES = {"house": "house", "post": "trading-post", "palace": "palace"}  # the words of themes for our buildings
SIDES = ("left", "right")
ROMAN = ("I", "II", "III")


def say(key: str, **values: object) -> str:
    """Words of this scene."""
    return str(Message(f"terra-nova.scene.{key}", **values))


def scene(view: View) -> Scene:
    """The whole table, in the order in which people read it."""
    return Scene(
        [
            *heading(view),
            *seats(view),
            *round_tiles(view),
            *board(view),
            *power_actions(view),
            *bonus_tiles(view),
            *town_tiles(view),
            *standing(view),
            *choices(view),
            *(part for seat in view["seats"] for part in mat(view, seat)),
            *key(view),
        ]
    )


# Words


def name_of(seat: View) -> str:
    """What a seat is called: its faction, or its number before it has one."""
    return str(seat["name"]) or say("seat", seat=seat["seat"])


def owner(view: View, number: int) -> View:
    found: View = view["seats"][number - 1]
    return found


def goods(money: int = 0, power: int = 0) -> list[Icon]:
    return [Icon(str(amount), word) for word, amount in (("money", money), ("power", power)) if amount]


def icon(text: str, word: str) -> Icon:
    return Icon(text, PIECES.get(word, word))


def effects(shown: View) -> list[Effect]:
    """The effects of a tile, an action or a mat."""
    return [
        Effect([icon(*pair) for pair in icons], text)
        for icons, text in zip(shown["icons"], shown["texts"], strict=True)
    ]


def is_action(shown: View) -> bool:
    return any(word == "action" for icons in shown["icons"] for _, word in icons)


def text(part_id: str, area: str, role: str, words: str, word: str = "") -> Text:
    return Text(id=part_id, area=area, label=words, role=role, text=words, word=word)


# Parts


def heading(view: View) -> list[Part]:
    played = say("set-up") if view["phase"] == "setup" else say("round", round=view["round"], rounds=view["rounds"])
    return [
        text("title", "heading", "title", view["title"]),
        text("round", "heading", "round", say("over") if view["phase"] == "over" else played),
        text("prompt", "heading", "prompt", prompt(view)),
    ]


def prompt(view: View) -> str:
    """Who must do something now, or who has won."""
    if view["phase"] == "over":
        winners = [seat for seat in view["seats"] if is_winner(view, seat)]
        names = ", ".join(name_of(seat) for seat in winners)
        return say("wins" if len(winners) == 1 else "share", names=names, points=winners[0]["points"])
    if view["to_move"] == [0]:
        return say("draw")
    names = ", ".join(name_of(owner(view, number)) for number in view["to_move"] if number)
    return say("exchange" if view["phase"] == "exchange" else "to-move", names=names)


def is_winner(view: View, seat: View) -> bool:
    return bool(view["phase"] == "over" and seat["points"] == max(other["points"] for other in view["seats"]))


def seats(view: View) -> list[Part]:
    """Everybody in turn order, or in seat order before it is known."""
    order = view["order"] if sorted(view["order"]) == [seat["seat"] for seat in view["seats"]] else None
    found: list[Part] = []
    for number in order or [seat["seat"] for seat in view["seats"]]:
        seat = owner(view, number)
        marks = [
            mark
            for mark, holds in (
                ("to-move", number in view["to_move"]),
                ("first", number == view["first"] and view["phase"] != "over"),
                ("out", seat["dropped"] and view["phase"] != "over"),
                ("winner", is_winner(view, seat)),
            )
            if holds
        ]
        found.append(
            Seat(
                id=f"seat:{number}",
                area="seats",
                label=say("seat-label", seat=number, name=name_of(seat), points=seat["points"]),
                seat=number,
                name=name_of(seat),
                player="",
                colour=seat["colour"],
                home=seat["home"],
                points=seat["points"],
                marks=marks,
            )
        )
    return found


def board(view: View) -> list[Part]:
    """Hexes, then what lies and stands on them."""
    found: list[Part] = [text("map", "board", "note", say("map", map=view["map"]))]
    found += [hex_part(view, name, hex_) for name, hex_ in view["hexes"].items()]
    for name, number in view["bridge_spaces"].items():
        ends = name.split("-")
        seat = owner(view, number) if number else None
        label = say("bridge", ends=name, owner=name_of(seat)) if seat else say("bridge-space", ends=name)
        colour = seat["colour"] if seat else ""
        found.append(Bridge(id=f"bridge:{name}", area="board", label=label, ends=ends, seat=number, colour=colour))
    for seat in view["seats"]:
        for number, hexes in enumerate(seat["towns"], 1):
            found.append(
                Town(
                    id=f"town:{seat['seat']}/{number}",
                    area="board",
                    label=say("town", owner=name_of(seat), hexes=", ".join(hexes)),
                    seat=seat["seat"],
                    colour=seat["colour"],
                    hexes=hexes,
                )
            )
    for seat in view["seats"]:
        standing_on = [(name, "house", "house") for name in seat["houses"]]
        standing_on += [(name, "post", "post") for name in seat["posts"]]
        standing_on += [(seat["palaces"][side], "palace", f"palace-{side}") for side in SIDES if seat["palaces"][side]]
        for name, kind, called in standing_on:
            label = say("piece", hex=name, piece=say(f"piece-{called}"), owner=name_of(seat))
            found.append(
                Piece(
                    id=f"piece:{name}",
                    area="board",
                    label=label,
                    piece=PIECES[kind],
                    at=name,
                    seat=seat["seat"],
                    colour=seat["colour"],
                )
            )
    for name, colour in view["neutral"].items():
        label = say("neutral", hex=name, colour=colour)
        found.append(Piece(id=f"piece:{name}", area="board", label=label, piece="house", at=name, colour=colour))
    return found


def hex_part(view: View, name: str, hex_: View) -> Hex:
    """A hex at its place: every second row is shifted right by half a hex."""
    row, column = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return Hex(
        id=f"hex:{name}",
        area="board",
        label=say("hex", name=name, terrain=hex_["terrain"]),
        name=name,
        x=2 * column + row % 2,
        y=row,
        terrain=hex_["terrain"],
        marks=["marked"] if hex_["marked"] and view["neutral"] else [],
    )


def round_tiles(view: View) -> list[Part]:
    """What each round scores: the current one marked, the past ones struck; unknown ones before they are drawn."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        past = number < view["round"] or view["phase"] == "over"
        state = "past" if past else "now" if number == view["round"] else "next"
        label = say("round-tile", round=number, text=drawn["text"]) if drawn else say("round-unknown", round=number)
        found.append(
            Tile(
                id=f"tile:round-{number}",
                area="rounds",
                label=label,
                name=str(number),
                effects=effects(drawn) if drawn else [],
                state=state if drawn else "hidden",
                group="round",
            )
        )
    places = "·".join(str(points) for points in view["territory_points"][: len(view["seats"])] if points)
    final = Effect([Icon(places, "points")], say("final", places=places))
    found.append(
        Tile(
            id="tile:final",
            area="rounds",
            label=final.text,
            name=say("end"),
            effects=[final],
            state="past" if view["phase"] == "over" else "next",
            group="final",
        )
    )
    return found


def power_actions(view: View) -> list[Part]:
    found: list[Part] = [text("heading:actions", "actions", "heading", say("actions"))]
    for name, action in view["power_actions"].items():
        state = say("used") if action["covered"] else say("free")
        found.append(
            Action(
                id=f"action:{name}",
                area="actions",
                label=say("action", power=action["power"], text=action["text"], state=state),
                name=say(f"action-{name}"),
                prices=[Icon(str(action["power"]), "power-spend")],
                effects=effects(action),
                used=action["covered"],
            )
        )
    return found


def bonus_tile(letter: str, tile: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    label = say("bonus-tile", letter=letter, text=tile["text"])
    if coins:
        label = say("bonus-coins", label=label, coins=coins)
    return Tile(
        id=f"tile:bonus-{letter}",
        area=area,
        label=label,
        name=letter,
        effects=effects(tile),
        state="used" if tile["used"] else "free",
        seat=seat,
        coins=coins,
        group="bonus",
    )


def bonus_tiles(view: View) -> list[Part]:
    """The tiles on offer, once some are drawn."""
    if not view["bonus_tiles"]:
        return []
    found: list[Part] = [text("heading:tiles", "tiles", "heading", say("bonus-tiles"))]
    found += [bonus_tile(letter, tile, "tiles", tile["money"]) for letter, tile in view["bonus_tiles"].items()]
    return found


def town_tiles(view: View) -> list[Part]:
    """What founding a town gives, and who has not taken it yet."""
    mats = [seat for seat in view["seats"] if seat["mat"]]
    if not mats:
        return []
    found: list[Part] = [text("heading:towns", "towns", "heading", say("town-tiles"))]
    for tile in mats[0]["mat"]["town_tiles"]:
        free = [seat for seat in mats if tile["name"] in seat["town_tiles"]]
        names = ", ".join(name_of(seat) for seat in free) or say("nobody")
        found.append(
            Tile(
                id=f"tile:town-{tile['name']}",
                area="towns",
                label=say("town-tile", text=tile["text"], names=names),
                name="",
                effects=effects(tile),
                state="free" if free else "used",
                seats=[seat["seat"] for seat in free],
                group="town",
            )
        )
    return found


def standing(view: View) -> list[Part]:
    """Who would score how much for territory, as soon as somebody has any."""
    if not any(seat["territory"]["size"] for seat in view["seats"]):
        return []
    note = say("territory-scored") if view["phase"] == "over" else say("territory-now")
    found: list[Part] = [
        text("heading:standing", "standing", "heading", say("territory")),
        text("note:standing", "standing", "note", note),
    ]
    ranked = sorted(view["seats"], key=lambda seat: -int(seat["territory"]["size"]))
    for seat in ranked:
        size, points = seat["territory"]["size"], seat["territory"]["points"]
        found.append(
            Rank(
                id=f"rank:{seat['seat']}",
                area="standing",
                label=say("rank", owner=name_of(seat), size=size, points=points),
                seat=seat["seat"],
                colour=seat["colour"],
                size=size,
                points=points,
            )
        )
    return found


def choices(view: View) -> list[Part]:
    """Colours and factions that somebody may still choose."""
    taken = {seat["colour"] for seat in view["seats"] if seat["colour"]}
    undecided = {seat["colour"] for seat in view["seats"] if not seat["faction"]} & taken
    open_ = {
        faction: sides
        for faction, sides in view["factions"].items()
        if sides["colour"] not in taken or sides["colour"] in undecided
    }
    if not open_:
        return []
    found: list[Part] = [text("heading:choices", "choices", "heading", say("choices"))]
    for colour in dict.fromkeys(sides["colour"] for sides in open_.values()):
        pair = [sides for sides in open_.values() if sides["colour"] == colour]
        names = " / ".join(sides["name"] for sides in pair)
        holder = next((seat["seat"] for seat in view["seats"] if seat["colour"] == colour), 0)
        label = say("colour", colour=colour, home=pair[0]["home"], names=names)
        found.append(
            Tile(
                id=f"colour:{colour}",
                area="choices",
                label=label,
                name=colour,
                effects=[],
                state="used" if holder else "free",
                seat=holder,
                colour=colour,
                terrain=pair[0]["home"],
                group="colour",
            )
        )
    for faction, sides in open_.items():
        does = effects(sides["ability"])
        for side in SIDES:
            does += [
                Effect([], say(f"palace-{side}-does", text=effect.text)) if number == 0 else Effect([], effect.text)
                for number, effect in enumerate(effects(sides[side]))
            ]
        found.append(
            Tile(
                id=f"faction:{faction}",
                area="choices",
                label=say("faction", name=sides["name"], text=" ".join(effect.text for effect in does)),
                name=sides["name"],
                effects=does,
                colour=sides["colour"],
                terrain=sides["home"],
                group="faction",
            )
        )
    return found


def mat(view: View, seat: View) -> list[Part]:
    """Everything that belongs to one seat."""
    number, colour, name = seat["seat"], seat["colour"], name_of(seat)
    printed = seat["mat"]
    found: list[Part] = [
        Mat(
            id=f"mat:{number}",
            area="mats",
            label=say("mat", name=name, text=printed["ability"]["text"] if printed else ""),
            seat=number,
            colour=colour,
            name=name,
            effects=effects(printed["ability"]) if printed else [],
        )
    ]
    if not printed:
        return found
    found += amounts(seat)
    bowls = ", ".join(f"{bowl}: {count}" for bowl, count in zip(ROMAN, seat["power"], strict=True))
    found.append(
        Bowls(
            id=f"bowls:{number}",
            area="mats",
            label=say("bowls", owner=name, bowls=bowls),
            seat=number,
            counts=seat["power"],
        )
    )
    found.append(wheel(view, seat))
    found += plates(view, seat)
    prices = [printed["post_price_adjacent"], printed["post_price_alone"]]
    found.append(slots(seat, "post", prices, printed["post_row"]))
    found.append(slots(seat, "house", [view["prices"]["house"]], printed["house_row"], printed["fixed_income"]))
    found.append(sailing(view, seat))
    for tile in printed["town_tiles"]:
        open_ = tile["name"] in seat["town_tiles"]
        found.append(
            Tile(
                id=f"mat:{number}/town-{tile['name']}",
                area="mats",
                label=say("town-free" if open_ else "town-used", owner=name, text=tile["text"]),
                name="",
                effects=effects(tile),
                state="free" if open_ else "used",
                seat=number,
                group="town",
            )
        )
    found += held_tile(seat)
    return found


def amounts(seat: View) -> list[Part]:
    """Money, points, sailing, bridges, and the income to come."""
    found: list[Part] = []
    held = (
        ("points", seat["points"], "held"),
        ("money", seat["money"], "held"),
        ("sailing", seat["sailing_reach"], "held"),
        ("bridge", seat["bridges_left"], "held"),
        ("money", seat["income"]["money"], "income"),
        ("power", seat["income"]["power"], "income"),
    )
    for word, amount, use in held:
        prefix = "income-" if use == "income" else ""
        found.append(
            Amount(
                id=f"amount:{seat['seat']}/{prefix}{word}",
                area="mats",
                label=say(f"has-{prefix}{word}", owner=name_of(seat), amount=amount),
                seat=seat["seat"],
                number=amount,
                word=word,
                use=use,
            )
        )
    return found


def wheel(view: View, seat: View) -> Wheel:
    """The circle of terrains with the shovels each needs, from the home terrain clockwise."""
    terrains = view["terrains"]
    home = terrains.index(seat["home"])
    shovels = seat["mat"]["shovels"]
    spokes = [Spoke(terrain, shovels[terrain]) for terrain in (*terrains[home:], *terrains[:home])]
    needs = ", ".join(f"{spoke.terrain} {spoke.steps}" for spoke in spokes[1:])
    price = view["prices"]["shovel"]
    return Wheel(
        id=f"wheel:{seat['seat']}",
        area="mats",
        label=say("wheel", home=seat["home"], price=price, needs=needs),
        seat=seat["seat"],
        spokes=spokes,
        price=[Icon("", "shovel"), Icon(str(price), "money")],
    )


def plates(view: View, seat: View) -> list[Part]:
    """The two palaces and what they do."""
    found: list[Part] = []
    for side in SIDES:
        printed = seat["mat"][side]
        at = seat["palaces"][side]
        used = side in seat["used"]
        state = say("built", hex=at) if at else say("not-built")
        found.append(
            Plate(
                id=f"mat:{seat['seat']}/palace-{side}",
                area="mats",
                label=say("plate", side=say(f"piece-palace-{side}"), state=state, text=printed["text"]),
                seat=seat["seat"],
                colour=seat["colour"],
                piece=PIECES["palace"],
                name=say(side),
                group=say("palace"),
                prices=[Icon(str(view["prices"]["palace"]), "money")],
                effects=effects(printed),
                at=at,
                used=used,
            )
        )
    return found


def slots(seat: View, kind: str, prices: list[int], row: list[View], fixed: dict[str, int] | None = None) -> Slots:
    """A row of buildings with the incomes beneath them, after an income that is always open."""
    left = sum(not slot["open"] for slot in row)
    return Slots(
        id=f"mat:{seat['seat']}/{PIECES[kind]}",
        area="mats",
        label=say("slots", owner=name_of(seat), piece=say(f"piece-{kind}"), left=left, total=len(row)),
        seat=seat["seat"],
        colour=seat["colour"],
        piece=PIECES[kind],
        name=say(f"row-{kind}"),
        prices=[Icon(str(price), "money") for price in dict.fromkeys(prices)],
        slots=[Slot(goods(slot["money"], slot["power"]), slot["open"]) for slot in row],
        fixed=goods(**fixed) if fixed else [],
    )


def sailing(view: View, seat: View) -> Track:
    stops = [
        Stop(str(value), [Icon(f"+{points}", "points")] if points else [])
        for value, points in enumerate(seat["mat"]["sailing_track"])
    ]
    return Track(
        id=f"track:{seat['seat']}/sailing",
        area="mats",
        label=say("sailing", owner=name_of(seat), value=seat["sailing"]),
        seat=seat["seat"],
        colour=seat["colour"],
        word="sailing",
        name=say("row-sailing"),
        prices=[Icon(str(view["prices"]["sailing"]), "money")],
        stops=stops,
        at=seat["sailing"],
    )


def held_tile(seat: View) -> list[Part]:
    """The bonus tile of a seat, and its action if it has one."""
    tile = seat["bonus_tile"]
    if tile is None:
        return []
    found: list[Part] = [bonus_tile(seat["bonus"], tile, "mats", seat=seat["seat"])]
    if is_action(tile):
        doing = [effect for effect in effects(tile) if any(icon.word == "action" for icon in effect.icons)]
        state = say("used") if tile["used"] else say("free")
        found.append(
            Action(
                id="action:bonus",
                area="mats",
                label=say("bonus-action", owner=name_of(seat), text=doing[0].text, state=state),
                name=say("bonus-action-name"),
                prices=[],
                effects=doing,
                used=tile["used"],
                seat=seat["seat"],
            )
        )
    return found


def key(view: View) -> list[Part]:
    """What the pictures mean, for whoever sees them for the first time."""
    found = [text(f"key:{terrain}", "key", "terrain", terrain, terrain) for terrain in (*view["terrains"], "river")]
    found += [text(f"key:{kind}", "key", "piece", say(f"piece-{kind}"), word) for kind, word in PIECES.items()]
    if view["neutral"]:
        found.append(text("key:neutral", "key", "neutral", say("key-neutral"), "house"))
    found += [
        text(f"key:{word}", "key", "good", say(f"key-{word}"), word)
        for word in ("money", "power", "points", "shovel", "sailing", "bridge", "town", "hand", "scroll", "action")
    ]
    return [text("heading:key", "key", "heading", say("key")), *found]
