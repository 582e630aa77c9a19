"""A scene: the parts a picture of a table is made of, as plain data that knows no title and no colours.

Painters (a picture, a terminal, a page) lay the parts of each *area* out as they like:

    heading    title, round, question            board      hexes, bridges, pieces, towns, areas
    seats      who plays, in turn order          rounds     what is scored when
    actions    what anybody may do once          tiles      what lies beside the board
    towns      what founding a town gives        standing   what scores at the end
    mats       what belongs to one seat          choices    what can be chosen in set-up
    ladders    tracks that all seats climb       supply     tiles anybody may still gain
    key        what the words of the picture mean
    cards      what can be bought

A board need not be made of hexes: it may be a landscape, where *bands* of *spaces* lie one below the other, between
*ways* that lead past them.

Terrains, colours, pieces and goods are *words*; the theme of a painter knows how they look. A seat number of 0 is
nobody.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar, TypeVar


@dataclass(frozen=True)
class Icon:
    """A short text and what it counts: `+3` money, `per` house; either may be empty."""

    text: str
    word: str


@dataclass(frozen=True)
class Effect:
    """What something does: as icons, and as a sentence for whoever does not know them."""

    icons: list[Icon]
    text: str

    @property
    def acts(self) -> bool:
        """Is it something a seat does on its turn? Then its first icon says so."""
        return bool(self.icons) and self.icons[0].word == "action"

    @property
    def causes(self) -> int:
        """How many of its icons come first without a number: what they show brings the rest. Not so in "A or B"."""
        if len(self.icons) < 2 or self.icons[0].text or self.icons[0].word == "scroll":
            return 0
        texts = [place for place, icon in enumerate(self.icons) if icon.text]
        if texts and self.icons[texts[0]].text.isalpha():
            return 0
        return texts[0] if texts else 1


@dataclass(frozen=True)
class Slot:
    """A place of a row on a mat: what it gives, and whether it is open."""

    icons: list[Icon]
    open: bool


@dataclass(frozen=True)
class Stop:
    """A step of a track: its number, what reaching it brings, and what it takes."""

    text: str
    icons: list[Icon]
    takes: list[Icon] = field(default_factory=list)


@dataclass(frozen=True)
class Marker:
    """Where a seat stands on a track that all climb."""

    seat: int
    colour: str
    at: int


@dataclass(frozen=True)
class Spoke:
    """A terrain on a wheel, and how many steps away it counts."""

    terrain: str
    steps: int


@dataclass(frozen=True)
class Token:
    """A small piece that stands on a space with others."""

    piece: str
    seat: int = 0
    colour: str = ""


@dataclass(frozen=True)
class Priced:
    """A piece, and what it costs."""

    piece: str
    prices: list[Icon]


@dataclass(frozen=True, kw_only=True)
class Part:
    """Anything that is shown: a name that never changes, the area it lies in, and what it is called aloud."""

    kind: ClassVar[str] = "part"
    id: str
    area: str
    label: str


@dataclass(frozen=True, kw_only=True)
class Text(Part):
    """Words. Roles: title, round, prompt, heading, note; in the key: terrain, piece, neutral, good, out, note.

    Word: in the key, what is explained; of a round, its name alone, if the text tells more than that.
    """

    kind: ClassVar[str] = "text"
    role: str
    text: str
    word: str = ""


@dataclass(frozen=True, kw_only=True)
class Hex(Part):
    """A space of a board of pointy hexes: x counts half hexes from the left, y rows from the top.

    Marks: marked (a dot), split and close (what is put here would part the land around, or shut a part of it off).
    Sign: the letter of the terrain where there is room for no more; the first of its word if nothing is said.
    """

    kind: ClassVar[str] = "hex"
    name: str
    x: int
    y: int
    terrain: str
    marks: list[str] = field(default_factory=list)
    sign: str = ""


@dataclass(frozen=True, kw_only=True)
class Bridge(Part):
    """A place for a bridge between two hexes, or the bridge of a seat."""

    kind: ClassVar[str] = "bridge"
    ends: list[str]
    seat: int = 0
    colour: str = ""


@dataclass(frozen=True, kw_only=True)
class Piece(Part):
    """Something that stands on a hex."""

    kind: ClassVar[str] = "piece"
    piece: str
    at: str
    seat: int = 0
    colour: str = ""


@dataclass(frozen=True, kw_only=True)
class Town(Part):
    """Hexes that belong together: a wall goes round them. Key: the hex that bears its sign."""

    kind: ClassVar[str] = "town"
    seat: int
    colour: str
    hexes: list[str]
    key: str


@dataclass(frozen=True, kw_only=True)
class Area(Part):
    """Hexes that count as one: settled for good, or still open. Seats and colours: who has it or would have it; none,
    one, or several who share it. Text: what it is worth to each, which stands at one of its hexes.
    """

    kind: ClassVar[str] = "area"
    hexes: list[str]
    settled: bool
    text: str
    at: str
    seats: list[int] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Seat(Part):
    """Somebody at the table. Marks: to-move, first, out, winner."""

    kind: ClassVar[str] = "seat"
    seat: int
    name: str
    player: str
    colour: str
    home: str
    points: int
    marks: list[str] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Mat(Part):
    """The mat of a seat: its name and what it always does. Other parts of the same seat lie on it."""

    kind: ClassVar[str] = "mat"
    seat: int
    colour: str
    name: str
    effects: list[Effect] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Amount(Part):
    """How much of a good a seat has (use: held), or will get (use: income). Note: a word that stands behind it.

    Group: goods that are kept together; the texts `heading:GROUP` and `note:GROUP` say what they are. Becomes: the word
    of the good that this one is made into.
    """

    kind: ClassVar[str] = "amount"
    seat: int
    number: int
    word: str
    use: str = "held"
    note: str = ""
    group: str = ""
    becomes: str = ""


@dataclass(frozen=True, kw_only=True)
class Bowls(Part):
    """Tokens in bowls through which they travel."""

    kind: ClassVar[str] = "bowls"
    seat: int
    counts: list[int]


@dataclass(frozen=True, kw_only=True)
class Wheel(Part):
    """Terrains in a circle, the seat's own first, and the price of a step."""

    kind: ClassVar[str] = "wheel"
    seat: int
    spokes: list[Spoke]
    price: list[Icon]


@dataclass(frozen=True, kw_only=True)
class Slots(Part):
    """A row of pieces on a mat; a slot is open when its piece has left it. Fixed: what the row gives in any case."""

    kind: ClassVar[str] = "slots"
    seat: int
    colour: str
    piece: str
    name: str
    prices: list[Icon]
    slots: list[Slot]
    fixed: list[Icon] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Plate(Part):
    """A piece on a mat that does something once it has left it. At: where it stands now."""

    kind: ClassVar[str] = "plate"
    seat: int
    colour: str
    piece: str
    name: str
    group: str
    prices: list[Icon]
    effects: list[Effect]
    at: str = ""
    used: bool = False


@dataclass(frozen=True, kw_only=True)
class Track(Part):
    """Steps one after the other, and the one a seat stands on."""

    kind: ClassVar[str] = "track"
    seat: int
    colour: str
    word: str
    name: str
    prices: list[Icon]
    stops: list[Stop]
    at: int


@dataclass(frozen=True, kw_only=True)
class Ladder(Part):
    """Steps that all seats climb, the lowest first."""

    kind: ClassVar[str] = "ladder"
    word: str
    name: str
    stops: list[Stop]
    markers: list[Marker]


@dataclass(frozen=True, kw_only=True)
class Niche(Part):
    """A place for a piece. Of: the part it belongs to. Many: as often as one likes, nothing stays there."""

    kind: ClassVar[str] = "niche"
    of: str
    piece: str
    icons: list[Icon]
    taken: bool = False
    seat: int = 0
    colour: str = ""
    many: bool = False


@dataclass(frozen=True, kw_only=True)
class Tile(Part):
    """A tile or card. States: free, used, past, now, next, hidden. Seats: who may still use it, or who holds it.

    Left: how many of its kind lie there; -1: it is the only one. Code: what typed moves call it; its name if empty.
    """

    kind: ClassVar[str] = "tile"
    name: str
    effects: list[Effect]
    state: str = "free"
    seat: int = 0
    coins: int = 0
    seats: list[int] = field(default_factory=list)
    colour: str = ""
    terrain: str = ""
    group: str = ""
    left: int = -1
    code: str = ""


@dataclass(frozen=True, kw_only=True)
class Side(Tile):
    """What a seat may play: what it is good at, what it begins with, what its pieces cost. Seat: who has taken it."""

    kind: ClassVar[str] = "side"
    about: str = ""
    starts: list[Icon] = field(default_factory=list)
    pieces: list[Priced] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Action(Part):
    """Something that can be done once, until it is free again. Code: what typed moves call it; its name if empty."""

    kind: ClassVar[str] = "action"
    name: str
    prices: list[Icon]
    effects: list[Effect]
    used: bool
    seat: int = 0
    code: str = ""


@dataclass(frozen=True, kw_only=True)
class Rank(Part):
    """Where a seat stands in something that scores at the end. Group: in what, if there are several things."""

    kind: ClassVar[str] = "rank"
    seat: int
    colour: str
    size: int
    points: int
    group: str = ""


@dataclass(frozen=True, kw_only=True)
class Band(Part):
    """Spaces that belong together. In the area of mats each of them lies on the mat of its seat.

    Looks: row (side by side), track (numbered stops side by side), way (a path from above to below that leads past the
    other bands). Sides: where a way lies beside the rows (left, right), or that a track lies above them. Word: what a
    way is (road, river). States: now, later, past.
    """

    kind: ClassVar[str] = "band"
    name: str
    look: str = "row"
    side: str = ""
    word: str = ""
    state: str = "now"
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Space(Part):
    """A place of a band: what it costs and does, who stands there, and how many more may come.

    Looks: land (of a terrain), plate, detour (beside a way), stop (of a track or way). States: now, later, closed.
    Badges: what holds here without being gained. Word: the sign beside its name. Group: stops of a track with the same
    group lie together under its name. Size: its width beside the others of a row. Line: how far down a way it lies.
    Side: where a detour lies beside its way (left, right). Seat: whose it is.
    """

    kind: ClassVar[str] = "space"
    band: str
    name: str
    look: str = "plate"
    terrain: str = ""
    prices: list[Icon] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    badges: list[Icon] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    room: int = 0
    state: str = "now"
    word: str = ""
    group: str = ""
    size: int = 10
    line: int = 0
    side: str = ""
    seat: int = 0


@dataclass(frozen=True, kw_only=True)
class Card(Part):
    """A card: its kind as a word, its worth, what it costs and does. States: free, used, aside.

    Code: what typed moves call it; its name if empty.
    Reach: the seats that may have it from where they stand, for cards that lie further away one after the other.
    Payable: the seats that hold what it costs.
    """

    kind: ClassVar[str] = "card"
    name: str
    word: str
    level: str
    worth: list[Icon]
    prices: list[Icon]
    effects: list[Effect]
    state: str = "free"
    seat: int = 0
    code: str = ""
    reach: list[int] = field(default_factory=list)
    payable: list[int] = field(default_factory=list)


P = TypeVar("P", bound=Part)


@dataclass(frozen=True)
class Scene:
    """All parts of a table, in reading order."""

    parts: list[Part]

    @cached_property
    def _classes(self) -> dict[type[Part], list[Any]]:
        """The parts by their own class."""
        found: dict[type[Part], list[Any]] = {}
        for part in self.parts:
            if (kind := type(part)) in found:
                found[kind].append(part)
            else:
                found[kind] = [part]
        return found

    @cached_property
    def _kinds(self) -> dict[type[Part], list[Any]]:
        """The parts of a kind, for kinds that somebody asked for."""
        return {}

    def _all(self, kind: type[Part]) -> list[Any]:
        """The parts of a kind: of one class as a rule."""
        if kind not in self._kinds:
            classes = [one for one in self._classes if issubclass(one, kind)]
            found = self._classes[classes[0]] if classes else []
            if len(classes) > 1:
                found = [part for part in self.parts if isinstance(part, kind)]
            self._kinds[kind] = found
        return self._kinds[kind]

    @cached_property
    def by_name(self) -> dict[str, Part]:
        """The parts by their name; of two with the same, the first."""
        return {part.id: part for part in reversed(self.parts)}

    def of(self, kind: type[P], area: str = "", seat: int | None = None) -> list[P]:
        """The parts of a kind, in one area or of one seat if asked."""
        found = self._all(kind)
        if area:
            found = [part for part in found if part.area == area]
        if seat is not None:
            found = [part for part in found if getattr(part, "seat", None) == seat]
        return list(found)

    def find(self, part_id: str) -> Part | None:
        """The part of this name."""
        return self.by_name.get(part_id)

    def within(self, band: str) -> list[Space]:
        """The spaces of a band."""
        return [space for space in self.of(Space) if space.band == band]

    def who(self, seat: int) -> tuple[str, str]:
        """What a seat is called, and its colour; nothing for a seat that nobody has."""
        found = next((part for part in self.of(Seat) if part.seat == seat), None)
        return (found.name, found.colour) if found else ("", "")

    def text(self, part_id: str) -> str:
        """The words of a text; nothing if it is not there."""
        part = self.find(part_id)
        return part.text if isinstance(part, Text) else ""

    def named(self, players: list[str], called: list[str] | None = None) -> Scene:
        """The same scene with the names of the people who play; a seat that is called nothing yet has its player's."""

        def name(part: Seat | Mat) -> Part:
            if isinstance(part, Seat):
                part = replace(part, player=players[part.seat - 1])
            if called and not called[part.seat - 1]:
                return replace(part, name=players[part.seat - 1])
            return part

        return Scene([name(part) if isinstance(part, (Seat, Mat)) else part for part in self.parts])

    def data(self) -> list[dict[str, Any]]:
        """As plain data: a list of parts, each with its kind."""
        return [{"kind": part.kind, **asdict(part)} for part in self.parts]
