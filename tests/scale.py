"""How much of what could be tried is tried: a sample each time, all of it by `make nightly`.

Whatever takes less than all says so here, and the suite repeats it at its end.
"""

from __future__ import annotations

import os

FULL = os.environ.get("TERRAE_SCALE", "sample") == "full"
LEFT_OUT: dict[str, str] = {}  # what was sampled, and how much of it was taken


def only_at_full_scale(what: str) -> bool:
    """Is something done that is left out otherwise?"""
    if not FULL:
        LEFT_OUT[what] = "none"
    return FULL


def scaled(what: str, sample: int, full: int) -> int:
    """So many of something: a sample, or all of them where everything is tried."""
    if FULL:
        return full
    LEFT_OUT[what] = f"{sample} of {full}"
    return sample
