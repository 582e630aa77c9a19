"""The board as text: every hex is a tile of three lines, every second row shifted by half a tile."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from terrae.core.looks import LOOKS
from terrae.core.messages import Message
from terrae.core.scene import Area, Bridge, Hex, Piece, Scene, Town
from terrae.draw.letters import WIDE, on_tile, sign
from terrae.draw.theme import BARRIERS, MARKS, Theme

HIGH = 3  # lines of a tile; the last one is where slanting bridges lie
LOW = 2  # the same on a board without bridges
WIDEST_TILE = 11
NARROWEST_TILE = 5
BRIDGED_TILE = 6  # the same on a board with bridges
TIGHT_TILE = 7  # up to here pieces are written as single letters
WATER = "river"
NEUTRAL = "Hn"
IN_TOWN = "#"
SIGNS = {"split": "<>", "close": "<!"}  # what the marks of an empty hex are written as


@dataclass(frozen=True)
class Palette:
    """Styles of terrains and seats; none at all without colour."""

    theme: Theme
    colour: bool

    def pair(self, ink: str, ground: str, bold: bool = False) -> Style:
        if not self.colour:
            return Style.null()
        letters, behind = (LOOKS.exact.get(token, self.theme.colour(token)) for token in (ink, ground))
        return Style(color=letters, bgcolor=behind, bold=bold)

    def terrain(self, word: str) -> Style:
        terrain = self.theme.terrain(word)
        return self.pair(f"t-{terrain}-ink", f"t-{terrain}")

    def seat(self, colour: str) -> Style:
        seat = self.theme.seat(colour)
        return self.pair(f"s-{seat}-on", f"s-{seat}", bold=True)

    def nobody(self) -> Style:
        return self.pair("good-ink", "stone", bold=True)


class Canvas:
    """Lines of letters with styles."""

    def __init__(self, wide: int, high: int) -> None:
        self.letters = [[" "] * wide for _ in range(high)]
        self.styles = [[Style.null()] * wide for _ in range(high)]

    def put(self, x: int, y: int, words: str, style: Style | None = None) -> None:
        """Write at a place; without a style the ground stays as it is."""
        for place, letter in enumerate(words, x):
            if 0 <= y < len(self.letters) and 0 <= place < len(self.letters[y]):
                self.letters[y][place] = letter
                if style is not None:
                    self.styles[y][place] = style

    def lines(self) -> list[Text]:
        found: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text()
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style)
            if not any(style.bgcolor for style in styles):
                line.rstrip()
            found.append(line)
        return found


def letter(part: Hex) -> str:
    """The letter of the terrain of a hex."""
    return part.sign or part.terrain[:1].upper()


def mark(colour: str, seat: int) -> str:
    """A seat in two letters: its mark and its number."""
    return f"{MARKS.get(colour, '?')}{seat}"


def neutral() -> str:
    return str(Message("draw.nobody"))


def tile_width(scene: Scene, width: int) -> int:
    """The widest odd tile with which the board fits."""
    across = max(part.x for part in scene.of(Hex)) + 2
    wide = min(WIDEST_TILE, 2 * width // across)
    if wide < TIGHT_TILE and scene.of(Bridge):
        return BRIDGED_TILE
    return max(NARROWEST_TILE, wide - 1 + wide % 2)


def tile_height(scene: Scene) -> int:
    return HIGH if scene.of(Bridge) else LOW


def draw_map(scene: Scene, width: int, palette: Palette) -> list[Text]:
    """The board: name and terrain letter of each hex, what stands on it, bridges and places for them."""
    if not scene.of(Hex):  # a title without a board
        return []
    wide, high = tile_width(scene, width), tile_height(scene)
    hexes = {part.name: part for part in scene.of(Hex)}
    in_towns = {name for town in scene.of(Town) for name in town.hexes}
    across, down = max(part.x for part in hexes.values()) + 2, max(part.y for part in hexes.values()) + 1
    canvas = Canvas(min(width, across * wide // 2 + 1), down * high)
    for part in hexes.values():
        draw_tile(canvas, part, wide, high, palette, part.name in in_towns)
    for area in sorted(scene.of(Area), key=lambda area: area.settled):
        draw_area(canvas, area, hexes, wide, high, palette)
    for part in hexes.values():
        x, y = corner(part, wide, high)
        canvas.put(x, y + 1, "".join(SIGNS.get(word, "") for word in part.marks))
    for piece in scene.of(Piece):
        draw_piece(canvas, piece, hexes[piece.at], wide, high, palette, on_tile(piece.piece, scene))
    for bridge in scene.of(Bridge):
        draw_bridge(canvas, bridge, hexes[bridge.ends[0]], hexes[bridge.ends[1]], wide, palette)
    return canvas.lines()


def corner(part: Hex, wide: int, high: int) -> tuple[int, int]:
    return part.x * wide // 2, part.y * high


def draw_tile(canvas: Canvas, part: Hex, wide: int, high: int, palette: Palette, in_town: bool) -> None:
    x, y = corner(part, wide, high)
    inner = wide - 1
    water = part.terrain == WATER
    ground = "~" if water else letter(part)
    town = IN_TOWN if in_town else " "
    head = f"{part.name:<3}{town}"[: inner - 1].ljust(inner - 1) + ground
    style = palette.terrain(part.terrain)
    plain_land = "_" if not palette.colour else " "
    lines = [head, (ground if water else " ") * inner, (ground if water else plain_land) * inner]
    if high == LOW:
        lines[1] = lines.pop()
    for line, words in enumerate(lines):
        canvas.put(x, y + line, words, style)


def draw_area(canvas: Canvas, area: Area, hexes: dict[str, Hex], wide: int, high: int, palette: Palette) -> None:
    """Who has an area or would have it stands on each of its hexes; what is settled has the colour of its owner."""
    inner = wide - 1
    owners = "".join(MARKS.get(colour, "?") for colour in area.colours) or "-"
    for name in area.hexes:
        x, y = corner(hexes[name], wide, high)
        if area.settled:
            words = f"={owners}="
            style = palette.seat(area.colours[0]) if len(area.colours) == 1 else palette.nobody()
            canvas.put(x, y + 1, words.center(inner) if palette.colour else words, style)
        else:
            canvas.put(x + inner - 1 - min(len(owners), 2), y + 1, f"?{owners[:2]}")


def draw_piece(canvas: Canvas, piece: Piece, part: Hex, wide: int, high: int, palette: Palette, called: str) -> None:
    x, y = corner(part, wide, high)
    inner = wide - 1
    roomy = inner >= 8
    if piece.seat:
        word = called if roomy else sign(piece.piece)
        owner = mark(piece.colour, piece.seat)
        words, style = word.ljust(WIDE if roomy else 2) + owner, palette.seat(piece.colour)
    else:
        named, short = (called, sign(piece.piece)) if piece.piece in BARRIERS else (neutral(), NEUTRAL)
        words, style = named if roomy else short, palette.nobody()
    canvas.put(x, y + 1, words.center(inner) if palette.colour else words, style)


def draw_bridge(canvas: Canvas, bridge: Bridge, a: Hex, b: Hex, wide: int, palette: Palette) -> None:
    """Upright ones lie between two tiles of water, slanting ones on the line between two rows."""
    style = palette.seat(bridge.colour) if bridge.seat else None
    number = str(bridge.seat) if bridge.seat else ""
    if a.x == b.x:
        between, y = (a.x - 1) * wide // 2 + wide - 1, (a.y + 1) * HIGH
        for line, words in enumerate((f"║{number}║", "║ ║") if bridge.seat else ("┊", "┊"), 1):
            canvas.put(between - len(words) // 2, y + line, words, style or palette.terrain(WATER))
        return
    middle = round((a.x + b.x) / 2 * wide / 2 + (wide - 1) / 2)
    slant = "\\" if b.x > a.x else "/"
    words = f"{slant}{number}{slant}" if bridge.seat else f" {slant} "
    canvas.put(middle - 1, b.y * HIGH - 1, words, style)
