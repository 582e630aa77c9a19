"""The legend: a sign and what it means. Short ones stand in narrow columns, sentences in wide ones."""

from __future__ import annotations

from terrae.core.scene import Scene, Seat, Text
from terrae.draw.lettering import width, wrap
from terrae.draw.panels import Panel, heading, terrain_disc
from terrae.draw.sheet import Sheet

SIZE = 12.0
INDENT = 27.0  # from a sign to its words
PAD = 12.0
STEP = 25.0
LEADING = 15.0
SHORT = 116.0  # words up to this width stand in narrow columns
SENTENCE = 300.0  # the least width of a column of sentences
FAINT = ("hand", "scroll", "book", "tick", "nothing", "bowl", "wheel", "territory")

Entry = tuple[Text | Seat, str]


def entries(scene: Scene) -> list[Entry]:
    """All that is explained, with the words: terrains, buildings, goods, states, seats."""
    found: list[Entry] = [(part, part.text) for part in scene.of(Text, "key") if part.role != "heading"]
    return found + [(seat, seat.name) for seat in scene.of(Seat) if seat.colour] if found else []


def legend(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """What the symbols mean, all in one panel."""
    drawn, high = signs(sheet, scene, x, y, wide)
    more, more_high = sentences(sheet, scene, x, y + high + 6, wide, alone=False)
    return drawn + more, high + 6 + more_high if high else 0


def is_short(entry: Entry) -> bool:
    """Does it go into a narrow column? Names always do, so that no one stands apart."""
    return isinstance(entry[0], Seat) or width(entry[1], SIZE) <= SHORT


def signs(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """What can be said in a word or two."""
    some = [entry for entry in entries(scene) if is_short(entry)]
    return panel(sheet, scene, some, x, y, wide, SHORT + INDENT + 4)


def sentences(sheet: Sheet, scene: Scene, x: float, y: float, wide: float, alone: bool = True) -> Panel:
    """What needs more words; alone, it has a heading of its own."""
    some = [entry for entry in entries(scene) if not is_short(entry)]
    return panel(sheet, scene, some, x, y, wide, SENTENCE, alone)


def panel(
    sheet: Sheet, scene: Scene, some: list[Entry], x: float, y: float, wide: float, least: float, named: bool = True
) -> Panel:
    """Entries in columns of at least a width."""
    if not some:
        return "", 0
    drawn, high = heading(sheet, scene, "heading:key", x, y) if named else ("", 0.0)
    inner, at = "", y + high + PAD - 4
    columns = max(1, int((wide - 2 * PAD) // least))
    room = (wide - 2 * PAD) / columns
    for start in range(0, len(some), columns):
        tallest = STEP
        for place, (part, words) in enumerate(some[start : start + columns]):
            left = x + PAD + place * room
            lines = wrap(words, room - INDENT - 8, SIZE)
            shown = sign(sheet, part, left + 10, at + STEP / 2)
            for number, line in enumerate(lines):
                weight, ink = (600, "ink") if isinstance(part, Seat) else (400, "ink-2")
                shown += sheet.text(left + INDENT, at + STEP / 2 + LEADING * number, line, SIZE, weight, ink)
            inner += sheet.part(part, shown) if isinstance(part, Text) else shown
            tallest = max(tallest, STEP + LEADING * (len(lines) - 1))
        at += tallest
    tall = at + PAD - 4 - y - high
    return drawn + sheet.box(x, y + high, wide, tall, 12, "surface", "line") + inner, high + tall


def sign(sheet: Sheet, part: Text | Seat, x: float, y: float) -> str:
    """What is explained, as it looks in the picture."""
    if isinstance(part, Seat):
        return sheet.disc(x, y, 17, part.colour)
    if part.role == "terrain":
        return terrain_disc(sheet, part.word, x, y, 10)
    if part.role == "neutral":
        return sheet.piece(part.word, "", x, y - 1, 22, "flat")
    if part.role == "out":
        return sheet.nobody(x, y - 1, 15, "") + sheet.badge(x - 1, y - 1, 17, "r-scroll")
    return sheet.icon(part.word, x, y, 18, "", "ink-2" if part.word in FAINT else "")
