"""What one seat has in a scene, gathered for its mat and for the short forms of it."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Mat,
    Plate,
    Scene,
    Seat,
    Slots,
    Tile,
    Track,
    Wheel,
)
from terrae.draw.goods import GoodsPainter, grouped
from terrae.draw.markup import PIECES, disc, part, silhouette, symbol_of, word_icon
from terrae.draw.theme import TOKEN_GROUPS

MANY = 4  # goods that fit into a line with something beside them


class Holdings:
    """The parts that belong to the seat of a mat, by kind."""

    def __init__(self, scene: Scene, mat: Mat) -> None:
        number = mat.seat
        self.mat = mat
        (self.seat,) = scene.of(Seat, seat=number)
        amounts = scene.of(Amount, seat=number)
        self.held = [entry for entry in amounts if entry.use == "held" and entry.word != "points"]
        self.income = [entry for entry in amounts if entry.use == "income"]
        self.many = " many" if len(self.held) > MANY else ""
        self.bowls = scene.of(Bowls, seat=number)
        self.wheels = scene.of(Wheel, seat=number)
        self.plates = scene.of(Plate, seat=number)
        self.rows = scene.of(Slots, seat=number)
        self.tracks = scene.of(Track, seat=number)
        self.actions = scene.of(Action, "mats", number)
        self.goods = GoodsPainter(scene, mat) if grouped(scene, mat) else None  # these are laid out in groups
        tiles = scene.of(Tile, "mats", number)
        self.named = [tile for tile in tiles if tile.name]
        self.small = [tile for tile in self.named if tile.group in TOKEN_GROUPS]
        self.tokens = [tile for tile in tiles if not tile.name]  # tiles of a set that is the same for everybody

    def head(self, name: str, extra: str = "") -> str:
        """Who it is, and the points."""
        points = f'<span class="score">{self.seat.points}{word_icon("points", 20)}</span>'
        said = [self.seat.player] if self.seat.player not in ("", self.seat.name) else []
        said += [str(Message(f"draw.{mark}")) for mark in ("first", "winner") if mark in self.seat.marks]
        about = f"<p>{escape(' · '.join(said))}</p>"
        inner = f'{disc(self.mat.colour, str(self.seat.seat))}<div class="who">{name}{about}</div>{extra}{points}'
        return part(self.seat, "header", "mat-head", inner, role="group")


def figure(entry: Amount, size: float, kind: str, colour: str) -> str:
    """An amount that is held, and the most one may hold; pieces have the colour of their seat."""
    own = symbol_of(entry.word).startswith(PIECES)
    sign = silhouette(entry.word, colour, round(size * 1.25)) if own else word_icon(entry.word, size)
    limit = f"<small>{escape(entry.note)}</small>" if entry.note.startswith("/") else ""
    return part(entry, "span", kind, f"{sign}{entry.number}{limit}")
