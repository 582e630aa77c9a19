"""What lies beside the board for everybody: round scoring, power actions, bonus tiles, town tiles."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_nova.picture.captions import CAPTIONS, View, effects, name_of, say, text


def round_tiles(view: View) -> list[Part]:
    """What each round scores; unknown before it is drawn."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        label = say("round-tile", round=number, text=drawn["text"]) if drawn else say("round-unknown", round=number)
        found.append(CAPTIONS.round_tile(view, number, label, effects(drawn) if drawn else [], bool(drawn)))
    places = "·".join(str(points) for points in view["territory_points"][: len(view["seats"])] if points)
    found.append(CAPTIONS.final_tile(view, [Effect([Icon(places, "points")], say("final", places=places))]))
    return found


def power_actions(view: View) -> list[Part]:
    return CAPTIONS.power_actions(view, lambda name: say(f"action-{name}"))


def bonus_tile(letter: str, tile: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    label = say("bonus-tile", letter=letter, text=tile["text"])
    return CAPTIONS.bonus(letter, label, tile, area, coins, seat, "used" if tile["used"] else "free")


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
