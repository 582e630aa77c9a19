"""The parts of a page that shows a study, and a page of its own made of them: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from terrae.analysis.openings import openings
from terrae.analysis.picture import board
from terrae.analysis.reasons import explained, signed
from terrae.analysis.study import Judged, Study
from terrae.analysis.telling import Case, case
from terrae.analysis.verdicts import Verdict
from terrae.core.languages import current
from terrae.core.match import Match
from terrae.core.wording import phrase
from terrae.draw import charts
from terrae.draw.markup import disc, icon, symbols
from terrae.draw.standalone import COMMENT, needed, styles

SHEETS = ("tokens", "parts", "board", "panels", "choices", "bands", "charts")
STYLE = Path(__file__).parent / "styles" / "analysis.css"


def own_style() -> str:
    """The style sheet of these parts."""
    return COMMENT.sub("", STYLE.read_text(encoding="utf-8")).lstrip()


def graph(study: Study, own: int | None = None) -> str:
    """What every seat could expect, over time; the costliest turns are numbered on it."""
    if not study.verdicts:
        return ""
    series = [
        charts.Series(judged.colour, judged.name, study.expected[judged.seat], judged.seat == own)
        for judged in study.seats
    ]
    moments = [(it.after, it.seat) for it in study.costliest()]
    return charts.course(series, study.times, study.rounds, moments)


def accuracy(study: Study, own: int | None = None) -> str:
    """How well each seat played."""
    rows = "".join(
        f'<tr{own_row(judged, own)}><th scope="row">{disc(judged.colour, str(judged.seat + 1))}'
        f"<b>{escape(judged.name)}</b></th>"
        f'<td class="share">{charts.bar(judged.accuracy, 100, judged.colour)}</td><td><b>{judged.accuracy} %</b></td>'
        f"<td>{escape(lost(judged))}</td></tr>"
        for judged in study.seats
    )
    heads = "".join(
        f'<th scope="col">{escape(phrase(f"analysis.head-{name}"))}</th>' for name in ("seat", "share", "good", "lost")
    )
    return f'<table class="accuracy"><thead class="sr"><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def beginnings(match: Match, study: Study) -> str:
    """How each seat opened, beside what usually works; nothing where nothing is known."""
    rows = "".join(f"<li>{whose(study, seat)} {escape(text)}</span></li>" for seat, text in openings(match))
    return f'<ul class="beginnings">{rows}</ul>' if rows else ""


def whose(study: Study, seat: int | None) -> str:
    """Of whom something is told: a seat, or the table."""
    if seat is None:
        return f"{icon('i-chart', 20)}<span><b>{escape(phrase('analysis.all-seats'))}</b>"
    judged = study.seats[seat]
    return f"{disc(judged.colour, str(seat + 1))}<span><b>{escape(judged.name)}</b>"


def own_row(judged: Judged, own: int | None) -> str:
    return ' class="own"' if judged.seat == own else ""


def lost(judged: Judged) -> str:
    """What mistakes cost a seat."""
    return phrase("analysis.lost", points=signed(-judged.lost), turns=judged.turns)


def numbers(study: Study) -> str:
    """The graph as a table, for whoever does not see it: at the end of each round."""
    heads = "".join(f'<th scope="col">{escape(judged.name)}</th>' for judged in study.seats)
    ends = study.rounds or [(study.times[-1], phrase("analysis.end"))] if study.times else []
    rows = ""
    for ply, name in ends:
        at = max((place for place, time in enumerate(study.times) if time <= ply), default=0)
        cells = "".join(f"<td>{series[at]:.0f}</td>" for series in study.expected)
        rows += f'<tr><th scope="row">{escape(phrase("analysis.after-round", round=name))}</th>{cells}</tr>'
    return (
        f'<div class="sr"><table><caption>{escape(phrase("analysis.expected"))}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def when(told: Case) -> str:
    """Where in the game a turn was played."""
    verdict = told.verdict
    key = "analysis.when" if verdict.round else "analysis.when-move"
    return phrase(key, round=verdict.round, ply=verdict.before + 1)


def turn(told: Case, study: Study, number: int, title: str) -> str:
    """A costly turn in a list: what was played, what was better, and why."""
    verdict = told.verdict
    seat = study.seats[verdict.seat]
    return (
        f'<span class="tag" aria-hidden="true">{number}</span><span class="what"><span class="when">'
        f"{disc(seat.colour, str(seat.seat + 1))}{escape(seat.name)}, {escape(when(told))}</span>"
        f'<span class="turns"><s>{escape(told.played.text)}</s>{icon("i-right", 13)}'
        f'<span class="sr">{escape(phrase("analysis.instead"))} </span><b>{escape(told.better.text)}</b></span>'
        f'<span class="why">{escape(why(title, verdict))}</span></span>'
        f'<span class="loss">{escape(signed(-verdict.loss))}{icon("r-points", 15)}</span>'
    )


def why(title: str, verdict: Verdict) -> str:
    """Why another turn was better; and whether the next turn raises doubts about that."""
    told = [explained(title, verdict.reasons), phrase("analysis.doubtful") if verdict.doubtful else ""]
    return " ".join(part for part in told if part)


def line(told: Case, study: Study) -> str:
    """The better line of a turn, step by step; a line of one turn says nothing new."""
    if len(told.line) < 2:
        return ""
    seat = study.seats[told.verdict.seat]
    steps = "".join(
        f"<li>{disc(seat.colour, str(seat.seat + 1))}<span>{escape(step.text)}</span></li>" for step in told.line
    )
    return (
        f'<section class="panel better-line"><header class="panel-head"><h3>{escape(phrase("analysis.line"))}</h3>'
        f"<span>{escape(phrase('analysis.line-about'))}</span></header><ol>{steps}</ol></section>"
    )


def cases(match: Match, study: Study) -> list[Case]:
    """The costliest turns in words."""
    return [case(match, verdict) for verdict in study.costliest()]


def page(match: Match, study: Study, theme: str | None = None) -> str:
    """The whole study as one file."""
    told = cases(match, study)
    shown = "".join(section(match, study, it, number) for number, it in enumerate(told, 1))
    begun = beginnings(match, study)
    drawn = f'<div class="chart-room">{graph(study)}</div>'
    nothing = "" if told else f'<p class="nothing">{escape(phrase("analysis.nothing"))}</p>'
    body = (
        f'<header class="top-line"><h1>{escape(match.game.title)}</h1>'
        f"<p>{escape(phrase('analysis.about', moves=match.ply))}</p></header>"
        f'<main class="study"><div class="study-top">{panel("expected", drawn + numbers(study))}'
        f"<div>{panel('accuracy', accuracy(study))}{panel('openings', begun) if begun else ''}</div></div>"
        f"<h2>{escape(phrase('analysis.costly'))}</h2>{nothing}{shown}</main>"
    )
    title = escape(phrase("analysis.page-title", game=match.game.title))
    chosen = f' data-theme="{theme}"' if theme else ""
    return (
        f'<!doctype html>\n<html lang="{current()}"{chosen}>\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{styles(*SHEETS)}{own_style()}</style>\n</head>\n"
        f'<body class="page-study">\n{symbols(needed(body))}\n{body}\n</body>\n</html>\n'
    )


def panel(name: str, inner: str) -> str:
    """A part of the page with its heading."""
    return (
        f'<section class="panel {name}"><header class="panel-head"><h2>{escape(phrase(f"analysis.{name}"))}</h2>'
        f"<span>{escape(phrase(f'analysis.{name}-about'))}</span></header>{inner}</section>"
    )


def section(match: Match, study: Study, told: Case, number: int) -> str:
    """A costly turn with its board."""
    name = f"turn-{number}"
    return (
        f'<section class="case" aria-labelledby="{name}"><h3 class="sr" id="{name}">{escape(when(told))}</h3>'
        f'<div class="case-words"><div class="panel costly-turn">{turn(told, study, number, match.game.name)}</div>'
        f'{line(told, study)}</div><div class="case-board">{board(match, told)}</div></section>'
    )


def data(match: Match, study: Study) -> dict[str, object]:
    """All of it for programs."""
    words: Sequence[Case] = cases(match, study)
    return {
        "game": match.game.name,
        "moves": match.ply,
        "seats": [
            {
                "seat": judged.seat + 1,
                "name": judged.name,
                "player": judged.player,
                "points": judged.points,
                "turns": judged.turns,
                "accuracy": judged.accuracy,
                "lost": round(judged.lost, 2),
            }
            for judged in study.seats
        ],
        "plies": study.times,
        "expected": [[round(value, 1) for value in series] for series in study.expected],
        "turns": [it.data() for it in study.verdicts],
        "costliest": [
            {
                "number": it.verdict.number,
                "played": it.played.text,
                "better": it.better.text,
                "why": why(match.game.name, it.verdict),
                "line": [step.text for step in it.line],
            }
            for it in words
        ],
    }
