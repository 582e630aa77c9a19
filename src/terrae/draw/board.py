"""A board of hexes: one drawing whose hexes and bridges are units of their own.

Each hex is drawn round the origin and moved to its place; it holds everything that belongs to it: ground, symbol or
piece, its share of a town's wall. Rings and prices are added by the page, where `data-ring` and `data-pill` say.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from xml.sax.saxutils import escape

from terrae.core.looks import LOOKS
from terrae.core.scene import Area, Bridge, Hex, Part, Piece, Scene, Text, Town
from terrae.draw.areas import on_hex, worth_on_hex
from terrae.draw.geometry import RADIUS, WIDTH, Cell, number, outline, place, rim, sides
from terrae.draw.markup import THEME, piece, quoted, use
from terrae.draw.theme import BARRIERS, SYMBOLS

WATER = "river"
WATERLINES = ((17.0, 0.45), (12.0, 0.7), (7.5, 1.0))
EDGE = 12.0  # units around the map
PIECE = 41.0
CUTS = {"split", "close"}  # marks that are diamonds
CUT = 29.0
SYMBOL = 29.0
NEWS = "24 -21"


class BoardPainter:
    """What the hexes of a scene have in common."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.hexes = {part.name: part for part in scene.of(Hex)}
        self.pieces: dict[str, list[Piece]] = {}
        for standing in scene.of(Piece):
            self.pieces.setdefault(standing.at, []).append(standing)
        self.towns: dict[str, list[Town]] = {}
        for town in scene.of(Town):
            for name in town.hexes:
                self.towns.setdefault(name, []).append(town)

        self.areas: dict[str, list[Area]] = {}
        for area in scene.of(Area):
            for name in area.hexes:
                self.areas.setdefault(name, []).append(area)

    @cached_property
    def cells(self) -> dict[str, Cell]:
        """The hexes in their places."""
        return {name: place(name, part.terrain, part.x, part.y) for name, part in self.hexes.items()}

    def units(self, before: BoardPainter | None = None, drawn: Mapping[str, str] | None = None) -> dict[str, str]:
        """Every hex and every place for a bridge. What another painter of the same map drew from the same parts is
        taken from its drawings."""
        known = before.subjects if before and drawn else {}
        found: dict[str, str] = {}
        for name, parts in self.subjects.items():
            shown = parts[0]
            if drawn and known.get(name) == parts:
                found[name] = drawn[name]
            elif isinstance(shown, Bridge):
                found[name] = self.bridge(shown)
            elif isinstance(shown, Hex):
                found[name] = self.hex(self.cells[shown.name])
        return found

    @cached_property
    def subjects(self) -> dict[str, list[Part]]:
        """The parts that each unit shows, the one that gives it its name first."""
        found: dict[str, list[Part]] = {
            part.id: [part, *self.pieces.get(name, []), *self.towns.get(name, []), *self.areas.get(name, [])]
            for name, part in self.hexes.items()
        }
        found.update({bridge.id: [bridge] for bridge in self.scene.of(Bridge)})
        return found

    # The drawing

    def draw(self, units: dict[str, str]) -> str:
        """The whole board with its units in place."""
        if not self.cells:
            return ""
        label = next((part.label for part in self.scene.of(Text, "board")), "")
        hexes = "".join(units[part.id] for part in self.hexes.values())
        bridges = "".join(units[bridge.id] for bridge in self.scene.of(Bridge))
        return (
            f'<svg class="board" viewBox="{self.box()}" role="group" aria-label={quoted(label)}>{self.ground()}'
            f'<g class="hexes">{hexes}</g><g class="spans">{bridges}</g></svg>'
        )

    def box(self) -> str:
        """Left, top, width and height of the drawing."""
        cells = self.cells.values()
        left = min(cell.x for cell in cells) - WIDTH / 2 - EDGE
        top = min(cell.y for cell in cells) - RADIUS - EDGE
        wide = max(cell.x for cell in cells) + WIDTH / 2 + EDGE - left
        high = max(cell.y for cell in cells) + RADIUS + EDGE - top
        return " ".join(number(value) for value in (left, top, wide, high))

    def ground(self) -> str:
        """What never changes: one body of water with lines along the shore, and the land as one beach."""
        land = [cell for cell in self.cells.values() if cell.terrain != WATER]
        water = [cell for cell in self.cells.values() if cell.terrain == WATER]
        rim, coast = outline(self.cells.values()), outline(land)
        drawn = f'<clipPath id="rim"><path d="{rim}"/></clipPath><path class="board-edge" d="{rim}"/>'
        if water:
            lines = "".join(
                f'<path d="{coast}" stroke="var(--t-river-line)" stroke-opacity="{alpha}" '
                f'stroke-width="{2 * far + 1.3}"/>'
                f'<path d="{coast}" stroke="var(--t-river)" stroke-width="{2 * far - 1.3}"/>'
                for far, alpha in WATERLINES
            )
            drawn += f'<g class="shore" clip-path="url(#rim)">{lines}</g>'
            drawn += f'<path class="water-grid" d="{sides(water, water)}"/>'
        return f'{drawn}<path class="coast" d="{coast}"/>'

    # Hexes

    def hex(self, cell: Cell) -> str:
        """A hex with all that is on it."""
        part = self.hexes[cell.name]
        standing = self.pieces.get(cell.name, [])
        towns = self.towns.get(cell.name, [])
        areas = self.areas.get(cell.name, [])
        label = "; ".join([part.label, *(entry.label for entry in [*standing, *towns, *areas])])
        told = areas or not CUTS.isdisjoint(part.marks)  # it shows more than its terrain, so it steps back less
        kind = "hex water" if cell.terrain == WATER else "hex held" if standing else "hex told" if told else "hex"
        terrain = THEME.terrain(cell.terrain)
        return (
            f'<g class="{kind}" data-unit={quoted(part.id)} data-part={quoted(part.id)} role="img" '
            f'aria-label={quoted(label)} transform="translate({number(cell.x)} {number(cell.y)})" '
            f'fill="var(--t-{terrain})" color="var(--t-{terrain}-ink)" data-ring="hx-ring" data-pill="0 18.5" '
            f'data-news="{NEWS}"><g class="body">{self.inside(cell, part, standing, towns)}</g></g>'
        )

    def inside(self, cell: Cell, part: Hex, standing: list[Piece], towns: list[Town]) -> str:
        if cell.terrain == WATER:
            upon = "".join([*(self.wall(cell, town) for town in towns), *(self.piece(entry) for entry in standing)])
            return f'<use href="#hx" fill-opacity="0"/>{self.coordinate(cell)}{upon}{self.keys(cell, towns)}'
        terrain = THEME.terrain(cell.terrain)
        drawn = '<use href="#hx"/>'
        if f"pat-{terrain}" in LOOKS.drawings:
            drawn += f'<use href="#hx" fill="url(#pat-{terrain})"/>'
        areas = self.areas.get(cell.name, [])
        if any(entry.piece in BARRIERS for entry in standing):
            drawn += '<use href="#hx" class="barrier"/>'
        elif not standing and not any(area.settled or area.at == cell.name for area in areas):
            drawn += f'<g class="terrain"><circle class="clearing" cy="2" r="19"/>{self.symbol(cell, terrain)}</g>'
        drawn += f'<rect class="clearing coord" x="-10" y="{-RADIUS + 7.5:.1f}" width="20" height="11" rx="5.5"/>'
        drawn += self.coordinate(cell)
        if "marked" in part.marks:
            drawn += '<circle class="mark" cx="25.6" cy="-14" r="3.6"/>'
        drawn += "".join(
            f'<g class="cut"><circle cx="20.6" cy="-12" r="{0.36 * CUT:.1f}"/>{use(SYMBOLS[word], 20.6, -12, CUT)}</g>'
            for word in part.marks
            if word in CUTS
        )
        drawn += "".join(on_hex(cell, area, self.cells) for area in areas)
        drawn += "".join(self.wall(cell, town) for town in towns)
        drawn += "".join(self.piece(entry) for entry in standing)
        drawn += self.keys(cell, towns)
        taken = bool(standing) or not CUTS.isdisjoint(part.marks)
        return drawn + "".join(worth_on_hex(area, taken) for area in areas if area.at == cell.name)

    def piece(self, entry: Piece) -> str:
        """A piece with its shadow."""
        shape = piece(entry.piece, entry.colour if entry.seat else "", 0, 2, PIECE)
        return f'<g class="piece"><g class="shade">{piece(entry.piece, "", 0, 3.5, PIECE)}</g>{shape}</g>'

    def symbol(self, cell: Cell, terrain: str) -> str:
        if terrain == cell.terrain:
            return use(f"t-{terrain}", 0, 2, SYMBOL)
        return f'<text class="letter-sign" y="10" fill="currentColor">{escape(cell.terrain[:1].upper())}</text>'

    def coordinate(self, cell: Cell) -> str:
        return f'<text class="coord" y="{-RADIUS + 16:.0f}" fill="currentColor">{escape(cell.name)}</text>'

    def wall(self, cell: Cell, town: Town) -> str:
        """A crenellated wall along the sides of this hex beyond which the town ends."""
        path = rim(cell, [self.cells[name] for name in town.hexes])
        if not path:
            return ""
        seat = THEME.seat(town.colour)
        return (
            f'<g class="wall" clip-path="url(#hx-clip)"><path d="{path}" stroke="var(--piece-halo)" stroke-width="11"/>'
            f'<path d="{path}" stroke="var(--s-{seat})" stroke-width="7.5" stroke-dasharray="7 3.5"/></g>'
        )

    def keys(self, cell: Cell, towns: list[Town]) -> str:
        """The key of each town that has it here: beside a piece, or in the middle of a free river space."""
        drawn = ""
        x, y = (22, 19) if cell.name in self.pieces else (0, 6)
        for town in towns:
            if town.key == cell.name:
                seat = THEME.seat(town.colour)
                drawn += f'<g class="wall-key"><circle cx="{x}" cy="{y}" r="10" fill="var(--s-{seat})"/>'
                drawn += f"{use('r-key', x, y, 14, f's-{seat}-on')}</g>"
        return drawn

    # Bridges

    def bridge(self, bridge: Bridge) -> str:
        """A bridge, or the place for one: two bridgeheads and a dotted span."""
        a, b = (self.cells[name] for name in bridge.ends)
        x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
        turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        half = RADIUS / 2
        if bridge.seat:
            seat = THEME.seat(bridge.colour)
            deck = f"M{-half - 7} -7.5Q0 -3.5 {half + 7} -7.5V7.5Q0 3.5 {-half - 7} 7.5Z"
            planks = "".join(f"M{at} -5V5" for at in (-20, -14, 14, 20))
            drawn = f'<path class="halo" d="{deck}"/><path class="deck" fill="var(--s-{seat})" d="{deck}"/>'
            drawn += f'<path class="plank" d="{planks}"/>'
            boss = f'<circle class="boss" r="8.5" fill="var(--s-{seat})"/>{use(f"m-{seat}", 0, 0, 9, f"s-{seat}-on")}'
        else:
            heads = f"M{-half - 1} -5.5h4.5v11h-4.5M{half + 1} -5.5h-4.5v11h4.5"
            drawn = f'<path class="heads" d="{heads}"/><path class="dots" d="M{-half + 5} 0H{half - 5}"/>'
            drawn += f'<rect class="grip" x="{-half - 6}" y="-9" width="{2 * half + 12}" height="18" rx="9"/>'
            boss = ""
        return (
            f'<g class="span" data-unit={quoted(bridge.id)} data-part={quoted(bridge.id)} role="img" '
            f'aria-label={quoted(bridge.label)} transform="translate({number(x)} {number(y)})" '
            f'data-ring="span-ring" data-turn="{number(turn)}" data-pill="0 0" data-news="0 -14">'
            f'<g transform="rotate({number(turn)})">{drawn}</g>{boss}</g>'
        )
