"""A report as one HTML file that stands alone: no server, no script, both themes."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from xml.sax.saxutils import escape

import polars as pl

from terrae.core.languages import current, written
from terrae.core.wording import phrase
from terrae.draw.markup import amounts, disc, symbols
from terrae.draw.standalone import needed, styles
from terrae.lab import plots
from terrae.lab.plots import Bar
from terrae.lab.report.beside import beside
from terrae.lab.report.content import Content
from terrae.lab.report.findings import Finding
from terrae.lab.report.words import agreements, number, paragraphs, percent, signed
from terrae.lab.statistics import Estimate

LOOK = Path(__file__).parent / "styles" / "report.css"
MOST = 26  # rows of a plot; the table below has all
STEPS = 5  # of the colours of pairings
COMMENT = re.compile(r"\s*/\*.*?\*/", re.DOTALL)
FORMS = {"win": ".0%", "seats": ".0%"}  # of axes, by measure; others count points


def page(content: Content, facts: Mapping[str, str], footer: str = "", other: Content | None = None) -> str:
    """The whole report. Facts: what else is to be said about where the games come from, with what it is called; other:
    games to be set beside these."""
    title = phrase("lab.page.title", title=content.game.title, games=content.games)
    told = "".join(f"<p><b>{escape(head)}</b> {escape(text)}</p>" for head, text in paragraphs(content))
    shown = "".join(f"<span>{escape(name)} <b>{escape(value)}</b></span>" for name, value in facts.items())
    body = (
        f'<main class="report"><header class="report-head"><h1>{escape(title)}</h1><div class="facts">{shown}</div>'
        f'</header><section class="in-words"><h2>{say("in-words")}</h2><div>{told}</div></section>'
        f"{''.join(sections(content))}{'' if other is None else beside_section(content, other)}"
        f'<footer class="report-foot"><p>{say("how-to-read")}</p>{footer}</footer></main>'
    )
    sheet = COMMENT.sub("", LOOK.read_text(encoding="utf-8"))
    return (
        f'<!doctype html>\n<html lang="{current()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles('tokens', 'parts')}{sheet}</style>\n</head>\n<body>\n"
        f"{symbols(needed(body))}\n{body}\n</body>\n</html>\n"
    )


def made_with(command: str) -> str:
    """The line that says how a report came about."""
    return f"<p>{say('command')} <code>{escape(command)}</code></p>"


def say(key: str, /, **values: object) -> str:
    return escape(phrase(f"lab.page.{key}", **values))


def sections(content: Content) -> list[str]:
    """Every part of the report that has something in it."""
    found = [grouped(content, about) for about in ("bots", "factions", "seats") if content.of(about)]
    found += [tables(content), used(content)] if content.of("uses") else [tables(content)]
    found += [grouped(content, "openings")] if content.of("openings") else []
    found += [pairings(content), companions(content), sources(content), course(content), unused(content)]
    return [text for text in found if text]


def section(about: str, figures: Sequence[tuple[str, str]], numbers: str = "", more: str = "") -> str:
    """A heading, a sentence, plots with their titles, and the numbers to be opened."""
    drawn = "".join(f"<figure><h3>{escape(title)}</h3>{svg}</figure>" for title, svg in figures)
    plotted = f'<div class="plots">{drawn}</div>' if drawn else ""
    opened = f'<details class="numbers"><summary>{say("numbers")}</summary>{numbers}</details>' if numbers else ""
    return (
        f'<section id="{about}"><h2>{say(f"{about}-title")}</h2><p class="about">{say(f"{about}-about")}</p>'
        f"{more}{plotted}{opened}</section>"
    )


def key_line() -> str:
    """What the marks of intervals mean."""
    marks = (("", "mark-plain"), ("loud", "mark-loud"), ("line", "mark-line"))
    return (
        '<div class="legend">'
        + "".join(f'<span><i class="{kind}"></i>{say(key)}</span>' for kind, key in marks)
        + "</div>"
    )


def bars(found: Sequence[Finding]) -> list[Bar]:
    return [Bar(each.name, each.found.value, each.found.low, each.found.high, each.loud) for each in found[:MOST]]


def interval_plot(found: Sequence[Finding], expected: float | None = None) -> str:
    """The plot of some findings of one measure."""
    form = FORMS.get(found[0].measure, plots.PLAIN_NUMBER)
    line = sum(each.expected for each in found) / len(found) if expected is None else expected
    return plots.intervals(bars(found), form, line)


def grouped(content: Content, about: str) -> str:
    """Win share and points ahead, side by side in the same order."""
    wins = [each for each in content.of(about, "win") if each.sure] or content.of(about, "win")
    if len(wins) > MOST:
        chosen = {each.key for each in loudest(content.of(about, "ahead"))}
        wins = [each for each in wins if each.key in chosen]
    order = {each.key: place for place, each in enumerate(wins)}
    ahead = sorted((each for each in content.of(about, "ahead") if each.key in order), key=lambda each: order[each.key])
    figures = [(say("win-title"), interval_plot(wins)), (say("ahead-title"), interval_plot(ahead))]
    return section(about, figures, table(content, about, ("win", "ahead", "points")), key_line())


def table(content: Content, about: str, measures: Sequence[str]) -> str:
    """The numbers of a section: one row for each thing, a column for each measure, and how often it occurred."""
    rows: dict[str, dict[str, Finding]] = {}
    for each in content.of(about):
        rows.setdefault(each.key, {})[each.measure] = each
    found = []
    for key, known in rows.items():
        first = next(iter(known.values()))
        name = f"{mark(content, key)}{escape(first.name)}{picture(content, key)}"
        counted = next((each.found for each in known.values() if each.measure != "seats"), None)
        if counted is None:  # nothing is told but how many did it
            counted = replace(first.found, count=round(first.found.value * first.found.count))
        found.append((name, [known.get(measure) for measure in measures], counted))
    return rows_table(say(f"{about}-name"), [say(f"{measure}-column") for measure in measures], found)


def rows_table(
    name: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Finding | None], Estimate]],
    counted: str = "count-column",
) -> str:
    """A table: names, numbers with their intervals, and in how many seats and set-ups they were found."""
    heads = [*columns, say(counted), say("clusters-column")]
    head = f"<th>{name}</th>" + "".join(f'<th class="n">{text}</th>' for text in heads)
    body = "".join(
        f"<tr><td>{text}</td>{''.join(cell(each) for each in cells)}"
        f'<td class="n">{written(f"{found.count:,}")}</td><td class="n">{written(f"{found.clusters:,}")}</td></tr>'
        for text, cells, found in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def cell(finding: Finding | None) -> str:
    """A number with its interval."""
    if finding is None:
        return '<td class="n"></td>'
    kind = "n loud" if finding.loud else "n"
    return f'<td class="{kind}"><b>{figure(finding)}</b> <small>{bounds(finding)}</small></td>'


def figure(finding: Finding) -> str:
    value = finding.found.value
    if finding.measure in FORMS:
        return percent(value)
    return number(value) if finding.measure == "points" else signed(value)


def bounds(finding: Finding) -> str:
    found = finding.found
    if not math.isfinite(found.error):
        return say("no-interval")
    shown = [percent(end) if finding.measure in FORMS else number(end) for end in (found.low, found.high)]
    return say("bounds", low=shown[0], high=shown[1])


def mark(content: Content, key: str) -> str:
    """The colour of a faction."""
    colour = content.names.colours.get(key, "")
    return disc(colour) if colour else ""


def picture(content: Content, key: str) -> str:
    """What a tile or card brings, in icons."""
    icons = content.names.icons.get(key.rpartition(" ")[2]) or content.names.icons.get(key.lstrip("+"), [])
    shown = "".join(f"<span>{amounts(effect)}</span>" for effect in icons)
    return f'<span class="tile-icons">{shown}</span>' if shown else ""


def tables(content: Content) -> str:
    """What may lie on the table, and what it does to all seats."""
    found = content.of("setup")
    if not found:
        return ""
    figures = [(say("table-title"), plots.intervals(bars(loudest(found)), plots.PLAIN_NUMBER, 0))]
    return section("setup", figures, table(content, "setup", ("table",)), key_line())


def used(content: Content) -> str:
    """What seats did, and how those fared."""
    ahead = loudest(content.of("uses", "ahead"))
    figures = [(say("uses-ahead-title"), interval_plot(ahead))] if ahead else []
    shares = {each.key: each for each in content.of("uses", "seats")}
    shown = [shares[each.key] for each in ahead if each.key in shares]
    figures += [(say("did-title"), plots.intervals(bars(shown), ".0%"))] if shown else []
    return section("uses", figures, table(content, "uses", ("seats", "win", "ahead", "points")), key_line())


def loudest(found: Sequence[Finding]) -> list[Finding]:
    """As many as a plot holds: those that stand out first, then those that are surest to be off; in order of value."""
    known = [each for each in found if each.sure] or list(found)
    first = sorted(known, key=lambda each: (not each.loud, each.found.p))[:MOST]
    return sorted(first, key=lambda each: -each.found.value)


def pairings(content: Content) -> str:
    """Everybody against everybody."""
    found = content.of("pairings")
    keys = [each.key for each in content.of("factions", "win")]
    if len(keys) < 2 or not found:
        return ""
    sizes = sorted(abs(each.found.value) for each in found if each.sure) or [1.0]
    limit = max(1.0, float(round(sizes[int(0.85 * (len(sizes) - 1))])))
    small = max(0.5, limit / 3)
    near = written(f"{small:.1f}")
    words = [
        say("step-far-below", points=f"{limit:g}"), say("step-below", low=near, high=f"{limit:g}"),
        say("step-near", points=near), say("step-above", low=near, high=f"{limit:g}"),
        say("step-far-above", points=f"{limit:g}"),
    ]  # fmt: skip
    cells: dict[tuple[str, str], tuple[str, bool]] = {}
    for each in found:
        if not each.sure:
            continue
        first, second = each.key.split(" ")
        for pair, value in (((first, second), each.found.value), ((second, first), -each.found.value)):
            step = sum(value > end for end in (-limit, -small, small, limit))
            cells[pair] = words[step], each.loud
    rows = [
        {"row": content.names.side(row), "column": content.names.side(column), "step": step, "loud": loud}
        for row in keys
        for column in keys
        for step, loud in ([cells[row, column]] if (row, column) in cells else [])
    ]
    figures = [(say("gap-title"), plots.squares(pl.DataFrame(rows), words))] if rows else []
    return section("pairings", figures, table(content, "pairings", ("gap",)))


def companions(content: Content) -> str:
    """Factions with what lies on the table."""
    found = loudest(content.of("companions"))
    if not found:
        return ""
    figures = [(say("shift-title"), interval_plot(found))]
    return section("companions", figures, table(content, "companions", ("shift",)), key_line())


def sources(content: Content) -> str:
    """Where points come from."""
    told = content.sources
    figures = [(say("sources-plot"), plots.intervals(bars(told.kinds), plots.PLAIN_NUMBER))]
    if told.rounds["place"].n_unique() > 1:
        figures.append((say("rounds-plot"), plots.stacks(told.rounds, say("points-axis"))))
    if told.winners:
        figures.append((say("winners-plot"), plots.intervals(bars(told.winners), plots.PLAIN_NUMBER, 0)))
    more = {each.key: each for each in told.winners}
    rows = [(escape(each.name), [each, more.get(each.key)], each.found) for each in told.kinds]
    numbers = rows_table(say("sources-name"), [say("points-column"), say("winners-column")], rows)
    return section("sources", figures, numbers)


def course(content: Content) -> str:
    """How games go."""
    how = content.course
    stage = say(f"{content.stages}-axis")
    figures = [
        (say("length-plot"), plots.histogram(how.lengths, say("turns-axis"), say("games-axis"))),
        (say("choices-plot"), plots.bands(how.choices, stage, say("choices-axis"))),
    ]
    if how.leaders:
        rows = pl.DataFrame(
            [
                {"place": int(e.key), "value": e.found.value, "low": e.found.low, "high": e.found.high}
                for e in how.leaders
            ]
        )
        figures.append((say("leaders-plot"), plots.bands(rows, stage, say("share-axis"), ".0%")))
    told: list[tuple[str, Estimate, bool]] = [
        (say("course-turns"), how.turns, False),
        (say("course-plies"), how.plies, False),
        (say("course-branching"), how.branching, False),
        (say("course-changes"), how.changes, False),
        (say("course-comeback"), how.comeback, False),
    ]
    told += [(say("course-from-behind"), how.from_behind, True)] if how.from_behind is not None else []
    told += [(say(f"course-leader-{content.stages}", number=each.key), each.found, True) for each in how.leaders]
    numbers = [
        (name, [Finding("course", name, name, "win" if share else "points", found)], found)
        for name, found, share in told
    ]
    return section("course", figures, rows_table("", [say("value-column")], numbers, "games-column"))


def beside_section(content: Content, other: Content) -> str:
    """These games beside others."""
    names = (say("these-games", games=content.games), say("other-games", games=other.games))
    figures = []
    for part in beside(content, other):
        pairs = part.pairs[:MOST]
        rows = [(bars([first])[0], bars([second])[0]) for first, second in pairs]
        title = say(f"beside-{part.about}")
        figures.append((title, plots.twins(rows, names, FORMS.get(pairs[0][0].measure, plots.PLAIN_NUMBER))))
    told = "".join(f'<p class="about">{escape(text)}</p>' for text in agreements(content, other))
    return section("beside", figures, more=told) if figures else ""


def unused(content: Content) -> str:
    """What nobody ever did."""
    if not content.unused:
        return ""
    chips = "".join(f"<span>{escape(name)}</span>" for name in content.unused)
    return section("unused", [], more=f'<div class="chips">{chips}</div>')
