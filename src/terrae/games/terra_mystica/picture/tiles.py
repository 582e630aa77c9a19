"""What lies beside the board for everybody: round scoring, power actions, bonus cards, favour and town tiles."""

from __future__ import annotations

from terrae.core.scene import Action, Effect, Icon, Part, Tile
from terrae.games.terra_mystica.picture.captions import View, effects, say, text


def round_tiles(view: View) -> list[Part]:
    """What each round scores: the current one marked, the past ones ticked off; unknown ones before they are drawn."""
    found: list[Part] = [text("heading:rounds", "rounds", "heading", say("rounds"))]
    for number in range(1, view["rounds"] + 1):
        drawn = view["round_tiles"][number - 1] if number <= len(view["round_tiles"]) else None
        past = number < view["round"] or view["phase"] == "over"
        state = "past" if past else "now" if number == view["round"] else "next"
        last = number == view["rounds"]  # its cult bonus is never paid
        label = say("round-tile", round=number, text=drawn["text"]) if drawn else say("round-unknown", round=number)
        shown = effects(drawn) if drawn else []
        found.append(
            Tile(
                id=f"tile:round-{number}",
                area="rounds",
                label=label,
                name=str(number),
                effects=shown[:-1] if last else shown,
                state=state if drawn else "hidden",
                group="round",
            )
        )
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
    return Tile(
        id="tile:final",
        area="rounds",
        label=" ".join(effect.text for effect in shown),
        name=say("end"),
        effects=shown,
        state="past" if view["phase"] == "over" else "next",
        group="final",
    )


def power_actions(view: View) -> list[Part]:
    found: list[Part] = [text("heading:actions", "actions", "heading", say("actions"))]
    for name, action in view["power_actions"].items():
        state = say("used") if action["covered"] else say("free")
        found.append(
            Action(
                id=f"action:{name}",
                area="actions",
                label=say("action", name=name, power=action["power"], text=action["text"], state=state),
                name=name,
                prices=[Icon(str(action["power"]), "power-spend")],
                effects=effects(action),
                used=action["covered"],
            )
        )
    return found


def bonus_card(name: str, card: View, area: str, coins: int = 0, seat: int = 0) -> Tile:
    label = say("bonus-card", name=name, text=card["text"])
    if coins:
        label = say("bonus-coins", label=label, coins=coins)
    return Tile(
        id=f"tile:bonus-{name}",
        area=area,
        label=label,
        name=name,
        effects=effects(card),
        seat=seat,
        coins=coins,
        group="bonus",
    )


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
