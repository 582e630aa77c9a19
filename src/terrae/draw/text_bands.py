"""A landscape and cards as text: every space in a few words, every card in a line."""

from __future__ import annotations

from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from terrae.core.looks import LOOKS
from terrae.core.messages import Message
from terrae.core.scene import Band, Card, Effect, Scene, Seat, Space, Token
from terrae.core.scene import Text as Words
from terrae.draw.charmap import Palette, mark
from terrae.draw.letters import few_words, in_letters, sign
from terrae.draw.theme import known

BOLD = Style(bold=True)
DIM = Style(dim=True)
GLUE = "\ue000"  # a blank at which no line is broken


def say(key: str, **values: object) -> str:
    return str(Message(f"draw.{key}", **values))


def glue(words: str) -> str:
    return words.replace(" ", GLUE)


def effects(found: list[Effect]) -> str:
    """As icons where they say it all, otherwise as sentences."""
    if all(effect.icons and known(effect.icons) for effect in found):
        return "; ".join(few_words(effect.icons) for effect in found)
    return " ".join(effect.text for effect in found)


class BandText:
    """Paints bands and cards as lines."""

    def __init__(self, scene: Scene, palette: Palette) -> None:
        self.scene = scene
        self.palette = palette
        self.asked = {seat.seat for seat in scene.of(Seat) if "to-move" in seat.marks}

    def bands(self) -> list[Text | Padding]:
        found: list[Text | Padding] = []
        for band in self.scene.of(Band):
            spaces = [space for space in self.scene.of(Space) if space.band == band.id]
            if spaces:
                head = Text().append(band.name, BOLD if band.state == "now" else DIM)
                head.append(f" ({band.note})" if band.note else "", DIM)
                line = self.track(spaces) if all(space.look == "stop" for space in spaces) else self.row(spaces)
                found += [head, Padding(line, (0, 0, 0, 2))]
        return found

    def key(self) -> Text:
        """What the letters of terrains and pieces mean."""
        line = Text()
        pieces = {token.piece for space in self.scene.of(Space) for token in space.tokens} & LOOKS.tiles.keys()
        for part in self.scene.of(Words, "key"):
            if part.role == "terrain":
                line.append(glue(f"{part.word[:1].upper()}={part.text}") + "  ")
            elif part.word in pieces and sign(part.word):
                line.append(glue(f"{sign(part.word)}={part.text}") + "  ")
        line.append(glue(say("map-points")))
        return line

    def track(self, spaces: list[Space]) -> Text:
        """Stops in a row; those where somebody stands, or something is, say so."""
        line = Text()
        for space in spaces:
            words = " ".join(filter(None, (effects(space.effects), few_words(space.badges))))
            line.append(space.name + (glue(f"({words})") if words else ""), BOLD if space.tokens else DIM)
            line.append_text(self.tokens(space.tokens))
            line.append("  ")
        line.rstrip()
        return line

    def row(self, spaces: list[Space]) -> Text:
        """Spaces one after the other: name, what they do, who is there."""
        line = Text()
        for space in spaces:
            style = DIM if space.state in ("closed", "later") else Style.null()
            ground = self.palette.terrain(space.terrain) if space.terrain else style
            name = space.id.partition(":")[2]
            line.append(glue(name), BOLD)
            if space.terrain:
                letter = f" {space.terrain[:1].upper()} "
                line.append(GLUE).append(glue(letter) if self.palette.colour else letter.strip(), ground)
            elif space.name and space.name.casefold() != name:
                line.append(glue(f" {space.name}"), style)
            does = " ".join(filter(None, (few_words(space.prices), effects(space.effects), few_words(space.badges))))
            line.append(glue(f" {does}") if does else "", style)
            line.append_text(self.tokens(space.tokens))
            line.append(glue(" " + "·" * space.room) if space.room else "", DIM)
            line.append("   ")
        line.rstrip()
        return line

    def tokens(self, tokens: list[Token]) -> Text:
        line = Text()
        for token in tokens:
            if token.piece == "campfire":
                line.append(GLUE + say("fire"), BOLD)
                continue
            style = self.palette.seat(token.colour) if token.seat else self.palette.nobody()
            owner = mark(token.colour, token.seat) if token.seat else say("nobody")
            line.append(GLUE).append(f"{sign(token.piece)}{owner}", style)
        return line

    def far(self, card: Card) -> bool:
        """Is it out of reach of whoever is asked?"""
        return card.area == "cards" and bool(self.asked) and not self.asked & set(card.reach)

    def cards(self, area: str, seat: int | None = None) -> list[Text | Padding]:
        """Cards, one line each, with the key they are typed by."""
        found = self.scene.of(Card, area, seat)
        if not found:
            return []
        lines: list[Text | Padding] = []
        head, note = self.scene.text(f"heading:{area}"), self.scene.text(f"note:{area}")
        if head and seat is None:
            lines.append(Text(f"{head} ({note}):" if note else f"{head}:", BOLD))
        for card in found:
            key = card.id.partition(":")[2]
            line = Text().append(f"{key} {card.name}", DIM if card.state == "used" or self.far(card) else BOLD)
            worth, price = few_words(card.worth), few_words(card.prices)
            about = ", ".join(
                filter(None, (in_letters(card.word), worth, price and seat is None and say("costs", price=price) or ""))
            )
            line.append(f" ({about})" if about else "")
            if card.state in ("used", "aside"):
                line.append(f" {say(card.state)}", BOLD)
            line.append(f": {effects(card.effects)}" if card.effects else "")
            lines.append(Padding(line, (0, 0, 0, 2)))
        return lines
