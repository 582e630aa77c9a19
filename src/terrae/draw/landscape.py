"""A board that is a landscape: rows of spaces between ways, tracks above them. Each band is a unit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from xml.sax.saxutils import escape

from terrae.core.scene import Band, Scene, Space
from terrae.draw.markup import quoted, unit, word_icon
from terrae.draw.spaces import draw_space
from terrae.draw.ways import draw_way

SIDES = ("left", "", "right")


def painters(scene: Scene) -> dict[str, Callable[[Scene], str]]:
    """What paints the bands of the board, by unit, whether there is anything on them or not."""
    return {band.id: partial(draw_band, band_id=band.id) for band in scene.of(Band, "board")}


def units(scene: Scene) -> dict[str, str]:
    """Every band of the board."""
    return {name: painter(scene) for name, painter in painters(scene).items()}


def board(scene: Scene, drawn: dict[str, str]) -> str:
    """Tracks above; below them the rows, with ways at their sides."""
    bands = scene.of(Band, "board")
    above = "".join(drawn[band.id] for band in bands if band.side == "above")
    left, rows, right = ("".join(drawn[band.id] for band in bands if band.side == side) for side in SIDES)
    return f'<div class="broad"><div class="landscape">{above}{left}<div class="land">{rows}</div>{right}</div></div>'


def draw_band(scene: Scene, band_id: str) -> str:
    band = scene.find(band_id)
    assert isinstance(band, Band)
    spaces = scene.within(band.id)
    kinds = ["band", band.look, band.state, *([band.word] if band.look == "way" else [])]
    inner = LOOKS_OF[band.look](band, spaces)
    label = f' role="group" aria-label={quoted(band.label)}'
    return unit(band.id, "section", " ".join(kinds if spaces else [*kinds, "empty"]), inner, label)


def draw_row(band: Band, spaces: list[Space]) -> str:
    """Spaces side by side; a note hangs at the upper edge of the row that counts now."""
    tag = f'<span class="row-tag">{escape(band.note)}</span>' if band.note and band.state == "now" else ""
    return "".join(map(draw_space, spaces)) + tag


def draw_track(band: Band, spaces: list[Space]) -> str:
    """Stops that belong together lie under the name of their group."""
    shown = word_icon(band.word, 26) if band.word else f"<h3>{escape(band.name)}</h3>"
    for name, found in groupby(spaces, lambda space: space.group):
        stops = list(found)
        caption = f"<small>{escape(name)}</small>" if name else ""
        drawn = "".join(map(draw_space, stops))
        shown += f'<div class="stretch of-{len(stops)}">{caption}<div class="stops">{drawn}</div></div>'
    return shown


LOOKS_OF = {"row": draw_row, "track": draw_track, "way": draw_way}
