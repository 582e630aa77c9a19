"""A board of bands: spaces side by side, with what they do and who stands on them."""

from __future__ import annotations

from collections.abc import Callable

from terrae.core.scene import Band, Scene, Space, Token
from terrae.draw.cards import brief, flow, said_in_icons
from terrae.draw.geometry import number
from terrae.draw.lettering import fit, width, wrap
from terrae.draw.sheet import SMALL, Line, Sheet
from terrae.draw.theme import SYMBOLS, definitions

GAP = 5.0
Panel = tuple[str, float]
LABEL = 74.0  # the column with the names of bands, where there is room for it
ROW, TRACK = 82.0, 46.0
NARROW_ROW, NARROW_LAND, NARROW_TRACK = 64.0, 86.0, 42.0
STOPS = 11  # of a track in one line, where there is little room


class BandPainter:
    """Paints all bands of a board into a given width."""

    def __init__(self, sheet: Sheet, scene: Scene, wide: float, small: bool) -> None:
        self.sheet = sheet
        self.scene = scene
        self.wide = wide
        self.small = small
        self.looks: dict[str, Callable[[Space, float, float, float, float], str]] = {
            "land": self.land,
            "plate": self.plate,
            "way": self.way,
            "stop": self.stop,
        }

    def draw(self, x: float, y: float) -> Panel:
        """All bands, one below the other; returns the height."""
        drawn, at = "", y
        for band in self.scene.of(Band):
            more, high = self.band(band, x, at)
            drawn += more
            at += high + GAP
        return drawn, at - y - GAP

    def lines(self, band: Band, spaces: list[Space]) -> list[list[Space]]:
        """The spaces of a band in the lines there is room for."""
        if not self.small:
            return [spaces]
        if band.look == "track":
            return [spaces[start : start + STOPS] for start in range(0, len(spaces), STOPS)]
        numbers = sorted({space.line for space in spaces})
        return [[space for space in spaces if space.line == line] for line in numbers]

    def band(self, band: Band, x: float, y: float) -> Panel:
        sheet = self.sheet
        spaces = [space for space in self.scene.of(Space) if space.band == band.id]
        if not spaces:
            return "", -GAP
        track = band.look == "track"
        tall = TRACK if track else ROW
        drawn, at, left, room = "", y, x, self.wide
        fill = "ink" if band.state == "now" else "ink-3"
        if self.small:
            words = f"{band.name} · {band.note}" if band.note else band.name
            drawn += sheet.text(x + 2, at + 8, fit(words, self.wide - 4, SMALL + 0.5, 650), SMALL + 0.5, 650, fill)
            at += 17
        else:
            left, room = x + LABEL, self.wide - LABEL
            names = wrap(band.name, LABEL - 6, SMALL + 1, 650)
            notes = wrap(band.note, LABEL - 6, SMALL)[:3]
            line_y = y + tall / 2 - 7 * (len(names) + len(notes) - 1)
            for words in names:
                drawn += sheet.text(x + 2, line_y, words, SMALL + 1, 650, fill)
                line_y += 14
            for words in notes:
                drawn += sheet.text(x + 2, line_y, words, SMALL, 400, "ink-3")
                line_y += 13
        for line in self.lines(band, spaces):
            if self.small:
                land = any(space.look == "land" or space.room > 1 for space in line)
                tall = NARROW_TRACK if track else NARROW_LAND if land else NARROW_ROW
            total = sum(space.size for space in line)
            spot = left
            for space in line:
                share = (room - GAP * (len(line) - 1)) * space.size / total
                ring = sheet.ring(space.id, spot, at, share, tall, 9)
                drawn += sheet.part(space, self.looks[space.look](space, spot, at, share, tall) + ring)
                spot += share + GAP
            at += tall + GAP
        return sheet.part(band, drawn), at - y - GAP

    # Looks

    def land(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """Ground with its pattern, a paper plate with what the space does, and who stands there."""
        sheet = self.sheet
        terrain = sheet.theme.terrain(space.terrain)
        drawn = sheet.box(x, y, wide, high, 9, f"t-{terrain}")
        if f"pat-{terrain}" in definitions():
            drawn += (
                f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" rx="9" '
                f'fill="{sheet.pattern(terrain)}"/>'
            )
        size = 15.0 if self.small else 19.0
        if f"t-{terrain}" in definitions():
            spot = x + size * 0.8
            drawn += sheet.circle(spot, y + high - size * 0.8, size * 0.64, f"t-{terrain}")
            drawn += sheet.use(f"t-{terrain}", spot, y + high - size * 0.8, size, f"t-{terrain}-ink")
        if space.name and len(space.tokens) + space.room < 2 + (wide > 66):
            room = width(space.name, SMALL, 600) + 5
            drawn += f'<g opacity=".8">{sheet.box(x + size * 1.5, y + high - 18, room, 14, 7, f"t-{terrain}")}</g>'
            drawn += sheet.text(
                x + size * 1.5 + room / 2, y + high - 11, space.name, SMALL, 600, f"t-{terrain}-ink", "middle"
            )
        drawn += self.content(space, x + 4, y + 4, wide - 8, plated=True)
        return drawn + self.tokens(space, x, y, wide, high, f"t-{terrain}-ink")

    def plate(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """A name, what the space does, and who stands there."""
        sheet = self.sheet
        open_ = space.state == "now"
        drawn = sheet.box(x, y, wide, high, 9, "raised" if open_ else "sunken", "line-strong" if open_ else "line")
        name = fit(space.name, wide - 12, SMALL + 0.5, 650)
        drawn += sheet.text(x + 7, y + 12, name, SMALL + 0.5, 650, "ink" if open_ else "ink-3")
        drawn += self.content(space, x + 7, y + 23, wide - 12)
        return drawn + self.tokens(space, x, y, wide, high, "line-strong")

    def way(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """A stretch of a road."""
        sheet = self.sheet
        open_ = space.state == "now"
        drawn = sheet.box(x, y, wide, high, 9, "t-quarry" if open_ else "sunken", "line", 1)
        if space.name:
            drawn += sheet.text(
                x + wide / 2,
                y + 12,
                fit(space.name, wide - 6, SMALL, 650),
                SMALL,
                650,
                "t-quarry-ink" if open_ else "ink-3",
                "middle",
            )
        top = y + (21 if space.name else 5)
        drawn += self.content(space, x + 4, top, wide - 8, plated=bool(space.effects), centred=True)
        return drawn + self.tokens(space, x, y, wide, high, "t-quarry-ink")

    def stop(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """A numbered stop of a track; its sign stands above the number."""
        sheet = self.sheet
        drawn = sheet.box(x, y, wide, high, 7, "sunken" if not space.effects else "surface", "line")
        size = SMALL
        drawn += sheet.text(x + 4, y + 9, space.name, size, 650, "ink-2")
        icons = brief([icon for effect in space.effects for icon in effect.icons])
        line = Line(sheet, 11.5, "ink-2", 2)
        for icon in icons:
            line.amount(icon)
        if line.items and line.width < wide - 6 - width(space.name, size, 650):
            drawn += line.draw(x + wide - 3, y + 9, "end")
        elif line.items and not space.tokens:
            drawn += line.draw(x + wide / 2, y + high - 12, "middle")
        return drawn + self.tokens(space, x, y, wide, high, "line-strong", centred=True)

    # What is on them

    def content(
        self, space: Space, x: float, y: float, room: float, plated: bool = False, centred: bool = False
    ) -> str:
        """What a space costs and does: as icons where they say it all, otherwise as words."""
        sheet = self.sheet
        icons = [*space.prices, *brief([icon for effect in space.effects for icon in effect.icons])]
        size = 12.0 if self.small else 13.0
        drawn = ""
        if icons and said_in_icons(space.effects):
            lines = flow(sheet, icons, room - 8, size)
            step = size + 6
            if plated:
                broad = min(room, max(line.width for line in lines) + 9)
                left = x + (room - broad) / 2 if centred else x
                drawn += sheet.box(left, y, broad, step * len(lines) + 3, 6, "raised")
            for place, line in enumerate(lines):
                at = y + 2 + step * (place + 0.5)
                if centred:
                    drawn += line.draw(x + room / 2, at, "middle")
                else:
                    drawn += line.draw(x + (4 if plated else 0), at)
            return drawn
        for place, words in enumerate(wrap(" ".join(effect.text for effect in space.effects), room, SMALL)[:3]):
            drawn += sheet.text(x, y + 7 + 13 * place, words, SMALL, 400, "ink-2")
        return drawn

    def tokens(
        self, space: Space, x: float, y: float, wide: float, high: float, ink: str, centred: bool = False
    ) -> str:
        """Pieces from the right, then rings for those that may still come."""
        sheet = self.sheet
        count = len(space.tokens) + space.room
        if not count:
            return ""
        size = 24.0 if self.small else 28.0
        if space.look == "stop":
            size = 20.0 if self.small else 25.0
        step = min(size + 1, (wide - size - 5) / max(1, count - 1))
        drawn = ""
        middle = y + high - size / 2 - 4
        for place in range(count):
            if centred:
                at = x + wide / 2 + (place - (count - 1) / 2) * min(step, size * 0.62)
            else:
                at = x + wide - 3 - size / 2 - (count - 1 - place) * step
            if place < len(space.tokens):
                drawn += self.token(space.tokens[place], at, middle, size)
            else:
                drawn += (
                    f'<circle cx="{number(at)}" cy="{number(middle)}" r="{number(size * 0.4)}" fill="none" '
                    f'stroke="{sheet.colour(ink)}" stroke-width="1.2" stroke-dasharray="3 3" opacity=".7"/>'
                )
        return drawn

    def token(self, token: Token, x: float, y: float, size: float) -> str:
        if token.piece == "campfire":
            return self.sheet.circle(x, y, size * 0.52, "raised", "line-strong") + self.sheet.use(
                SYMBOLS["campfire"], x, y, size * 0.8, "warn"
            )
        return self.sheet.piece(token.piece, token.colour if token.seat else "", x, y, size)
