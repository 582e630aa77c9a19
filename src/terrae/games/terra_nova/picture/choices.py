"""Set-up: colours and factions that can still be chosen."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.scene import Effect, Icon, Part, Priced, Side, Tile
from terrae.games.terra_nova.picture.captions import PIECES, SIDES, View, effects, good_at, goods, say, spoken, text

CHOSEN = ("seat", "colour", "faction", "name", "home")  # what must be known of a seat here


@kept_by_content(64)
def choices(view: View, seats: list[View]) -> list[Part]:
    """Colours and factions that somebody may still choose."""
    taken = {seat["colour"] for seat in seats if seat["colour"]}
    undecided = {seat["colour"] for seat in seats if not seat["faction"]} & taken
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
        holder = next((seat["seat"] for seat in seats if seat["colour"] == colour), 0)
        label = say("colour", colour=spoken("colour", colour), home=spoken("terrain", pair[0]["home"]), names=names)
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
        money, power = sides["fixed"]
        income = [Icon(f"+{icon.text}", icon.word) for icon in goods(money, power)]
        found.append(
            Side(
                id=f"faction:{faction}",
                area="choices",
                label=say(
                    "faction", name=sides["name"], text=" ".join([good_at(faction), *(effect.text for effect in does)])
                ),
                name=sides["name"],
                effects=does,
                colour=sides["colour"],
                terrain=sides["home"],
                group="faction",
                about=good_at(faction),
                starts=[*goods(sides["money"]), Icon(str(sides["houses"]), PIECES["house"]), *income],
                pieces=[Priced(PIECES[piece], goods(price)) for piece, price in pieces(view)],
            )
        )
    for seat in seats:
        if seat["faction"]:
            found += gone(seat)
    return found


def pieces(view: View) -> list[tuple[str, int]]:
    """What buildings cost, which is the same for all; a trading post the price beside others."""
    prices = view["prices"]
    return [("house", prices["house"]), ("post", prices["post_adjacent"]), ("palace", prices["palace"])]


def gone(seat: View) -> list[Part]:
    """A faction that somebody plays, beneath its colour."""
    name, colour = seat["name"], seat["colour"]
    both: View = {
        "area": "choices",
        "label": say("faction-taken", name=name, seat=seat["seat"]),
        "effects": [],
        "state": "used",
        "seat": seat["seat"],
        "colour": colour,
    }
    return [
        Tile(id=f"colour:{colour}", name=spoken("colour", colour), terrain=seat["home"], group="colour", **both),
        Side(id=f"taken:{seat['faction']}", name=name, group="taken", **both),
    ]
