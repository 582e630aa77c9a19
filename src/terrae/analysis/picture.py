"""A position as a picture: what was played and what was better stand out, and the better line runs over the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from terrae.analysis.telling import Case, Told
from terrae.core.match import Match
from terrae.core.scene import Band
from terrae.core.wording import phrase
from terrae.draw import units
from terrae.draw.board import BoardPainter
from terrae.draw.geometry import number
from terrae.draw.markup import quoted

PLAYED, BETTER = "played", "better"
RINGS = '<g class="rings"><use href="#{ring}" class="under"{turn}/><use href="#{ring}" class="over"{turn}/></g>'
LETTER, PAD, HIGH = 7.2, 20.0, 26.0  # of a label on the board
APART = 34.0  # from the middle of its hex


def board(match: Match, case: Case) -> str:
    """The board before a turn, with rings where it was played and where the better one would have been."""
    return marked_board(match, case.verdict.before, [(PLAYED, case.played), (BETTER, case.better)], case.line)


def marked_board(match: Match, ply: int, marks: Sequence[tuple[str, Told]], line: Sequence[Told]) -> str:
    """The board at a ply, with kinds of marks on the parts that turns point at; a later kind wins."""
    game = match.game
    scene = game.scene(game.view(match.at(ply))).named(match.names)
    drawn = units.paint(scene)
    kinds = {part: kind for kind, told in marks for part in told.parts}
    for part, kind in kinds.items():
        if part in drawn:
            drawn[part] = ringed(drawn[part], kind)
    inner = units.board(scene, drawn)
    for part, kind in kinds.items():  # what is no unit of its own
        if part not in drawn:
            inner = inner.replace(f"data-part={quoted(part)}", f'data-part={quoted(part)} data-mark="{kind}"')
    if scene.of(Band):
        return inner
    painter = BoardPainter(scene)
    over = way(painter, line) + "".join(label(painter, kind, told.parts, kinds) for kind, told in marks)
    return inner.replace("</svg>", f'<g class="overlay" aria-hidden="true">{over}</g></svg>') if over else inner


def ringed(unit: str, kind: str) -> str:
    """A unit of the board with a ring around it."""
    ring = "span-ring" if 'data-ring="span-ring"' in unit else "hx-ring"
    turned = unit.partition('data-turn="')[2].partition('"')[0]
    turn = f' transform="rotate({turned})"' if turned else ""
    rings = RINGS.format(ring=ring, turn=turn)
    return unit.replace(' class="', f' data-mark="{kind}" class="', 1)[: -len("</g>")] + f"{rings}</g>"


def centre(painter: BoardPainter, parts: Iterable[str]) -> tuple[float, float] | None:
    """The middle of the first hex among some parts."""
    for part in parts:
        kind, _, name = part.partition(":")
        if kind == "hex" and name in painter.cells:
            return painter.cells[name].x, painter.cells[name].y
    return None


def way(painter: BoardPainter, line: Sequence[Told]) -> str:
    """The better line from turn to turn, each place with the numbers of its turns."""
    places = [(at, place) for at, told in enumerate(line, 1) if (place := centre(painter, told.parts)) is not None]
    if len(places) < 2:
        return ""
    path = "M" + "L".join(f"{number(x)} {number(y)}" for _, (x, y) in places)
    shown = f'<path class="way" d="{path}"/>'
    turns: dict[tuple[float, float], list[int]] = {}
    for at, place in places:
        turns.setdefault(place, []).append(at)
    for (x, y), numbers in turns.items():
        text = ", ".join(map(str, numbers))
        wide = LETTER * len(text) + 11
        shown += f'<rect class="stop" x="{number(x - wide / 2)}" y="{number(y + 13)}" width="{number(wide)}" '
        shown += f'height="18" rx="9"/><text class="stop-no" x="{number(x)}" y="{number(y + 26)}">{text}</text>'
    return shown


def label(painter: BoardPainter, kind: str, parts: Sequence[str], kinds: dict[str, str]) -> str:
    """What a ring means, beside it."""
    place = centre(painter, [part for part in parts if kinds.get(part) == kind])
    if place is None:
        return ""
    text = phrase(f"analysis.mark-{kind}")
    wide = LETTER * len(text) + PAD
    left, top, broad, _ = (float(side) for side in painter.box().split())
    x, y = place
    start = x + APART if x + APART + wide < left + broad else x - APART - wide
    return (
        f'<g class="flag {kind}"><rect x="{number(start)}" y="{number(max(top, y - HIGH / 2))}" width="{number(wide)}" '
        f'height="{number(HIGH)}" rx="{number(HIGH / 2)}"/>'
        f'<text x="{number(start + wide / 2)}" y="{number(y + 5)}">{escape(text)}</text></g>'
    )
