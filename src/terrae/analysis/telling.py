"""Turns in words: what was played, and what would have been better, with the parts of the picture they point at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terrae.analysis.verdicts import Verdict
from terrae.bots.judging import Judge, judge_for
from terrae.core.events import Ledger
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.core.story import line, steps

MOST_ANSWERS = 40  # of others within a turn


@dataclass(frozen=True)
class Told:
    """A turn: in words, and the parts of the picture it points at."""

    text: str
    parts: list[str]


@dataclass(frozen=True)
class Case:
    """A turn that cost something: what was played, what was better, and what would have followed in that round."""

    verdict: Verdict
    played: Told
    better: Told
    line: list[Told]


def case(match: Match, verdict: Verdict) -> Case:
    """A verdict in words."""
    state = match.at(verdict.before)
    judge = judge_for(match.game, "quick")
    played = told(match, state, verdict.seat, verdict.played)
    better = told(match, state, verdict.seat, verdict.better) if verdict.better else played
    return Case(verdict, played, better, tell_line(match, judge, state, verdict.seat, verdict.line))


def tell_line(match: Match, judge: Judge, state: State, seat: int, turns: Sequence[Sequence[str]]) -> list[Told]:
    """Turns of one seat in a row, while the others stand still; told as far as they can be played."""
    found: list[Told] = []
    after = judge.alone(state, seat)
    for texts in turns:
        moves = [match.game.catalogue.parse(text) for text in texts]
        found.append(told(match, after, seat, texts))
        following = judge.follow(after, seat, moves)
        if following is None:
            break
        after = following
    return found


def told(match: Match, state: State, seat: int, texts: Sequence[str]) -> Told:
    """The moves of a turn, played on a copy of a position; others answer in between what they must."""
    moves = [match.game.catalogue.parse(text) for text in texts]
    tried = Match(match.game, match.setting, names=match.names, state=state.copy())
    tried.planning = True
    tried.state.ledger = tried.ledger = Ledger()
    for move in moves:
        if not reach(tried, seat, move):
            break
        tried.play(move, seat)
    words = steps(tried, tried.at(0), 0, tried.ply, seat)
    parts = [part for step in words for part in step.at]
    return Told(line(words) or ", ".join(texts), list(dict.fromkeys(parts)))


def reach(tried: Match, seat: int, move: Move) -> bool:
    """Let others answer until a seat may play a move; can it?"""
    for _ in range(MOST_ANSWERS):
        if tried.over or move in tried.moves(seat):
            break
        decision = tried.state.decision
        if decision.seat == seat:
            break
        tried.play(decision.moves(tried.state)[0], decision.seat)
    return not tried.over and move in tried.moves(seat)
