"""Ladders: tracks that all seats climb, with the places for pieces beside them."""

from __future__ import annotations

from xml.sax.saxutils import escape

from terrae.core.messages import Message
from terrae.core.scene import Icon, Ladder, Marker, Niche, Scene, Stop
from terrae.draw.markup import colour_class, disc, part, unit, word_icon
from terrae.draw.theme import TINTS


def ladders(scene: Scene) -> str:
    """All ladders; the style sheet lays them down or sets them up."""
    head = scene.text("heading:ladders")
    shown = "".join(f"<li>{ladder(scene, found)}</li>" for found in scene.of(Ladder))
    return unit("ladders", "section", "group ladders", f"<h2>{escape(head)}</h2><ul>{shown}</ul>")


def ladder(scene: Scene, shown: Ladder) -> str:
    """Sign and name, the stops with the seats on them, then the spaces. What a stop takes is seen while it is free."""
    stops = ""
    for at, stop in enumerate(shown.stops):
        there = [found for found in shown.markers if found.at == at]
        here = "".join(marker(scene, found, stop) for found in there)
        kinds = [kind for kind, holds in (("gate", bool(stop.icons)), ("last", at == len(shown.stops) - 1)) if holds]
        gain = f'<span class="gain">{"".join(worth(item) for item in stop.icons)}</span>' if stop.icons else ""
        gain += "".join(f'<span class="takes">{word_icon(item.word, 12)}</span>' for item in stop.takes if not there)
        stand = f'<span class="stand of-{len(there)}">{here}</span>'
        stops += f'<li class="{" ".join(kinds)}"><i>{escape(stop.text)}</i>{gain}{stand}</li>'
    spaces = "".join(niche(found) for found in scene.of(Niche) if found.of == shown.id)
    climb = part(shown, "div", "climb", f"{word_icon(shown.word, 22)}<b>{escape(shown.name)}</b><ol>{stops}</ol>")
    tint = f" tint-{shown.word}" if shown.word in TINTS else ""
    return f'<div class="ladder{tint}">{climb}<div class="niches">{spaces}</div></div>'


def worth(item: Icon) -> str:
    """What reaching a stop brings: as so many signs, or as a number with one, as there is room."""
    return f"<b>{escape(item.text)}</b>{word_icon(item.word, 9) * int(item.text)}"


def marker(scene: Scene, found: Marker, stop: Stop) -> str:
    """The disc of a seat, which tells whose it is and where it stands."""
    name, _ = scene.who(found.seat)
    return disc(found.colour, str(found.seat), str(Message("draw.stands", name=name, step=stop.text)))


def niche(found: Niche) -> str:
    """What it gives while it is free, the piece when it is taken."""
    if found.taken:
        kind = f"niche taken {colour_class(found.colour)}" if found.seat else "niche taken"
        return part(found, "span", kind, word_icon(found.piece, 14))
    steps = escape("".join(icon.text for icon in found.icons))
    return part(found, "span", "niche many" if found.many else "niche", steps)
