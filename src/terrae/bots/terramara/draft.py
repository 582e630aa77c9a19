"""What cards of the draft are worth, read from a data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def known() -> dict[str, dict[str, int]]:
    """The data file as it is: by kind and key of a card, in points."""
    text = files("terrae.bots.terramara").joinpath("data", "draft.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def fortune_of(kind: str, key: str) -> int:
    """What to expect of a card, in points above the average."""
    return known()[kind].get(key, 0)
