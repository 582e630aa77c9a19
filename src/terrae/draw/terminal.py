"""A scene as text: the whole table in a terminal of 80 columns or more, in colour or without."""

from __future__ import annotations

import os
from io import StringIO

from rich.console import Console, Group
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from terrae.core.looks import LOOKS
from terrae.core.messages import Message
from terrae.core.scene import (
    Action,
    Amount,
    Area,
    Band,
    Bowls,
    Bridge,
    Effect,
    Hex,
    Icon,
    Ladder,
    Mat,
    Niche,
    Plate,
    Rank,
    Scene,
    Seat,
    Side,
    Slots,
    Tile,
    Track,
    Wheel,
)
from terrae.core.scene import Text as Words
from terrae.core.wording import amounts
from terrae.draw.charmap import NEUTRAL, SIGNS, TIGHT_TILE, Palette, draw_map, letter, mark, tile_width
from terrae.draw.letters import in_letters, on_tile, sign
from terrae.draw.text_bands import BandText
from terrae.draw.theme import COINS, ROMAN, TOKEN_GROUPS, Theme

NARROWEST = 80  # below it a board of ten columns has no room
TRUE_COLOUR = ("truecolor", "24bit")
BOLD = Style(bold=True)
DIM = Style(dim=True)
STRUCK = Style(dim=True, strike=True)
GLUE = "\ue000"  # a blank at which no line is broken
BRIEF = 16  # letters of a name that stands in a line of others


def typed(part: Tile | Action) -> str:
    """A tile or action with what it is typed by: "BON7 Markets"."""
    return f"{part.code} {part.name}".strip() if part.code != part.name else part.name


def terminal(scene: Scene, width: int = 100, colour: bool = True) -> str:
    """The whole table as text, no line longer than the width, but 80 columns are needed.

    Without colour (or when NO_COLOR is set) nothing but letters is used, and still everything can be told apart.
    """
    width = max(NARROWEST, width)
    colour = colour and not os.environ.get("NO_COLOR")
    system = "truecolor" if os.environ.get("COLORTERM", "") in TRUE_COLOUR else "256"
    out = StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=colour,
        color_system=system if colour else None,  # type: ignore[arg-type]
        no_color=not colour,
        highlight=False,
        legacy_windows=False,
    )
    console.print(TextPainter(scene, width, Palette(Theme("light"), colour)).table())
    return "\n".join(line.rstrip() for line in out.getvalue().replace(GLUE, " ").splitlines()) + "\n"


def say(key: str, **values: object) -> str:
    return str(Message(f"draw.{key}", **values))


def glue(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", GLUE)


def goods(icons: list[Icon]) -> str:
    """Amounts in few letters: 3m1p; a dot if there are none. What has no short form is written out."""
    if all(icon.word in LOOKS.short for icon in icons):
        return "".join(icon.text + LOOKS.short[icon.word] for icon in icons) or "·"
    words = [icon.text + (LOOKS.short.get(icon.word) or f" {in_letters(icon.word, icon.text)}") for icon in icons]
    return " ".join(word.strip() for word in words)


def price(prices: list[Icon]) -> str:
    """Different goods are paid together; of the same good there are several prices."""
    words = dict.fromkeys(item.word for item in prices)
    return "".join(
        "/".join(item.text for item in prices if item.word == word) + LOOKS.short.get(word, in_letters(word))
        for word in words
    )


def reward(effects: list[Effect], names: dict[str, str]) -> str:
    """What a round scores, in a few letters: house +2. Names: what the title calls things."""
    said = [
        " ".join(
            f"{icon.text}*"
            if icon.word == "points"
            else " ".join(filter(None, (icon.text, names.get(icon.word, in_letters(icon.word, icon.text)))))
            for icon in effect.icons
        )
        for effect in effects
    ]
    return ", ".join(said)


class TextPainter:
    """Paints the parts of a scene as lines of text."""

    def __init__(self, scene: Scene, width: int, palette: Palette) -> None:
        self.scene = scene
        self.width = width
        self.palette = palette
        self.colours = {seat.seat: seat.colour for seat in scene.of(Seat)}
        self.coin = next((part.word for part in scene.of(Amount) if part.word in COINS), "")
        self.goods = [part for part in scene.of(Words, "key") if part.role == "good"]
        key = [part for part in scene.of(Words, "key") if part.role == "piece"] + self.goods
        self.names = {part.word: part.text for part in key if len(part.text) <= BRIEF}

    def table(self) -> Group:
        """Everything, from top to bottom."""
        blank = Text("")
        if self.scene.of(Band):
            return Group(self.heading(), self.seats(), self.rounds(), blank, *self.on_bands())
        return Group(
            self.heading(),
            self.seats(),
            self.rounds(),
            blank,
            *draw_map(self.scene, self.width, self.palette),
            self.key(),
            *self.bridges(),
            *self.areas(),
            blank,
            *self.ladders(),
            *self.actions(),
            *self.tiles(),
            *self.counted("supply"),
            *self.counted("towns"),
            *self.towns(),
            *self.standing(),
            *self.choices(),
            *(line for mat in self.scene.of(Mat) for line in self.mat(mat)),
        )

    def on_bands(self) -> list[Text | Padding]:
        """A board of bands, the cards beside it, and what seats have."""
        painter = BandText(self.scene, self.palette)
        found = [*painter.cards("choices"), *painter.bands(), painter.key(), Text("")]
        found += [*painter.cards("cards"), *self.standing()]
        for mat in self.scene.of(Mat):
            found += [*self.mat(mat), *painter.cards("mats", mat.seat)]
        return found

    # Pieces of lines

    def chip(self, seat: int) -> Text:
        """A seat: its mark and number in its colour."""
        colour = self.colours.get(seat, "")
        if not colour:
            return Text(f"({seat})")
        return Text(mark(colour, seat), self.palette.seat(colour))

    def title(self, area: str) -> Text:
        return Text().append(self.scene.text(f"heading:{area}") + ": ", BOLD)

    def indented(self, line: Text, by: int = 4) -> Padding:
        return Padding(line, (0, 0, 0, by))

    # Shared parts

    def heading(self) -> Text:
        line = Text()
        line.append(self.scene.text("title"), BOLD)
        line.append(f"   {self.scene.text('round')}   ")
        return line.append(self.scene.text("prompt"), BOLD)

    def seats(self) -> Text:
        """Turn order with points and marks."""
        line = Text()
        for seat in self.scene.of(Seat):
            line.append_text(self.chip(seat.seat)).append(GLUE)
            line.append(glue(f"{seat.name} ")).append(str(seat.points) + "*", BOLD)
            words = [say(word) for word in seat.marks]
            line.append(glue(f" ({', '.join(words)})" if words else "") + "   ")
        line.rstrip()
        return line

    def rounds(self) -> Text:
        line = self.title("rounds")
        for tile in self.scene.of(Tile, "rounds"):
            words = glue(f"{tile.name}: {reward(tile.effects, self.names) or '?'}")
            if tile.state == "past":
                line.append(words + GLUE + say("past"), STRUCK)
            elif tile.state == "now":
                line.append(f">>{words}<<", BOLD)
            else:
                line.append(words)
            line.append("   ")
        line.rstrip()
        return line

    def key(self) -> Text:
        """What the letters on the map mean."""
        line = Text()
        hexes = self.scene.of(Hex)
        tight = bool(hexes) and tile_width(self.scene, self.width) <= TIGHT_TILE
        letters = {part.terrain: letter(part) for part in hexes}
        for part in self.scene.of(Words, "key"):
            if part.role == "terrain" and part.word != "river":
                initial = letters.get(part.word, part.word[:1].upper())
                shown = glue(f" {initial} ") if self.palette.colour else initial
                line.append(shown, self.palette.terrain(part.word)).append(f"={part.text}  ")
            elif part.word in SIGNS:
                line.append(glue(f"{SIGNS[part.word]}={part.text}") + "  ")
            elif part.role == "piece" and tight:
                line.append(glue(f"{sign(part.word)}={part.text}") + "  ")
            elif part.role == "piece" and part.text.split()[-1] != on_tile(part.word, self.scene):
                line.append(glue(f"{on_tile(part.word, self.scene)}={part.text}") + "  ")
            elif part.role == "neutral" and tight:
                line.append(glue(f"{NEUTRAL}={part.text}") + "  ")
        spans = bool(self.scene.of(Bridge))
        shown_words = [
            *(("river",) if "river" in letters else ()),
            *(("in-town", "space", "bridge") if spans else ()),
            *(("area",) if self.scene.of(Area) else ()),
            "points",
        ]
        for words in shown_words:
            line.append(glue(say(f"map-{words}")) + "  ")
        short = {LOOKS.short[part.word]: part.text for part in reversed(self.goods) if part.word in LOOKS.short}
        pairs = [glue(f"{good}={text}") for good, text in reversed(short.items()) if good.isalpha()]
        line.append(" ".join(pairs))
        line.rstrip()
        return line

    def areas(self) -> list[Text]:
        """What is settled and what is open yet, each with who has it, its worth, and one of its hexes."""
        found: list[Text] = []
        for settled, name in ((True, "settled"), (False, "open-areas")):
            line = Text().append(say(name) + ": ", BOLD)
            areas = [area for area in self.scene.of(Area) if area.settled == settled]
            for area in areas:
                for seat in area.seats:
                    line.append_text(self.chip(seat)).append(GLUE)
                line.append(glue(f"{area.text}* ({area.at})") + "   ")
            line.rstrip()
            found += [line] if areas else []
        return found

    def bridges(self) -> list[Text]:
        """Bridges that are built, by name: the map has no room for it."""
        if not self.scene.of(Bridge):
            return []
        built = [bridge for bridge in self.scene.of(Bridge) if bridge.seat]
        line = Text()
        for bridge in built:
            line.append_text(self.chip(bridge.seat)).append(f"{GLUE}{bridge.id.split(':', 1)[1]}  ")
        line.rstrip()
        return [Text().append(say("bridges") + ": ", BOLD).append_text(line) if built else Text(say("no-bridges"), DIM)]

    def actions(self) -> list[Text]:
        if not self.scene.of(Action, "actions"):
            return []
        line = self.title("actions")
        for action in self.scene.of(Action, "actions"):
            state = say("used") if action.used else say("free")
            words = glue(f"{typed(action)} {price(action.prices)} {state}")
            line.append(words, STRUCK if action.used else BOLD).append("   ")
        line.rstrip()
        return [line]

    def tiles(self) -> list[Text | Padding]:
        if not self.scene.of(Tile, "tiles"):
            return []
        found: list[Text | Padding] = [self.title("tiles")]
        for tile in self.scene.of(Tile, "tiles"):
            line = Text()
            line.append(typed(tile), BOLD).append("  ")
            if tile.coins:
                line.append(say("coins", amount=amounts({self.coin: tile.coins})), BOLD).append("  ")
            line.append(" ".join(effect.text for effect in tile.effects))
            found.append(self.indented(line, 2))
        return found

    def ladders(self) -> list[Text | Padding]:
        """Tracks that all climb: who stands where, highest first, and the places beside them."""
        found = self.scene.of(Ladder)
        if not found:
            return []
        lines: list[Text | Padding] = [self.title("ladders")]
        longest = max(len(ladder.name) for ladder in found)
        for ladder in found:
            line = Text().append(ladder.name.ljust(longest) + "  ", BOLD)
            for marker in ladder.markers:
                line.append_text(self.chip(marker.seat)).append(glue(f" {marker.at:<2}  "))
            spaces = [space for space in self.scene.of(Niche) if space.of == ladder.id and not space.many]
            for state, some in (("free", False), ("taken", True)):
                worth = ",".join("".join(icon.text for icon in space.icons) for space in spaces if space.taken == some)
                line.append(glue(f" {say(f'places-{state}')} {worth or '-'} "))
            line.rstrip()
            lines.append(self.indented(line, 2))
        return lines

    def counted(self, area: str) -> list[Text | Padding]:
        """Tiles of which there are several: what each gives, and how many are left."""
        tiles = [tile for tile in self.scene.of(Tile, area) if tile.left >= 0]
        if not tiles:
            return []
        line = Text()
        for tile in tiles:
            words = glue(f"{typed(tile)} {reward(tile.effects, self.names)} x{tile.left}")
            line.append(words, None if tile.left else STRUCK).append("   ")
        line.rstrip()
        return [self.title(area), self.indented(line, 2)]

    def towns(self) -> list[Text | Padding]:
        tiles = [tile for tile in self.scene.of(Tile, "towns") if tile.left < 0]
        if not tiles:
            return []
        line = self.title("towns")
        for tile in tiles:
            line.append(glue(self.gains(tile)) + GLUE)
            for place, seat in enumerate(tile.seats):
                line.append(GLUE if place else "").append_text(self.chip(seat))
            line.append("   ")
        line.rstrip()
        return [line]

    def gains(self, tile: Tile | Action) -> str:
        return " ".join(goods([icon]) for effect in tile.effects for icon in effect.icons)

    def standing(self) -> list[Text]:
        groups = dict.fromkeys(rank.group for rank in self.scene.of(Rank))
        return [self.ranking(group) for group in groups]

    def ranking(self, group: str) -> Text:
        """Who stands where in one thing that scores at the end."""
        line = Text().append(self.scene.text(f"heading:{group or 'standing'}"), BOLD)
        note = self.scene.text(f"note:{group or 'standing'}")
        line.append(f" ({note}): " if note else ": ")
        for rank in self.scene.of(Rank):
            if rank.group != group:
                continue
            line.append_text(self.chip(rank.seat)).append(glue(f" {say('size', size=rank.size)} "))
            line.append(f"+{rank.points}*", BOLD).append("   ")
        line.rstrip()
        return line

    def choices(self) -> list[Text | Padding]:
        """What can be chosen in set-up."""
        tiles = self.scene.of(Tile, "choices")
        if not tiles:
            return []
        found: list[Text | Padding] = [Text(""), self.title("choices")]
        terrains = Text()
        for tile in tiles:
            if tile.group == "terrain":
                cost = "".join(f" {goods(effect.icons)}" for effect in tile.effects)
                terrains.append(glue(f" {tile.name}{cost} "), self.palette.terrain(tile.terrain)).append("  ")
        if terrains:
            found.append(terrains)
        for colour in [tile for tile in tiles if tile.group == "colour"]:
            line = Text().append(f" {in_letters(colour.name)} ", self.palette.seat(colour.colour))
            home = in_letters(colour.terrain)
            line.append(f" {home}" if home != colour.name else "")
            if colour.seat:
                line.append(f"  ({say('seat', seat=colour.seat)})")
            found.append(line)
            for card in tiles:
                if card.group == "faction" and card.colour == colour.colour:
                    text = Text().append(card.name + ": ", BOLD)
                    about = card.about if isinstance(card, Side) else ""
                    text.append(" ".join(filter(None, [about, *(effect.text for effect in card.effects)])))
                    found.append(self.indented(text, 2))
        return found

    # Mats

    def mat(self, mat: Mat) -> list[Text | Padding]:
        """All that belongs to a seat."""
        seat = next(part for part in self.scene.of(Seat) if part.seat == mat.seat)
        head = Text()
        head.append_text(self.chip(mat.seat)).append(" ").append(mat.name, BOLD)
        player = seat.player or say("seat", seat=mat.seat)
        head.append(f"  {player}" if player != mat.name else "")
        if mat.colour:
            head.append("".join(f", {in_letters(word)}" for word in (mat.colour, seat.home) if word))
        head.append("  ").append(say("points", points=seat.points), BOLD)
        if seat.marks:
            head.append(f"  ({', '.join(say(word) for word in seat.marks)})", BOLD)
        if not self.scene.of(Amount, seat=mat.seat):
            return [Text(""), head]
        tiles = [tile for tile in self.scene.of(Tile, "mats", mat.seat) if tile.name]
        lines = [
            self.supply(mat.seat),
            Text(" ".join(effect.text for effect in mat.effects)),
            *(self.row(row) for row in self.scene.of(Slots, seat=mat.seat)),
            *(self.plate(plate) for plate in self.scene.of(Plate, seat=mat.seat)),
            self.tracks(mat.seat),
            *(self.held(tile) for tile in tiles if tile.group not in TOKEN_GROUPS),
            *(self.held_together(mat.seat, group) for group in TOKEN_GROUPS),
        ]
        return [Text(""), head, *(self.indented(line) for line in lines if line)]

    def supply(self, seat: int) -> Text:
        line = Text()
        amounts = self.scene.of(Amount, seat=seat)
        for amount in amounts:
            if amount.use == "held" and amount.word != "points":
                limit = amount.note if amount.note.startswith("/") else ""
                line.append(glue(say(f"has-{amount.word}", amount=f"{amount.number}{limit}")), BOLD).append("  ")
        for bowls in self.scene.of(Bowls, seat=seat):
            counts = "  ".join(f"{name} {count}" for name, count in zip(ROMAN, bowls.counts, strict=False))
            line.append(glue(say("power", bowls=counts)), BOLD).append("  ")
        income = "".join(f" +{amount.number}{LOOKS.short[amount.word]}" for amount in amounts if amount.use == "income")
        if income:
            line.append(glue(say("income", income=income.strip()))).append("  ")
        for wheel in self.scene.of(Wheel, seat=seat):
            steps = " ".join(f"{spoke.terrain[:1].upper()}{spoke.steps}" for spoke in wheel.spokes[1:])
            step, *prices = wheel.price
            each = say("each", price=price(prices)) if prices else ""
            line.append(glue(f"{self.names.get(step.word, in_letters(step.word))} {steps}{each}"))
        return line

    def row(self, row: Slots) -> Text:
        """How many stand on the board, the incomes that are open, and those that are covered."""
        opened = [goods(slot.icons) for slot in row.slots if slot.open]
        covered = [goods(slot.icons) for slot in row.slots if not slot.open]
        fixed = [f"{goods(row.fixed)}"] if row.fixed else []
        line = Text()
        line.append(f"{row.name} {price(row.prices)}", BOLD)
        line.append(f"  {say('built-of', built=len(opened), total=len(row.slots))}, ")
        line.append(say("open", incomes=" ".join([*fixed, *opened]) or "-"), BOLD)
        return line.append(", " + say("covered", incomes=" ".join(covered) or "-"), DIM)

    def plate(self, plate: Plate) -> Text:
        state = say("built", hex=plate.at) if plate.at else say("not-built")
        if plate.at and any(effect.acts for effect in plate.effects):
            state += ", " + say("used" if plate.used else "unused")
        line = Text()
        named = " ".join(filter(None, (plate.group, plate.name, price(plate.prices))))
        line.append(f"{named} ({state})", BOLD if plate.at else Style.null())
        return line.append(": " + " ".join(effect.text for effect in plate.effects))

    def tracks(self, seat: int) -> Text:
        """Tracks with the stop the seat stands on in brackets, then the town tiles that are left and those taken."""
        line = Text()
        for track in self.scene.of(Track, seat=seat):
            line.append(glue(f"{track.name} {price(track.prices)}".strip()) + "  ", BOLD)
            for place, stop in enumerate(track.stops):
                here = place == track.at
                name = stop.text or price([icon for icon in stop.icons if icon.word != "points"])
                gain = "".join(f"({icon.text}*)" for icon in stop.icons if icon.word == "points")
                line.append(f"[{name}]" if here else name + gain, BOLD if here else DIM).append(" ")
        for state in ("free", "used"):
            tiles = [tile for tile in self.scene.of(Tile, "mats", seat) if not tile.name and tile.state == state]
            if tiles:
                words = ", ".join(glue(self.gains(tile)) for tile in tiles)
                line.append(f"  {glue(say(f'towns-{state}'))}: ", BOLD).append(words, DIM if state == "used" else None)
        line.rstrip()
        return line

    def held(self, tile: Tile) -> Text:
        line = Text().append(say("holds", letter=typed(tile)) + ": ", BOLD)
        line.append(" ".join(effect.text for effect in tile.effects))
        others = {other.code for other in self.scene.of(Tile, "mats", tile.seat)} - {tile.code, ""}
        for action in self.scene.of(Action, "mats", tile.seat):
            if action.effects[0] in tile.effects and action.code not in others:
                line.append(f" ({say('used' if action.used else 'unused')})", BOLD)
        return line

    def held_together(self, seat: int, group: str) -> Text:
        """Small tiles of a seat in one line, with their actions."""
        actions = {action.code: action.used for action in self.scene.of(Action, "mats", seat)}
        line = Text()
        for tile in self.scene.of(Tile, "mats", seat):
            if tile.group == group and tile.name:
                used = f" ({say('used' if actions[tile.code] else 'unused')})" if tile.code in actions else ""
                line.append(typed(tile), BOLD).append(glue(f" {reward(tile.effects, self.names)}{used}") + "   ")
        line.rstrip()
        return line
