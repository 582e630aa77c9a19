"""The board: Military track, Homeland, six rows between the Road and the Crossroads, Huts, the River."""

from __future__ import annotations

from terrae.core.scene import Band, Effect, Icon, Part, Space, Token
from terrae.games.terramara.picture.captions import (
    GROUND,
    View,
    called,
    effects,
    name_of,
    outpost_effects,
    owner,
    say,
)

ROWS = 6
COLUMNS = "abcdef"
SIZES = {"small": 10, "large": 12}
FEW_SPACES = 2  # clan members a space has room for


def board(view: View) -> list[Part]:
    """Band by band, from top to bottom."""
    found = military(view)
    if view["spaces"]:
        found += homeland(view)
        for row in range(1, ROWS + 1):
            found += territory_row(view, row)
    else:  # the tiles are not drawn yet
        found.append(band("homeland", say("homeland"), state="later"))
        found += [band(f"row-{row}", say("row", row=row), state="later") for row in range(1, ROWS + 1)]
    return found + huts(view) + river(view)


def band(key: str, name: str, look: str = "row", state: str = "now", note: str = "") -> Band:
    label = f"{name}, {note}" if note else name
    return Band(id=f"band:{key}", area="board", label=label, name=name, look=look, state=state, note=note)


def colour_of(view: View, seat: int) -> str:
    return str(owner(view, seat)["colour"]) if seat > 0 else ""


def token(view: View, piece: str, seat: int) -> Token:
    """A piece of a seat; those of neutral players are nobody's."""
    return Token(piece, max(seat, 0), colour_of(view, seat))


# Tracks


def military(view: View) -> list[Part]:
    track = view["military"]
    found: list[Part] = [band("military", say("military"), "track")]
    for number in range(track["last"] + 1):
        icons = []
        if number in track["levels"]:
            icons.append(Icon(str(track["levels"].index(number) + 1), "power-level"))
        if number in track["grades"]:
            icons.append(Icon("I" * (track["grades"].index(number) + 1), "outpost"))
        here = [seat for seat in view["seats"] if seat["military"] == number]
        neutral = [place for place, strength in enumerate(track["neutral"]) if strength == number]
        names = [name_of(seat) for seat in here] + [say("neutral", number=place + 1) for place in neutral]
        label = say("military-stop", number=number, level=sum(number >= least for least in track["levels"]))
        found.append(
            Space(
                id=f"military:{number}",
                area="board",
                label=say("stands", label=label, names=", ".join(names)) if names else label,
                band="band:military",
                name=str(number),
                look="stop",
                effects=[Effect(icons, label)] if icons else [],
                tokens=[token(view, "shield", seat["seat"]) for seat in here] + [Token("shield")] * len(neutral),
            )
        )
    return found


def river(view: View) -> list[Part]:
    found: list[Part] = [band("river", say("river"), "track")]
    for stop in view["river"]:
        number = stop["space"]
        here = [seat for seat in view["seats"] if seat["culture"] == number]
        said = [say("river-stop", number=number, reach=stop["reach"])]
        does: list[Effect] = []
        for tile in stop["bonus"]:
            does += effects(tile)
            said.append(tile["text"])
        for name, word, sign in (
            ("reserve", "reserve", ""),
            ("explorer", "explorer", "+1"),
            ("discount", "artifact", "−1"),
        ):
            if stop[name]:
                said.append(say(f"river-{name}"))
                does.append(Effect([Icon(sign, word)], said[-1]))
        if stop["grade"]:
            said.append(say("river-grade", grade=stop["grade"]))
            does.append(Effect([Icon("I" * stop["grade"], "outpost")], said[-1]))
        if not does and (number == 0 or view["river"][number - 1]["reach"] < stop["reach"]):
            does.append(Effect([Icon(str(stop["reach"]), "artifact")], said[0]))
        signs = sum(len(effect.icons) for effect in does)
        label = " ".join(said)
        names = ", ".join(name_of(seat) for seat in here)
        found.append(
            Space(
                id=f"river:{number}",
                area="board",
                label=say("stands", label=label, names=names) if names else label,
                band="band:river",
                name=str(number),
                look="stop",
                effects=does,
                tokens=[token(view, "canoe", seat["seat"]) for seat in here],
                size=10 + 4 * min(3, max(0, signs - 1)),
            )
        )
    return found


# Spaces


def homeland(view: View) -> list[Part]:
    found: list[Part] = [band("homeland", say("homeland"))]
    start = caravans_at(view, 0, "")
    found.append(
        way_part(view, "road:start", "band:homeland", say("road-start"), say("road-start-label"), [], start, 11)
    )
    for name, space in view["spaces"].items():
        if space["kind"] == "homeland":
            found.append(space_part(view, name, space, "band:homeland", say(f"space-{name}"), look="plate"))
    return found


def clan_tokens(view: View, space: View) -> list[Token]:
    """Who stands on a space."""
    found = [token(view, "explorer", seat) for seat in space["explorers"]]
    if space["chieftain"]:
        found.append(token(view, "chieftain", space["chieftain"]))
    found += [token(view, "warrior", seat) for seat in space["warriors"]]
    return found


def who_stands(view: View, space: View) -> str:
    names = [
        say("an-explorer", owner=name_of(owner(view, seat)) if seat > 0 else say("neutral", number=-seat))
        for seat in space["explorers"]
    ]
    if space["chieftain"]:
        names.append(say("a-chieftain", owner=name_of(owner(view, space["chieftain"]))))
    names += [say("a-warrior", owner=name_of(owner(view, seat))) for seat in space["warriors"]]
    return ", ".join(names)


def prices(space: View) -> list[Icon]:
    """What placing costs or needs."""
    found = [Icon(text, word) for text, word in space["requires"]["icons"]] if space["requires"] else []
    if space["lose"] or space["pay_military"]:
        found.append(Icon(f"−{space['lose'] + space['pay_military']}", "military"))
    if space["pay_raw"]:
        found.append(Icon(f"−{space['pay_raw']}", "any-raw"))
    return [*found, Icon("", "then")] if found else []


def space_label(view: View, name: str, space: View, title: str) -> str:
    """All there is to know about a space, aloud."""
    said = [say("space", name=name, title=title) if title else say("plain-space", name=name)]
    if space["requires"]:
        said.append(say("needs", condition=space["requires"]["text"]))
    for cost in ("lose", "pay_military", "pay_raw"):
        if space[cost]:
            said.append(say(cost.replace("_", "-"), number=space[cost]))
    said.append(space["text"])
    if space["single"]:
        said.append(say("single"))
    if space["fire"]:
        said.append(say("on-fire"))
    elif space["state"] != "now" and view["round"]:
        said.append(say(space["state"]))
    standing = who_stands(view, space)
    return " ".join([*said, say("here", names=standing)] if standing else said)


def space_part(
    view: View, name: str, space: View, band_id: str, title: str, look: str, size: int = 10, line: int = 0
) -> Space:
    tokens = [Token("campfire")] if space["fire"] else clan_tokens(view, space)
    closed = space["fire"] or space["chieftain"] or space["warriors"] or space["state"] == "later"
    most = 1 if space["single"] else FEW_SPACES
    return Space(
        id=f"space:{name}",
        area="board",
        label=space_label(view, name, space, title),
        band=band_id,
        name=title or name,
        look=look,
        terrain=GROUND.get(str(space["terrain"]), str(space["terrain"])),
        prices=prices(space),
        effects=effects(space),
        tokens=tokens,
        room=0 if closed else max(0, most - len(tokens)),
        state="now" if space["state"] == "now" else "later" if space["state"] == "future" else "closed",
        size=size,
        line=line,
    )


def territory_row(view: View, row: int) -> list[Part]:
    """The Road beside a row, its six territories or their reverse, its Crossroads or special space."""
    round_ = min(row, view["rounds"])
    flipped = round_ < view["round"]
    state = "past" if flipped else "now" if round_ == view["round"] else "later"
    band_id = f"band:row-{row}"
    note = say("row-turned") if flipped else say("row-future") if state == "later" and view["round"] else ""
    found: list[Part] = [band(f"row-{row}", say("row", row=row), state=state, note=note)]
    found += road_parts(view, row, band_id, flipped)
    for column in COLUMNS:
        name = f"{row}{column}"
        if name in view["spaces"]:
            space = view["spaces"][name]
            found.append(space_part(view, name, space, band_id, "", "land", SIZES[space["size"]], line=1))
    last = f"{row}x" if f"{row}x" in view["spaces"] else f"{row}s"
    space = view["spaces"][last]
    found.append(space_part(view, last, space, band_id, space["name"], "plate", 40 if flipped else 12))
    return found


def caravans_at(view: View, node: int, way: str) -> list[Token]:
    return [
        token(view, "caravan", seat["seat"])
        for seat in view["seats"]
        for at in seat["caravans"]
        if at["node"] == node and at["way"] == way
    ]


def way_part(
    view: View, part_id: str, band_id: str, name: str, label: str, does: list[Effect], tokens: list[Token],
    size: int = 9, state: str = "now",
) -> Space:  # fmt: skip
    names = ", ".join(dict.fromkeys(name_of(owner(view, one.seat)) for one in tokens if one.seat))
    return Space(
        id=part_id,
        area="board",
        label=say("stands", label=label, names=names) if names else label,
        band=band_id,
        name=name,
        look="way",
        effects=does,
        tokens=tokens,
        size=size,
        state=state,
    )


def road_parts(view: View, row: int, band_id: str, flipped: bool) -> list[Part]:
    """Left path, Crossroads, right path; the end stands in the last row."""
    road = view["road"][row - 1]
    left, outpost = road["left"], road["outpost"]
    found: list[Part] = []
    label = say("road-left", row=row, text=left["text"])
    found.append(
        way_part(view, f"road:{row}-left", band_id, "", label, effects(left), caravans_at(view, row - 1, "left"))
    )
    found.append(crossroads(view, row, band_id))
    state = "now" if road["open"] else "closed"
    standing = caravans_at(view, row - 1, "right")
    if outpost is None:
        right = road["right"]
        label = say("road-right", row=row, text=right["text"])
        found.append(way_part(view, f"road:{row}-right", band_id, "", label, effects(right), standing))
    else:
        grades = outpost_effects(view, outpost)
        words = " ".join(grade.text for grade in grades)
        name = called("outpost", outpost["key"])
        label = say("outpost" if road["open"] else "outpost-closed", name=name, row=row, text=words)
        flags = [token(view, "flag", seat) for seat in road["flags"]]
        short = [Effect([Icon("", outpost["word"])], label)]
        found.append(
            way_part(
                view,
                f"road:{row}-right",
                band_id,
                name,
                label,
                grades if flipped else short,
                [*flags, *standing],
                40 if flipped else 9,
                state,
            )  # fmt: skip
        )
    return found


def crossroads(view: View, row: int, band_id: str) -> Part:
    """The node below a row."""
    tokens = caravans_at(view, row, "")
    if row == ROWS:
        ends = view["ends"]
        label = say("road-end", first=ends[0], second=ends[1])
        does = [Effect([Icon(f"{ends[0]}·{ends[1]}", "points")], label)]
        return way_part(view, f"road:{row}", band_id, say("road-end-name"), label, does, tokens)
    grades = view["road_grades"]
    sign = [Effect([Icon("I" * (grades.index(row) + 1), "outpost")], "")] if row in grades else []
    return way_part(view, f"road:{row}", band_id, f"C{row}", say("crossroads", row=row), sign, tokens)


def huts(view: View) -> list[Part]:
    """Who stays at home, and a personal Crossroads."""
    found: list[Part] = [band("huts", say("huts"))]
    for seat in view["seats"]:
        hut = seat["hut"]
        tokens = [token(view, "explorer", seat["seat"])] * hut["explorers"]
        tokens += [token(view, "chieftain", seat["seat"])] * hut["chieftain"]
        tokens += [token(view, "warrior", seat["seat"])] * hut["warriors"]
        text = say("hut-text")
        icons = [Icon("1", "refine"), Icon("", "or"), Icon("−1", "any-raw"), Icon("", "then"), Icon("", "any-raw")]
        found.append(
            Space(
                id=f"hut:{seat['seat']}",
                area="board",
                label=say("hut", owner=name_of(seat), number=len(tokens), text=text),
                band="band:huts",
                name=say("hut-name", owner=name_of(seat)),
                effects=[Effect(icons, text)],
                tokens=tokens,
            )
        )
    if "own" in view["spaces"]:
        space = view["spaces"]["own"]
        title = say("own-space", owner=name_of(owner(view, space["owner"])), name=space["name"])
        found.append(space_part(view, "own", space, "band:huts", title, "plate"))
    return found
