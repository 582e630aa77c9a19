"""What somebody may choose now and lies nowhere else: factions in set-up, terrains to pick or unlock."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Priced, Side, Tile
from terrae.games.terra_mystica.picture.captions import (
    COLOURS,
    CULTS,
    LANDS,
    PIECES,
    View,
    effects,
    good_at,
    goods,
    land,
    say,
    text,
)


def choices(view: View) -> list[Part]:
    """Factions by home, then terrains."""
    found = factions(view) + terrains(view)
    return [text("heading:choices", "choices", "heading", say("choices")), *found] if found else []


def factions(view: View) -> list[Part]:
    """The factions that may still be chosen, beneath the home they share, and beneath theirs those that are taken."""
    if not view["factions"]:
        return []
    found: list[Part] = []
    taken = [seat for seat in view["seats"] if seat["faction"]]
    open_ = dict.fromkeys(faction["home"] for faction in view["factions"].values())
    homes = {**open_, **dict.fromkeys(seat["printed_home"] for seat in taken)}
    for home in [home for home in COLOURS if home in homes]:
        some = {key: faction for key, faction in view["factions"].items() if faction["home"] == home}
        there = [seat for seat in taken if seat["printed_home"] == home]
        names = " / ".join([*(faction["name"] for faction in some.values()), *(seat["name"] for seat in there)])
        found.append(
            Tile(
                id=f"home:{home}",
                area="choices",
                label=say("home", home=land(home) if home in LANDS else say("home-variable"), names=names),
                name=say(f"colour-{COLOURS[home]}"),
                effects=[],
                colour=COLOURS[home],
                terrain=LANDS.get(home, ""),
                group="colour",
            )
        )
        found += [card(key, faction) for key, faction in some.items()]
        found += [gone(seat) for seat in there]
    return found


def card(key: str, faction: View) -> Side:
    """A faction with all that it does, begins with and builds."""
    does = effects(faction["ability"])
    does += [
        Effect([], say("stronghold-does", text=effect.text)) if number == 0 else Effect([], effect.text)
        for number, effect in enumerate(effects(faction["stronghold"]))
    ]
    power = [Icon("/".join(str(tokens) for tokens in faction["bowls"]), "power")]
    cults = [Icon(str(at), CULTS[cult]) for cult, at in faction["cults"].items()]
    return Side(
        id=f"faction:{key}",
        area="choices",
        label=say("faction", name=faction["name"], text=" ".join([good_at(key), *(effect.text for effect in does)])),
        name=faction["name"],
        effects=does,
        colour=COLOURS[faction["home"]],
        terrain=LANDS.get(faction["home"], ""),
        group="faction",
        about=good_at(key),
        starts=[*goods(faction["start"]), *power, *cults],
        pieces=[Priced(PIECES[kind], goods(cost)) for kind, cost in faction["costs"].items()],
    )


def gone(seat: View) -> Side:
    """A faction that somebody plays."""
    return Side(
        id=f"taken:{seat['faction']}",
        area="choices",
        label=say("faction-taken", name=seat["name"], seat=seat["seat"]),
        name=seat["name"],
        effects=[],
        colour=COLOURS[seat["printed_home"]],
        state="used",
        seat=seat["seat"],
        group="taken",
    )


def terrains(view: View) -> list[Part]:
    """The terrains that somebody may pick or unlock now."""
    return [
        Tile(
            id=f"terrain:{terrain}",
            area="choices",
            label=say("terrain", terrain=land(terrain), coins=price) if price else land(terrain),
            name=terrain,
            effects=[Effect([Icon(str(price), "coins")], say("costs", coins=price))] if price else [],
            terrain=LANDS[terrain],
            group="terrain",
        )
        for terrain, price in view["picking"].items()
    ]
