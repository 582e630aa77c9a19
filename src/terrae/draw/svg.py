"""A scene as a picture: one SVG file of the whole table, for wide pages and for phones.

svg(scene)                              1400 pixels wide, light
svg(scene, width=400, theme="dark")     everything in one column
svg(scene, ask=match.ask())             what may be chosen now is lit, with its price
"""

from __future__ import annotations

from itertools import permutations
from xml.sax.saxutils import escape

from terrae.core.asks import Ask
from terrae.core.errors import TerraeError
from terrae.core.scene import Band, Hex, Mat, Scene, Tile
from terrae.draw import panels
from terrae.draw.bands import BandPainter
from terrae.draw.board import BoardPainter
from terrae.draw.cards import cards
from terrae.draw.geometry import number
from terrae.draw.ladders import ladders
from terrae.draw.legend import legend, sentences, signs
from terrae.draw.lettering import UI
from terrae.draw.mats import MatPainter
from terrae.draw.sheet import Sheet
from terrae.draw.supply import supply
from terrae.draw.theme import Theme

NARROWEST = 360
MEDIUM = 900  # from here on the board has names on its hexes, and mats stand beside each other
WIDE = 1240  # from here on mats stand beside the board
WIDEST = 4000
EDGE = 16.0
COLUMN = 328.0  # width of a mat beside the board
BESIDE = 4  # mats that find room there
TOP = 56.0
GAP = 12.0

Column = tuple[float, float, float]  # where it ends, its left side, its width


def svg(scene: Scene, width: int = 1400, theme: str = "light", ask: Ask | None = None) -> str:
    """The whole table as a standalone SVG file."""
    if not NARROWEST <= width <= WIDEST:
        raise TerraeError("draw.width", width=width, least=NARROWEST, most=WIDEST)
    sheet = Sheet(Theme(theme), ask)
    words = str(ask.question) if ask else ""
    beside = width >= WIDE and not scene.of(Band)  # bands need all the width there is
    layout = wide if beside else medium if width >= MEDIUM else narrow
    drawn, height = layout(sheet, scene, width, words)
    title = ", ".join(filter(None, (scene.text("title"), scene.text("round"), scene.text("prompt"))))
    shadow = (
        f'<filter id="{theme}-shadow" x="-5%" y="-5%" width="110%" height="110%">'
        '<feDropShadow dx="0" dy="1.5" stdDeviation="0.8" flood-color="#000" flood-opacity=".28"/></filter>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{number(height)}" '
        f'viewBox="0 0 {width} {number(height)}" font-family="{UI}" color="{sheet.colour("ink")}" '
        f'role="img">\n<title>{escape(title)}</title>\n<defs>{shadow}{sheet.definitions()}</defs>\n'
        f'<rect width="{width}" height="{number(height)}" fill="{sheet.colour("paper")}"/>\n{drawn}\n</svg>\n'
    )


def top_bar(sheet: Sheet, scene: Scene, width: float) -> str:
    """Title and round at the left, seats in turn order at the right."""
    brand, brand_wide = panels.brand(sheet, scene, EDGE, TOP / 2, width / 2)
    strip, strip_wide = panels.seats_strip(sheet, scene, 0, 0, width - EDGE - brand_wide - 3 * EDGE)
    place = f"translate({number(width - EDGE - strip_wide)} {number(TOP / 2)})"
    bar = sheet.box(0, 0, width, TOP, 0, "surface") + sheet.rule(0, TOP, width)
    return f'{bar}{brand}<g transform="{place}">{strip}</g>'


def shared(sheet: Sheet, scene: Scene, words: str, x: float, y: float, room: float) -> tuple[str, float]:
    """Question, rounds, board, and all that lies around it for everybody; returns where it ends."""
    drawn = ""
    more, high = panels.question(sheet, scene, words, x + 2, y, room)
    drawn, y = drawn + more, y + high + 8
    more, high = panels.terrains(sheet, scene, x, y, room)
    drawn, y = drawn + more, y + high + (GAP if high else 0)
    more, high = panels.rounds(sheet, scene, x, y, room)
    drawn, y = drawn + more, y + high + 8
    if scene.of(Hex):
        board = BoardPainter(sheet, scene, room, small=False)
        drawn, y = drawn + board.draw(x, y), y + board.height + 8
    more, high = ladders(sheet, scene, x, y, room)
    drawn, y = drawn + more, y + high + (GAP if high else 0)
    more, high = bands(sheet, scene, x, y, room, small=False)
    drawn, y = drawn + more, y + high
    tiles = len(scene.of(Tile, "tiles"))
    share = room * 0.53
    if tiles <= 3 and panels.widest(sheet, scene) <= (room - share - GAP - 2 * panels.GAP) / 3:
        more, high = panels.actions(sheet, scene, x, y, share)
        offer, offer_high = panels.tiles(sheet, scene, x + share + GAP, y, room - share - GAP, 3)
        drawn, y = drawn + more + offer, y + max(high, offer_high) + GAP
    else:
        more, high = panels.actions(sheet, scene, x, y, room)
        drawn, y = drawn + more, y + high + GAP
        more, high = panels.tiles(sheet, scene, x, y, room, tiles if tiles <= 5 else 4)
        drawn, y = drawn + more, y + high + GAP
    for area in ("supply", "towns"):
        more, high = supply(sheet, scene, area, x, y, room)
        drawn, y = drawn + more, y + high + (GAP if high else 0)
    share = room * 0.56
    more, high = panels.towns(sheet, scene, x, y, share)
    beside = share + GAP if more else 0.0
    rank, rank_high = panels.standings(sheet, scene, x + beside, y, room - beside)
    if more or rank:
        drawn, y = drawn + more + rank, y + max(high, rank_high) + GAP
    return drawn, y


def bands(sheet: Sheet, scene: Scene, x: float, y: float, room: float, small: bool) -> tuple[str, float]:
    """A board of bands, and the cards beside it; returns its height."""
    if not scene.of(Band):
        return "", 0
    drawn, high = cards(sheet, scene, x, y, room, "choices")
    high += GAP if high else 0
    more, more_high = BandPainter(sheet, scene, room, small).draw(x, y + high)
    drawn, high = drawn + more, high + more_high + GAP
    more, more_high = cards(sheet, scene, x, y + high, room)
    return drawn + more, high + more_high + GAP


def wide(sheet: Sheet, scene: Scene, width: float, words: str) -> tuple[str, float]:
    """Mats at both sides, the board and all that is shared in the middle; the legend where there is room."""
    drawn = top_bar(sheet, scene, width)
    everybody, colours = scene.of(Mat), panels.colours(scene)
    mats, rest = everybody[:BESIDE], everybody[BESIDE:]
    half, half_colours = (len(mats) + 1) // 2, (len(colours) + 1) // 2
    room = width - 2 * COLUMN - 4 * EDGE
    more, y = shared(sheet, scene, words, 2 * EDGE + COLUMN, TOP + GAP, room)
    drawn += more
    columns: list[Column] = [(y, 2 * EDGE + COLUMN, room)]
    if rest:  # more mats than fit beside the board lie beneath it, the legend beside them
        more, foot = side(sheet, scene, 2 * EDGE + COLUMN, y, rest, [])
        drawn += more
        columns = [(foot, 2 * EDGE + COLUMN, COLUMN), (y, 2 * EDGE + 2 * COLUMN + GAP, room - COLUMN - GAP)]
    for x, some, chosen in (
        (EDGE, mats[:half], colours[:half_colours]),
        (width - EDGE - COLUMN, mats[half:], colours[half_colours:]),
    ):
        more, y = side(sheet, scene, x, TOP + GAP, some, chosen)
        drawn += more
        columns.append((y, x, COLUMN))
    more, bottom = balance(sheet, scene, columns)
    return drawn + more, bottom + EDGE - GAP


def balance(sheet: Sheet, scene: Scene, columns: list[Column]) -> tuple[str, float]:
    """The legend at the foot of the column, or of the two columns, where the picture stays lowest."""
    tallest = max(y for y, _, _ in columns)
    found: list[tuple[float, str]] = []
    for y, x, wide in columns:
        drawn, high = legend(sheet, scene, x, y, wide)
        found.append((max(tallest, y + high + GAP), drawn))
    for (y, x, wide), (other_y, other_x, other_wide) in permutations(columns, 2):
        drawn, high = signs(sheet, scene, x, y, wide)
        more, more_high = sentences(sheet, scene, other_x, other_y, other_wide)
        found.append((max(tallest, y + high + GAP, other_y + more_high + GAP), drawn + more))
    bottom, drawn = min(found, key=lambda one: one[0])
    return drawn, bottom


def side(sheet: Sheet, scene: Scene, x: float, y: float, mats: list[Mat], chosen: list[Tile]) -> tuple[str, float]:
    """A column of mats, and in set-up of colours; returns where it ends."""
    drawn = ""
    for mat in mats:
        more, high = MatPainter(sheet, scene, mat, COLUMN).draw(x, y)
        drawn, y = drawn + more, y + high + GAP
    more, high = panels.choices(sheet, scene, x, y, COLUMN, chosen)
    return drawn + more, y + high


def medium(sheet: Sheet, scene: Scene, width: float, words: str) -> tuple[str, float]:
    """The board on top, the mats below it, as many beside each other as there is room for."""
    room = width - 2 * EDGE
    drawn, y = shared(sheet, scene, words, EDGE, TOP + GAP, room)
    more, high = legend(sheet, scene, EDGE, y, room)
    drawn, y = top_bar(sheet, scene, width) + drawn + more, y + high + GAP
    across = int((room + GAP) // (COLUMN + GAP))
    column = (room - GAP * (across - 1)) / across
    mats, colours = scene.of(Mat), panels.colours(scene)
    for start in range(0, len(mats), across):
        tallest = 0.0
        for place, mat in enumerate(mats[start : start + across]):
            more, high = MatPainter(sheet, scene, mat, column).draw(EDGE + place * (column + GAP), y)
            drawn, tallest = drawn + more, max(tallest, high)
        y += tallest + GAP
    tallest = 0.0
    for place in range(across):
        chosen = colours[place::across]
        more, high = panels.choices(sheet, scene, EDGE + place * (column + GAP), y, column, chosen)
        drawn, tallest = drawn + more, max(tallest, high)
    return drawn, y + tallest + EDGE - GAP


def narrow(sheet: Sheet, scene: Scene, width: float, words: str) -> tuple[str, float]:
    """Everything in one column: seats, question, rounds, board, what is shared, then the mats."""
    edge = 10.0
    room = width - 2 * edge
    y = 0.0
    brand, _ = panels.brand(sheet, scene, edge, 24, room)
    strip, _ = panels.seats_strip(sheet, scene, edge, 74, room)
    foot = 108.0
    head = sheet.box(0, 0, width, foot, 0, "surface") + sheet.rule(0, foot, width)
    drawn, y = head + brand + strip, foot + 10
    more, high = panels.question(sheet, scene, words, edge + 2, y, room - 4)
    drawn, y = drawn + more, y + high + 8
    more, high = panels.terrains(sheet, scene, edge, y, room)
    drawn, y = drawn + more, y + high + (GAP if high else 0)
    more, high = panels.rounds(sheet, scene, edge, y, room)
    drawn, y = drawn + more, y + high + 6
    if scene.of(Hex):
        board = BoardPainter(sheet, scene, width - 2, small=True)
        drawn, y = drawn + board.draw(0, y), y + board.height + 8
    more, high = ladders(sheet, scene, edge, y, room)
    drawn, y = drawn + more, y + high + (GAP if high else 0)
    more, high = bands(sheet, scene, edge, y, room, small=True)
    drawn, y = drawn + more, y + high
    tiles = len(scene.of(Tile, "tiles"))
    for more, high in (
        panels.actions(sheet, scene, edge, y, room),
        panels.tiles(sheet, scene, edge, y + 120 + GAP, room, 3 if tiles != 4 else 2),
    ):
        drawn, y = drawn + more, y + high + GAP
    for area in ("supply", "towns"):
        more, high = supply(sheet, scene, area, edge, y, room)
        drawn, y = drawn + more, y + high + (GAP if high else 0)
    for panel in (panels.towns, panels.standings):
        more, high = panel(sheet, scene, edge, y, room)
        drawn, y = drawn + more, y + high + (GAP if high else 0)
    more, high = panels.choices(sheet, scene, edge, y, room, panels.colours(scene))
    drawn, y = drawn + more, y + high
    for mat in scene.of(Mat):
        more, high = MatPainter(sheet, scene, mat, room).draw(edge, y)
        drawn, y = drawn + more, y + high + GAP
    more, high = legend(sheet, scene, edge, y, room)
    return drawn + more, y + high + edge
