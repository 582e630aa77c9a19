"""What lies beside the board for everybody: round scoring, power actions, bonus cards, favour and town tiles."""

from __future__ import annotations

from terrae.core.keeping import kept_by_content
from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_mystica.picture.captions import CAPTIONS, View, called, effects, say, text


def round_tiles(view: View) -> list[Part]:
    """What each round scores; unknown before it is drawn. The cult bonus of the last one is never paid."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        shown = effects(drawn) if drawn else []
        does = shown[:-1] if number == view["rounds"] else shown
        code = drawn["name"] if drawn else ""
        label = say("round-unknown", round=number)
        if drawn:
            label = say("round-tile", round=number, name=called("tile", code), text=drawn["text"])
        found.append(CAPTIONS.round_tile(view, number, label, does, bool(drawn), code))
    found.append(final(view))
    return found


def final(view: View) -> Tile:
    """What scores at the end: cults, networks and an extra tile."""
    points = view["final_points"]
    cult, network = ("·".join(str(worth) for worth in points[name]) for name in ("cult", "network"))
    shown = [
        Effect([Icon("", "cults"), Icon(cult, "points")], say("final-cults", places=cult)),
        Effect([Icon("", "network"), Icon(network, "points")], say("final-network", places=network)),
    ]
    extra = view["final_tile"]
    if extra:
        for effect in effects(extra):
            shown.append(Effect([effect.icons[0], Icon(network, "points")], effect.text))
    return CAPTIONS.final_tile(view, shown)


def power_actions(view: View) -> list[Part]:
    return CAPTIONS.power_actions(view)


@kept_by_content(512)
def bonus_card(code: str, card: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    name = called("tile", code)
    return CAPTIONS.bonus(code, name, say("bonus-card", name=name, text=card["text"]), card, area, coins, seat)


def bonus_cards(view: View) -> list[Part]:
    """The cards on offer, once some are drawn."""
    if not view["bonus_cards"]:
        return []
    found: list[Part] = [text("heading:tiles", "tiles", "heading", say("bonus-cards"))]
    found += [bonus_card(name, card, "tiles", card["coins"]) for name, card in view["bonus_cards"].items()]
    return found


def favours(view: View) -> list[Part]:
    """The favour tiles, and how many of each are left."""
    found: list[Part] = [text("heading:supply", "supply", "heading", say("favours"))]
    found += [counted("favour", "supply", name, tile) for name, tile in view["favours"].items()]
    return found


def town_tiles(view: View) -> list[Part]:
    """What founding a town gives, and how many of each tile are left."""
    found: list[Part] = [text("heading:towns", "towns", "heading", say("town-tiles"))]
    found += [counted("town", "towns", name, tile) for name, tile in view["town_tiles"].items()]
    return found


@kept_by_content(512)
def counted(group: str, area: str, code: str, tile: View) -> Tile:
    """A tile of which there are several."""
    name = called("tile", code)
    return Tile(
        id=f"tile:{group}-{code}",
        area=area,
        label=say(f"{group}-tile", name=name, text=tile["text"], left=tile["left"], copies=tile["copies"]),
        name=name,
        code=code,
        effects=effects(tile),
        state="free" if tile["left"] else "used",
        group=group,
        left=tile["left"],
    )
