"""The paths of the board: the Military track above it, the Road at its left, the River at its right."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Space, Token
from terrae.games.terramara.picture.captions import View, called, effects, outpost_effects, say
from terrae.games.terramara.picture.places import band, standing, token

ROWS = 6
FROM_HERE_ON = (("reserve", "reserve", ""), ("discount", "artifact", "−1"))
LONG, SHORT = 28, 22  # widths of an Outpost and of the space beside it


def grade_sign(place: int, grades: list[int]) -> list[Icon]:
    """The symbol that Outposts ask for, where there is one."""
    return [Icon("I" * (grades.index(place) + 1), "outpost")] if place in grades else []


# The Military track


def military(view: View) -> list[Part]:
    track = view["military"]
    found: list[Part] = [band("military", say("military"), look="track", side="above", word="military")]
    for number in range(track["last"] + 1):
        neutral = [place for place, strength in enumerate(track["neutral"]) if strength == number]
        tokens = [token(view, "shield", seat["seat"]) for seat in view["seats"] if seat["military"] == number]
        level = sum(number >= least for least in track["levels"])
        others = [say("neutral", number=place + 1) for place in neutral]
        found.append(
            Space(
                id=f"military:{number}",
                area="board",
                label=standing(view, say("military-stop", number=number, level=level), tokens, others),
                band="band:military",
                name=str(number),
                look="stop",
                group=say("power-level", level=level),
                badges=grade_sign(number, track["grades"]),
                tokens=[*tokens, *[Token("shield")] * len(neutral)],
            )
        )
    return found


# The River


def river(view: View) -> list[Part]:
    found: list[Part] = [band("river", say("river"), look="way", side="right", word="river")]
    for stop in view["river"]:
        found.append(river_stop(view, stop))
    return found


def river_stop(view: View, stop: View) -> Space:
    """A space of the River: what it brings at one side; what holds from here on at the other."""
    number = stop["space"]
    said = [say("river-stop", number=number, reach=stop["reach"])]
    does: list[Effect] = []
    for tile in stop["bonus"]:
        does += effects(tile)
        said.append(tile["text"])
    if stop["explorer"]:
        said.append(say("river-explorer"))
        does.append(Effect([Icon("+1", "explorer")], said[-1]))
    badges: list[Icon] = []
    if number == 0 or view["river"][number - 1]["reach"] < stop["reach"]:
        badges.append(Icon(str(stop["reach"]), "artifact"))
    for name, word, sign in FROM_HERE_ON:
        if stop[name]:
            said.append(say(f"river-{name}"))
            badges.append(Icon(sign, word))
    if stop["grade"]:
        said.append(say("river-grade", grade=stop["grade"]))
        badges.append(Icon("I" * stop["grade"], "outpost"))
    tokens = [token(view, "canoe", seat["seat"]) for seat in view["seats"] if seat["culture"] == number]
    return Space(
        id=f"river:{number}",
        area="board",
        label=standing(view, " ".join(said), tokens),
        band="band:river",
        name=str(number),
        look="stop",
        effects=does,
        badges=badges,
        tokens=tokens,
        line=number,
    )


# The Road


def road(view: View) -> list[Part]:
    """The Homeland, then for each row its detours and the Crossroads below it; the Far market is the last."""
    found: list[Part] = [band("road", say("road"), look="way", side="left", word="road")]
    if view["road"]:
        found.append(station(view, "start", 0, say("road-start"), say("road-start-label"), caravans(view, 0, "")))
        for row in range(1, ROWS + 1):
            found += [*detours(view, row), crossroads(view, row)]
    return found


def caravans(view: View, node: int, way: str) -> list[Token]:
    return [
        token(view, "caravan", seat["seat"])
        for seat in view["seats"]
        for at in seat["caravans"]
        if at["node"] == node and at["way"] == way
    ]


def station(view: View, key: str, line: int, name: str, label: str, tokens: list[Token], **more: list[Icon]) -> Space:
    return Space(
        id=f"road:{key}", area="board", label=standing(view, label, tokens), band="band:road", name=name, look="stop",
        tokens=tokens, line=line, badges=more.get("badges", []),
    )  # fmt: skip


def crossroads(view: View, row: int) -> Space:
    """The node below a row; below the last one the Road ends."""
    tokens = caravans(view, row, "")
    if row == ROWS:
        first, second = view["ends"]
        label = say("road-end", first=first, second=second)
        worth = [Icon(f"{first}·{second}", "points")]
        return station(view, str(row), 2 * row, say("road-end-name"), label, tokens, badges=worth)
    sign = grade_sign(row, view["road_grades"])
    return station(view, str(row), 2 * row, str(row), say("crossroads", row=row), tokens, badges=sign)


def detours(view: View, row: int) -> list[Part]:
    """The paths beside the Road: bonus tiles, and Outposts that are not open yet."""
    shown = view["road"][row - 1]
    left, right = shown["left"], shown["right"]
    label = say("road-left", row=row, text=left["text"])
    found: list[Part] = [detour(view, row, "left", label, effects(left), caravans(view, row - 1, "left"))]
    if right is not None:
        label = say("road-right", row=row, text=right["text"])
        found.append(detour(view, row, "right", label, effects(right), caravans(view, row - 1, "right")))
    elif not turned_over(view, row):
        wanted = [Effect([Icon("", "outpost"), Icon("", shown["outpost"]["word"])], outpost_label(view, row))]
        tokens = outpost_tokens(view, row)
        found.append(detour(view, row, "right", outpost_label(view, row), wanted, tokens, "closed"))
    return found


def detour(
    view: View, row: int, side: str, label: str, does: list[Effect], tokens: list[Token], state: str = "now"
) -> Space:
    return Space(
        id=f"road:{row}-{side}", area="board", label=standing(view, label, tokens), band="band:road", name="",
        look="detour", effects=does, tokens=tokens, line=2 * row - 1, side=side, state=state,
    )  # fmt: skip


# Outposts


def turned_over(view: View, row: int) -> bool:
    """Has this row been turned over? Then its Outpost lies open."""
    return int(min(row, view["rounds"])) < int(view["round"])


def outpost_tokens(view: View, row: int) -> list[Token]:
    flags = [token(view, "flag", seat) for seat in view["road"][row - 1]["flags"]]
    return [*flags, *caravans(view, row - 1, "right")]


def outpost_label(view: View, row: int) -> str:
    shown = view["road"][row - 1]
    words = " ".join(grade.text for grade in outpost_effects(view, shown["outpost"]))
    name = called("outpost", shown["outpost"]["key"])
    return say("outpost" if shown["open"] else "outpost-closed", name=name, row=row, text=words)


def outpost(view: View, row: int) -> Space:
    """The Outpost of a row that was turned over, with the Flags left there."""
    shown = view["road"][row - 1]["outpost"]
    tokens = outpost_tokens(view, row)
    return Space(
        id=f"road:{row}-right",
        area="board",
        label=standing(view, outpost_label(view, row), tokens),
        band=f"band:row-{row}",
        name=say("outpost-of", name=called("outpost", shown["key"])),
        word="outpost",
        effects=outpost_effects(view, shown),
        tokens=tokens,
        size=LONG,
    )
