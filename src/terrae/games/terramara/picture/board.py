"""The board: Homeland, six rows of territories, Huts; the paths beside them are in `paths`."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Space, Token
from terrae.games.terramara.picture.captions import GROUND, View, effects, name_of, owner, say
from terrae.games.terramara.picture.paths import ROWS, SHORT, military, outpost, river, road, turned_over
from terrae.games.terramara.picture.places import band, token

COLUMNS = "abcdef"
SIZES = {"small": 10, "large": 12}
NARROW = 11  # of a space that opens later
FEW_SPACES = 2  # clan members a space has room for


def board(view: View) -> list[Part]:
    """The paths around the land, and the land from top to bottom."""
    found = military(view) + road(view)
    if view["spaces"]:
        found += homeland(view)
        for row in range(1, ROWS + 1):
            found += territory_row(view, row)
    else:  # the tiles are not drawn yet
        found.append(band("homeland", say("homeland"), state="later"))
        found += [band(f"row-{row}", say("row", row=row), state="later") for row in range(1, ROWS + 1)]
    return found + river(view) + huts(view)


def homeland(view: View) -> list[Part]:
    found: list[Part] = [band("homeland", say("homeland"))]
    for name, space in view["spaces"].items():
        if space["kind"] == "homeland":
            found.append(space_part(view, name, space, "band:homeland", say(f"space-{name}")))
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
    said = [say("plain-space", name=title or name)]
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


def space_part(view: View, name: str, space: View, band_id: str, title: str, size: int = 10, seat: int = 0) -> Space:
    tokens = [Token("campfire")] if space["fire"] else clan_tokens(view, space)
    closed = space["fire"] or space["chieftain"] or space["warriors"] or space["state"] == "later"
    most = 1 if space["single"] else FEW_SPACES
    return Space(
        id=f"space:{name}",
        area="mats" if seat else "board",
        label=space_label(view, name, space, title),
        band=band_id,
        name=title,
        look="land" if space["terrain"] else "plate",
        word="" if space["kind"] in ("homeland", "territory") else "crossroads",
        terrain=GROUND.get(str(space["terrain"]), str(space["terrain"])),
        prices=prices(space),
        effects=effects(space),
        tokens=tokens,
        room=0 if closed else max(0, most - len(tokens)),
        state="now" if space["state"] == "now" else "later" if space["state"] == "future" else "closed",
        size=size,
        seat=seat,
    )


def territory_row(view: View, row: int) -> list[Part]:
    """Six territories or the Outpost on their reverse, then the Crossroads or special space."""
    round_ = min(row, view["rounds"])
    flipped = turned_over(view, row)
    state = "past" if flipped else "now" if round_ == view["round"] else "later"
    band_id = f"band:row-{row}"
    note = say("row-turned") if flipped else say("row-now") if state == "now" else ""
    note = say("row-future") if state == "later" and view["round"] else note
    found: list[Part] = [band(f"row-{row}", say("row", row=row), state=state, note=note)]
    if flipped:
        found.append(outpost(view, row))
    for column in COLUMNS:
        name = f"{row}{column}"
        if name in view["spaces"]:
            space = view["spaces"][name]
            found.append(space_part(view, name, space, band_id, "", SIZES[space["size"]]))
    last = f"{row}x" if f"{row}x" in view["spaces"] else f"{row}s"
    space = view["spaces"][last]
    found.append(space_part(view, last, space, band_id, space["name"], SHORT if flipped else NARROW))
    return found


def huts(view: View) -> list[Part]:
    """Who stays at home, and a personal Crossroads; they lie on the mats."""
    found: list[Part] = [band("huts", say("huts"), area="mats")]
    for seat in view["seats"]:
        number, hut = seat["seat"], seat["hut"]
        tokens = [token(view, "explorer", number)] * hut["explorers"]
        tokens += [token(view, "chieftain", number)] * hut["chieftain"]
        tokens += [token(view, "warrior", number)] * hut["warriors"]
        text = say("hut-text")
        icons = [Icon("1", "refine"), Icon("", "or"), Icon("−1", "any-raw"), Icon("", "then"), Icon("", "any-raw")]
        found.append(
            Space(
                id=f"hut:{number}",
                area="mats",
                label=say("hut", owner=name_of(seat), number=len(tokens), text=text),
                band="band:huts",
                name=say("hut-name"),
                word="hut",
                effects=[Effect(icons, text)],
                tokens=tokens,
                seat=number,
            )
        )
    if "own" in view["spaces"]:
        space = view["spaces"]["own"]
        found.append(space_part(view, "own", space, "band:huts", space["name"], seat=space["owner"]))
    return found
