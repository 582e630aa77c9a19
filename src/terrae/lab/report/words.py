"""A report in words: what stands out and what does not, said from the numbers alone."""

from __future__ import annotations

from collections.abc import Sequence

from scipy import special

from terrae.core.languages import written
from terrae.core.wording import phrase
from terrae.lab.report.beside import beside
from terrae.lab.report.content import Content, extremes
from terrae.lab.report.findings import Finding
from terrae.lab.statistics import LEVEL, POWER, Estimate

MOST = 4  # findings that a sentence names
GROUPS = ("bots", "factions", "seats", "openings")  # that win or not


def percent(value: float) -> str:
    return f"{100 * value:.0f}\N{NO-BREAK SPACE}%"


def signed(value: float) -> str:
    """A number of points with its sign."""
    return f"{'+' if round(value, 1) > 0 else ''}{number(value)}"


def number(value: float) -> str:
    """A number with one digit behind the point, and a true minus."""
    return written(f"{round(value, 1) + 0.0:.1f}").replace("-", "−")  # nothing has no sign


def share_words(found: Estimate) -> str:
    """A share with its interval: "31 % (27 to 35)"."""
    low, high = (f"{100 * end:.0f}" for end in (found.low, found.high))
    return phrase("lab.interval", value=percent(found.value), low=low, high=high)


def points_words(found: Estimate) -> str:
    """Points with their interval: "+3.3 (1.9 to 4.7)"."""
    return phrase("lab.interval", value=signed(found.value), low=number(found.low), high=number(found.high))


def plain_words(found: Estimate) -> str:
    """A number that has no sign; a median of whole numbers is mostly one itself."""
    values = [found.value, found.low, found.high]
    whole = all(value.is_integer() for value in values)
    value, low, high = (f"{each:.0f}" if whole else number(each) for each in values)
    return phrase("lab.interval", value=value, low=low, high=high)


def listed(parts: Sequence[str]) -> str:
    """Several things: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return phrase("lab.and", first=", ".join(parts[:-1]), last=parts[-1])


def paragraphs(content: Content) -> list[tuple[str, str]]:
    """What a reader should know who reads nothing else: paragraphs, each with the word it begins with."""
    told = {
        "played": [played(content)],
        **{about: [group(content, about)] for about in GROUPS if content.of(about)},
        "things": things(content),
        "pairs": pairs(content),
        "points": points(content),
        "course": course(content),
        "unused": never(content),
        "sure": [calm(content), sure(content)],
    }
    return [
        (phrase(f"lab.head.{key}"), " ".join(said))
        for key, parts in told.items()
        if (said := list(filter(None, parts)))
    ]


def played(content: Content) -> str:
    tables = listed(
        [
            phrase(f"lab.words.table{'s' * (games > 1)}", games=games, seats=seats)
            for seats, games in content.tables.items()
        ]
    )
    key = "lab.words.one-player" if len(content.players) == 1 else "lab.words.players"
    who = (
        phrase(key, names=listed(content.players), number=len(content.players))
        if len(content.players) <= MOST
        else (phrase("lab.words.many-players", number=len(content.players)))
    )
    text = phrase("lab.words.played", title=content.game.title, tables=tables, who=who)
    return text + (phrase("lab.words.left-out", games=content.left_out) if content.left_out else "")


def group(content: Content, about: str) -> str:
    """Who does better than the table and who worse, or that nobody does."""
    loud = content.loud(about, "ahead") or content.loud(about, "win")
    shares = {finding.key: finding for finding in content.of(about, "win")}
    what = phrase(f"lab.what.{about}")
    if not loud:
        low, high = extremes(list(shares.values()))
        if low.key == high.key:
            return ""
        spread = {"low": percent(low.found.value), "high": percent(high.found.value)}
        return phrase("lab.words.no-group", what=what, lowest=low.name, highest=high.name, **spread)
    said: list[str] = []
    for key, side in (
        ("better", [found for found in loud if found.off > 0]),
        ("worse", [f for f in loud if f.off < 0]),
    ):
        if side:
            named = [fared(finding, shares[finding.key], content) for finding in side[:MOST]]
            more = phrase("lab.words.more", number=len(side) - MOST) if len(side) > MOST else ""
            fair = percent(sum(share.expected for share in shares.values()) / len(shares))
            said.append(phrase(f"lab.words.{key}", fair=fair, names=listed(named) + more))
    return " ".join(said)


def fared(finding: Finding, share: Finding, content: Content) -> str:
    """A group that stands out: its points ahead, and its victories beside what would be fair."""
    ahead = next(found for found in content.of(finding.about, "ahead") if found.key == finding.key)
    return phrase(
        "lab.words.fared",
        name=finding.name,
        ahead=points_words(ahead.found),
        share=share_words(share.found),
    )


def things(content: Content) -> list[str]:
    """What lies on the table, and what is done with it."""
    found = []
    setup = content.loud("setup")
    if setup:
        named = [phrase("lab.words.shifts", name=each.name, points=points_words(each.found)) for each in setup[:MOST]]
        found.append(phrase("lab.words.setup", names=listed(named)))
    elif content.of("setup"):
        found.append(phrase("lab.words.no-setup", number=len(content.of("setup"))))
    done = content.loud("uses")
    if done:
        named = [phrase("lab.words.shifts", name=each.name, points=points_words(each.found)) for each in done[:MOST]]
        found.append(phrase("lab.words.uses", names=listed(named), number=len(done)))
    return found


def pairs(content: Content) -> list[str]:
    """Factions against each other and with what lies on the table."""
    found = []
    for about in ("pairings", "companions"):
        loud, tried = content.loud(about), [each for each in content.of(about) if each.sure]
        if loud:
            named = [
                phrase("lab.words.shifts", name=each.name, points=points_words(each.found)) for each in loud[:MOST]
            ]
            key = f"lab.words.{about}" if len(loud) > 1 else f"lab.words.one-{about}"
            found.append(phrase(key, loud=len(loud), tried=len(tried), names=listed(named)))
        elif tried:
            found.append(phrase(f"lab.words.no-{about}", tried=len(tried)))
    return found


def points(content: Content) -> list[str]:
    """Where points come from, and what winners have more of."""
    kinds = [each for each in content.sources.kinds if each.found.value > 0][:3]
    if not kinds:
        return []
    named = [phrase("lab.words.source", name=each.name, points=number(each.found.value)) for each in kinds]
    found = [phrase("lab.words.sources", names=listed(named))]
    ahead = sorted(content.sources.winners, key=lambda each: -each.found.value)
    best = [each for each in ahead if each.found.low > 0][:2]
    if best:
        named = [phrase("lab.words.shifts", name=each.name, points=points_words(each.found)) for each in best]
        found.append(phrase("lab.words.winners", names=listed(named)))
    return found


def course(content: Content) -> list[str]:
    """Length, choice and lead."""
    how = content.course
    found = [
        phrase("lab.words.length", turns=plain_words(how.turns), plies=plain_words(how.plies)),
        phrase("lab.words.branching", choices=plain_words(how.branching)),
        phrase("lab.words.changes", changes=plain_words(how.changes), behind=plain_words(how.comeback)),
    ]
    if how.leaders:
        half = how.leaders[(len(how.leaders) - 1) // 2]
        values = {"share": share_words(half.found), "fair": percent(half.expected), "number": half.key}
        found.append(phrase(f"lab.words.leader-{content.stages}", **values))
    if how.from_behind is not None:
        found.append(phrase("lab.words.from-behind", share=share_words(how.from_behind)))
    return found


def never(content: Content) -> list[str]:
    if not content.unused:
        return [phrase("lab.words.all-used")]
    shown = content.unused[: 2 * MOST]
    more = phrase("lab.words.more", number=len(content.unused) - len(shown)) if len(content.unused) > len(shown) else ""
    return [phrase("lab.words.unused", number=len(content.unused), names=listed(shown) + more)]


def calm(content: Content) -> str:
    """How many claims were looked at, so that nobody takes the loudest of many for news."""
    claims = [finding for finding in content.findings if finding.tested and finding.sure]
    loud = sum(finding.loud for finding in claims)
    return phrase("lab.words.calm", claims=len(claims), loud=loud)


def sure(content: Content) -> str:
    """How small a difference could have been found."""
    about = next((about for about in ("factions", "seats") if content.of(about, "ahead")), "")
    errors = sorted(finding.found.error for finding in content.of(about, "ahead") if finding.sure) if about else []
    if not errors:
        return phrase("lab.words.few-games")
    reach = float(special.ndtri(1 - LEVEL / 2 / len(errors)) + special.ndtri(POWER))
    return phrase("lab.words.sure", what=phrase(f"lab.one.{about}"), points=number(reach * errors[len(errors) // 2]))


def agreements(content: Content, other: Content) -> list[str]:
    """Where the games of a report and other games agree."""
    told = []
    for part in beside(content, other):
        if part.alike is None:
            continue
        sure = "agree" if part.alike.low > 0 else "differ" if part.alike.high < 0 else "unclear"
        values = {"low": number2(part.alike.low), "high": number2(part.alike.high), "number": len(part.pairs)}
        what = phrase(f"lab.beside.{part.about}")
        told.append(phrase(f"lab.beside.{sure}", what=what, alike=number2(part.alike.value), **values))
    return told


def number2(value: float) -> str:
    """A number with two digits behind the point."""
    return written(f"{round(value, 2) + 0.0:.2f}").replace("-", "−")
