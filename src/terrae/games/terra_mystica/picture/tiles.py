"""What lies beside the board for everybody: round scoring, power actions, bonus cards, favour and town tiles."""

from __future__ import annotations

from terrae.core.scene import Effect, Icon, Part, Tile
from terrae.games.terra_mystica.picture.captions import CAPTIONS, View, effects, say, text


def round_tiles(view: View) -> list[Part]:
    """What each round scores; unknown before it is drawn. The cult bonus of the last one is never paid."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        label = say("round-tile", round=number, text=drawn["text"]) if drawn else say("round-unknown", round=number)
        shown = effects(drawn) if drawn else []
        last = number == view["rounds"]
        found.append(CAPTIONS.round_tile(view, number, label, shown[:-1] if last else shown, bool(drawn)))
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
    return CAPTIONS.power_actions(view, str)


def bonus_card(name: str, card: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    return CAPTIONS.bonus(name, say("bonus-card", name=name, text=card["text"]), card, area, coins, seat)


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


def counted(group: str, area: str, name: str, tile: View) -> Tile:
    """A tile of which there are several."""
    return Tile(
        id=f"tile:{group}-{name}",
        area=area,
        label=say(f"{group}-tile", name=name, text=tile["text"], left=tile["left"], copies=tile["copies"]),
        name=name,
        effects=effects(tile),
        state="free" if tile["left"] else "used",
        group=group,
        left=tile["left"],
    )
