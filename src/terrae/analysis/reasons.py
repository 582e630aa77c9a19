"""Reasons: why one line is better than another, from the difference of what their events and their ends are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terrae.bots.judging import Gain, Prospect
from terrae.core.languages import written
from terrae.core.messages import known
from terrae.core.wording import good_words, phrase, sentence, source_words

LEAST = 0.5  # points that are worth a word
MOST_GAINS, MOST_COSTS, MOST_GOODS = 3, 2, 2
GOODS = "goods"  # the term that says what goods are worth
UNTOLD = ("rest",)  # terms that explain nothing


@dataclass(frozen=True)
class Reason:
    """Something that the better line has more or less of: a source of points, or a term of the evaluation."""

    what: str
    term: bool
    points: float
    earlier: int = 0  # rounds by which the same points come sooner; below 0: later
    goods: Mapping[str, int] | None = None  # of the term for goods: how many more or less of each kind

    def data(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = {"what": self.what, "term": self.term, "points": self.points}
        if self.earlier:
            found["earlier"] = self.earlier
        return found if not self.goods else {**found, "goods": dict(self.goods)}


def read_reason(data: Mapping[str, Any]) -> Reason:
    return Reason(data["what"], data["term"], data["points"], data.get("earlier", 0), data.get("goods"))


def reasons(better: Prospect, other: Prospect) -> list[Reason]:
    """What speaks for the better line, the weightiest first, then what speaks against it."""
    found = [reason for reason in differences(better.gains, other.gains) if reason.what not in UNTOLD]
    more = {
        what: better.goods.get(what, 0) - other.goods.get(what, 0)
        for what in {**better.goods, **other.goods}
        if better.goods.get(what, 0) != other.goods.get(what, 0) and ":" not in what  # steps on a track are no goods
    }
    found = [
        Reason(it.what, it.term, it.points, it.earlier, more) if it.term and it.what == GOODS and more else it
        for it in found
    ]
    gains = sorted((it for it in found if it.points >= LEAST or it.earlier > 0), key=lambda it: -it.points)
    costs = sorted((it for it in found if it.points <= -LEAST), key=lambda it: it.points)
    return [*gains[:MOST_GAINS], *costs[:MOST_COSTS]]


def differences(one: Sequence[Gain], other: Sequence[Gain]) -> list[Reason]:
    """By source and term: how many points more, or how much sooner as many."""
    found: list[Reason] = []
    for what, term in dict.fromkeys((gain.what, not gain.round) for gain in (*one, *other)):
        mine = [gain for gain in one if gain.what == what and (not gain.round) == term]
        theirs = [gain for gain in other if gain.what == what and (not gain.round) == term]
        points = sum(gain.points for gain in mine) - sum(gain.points for gain in theirs)
        earlier = 0
        if not term and mine and theirs and not points:
            earlier = min(gain.round for gain in theirs) - min(gain.round for gain in mine)
        if points or earlier:
            found.append(Reason(what, term, round(points, 2), earlier))
    return found


# In words


def explained(title: str, found: Sequence[Reason]) -> str:
    """All reasons in a sentence: "Round tile Trade: +6; later incomes: +2; goods (2 coins less): −1."."""
    return sentence("; ".join(said(title, reason) for reason in found)) if found else ""


def said(title: str, reason: Reason) -> str:
    """One reason in words."""
    what = term_words(title, reason.what) if reason.term else source_words(title, reason.what)
    if reason.goods:
        what = phrase("analysis.with-goods", what=what, goods=goods_words(reason.goods))
    if reason.earlier and not reason.points:
        key = "analysis.earlier" if reason.earlier > 0 else "analysis.later"
        return phrase(key, what=what, rounds=abs(reason.earlier))
    return phrase("analysis.part", what=what, points=signed(reason.points))


def term_words(title: str, term: str) -> str:
    """What a term of the evaluation is called, in a title or in all."""
    for key in (f"analysis.term.{title}.{term}", f"analysis.term.{term}"):
        if known(key):
            return phrase(key)
    return term


def goods_words(goods: Mapping[str, int]) -> str:
    """How many more or less of each kind, the largest differences first."""
    ranked = sorted(goods.items(), key=lambda item: -abs(item[1]))[:MOST_GOODS]
    return ", ".join(
        phrase("analysis.more" if more > 0 else "analysis.less", amount=abs(more), good=good_words(what, abs(more)))
        for what, more in ranked
    )


def signed(points: float) -> str:
    """Points with their sign, and a fraction only if it says something."""
    shown = written(f"{abs(points):.1f}".removesuffix(".0") if abs(points) < 10 else f"{abs(points):.0f}")
    return f"+{shown}" if points > 0 else f"−{shown}" if shown != "0" else "0"
