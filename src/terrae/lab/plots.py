"""Plots of the lab: described with altair, drawn once as SVG in the colours of our tokens, so that both themes fit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from terrae.draw.standalone import styles

WIDE = 300  # of what is plotted, without its labels
ROW = 21  # the height of a row of intervals
COLUMN = 210  # the height of columns and lines
NAMES = 216  # room for names at the left
PLAIN_NUMBER = ",~f"  # of an axis
COLOURS = ("s-blue", "s-yellow", "s-green", "s-red", "s-purple", "s-orange", "s-grey", "s-brown", "s-white", "s-black")
PLAIN, LOUD, FAINT = "var(--ink-2)", "var(--signal)", "var(--line-strong)"
SCALE = ("var(--s-blue)", "var(--t-lake)", "var(--surface)", "var(--t-desert)", "var(--s-orange)")  # cold to warm
SERIES = ("var(--s-blue)", "var(--s-orange)")
SOFT, KEYLINE = "var(--t-mountains)", "var(--piece-line-flat)"
CONFIG: dict[str, Any] = {
    "background": "transparent",
    "font": "var(--font-ui)",
    "padding": 2,
    "view": {"stroke": None},
    "axis": {
        "labelColor": "var(--ink)",
        "labelFontSize": 12,
        "labelLimit": NAMES,
        "titleColor": "var(--ink-2)",
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "gridColor": "var(--line)",
        "domainColor": FAINT,
        "tickColor": FAINT,
        "tickSize": 4,
    },
    "legend": {"labelColor": "var(--ink)", "labelFontSize": 12, "labelLimit": NAMES, "symbolStrokeColor": KEYLINE},
}
IDENTITY = re.compile(r'(id="|url\(#|href="#)(\w+)')
ALOUD = re.compile(r' (?:aria-[\w-]+|role)="[^"]*"')  # a table beside the plot says it all
LONG_NUMBER = re.compile(r"-?\d+\.\d{3,}")
numbers = count(1)


@dataclass(frozen=True)
class Bar:
    """A row of a plot of intervals: its name, its value and between what it lies, whether it stands out."""

    name: str
    value: float
    low: float
    high: float
    loud: bool = False


def svg(chart: Any) -> str:
    """A chart as a drawing that can stand in a page beside others."""
    drawn: str = vl_convert.vegalite_to_svg({**chart.to_dict(validate=False), "config": CONFIG})
    own = next(numbers)
    drawn = IDENTITY.sub(rf"\g<1>plot{own}-\g<2>", ALOUD.sub("", drawn))
    drawn = LONG_NUMBER.sub(lambda found: f"{float(found.group()):.2f}", drawn)
    wide = re.search(r'width="(\d+)"', drawn)
    assert wide is not None
    return drawn.replace("<svg ", f'<svg aria-hidden="true" style="max-width:{wide.group(1)}px" ', 1)


def as_file(drawn: str) -> str:
    """A drawing that stands alone, with the colours it needs; it follows the theme of whoever looks at it."""
    return drawn.replace(">", f"><style>{styles('tokens')}svg{{background:var(--surface)}}</style>", 1)


def axis(form: str, title: str = "") -> alt.Axis:
    return alt.Axis(format=form, title=title or None, tickCount=5)


def intervals(rows: Sequence[Bar], form: str = ".0%", expected: float | None = None) -> str:
    """Values below each other, each with its interval; a dashed line shows what they would be if all were alike."""
    ends = [bound for row in rows for bound in (row.low, row.high, row.value) if abs(bound) != float("inf")]
    ends += [] if expected is None else [expected]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.04 or 1
    scale = alt.Scale(domain=[low - room, high + room], nice=False, zero=False)
    data = pl.DataFrame(
        {
            "name": [row.name for row in rows],
            "value": [row.value for row in rows],
            "low": [max(row.low, low - room) for row in rows],
            "high": [min(row.high, high + room) for row in rows],
            "loud": [row.loud for row in rows],
        }
    )
    base = alt.Chart(data).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False, labelPadding=8)),
        color=alt.Color("loud:N", scale=alt.Scale(domain=[False, True], range=[PLAIN, LOUD]), legend=None),
    )
    layers = [
        base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", scale=scale, axis=axis(form)), x2="high:Q"),
        base.mark_point(filled=True, size=64, opacity=1).encode(x=alt.X("value:Q", scale=scale)),
    ]
    if expected is not None:
        line = alt.Chart(pl.DataFrame({"expected": [expected]}))
        layers.insert(0, line.mark_rule(strokeDash=[4, 3], color=PLAIN).encode(x=alt.X("expected:Q", scale=scale)))
    return svg(alt.layer(*layers).properties(width=WIDE, height=ROW * len(rows)))


def twins(rows: Sequence[tuple[Bar, Bar]], names: tuple[str, str], form: str = PLAIN_NUMBER) -> str:
    """Two values with their intervals for each name, one below the other."""
    ends = [end for pair in rows for bar in pair for end in (bar.low, bar.high, bar.value) if abs(end) != float("inf")]
    scale = alt.Scale(domain=[min(ends), max(ends)], nice=True, zero=False)
    data = pl.DataFrame(
        [
            {
                "name": bar.name,
                "series": series,
                "value": bar.value,
                "low": max(bar.low, min(ends)),
                "high": min(bar.high, max(ends)),
            }
            for pair in rows
            for bar, series in zip(pair, names, strict=True)
        ]
    )
    legend = alt.Legend(orient="top", title=None)
    base = alt.Chart(data).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False, labelPadding=8)),
        yOffset=alt.YOffset("series:N", sort=list(names)),
        color=alt.Color("series:N", scale=alt.Scale(domain=list(names), range=list(SERIES)), legend=legend),
    )
    layers = (
        base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", scale=scale, axis=axis(form)), x2="high:Q"),
        base.mark_point(filled=True, size=52, opacity=1).encode(x=alt.X("value:Q", scale=scale)),
    )
    return svg(alt.layer(*layers).properties(width=WIDE, height=1.35 * ROW * len(rows)))


def stacks(data: pl.DataFrame, title: str) -> str:
    """Columns made of parts: `place` (in their order), `part`, `amount`; parts below zero hang down."""
    parts = data["part"].unique(maintain_order=True).to_list()
    colours = [f"var(--{COLOURS[number % len(COLOURS)]})" for number in range(len(parts))]
    legend = alt.Legend(orient="bottom", columns=3, title=None)
    chart = (
        alt.Chart(data.with_columns(order=pl.col("part").replace_strict(parts, list(range(len(parts))))))
        .mark_bar(stroke=KEYLINE, strokeWidth=0.7)
        .encode(
            x=alt.X("place:N", sort=None, title=None, axis=alt.Axis(labelAngle=0, ticks=False)),
            y=alt.Y("amount:Q", axis=axis(PLAIN_NUMBER, title)),
            color=alt.Color("part:N", sort=parts, scale=alt.Scale(domain=parts, range=colours), legend=legend),
            order=alt.Order("order:Q"),
        )
        .properties(width=WIDE, height=COLUMN)
    )
    return svg(chart)


def histogram(values: Sequence[float], title: str, above: str) -> str:
    """How often values occur."""
    chart = (
        alt.Chart(pl.DataFrame({"value": values}))
        .mark_bar(color=SOFT, stroke=KEYLINE, strokeWidth=0.7)
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=24), axis=axis(PLAIN_NUMBER, title)),
            y=alt.Y("count():Q", axis=axis("~s", above)),
        )
        .properties(width=WIDE, height=COLUMN)
    )
    return svg(chart)


def bands(data: pl.DataFrame, title: str, above: str, form: str = PLAIN_NUMBER) -> str:
    """A line through `place` and `value` with a band from `low` to `high`."""
    x = alt.X("place:O", sort=None, axis=alt.Axis(title=title or None, labelAngle=0, ticks=False, labelOverlap=True))
    base = alt.Chart(data).encode(x=x)
    y = alt.Y("low:Q", axis=axis(form, above), scale=alt.Scale(zero=True))
    layers = (
        base.mark_area(color=SOFT, opacity=0.55).encode(y=y, y2="high:Q"),
        base.mark_line(color=PLAIN, strokeWidth=2.4, point={"color": PLAIN, "size": 40}).encode(y="value:Q"),
    )
    return svg(alt.layer(*layers).properties(width=WIDE, height=COLUMN))


def squares(data: pl.DataFrame, steps: Sequence[str]) -> str:
    """Every `row` against every `column`: a colour for the `step` it is on, from far below to far above; a dot where it
    stands out (`loud`)."""
    rows = data["row"].unique(maintain_order=True).to_list()
    columns = [name for name in rows if name in data["column"]]
    size = max(17, min(34, 380 // max(1, len(columns))))
    base = alt.Chart(data).encode(
        x=alt.X("column:N", sort=columns, title=None, axis=alt.Axis(orient="top", labelAngle=-60, ticks=False)),
        y=alt.Y("row:N", sort=rows, title=None, axis=alt.Axis(ticks=False, domain=False)),
    )
    legend = alt.Legend(orient="bottom", title=None, symbolType="square", symbolSize=140)
    fill = alt.Color("step:N", scale=alt.Scale(domain=list(steps), range=list(SCALE)), legend=legend)
    layers = (
        base.mark_rect(stroke="var(--line)", strokeWidth=1).encode(color=fill),
        base.transform_filter("datum.loud").mark_point(filled=True, size=22, opacity=1, color="var(--ink)"),
    )
    return svg(alt.layer(*layers).properties(width=size * len(columns), height=size * len(rows)))
