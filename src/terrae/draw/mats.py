"""A mat: header, supply, bowls and wheel, plates, rows of pieces, tracks and tiles of one seat, from top to bottom."""

from __future__ import annotations

import math

from terrae.core.messages import Message
from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Card,
    Effect,
    Icon,
    Mat,
    Plate,
    Scene,
    Seat,
    Slots,
    Tile,
    Track,
    Wheel,
)
from terrae.draw.cards import held_card
from terrae.draw.geometry import number
from terrae.draw.lettering import fit, width, wrap
from terrae.draw.sheet import SMALL, Line, Sheet, known
from terrae.draw.theme import COINS, definitions

PAD = 12.0
HEAD = 50.0
LABEL = 58.0  # the least width of the column with names and prices of rows
LEADING = 14.0
ROMAN = ("I", "II", "III", "IV")
SPOKES = 5  # a wheel of more is larger
TOKEN_GROUPS = ("favour", "town")  # tiles of which a seat may hold many
STOPS = 4  # a track of more has smaller letters
TOKENS = 12  # a bowl with more has smaller crystals


class MatPainter:
    """Paints what belongs to one seat into a given width; every section says how high it is."""

    def __init__(self, sheet: Sheet, scene: Scene, mat: Mat, wide: float) -> None:
        self.sheet = sheet
        self.scene = scene
        self.mat = mat
        self.wide = wide
        self.inner = wide - 2 * PAD
        self.seat = next(seat for seat in scene.of(Seat) if seat.seat == mat.seat)
        self.colour = sheet.theme.seat(mat.colour)
        named = [(row.name, row.prices) for row in scene.of(Slots, seat=mat.seat)]
        named += [(plate.group, plate.prices) for plate in scene.of(Plate, seat=mat.seat)]
        rooms = [max(width(name, SMALL, 650) * 0.94, self.price(prices).width) for name, prices in named]
        self.label = max(LABEL, *(room + 5 for room in rooms)) if rooms else LABEL

    def draw(self, x: float, y: float) -> tuple[str, float]:
        """The mat with its upper left corner at a place, and its height."""
        drawn, at = "", y + HEAD
        for section in (
            self.draw_purse,
            self.draw_cycle,
            self.draw_abilities,
            self.draw_plates,
            self.draw_rows,
            self.draw_tracks,
            self.draw_town_tiles,
            self.draw_held_tiles,
            self.draw_held_cards,
        ):
            more, high = section(x + PAD, at)
            drawn += more
            at += high
        high = at - y + (6 if drawn else 0)
        sheet = self.sheet
        frame = sheet.box(x, y, self.wide, high, 16, "surface", "line")
        return sheet.part(self.mat, frame + self.draw_head(x, y, high) + drawn), high

    # Header and supply

    def draw_head(self, x: float, y: float, high: float) -> str:
        """Who it is, what is special about them now, and their points."""
        sheet, seat = self.sheet, self.seat
        tint = f"s-{self.colour}-soft" if self.mat.colour else "sunken"
        corner = 15
        if high > HEAD:
            foot, turn = number(y + HEAD), f"a{corner} {corner} 0 0 1 {corner}"
            path = (
                f"M{number(x + 1)} {foot}V{number(y + 1 + corner)}{turn} {-corner}"
                f"H{number(x + self.wide - 1 - corner)}{turn} {corner}V{foot}Z"
            )
            drawn = f'<path d="{path}" fill="{sheet.colour(tint)}"/>'
        else:
            drawn = sheet.box(x + 1, y + 1, self.wide - 2, high - 2, corner, tint)
        middle = y + HEAD / 2
        if self.mat.colour:
            drawn += sheet.disc(x + PAD + 17, middle, 32, self.mat.colour)
        else:
            drawn += sheet.nobody(x + PAD + 17, middle, 30, str(seat.seat))
        if "out" in seat.marks:
            drawn += sheet.badge(x + PAD + 17, middle, 32, "r-scroll")
        score = Line(sheet, 22, gap=4).amount(Icon(str(seat.points), "points"))
        drawn += score.draw(x + self.wide - PAD, middle, "end")
        room = self.wide - 2 * PAD - 46 - score.width
        name = fit(self.mat.name, room, 17, 600)
        drawn += sheet.text(x + PAD + 44, middle - 9, name, 17, 600, "ink", title=True)
        return sheet.part(seat, drawn + self.draw_marks(x + PAD + 44, middle + 11, room))

    def draw_marks(self, x: float, y: float, room: float) -> str:
        """The seat, and whether it is to move, begins, is out or has won."""
        sheet = self.sheet
        line = Line(sheet, SMALL + 0.5, "ink-2", 6)
        number_ = str(Message("draw.seat", seat=self.seat.seat))
        who = self.seat.player or (number_ if number_ != self.mat.name else "")
        if "to-move" in self.seat.marks:
            line.items.append((7, lambda x, y: sheet.circle(x + 3.5, y, 4, "signal")))
            line.words(str(Message("draw.to-move")), 650, "signal")
        marks = [mark for mark in ("out", "winner", "first") if mark in self.seat.marks]
        for mark in marks:
            full = mark == "out" and len(marks) == 1  # beside another mark there is room for one word only
            line.words(str(Message("draw.out-of-round" if full else f"draw.{mark}")), 600, "ink")
        rest = room - line.width - (line.gap if line.items else 0)
        shown = fit(who, rest, SMALL + 0.5)
        if shown:
            room = width(shown, SMALL + 0.5)
            line.items.insert(0, (room, lambda x, y: sheet.text(x, y, shown, SMALL + 0.5, 400, "ink-2")))
        return line.draw(x, y)

    def draw_purse(self, x: float, y: float) -> tuple[str, float]:
        """What is held at the left, the income to come at the right."""
        sheet = self.sheet
        amounts = self.scene.of(Amount, seat=self.mat.seat)
        held = [amount for amount in amounts if amount.use == "held" and amount.word != "points"]
        income = [amount for amount in amounts if amount.use == "income"]
        if not held:
            return "", 0
        drawn, at, middle, high = "", x + 2, y + 20, 48.0
        for amount in held:
            start, money = at, amount.word in COINS
            size = 18 if money else 16
            if at > x + 2 and at + 24 + width(f"00{amount.note}", size, 700) > x + self.inner:
                at, middle, high = x + 2, middle + 28, high + 28
                start = at
            icon = sheet.icon(amount.word, at + 10, middle, 20)
            shown = icon + sheet.text(at + 24, middle, str(amount.number), size, 700)
            at += 24 + max(width("00" if money else "0", size, 700), width(str(amount.number), size, 700))
            if amount.note:
                apart = 0 if amount.note.startswith("/") else 4
                shown += sheet.text(at + apart, middle + 1, amount.note, SMALL + 0.5, 400, "ink-2")
                at += apart + width(amount.note, SMALL + 0.5)
            ring = sheet.ring(amount.id, start - 2, middle - 13, at - start + 6, 26, 8)
            drawn += sheet.part(amount, shown + ring)
            at += 11
        if not income:
            return drawn, high
        gains = [(amount, Line(sheet, 13).amount(Icon(f"+{amount.number}", amount.word))) for amount in income]
        words = str(Message("draw.next-income"))
        to_come = sum(line.width + 6 for _, line in gains)
        if at + max(to_come, width(words, SMALL) + 19) > x + self.inner:
            return drawn + self.draw_income(gains, words, x, y + high - 6), high + 12
        end = x + self.inner
        for amount, line in reversed(gains):
            drawn += sheet.part(amount, line.draw(end, middle + 9, "end"))
            end -= line.width + 6
        drawn += sheet.text(x + self.inner, middle - 7, words, SMALL, 400, "ink-2", "end")
        drawn += sheet.icon("hand", x + self.inner - width(words, SMALL) - 11, middle - 7, 16, "", "ink-2")
        return drawn, high

    def draw_income(self, gains: list[tuple[Amount, Line]], words: str, x: float, y: float) -> str:
        """The income to come in a line of its own."""
        sheet = self.sheet
        drawn = sheet.icon("hand", x + 12, y, 16, "", "ink-2") + sheet.text(x + 24, y, words, SMALL, 400, "ink-2")
        at = x + 34 + width(words, SMALL)
        for amount, line in gains:
            drawn += sheet.part(amount, line.draw(at, y))
            at += line.width + 10
        return drawn

    # Bowls and wheel

    def draw_cycle(self, x: float, y: float) -> tuple[str, float]:
        drawn, high = "", 0.0
        for bowls in self.scene.of(Bowls, seat=self.mat.seat):
            ring = self.sheet.ring(bowls.id, x - 3, y - 2, 190, 82, 10)
            drawn += self.sheet.part(bowls, ring + self.draw_bowls(bowls, x, y))
            high = 84
        for wheel in self.scene.of(Wheel, seat=self.mat.seat):
            large = len(wheel.spokes) > SPOKES
            high = 118 if large else 96
            ring = self.sheet.ring(wheel.id, x + self.inner - 114, y - 2, 116, high - 4, 10)
            middle = y + (56 if large else 44)
            drawn += self.sheet.part(wheel, self.draw_wheel(wheel, x + self.inner - 56, middle) + ring)
        return drawn, high

    def draw_bowls(self, bowls: Bowls, x: float, y: float) -> str:
        """Wells with their crystals; hollow arrows charge, the solid arrow spends."""
        sheet = self.sheet
        well, edge, ink = sheet.colour("sunken"), sheet.colour("line-strong"), sheet.colour("ink")
        drawn = ""
        for place, count in enumerate(bowls.counts):
            left = 2 + place * 66
            last = place == len(bowls.counts) - 1
            fill, line = (sheet.colour("power-soft"), sheet.colour("power")) if last else (well, edge)
            drawn += f'<path d="M{left} 4h54v14c0 15-12 24-27 24s-27-9-27-24Z" fill="{fill}" stroke="{line}"/>'
            across, step, size = (4, 11.5, 12.5) if count <= TOKENS else (6, 8.0, 8.5)
            for token in range(count):
                row, column = divmod(token, across)
                in_row = min(count - row * across, across)
                down = 15 + row * 13 if count <= TOKENS else 11 + row * 9
                drawn += sheet.use("r-power", left + 27 + (column - (in_row - 1) / 2) * step, down, size)
            drawn += sheet.text(left + 25, 53, ROMAN[place], SMALL, 600, "ink-3", "end", True)
            drawn += sheet.text(left + 30, 53, str(count), 15, 700)
        for left in (59, 125):
            drawn += (
                f'<path d="M{left} 9.5h3.5v-3.2l5.5 5.2-5.5 5.2v-3.2h-3.5Z" fill="{sheet.colour("raised")}" '
                f'stroke="{sheet.colour("ink-2")}" stroke-width="1.1" stroke-linejoin="round"/>'
            )
        drawn += (
            f'<path d="M160 64c-20 11-103 11-123 1" fill="none" stroke="{ink}" stroke-width="2"/>'
            f'<path d="M30 60l12 2.5-7.5 7.5Z" fill="{ink}"/>'
        )
        return f'<g transform="translate({number(x)} {number(y)})">{drawn}</g>'

    def draw_wheel(self, wheel: Wheel, x: float, y: float) -> str:
        """The terrains in a circle, the own one on top, with the steps to each; the price of a step in the middle."""
        sheet = self.sheet
        large = len(wheel.spokes) > SPOKES
        radius = 36.0 if large else 34.0
        edge = sheet.colour("line-strong")
        drawn = (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none" stroke="{edge}" '
            'stroke-width="1.2" stroke-dasharray="2 3"/>'
        )
        count = len(wheel.spokes)
        for place, spoke in enumerate(wheel.spokes):
            angle = math.radians(-90 + 360 * place / count)
            size = (13.0 if place == 0 else 11.5) if large else 15.5 if place == 0 else 13.0
            at_x, at_y = x + radius * math.cos(angle), y + radius * math.sin(angle)
            terrain = sheet.theme.terrain(spoke.terrain)
            drawn += sheet.circle(at_x, at_y, size, f"t-{terrain}", "surface", 2)
            if f"t-{terrain}" in definitions() and terrain == spoke.terrain:
                drawn += sheet.use(f"t-{terrain}", at_x, at_y, size * 1.3, f"t-{terrain}-ink")
            else:
                drawn += sheet.text(at_x, at_y, spoke.terrain[:1].upper(), 13, 700, f"t-{terrain}-ink", "middle")
            if place and not (spoke.steps == 0 and large):
                by_x, by_y = x + (radius + 14) * math.cos(angle), y + (radius + 14) * math.sin(angle)
                drawn += sheet.circle(by_x, by_y, 7.5, "raised", "line-strong")
                drawn += sheet.text(by_x, by_y, str(spoke.steps), SMALL, 700, "ink", "middle")
        step, *price = wheel.price
        if [item.word for item in price] != ["money"]:
            ink = "" if step.word in COINS else "ink-2"
            drawn += sheet.icon(step.word, x, y - (8 if price else 0), 17, "", ink)
            line = Line(sheet, 12, gap=2)
            for item in price:
                line.amount(item)
            return drawn + line.draw(x, y + 9, "middle")
        drawn += sheet.icon(step.word, x - 8, y + 1, 15, "", "ink-2")
        drawn += sheet.use("r-coin", x + 8, y + 1, 16)
        return drawn + sheet.text(x + 8, y + 1, price[0].text, SMALL, 700, "money-ink", "middle")

    def draw_abilities(self, x: float, y: float) -> tuple[str, float]:
        if not self.mat.effects:
            return "", 0
        drawn, high = self.draw_effects(self.mat.effects, x + 24, y + 2, self.inner - 24)
        for action in self.actions_of(self.mat.effects):
            drawn += self.draw_cover(action, x, y, self.inner, high + 4)
        return self.sheet.use("i-book", x + 9, y + 11, 17, "ink-2") + drawn, max(high, 18) + 6

    def draw_cover(self, action: Action, x: float, y: float, wide: float, high: float) -> str:
        """An action that is drawn already as what is printed: here it is chosen."""
        size = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
        ring = self.sheet.ring(action.id, x, y, wide, high, 7)
        return self.sheet.part(action, f'<rect {size} fill-opacity="0"/>{ring}')

    def draw_effects(
        self, effects: list[Effect], x: float, y: float, room: float, octagon: str = "a-octagon"
    ) -> tuple[str, float]:
        """Effects one below the other: as icons where there are some, as sentences otherwise; actions have octagons."""
        drawn, high = "", 0.0
        lines = [Line(self.sheet, 13)]
        for effect in effects:
            if known(effect.icons):
                alone = Line(self.sheet, 13).effect(effect)
                if lines[-1].width + alone.width + 20 > room:
                    lines.append(alone)
                else:
                    if lines[-1].items:
                        lines[-1].words("·", 700, "ink-3")
                    lines[-1].effect(effect)
        for line in lines:
            if line.items:
                drawn += line.draw(x, y + high + 9)
                high += 18
        for effect in effects:
            if not known(effect.icons):
                indent = 26.0 if effect.acts else 0.0
                lines_ = wrap(effect.text, room - indent, SMALL)
                if effect.acts:
                    drawn += self.sheet.use(octagon, x + 10, y + high + LEADING / 2 * len(lines_), 21, "ink-3")
                for words in lines_:
                    drawn += self.sheet.text(x + indent, y + high + LEADING / 2, words, SMALL, 400, "ink-2")
                    high += LEADING
        return drawn, high

    # Rows

    def draw_label(self, x: float, middle: float, name: str, prices: list[Icon]) -> str:
        """The name of a row and what one costs: the lower price first."""
        sheet = self.sheet
        drawn = sheet.text(x, middle - 8, name, SMALL, 650, "ink-3")
        return drawn + self.price(prices).draw(x, middle + 8) if prices else drawn

    def price(self, prices: list[Icon]) -> Line:
        """Different goods are paid together; of the same good there are several prices, the lower first."""
        line = Line(self.sheet, 12, gap=3)
        for word in dict.fromkeys(price.word for price in prices):
            line.amount(Icon("/".join(price.text for price in prices if price.word == word), word))
        return line

    def draw_plates(self, x: float, y: float) -> tuple[str, float]:
        """Pieces that do something once they are built: covered ones show the piece, built ones where it stands."""
        sheet = self.sheet
        plates = self.scene.of(Plate, seat=self.mat.seat)
        if not plates:
            return "", 0
        drawn = sheet.rule(x, y, self.inner)
        at = y + 6
        left, room = x + self.label, self.inner - self.label
        for plate in plates:
            built = bool(plate.at)
            octagon = "a-octagon-line" if not built else "a-octagon-used" if plate.used else "a-octagon"
            actions = self.actions_of(plate.effects)
            indent = 53 if plate.name else 42
            _, text_high = self.draw_effects(plate.effects, 0, 0, room - indent - 5, octagon)
            high = max(text_high + 10, 44 if plate.name else 36)
            does = at + (high - text_high) / 2
            more, _ = self.draw_effects(plate.effects, left + indent, does, room - indent - 5, octagon)
            frame = sheet.box(
                left, at, room, high, 7, "none" if built else "sunken", "line-strong" if built else "none", 1.25
            )
            spot, middle = left + (25 if plate.name else 21), at + high / 2
            symbol = sheet.text(spot, middle + 13, plate.name, SMALL, 600, "ink-2", "middle")
            sign = middle - (8 if plate.name else 1)
            if built:
                symbol += sheet.use("i-check", spot - 14, sign + 2, 14, "ink")
                symbol += sheet.text(spot - 6, sign + 2, plate.at, SMALL + 1, 700)
            else:
                symbol += sheet.piece(plate.piece, plate.colour, spot, sign, 26, "flat")
            ring = sheet.ring(plate.id, left, at, room, high, 7)
            drawn += sheet.part(plate, frame + symbol + more + ring)
            for action in actions:
                drawn += self.draw_cover(action, left, at, room, high)
            if plate.group != plates[0].group or not plate.name:
                drawn += self.draw_label(x, middle, plate.group, plate.prices)
            at += high + 4
        if plates[0].name:
            drawn += self.draw_label(x, (y + 6 + at - 4) / 2, plates[0].group, plates[0].prices)
        return drawn, at - y + 2

    def draw_rows(self, x: float, y: float) -> tuple[str, float]:
        drawn, at = "", y
        for row in self.scene.of(Slots, seat=self.mat.seat):
            drawn += self.sheet.rule(x, at, self.inner) + self.sheet.part(row, self.draw_row(row, x, at + 6))
            at += 57
        return drawn, at - y

    def draw_row(self, row: Slots, x: float, y: float) -> str:
        """Open slots show their income large, covered ones the piece with its income small beneath."""
        sheet = self.sheet
        high, gap = 46.0, 3.0
        drawn = self.draw_label(x, y + high / 2, row.name, row.prices)
        left, room = x + self.label, self.inner - self.label
        if row.fixed:
            line = self.stack([Icon(f"+{icon.text}", icon.word) for icon in row.fixed], 12)
            wide = max(item.width for item in line)
            drawn += self.draw_stack(line, left + wide / 2, y + high / 2)
            left += wide + 4
            room -= wide + 4
        wide = (room - gap * (len(row.slots) - 1)) / len(row.slots)
        tight = wide < 40
        for slot in row.slots:
            middle = left + wide / 2
            if slot.open:
                drawn += sheet.box(left, y, wide, high, 6, "raised", "line-strong", 1.25)
                lines = self.stack(slot.icons, 14, tight)
                if not tight:
                    lines = [line for icon in slot.icons for line in self.stack([icon], 15)]
                drawn += self.draw_stack(lines, middle, y + high / 2)
            else:
                drawn += sheet.box(left, y, wide, high, 6, "sunken")
                drawn += sheet.piece(row.piece, row.colour, middle, y + 15, 23 if tight else 26, "flat")
                drawn += self.draw_stack(self.stack(slot.icons, SMALL, False, "ink-2"), middle, y + high - 9)
            left += wide + gap
        return drawn

    def stack(self, icons: list[Icon], size: float, upright: bool = False, fill: str = "ink") -> list[Line]:
        """Amounts side by side, or one above the other; a dot if there are none."""
        if not icons:
            return [Line(self.sheet, size).words("·", 700, "ink-3")]
        if upright:
            return [
                line
                for icon in icons
                for line in (
                    Line(self.sheet, size, fill).words(icon.text, 700),
                    Line(self.sheet, size).symbol(icon.word),
                )
            ]
        line = Line(self.sheet, size, fill, 4)
        for icon in icons:
            line.amount(icon)
        return [line]

    def draw_stack(self, lines: list[Line], x: float, y: float) -> str:
        """Lines one above the other around a point."""
        step = 17 if len(lines) <= 2 else 11
        top = y - step / 2 * (len(lines) - 1)
        return "".join(line.draw(x, top + step * place, "middle") for place, line in enumerate(lines))

    # Tracks and tiles

    def draw_tracks(self, x: float, y: float) -> tuple[str, float]:
        """A row of stops; the one the seat stands on is filled with its colour and shows the symbol."""
        sheet = self.sheet
        drawn, at = "", y
        for track in self.scene.of(Track, seat=self.mat.seat):
            drawn += sheet.rule(x, at, self.inner)
            middle = at + 20
            shown = self.draw_label(x, middle, track.name, track.prices)
            label = max(self.label, self.price(track.prices).width + 5)
            left, room = x + label, self.inner - label
            wide = (room - 4 * (len(track.stops) - 1)) / len(track.stops)
            for place, stop in enumerate(track.stops):
                here = place == track.at
                fill = f"s-{self.colour}" if here else "sunken"
                ink = f"s-{self.colour}-on" if here else "ink-2"
                shown += sheet.box(left, middle - 14, wide, 28, 14, fill)
                tight = len(track.stops) > STOPS
                line = Line(sheet, SMALL if tight else 13, ink, 1 if tight else 4, ink if here else "")
                if here:
                    line.symbol(track.word, 15 if tight else 17, ink)
                if stop.text:
                    line.words(stop.text, 700, ink)
                for icon in stop.icons:
                    if not here or icon.word != "points":
                        line.amount(icon)
                shown += line.draw(left + wide / 2, middle, "middle")
                left += wide + 4
            ring = sheet.ring(track.id, x + label, middle - 14, room, 28, 14)
            drawn += sheet.part(track, shown + ring)
            at += 40
        return drawn, at - y

    def draw_town_tiles(self, x: float, y: float) -> tuple[str, float]:
        sheet = self.sheet
        tiles = [tile for tile in self.scene.of(Tile, "mats", self.mat.seat) if not tile.name]
        if not tiles:
            return "", 0
        drawn = sheet.rule(x, y, self.inner)
        middle = y + 20
        drawn += sheet.text(x, middle, str(Message("draw.towns")), SMALL, 650, "ink-3")
        left, room = x + self.label - 8, self.inner - self.label + 8
        wide = (room - 4 * (len(tiles) - 1)) / len(tiles)
        for tile in tiles:
            free = tile.state == "free"
            shown = sheet.box(
                left, middle - 14, wide, 28, 7, "raised" if free else "sunken", "line-strong" if free else "none"
            )
            line = Line(sheet, 12, "ink" if free else "ink-3", 2, "" if free else "past")
            for icon in tile.effects[0].icons:
                line.amount(Icon(icon.text.lstrip("+") if icon.word != "sailing" else "", icon.word))
            content = line.draw(left + wide / 2, middle, "middle")
            if not free:
                content = f'<g opacity=".7">{content}</g>{sheet.tick(left + wide - 7, middle - 13)}'
            drawn += sheet.part(tile, shown + content)
            left += wide + 4
        return drawn, 40

    def draw_held_tiles(self, x: float, y: float) -> tuple[str, float]:
        """Tiles the seat holds, with their actions; small ones stand side by side."""
        drawn, at = "", y
        tiles = [tile for tile in self.scene.of(Tile, "mats", self.mat.seat) if tile.name]
        small = [tile for tile in tiles if tile.group in TOKEN_GROUPS]
        for tile in tiles:
            if tile not in small:
                drawn += self.draw_held(tile, x, at)
                at += 46
        more, high = self.draw_chips(small, x, at)
        return drawn + more, at + high - y

    def actions_of(self, effects: list[Effect], name: str = "") -> list[Action]:
        """The actions that are printed among these effects, on the tile of their name if there is one."""
        names = {tile.name for tile in self.scene.of(Tile, "mats", self.mat.seat)}
        return [
            action
            for action in self.scene.of(Action, "mats", self.mat.seat)
            if action.effects[0] in effects and (action.name == name or action.name not in names)
        ]

    def draw_held(self, tile: Tile, x: float, y: float) -> str:
        """A tile in a line of its own, its action beside it."""
        sheet, high = self.sheet, 38.0
        shown = sheet.box(x, y + 2, self.inner, high, 8, "raised", "line") + letter(
            sheet, tile.name, x + 8, y + high / 2 + 2
        )
        left = x + 19 + letter_room(tile.name)
        line = Line(sheet, 13)
        for effect in tile.effects:
            if not effect.acts:
                if line.items:
                    line.words("·", 700, "ink-3")
                line.effect(effect)
        shown += line.draw(left, y + high / 2 + 2)
        drawn = sheet.part(tile, shown)
        spot = left + line.width + 12
        for action in self.actions_of(tile.effects, tile.name):
            icons = action.effects[0].icons[1:]
            octagon = sheet.octagon(spot + 15, y + high / 2 + 2, 30, icons, action.used)
            words = str(Message("draw.deed-used", deed=action.name)) if action.used else action.name
            octagon += sheet.text(spot + 36, y + high / 2 + 2, words, SMALL + 1, 400, "ink-2")
            ring = sheet.ring(action.id, spot - 4, y + 4, x + self.inner - spot - 2, high - 4, 7)
            drawn += sheet.part(action, octagon + ring)
        return drawn

    def draw_chips(self, tiles: list[Tile], x: float, y: float) -> tuple[str, float]:
        """Small tiles side by side, as many as fit into a line."""
        sheet, high, gap = self.sheet, 30.0, 5.0
        drawn, left, at = "", x, y + 2
        for tile in tiles:
            line = Line(sheet, 12, gap=4)
            for effect in tile.effects:
                if known(effect.icons) and not effect.acts:
                    line.effect(effect)
            actions = self.actions_of(tile.effects, tile.name)
            wide = 6 + width(tile.name, SMALL, 600) + 5 + line.width + (30 * len(actions)) + 7
            if left > x and left + wide > x + self.inner:
                left, at = x, at + high + gap
            shown = sheet.box(left, at, wide, high, 7, "raised", "line")
            shown += sheet.text(left + 6, at + high / 2, tile.name, SMALL, 600, "ink-3")
            shown += line.draw(left + 11 + width(tile.name, SMALL, 600), at + high / 2)
            drawn += sheet.part(tile, shown)
            spot = left + wide - 7 - 30 * len(actions) + 15
            for action in actions:
                octagon = sheet.octagon(spot, at + high / 2, 26, action.effects[0].icons[1:], action.used)
                drawn += sheet.part(action, octagon + sheet.ring(action.id, spot - 14, at + 2, 28, high - 4, 7))
                spot += 30
            left += wide + gap
        return drawn, at + high + 6 - y if tiles else 0

    def draw_held_cards(self, x: float, y: float) -> tuple[str, float]:
        """Cards the seat has, one line each: kind, name, worth, what they do."""
        drawn, at = "", y
        for card in self.scene.of(Card, "mats", self.mat.seat):
            more, high = held_card(self.sheet, card, x, at + 2, self.inner)
            drawn += self.sheet.part(card, more + self.sheet.ring(card.id, x, at + 2, self.inner, high, 7))
            at += high + 6
        return drawn, at - y


def letter_room(name: str) -> float:
    """The width of the dark square behind the name of a tile."""
    return 23.0 if len(name) == 1 else width(name, 12, 600) + 10


def letter(sheet: Sheet, name: str, x: float, y: float) -> str:
    """The letter of a tile in a dark square; x is its left side."""
    wide, size = letter_room(name), 14 if len(name) == 1 else 12
    return sheet.box(x, y - 11.5, wide, 23, 6, "ink") + sheet.text(
        x + wide / 2, y, name, size, 600, "on-ink", "middle", len(name) == 1
    )
