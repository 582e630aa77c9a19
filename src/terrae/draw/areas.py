"""Areas of a board: a wash of their colour where they are settled, a border along their rim, and what they are worth.

Who has an area is told by colour and by the mark of the seat on its pill; those who share it take turns on the border.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.scene import Area
from terrae.draw.geometry import Cell, number, rim
from terrae.draw.markup import THEME, use

NOBODY = "stone"  # the colour of what nobody has
SETTLED, OPEN = 9.0, 7.5  # strokes of a border, half of which is seen
HALO = 4.0
DASH = 9.0
LETTER = 17.0
DIGIT = 0.7 * LETTER  # the width of a digit, in a wide font
NARROW = 50.0  # a pill up to this width may be a third larger on a phone, and still stays on its hex
DISC = 8.5
DISCS = 36.0  # the room of all discs on a pill: if they are many, they overlap, so that it stays on its hex
DROP = 17.0  # from the middle of a hex to the middle of a pill, where a piece or a diamond stands on it
MIDDLE = 5.0  # the same where nothing does


def tokens(area: Area) -> list[str]:
    """The colours of those who have an area."""
    return [f"s-{THEME.seat(colour)}" for colour in area.colours] or [NOBODY]


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
    return discs + DIGIT * len(area.text) + 13


def stride(area: Area) -> float:
    """How far one disc of a pill is from the next."""
    return min(2 * DISC, (DISCS - 2 * DISC) / max(1, len(area.colours) - 1))


def dashes(pattern: str) -> str:
    if not pattern:
        return ""
    lengths, shift = pattern.split(";")
    return f' stroke-dasharray="{lengths}" stroke-dashoffset="{shift}"'


def on_hex(cell: Cell, area: Area, cells: dict[str, Cell]) -> str:
    """The share that one hex, drawn around the origin, has of an area."""
    drawn = ""
    if area.settled:
        fill = "paper" if len(area.colours) > 1 else tokens(area)[0]
        drawn += f'<use href="#hx" class="wash" fill="var(--{fill})"/>'
    path = rim(cell, [cells[name] for name in area.hexes])
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
