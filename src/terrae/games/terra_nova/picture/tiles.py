"""What lies beside the board for everybody: round scoring, power actions, bonus tiles, town tiles."""

from __future__ import annotations

from terrae.core.scene import Action, Effect, Icon, Part, Tile
from terrae.games.terra_nova.picture.captions import View, effects, name_of, say, text


def round_tiles(view: View) -> list[Part]:
    """What each round scores: the current one marked, the past ones ticked off; unknown ones before they are drawn."""
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
