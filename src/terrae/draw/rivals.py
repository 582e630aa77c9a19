"""The short forms of a mat: a card among the rivals, and one line with the supply."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Amount, Plate, Slots, Track
from terrae.draw.holdings import MANY, Holdings, figure
from terrae.draw.markup import colour_class, icon, part, silhouette, told, unit, word_icon
from terrae.draw.theme import SYMBOLS

FIRST = 3  # goods that are always shown; of many others, only those there are


def card(shown: Holdings) -> str:
    """Two lines below the head: what can be spent and how far it reaches, what stands on the board and which card."""
    marks = shown.seat.marks
    out = f'<span class="tag">{icon("r-scroll", 14)}{Message("draw.out")}</span>' if "out" in marks else ""
    name = f'<h3><button type="button" data-front="{shown.mat.seat}">{escape(shown.mat.name)}</button></h3>'
    inner = shown.head(name, out)
    if shown.goods:
        inner += shown.goods.short()
    elif shown.held:
        known = {entry.word for entry in shown.held}
        reach = "".join(stand(track) for track in shown.tracks if track.word not in known)
        inner += f'<div class="figures">{figures(shown, scarce(shown))}{reach}</div>'
        owned = f"{stock(shown)}{tiles(shown)}"
        inner += f'<div class="figures stock">{owned}</div>' if owned else ""
    kinds = ["panel mat rival", colour_class(shown.mat.colour), *(mark for mark in ("out", "to-move") if mark in marks)]
    return unit(f"rival:{shown.mat.seat}", "article", " ".join(kinds), inner, f' data-seat="{shown.mat.seat}"')


def strip(shown: Holdings) -> str:
    """The supply in one line, for a small screen."""
    points = f'<span class="count">{word_icon("points", 18)}{shown.seat.points}</span>'
    inner = f"{figures(shown, shown.held[:MANY], 20)}{points}" if shown.held else ""
    inner = shown.goods.strip() if shown.goods else inner
    kind = f"strip {colour_class(shown.mat.colour)}"
    return unit(f"strip:{shown.mat.seat}", "div", kind, inner, f' data-seat="{shown.mat.seat}"')


def scarce(shown: Holdings) -> list[Amount]:
    """The goods of a rival: all of few; of many, the last ones only as far as somebody else must know."""
    if not (shown.many and shown.bowls):
        return shown.held
    return [entry for entry in shown.held[:MANY] if entry.number or entry in shown.held[:FIRST]]


def figures(shown: Holdings, goods: list[Amount], size: float = 16) -> str:
    """Goods, with the bowls after the first of few or the last of many."""
    found = [figure(entry, size, "count", shown.mat.colour) for entry in goods]
    for bowls in shown.bowls:
        counts = "".join(f"<i>{count}</i>" for count in bowls.counts)
        well = part(bowls, "span", "mini-bowls", f"{icon('r-power', size - 1)}{counts}")
        found.insert(FIRST if shown.many else 1, well)
    return "".join(found)


def stand(track: Track) -> str:
    """How far a seat is on a track: the number of the stop, or what is left to pay there."""
    stop = track.stops[track.at]
    worth = stop.text or "".join(item.text for item in stop.icons[:1])
    return part(track, "span", "count", f"{word_icon(track.word, 16)}{escape(worth)}")


def stock(shown: Holdings) -> str:
    """How many pieces of each kind stand on the board, and how many tiles of the set are used."""
    found = "".join(count(row, sum(slot.open for slot in row.slots)) for row in reversed(shown.rows))
    for word in dict.fromkeys(plate.piece for plate in shown.plates):
        same = [plate for plate in shown.plates if plate.piece == word]
        found += count(same[0], sum(bool(plate.at) for plate in same))
    used = sum(tile.state == "used" for tile in shown.tokens)
    if used and shown.tokens[0].group in SYMBOLS:
        found += f'<span class="count">{word_icon(shown.tokens[0].group, 16)}{used}</span>'
    return found


def count(pieces: Slots | Plate, built: int) -> str:
    """Pieces of a kind that stand on the board, if any do."""
    if not built:
        return ""
    return f'<span class="count"{told(pieces.label)}>{silhouette(pieces.piece, pieces.colour, 18)}{built}</span>'


def tiles(shown: Holdings) -> str:
    """How many small tiles there are, and the others by name."""
    names = "".join(
        part(tile, "span", "card-name", escape(tile.name)) for tile in shown.named if tile not in shown.small
    )
    few = ""
    if shown.small:
        held = ", ".join(tile.name for tile in shown.small)
        said = told(str(Message("draw.tiles-held", name=shown.mat.name, tiles=held)))
        few = f'<span class="count"{said}>{icon("i-tiles", 14, "soft")}{len(shown.small)}</span>'
    return f'<span class="tiles-held">{few}{names}</span>' if few or names else ""
