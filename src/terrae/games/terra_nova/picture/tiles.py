"""What lies beside the board for everybody: round scoring, power actions, bonus tiles, town tiles."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_nova.picture.captions import CAPTIONS, View, called, effects, name_of, say, text


@kept_by_content(512)
def round_tiles(view: View, seats: int) -> list[Part]:
    """What each round scores; unknown before it is drawn."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        code = drawn["name"] if drawn else ""
        label = say("round-unknown", round=number)
        if drawn:
            label = say("round-tile", round=number, name=called("tile", f"round-{code}"), text=drawn["text"])
        found.append(CAPTIONS.round_tile(view, number, label, effects(drawn) if drawn else [], bool(drawn), code))
    places = "·".join(str(points) for points in view["territory_points"][:seats] if points)
    found.append(CAPTIONS.final_tile(view, [Effect([Icon(places, "points")], say("final", places=places))]))
    return found


@kept_by_content(512)
def power_actions(view: View) -> list[Part]:
    return CAPTIONS.power_actions(view)


@kept_by_content(512)
def bonus_tile(letter: str, tile: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    name = called("tile", f"bonus-{letter}")
    label = say("bonus-tile", name=name, text=tile["text"])
    return CAPTIONS.bonus(letter, name, label, tile, area, coins, seat, "used" if tile["used"] else "free")


@kept_by_content(512)
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
        found.append(town_tile(tile, [(seat["seat"], name_of(seat)) for seat in free]))
    return found


@kept_by_content(512)
def town_tile(tile: View, free: list[tuple[int, str]]) -> Tile:
    """A tile with the seats that may still take it."""
    names = ", ".join(name for _, name in free) or say("nobody")
    name = called("tile", f"town-{tile['name']}")
    return Tile(
        id=f"tile:town-{tile['name']}",
        area="towns",
        label=say("town-tile", name=name, text=tile["text"], names=names),
        name=name,
        effects=effects(tile),
        state="free" if free else "used",
        seats=[seat for seat, _ in free],
        group="town",
        code=tile["name"],
    )
