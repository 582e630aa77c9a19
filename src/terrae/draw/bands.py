"""A board of bands: spaces side by side, with what they do and who stands on them."""

from __future__ import annotations

from collections.abc import Callable

from terrae.core.scene import Band, Icon, Scene, Space, Token
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
STOP = 23.0  # the least width of a stop of a track
APART = 6.0  # how much farther than icons the effects of a space are apart
EVEN = 0.6  # where there is little room, a small space gets more of it than its size says


def deeds(space: Space) -> list[list[Icon]]:
    """The icons of each effect of a space; what it costs stands before the first."""
    found = [brief(effect.icons) for effect in space.effects]
    return [[*space.prices, *(found[0] if found else [])], *found[1:]]


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

    def lines(self, band: Band, spaces: list[Space], room: float) -> list[list[Space]]:
        """The spaces of a band in the lines there is room for."""
        if band.look != "track":
            if not self.small:
                return [spaces]
            numbers = sorted({space.line for space in spaces})
            return [[space for space in spaces if space.line == line] for line in numbers]
        best = self.broken(spaces, room)
        for percent in range(99, 50, -1):  # as few lines as possible, and none much shorter than the others
            lines = self.broken(spaces, room * percent / 100)
            if len(lines) > len(best):
                break
            best = lines
        return best

    def broken(self, spaces: list[Space], room: float) -> list[list[Space]]:
        """Stops in lines of a given width."""
        lines: list[list[Space]] = [[]]
        left = room
        for space in spaces:
            need = self.stop_width(space)
            if lines[-1] and need > left:
                lines.append([])
                left = room
            lines[-1].append(space)
            left -= need + GAP
        return lines

    def shares(self, band: Band, line: list[Space], room: float) -> list[float]:
        """How wide each space of a line is: by its size, but no stop less than its signs need."""
        room -= GAP * (len(line) - 1)
        sizes = [space.size**EVEN if self.small else space.size for space in line]
        shares = [room * size / sum(sizes) for size in sizes]
        if band.look == "track":
            needs = [self.stop_width(space) for space in line]
            if any(need > share for need, share in zip(needs, shares, strict=True)):
                return [room * need / sum(needs) for need in needs]
        return shares

    def height(self, band: Band, line: list[Space], widths: list[float]) -> float:
        """How high a line of spaces must be for what they do and who stands there."""
        if band.look == "track":
            return NARROW_TRACK if self.small else TRACK
        least = ROW
        if self.small:
            land = any(space.look == "land" or space.room > 1 for space in line)
            least = NARROW_LAND if land else NARROW_ROW
        return max(least, *(self.needed(space, wide) for space, wide in zip(line, widths, strict=True)))

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
        for line in self.lines(band, spaces, room):
            widths = self.shares(band, line, room)
            tall = self.height(band, line, widths)
            spot = left
            for space, share in zip(line, widths, strict=True):
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
        drawn += self.content(space, x, y, wide, plated=True)
        return drawn + self.tokens(space, x, y, wide, high, f"t-{terrain}-ink")

    def plate(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """A name, what the space does, and who stands there."""
        sheet = self.sheet
        open_ = space.state == "now"
        drawn = sheet.box(x, y, wide, high, 9, "raised" if open_ else "sunken", "line-strong" if open_ else "line")
        name = fit(space.name, wide - 12, SMALL + 0.5, 650)
        drawn += sheet.text(x + 7, y + 12, name, SMALL + 0.5, 650, "ink" if open_ else "ink-3")
        drawn += self.content(space, x, y, wide)
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
        drawn += self.content(space, x, y, wide, plated=bool(space.effects), centred=True)
        return drawn + self.tokens(space, x, y, wide, high, "t-quarry-ink")

    def stop(self, space: Space, x: float, y: float, wide: float, high: float) -> str:
        """A numbered stop of a track; its sign stands above the number."""
        sheet = self.sheet
        drawn = sheet.box(x, y, wide, high, 7, "sunken" if not space.effects else "surface", "line")
        drawn += sheet.text(x + 4, y + 9, space.name, SMALL, 650, "ink-2")
        signs = self.signs(space)
        if signs.width <= wide - 8 - width(space.name, SMALL, 650):
            drawn += signs.draw(x + wide - 3, y + 9, "end")
        elif not space.tokens:
            drawn += signs.draw(x + wide / 2, y + high - 12, "middle")
        return drawn + self.tokens(space, x, y, wide, high, "line-strong", centred=True)

    def signs(self, space: Space) -> Line:
        """What a stop does, in one line."""
        line = Line(self.sheet, 11.5, "ink-2", 2)
        for icons in deeds(space):
            if line.items:
                line.space(APART)
            for icon in icons:
                line.amount(icon)
        return line

    def stop_width(self, space: Space) -> float:
        """Room for the number of a stop, and for its signs beside it."""
        signs = self.signs(space).width
        return max(STOP, width(space.name, SMALL, 650) + 8 + signs) if signs else STOP

    # What is on them

    def inside(self, space: Space, wide: float) -> tuple[float, float, float]:
        """Where in a space it says what it does: from the left, from the top, and how wide."""
        if space.look == "plate":
            return 7, 23, wide - 12
        return 4, (21 if space.name else 5) if space.look == "way" else 4, wide - 8

    def icon_lines(self, space: Space, room: float) -> list[Line]:
        """What a space costs and does in icons, as many lines as that takes; none if it must be said in words."""
        if not said_in_icons(space.effects) or not (space.effects or space.prices):
            return []
        return flow(self.sheet, deeds(space), room - 8, 12.0 if self.small else 13.0, apart=APART)

    def words(self, space: Space, room: float) -> list[str]:
        return wrap(" ".join(effect.text for effect in space.effects), room, SMALL)[:3]

    def needed(self, space: Space, wide: float) -> float:
        """How high a space must be."""
        _, top, room = self.inside(space, wide)
        lines = self.icon_lines(space, room)
        high = top + (lines[0].size + 6) * len(lines) + 5 if lines else top + 13 * len(self.words(space, room))
        return high + (self.token_size(space) + 4 if space.tokens or space.room else 0)

    def content(
        self, space: Space, x: float, y: float, wide: float, plated: bool = False, centred: bool = False
    ) -> str:
        """What a space costs and does: as icons where they say it all, otherwise as words."""
        sheet = self.sheet
        left, top, room = self.inside(space, wide)
        x, y = x + left, y + top
        drawn = ""
        lines = self.icon_lines(space, room)
        if lines:
            step = lines[0].size + 6
            if plated:
                broad = min(room, max(line.width for line in lines) + 9)
                edge = x + (room - broad) / 2 if centred else x
                drawn += sheet.box(edge, y, broad, step * len(lines) + 3, 6, "raised")
            for place, line in enumerate(lines):
                at = y + 2 + step * (place + 0.5)
                if centred:
                    drawn += line.draw(x + room / 2, at, "middle")
                else:
                    drawn += line.draw(x + (4 if plated else 0), at)
            return drawn
        for place, words in enumerate(self.words(space, room)):
            drawn += sheet.text(x, y + 7 + 13 * place, words, SMALL, 400, "ink-2")
        return drawn

    def token_size(self, space: Space) -> float:
        if space.look == "stop":
            return 20.0 if self.small else 25.0
        return 24.0 if self.small else 28.0

    def tokens(
        self, space: Space, x: float, y: float, wide: float, high: float, ink: str, centred: bool = False
    ) -> str:
        """Pieces from the right, then rings for those that may still come."""
        sheet = self.sheet
        count = len(space.tokens) + space.room
        if not count:
            return ""
        size = self.token_size(space)
        step = max(size / 4, min(size + 1, (wide - size - 5) / max(1, count - 1)))
        drawn = ""
        middle = y + high - size / 2 - 4
        for place in range(count):
            if centred:
                at = x + wide / 2 + (place - (count - 1) / 2) * step
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
