"""Choices of the set-up: what can be taken, by whom it is taken, and what each offers.

The board stays in view: the chooser is one column wide, and a faction that is pointed at unfolds its sheet beside it.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Scene, Seat, Side, Tile
from terrae.draw.hyphens import breakable
from terrae.draw.markup import amounts, colour_class, disc, ground, part, silhouette, unit
from terrae.draw.panels import heading, seat_disc


def chooser(scene: Scene) -> str:
    """Terrains to pick, then colours with what can be played in each."""
    found = scene.of(Tile, "choices")
    if not found:
        return unit("choices", "section", "choices empty", "")
    shown = "".join(
        f"<li>{part(tile, 'div', 'choice-band', pick(tile))}</li>" for tile in found if tile.group == "terrain"
    )
    for colour in (tile for tile in found if tile.group == "colour"):
        cards = [card for card in found if card.group in ("faction", "taken") and card.colour == colour.colour]
        inner = f'<span class="choice-home">{home(scene, colour)}</span>'
        inner += "".join(card_of(scene, card) for card in cards if isinstance(card, Side))
        row = part(colour, "div", "choice-row", inner, role="group")
        shown += f'<li class="{colour_class(colour.colour)}">{row}</li>'
    gone = {tile.colour for tile in found if tile.group == "colour" and tile.seat}
    free = sum(tile.group == "faction" and tile.colour not in gone for tile in found)
    note = f'<p class="free">{Message("draw.choices-free", count=free)}</p>' if free else ""
    return unit("choices", "section", "choices", f"{heading(scene, 'heading:choices')}{note}<ul>{shown}</ul>")


def pick(tile: Tile) -> str:
    """A terrain that somebody may pick, with what it costs."""
    price = "".join(amounts(entry.icons) for entry in tile.effects)
    return f"{ground(tile.terrain)}<b>{escape(tile.name)}</b>{price}"


def home(scene: Scene, colour: Tile) -> str:
    """The land of a colour, or its disc if it has none; and who has taken the colour."""
    taken = seat_disc(scene, colour.seat) if colour.seat else ""
    return f"{ground(colour.terrain) if colour.terrain else disc(colour.colour)}{taken}"


def titled(card: Side) -> str:
    """The name of a faction, which in some languages is one long word."""
    return f"<b>{escape(breakable(card.name))}</b>"


def card_of(scene: Scene, card: Side) -> str:
    """A faction in few words; its sheet unfolds when it is pointed at. One that is taken says by whom."""
    if card.seat:
        who = next((seat.player or seat.name for seat in scene.of(Seat) if seat.seat == card.seat), "")
        said = f"<small>{escape(str(Message('draw.taken-by', who=who)))}</small>"
        return part(card, "div", "choice-card gone", f"{disc(card.colour)}<span>{titled(card)}{said}</span>")
    starts = f'<i class="starts">{amounts(card.starts, 12)}</i>' if card.starts else ""
    words = f"{titled(card)}<small>{escape(card.about)}</small>{starts}"
    inner = f"{disc(card.colour)}<span>{words}</span>{sheet(card)}"
    return part(card, "div", "choice-card", inner, role="group")


def sheet(card: Side) -> str:
    """All there is to know about a faction before it is chosen: a picture of its mat."""
    head = f"{disc(card.colour)}<span><b>{escape(card.name)}</b></span>{ground(card.terrain) if card.terrain else ''}"
    prices = "".join(
        f"<li>{silhouette(entry.piece, card.colour, 24)}{amounts(entry.prices, 13)}</li>" for entry in card.pieces
    )
    texts = "".join(f"<p>{escape(entry.text)}</p>" for entry in card.effects)
    return (
        f'<div class="choice-sheet" aria-hidden="true"><header>{head}</header>'
        f'<p class="good-at">{escape(card.about)}</p><p class="starts">{amounts(card.starts, 17)}</p>'
        f'<ul class="prices">{prices}</ul>{texts}</div>'
    )
