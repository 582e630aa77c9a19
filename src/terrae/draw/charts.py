"""Charts as SVG: bars with a keyline, lines with dashes and labels at their ends. Their numbers stand beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from terrae.draw.geometry import number
from terrae.draw.markup import THEME as NAMES
from terrae.draw.markup import colour_class, use

DASHES = ("", "7 4", "2.5 3.5", "9 3 2 3", "12 4")
WIDE, HIGH = 740.0, 310.0  # of the graph of a lead
LEFT, RIGHT, TOP, BOTTOM = 46.0, 178.0, 12.0, 26.0  # room for labels around it
LABEL = 21.0  # the least distance of two labels
LETTERS = 21  # of a label
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
ROOM = 34.0  # of the bars of a seat
SPARK_WIDE, SPARK_HIGH = 204.0, 44.0


@dataclass(frozen=True)
class Series:
    """The values of a seat: its colour, its name, whether it is the viewer's own."""

    colour: str
    name: str
    values: Sequence[float]
    own: bool = False


def bar(value: int, most: int, colour: str) -> str:
    """One value beside others of which `most` is the longest; what was lost is hatched."""
    long = number(100 * abs(value) / max(1, most))
    kind = f"hbar {colour_class(colour)}{' lost' if value < 0 else ''}"
    shape = f'<rect width="{long}" height="7" rx="2"/>' if value else '<rect width="1" height="7"/>'
    return f'<svg class="{kind}" viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">{shape}</svg>'


def columns(values: Sequence[int], most: int, colour: str) -> str:
    """The values of a seat side by side, each with its number above."""
    wide = 100 / max(1, len(values))
    shown = ""
    for place, value in enumerate(values):
        high = ROOM * abs(value) / max(1, most)
        x, y = place * wide + wide * 0.08, 14 + ROOM - high
        shown += (
            f'<rect class="{"lost" if value < 0 else "won"}" x="{number(x)}%" y="{number(y)}" '
            f'width="{number(wide * 0.84)}%" height="{number(max(high, 1))}" rx="2"/>'
            f'<text x="{number((place + 0.5) * wide)}%" y="{number(y - 3)}">{escape(signed(value))}</text>'
        )
    return f'<svg class="columns {colour_class(colour)}" height="{number(ROOM + 15)}" aria-hidden="true">{shown}</svg>'


def signed(value: float) -> str:
    """A number with a true minus."""
    return f"−{number(-value)}" if value < 0 else number(value)


def lead(
    series: Sequence[Series], times: Sequence[int], marks: Sequence[tuple[int, str]], moments: Sequence[tuple[int, int]]
) -> str:
    """Who was ahead of the mean of all, and by how much, over time. Marks are where something ends, with its name;
    moments are numbered in their order: a time, and the place of a series.
    """
    means = [sum(values) / len(series) for values in zip(*(line.values for line in series), strict=True)]
    ahead = [[value - mean for value, mean in zip(line.values, means, strict=True)] for line in series]
    return plot(series, ahead, times, marks, moments, relative=True)


def course(
    series: Sequence[Series], times: Sequence[int], marks: Sequence[tuple[int, str]], moments: Sequence[tuple[int, int]]
) -> str:
    """The values themselves over time, with marks and moments as above."""
    return plot(series, [list(line.values) for line in series], times, marks, moments, relative=False)


def plot(
    series: Sequence[Series],
    heights: Sequence[Sequence[float]],
    times: Sequence[int],
    marks: Sequence[tuple[int, str]],
    moments: Sequence[tuple[int, int]],
    relative: bool,
) -> str:
    """Lines over time with names at their ends; `relative` ones are around zero, which has its sign on both sides."""
    least, most = min(min(line) for line in heights), max(max(line) for line in heights)
    if relative:
        least, most = min(0.0, least), max(0.0, most)
    step = next((step for step in STEPS if (most - least) / step <= 7), STEPS[-1])
    low, high = int(least // step) * step, -int(-most // step) * step
    high = high if high > low else low + step
    span = max(1, times[-1])

    def x(time: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * time / span

    def y(value: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (high - value) / (high - low)

    shown = "".join(
        f'<line class="{"grid zero" if relative and not value else "grid"}" x1="{number(LEFT)}" '
        f'x2="{number(WIDE - RIGHT)}" '
        f'y1="{number(y(value))}" y2="{number(y(value))}"/>'
        f'<text class="axis side" x="{number(LEFT - 8)}" y="{number(y(value) + 4)}">'
        f"{'+' if value > 0 and relative else ''}{signed(value)}</text>"
        for value in range(low, high + 1, step)
    )
    before = 0.0
    for time, name in marks:
        here = x(time)
        shown += f'<line class="grid" x1="{number(here)}" x2="{number(here)}" y1="{TOP}" y2="{HIGH - BOTTOM}"/>'
        if here - max(before, LEFT) > 9 * len(name) or not before:
            shown += (
                f'<text class="axis" x="{number((here + max(before, LEFT)) / 2)}" y="{HIGH - 8}">{escape(name)}</text>'
            )
        before = here
    order = sorted(range(len(series)), key=lambda place: series[place].own)
    for place in order:
        path = "M" + "L".join(
            f"{number(x(time))} {number(y(value))}" for time, value in zip(times, heights[place], strict=True)
        )
        own = " own" if series[place].own else ""
        dash = "" if series[place].own else f' stroke-dasharray="{DASHES[place % len(DASHES)]}"'
        shown += f'<path class="halo{own}" d="{path}"/>'
        shown += f'<path class="line{own} {colour_class(series[place].colour)}" d="{path}"{dash}/>'
    shown += labels(series, [y(line[-1]) for line in heights])
    for at, (time, place) in enumerate(moments, 1):
        moment = next(index for index, other in enumerate(times) if other >= time or index == len(times) - 1)
        cx, cy = number(x(time)), y(heights[place][moment])
        shown += f'<circle class="moment" cx="{cx}" cy="{number(cy)}" r="9"/>'
        shown += f'<text class="moment-no" x="{cx}" y="{number(cy + 4)}">{at}</text>'
    return f'<svg class="chart" viewBox="0 0 {number(WIDE)} {number(HIGH)}" aria-hidden="true">{shown}</svg>'


def labels(series: Sequence[Series], heights: Sequence[float]) -> str:
    """Names at the ends of lines, moved apart where they would touch."""
    order = sorted(range(len(series)), key=lambda place: heights[place])
    places: dict[int, float] = {}
    floor = TOP
    for place in order:
        places[place] = max(heights[place], floor)
        floor = places[place] + LABEL
    ceiling = HIGH - BOTTOM
    for place in reversed(order):
        places[place] = min(places[place], ceiling)
        ceiling = places[place] - LABEL
    shown = ""
    x = WIDE - RIGHT + 16
    for place, line in enumerate(series):
        y = places[place]
        seat = NAMES.seat(line.colour)
        shown += f'<circle class="end-dot {colour_class(line.colour)}" cx="{number(x)}" cy="{number(y)}" r="9"/>'
        shown += use(f"m-{seat}", x, y, 9, f"s-{seat}-on") if line.colour else ""
        name = line.name if len(line.name) <= LETTERS else f"{line.name[: LETTERS - 1]}…"
        kind = "end-label own" if line.own else "end-label"
        shown += f'<text class="{kind}" x="{number(x + 14)}" y="{number(y + 4.5)}">{escape(name)}</text>'
    return shown


def whisker(
    low: float, value: float, high: float, ends: tuple[float, float], usual: float, *, loud: bool = False
) -> str:
    """A value with the span in which it lies, beside others on the same scale, whose ends cut off what is longer; a
    dashed line is what would be usual. A loud one lies apart from that, and its dot is full."""
    first, last = ends

    def at(place: float) -> str:
        return number(100 * min(1.0, max(0.0, (place - first) / (last - first)))) + "%"

    return (
        f'<svg class="whisker{" loud" if loud else ""}" aria-hidden="true">'
        f'<line class="usual" x1="{at(usual)}" x2="{at(usual)}" y1="0" y2="100%"/>'
        f'<line x1="{at(low)}" x2="{at(high)}" y1="50%" y2="50%"/><circle cx="{at(value)}" cy="50%" r="4"/></svg>'
    )


def spark(values: Sequence[float]) -> str:
    """How one value came to be, as a small line; its number stands beside it."""
    low, high = min(values), max(values)
    step = (SPARK_WIDE - 8) / max(1, len(values) - 1)
    span = (high - low) or 1.0
    places = [
        (4 + step * at, SPARK_HIGH - 6 - (SPARK_HIGH - 12) * (value - low) / span) for at, value in enumerate(values)
    ]
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    x, y = places[-1]
    return (
        f'<svg class="spark" viewBox="0 0 {number(SPARK_WIDE)} {number(SPARK_HIGH)}" preserveAspectRatio="none" '
        f'aria-hidden="true"><path d="{path}" vector-effect="non-scaling-stroke"/>'
        f'<path class="end" d="M{number(x)} {number(y)}h0" vector-effect="non-scaling-stroke"/></svg>'
    )
