"""Mats: the whole mat of a seat, its short card among the rivals, and one line with its supply."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from terrae.core.looks import LOOKS
from terrae.core.messages import Message
from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Card,
    Icon,
    Mat,
    Plate,
    Scene,
    Seat,
    Slot,
    Slots,
    Tile,
    Track,
    Wheel,
)
from terrae.draw.bands import held
from terrae.draw.geometry import number
from terrae.draw.markup import (
    THEME,
    amount,
    amounts,
    colour_class,
    disc,
    effect_icons,
    effects,
    icon,
    part,
    silhouette,
    symbol_of,
    unit,
    use,
    word_icon,
)
from terrae.draw.theme import COINS, ROMAN, SYMBOLS, TOKEN_GROUPS

SPOKES = 5  # a wheel of more is larger
TOKENS = 12  # a bowl with more has smaller crystals
MANY = 4  # goods that fit into a line with the income beside them


class MatPainter:
    """Paints what belongs to one seat."""

    def __init__(self, scene: Scene, mat: Mat) -> None:
        self.scene = scene
        self.mat = mat
        self.seat = next(seat for seat in scene.of(Seat) if seat.seat == mat.seat)
        held = scene.of(Amount, seat=mat.seat)
        self.held = [entry for entry in held if entry.use == "held" and entry.word != "points"]
        self.income = [entry for entry in held if entry.use == "income"]
        self.many = " many" if len(self.held) > MANY else ""
        self.tiles = [tile for tile in scene.of(Tile, "mats") if tile.seat == mat.seat]
        self.named = [tile for tile in self.tiles if tile.name]
        self.small = [tile for tile in self.named if tile.group in TOKEN_GROUPS]
        self.tokens = [tile for tile in self.tiles if not tile.name]  # tiles of a set that is the same for everybody

    def units(self) -> dict[str, str]:
        return {
            f"mat:{self.mat.seat}": self.whole(),
            f"rival:{self.mat.seat}": self.card(),
            f"strip:{self.mat.seat}": self.strip(),
        }

    # The whole mat

    def whole(self) -> str:
        inner = self.head("h2", "mat-head")
        if self.held:
            inner += self.purse() + self.cycle() + self.abilities() + self.plates() + self.rows() + self.tracks()
            inner += self.held_tiles() + held(self.scene.of(Card, "mats", self.mat.seat))
        return unit(
            f"mat:{self.mat.seat}",
            "section",
            f"panel mat {colour_class(self.mat.colour)}",
            inner,
            f' data-seat="{self.mat.seat}" data-part="{self.mat.id}" aria-label="{escape(self.mat.name)}"',
        )

    def head(self, level: str, kind: str, extra: str = "") -> str:
        """Who it is, and the points."""
        points = f'<span class="score">{self.seat.points}{word_icon("points", 20)}</span>'
        name = escape(self.mat.name)
        if level == "h3":  # among the rivals a name brings the whole mat to the front
            name = f'<button type="button" data-front="{self.mat.seat}">{name}</button>'
        inner = (
            f'{disc(self.mat.colour, str(self.seat.seat))}<div class="who"><{level}>{name}</{level}>'
            f"<p>{self.about()}</p></div>{extra}{points}"
        )
        return part(self.seat, "header", kind, inner, role="group")

    def about(self) -> str:
        """The player, and whether the seat begins or has won."""
        said = [escape(self.seat.player)] if self.seat.player else []
        said += [str(Message(f"draw.{mark}")) for mark in ("first", "winner") if mark in self.seat.marks]
        return " · ".join(said)

    def purse(self) -> str:
        """What is held at the left, the income to come at the right."""
        held = "".join(self.figure(entry, 22, "big") for entry in self.held)
        return f'<div class="purse{self.many}">{held}{self.to_come(15)}</div>'

    def figure(self, entry: Amount, size: float, kind: str) -> str:
        limit = f"<small>{escape(entry.note)}</small>" if entry.note.startswith("/") else ""
        return part(entry, "span", kind, f"{word_icon(entry.word, size)}{entry.number}{limit}")

    def to_come(self, size: float) -> str:
        """The next income."""
        if not self.income:
            return ""
        shown = "".join(
            part(entry, "span", "", amount(Icon(f"+{entry.number}", entry.word), size)) for entry in self.income
        )
        return f'<span class="to-come">{word_icon("hand", size + 3)}{shown}</span>'

    def cycle(self) -> str:
        """Bowls and wheel side by side."""
        drawn = "".join(self.bowls(bowls) for bowls in self.scene.of(Bowls, seat=self.mat.seat))
        drawn += "".join(self.wheel(wheel) for wheel in self.scene.of(Wheel, seat=self.mat.seat))
        return f'<div class="cycle-row">{drawn}</div>' if drawn else ""

    def bowls(self, bowls: Bowls) -> str:
        """Wells with their crystals; hollow arrows charge, the solid arrow spends."""
        drawn = ""
        last = len(bowls.counts) - 1
        for place, count in enumerate(bowls.counts):
            left = 2 + place * 66
            kind = "bowl full" if place == last else "bowl"
            drawn += f'<path class="{kind}" d="M{left} 8h54v14c0 15-12 24-27 24s-27-9-27-24Z"/>'
            across, step, size = (4, 11.5, 12.5) if count <= TOKENS else (6, 8.0, 8.5)
            for token in range(count):
                row, column = divmod(token, across)
                in_row = min(count - row * across, across)
                down = 19 + row * 13 if count <= TOKENS else 15 + row * 9
                drawn += use("r-power", left + 27 + (column - (in_row - 1) / 2) * step, down, size)
            drawn += f'<text class="bowl-name" x="{left + 24}" y="60">{ROMAN[place]}</text>'
            drawn += f'<text class="bowl-count" x="{left + 30}" y="60">{count}</text>'
        for place in range(last):
            drawn += f'<path class="charge" d="M{59 + 66 * place} 12.5h4v-3.2l6 5.2-6 5.2v-3.2h-4Z"/>'
        drawn += (
            '<path class="spend" d="M161 66c-20 10-105 10-125 1"/><path class="spend-head" d="M30 61l11.5 2.5-7 7Z"/>'
        )
        wide = 66 * last + 58
        return part(bowls, "div", "bowls", f'<svg viewBox="0 4 {wide} 74" aria-hidden="true">{drawn}</svg>')

    def wheel(self, wheel: Wheel) -> str:
        """The terrains in a circle, the own one on top, with the steps to each; the price of a step in the middle."""
        drawn = '<circle cx="64" cy="66" r="43" class="ring-path"/>'
        for place, spoke in enumerate(wheel.spokes):
            angle = math.radians(-90 + 360 * place / len(wheel.spokes))
            first, other = (18, 15) if len(wheel.spokes) > SPOKES else (22, 17)
            x, y, radius = 64 + 43 * math.cos(angle), 66 + 43 * math.sin(angle), first if place == 0 else other
            terrain = THEME.terrain(spoke.terrain)
            at = f'cx="{number(x)}" cy="{number(y)}"'
            drawn += f'<circle {at} r="{radius}" fill="var(--t-{terrain})"/>'
            if f"pat-{terrain}" in LOOKS.drawings:
                drawn += f'<circle {at} r="{radius}" fill="url(#pat-{terrain})"/>'
            drawn += f'<circle class="clearing" {at} r="{number(radius * 0.75)}" fill="var(--t-{terrain})"/>'
            drawn += f'<circle class="stop" {at} r="{radius}"/>'
            drawn += use(f"t-{terrain}", x, y, radius * 1.2, f"t-{terrain}-ink")
            if place and (spoke.steps or len(wheel.spokes) <= SPOKES):
                by_x, by_y = 64 + 62 * math.cos(angle), 66 + 62 * math.sin(angle)
                drawn += f'<circle class="badge" cx="{number(by_x)}" cy="{number(by_y)}" r="8"/>'
                drawn += f'<text x="{number(by_x)}" y="{number(by_y + 4)}">{spoke.steps}</text>'
        drawn += self.step_price(wheel.price)
        high = 142 if len(wheel.spokes) > SPOKES else 130
        return part(wheel, "div", "wheel", f'<svg viewBox="-8 -2 144 {high}" aria-hidden="true">{drawn}</svg>')

    def step_price(self, price: list[Icon]) -> str:
        """The sign of a step and what one costs; coins have the number on them, other goods beside them."""
        step, *goods = price
        sign = symbol_of(step.word)
        ink = "" if step.word in COINS else "ink-2"
        if not goods:
            return use(sign, 64, 66, 20, ink)
        if len(goods) == 1 and goods[0].word == "money":
            drawn = use(sign, 57, 66, 17, "ink-2") + use("r-coin", 74, 67, 16)
            return f'{drawn}<text class="on-coin" fill="var(--money-ink)" x="74" y="71">{escape(goods[0].text)}</text>'
        drawn = use(sign, 64, 57, 18, ink)
        for place, good in enumerate(goods):
            x = 64 + (place - (len(goods) - 1) / 2) * 26
            drawn += f'<text x="{number(x - 7)}" y="79">{escape(good.text)}</text>'
            drawn += use(symbol_of(good.word), x + 6, 75, 14)
        return drawn

    def abilities(self) -> str:
        if not self.mat.effects:
            return ""
        said = "".join(f"<span>{escape(entry.text)}</span>" for entry in self.mat.effects)
        return f'<p class="ability">{icon("i-book", 16, "soft")}{said}</p>'

    # Rows

    def label(self, name: str, prices: list[Icon]) -> str:
        """The name of a row and what one costs: the lower price first."""
        shown = escape(name)
        if not prices:
            return f'<div class="price"><b>{shown}</b></div>'
        words = list(dict.fromkeys(price.word for price in prices))  # different goods are paid together
        every = [Icon("/".join(price.text for price in prices if price.word == word), word) for word in words]
        if len(every) == 1:
            return f'<div class="price"><b>{shown}</b>{amount(every[0], 13)}</div>'
        return f'<div class="price goods"><b>{shown}</b><span>{amounts(every, 13)}</span></div>'

    def plates(self) -> str:
        """Pieces that do something once they are built."""
        plates = self.scene.of(Plate, seat=self.mat.seat)
        if not plates:
            return ""
        shown = ""
        for group in dict.fromkeys(plate.group for plate in plates):
            same = [plate for plate in plates if plate.group == group]
            label = self.label(group, same[0].prices)
            drawn = "".join(self.plate(plate) for plate in same)
            shown += f'<div class="build-row">{label}<div class="plates">{drawn}</div></div>'
        return shown

    def plate(self, plate: Plate) -> str:
        if plate.at:
            sign = f'<b class="stands">{icon("i-check", 13)}{escape(plate.at)}</b>'
            sign = icon("a-octagon-used", 24) if plate.used else sign
        else:
            sign = silhouette(plate.piece, plate.colour, 28)
        name = f"<i>{escape(plate.name)}</i>" if plate.name else ""
        inner = f'<span class="sign">{sign}{name}</span>'
        inner += f'<span class="does">{effects(plate.effects, plate.used)}</span>'
        return part(plate, "div", f"plate {'built' if plate.at else ''}", inner)

    def rows(self) -> str:
        return "".join(
            f'<div class="build-row">{self.label(row.name, row.prices)}{self.row(row)}</div>'
            for row in self.scene.of(Slots, seat=self.mat.seat)
        )

    def row(self, row: Slots) -> str:
        """Open slots show their income large, covered ones the piece with its income small beneath."""
        fixed = amounts([Icon(f"+{item.text}", item.word) for item in row.fixed], 12)
        shown = f'<span class="fixed">{fixed}</span>' if fixed else ""
        shown += "".join(self.slot(row, slot) for slot in row.slots)
        return part(row, "div", f"slots {'tight' if len(row.slots) > 5 else 'roomy'}", shown)

    def slot(self, row: Slots, slot: Slot) -> str:
        gives = amounts(slot.icons, 12) or '<span class="none">·</span>'
        if slot.open:
            return f'<span class="slot open"><span class="yield">{gives}</span></span>'
        return f'<span class="slot">{silhouette(row.piece, row.colour, 24)}<span class="yield">{gives}</span></span>'

    def tracks(self) -> str:
        shown = "".join(self.track(track) for track in self.scene.of(Track, seat=self.mat.seat))
        if self.tokens:
            items = "".join(
                f"<li>{part(tile, 'span', f'token {tile.state}', self.token(tile))}</li>" for tile in self.tokens
            )
            name = str(Message("draw.towns")) if self.tokens[0].group == "town" else ""
            shown += f'<div class="track"><b>{escape(name)}</b><ol class="tokens">{items}</ol></div>'
        return f'<div class="tracks">{shown}</div>' if shown else ""

    def token(self, tile: Tile) -> str:
        """What a tile of the set gives; it is plain that it is a gain."""
        plain = [Icon(item.text.lstrip("+"), item.word) for entry in tile.effects for item in entry.icons]
        return amounts([Icon("", item.word) if item.text == "1" else item for item in plain], 13)

    def track(self, track: Track) -> str:
        """A row of stops; the one the seat stands on is filled with its colour."""
        stops = "".join(
            f'<li class="{"at" if place == track.at else ""}">'
            f"{word_icon(track.word, 17) if place == track.at else ''}{escape(stop.text)}{amounts(stop.icons, 11)}</li>"
            for place, stop in enumerate(track.stops)
        )
        inner = f"<b>{escape(track.name)}</b>{amounts(track.prices, 13)}<ol>{stops}</ol>"
        return part(track, "div", "track", inner)

    def held_tiles(self) -> str:
        """Tiles the seat holds, and their actions; small tiles stand side by side."""
        shown, chips = "", ""
        actions = self.scene.of(Action, "mats", self.mat.seat)
        for tile in self.named:
            inner = f'<span class="letter">{escape(tile.name)}</span>'
            for entry in tile.effects:
                if not (actions and entry.icons and entry.icons[0].word == "action"):
                    inner += f'<span class="line">{effect_icons(entry)}</span>'
            if tile in self.small:
                chips += part(tile, "span", "held-chip", inner)
            else:
                shown += part(tile, "div", "held-tile", inner)
        if chips:
            shown += f'<div class="chips">{chips}</div>'
        printed = [entry for plate in self.scene.of(Plate, seat=self.mat.seat) for entry in plate.effects]
        printed += self.mat.effects
        for action in actions:
            first = action.effects[0]
            words = first.text if first not in printed else ""  # what is printed above is not said again
            name = f"<b>{escape(action.name)}</b>" if self.many else ""
            price = amounts(action.prices, 13)
            inner = f"{effect_icons(first, action.used)}{name}{price}<span>{escape(words)}</span>"
            shown += part(action, "div", f"held-action {'used' if action.used else ''}", inner)
        return f'<div class="held">{shown}</div>' if shown else ""

    # Short forms

    def card(self) -> str:
        """The short form among the rivals: everything that changes, in three lines."""
        marks = self.seat.marks
        out = f'<span class="tag">{icon("r-scroll", 14)}{Message("draw.out")}</span>' if "out" in marks else ""
        letters = "".join(
            part(tile, "span", "letter small", escape(tile.name)) for tile in self.named if tile not in self.small
        )
        inner = self.head("h3", "mat-head", out + letters)
        if self.held:
            inner += f'<div class="figures{self.many}">{self.figures(17)}{self.to_come(13)}</div>'
            inner += f'<div class="figures stock{self.many}">{self.stock()}{self.cards()}</div>'
        if self.small:
            names = "".join(part(tile, "span", "chip-name", escape(tile.name)) for tile in self.small)
            inner += f'<div class="figures stock many">{names}</div>'
        kind = " ".join(
            ["panel mat rival", colour_class(self.mat.colour), *(mark for mark in ("out", "to-move") if mark in marks)]
        )
        return unit(f"rival:{self.mat.seat}", "article", kind, inner, f' data-seat="{self.mat.seat}"')

    def figures(self, size: float, most: int | None = None) -> str:
        """What is held, or the first of it, the bowls after the first good."""
        shown = [self.figure(entry, size, "count") for entry in self.held[:most]]
        for bowls in self.scene.of(Bowls, seat=self.mat.seat):
            counts = "".join(f"<i>{count}</i>" for count in bowls.counts)
            shown.insert(1, part(bowls, "span", "mini-bowls", f"{icon('r-power', size - 1)}{counts}"))
        return "".join(shown)

    def stock(self) -> str:
        """How many pieces of each kind stand on the board, and how many tiles of the set are used."""
        shown = ""
        for row in reversed(self.scene.of(Slots, seat=self.mat.seat)):
            built = sum(slot.open for slot in row.slots)
            shown += self.count(row.piece, row.colour, built, len(row.slots))
        plates = self.scene.of(Plate, seat=self.mat.seat)
        for word in dict.fromkeys(plate.piece for plate in plates):
            same = [plate for plate in plates if plate.piece == word]
            shown += self.count(word, same[0].colour, sum(bool(plate.at) for plate in same), len(same))
        used = sum(tile.state == "used" for tile in self.tokens)
        if used and self.tokens[0].group in SYMBOLS:
            shown += f'<span class="count">{word_icon(self.tokens[0].group, 17)}{used}</span>'
        return shown

    def cards(self) -> str:
        """Cards by their kind; each says aloud what it is."""
        found = self.scene.of(Card, "mats", self.mat.seat)
        return "".join(part(card, "span", "count", word_icon(card.word, 17)) for card in found)

    def count(self, word: str, colour: str, built: int, total: int) -> str:
        return f'<span class="count">{silhouette(word, colour, 24)}{built}<small>/{total}</small></span>'

    def strip(self) -> str:
        """The supply in one line, for a small screen."""
        points = f'<span class="count">{word_icon("points", 18)}{self.seat.points}</span>'
        inner = f"{self.figures(20, MANY)}{points}" if self.held else ""
        return unit(
            f"strip:{self.mat.seat}",
            "div",
            f"strip {colour_class(self.mat.colour)}",
            inner,
            f' data-seat="{self.mat.seat}"',
        )
