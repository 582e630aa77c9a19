"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.captions import only
from terrae.core.keeping import kept_by_content
from terrae.core.scene import (
    Action,
    Icon,
    Part,
    Plate,
    Slot,
    Slots,
    Spoke,
    Stop,
    Tile,
    Track,
    Wheel,
)
from terrae.games.terra_nova.picture.captions import (
    CAPTIONS,
    PIECES,
    SIDES,
    View,
    called,
    effects,
    goods,
    name_of,
    say,
    spoken,
)
from terrae.games.terra_nova.picture.tiles import bonus_tile


@kept_by_content(512)
def mat(view: View, seat: View) -> list[Part]:
    """Everything that belongs to one seat; of the table: phase, round, rounds, prices, terrains."""
    number, name = seat["seat"], name_of(seat)
    printed = seat["mat"]
    found = CAPTIONS.faction_mat(seat)
    if not printed:
        return found
    found += amounts(view, seat)
    found.append(CAPTIONS.bowls(seat))
    price = view["prices"]
    whose = only(seat, "seat", "name", "colour")
    found.append(wheel(view["terrains"], price["shovel"], number, seat["home"], printed["shovels"]))
    found += [plate(whose, side, printed[side], seat["palaces"][side], side in seat["used"], price) for side in SIDES]
    prices = [printed["post_price_adjacent"], printed["post_price_alone"]]
    found.append(slots(whose, "post", prices, printed["post_row"]))
    found.append(slots(whose, "house", [price["house"]], printed["house_row"], printed["fixed_income"]))
    found.append(sailing(whose, price["sailing"], printed["sailing_track"], seat["sailing"]))
    found += [town_tile(number, name, tile, tile["name"] in seat["town_tiles"]) for tile in printed["town_tiles"]]
    found += held_tile(only(seat, "seat", "name", "bonus", "bonus_tile"))
    return found


@kept_by_content(512)
def town_tile(number: int, name: str, tile: View, open_: bool) -> Tile:
    """What a seat may gain by a town, or has gained."""
    return Tile(
        id=f"mat:{number}/town-{tile['name']}",
        area="mats",
        label=say(
            "town-free" if open_ else "town-used",
            name=called("tile", f"town-{tile['name']}"),
            owner=name,
            text=tile["text"],
        ),
        name="",
        code=tile["name"],
        effects=effects(tile),
        state="free" if open_ else "used",
        seat=number,
        group="town",
    )


def amounts(view: View, seat: View) -> list[Part]:
    """Money, points, sailing, bridges, and the income to come: there is none after the last round."""
    held = [
        ("points", seat["points"], "held"),
        ("money", seat["money"], "held"),
        ("sailing", seat["sailing_reach"], "held"),
        ("bridge", seat["bridges_left"], "held"),
    ]
    if view["phase"] != "over" and view["round"] < view["rounds"]:
        held += [(good, amount, "income") for good in ("money", "power") if (amount := seat["income"][good])]
    found: list[Part] = []
    for word, amount, use in held:
        label = say(f"has-income-{word}" if use == "income" else f"has-{word}", owner=name_of(seat), amount=amount)
        found.append(CAPTIONS.amount(seat, word, amount, label, say("remaining") if word == "bridge" else "", use))
    return found


@kept_by_content(512)
def wheel(terrains: list[str], price: int, number: int, home: str, shovels: dict[str, int]) -> Wheel:
    """The circle of terrains with the shovels each needs, from the home terrain clockwise."""
    first = terrains.index(home)
    spokes = [Spoke(terrain, shovels[terrain]) for terrain in (*terrains[first:], *terrains[:first])]
    needs = ", ".join(f"{spoken('terrain', spoke.terrain)} {spoke.steps}" for spoke in spokes[1:])
    return Wheel(
        id=f"wheel:{number}",
        area="mats",
        label=say("wheel", home=spoken("terrain", home), price=price, needs=needs),
        seat=number,
        spokes=spokes,
        price=[Icon("", "shovel"), Icon(str(price), "money")],
    )


@kept_by_content(512)
def plate(seat: View, side: str, printed: View, at: str, used: bool, prices: dict[str, int]) -> Plate:
    """A palace and what it does."""
    state = say("built", hex=at) if at else say("not-built")
    return Plate(
        id=f"mat:{seat['seat']}/palace-{side}",
        area="mats",
        label=say("plate", side=say(f"piece-palace-{side}"), state=state, text=printed["text"]),
        seat=seat["seat"],
        colour=seat["colour"],
        piece=PIECES["palace"],
        name=say(side),
        group=say("palace"),
        prices=[Icon(str(prices["palace"]), "money")],
        effects=effects(printed),
        at=at,
        used=used,
    )


@kept_by_content(512)
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


@kept_by_content(512)
def sailing(seat: View, price: int, track: list[int], at: int) -> Track:
    stops = [Stop(str(value), [Icon(f"+{points}", "points")] if points else []) for value, points in enumerate(track)]
    return Track(
        id=f"track:{seat['seat']}/sailing",
        area="mats",
        label=say("sailing", owner=name_of(seat), value=at),
        seat=seat["seat"],
        colour=seat["colour"],
        word="sailing",
        name=say("row-sailing"),
        prices=[Icon(str(price), "money")],
        stops=stops,
        at=at,
    )


@kept_by_content(512)
def held_tile(seat: View) -> list[Part]:
    """The bonus tile of a seat, and its action if it has one."""
    tile = seat["bonus_tile"]
    if tile is None:
        return []
    found: list[Part] = [bonus_tile(seat["bonus"], tile, "mats", seat=seat["seat"])]
    for effect in effects(tile):
        if effect.acts:
            state = say("used") if tile["used"] else say("free")
            found.append(
                Action(
                    id="action:bonus",
                    area="mats",
                    label=say("bonus-action", owner=name_of(seat), text=effect.text, state=state),
                    name=" ".join(deed(icon) for icon in effect.icons if icon.word != "action"),
                    prices=[],
                    effects=[effect],
                    used=tile["used"],
                    seat=seat["seat"],
                )
            )
    return found


def deed(icon: Icon) -> str:
    """What an action of a tile gives, in a few words."""
    return say(f"deed-{icon.word}" if icon.text == "1" else f"deed-{icon.word}-many", amount=icon.text)
