"""What is known about factions beyond their boards, read from a data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from terrae.bots.terra_mystica.search.weights import Habits

ANY = "any"  # what holds where nothing is said


@cache
def known() -> dict[str, dict[str, int]]:
    """The data file as it is."""
    text = files("terrae.bots.terra_mystica").joinpath("data", "factions.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def facts_of(key: str) -> dict[str, int]:
    """What is known about a faction."""
    return {**known()[ANY], **known().get(key, {})}


@cache
def habits_of(key: str) -> Habits:
    """What a faction's players do."""
    facts = facts_of(key)
    return Habits(
        stronghold=facts["stronghold"],
        sanctuary=facts["sanctuary"],
        temple=facts["temple"],
        exchange=facts["exchange"],
        bridge=facts["bridge"],
        town=facts["town"],
    )


def fortune_of(key: str) -> int:
    """What to expect of a faction, in points above the average."""
    return facts_of(key)["fortune"]
