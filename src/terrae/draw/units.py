"""Scene -> HTML. A page shows every unit once and replaces a unit whenever its text differs.

The set of units of one table never changes, and no unit depends on who looks: the page decides whose mat lies in front.
A file of a table is made of the same units (see `standalone`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from terrae.core.messages import Message
from terrae.core.scene import Band, Mat, Scene
from terrae.draw import cards, landscape
from terrae.draw.board import BoardPainter
from terrae.draw.choices import chooser
from terrae.draw.markup import icon
from terrae.draw.mats import MatPainter
from terrae.draw.panels import panels

Painter = Callable[[Scene], dict[str, str]]
CHOICES = ("choices", "cards:choices")  # what is chosen in set-up; not every title has all
PANES = {  # what lies in the tray under the board, by pane; not every title has all
    "offer": ("actions", "tiles"),
    "supply": ("supply",),
    "towns": ("towns",),
    "cards": ("cards:cards",),
}
TILES = ("actions", "tiles", "towns", "supply", "ladders", "cards:cards")  # the same in one piece


def painters(scene: Scene) -> dict[str, Painter]:
    """What paints all but the hexes of a board, each for itself."""
    single = {"choices": chooser, **panels(scene)}
    if scene.of(Band):
        single |= landscape.painters(scene) | cards.painters()
    found: dict[str, Painter] = {name: partial(alone, name=name, painter=painter) for name, painter in single.items()}
    for mat in scene.of(Mat):
        found[mat.id] = partial(mat_units, seat=mat.seat)
    return found


def alone(scene: Scene, name: str, painter: Callable[[Scene], str]) -> dict[str, str]:
    """What one painter paints, as the one unit it is."""
    return {name: painter(scene)}


def mat_units(scene: Scene, seat: int) -> dict[str, str]:
    """What belongs to one seat."""
    return MatPainter(scene, scene.of(Mat, seat=seat)[0]).units()


def paint(scene: Scene) -> dict[str, str]:
    """Every unit of a table, by name."""
    found: dict[str, str] = {}
    for painter in painters(scene).values():
        found.update(painter(scene))
    found.update(BoardPainter(scene).units())
    return found


def board(scene: Scene, drawn: dict[str, str]) -> str:
    """The board with its units in place: hexes, or a landscape."""
    if scene.of(Band):
        return landscape.board(scene, drawn)
    return BoardPainter(scene).draw(drawn)


def to_choose(drawn: dict[str, str]) -> str:
    """What can be chosen in set-up."""
    return "".join(drawn[name] for name in CHOICES if name in drawn)


def tiles(drawn: dict[str, str]) -> str:
    """What lies beneath the board for everybody, all of it in sight."""
    return f'<div class="tiles">{"".join(drawn[name] for name in TILES if name in drawn)}</div>'


def lay_out(scene: Scene, drawn: dict[str, str], viewer: int | None = None) -> str:
    """All units in their places: three columns, which the page styles. The mat of the viewer's seat, or else of the
    first, lies in front."""
    seats = sorted(mat.seat for mat in scene.of(Mat))
    front = viewer if viewer in seats else seats[0] if seats else 0
    mats = "".join(_fronted(drawn[f"mat:{seat}"], seat == front) for seat in seats)
    strips = "".join(_fronted(drawn[f"strip:{seat}"], seat == front) for seat in seats)
    rivals = "".join(drawn[f"rival:{seat}"] for seat in seats)
    return (
        f'<div class="col left" id="pane-mat">{to_choose(drawn)}<div class="own">{mats}</div>'
        f"{drawn['standing']}{drawn['key']}</div>"
        f'<div class="col centre">{drawn["rounds"]}<div class="board-wrap">{board(scene, drawn)}</div>'
        f'<div class="strips">{strips}</div>{drawn.get("ladders", "")}{dock(scene, drawn)}</div>'
        f'<div class="col right"><div class="rivals">{rivals}</div></div>'
    )


def dock(scene: Scene, drawn: dict[str, str]) -> str:
    """Tabs and the tray under the board: a pane for each group, and the buttons that zoom.

    The page names a tab after the headings in its pane and shows those that hold something; the last tab is for the
    mat, where it has no column.
    """
    panes = {name: "".join(drawn[unit] for unit in units if unit in drawn) for name, units in PANES.items()}
    panes = {name: inner for name, inner in panes.items() if inner}
    tabs = "".join(_tab(name) for name in panes) + _tab("mat", str(Message("draw.mat-tab")))
    shown = "".join(
        f'<div class="pane" id="pane-{name}" data-pane="{name}" role="tabpanel">{inner}</div>'
        for name, inner in panes.items()
    )
    zoom = "".join(
        f'<button type="button" class="tool" data-zoom="{way}" aria-label="{Message(f"draw.zoom-{way}")}">'
        f"{icon(symbol)}</button>"
        for way, symbol in (("out", "i-minus"), ("in", "i-plus"))
    )
    tools = "" if scene.of(Band) else f'<div class="zoom">{zoom}</div>'
    label = f'aria-label="{Message("draw.panes")}"'
    return (
        f'<div class="dock"><div class="dock-tabs"><div class="tab-row" role="tablist" {label}>{tabs}</div>'
        f'{tools}</div><div class="tray">{shown}</div></div>'
    )


def _tab(name: str, label: str = "") -> str:
    return (
        f'<button type="button" role="tab" data-tray="{name}" aria-controls="pane-{name}" aria-selected="false">'
        f"{label}</button>"
    )


def _fronted(unit: str, front: bool) -> str:
    """The page shows one of several units at a place; which one is a mark on a wrapper that stays."""
    return f'<div class="slot-front{" front" if front else ""}">{unit}</div>'
