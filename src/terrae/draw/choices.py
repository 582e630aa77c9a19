"""Choices of the set-up: what can be taken, by whom it is taken, and what each offers."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.scene import Scene, Tile
from terrae.draw.markup import amounts, colour_class, disc, ground, part, unit
from terrae.draw.panels import heading, seat_disc


def choices(scene: Scene) -> str:
    """Colours that can be chosen, and what each offers."""
    found = scene.of(Tile, "choices")
    if not found:
        return unit("choices", "section", "choices empty", "")
    shown = "".join(
        f"<li>{part(tile, 'div', 'choice-band', pick(tile))}</li>" for tile in found if tile.group == "terrain"
    )
    for colour in (tile for tile in found if tile.group == "colour"):
        band = f"{disc(colour.colour)}<b>{escape(colour.name)}</b>"
        band += ground(colour.terrain) if colour.terrain else ""
        if colour.seat:
            band += f'<span class="taken">{seat_disc(scene, colour.seat)}</span>'
        inner = part(colour, "div", "choice-band", band)
        inner += "".join(
            part(card, "div", "choice-card", faction(card), role="group")
            for card in found
            if card.group != "colour" and card.colour == colour.colour
        )
        shown += f'<li class="{colour_class(colour.colour)}">{inner}</li>'
    return unit("choices", "section", "choices", f"{heading(scene, 'heading:choices')}<ul>{shown}</ul>")


def pick(tile: Tile) -> str:
    """A terrain that somebody may pick, with what it costs."""
    price = "".join(amounts(entry.icons) for entry in tile.effects)
    return f"{ground(tile.terrain)}<b>{escape(tile.name)}</b>{price}"


def faction(card: Tile) -> str:
    texts = "".join(f"<p>{escape(entry.text)}</p>" for entry in card.effects)
    return f"<h3>{escape(card.name)}</h3>{texts}"
