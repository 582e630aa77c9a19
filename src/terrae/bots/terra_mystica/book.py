"""The opening book: where people place the first dwellings of a faction, read from a data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

DOUBT = 2  # games without the dwelling, added to those that were seen


@cache
def openings() -> dict[str, dict[str, Any]]:
    """The data file as it is: by map and faction."""
    text = files("terrae.bots.terra_mystica").joinpath("data", "openings.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def habit(land: str, faction: str, place: str) -> float:
    """How often people place a dwelling of a faction there, between 0 and 1."""
    seen = openings().get(land, {}).get(faction)
    if seen is None:
        return 0.0
    times: int = seen["places"].get(place, 0)
    return times / (int(seen["games"]) + DOUBT)
