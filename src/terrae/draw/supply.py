"""Tiles of which there are several, in a grid: what each gives, and how many are left."""

from __future__ import annotations

from terrae.core.scene import Effect, Scene, Tile
from terrae.draw.lettering import width
from terrae.draw.panels import GAP, Panel, heading
from terrae.draw.sheet import SMALL, Line, Sheet, known

LEAST = 158.0  # the least width of a tile with its gains in one line
TALL = 42.0


def supply(sheet: Sheet, scene: Scene, area: str, x: float, y: float, wide: float) -> Panel:
    """The counted tiles of an area."""
    tiles = [tile for tile in scene.of(Tile, area) if tile.left >= 0]
    if not tiles:
        return "", 0
    drawn, high = heading(sheet, scene, f"heading:{area}", x, y)
    most = max(1, int((wide + GAP) // (LEAST + GAP)))
    rows = -(-len(tiles) // most)
    columns = -(-len(tiles) // rows)
    room = (wide - GAP * (columns - 1)) / columns
    for place, tile in enumerate(tiles):
        down, across = divmod(place, columns)
        left, top = x + across * (room + GAP), y + high + down * (TALL + GAP)
        drawn += sheet.part(tile, counted(sheet, tile, left, top, room))
    return drawn, high + rows * (TALL + GAP) - GAP


def counted(sheet: Sheet, tile: Tile, x: float, y: float, wide: float) -> str:
    """Its name and how many are left at the left, what it gives at the right, in one line or one for each effect."""
    gone = tile.left == 0
    drawn = sheet.box(x, y, wide, TALL, 8, "none" if gone else "raised", "line" if gone else "line-strong")
    left = x + 8 + max(width(tile.name, SMALL, 600), width("×0", 13, 700)) + 4
    drawn += sheet.text(x + 8, y + 13, tile.name, SMALL, 600, "ink-3")
    drawn += sheet.text(x + 8, y + 29, f"×{tile.left}", 13, 700, "ink-3" if gone else "ink")
    room = x + wide - 6 - left
    lines = [gains(sheet, tile.effects, room)]
    if lines[0].width > room:
        lines = [gains(sheet, [effect], room) for effect in tile.effects]
    shown = ""
    for place, line in enumerate(lines):
        middle = y + TALL / 2 + (place - (len(lines) - 1) / 2) * 18
        shown += line.draw(left + room / 2, middle, "middle")
    drawn += f'<g opacity=".5">{shown}</g>' if gone else shown
    return drawn + sheet.ring(tile.id, x, y, wide, TALL, 8)


def gains(sheet: Sheet, effects: list[Effect], room: float) -> Line:
    """The icons of effects one after the other, a little smaller if need be."""
    line = Line(sheet)
    for size, gap in ((13.0, 6.0), (12.0, 4.0), (SMALL, 3.0)):
        line = Line(sheet, size, gap=gap)
        for effect in effects:
            if known(effect.icons):
                line.effect(effect)
        if line.width <= room:
            break
    return line
