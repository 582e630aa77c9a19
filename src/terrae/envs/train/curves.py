"""Pictures of how something learned: a line for each seed, from the journal of its training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from terrae.core.files import write_whole
from terrae.envs.problems import BadTask

ALONG = ("games", "steps", "epoch")  # what a journal counts
ACROSS = {"hits": "share of choices", "margin": "points ahead of the rival"}


def rows_of(journal: Path) -> list[dict[str, Any]]:
    """The journal of a training, line by line."""
    try:
        found = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines() if line]
    except (OSError, ValueError) as error:
        raise BadTask("envs.no-journal", path=journal, reason=error) from None
    if not found or not all(isinstance(row, dict) and "seed" in row for row in found):
        raise BadTask("envs.no-journal", path=journal, reason="it has no rows")
    return found


def axes_of(row: dict[str, Any]) -> tuple[str, str]:
    """What a journal tells along which count.

    >>> axes_of({"seed": 1, "epoch": 2, "hits": 0.5, "games": 90})
    ('epoch', 'hits')
    """
    across = next(name for name in ACROSS if name in row)
    return ("epoch" if "epoch" in row else next(name for name in ALONG if name in row)), across


def draw(journal: Path, output: Path) -> None:
    """The curve as a drawing."""
    rows = rows_of(journal)
    import altair as alt
    import polars as pl

    from terrae.lab.plots import COLOURS, as_file, axis, svg

    along, across = axes_of(rows[0])
    table = pl.DataFrame([{"x": row[along], "y": row[across], "seed": str(row["seed"])} for row in rows])
    colours = alt.Scale(range=[f"var(--{colour})" for colour in COLOURS])
    chart = (
        alt.Chart(table)
        .mark_line(point=True)
        .encode(
            x=alt.X("x:Q", axis=axis(",~f", along)),
            y=alt.Y("y:Q", axis=axis(".0%" if across == "hits" else ",~f", ACROSS[across])),
            color=alt.Color("seed:N", scale=colours),
        )
        .properties(width=420, height=210)
    )
    write_whole(as_file(svg(chart)), output)
