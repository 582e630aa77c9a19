"""Verdicts: what is said about one turn of a game, as plain data that a file or a database can keep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from terrae.analysis.reasons import Reason, read_reason, reasons
from terrae.analysis.turns import PlayedTurn
from terrae.bots.judging import Judgement
from terrae.core.moves import Move

CLAIM = 3.0  # points that one of the quick looks must find lost before anybody looks harder
MARK = 3.0  # points lost that are called a mistake
GOOD = 1.0  # points that a turn may lose and still count as well played


@dataclass(frozen=True)
class Verdict:
    """A turn that was played, beside the best that was found; points are those the seat may expect in the end."""

    number: int  # of the turn in its game, from 0
    before: int  # the ply before it
    after: int
    seat: int
    round: int
    expected: float  # with the best turn
    loss: float  # of what was played
    doubt: float  # the most that any look says was lost
    depth: str  # how hard somebody looked
    played: list[str]  # moves
    better: list[str] = field(default_factory=list)
    line: list[list[str]] = field(default_factory=list)  # the better turn and what would follow in this round
    reasons: list[Reason] = field(default_factory=list)
    borne: float | None = None  # of the loss, what the seat could expect less at its next turn; None: nothing tells

    @property
    def sure(self) -> float:
        """What was lost, as far as the next turn bears it out."""
        return self.loss if self.borne is None else self.borne

    @property
    def doubtful(self) -> bool:
        """Is it called a mistake, though the next turn says nothing of the kind?"""
        return self.marked and self.sure < MARK

    @property
    def marked(self) -> bool:
        """Is it called a mistake? Only what was looked at hard is."""
        return self.depth == "full" and self.loss >= MARK

    @property
    def claimed(self) -> bool:
        """Does it want a harder look?"""
        return self.depth != "full" and self.doubt >= CLAIM

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number,
            "before": self.before,
            "after": self.after,
            "seat": self.seat,
            "round": self.round,
            "expected": self.expected,
            "loss": self.loss,
            "doubt": self.doubt,
            "depth": self.depth,
            "played": self.played,
            "better": self.better,
            "line": self.line,
            "reasons": [reason.data() for reason in self.reasons],
        }


def read_verdict(data: Mapping[str, Any]) -> Verdict:
    """A verdict from plain data."""
    return Verdict(**{**data, "reasons": [read_reason(reason) for reason in data["reasons"]]})


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


def verdict(number: int, turn: PlayedTurn, judgement: Judgement, depth: str) -> Verdict:
    """What a judgement says about a turn that was played."""
    best, played = judgement.best, judgement.played
    assert played is not None
    found = Verdict(
        number=number,
        before=turn.before,
        after=turn.after,
        seat=turn.seat,
        round=turn.round,
        expected=round(best.points, 2),
        loss=round(judgement.loss, 2),
        doubt=round(judgement.doubt, 2),
        depth=depth,
        played=texts(turn.moves),
    )
    if best is played or not judgement.loss:
        return found
    return Verdict(
        **{
            **vars(found),
            "better": texts(best.moves),
            "line": [texts(moves) for moves in best.turns],
            "reasons": reasons(best, played),
        }
    )
