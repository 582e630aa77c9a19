"""Areas of a board: a wash of their colour where they are settled, a border along their rim, and what they are worth.

Who has an area is told by colour and by the mark of the seat on its pill; those who share it take turns on the border.
"""

from __future__ import annotations

from collections.abc import Container
from xml.sax.saxutils import escape

from terrae.core.scene import Area
from terrae.draw.geometry import ACROSS, CORNERS, Cell, hexagon, near, number
from terrae.draw.lettering import width
from terrae.draw.markup import THEME, use
from terrae.draw.sheet import Sheet

NOBODY = "stone"  # the colour of what nobody has
WASH = 0.58  # how much of the ground a settled area covers
SETTLED, OPEN = 9.0, 7.5  # strokes of a border, half of which is seen
HALO = 4.0
DASH = 9.0
LETTER = 17.0
NARROW = 50.0  # a pill up to this width may be a third larger on a phone, and still stays on its hex
DISC = 8.5
DISCS = 36.0  # the room of all discs on a pill: if they are many, they overlap, so that it stays on its hex
DROP = 17.0  # from the middle of a hex to the middle of a pill, where a piece or a diamond stands on it
MIDDLE = 5.0  # the same where nothing does


def tokens(area: Area) -> list[str]:
    """The colours of those who have an area."""
    return [f"s-{THEME.seat(colour)}" for colour in area.colours] or [NOBODY]


def rim(cell: Cell, inside: set[tuple[int, int]], x: float, y: float) -> str:
    """The sides of a hex beyond which its area ends, drawn around a point."""
    path = ""
    for side, (dx, dy) in enumerate(ACROSS):
        if near(cell.x + dx, cell.y + dy) not in inside:
            (x0, y0), (x1, y1) = CORNERS[side], CORNERS[(side + 1) % 6]
            path += f"M{number(x + x0)} {number(y + y0)}L{number(x + x1)} {number(y + y1)}"
    return path


def strokes(area: Area) -> list[tuple[str, float, str]]:
    """The lines of a border from the lowest to the uppermost: colour, width, dashes."""
    wide = SETTLED if area.settled else OPEN
    lines = [("piece-halo", wide + HALO, "")]
    colours = tokens(area)
    if area.settled and len(colours) == 1:
        return [*lines, (colours[0], wide, "")]
    for place, colour in enumerate(colours):
        gap = DASH * (len(colours) - 1) + (0 if area.settled else DASH * 0.7)
        lines.append((colour, wide, f"{number(DASH)} {number(gap)};{number(-place * DASH)}"))
    return lines


def pill(area: Area) -> float:
    """The width of what an area is worth with the discs before it."""
    discs = (len(area.colours) - 1) * stride(area) + 2 * DISC if area.colours else 0
    return discs + width(area.text, LETTER, 700) + 13


def stride(area: Area) -> float:
    """How far one disc of a pill is from the next."""
    return min(2 * DISC, (DISCS - 2 * DISC) / max(1, len(area.colours) - 1))


def dashes(pattern: str) -> str:
    if not pattern:
        return ""
    lengths, shift = pattern.split(";")
    return f' stroke-dasharray="{lengths}" stroke-dashoffset="{shift}"'


# In a picture


def draw_areas(sheet: Sheet, areas: list[Area], cells: dict[str, Cell]) -> str:
    """All areas: settled ones first, so that the others lie above them."""
    drawn = ""
    for area in sorted(areas, key=lambda area: not area.settled):
        inside = {near(cells[name].x, cells[name].y) for name in area.hexes}
        shown = ""
        for name in area.hexes:
            cell = cells[name]
            points = hexagon(cell)
            if area.settled:
                fill = "paper" if len(area.colours) > 1 else tokens(area)[0]
                shown += f'<polygon points="{points}" fill="{sheet.colour(fill)}" fill-opacity="{WASH}"/>'
            path = rim(cell, inside, cell.x, cell.y)
            if path:
                shape = "M" + "L".join(points.split()) + "Z"
                lines = "".join(
                    f'<path d="{path}" stroke="{sheet.colour(colour)}" stroke-width="{number(wide)}"{dashes(pattern)}/>'
                    for colour, wide, pattern in strokes(area)
                )
                shown += f'<g clip-path="{sheet.clip(shape)}" fill="none">{lines}</g>'
        drawn += sheet.part(area, shown)
    return drawn


def draw_worth(sheet: Sheet, areas: list[Area], cells: dict[str, Cell], letter: float, held: Container[str]) -> str:
    """What each area is worth, and to whom, no smaller than can be read; below what stands there."""
    drawn = ""
    grow = max(1.0, letter / LETTER)
    for area in areas:
        cell = cells[area.at]
        down = DROP * grow if area.at in held else MIDDLE
        place = f"translate({number(cell.x)} {number(cell.y + down)}) scale({grow:.2f})"
        drawn += f'<g transform="{place}">{draw_pill(sheet, area)}</g>'
    return drawn


def draw_pill(sheet: Sheet, area: Area) -> str:
    """Discs of those who have an area, and the number, around the origin."""
    wide = pill(area)
    x, y = -wide / 2, 0.0
    drawn = sheet.box(x, y - 11, wide, 22, 11, "raised", "lit-line", 1.6 if area.settled else 1.0)
    at = x + 4 + DISC
    for token in tokens(area) if area.colours else []:
        drawn += sheet.circle(at, y, DISC - 1, token, "piece-line", 0.8)
        drawn += sheet.use(f"m-{token[2:]}", at, y, DISC, f"{token}-on")
        at += stride(area)
    at += 2 * DISC - stride(area) if area.colours else 0
    return drawn + sheet.text(at - DISC + 3, y, area.text, LETTER, 700, "ink" if area.settled else "ink-2")


# On a page


def on_hex(cell: Cell, area: Area, cells: dict[str, Cell]) -> str:
    """The share that one hex, drawn around the origin, has of an area."""
    inside = {near(cells[name].x, cells[name].y) for name in area.hexes}
    drawn = ""
    if area.settled:
        fill = "paper" if len(area.colours) > 1 else tokens(area)[0]
        drawn += f'<use href="#hx" class="wash" fill="var(--{fill})"/>'
    path = rim(cell, inside, 0, 0)
    if path:
        lines = "".join(
            f'<path d="{path}" stroke="var(--{colour})" stroke-width="{number(wide)}"{dashes(pattern)}/>'
            for colour, wide, pattern in strokes(area)
        )
        drawn += f'<g class="wall" clip-path="url(#hx-clip)">{lines}</g>'
    return drawn


def worth_on_hex(area: Area, held: bool) -> str:
    """What an area is worth, and to whom, on a pill; it makes room for what stands there."""
    wide, down = pill(area), DROP if held else MIDDLE
    drawn = f'<rect x="{number(-wide / 2)}" y="{number(down - 11)}" width="{number(wide)}" height="22" rx="11"/>'
    at = -wide / 2 + 4 + DISC
    for token in tokens(area) if area.colours else []:
        drawn += f'<circle cx="{number(at)}" cy="{number(down)}" r="{DISC - 1}" fill="var(--{token})"/>'
        drawn += use(f"m-{token[2:]}", at, down, DISC, f"{token}-on")
        at += stride(area)
    at += 2 * DISC - stride(area) if area.colours else 0
    drawn += f'<text x="{number(at - DISC + 3)}" y="{number(down + 0.36 * LETTER)}">{escape(area.text)}</text>'
    kind = f"worth{' settled' if area.settled else ''}{' wide' if wide > NARROW else ''}"
    return f'<g class="{kind}">{drawn}</g>'
