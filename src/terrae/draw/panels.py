"""What lies around the board: top bar, round scoring, actions, tiles, standing, choices, key.

Every panel returns its drawing and its height.
"""

from __future__ import annotations

from terrae.core.scene import Action, Effect, Icon, Rank, Scene, Seat, Text, Tile
from terrae.draw.geometry import number
from terrae.draw.lettering import fit, width, wrap
from terrae.draw.mats import letter
from terrae.draw.sheet import SMALL, Line, Sheet
from terrae.draw.theme import definitions

Panel = tuple[str, float]
GAP = 6.0
ROOMY = 8.0  # between parts that may be ringed side by side
HEADING = 20.0
NAME = 13.0  # names of seats in the top bar


def find(scene: Scene, part_id: str) -> Text | None:
    part = scene.find(part_id)
    return part if isinstance(part, Text) else None


def heading(sheet: Sheet, scene: Scene, part_id: str, x: float, y: float) -> Panel:
    """The name of a panel."""
    part = find(scene, part_id)
    if part is None:
        return "", 0
    return sheet.part(part, sheet.text(x + 2, y + 7, part.text, SMALL + 0.5, 650, "ink-3")), HEADING


def seat_colour(scene: Scene, seat: int) -> str:
    return next((part.colour for part in scene.of(Seat) if part.seat == seat), "")


def seat_disc(sheet: Sheet, scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    colour = seat_colour(scene, seat)
    return sheet.disc(x, y, size, colour) if colour else sheet.nobody(x, y, size, str(seat))


# Top


def seats_strip(sheet: Sheet, scene: Scene, x: float, y: float, most: float) -> tuple[str, float]:
    """Discs, points and names in turn order; the seat to move is ringed, one that is out has a scroll.

    Names stand beside the points if there is room, otherwise below them. Returns the width.
    """
    seats = scene.of(Seat)
    if not seats:
        return "", 0
    rooms = [54 + points_room(seat) + width(seat.name, NAME) for seat in seats]
    stacked = sum(rooms) + GAP * len(rooms) > most
    if stacked:
        rooms = [most / len(seats) - GAP] * len(seats)
    spare = 0.0 if stacked else max(0.0, min(10.0, (most - sum(rooms)) / len(rooms) - GAP))
    drawn, at = "", x
    for seat, room in zip(seats, rooms, strict=True):
        shown = ""
        line = y - 8 if stacked else y
        if "to-move" in seat.marks:
            tall = 52 if stacked else 36
            shown += sheet.box(at, y - tall / 2, room, tall, 15, "raised", "ink", 2)
        shown += seat_disc(sheet, scene, seat.seat, at + 20, line, 25)
        if "out" in seat.marks:
            shown += sheet.badge(at + 20, line, 25, "r-scroll")
        shown += sheet.text(at + 40, line, str(seat.points), 16, 700)
        spot = at + 40 + points_room(seat)
        if "winner" in seat.marks:
            shown += sheet.use("r-points", spot - 13, line, 16, "ink-2")
        if stacked:
            shown += sheet.text(at + room / 2, y + 16, fit(seat.name, room - 6, SMALL), SMALL, 400, "ink-2", "middle")
        else:
            shown += sheet.text(spot + 5, line, seat.name, NAME, 400, "ink-2")
        drawn += sheet.part(seat, shown)
        at += room + GAP + spare
    return drawn, at - x - GAP - spare


def points_room(seat: Seat) -> float:
    return width(str(seat.points), 16, 700) + (24 if "winner" in seat.marks else 0)


def question(sheet: Sheet, scene: Scene, words: str, x: float, y: float, room: float) -> Panel:
    """What is asked, or who must move; then the answers that are given here."""
    part = find(scene, "prompt")
    if part is None:
        return "", 0
    drawn, high = "", 0.0
    for line in wrap(words or part.text, room, 15, 600):
        drawn += sheet.text(x, y + high + 10, line, 15, 600)
        high += 20
    at = x
    for choice in sheet.lights.get("prompt", [])[:6]:
        wide = width(choice.move, 13, 600) + 20
        if at + wide > x + room:
            break
        drawn += sheet.box(at, y + high + 4, wide, 24, 12, "raised", "lit-line", 1.5)
        drawn += sheet.text(at + wide / 2, y + high + 16, choice.move, 13, 600, "ink", "middle")
        at += wide + 6
    high += 30 if at > x else 0
    return sheet.part(part, drawn), high


def brand(sheet: Sheet, scene: Scene, x: float, y: float, most: float) -> tuple[str, float]:
    """The sign of Terrae, the title and the round, side by side or one below the other; returns its width."""
    drawn = sheet.use("i-logo", x + 13, y, 26, "ink")
    looks = (("title", 19.0, 600, "ink", True), ("round", 14.0, 400, "ink-2", False))
    shown = [(part, look) for look in looks if (part := find(scene, look[0]))]
    rooms = [width(part.text, size, weight) + 12 for part, (_, size, weight, _, _) in shown]
    stacked = 36 + sum(rooms) - 12 > most
    at = x + 36
    for place, ((part, (_, size, weight, fill, title)), room) in enumerate(zip(shown, rooms, strict=True)):
        level = y + (21 * place - 10 if stacked else 0)
        drawn += sheet.part(part, sheet.text(at, level, part.text, size, weight, fill, title=title))
        at += 0 if stacked else room
    return drawn, 36 + max(rooms) if stacked else at - x


# Round scoring


def rounds(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """One tile for each round: the current one framed, past ones pale with a tick."""
    tiles = scene.of(Tile, "rounds")
    if not tiles:
        return "", 0
    small = wide < 500
    per_row = 3 if small else len(tiles)
    tall = any(len(tile.effects) > 1 for tile in tiles)
    high = 66.0 if tall else 44.0
    drawn, at_y = "", y
    for start in range(0, len(tiles), per_row):
        row = tiles[start : start + per_row]
        shares = [1.3 if tall and tile.group == "final" else 1.0 for tile in row]
        if len(row) < per_row and not tall:
            shares += [1.0] * (per_row - len(row))
        share = (wide - GAP * (len(shares) - 1)) / sum(shares)
        left = x
        for tile, part in zip(row, shares, strict=False):
            draw = stacked_tile if tall else round_tile
            drawn += sheet.part(tile, draw(sheet, tile, left, at_y, share * part, high))
            left += share * part + GAP
        at_y += high + GAP
    return drawn, at_y - y - GAP


def stacked_tile(sheet: Sheet, tile: Tile, x: float, y: float, wide: float, high: float) -> str:
    """A round with several effects, one below the other."""
    past, now = tile.state == "past", tile.state == "now"
    fill = "raised" if now else "none" if past else "surface"
    drawn = sheet.box(x, y, wide, high, 8, fill, "ink" if now else "line", 2.5 if now else 1)
    drawn += sheet.text(x + 8, y + 14, tile.name, 13, 700, "ink" if now else "ink-3")
    if past:
        drawn += sheet.tick(x + wide - 7, y + 3)
    name_room = width(tile.name, 13, 700) + 8
    lines = [effect_line(sheet, effect, wide - 6 - name_room, past) for effect in tile.effects]
    if tile.state == "hidden":
        lines = [Line(sheet, 14, "ink-3").words("?", 700)]
    step = high / (len(lines) + 0.4)
    for place, line in enumerate(lines):
        middle = y + high / 2 + (place - (len(lines) - 1) / 2) * step
        beside = name_room if middle < y + 27 or len(lines) == 1 else 0  # the name stands there
        drawn += line.draw(x + (wide + beside) / 2, middle, "middle")
    return drawn


def effect_line(sheet: Sheet, effect: Effect, room: float, past: bool) -> Line:
    """An effect in a line, a little smaller if it is long."""
    line = Line(sheet, 13)
    for size, gap in ((13.0, 5.0), (12.0, 4.0), (SMALL, 3.0)):
        line = Line(sheet, size, "ink-3" if past else "ink", gap, "past" if past else "").effect(effect)
        if line.width <= room:
            break
    return line


def round_tile(sheet: Sheet, tile: Tile, x: float, y: float, wide: float, high: float) -> str:
    past, now = tile.state == "past", tile.state == "now"
    fill = "raised" if now else "none" if past else "surface"
    drawn = sheet.box(x, y, wide, high, 8, fill, "ink" if now else "line", 2.5 if now else 1)
    middle = y + high / 2
    name_room = width(tile.name, 14, 700)
    drawn += sheet.text(x + 9, middle, tile.name, 14, 700, "ink" if now else "ink-3")
    if past:
        drawn += sheet.tick(x + wide - 7, y + 3)
    size = 14 if wide > 112 else 12.5
    line = Line(sheet, size, "ink-3" if past else "ink", 4, "past" if past else "")
    for effect in tile.effects:
        for place, icon in enumerate(effect.icons):
            if icon.text or place:
                line.amount(icon)
            else:
                line.symbol(icon.word, 22)
    if tile.state == "hidden":
        line.words("?", 700, "ink-3")
    return drawn + line.draw(x + 9 + name_room + (wide - 18 - name_room) / 2 + 4, middle, "middle")


# Actions and tiles


def actions(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """The price above, the octagon, the name below; a used one is pale and crossed."""
    drawn, high = heading(sheet, scene, "heading:actions", x, y)
    row = scene.of(Action, "actions")
    if not row:
        return "", 0
    room = (wide - ROOMY * (len(row) - 1)) / len(row)
    for place, action in enumerate(row):
        left, top = x + place * (room + ROOMY), y + high
        fill, edge = ("none", "line") if action.used else ("raised", "line-strong")
        shown = sheet.box(left, top, room, 100, 12, fill, edge)
        price = Line(sheet, 15, "ink-3" if action.used else "ink")
        for icon in action.prices:
            price.amount(icon)
        shown += price.draw(left + room / 2, top + 16, "middle")
        icons = [icon for effect in action.effects for icon in effect.icons if icon.word != "action"]
        shown += sheet.octagon(left + room / 2, top + 51, 44, icons, action.used)
        name = fit(action.name, room, SMALL)
        words = sheet.text(left + room / 2, top + 87, name, SMALL, 400, "ink-3" if action.used else "ink", "middle")
        drawn += sheet.part(action, shown + words + sheet.ring(action.id, left, top, room, 100, 12))
    return drawn, high + 100


def tiles(sheet: Sheet, scene: Scene, x: float, y: float, wide: float, per_row: int) -> Panel:
    """Letter and coins at the top, the income, then what else the tile does."""
    drawn, high = heading(sheet, scene, "heading:tiles", x, y)
    row = scene.of(Tile, "tiles")
    if not row:
        return "", 0
    room = (wide - GAP * (per_row - 1)) / per_row
    tall = 100.0
    for place, tile in enumerate(row):
        down, across = divmod(place, per_row)
        left, top = x + across * (room + GAP), y + high + down * (tall + GAP)
        shown = sheet.box(left, top, room, tall, 12, "raised", "line-strong") + letter(
            sheet, tile.name, left + 7, top + 19
        )
        if tile.coins:
            coins = Line(sheet, 15).amount(Icon(str(tile.coins), "money"))
            shown += coins.draw(left + room - 9, top + 19, "end")
        for number_, effect in enumerate(tile.effects):
            middle = top + (56 if len(tile.effects) == 1 else 47 + 29 * number_)
            shown += tile_line(sheet, effect, room).draw(left + room / 2, middle, "middle")
        drawn += sheet.part(tile, shown + sheet.ring(tile.id, left, top, room, tall, 12))
    rows = -(-len(row) // per_row)
    return drawn, high + rows * (tall + GAP) - GAP


def tile_line(sheet: Sheet, effect: Effect, room: float) -> Line:
    """An effect of a tile, a little smaller if it is long."""
    line = Line(sheet, 13, gap=4).effect(effect)
    return line if line.width <= room - 8 else Line(sheet, 12, gap=2).effect(effect)


def widest(sheet: Sheet, scene: Scene) -> float:
    """How wide a tile beside the board must be for its effects."""
    lines = [tile_line(sheet, effect, 0).width for tile in scene.of(Tile, "tiles") for effect in tile.effects]
    return max(lines, default=0) + 8


def towns(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """What founding a town gives, with a disc for each seat that may still take it."""
    row = [tile for tile in scene.of(Tile, "towns") if tile.left < 0]
    if not row:
        return "", 0
    drawn, high = heading(sheet, scene, "heading:towns", x, y)
    room, tall = (wide - GAP * (len(row) - 1)) / len(row), 62.0
    for place, tile in enumerate(row):
        left, top = x + place * (room + GAP), y + high
        shown = sheet.box(left, top, room, tall, 10, "raised", "line-strong")
        line = Line(sheet, 13, gap=4 if room < 95 else 7)
        for icon in tile.effects[0].icons:
            line.amount(icon)
        shown += line.draw(left + room / 2, top + 18, "middle")
        step = 19
        start = left + room / 2 - step * (len(tile.seats) - 1) / 2
        for number_, seat in enumerate(tile.seats):
            shown += seat_disc(sheet, scene, seat, start + number_ * step, top + 44, 12)
        drawn += sheet.part(tile, shown + sheet.ring(tile.id, left, top, room, tall, 10))
    return drawn, high + tall


def standings(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """Everything that scores at the end: side by side if there is room, otherwise one below the other."""
    groups = list(dict.fromkeys(rank.group for rank in scene.of(Rank)))
    beside = len(groups) > 1 and wide > 500
    room = (wide - GAP * (len(groups) - 1)) / len(groups) if beside else wide
    drawn, at, high = "", x, 0.0
    for group in groups:
        more, tall = standing(sheet, scene, at, y if beside else y + high, room, group)
        drawn += more
        at += room + GAP if beside else 0
        high = max(high, tall) if beside else high + tall + (GAP if group != groups[-1] else 0)
    return drawn, high


def standing(sheet: Sheet, scene: Scene, x: float, y: float, wide: float, group: str) -> Panel:
    """A bar for each seat, and the points it would get."""
    ranks = [rank for rank in scene.of(Rank) if rank.group == group]
    if not ranks:
        return "", 0
    drawn, high = heading(sheet, scene, f"heading:{group or 'standing'}", x, y)
    note = find(scene, f"note:{group or 'standing'}")
    if note:
        drawn += sheet.part(note, sheet.text(x + wide - 2, y + 7, note.text, SMALL, 400, "ink-3", "end"))
    tall = 31.0 * ((len(ranks) + 1) // 2)
    drawn += sheet.box(x, y + high, wide, tall, 10, "surface", "line")
    most = max(1, *(rank.size for rank in ranks))
    room = wide / 2
    for place, rank in enumerate(ranks):
        left = x + room * (place % 2)
        middle = y + high + 16 + 30 * (place // 2)
        shown = seat_disc(sheet, scene, rank.seat, left + 18, middle, 18)
        points = Line(sheet, 12.5, "ink-2").amount(Icon(f"+{rank.points}", "points"))
        end = left + room - 10
        shown += points.draw(end, middle, "end")
        size_end = end - 46
        shown += sheet.text(size_end, middle, str(rank.size), 14, 700, "ink", "end")
        bar = size_end - 22 - (left + 33)
        if bar > 12:
            shown += sheet.box(left + 33, middle - 3, bar, 6, 3, "sunken")
            shown += sheet.box(left + 33, middle - 3, max(3.0, bar * rank.size / most), 6, 3, "ink-2")
        drawn += sheet.part(rank, shown)
    return drawn, high + tall


# Set-up


def colours(scene: Scene) -> list[Tile]:
    """The colours of set-up, those that are taken but still have a choice of factions included."""
    return [tile for tile in scene.of(Tile, "choices") if tile.group == "colour"]


def choices(sheet: Sheet, scene: Scene, x: float, y: float, wide: float, shown: list[Tile]) -> Panel:
    """Some of the colours that can be chosen, and beneath each the factions it has."""
    if not shown:
        return "", 0
    drawn, at = "", y
    if shown[0] is colours(scene)[0]:
        drawn += heading(sheet, scene, "heading:choices", x, y)[0]
    at += HEADING
    for colour in shown:
        band = colour_band(sheet, scene, colour, x, at, wide)
        drawn += sheet.part(colour, band + sheet.ring(colour.id, x, at, wide, 34, 10))
        at += 34 + ROOMY
        for card in scene.of(Tile, "choices"):
            if card.group == "faction" and card.colour == colour.colour:
                lines, tall = faction_card(sheet, card, wide)
                box = sheet.box(x, at, wide, tall, 10, "raised", "line-strong")
                words = f'<g transform="translate({number(x)} {number(at)})">{lines}</g>'
                drawn += sheet.part(card, box + words + sheet.ring(card.id, x, at, wide, tall, 10))
                at += tall + ROOMY
        at += 6
    return drawn, at - y


def terrains(sheet: Sheet, scene: Scene, x: float, y: float, wide: float) -> Panel:
    """Terrains that somebody may pick now, side by side, with what they cost."""
    tiles = [tile for tile in scene.of(Tile, "choices") if tile.group == "terrain"]
    drawn, left, top, tall = "", x, y, 34.0
    for tile in tiles:
        line = Line(sheet, 13)
        for effect in tile.effects:
            line.effect(effect)
        room = 42 + width(tile.name, 14, 600) + (line.width + 8 if line.items else 0)
        if left > x and left + room > x + wide:
            left, top = x, top + tall + ROOMY
        shown = sheet.box(left, top, room, tall, 10, "raised", "line-strong")
        shown += terrain_disc(sheet, tile.terrain, left + 18, top + tall / 2, 11)
        shown += sheet.text(left + 34, top + tall / 2, tile.name, 14, 600)
        shown += line.draw(left + room - 8, top + tall / 2, "end")
        drawn += sheet.part(tile, shown + sheet.ring(tile.id, left, top, room, tall, 10))
        left += room + ROOMY
    return drawn, top + tall - y if tiles else 0


def colour_band(sheet: Sheet, scene: Scene, tile: Tile, x: float, y: float, wide: float) -> str:
    """A colour with its home terrain, and who has chosen it."""
    seat = sheet.theme.seat(tile.colour)
    drawn = sheet.box(x, y, wide, 34, 10, f"s-{seat}-soft", "line") + sheet.disc(x + 20, y + 17, 20, tile.colour)
    drawn += sheet.text(x + 40, y + 17, tile.name, 15, 650, f"s-{seat}-text")
    at = x + 52 + width(tile.name, 15, 650)
    if tile.terrain:
        drawn += terrain_disc(sheet, tile.terrain, at + 11, y + 17, 11) + sheet.text(
            at + 28, y + 17, tile.terrain, 13, 400, "ink-2"
        )
    if tile.seat:
        name = next(part.name for part in scene.of(Seat) if part.seat == tile.seat)
        drawn += sheet.text(x + wide - 12, y + 17, name, 13, 600, "ink", "end")
    return drawn


def faction_card(sheet: Sheet, tile: Tile, wide: float) -> Panel:
    """The name of a faction and what it does, drawn at the origin."""
    drawn = sheet.text(12, 17, tile.name, 15, 600, "ink", title=True)
    at = 32.0
    for effect in tile.effects:
        for line in wrap(effect.text, wide - 24, SMALL):
            drawn += sheet.text(12, at + 7, line, SMALL, 400, "ink-2")
            at += 14
        at += 3
    return drawn, at + 6


def terrain_disc(sheet: Sheet, word: str, x: float, y: float, radius: float) -> str:
    terrain = sheet.theme.terrain(word)
    drawn = sheet.circle(x, y, radius, f"t-{terrain}", "line-strong", 0.75)
    if terrain == word and f"t-{terrain}" in definitions():
        return drawn + sheet.use(f"t-{terrain}", x, y, radius * 1.35, f"t-{terrain}-ink")
    return drawn + sheet.text(x, y, word[:1].upper(), 13, 700, f"t-{terrain}-ink", "middle")
