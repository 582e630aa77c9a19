"""Scene -> HTML. A page shows every unit once and replaces a unit whenever its text differs.

The set of units of one table never changes, and no unit depends on who looks: the page decides whose mat lies in front.
"""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.scene import Band, Mat, Scene
from terrae.draw import html_bands
from terrae.draw.html_board import Board
from terrae.draw.html_mats import MatPainter
from terrae.draw.html_panels import panels
from terrae.draw.markup import symbols, words

TILES = ("actions", "tiles", "towns", "supply", "ladders")  # what lies beneath the board; not every title has all

__all__ = ["board", "page", "symbols", "units", "words"]


def units(scene: Scene, viewer: int | None = None) -> dict[str, str]:
    """Every unit of a table, by name. Nothing is painted differently for a viewer, or for nobody."""
    del viewer
    found = panels(scene)
    for mat in scene.of(Mat):
        found.update(MatPainter(scene, mat).units())
    found.update(Board(scene).units())
    found.update(html_bands.units(scene))
    return found


def board(scene: Scene) -> str:
    """The board alone."""
    if scene.of(Band):
        return html_bands.board(scene, html_bands.units(scene))
    painter = Board(scene)
    return painter.draw(painter.units())


def page(scene: Scene, viewer: int | None = None, painted: dict[str, str] | None = None) -> str:
    """The table with all units in place; the mat of the viewer's seat, or else of the first, lies in front."""
    drawn = units(scene) if painted is None else painted
    seats = sorted(mat.seat for mat in scene.of(Mat))
    front = viewer if viewer in seats else seats[0] if seats else 0
    mats = "".join(_fronted(drawn[f"mat:{seat}"], seat == front) for seat in seats)
    strips = "".join(_fronted(drawn[f"strip:{seat}"], seat == front) for seat in seats)
    rivals = "".join(drawn[f"rival:{seat}"] for seat in seats)
    tools = "".join(
        f'<button type="button" class="tool" data-zoom="{way}" aria-label="{Message(f"draw.zoom-{way}")}">'
        f'<svg class="icon" width="18" height="18" aria-hidden="true"><use href="#{symbol}"/></svg></button>'
        for way, symbol in (("in", "i-plus"), ("out", "i-minus"))
    )
    broad = f'<div class="broad">{html_bands.board(scene, drawn)}</div>' if scene.of(Band) else ""
    if broad:  # a board of bands takes the whole width; what belongs to seats lies below it
        return (
            f'<div class="col left"><div class="own">{mats}</div></div>'
            f'<div class="col centre">{drawn["rounds"]}<div class="board-wrap">{broad}</div>'
            f'<div class="strips">{strips}</div>'
            f'<div class="tiles">{drawn["actions"]}{drawn["tiles"]}{drawn["towns"]}</div>{drawn["standing"]}'
            f"{drawn['choices']}{drawn['key']}</div>"
            f'<div class="col right"><div class="rivals">{rivals}</div></div>'
        )
    return (
        f'<div class="col left"><div class="own">{mats}</div>{drawn["standing"]}</div>'
        f'<div class="col centre">{drawn["rounds"]}{drawn["choices"]}'
        f'<div class="board-wrap">{Board(scene).draw(drawn)}<div class="zoom">{tools}</div></div>'
        f'<div class="strips">{strips}</div>'
        f'<div class="tiles">{"".join(drawn[name] for name in TILES if name in drawn)}</div>{drawn["key"]}</div>'
        f'<div class="col right"><div class="rivals">{rivals}</div></div>'
    )


def _fronted(unit: str, front: bool) -> str:
    """The page shows one of several units at a place; which one is a mark on a wrapper that stays."""
    return f'<div class="slot-front{" front" if front else ""}">{unit}</div>'
