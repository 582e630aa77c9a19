"""An analysis as a page shows it: what is known so far, and one costly turn with its board."""

from __future__ import annotations

from terrae.analysis import page
from terrae.analysis.picture import board
from terrae.analysis.reasons import signed
from terrae.analysis.telling import Case
from terrae.core.wording import phrase
from terrae.server.analyses import Analysis
from terrae.server.answers import CostlyTurn, StudyAnswer, TurnOfStudy
from terrae.server.problems import Problem
from terrae.server.table import Viewer


def answer(found: Analysis, who: Viewer) -> StudyAnswer:
    """All that is known about a game, as pieces of a page."""
    study = found.study()
    own = who.seats[0] - 1 if len(who.seats) == 1 else None
    costly = [found.told(verdict) for verdict in study.costliest()]
    return StudyAnswer(
        done=found.done,
        total=found.total,
        finished=found.finished,
        failed=found.failed,
        graph=page.graph(study, own),
        numbers=page.numbers(study),
        accuracy=page.accuracy(study, own),
        openings=found.openings(study),
        costly=[
            CostlyTurn(
                number=told.verdict.number,
                seat=told.verdict.seat + 1,
                shown=page.turn(told, study, place, found.table.game.name),
            )
            for place, told in enumerate(costly, 1)
        ],
    )


def costly_turn(found: Analysis, number: int) -> TurnOfStudy:
    """One costly turn with the board before it."""
    verdict = next((it for it in found.study().verdicts if it.number == number), None)
    if verdict is None or not verdict.marked:
        raise Problem(404, "no-such-turn", "server.no-such-turn", number=number)
    told = found.told(verdict)
    return TurnOfStudy(
        number=number,
        ply=verdict.before,
        title=page.when(told)[:1].upper() + page.when(told)[1:],
        text=text(found, told),
        board=board(found.table.retold, told),
        line=page.line(told, found.study()),
    )


def text(found: Analysis, told: Case) -> str:
    """What was played and what was better, with what could be expected from each."""
    verdict = told.verdict
    name = found.study().seats[verdict.seat].name
    return phrase(
        "analysis.compared", name=name, played=told.played.text, better=told.better.text, loss=signed(-verdict.loss)
    )
