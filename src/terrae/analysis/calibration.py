"""What planners promise beside what comes: plans are made alone, and others get in the way.

`python -m benchmarks.analysis calibration` measures it; docs/analysis.md draws it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

# By title and round (0 where there are none): points that came in the end beyond what was expected, in the mean of
# 200 games of two `hard` bots, those of even numbers.
BEYOND: Mapping[str, Sequence[float]] = {
    "terra-mystica": (0.0, -14.8, -21.9, -23.9, -22.6, -0.3, 0.1),
    "terra-nova": (0.0, 9.7, 4.2, 0.3, 6.2, 7.0),
    "terra-nova-2006": (9.0,),
    "terramara": (0.0, -10.1, -12.1, -12.1, -7.7, -1.7),
}


def corrected(title: str, round: int, expected: float) -> float:
    """What may be expected, as games turned out in which as much was promised."""
    known = BEYOND.get(title, ())
    return expected + (known[min(round, len(known) - 1)] if known else 0.0)
