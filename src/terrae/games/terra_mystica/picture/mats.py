"""Mats: everything that belongs to one seat."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.scene import (
    Action,
    Effect,
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
from terrae.games.terra_mystica.picture.captions import (
    CAPTIONS,
    LANDS,
    PIECES,
    View,
    called,
    colour_of,
    effects,
    goods,
    in_words,
    land,
    name_of,
    say,
)
from terrae.games.terra_mystica.picture.landscapes import landscape
from terrae.games.terra_mystica.picture.tiles import bonus_card

ROWS = ("TE", "TP", "D")
HALLS = ("SH", "SA")


@kept_by_content(512)
def mat(view: View, seat: View) -> list[Part]:
    """Everything that belongs to one seat; of the table: phase, round, rounds, terrains."""
    found = CAPTIONS.faction_mat(seat)
    if not seat["mat"]:
        return found
    found += amounts(view, seat)
    found.append(CAPTIONS.bowls(seat))
    found += wheel(view, seat)
    found += [plate(seat, kind) for kind in HALLS]
    found += landscape(seat)
    found += [slots(seat, kind) for kind in ROWS]
    found += shipping(seat) + digging(seat)
    found += held_tiles(seat) + actions(seat)
    return found


def amounts(view: View, seat: View) -> list[Part]:
    """What is held, and the income to come: there is none after the last round."""
    name, most = name_of(seat), seat["most_priests"]
    held = {word: seat[word] for word in ("points", "coins", "workers", "priests", "keys")}
    held["bridges"] = seat["bridges_left"]
    notes = {"priests": say("of", most=most), "bridges": say("remaining")}
    found: list[Part] = []
    for word, amount in held.items():
        label = say(f"has-{word}", owner=name, amount=amount, most=most)
        found.append(CAPTIONS.amount(seat, word, amount, label, notes.get(word, "")))
    if view["phase"] != "over" and view["round"] < view["rounds"]:
        for word, amount in seat["income"].items():
            if amount:
                label = say("has-income", owner=name, amount=in_words({word: amount}))
                found.append(CAPTIONS.amount(seat, word, amount, label, use="income"))
    return found


def wheel(view: View, seat: View) -> list[Part]:
    """The circle of terrains with what each needs to become home, from the home terrain clockwise."""
    printed = seat["mat"]
    needs = printed["needs"]
    if not needs:
        return []
    terrains = view["terrains"]
    first = seat["home"] if seat["home"] in terrains else seat["picked"]
    start = terrains.index(first) if first in terrains else 0
    around = [*terrains[start:], *terrains[:start]]
    spokes = [Spoke(LANDS[terrain], needs[terrain]) for terrain in around]
    if first != seat["home"]:
        spokes.insert(0, Spoke(LANDS[seat["home"]], 0))
    said = ", ".join(f"{land(terrain)} {needs[terrain]}" for terrain in around if needs[terrain])
    price = printed["need_price"]
    return [
        Wheel(
            id=f"wheel:{seat['seat']}",
            area="mats",
            label=say(f"wheel-{printed['need']}", home=land(seat["home"]), price=in_words(price), needs=said),
            seat=seat["seat"],
            spokes=spokes,
            price=[Icon("", printed["need"]), *goods(price)],
        )
    ]


def plate(seat: View, kind: str) -> Plate:
    """Stronghold and sanctuary: what they bring once they stand."""
    printed = seat["mat"]["rows"][kind]
    at = "".join(seat["structures"][kind])
    does = [
        Effect([*goods(slot["income"], "+"), Icon("", "hand")], say("income", goods=in_words(slot["income"])))
        for slot in printed["slots"]
        if slot["income"]
    ]
    if kind == "SH":
        does += effects(seat["mat"]["stronghold"])
    used = [action for action in seat["actions"] if action["name"].startswith("ACT") and action["used"]]
    state = say("built", hex=at) if at else say("not-built")
    return Plate(
        id=f"mat:{seat['seat']}/{kind}",
        area="mats",
        label=say(
            "plate",
            owner=name_of(seat),
            piece=say(f"piece-{kind}"),
            state=state,
            price=in_words(printed["price"]),
            text=" ".join(effect.text for effect in does),
        ),
        seat=seat["seat"],
        colour=colour_of(seat),
        piece=PIECES[kind],
        name="",
        group=say(f"row-{kind}"),
        prices=goods(printed["price"]),
        effects=does,
        at=at,
        used=kind == "SH" and bool(used),
    )


def slots(seat: View, kind: str) -> Slots:
    """A row of structures with the incomes beneath them, after an income that is always open."""
    printed = seat["mat"]["rows"][kind]
    left = sum(not slot["open"] for slot in printed["slots"])
    price = in_words(printed["price"])
    return Slots(
        id=f"mat:{seat['seat']}/{kind}",
        area="mats",
        label=say(
            "slots",
            owner=name_of(seat),
            piece=say(f"piece-{kind}"),
            left=left,
            total=len(printed["slots"]),
            price=price,
        ),
        seat=seat["seat"],
        colour=colour_of(seat),
        piece=PIECES[kind],
        name=say(f"row-{kind}"),
        prices=goods(printed["price"]),
        slots=[Slot(goods(slot["income"]), slot["open"]) for slot in printed["slots"]],
        fixed=goods(printed["fixed"]),
    )


def shipping(seat: View) -> list[Part]:
    printed = seat["mat"]["shipping"]
    if not printed:
        return []
    stops = [
        Stop(str(level), [Icon(f"+{points}", "points")] if points else [])
        for level, points in zip(printed["levels"], printed["points"], strict=True)
    ]
    label = say("shipping", owner=name_of(seat), value=seat["shipping"], reach=seat["shipping_reach"])
    return [track(seat, "shipping", label, goods(printed["price"]), stops, seat["shipping"] - printed["levels"][0])]


def digging(seat: View) -> list[Part]:
    """The price of a spade, by level."""
    printed = seat["mat"]["digging"]
    if not printed:
        return []
    stops = []
    for price, points in zip(printed["spades"], printed["points"], strict=True):
        gain = [Icon(f"+{points}", "points")] if points else []
        stops.append(Stop("", [*goods(price), *gain]))
    label = say("digging", owner=name_of(seat), price=in_words(printed["spades"][seat["digging"]]))
    return [track(seat, "digging", label, goods(printed["price"]), stops, seat["digging"])]


def track(seat: View, name: str, label: str, prices: list[Icon], stops: list[Stop], at: int) -> Track:
    return Track(
        id=f"track:{seat['seat']}/{name}",
        area="mats",
        label=label,
        seat=seat["seat"],
        colour=colour_of(seat),
        word="shipping" if name == "shipping" else "spades",
        name=say(f"row-{name}"),
        prices=prices,
        stops=stops,
        at=at,
    )


def held_tiles(seat: View) -> list[Part]:
    """The bonus card, favour tiles and town tiles of a seat."""
    number, name = seat["seat"], name_of(seat)
    found: list[Part] = []
    if seat["bonus_card"]:
        found.append(bonus_card(seat["bonus"], seat["bonus_card"], "mats", seat=number))
    for group in ("favour", "town"):
        for place, tile in enumerate(seat["favours" if group == "favour" else "town_tiles"], 1):
            found.append(
                Tile(
                    id=f"mat:{number}/{group}-{tile['name'] if group == 'favour' else place}",
                    area="mats",
                    label=say(f"holds-{group}", owner=name, name=called("tile", tile["name"]), text=tile["text"]),
                    name=called("tile", tile["name"]),
                    code=tile["name"],
                    effects=effects(tile),
                    seat=number,
                    group=group,
                )
            )
    return found


def actions(seat: View) -> list[Part]:
    """The special actions a seat has now, of its faction, its card and its favour tiles."""
    found: list[Part] = []
    for action in seat["actions"]:
        state = say("used") if action["used"] else say("free")
        code = action["name"]
        does = deed(seat, code)
        name = called("special", code, "tile")
        found.append(
            Action(
                id=f"seat:{seat['seat']}:action:{code}",
                area="mats",
                label=say("special", owner=name_of(seat), name=name, text=does.text, state=state),
                name=name,
                code=code,
                prices=goods(action["price"]),
                effects=[does],
                used=action["used"],
                seat=seat["seat"],
            )
        )
    return found


def deed(seat: View, name: str) -> Effect:
    """What a special action does: the acting effect of the tile that bears its name, or of the stronghold."""
    held = [tile for tile in seat["favours"] if tile["name"] == name]
    if seat["bonus"] == name:
        held.append(seat["bonus_card"])
    for shown in [*held, seat["mat"]["stronghold"], seat["mat"]["ability"]]:
        for effect in effects(shown):
            if effect.acts:
                return effect
    return Effect([], name)
