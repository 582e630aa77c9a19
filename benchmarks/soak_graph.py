"""Draws the memory of a server over a soak, light and dark.

python -m benchmarks.soak_graph COURSE [-o docs/pictures/soak.svg]      from the samples of `benchmarks.load --soak`
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from benchmarks.soak import Sample, growth

WIDE, HIGH = 760.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 58.0, 150.0, 20.0, 40.0
STEP = 50  # megabytes from one line of the grid to the next
STYLE = """
.paper { fill: #f3eee4; } .grid { stroke: #d8d0c2; } .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.axis { font: 500 12px system-ui, sans-serif; fill: #50555b; text-anchor: middle; } .side { text-anchor: end; }
.name { font: 600 13px system-ui, sans-serif; fill: #22252a; }
.about { font: 12px system-ui, sans-serif; fill: #50555b; }
.memory { stroke: #22252a; } .work { stroke: #8b8171; stroke-width: 1.75; stroke-dasharray: 6 4; }
@media (prefers-color-scheme: dark) {
.paper { fill: #111316; } .grid { stroke: #33393f; } .axis, .about { fill: #bab5aa; } .name { fill: #efe9dd; }
.memory { stroke: #efe9dd; } .work { stroke: #757d86; } }
"""


def drawing(samples: list[Sample]) -> str:
    """Megabytes of the process that serves over minutes, and the moves committed meanwhile as a share of all."""
    last = samples[-1]
    top = (int(max(one["megabytes"] for one in samples)) // STEP + 1) * STEP

    def x(one: Sample) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * one["seconds"] / last["seconds"]

    def y(part: float) -> float:
        return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * part

    def path(kind: str, parts: list[float]) -> str:
        points = "L".join(f"{x(one):.1f} {y(part):.1f}" for one, part in zip(samples, parts, strict=True))
        return f'<path class="line {kind}" d="M{points}"/>'

    grid = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(size / top):.1f}" y2="{y(size / top):.1f}"/>'
        f'<text class="axis side" x="{LEFT - 8}" y="{y(size / top) + 4:.1f}">{size} MB</text>'
        for size in range(0, top + 1, STEP)
    )
    minutes = max(1, round(last["seconds"] / 60))
    marks = "".join(
        f'<text class="axis" x="{LEFT + (WIDE - LEFT - RIGHT) * at / minutes:.1f}" y="{HIGH - 18}">{at} min</text>'
        for at in range(0, minutes + 1, max(1, minutes // 6))
    )
    labels = "".join(
        f'<text class="name" x="{WIDE - RIGHT + 10}" y="{y(part) + 4:.1f}">{name}</text>'
        f'<text class="about" x="{WIDE - RIGHT + 10}" y="{y(part) + 20:.1f}">{about}</text>'
        for part, name, about in (
            (1.0, f"{last['moves']:.0f} moves", f"in {last['games']:.0f} games"),
            (last["megabytes"] / top - 0.09, f"{last['megabytes']:.0f} MB", f"{trend(samples):+.1f} MB an hour"),
        )
    )
    memory = path("memory", [one["megabytes"] / top for one in samples])
    work = path("work", [one["moves"] / max(1.0, last["moves"]) for one in samples])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" '
        f'aria-label="Memory of a server over {minutes} minutes of play"><style>{STYLE}</style>'
        f'<rect class="paper" width="{WIDE:.0f}" height="{HIGH:.0f}" rx="10"/>'
        f"{grid}{marks}{work}{memory}{labels}</svg>\n"
    )


def trend(samples: list[Sample]) -> float:
    """Megabytes an hour in the second half."""
    return growth(samples[len(samples) // 2 :])


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws the memory of a server over a soak.")
    parser.add_argument("course", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("docs/pictures/soak.svg"))
    arguments = parser.parse_args()
    samples = [json.loads(line) for line in arguments.course.read_text().splitlines()]
    arguments.output.write_text(drawing(samples))


if __name__ == "__main__":
    main()
