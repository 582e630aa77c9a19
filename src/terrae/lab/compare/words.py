"""A comparison in words."""

from __future__ import annotations

from terrae.core.languages import written
from terrae.core.wording import phrase
from terrae.lab.compare.contrast import Comparison, Shift
from terrae.lab.report.words import number, percent, signed

SHARES = ("uses", "factions-chosen", "factions-win")  # what is told in per cent
MOST = 12  # other changes that are told one by one


def sentences(found: Comparison, first: str, second: str) -> list[str]:
    """What was found out: the verdict, how sure it is, and what else changed."""
    told = [phrase("lab.compare.played", first=first, second=second, pairs=found.pairs, games=found.games)]
    told.append(question(found, first, second))
    if found.verdict == "open":
        told.append(phrase("lab.compare.more", games=found.more_games, matters=written(f"{found.matters:g}")))
    if found.alike_games and found.verdict != "same":
        told.append(phrase("lab.compare.alike-games", share=percent(found.alike_games)))
    if found.verdict != "same":
        told.append(others(found))
    return told


def question(found: Comparison, first: str, second: str) -> str:
    """The verdict on what was asked."""
    shift = found.question
    values = {
        "measure": phrase(f"lab.measure.{found.measure}"),
        "first": first,
        "second": second,
        "before": number(shift.first),
        "after": number(shift.second),
        "difference": signed(shift.found.value),
        "low": number(shift.found.low),
        "high": number(shift.found.high),
        "matters": written(f"{found.matters:g}"),
    }
    return phrase(f"lab.compare.{found.verdict}", **values)


def others(found: Comparison) -> str:
    """What else changed."""
    loud = found.loud
    if not loud:
        return phrase("lab.compare.nothing-else", tried=len(found.others))
    named = "; ".join(changed(shift) for shift in loud[:MOST])
    more = phrase("lab.words.more", number=len(loud) - MOST) if len(loud) > MOST else ""
    return phrase("lab.compare.else", loud=len(loud), tried=len(found.others), names=named + more)


def changed(shift: Shift) -> str:
    """One thing that changed, from what to what."""
    shares = shift.about in SHARES
    show = percent if shares else number
    name = phrase(f"lab.measure.{shift.key}") if shift.about == "game" else shift.name
    about = phrase(f"lab.changed.{shift.about}", name=name)
    gap = signed(100 * shift.found.value) if shares else signed(shift.found.value)
    bounds = [number(100 * end if shares else end) for end in (shift.found.low, shift.found.high)]
    values = {"before": show(shift.first), "after": show(shift.second), "difference": gap}
    return phrase("lab.compare.changed", what=about, low=bounds[0], high=bounds[1], **values)
