"""Ladders: tracks that all seats climb, with the places for pieces beside them.

On a wide page a ladder is a row that is climbed to the right; on a phone it is a column that is climbed upwards.
"""

from __future__ import annotations

from terrae.core.scene import Icon, Ladder, Marker, Niche, Scene
from terrae.draw.panels import GAP, Panel, heading
from terrae.draw.sheet import SMALL, Line, Sheet
from terrae.draw.theme import TINTS

ROW = 46.0
NAME = 76.0  # the column with the sign and the name of a ladder
SPACE = 25.0  # a place for a piece
LAST = 1.2  # the last stop has a longer number
DISC = 14.0
STEP = 34.0  # the height of a stop in a column
UPRIGHT = 500.0  # below this width ladders stand upright
PLACES = 30.0  # the height of a row of spaces


def ladders(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """All ladders, one below the other, or side by side if there is no room for that."""
    found = scene.of(Ladder)
    if not found:
        return "", 0
    drawn, high = heading(sheet, scene, "heading:ladders", x, y)
    if wide < UPRIGHT:
        room = (wide - GAP * (len(found) - 1)) / len(found)
        tallest = 0.0
        for place, ladder in enumerate(found):
            more, tall = column(sheet, scene, ladder, x + place * (room + GAP), y + high, room)
            drawn, tallest = drawn + more, max(tallest, tall)
        return drawn, high + tallest
    for ladder in found:
        drawn += row(sheet, scene, ladder, x, y + high, wide)
        high += ROW + GAP
    return drawn, high - GAP


def spaces_of(scene: Scene, ladder: Ladder) -> list[Niche]:
    return [space for space in scene.of(Niche) if space.of == ladder.id]


def tint(ladder: Ladder) -> str:
    return ladder.word if ladder.word in TINTS else "ink-2"


def row(sheet: Sheet, scene: Scene, ladder: Ladder, x: float, y: float, wide: float) -> str:
    """Sign and name, the stops from left to right, the spaces at the right."""
    drawn = sheet.box(x, y, wide, ROW, 10, "surface", "line")
    drawn += sheet.icon(ladder.word, x + 18, y + ROW / 2, 24)
    drawn += sheet.text(x + 36, y + ROW / 2, ladder.name, 13, 600)
    spaces = spaces_of(scene, ladder)
    right = x + wide - 6 - SPACE * len(spaces)
    left = x + NAME
    share = (right - 4 - left) / (len(ladder.stops) - 1 + LAST)
    for at, stop in enumerate(ladder.stops):
        room = share * (LAST if at == len(ladder.stops) - 1 else 1)
        drawn += cell(sheet, ladder, at, left, y + 4, room - 2, ROW - 8)
        drawn += discs(sheet, [marker for marker in ladder.markers if marker.at == at], left, y + 4, room - 2, ROW - 8)
        drawn += gain(sheet, stop.icons, left + room - 2, y + 12)
        left += room
    drawn = sheet.part(ladder, drawn + sheet.ring(ladder.id, x, y, wide, ROW, 10))
    for place, space in enumerate(spaces):
        drawn += space_at(sheet, space, right + SPACE * (place + 0.5), y + ROW / 2)
    return drawn


def column(sheet: Sheet, scene: Scene, ladder: Ladder, x: float, y: float, wide: float) -> Panel:
    """The sign on top, the stops upwards, the spaces beneath."""
    spaces = spaces_of(scene, ladder)
    per_row = max(1, int((wide - 4) // SPACE))
    rows = -(-len(spaces) // per_row)
    high = 34 + STEP * len(ladder.stops) + 6 + PLACES * rows
    drawn = sheet.box(x, y, wide, high, 10, "surface", "line")
    drawn += sheet.icon(ladder.word, x + 16, y + 17, 21) + sheet.text(x + 30, y + 17, ladder.name, 12, 600)
    foot = y + 34 + STEP * len(ladder.stops)
    for at, stop in enumerate(ladder.stops):
        top = foot - STEP * (at + 1)
        drawn += cell(sheet, ladder, at, x + 3, top, wide - 6, STEP - 2)
        markers = [marker for marker in ladder.markers if marker.at == at]
        drawn += discs(sheet, markers, x + 3, top, wide - 6, STEP - 2)
        drawn += gain(sheet, stop.icons, x + wide - 5, top + 8)
    drawn = sheet.part(ladder, drawn + sheet.ring(ladder.id, x, y, wide, high, 10))
    for place, space in enumerate(spaces):
        down, across = divmod(place, per_row)
        in_row = min(per_row, len(spaces) - down * per_row)
        left = x + wide / 2 - SPACE * in_row / 2
        drawn += space_at(sheet, space, left + SPACE * (across + 0.5), foot + 4 + PLACES * (down + 0.5))
    return drawn, high


def cell(sheet: Sheet, ladder: Ladder, at: int, x: float, y: float, wide: float, high: float) -> str:
    """A stop with its number; those that bring something have an edge, the last one a stronger one."""
    last = at == len(ladder.stops) - 1
    edge = tint(ladder) if ladder.stops[at].icons else "none"
    drawn = sheet.box(x, y, wide, high, 7, "raised" if last else "sunken", edge, 2 if last else 1.25)
    return drawn + sheet.text(x + 3, y + 8, ladder.stops[at].text, SMALL, 600, "ink-3")


def gain(sheet: Sheet, icons: list[Icon], x: float, y: float) -> str:
    """What a stop brings, at its upper right corner."""
    line = Line(sheet, SMALL, gap=1)
    for icon in icons:
        line.amount(icon)
    return line.draw(x - 2, y, "end")


def discs(sheet: Sheet, markers: list[Marker], x: float, y: float, wide: float, high: float) -> str:
    """The seats on a stop: side by side, in two rows if need be."""
    if not markers:
        return ""
    step = DISC + 4.5
    across = max(1, int((wide + 4) // step))
    rows = [markers[start : start + across] for start in range(0, len(markers), across)]
    middle = y + high - 4 - (DISC / 2 + 1) if len(rows) == 1 else y + high / 2 + 1
    drawn = ""
    for number, line in enumerate(rows):
        at_y = middle + (number - (len(rows) - 1) / 2) * (DISC + 3.5)
        for place, marker in enumerate(line):
            at_x = x + wide / 2 + (place - (len(line) - 1) / 2) * step
            drawn += sheet.disc(at_x, at_y, DISC, marker.colour)
    return drawn


def space_at(sheet: Sheet, space: Niche, x: float, y: float) -> str:
    """A place for a piece: what it gives while it is free, the piece when it is taken; a dotted one keeps nothing."""
    radius = SPACE / 2 - 3
    if space.taken:
        fill = f"s-{sheet.theme.seat(space.colour)}" if space.seat else "sunken"
        drawn = sheet.circle(x, y, radius, fill, "ink", 1.25)
        drawn += sheet.icon(space.piece, x, y, 17)
    else:
        drawn = sheet.circle(x, y, radius, "raised", "line-strong", 1.25)
        if space.many:
            drawn = drawn.replace("/>", ' stroke-dasharray="2 2.5"/>')
        drawn += sheet.text(x, y, "".join(icon.text for icon in space.icons), 13, 700, "ink", "middle")
    ring = sheet.ring(space.id, x - radius, y - radius, 2 * radius, 2 * radius, radius)
    return sheet.part(space, drawn + ring)
