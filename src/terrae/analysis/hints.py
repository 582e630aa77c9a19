"""Advice during a game: the best turns that are seen, what they bring, and the plan behind them; and how good the last
turn was."""

from __future__ import annotations

from typing import Any

from terrae.analysis.calibration import corrected
from terrae.analysis.reasons import Reason, explained, reasons, said
from terrae.analysis.telling import Told, tell_line, told
from terrae.analysis.verdicts import GOOD, MARK, Verdict, texts
from terrae.bots.judging import Judge, Prospect, judge_for
from terrae.core.match import Match

MOST = 3  # turns that are advised
MOST_GAINS = 3  # told of each


def advise(match: Match, seat: int, depth: str) -> dict[str, Any]:
    """The best turns of a seat that is about to begin one, as plain data; none if it is asked something else."""
    judge = judge_for(match.game, depth, "advice")
    if match.over or not judge.begins_turn(match.state, seat):
        return {"turns": []}
    prospects = judge.judge(match.state, seat).prospects
    found = sorted(different(prospects)[:MOST], key=lambda it: behind(it, prospects[0]))
    return {"turns": [shown(match, judge, seat, prospect, found) for prospect in found]}


def different(prospects: list[Prospect]) -> list[Prospect]:
    """Turns that begin different rounds: what begins alike, and the same turns in another order, is told once if there
    is anything else. How a turn goes on (which goods, which path) makes it no other."""
    found: dict[frozenset[str], Prospect] = {}
    for prospect in prospects:
        found.setdefault(frozenset(moves[0].text for moves in prospect.turns if moves), prospect)
    return [*found.values(), *(prospect for prospect in prospects if prospect not in found.values())]


def shown(match: Match, judge: Judge, seat: int, prospect: Prospect, others: list[Prospect]) -> dict[str, Any]:
    """One turn: in words, with its moves, the points it leads to and why; the best is compared with the next one."""
    game, best, first = match.game, others[0], prospect is others[0]
    turn = told(match, match.state, seat, texts(prospect.moves))
    line = [texts(moves) for moves in prospect.turns]
    against = others[1] if first and len(others) > 1 else best
    short = behind(prospect, best)
    why = explained(game.name, reasons(prospect, against)) if against is not prospect else ""
    return {
        "text": turn.text,
        "parts": turn.parts,
        "moves": texts(prospect.moves),
        "points": round(corrected(game.name, game.round_of(match.state), best.points - short), 1),
        "behind": round(max(0.0, short), 1),
        "gains": gains(game.name, prospect),
        "why": why,
        "plan": [step.text for step in following(match, judge, seat, line)],
    }


def behind(prospect: Prospect, best: Prospect) -> float:
    """How many points a turn gives away beside the best."""
    return best.points - prospect.points if prospect.behind is None else prospect.behind


def gains(title: str, prospect: Prospect) -> list[str]:
    """What a turn and the rest of its round bring at once, the most first."""
    sources: dict[str, float] = {}
    for gain in prospect.gains:
        if gain.round:
            sources[gain.what] = sources.get(gain.what, 0.0) + gain.points
    ranked = sorted(sources.items(), key=lambda item: -abs(item[1]))[:MOST_GAINS]
    return [said(title, Reason(what, False, points)) for what, points in ranked]


def following(match: Match, judge: Judge, seat: int, line: list[list[str]]) -> list[Told]:
    """What comes after the turn itself in this round."""
    return tell_line(match, judge, match.state, seat, line)[1:]


def grade(verdict: Verdict) -> str:
    """How good a turn was, in a word: `best`, `good`, `fair` or `costly`."""
    if not verdict.loss:
        return "best"
    return "good" if verdict.loss < GOOD else "fair" if verdict.loss < MARK else "costly"
