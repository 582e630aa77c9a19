"""Scene -> HTML. A page shows every unit once and replaces a unit whenever its text differs.

The set of units of one table never changes, and no unit depends on who looks: the page decides whose mat lies in front.
A file of a table is made of the same units (see `standalone`).
"""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.scene import Band, Mat, Scene
from terrae.draw import bands
from terrae.draw.board import BoardPainter
from terrae.draw.choices import choices
from terrae.draw.markup import icon
from terrae.draw.mats import MatPainter
from terrae.draw.panels import panels

TILES = ("actions", "tiles", "towns", "supply", "ladders")  # what lies beneath the board; not every title has all


def paint(scene: Scene) -> dict[str, str]:
    """Every unit of a table, by name."""
    found = panels(scene)
    found["choices"] = choices(scene)
    for mat in scene.of(Mat):
        found.update(MatPainter(scene, mat).units())
    found.update(BoardPainter(scene).units())
    found.update(bands.units(scene))
    return found


def board(scene: Scene, drawn: dict[str, str]) -> str:
    """The board with its units in place; a board of bands takes the whole width there is."""
    if scene.of(Band):
        return f'<div class="broad">{bands.board(scene, drawn)}</div>'
    return BoardPainter(scene).draw(drawn)


def tiles(drawn: dict[str, str]) -> str:
    """What lies beneath the board for everybody."""
    return f'<div class="tiles">{"".join(drawn[name] for name in TILES if name in drawn)}</div>'


def lay_out(scene: Scene, drawn: dict[str, str], viewer: int | None = None) -> str:
    """All units in their places; the mat of the viewer's seat, or else of the first, lies in front."""
    seats = sorted(mat.seat for mat in scene.of(Mat))
    front = viewer if viewer in seats else seats[0] if seats else 0
    mats = "".join(_fronted(drawn[f"mat:{seat}"], seat == front) for seat in seats)
    strips = "".join(_fronted(drawn[f"strip:{seat}"], seat == front) for seat in seats)
    rivals = "".join(drawn[f"rival:{seat}"] for seat in seats)
    zoom = "".join(
        f'<button type="button" class="tool" data-zoom="{way}" aria-label="{Message(f"draw.zoom-{way}")}">'
        f"{icon(symbol)}</button>"
        for way, symbol in (("in", "i-plus"), ("out", "i-minus"))
    )
    tools = "" if scene.of(Band) else f'<div class="zoom">{zoom}</div>'
    return (
        f'<div class="col left"><div class="own">{mats}</div>{drawn["standing"]}</div>'
        f'<div class="col centre">{drawn["rounds"]}{drawn["choices"]}'
        f'<div class="board-wrap">{board(scene, drawn)}{tools}</div>'
        f'<div class="strips">{strips}</div>{tiles(drawn)}{drawn["key"]}</div>'
        f'<div class="col right"><div class="rivals">{rivals}</div></div>'
    )


def _fronted(unit: str, front: bool) -> str:
    """The page shows one of several units at a place; which one is a mark on a wrapper that stays."""
    return f'<div class="slot-front{" front" if front else ""}">{unit}</div>'
