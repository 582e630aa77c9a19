"""The board, back to front: water, waterlines, land with symbols and names, areas, towns, bridges, pieces, rings."""

from __future__ import annotations

import math

from terrae.core.scene import Area, Bridge, Hex, Icon, Piece, Scene, Town
from terrae.draw.areas import draw_areas, draw_worth
from terrae.draw.geometry import RADIUS, WIDTH, Cell, hexagon, number, outline, place, sides
from terrae.draw.lettering import width
from terrae.draw.sheet import SMALL, Sheet
from terrae.draw.theme import BARRIERS, COINS, SYMBOLS, definitions

WATER = "river"
EDGE = 12.0  # units around the map
TIGHT_EDGE = 6.0  # the same on a small board
PIECE = 41.0
SMALL_BOARD_PIECE = 40.0
TINY_BOARD_PIECE = 46.0
# The wall of a town from its inner edge to the border: how deep each layer lies, and its colour, if not the seat's.
WALL = ((7.0, "piece-halo"), (5.8, "piece-line"), (5.0, ""), (1.8, "piece-halo"))
TINY = 23.0  # letters of so many units leave no room for anything else
SHADE = 0.5  # how much darker the ground of a barrier is
MARKED = 13.0  # where letters are larger than that, dots are larger, too
CUTS = {"split", "close"}  # marks that are diamonds
CUT, LONE_CUT = 29.0, 46.0  # diamonds beside the symbol of a hex, and in its place
ROOM = 0.6 * RADIUS  # the largest letters that names of hexes may have
PLATE = 0.8  # how much the plate of a name covers
WATERLINES = ((17.0, 0.45), (12.0, 0.7), (7.5, 1.0))


class BoardPainter:
    """Paints the board of a scene into a given width; on a small board letters are larger and lines thicker."""

    def __init__(self, sheet: Sheet, scene: Scene, wide: float, small: bool) -> None:
        self.sheet = sheet
        self.scene = scene
        self.small = small
        self.hexes = {part.name: part for part in scene.of(Hex)}
        self.cells = {name: place(name, part.terrain, part.x, part.y) for name, part in self.hexes.items()}
        cells = list(self.cells.values())
        self.land = [cell for cell in cells if cell.terrain != WATER]
        self.water = [cell for cell in cells if cell.terrain == WATER]
        self.pieces = {part.at: part for part in scene.of(Piece)}
        edge = TIGHT_EDGE if small else EDGE
        self.left = min(cell.x for cell in cells) - WIDTH / 2 - edge
        self.top = min(cell.y for cell in cells) - RADIUS - edge
        right = max(cell.x for cell in cells) + WIDTH / 2 + edge
        bottom = max(cell.y for cell in cells) + RADIUS + edge
        self.scale = wide / (right - self.left)
        self.height = (bottom - self.top) * self.scale
        self.wide = wide
        self.letter = SMALL / self.scale  # the smallest readable text, in units of the board
        self.tiny = small and self.letter > TINY  # then names stand on free land only
        self.areas = scene.of(Area)
        self.cuts = {name for name, part in self.hexes.items() if not CUTS.isdisjoint(part.marks)}
        # Hexes without the symbol of their terrain: settled ones, those that bear what an area is worth, and on a small
        # board those with a diamond.
        self.plain = {name for area in self.areas for name in (area.hexes if area.settled else [area.at])}
        self.plain |= self.cuts if small else set()
        self.walled = {name for town in scene.of(Town) for name in town.hexes}
        self.targets = [name for name in self.cells if sheet.lit(f"hex:{name}")]

    def colour(self, token: str) -> str:
        return self.sheet.colour(token)

    def draw(self, x: float, y: float) -> str:
        """The board with its upper left corner at a place."""
        layers = [
            self.draw_water(),
            self.draw_land(),
            draw_areas(self.sheet, self.areas, self.cells),
            self.draw_walls(),
            self.draw_spaces(),
            self.draw_pieces(),
            self.draw_keys(),
            draw_worth(self.sheet, self.areas, self.cells, self.letter, {*self.pieces, *self.cuts}),
            self.draw_targets(),
        ]
        shift = f"translate({number(x)} {number(y)}) scale({self.scale:.4f}) "
        shift += f"translate({number(-self.left)} {number(-self.top)})"
        return f'<g transform="{shift}">{"".join(layers)}</g>'

    # Land and water

    def draw_water(self) -> str:
        """One body of water with lines that follow the shore, as on old charts."""
        rim, coast = outline(self.cells.values()), outline(self.land)
        fill, line = self.colour("t-river"), self.colour("t-river-line")
        drawn = f'<path d="{rim}" fill="{fill}" stroke="{line}" stroke-width="9" stroke-linejoin="round"/>'
        if not self.water:
            return drawn
        for distance, alpha in WATERLINES[-1:] if self.small else WATERLINES:
            drawn_line = (
                f'<path d="{coast}" stroke="{line}" stroke-opacity="{alpha}" stroke-width="{2 * distance + 1.3}"/>'
            )
            drawn_fill = f'<path d="{coast}" stroke="{fill}" stroke-width="{2 * distance - 1.3}"/>'
            clip = self.sheet.clip(rim)
            drawn += f'<g clip-path="{clip}" fill="none" stroke-linejoin="round">{drawn_line}{drawn_fill}</g>'
        drawn += (
            f'<path d="{sides(self.water, self.water)}" fill="none" stroke="{line}" stroke-width="1.2" '
            'stroke-dasharray="1 5" stroke-linecap="round"/>'
        )
        for cell in self.water:
            hidden = f'<polygon points="{hexagon(cell)}" fill-opacity="0"/>'
            drawn += self.sheet.part(self.hexes[cell.name], hidden + self.coordinate(cell, WATER))
        return drawn

    def coordinate(self, cell: Cell, terrain: str) -> str:
        """The name of a hex near its upper corner, on a plate that keeps pattern and lines away from it."""
        if self.tiny and (terrain == WATER or cell.name in self.pieces):
            return ""
        sheet, size = self.sheet, self.letter
        if size > ROOM:  # so many hexes in so little room that names would cover what stands on them
            return ""
        crowded = cell.name in self.walled or sheet.lit(f"hex:{cell.name}")  # a wall or a ring takes the corner
        y = cell.y - RADIUS + 7 + 0.5 * size + (4.5 if crowded else 0)
        wide, high = width(cell.name, size, 600) * 0.94, size * 1.1
        plate = sheet.box(cell.x - wide / 2, y - high / 2, wide, high, high / 2, f"t-{terrain}")
        weight = 600 if terrain != WATER else 400
        name = sheet.text(cell.x, y, cell.name, size, weight, f"t-{terrain}-ink", "middle")
        return f'<g opacity="{PLATE}">{plate}</g>{name}'

    def draw_land(self) -> str:
        drawn = "".join(self.sheet.part(self.hexes[cell.name], self.draw_hex(cell)) for cell in self.land)
        seam, coast = self.colour("t-seam"), self.colour("t-coast")
        return (
            f'{drawn}<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{sides(self.land, self.land)}" stroke="{seam}" stroke-width="2"/>'
            f'<path d="{outline(self.land)}" stroke="{coast}" stroke-width="3.5"/></g>'
        )

    def draw_hex(self, cell: Cell) -> str:
        """Fill, pattern, a clearing with the symbol of the terrain, and the name. A held hex has no symbol."""
        sheet = self.sheet
        terrain = sheet.theme.terrain(cell.terrain)
        fill, ink = self.colour(f"t-{terrain}"), f"t-{terrain}-ink"
        points = hexagon(cell)
        drawn = f'<polygon points="{points}" fill="{fill}"/>'
        if f"pat-{terrain}" in definitions():
            drawn += f'<polygon points="{points}" fill="{sheet.pattern(terrain)}"/>'
        if cell.name in self.pieces and self.pieces[cell.name].piece in BARRIERS:
            drawn += f'<polygon points="{points}" fill="{self.colour("piece-line")}" fill-opacity="{SHADE}"/>'
        elif cell.name not in self.pieces and cell.name not in self.plain:
            priced = self.priced(cell.name)
            y = cell.y + (1 if self.small else -2) if priced else cell.y + (10 if self.small else 5)
            size = (24 if priced else 33) if self.small else 23 if priced else 29
            drawn += f'<g opacity=".62">{sheet.circle(cell.x, y, size * 0.66, fill)}</g>'
            if terrain == cell.terrain:
                drawn += sheet.use(f"t-{terrain}", cell.x, y, size, ink)
            else:
                drawn += sheet.text(cell.x, y, cell.terrain[:1].upper(), 24, 700, ink, "middle")
        drawn += self.draw_veil(cell) + self.coordinate(cell, terrain)
        return drawn + self.draw_marks(cell, fill, ink)

    def draw_marks(self, cell: Cell, fill: str, ink: str) -> str:
        """Signs at the upper right of a hex: a dot, or a diamond, hollow or filled."""
        sheet, marks = self.sheet, self.hexes[cell.name].marks
        x, y = cell.x + WIDTH / 2 - 9, cell.y - RADIUS / 2 + 6
        grow = max(1.0, self.letter / MARKED)
        drawn = sheet.circle(x, y, 3.6 * grow, fill, ink, 1.6 * grow) if "marked" in marks else ""
        x, y, size = x - 5, y + 2, CUT
        if self.small:
            worth = any(area.at == cell.name for area in self.areas)
            x, y, size = cell.x, cell.y - (15 if worth else 0), LONE_CUT * (0.8 if worth else 1)
        for word in marks:
            if word in CUTS:
                drawn += sheet.circle(x, y, size * 0.36, fill) + sheet.use(SYMBOLS[word], x, y, size, ink)
        return drawn

    def draw_veil(self, cell: Cell) -> str:
        """What is no target steps back, but only if something on the board is one; its name stays readable."""
        if not self.targets or cell.name in self.targets:
            return ""
        depth = float(self.sheet.theme.tokens["veil-alpha"]) * (0.45 if cell.name in self.pieces else 1)
        return f'<polygon points="{hexagon(cell)}" fill="{self.colour("veil")}" fill-opacity="{depth:.2f}"/>'

    def priced(self, name: str) -> bool:
        """Does the hex bear a price now?"""
        return self.sheet.lit(f"hex:{name}") and bool(self.sheet.price(f"hex:{name}")[0])

    # What stands on it

    def draw_walls(self) -> str:
        """A crenellated wall inside the border of each town, light on both sides so that neighbours stay apart."""
        drawn = ""
        for town in self.scene.of(Town):
            border = outline([self.cells[name] for name in town.hexes])
            ring = ""
            for depth, token in WALL:
                dashes = "" if token == "piece-halo" else ' stroke-dasharray="8 3.5"'
                colour = self.colour(token or f"s-{self.sheet.theme.seat(town.colour)}")
                thick = 2 * depth * (1.2 if self.small else 1)
                ring += f'<path d="{border}" stroke="{colour}" stroke-width="{number(thick)}"{dashes}/>'
            clip = self.sheet.clip(border)
            drawn += self.sheet.part(town, f'<g clip-path="{clip}" fill="none" stroke-linejoin="round">{ring}</g>')
        return drawn

    def draw_keys(self) -> str:
        """A key on one hex of each town: beside the piece that stands there, or in the middle of a river space."""
        drawn = ""
        for town in self.scene.of(Town):
            cell = self.cells[town.key]
            seat = self.sheet.theme.seat(town.colour)
            grow = 1.25 if self.small else 1.0
            x, y = (cell.x + 17, cell.y + 12) if town.key in self.pieces else (cell.x, cell.y + 6)
            drawn += self.sheet.circle(x, y, 9.5 * grow, f"s-{seat}", "piece-halo", 2)
            drawn += self.sheet.use("r-key", x, y, 13.5 * grow, f"s-{seat}-on")
        return drawn

    def ends(self, bridge: Bridge) -> tuple[float, float, float]:
        """The middle of a bridge and its direction in degrees."""
        a, b = (self.cells[name] for name in bridge.ends)
        return (a.x + b.x) / 2, (a.y + b.y) / 2, math.degrees(math.atan2(b.y - a.y, b.x - a.x))

    def draw_spaces(self) -> str:
        """Places for bridges: two bridgeheads and a dotted span."""
        ink = self.colour("t-river-ink")
        half = RADIUS / 2
        heavy = 1.4 if self.small else 1.0
        drawn = ""
        for bridge in self.scene.of(Bridge):
            if bridge.seat:
                continue
            x, y, turn = self.ends(bridge)
            heads = f"M{-half - 1} -5.5h4.5v11h-4.5M{half + 1} -5.5h-4.5v11h4.5"
            span = f"M{-half + 5} 0H{half - 5}"
            drawn += self.sheet.part(
                bridge,
                f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})" fill="none" stroke="{ink}" '
                f'stroke-linecap="round" stroke-linejoin="round"><path d="{heads}" stroke-width="{2 * heavy:.1f}"/>'
                f'<path d="{span}" stroke-width="{1.6 * heavy:.1f}" stroke-dasharray="1 4.5"/></g>',
            )
        return drawn

    def draw_bridge(self, bridge: Bridge) -> str:
        """A plank deck in the colour of its seat, with the mark on a boss."""
        x, y, turn = self.ends(bridge)
        half, seat = RADIUS / 2, self.sheet.theme.seat(bridge.colour)
        deck = f"M{-half - 7} -7.5Q0 -3.5 {half + 7} -7.5V7.5Q0 3.5 {-half - 7} 7.5Z"
        planks = "".join(f"M{at} -5V5" for at in (-20, -14, 14, 20))
        halo, line, fill = self.colour("piece-halo"), self.colour("piece-line"), self.colour(f"s-{seat}")
        drawn = (
            f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})" stroke-linejoin="round">'
            f'<path d="{deck}" fill="{halo}" stroke="{halo}" stroke-width="5"/>'
            f'<path d="{deck}" fill="{fill}" stroke="{line}" stroke-width="1.25"/>'
            f'<path d="{planks}" stroke="{line}" stroke-width="1" opacity=".6"/></g>'
        )
        drawn += self.sheet.circle(x, y, 8.5, f"s-{seat}", "piece-line", 1.25)
        return drawn + self.sheet.use(f"m-{seat}", x, y, 9, f"s-{seat}-on")

    def draw_pieces(self) -> str:
        """Built bridges and pieces; one shadow for the whole layer."""
        drawn = "".join(
            self.sheet.part(bridge, self.draw_bridge(bridge)) for bridge in self.scene.of(Bridge) if bridge.seat
        )
        keys = {town.key for town in self.scene.of(Town)}
        for piece in self.pieces.values():
            cell = self.cells[piece.at]
            size, lower = (
                (SMALL_BOARD_PIECE, 11.0) if self.small else (PIECE - 2, 8.0)
            )  # the name of the hex stays free
            if self.tiny:
                size, lower = TINY_BOARD_PIECE, 3.0
            if self.priced(piece.at):
                size, lower = size * 0.8, lower - 8  # and so does its price
            x = cell.x - (6 if piece.at in keys else 0)  # and the key
            y = cell.y + lower
            colour = piece.colour if piece.seat else ""
            symbol = SYMBOLS.get(piece.piece, "p-stone")
            halo = self.sheet.use(symbol, x, y, size, "piece-halo", "halo") if self.small else ""
            drawn += self.sheet.part(piece, halo + self.sheet.piece(piece.piece, colour, x, y, size))
        return f'<g filter="url(#{self.sheet.theme.name}-shadow)">{drawn}</g>'

    # What may be chosen

    def draw_targets(self) -> str:
        """A light ring inside a dark keyline, and the price on a pill."""
        drawn = ""
        for name in self.targets:
            cell = self.cells[name]
            for token, thick in (("lit-line", 7.0), ("lit", 4.0)):
                drawn += (
                    f'<polygon points="{hexagon(cell, RADIUS - 4.5)}" fill="none" stroke="{self.colour(token)}" '
                    f'stroke-width="{thick}" stroke-linejoin="round"/>'
                )
            drawn += self.draw_price(f"hex:{name}", cell.x, cell.y + 20)
        for bridge in self.scene.of(Bridge):
            if not self.sheet.lit(bridge.id):
                continue
            x, y, turn = self.ends(bridge)
            for token, thick in (("lit-line", 6.0), ("lit", 3.2)):
                drawn += (
                    f'<rect x="-29" y="-11" width="58" height="22" rx="11" fill="none" stroke="{self.colour(token)}" '
                    f'stroke-width="{thick}" transform="translate({number(x)} {number(y)}) rotate({number(turn)})"/>'
                )
            drawn += self.draw_price(bridge.id, x, y)
        return drawn

    def draw_price(self, part_id: str, x: float, y: float) -> str:
        price, warning = self.sheet.price(part_id)
        if not price:
            return ""
        if self.small and price[0].word in (*COINS, "power"):
            return self.draw_coin(price[0], x, y)
        return self.draw_pill(price[:1] if self.small else price, warning, x, y)

    def draw_coin(self, price: Icon, x: float, y: float) -> str:
        """On a small board the price is a coin or a crystal with a number."""
        blank, ink = ("r-coin", "money-ink") if price.word in COINS else ("r-power-blank", "power-ink")
        return self.sheet.use(blank, x, y - 1, 36) + self.sheet.text(
            x, y - 1, price.text, self.letter, 700, ink, "middle"
        )

    def draw_pill(self, price: list[Icon], warning: bool, x: float, y: float) -> str:
        size = max(12.0, self.letter)
        rooms = [width(item.text, size, 700) + 15 for item in price]
        wide = sum(rooms) + 9 + (13 if warning else 0)
        drawn = self.sheet.box(x - wide / 2, y - 9, wide, 18, 9, "raised", "lit-line", 1.1)
        at = x - wide / 2 + 5
        for item, room in zip(price, rooms, strict=True):
            drawn += self.sheet.icon(item.word, at + 6, y, 12.5)
            drawn += self.sheet.text(at + 14, y, item.text, size, 700)
            at += room
        if warning:
            drawn += self.sheet.use("i-warn", at + 5, y - 0.5, 12, "warn")
        return drawn
