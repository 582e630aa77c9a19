"""Panels: round, turn order, round scoring, actions, tiles, standing, the key."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Action, Icon, Ladder, Part, Rank, Scene, Seat, Text, Tile
from terrae.draw.ladders import ladders
from terrae.draw.markup import (
    amount,
    amounts,
    disc,
    effect_icons,
    effects,
    ground,
    icon,
    name_tag,
    octagon,
    part,
    silhouette,
    told,
    unit,
    word_icon,
)


def panels(scene: Scene) -> dict[str, Callable[[Scene], str]]:
    """What paints the panels that belong to nobody, by unit."""
    found: dict[str, Callable[[Scene], str]] = {
        "round": round_now,
        "order": order,
        "rounds": rounds,
        "actions": actions,
        "tiles": tiles,
        "towns": sets,
        "standing": standing,
        "key": key,
    }
    if scene.of(Ladder):
        found["ladders"] = ladders
    if scene.of(Tile, "supply"):
        found["supply"] = supply
    return found


def excerpt(parts: list[Part]) -> str:
    """Some parts of a table as a picture, without the table."""
    scene = Scene(parts)
    drawn = [painter(scene) for painter in panels(scene).values()]
    return "".join(panel for panel in drawn if "data-part" in panel)


def heading(scene: Scene, name: str) -> str:
    words = scene.text(name)
    return f"<h2>{escape(words)}</h2>" if words else ""


def seat_disc(scene: Scene, number: int) -> str:
    name, colour = scene.who(number)
    return disc(colour, str(number)) if name else ""


def round_now(scene: Scene) -> str:
    """Where the game stands."""
    return unit("round", "p", "round-now", escape(scene.text("round")))


def order(scene: Scene) -> str:
    """Everybody in turn order with their points; the seat to move is ringed, one that is out has a scroll."""
    shown = ""
    for seat in scene.of(Seat):
        kinds = [kind for mark, kind in (("to-move", "now"), ("out", "out"), ("winner", "won")) if mark in seat.marks]
        inner = f"{disc(seat.colour, str(seat.seat))}<span>{seat.points}</span>"
        inner += icon("r-scroll", 14) if "out" in seat.marks else ""
        said = ", ".join([seat.label, *(str(Message(f"draw.{mark}")) for mark in seat.marks)])
        shown += f'<li class="{" ".join(kinds)}">{part(seat, "span", "chip", inner, label=said)}</li>'
    return unit("order", "ol", "order", shown, f' aria-label="{Message("draw.order")}"')


def rounds(scene: Scene) -> str:
    """One tile for each round, in one line: the current one framed, past ones struck; what scores at the end last."""
    shown = ""
    for tile in scene.of(Tile, "rounds"):
        lines = "".join(f'<span class="line">{effect_icons(entry, size=13)}</span>' for entry in tile.effects)
        inner = f'<span class="no">{escape(tile.name)}</span>'
        inner += f'<span class="pays">{lines}</span>' if lines else '<span class="none">?</span>'
        kind = f"round {tile.state}{' end' if tile.group == 'final' else ''}"
        now = ' aria-current="step"' if tile.state == "now" else ""
        shown += f"<li{now}>{part(tile, 'div', kind, inner)}</li>"
    label = f' aria-label="{escape(scene.text("heading:rounds"))}"'
    return unit("rounds", "ol", "rounds", shown, label)


def actions(scene: Scene) -> str:
    """The price above, the octagon, the name below."""
    found = scene.of(Action, "actions")
    shown = ""
    for action in found:
        items = [item for entry in action.effects for item in entry.icons if item.word != "action"]
        inner = f'<span class="cost">{amounts(action.prices, 14)}</span>{octagon(items, action.used, 40)}'
        inner += f'<span class="name">{escape(action.name)}</span>'
        shown += f"<li>{part(action, 'div', 'act used' if action.used else 'act', inner)}</li>"
    return group("actions", heading(scene, "heading:actions"), f'<ul class="acts">{shown}</ul>' if found else "")


def group(name: str, head: str, inner: str) -> str:
    """A titled group that stays in its place when it is empty."""
    return unit(name, "section", "group", f"{head}{inner}" if inner else "")


def tiles(scene: Scene) -> str:
    """The tiles that lie beside the board, with the coins on them; then those of the same kinds that seats hold."""
    found = scene.of(Tile, "tiles")
    shown = "".join(f"<li>{part(tile, 'div', 'tile-card', face(tile))}</li>" for tile in found)
    if found:
        kinds = {tile.group for tile in found if tile.group}
        shown += "".join(far(scene, tile) for tile in scene.of(Tile, "mats") if tile.group in kinds)
    return group("tiles", heading(scene, "heading:tiles"), f'<ul class="tile-cards">{shown}</ul>' if found else "")


def far(scene: Scene, tile: Tile) -> str:
    """A tile that somebody holds: what it is, and whose."""
    holder, _ = scene.who(tile.seat)
    said = told(str(Message("draw.held-by", tile=tile.label, name=holder)))
    return f'<li class="far"><div class="tile-card"{said}>{face(tile)}{seat_disc(scene, tile.seat)}</div></li>'


def face(tile: Tile) -> str:
    """Name, coins and effects of a tile."""
    coins = f'<span class="coins">{icon("r-coin", 17) * min(tile.coins, 4)}</span>' if tile.coins else ""
    if tile.coins > 4:
        coins = f'<span class="coins">{amount(Icon(str(tile.coins), "coin"), 17)}</span>'
    does = effects(tile.effects, tile.state == "used", 15)
    return f'<span class="tile-top">{name_tag(tile.name)}{coins}</span><span class="gives">{does}</span>'


def sets(scene: Scene) -> str:
    """What everybody has one of: each tile with the seats that may still take it."""
    found = scene.of(Tile, "towns")
    if any(tile.left >= 0 for tile in found):
        return counted(scene, "towns")
    shown = ""
    for tile in found:
        owners = "".join(seat_disc(scene, number) for number in tile.seats)
        inner = f'<span class="line">{"".join(amounts(entry.icons, 15) for entry in tile.effects)}</span>'
        inner += f'<span class="owners">{owners}</span>'
        shown += f"<li>{part(tile, 'div', f'set-tile {tile.state}', inner)}</li>"
    return group("towns", heading(scene, "heading:towns"), f'<ul class="set-tiles">{shown}</ul>' if found else "")


def supply(scene: Scene) -> str:
    return counted(scene, "supply")


def counted(scene: Scene, area: str) -> str:
    """Tiles of which there are several: the name, how many are left, what each gives."""
    found = scene.of(Tile, area)
    shown = ""
    for tile in found:
        lines = "".join(f'<span class="line">{effect_icons(entry, size=12, act=20)}</span>' for entry in tile.effects)
        inner = (
            f'<span class="tile-top">{name_tag(tile.name)}<i>×{tile.left}</i></span><span class="gives">{lines}</span>'
        )
        shown += f"<li>{part(tile, 'div', f'set-tile counted {tile.state}', inner)}</li>"
    listed = f'<ul class="set-tiles kinds">{shown}</ul>' if found else ""
    return group(area, heading(scene, f"heading:{area}"), listed)


def standing(scene: Scene) -> str:
    """What scores at the end, one thing below the other."""
    groups = list(dict.fromkeys(rank.group for rank in scene.of(Rank)))
    if not groups:
        return unit("standing", "section", "panel standing empty", "")
    label = f' aria-label="{escape(scene.text("heading:standing"))}"'
    return unit("standing", "section", "panel standing", "".join(ranking(scene, name) for name in groups), label)


def ranking(scene: Scene, name: str) -> str:
    """A bar for each seat, and the points it would get."""
    ranks = [rank for rank in scene.of(Rank) if rank.group == name]
    most = max(1, *(rank.size for rank in ranks))
    shown = ""
    for rank in ranks:
        bar = (
            '<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
            '<rect width="100" height="6" rx="3"/>'
            f'<rect class="share" width="{100 * rank.size // most}" height="6" rx="3"/></svg>'
        )
        gain = f'<span class="gain">{amount(Icon(f"+{rank.points}", "points"), 12)}</span>'
        shown += (
            f"<li>{part(rank, 'div', 'rank', f'{disc(rank.colour, str(rank.seat))}{bar}<b>{rank.size}</b>{gain}')}</li>"
        )
    about = name or "standing"
    head = f"<b>{escape(scene.text(f'heading:{about}'))}</b><span>{escape(scene.text(f'note:{about}'))}</span>"
    return f'<header class="panel-head">{head}</header><ol>{shown}</ol>'


# Key


def key(scene: Scene) -> str:
    """What the symbols mean."""
    shown = ""
    for entry in scene.of(Text, "key"):
        if entry.role == "heading":
            continue
        if entry.role == "terrain":
            sign = ground(entry.word)
        elif entry.role == "neutral":
            sign = silhouette(entry.word, "", 24)
        else:
            sign = word_icon(entry.word, 19)
        shown += f"<li>{sign}<span>{escape(entry.text)}</span></li>"
    return unit(
        "key",
        "details",
        "panel key",
        f"<summary>{escape(scene.text('heading:key'))}</summary><ul>{shown}</ul>" if shown else "<summary></summary>",
    )
