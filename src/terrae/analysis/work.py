"""The work of an analysis: which turns are looked at how hard, in this process or in others.

Every turn gets a quick look; a turn that seems to have lost something is looked at hard before it is called a mistake.
A full analysis looks hard at all of them. What comes out depends on the game and the depth alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from terrae.analysis.turns import PlayedTurn, played_turns
from terrae.analysis.verdicts import Verdict, read_verdict, verdict
from terrae.bots.judging import judge_for
from terrae.core.errors import TerraeError
from terrae.core.match import Match
from terrae.core.record import read, write

QUICK, FULL = "quick", "full"
CHUNK = 6  # turns that are judged in one go by another process


class NothingToAnalyse(TerraeError):
    """A game without a turn that can be judged."""


def turns_of(match: Match) -> list[PlayedTurn]:
    """The turns of a match that can be judged; a match without any, or of a title nobody can judge, is refused."""
    found = played_turns(match, judge_for(match.game, QUICK))
    if not found:
        raise NothingToAnalyse("analysis.no-turns", game=match.game.title)
    return found


def judge_turns(match: Match, numbers: Sequence[int], depth: str) -> Iterator[Verdict]:
    """Judge some of the turns of a match, each by a judge of its own: no verdict depends on another."""
    turns = turns_of(match)
    for number in numbers:
        turn = turns[number]
        judge = judge_for(match.game, depth, f"{number}")
        yield verdict(number, turn, judge.judge(match.at(turn.before), turn.seat, turn.moves), depth)


def spread(count: int) -> list[int]:
    """All turns, so that the first few lie all over the game and the next ones between them.

    >>> spread(6)
    [0, 4, 2, 1, 5, 3]
    """
    digits = max(1, (count - 1).bit_length())
    return sorted(range(count), key=lambda number: f"{number:0{digits}b}"[::-1])


def again(found: Sequence[Verdict], depth: str) -> list[int]:
    """The turns that want a harder look."""
    return [it.number for it in found if it.claimed or (depth == FULL and it.depth != FULL)]


def refined(quick: Verdict, full: Verdict) -> Verdict:
    """A verdict after a harder look: what may be expected stays as the others have it, so that turns compare."""
    return Verdict(**{**vars(full), "expected": quick.expected})


# In one process, or in several


def analyse(
    match: Match, depth: str = QUICK, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[Verdict]:
    """All verdicts about a match, in the order of its turns."""
    tell = progress or (lambda done, of: None)
    count = len(turns_of(match))
    found: dict[int, Verdict] = {}
    for it in judged(match, spread(count), QUICK, workers):
        found[it.number] = it
        tell(len(found), count)
    harder = again(list(found.values()), depth)
    for done, it in enumerate(judged(match, harder, FULL, workers), 1):
        found[it.number] = refined(found[it.number], it)
        tell(count + done, count + len(harder))
    return [found[number] for number in sorted(found)]


def judged(match: Match, numbers: list[int], depth: str, workers: int) -> Iterator[Verdict]:
    """Judge turns here, or in so many other processes; those come in any order."""
    if workers < 2 or len(numbers) <= CHUNK:
        yield from judge_turns(match, numbers, depth)
        return
    game = write(match)
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(judge_text, game, chunk, depth) for chunk in chunks]):
            yield from map(read_verdict, done.result())


def judge_text(game: str, numbers: list[int], depth: str) -> list[dict[str, Any]]:
    """The same for the game of a file, with plain data as answer: what other processes are asked."""
    return [it.data() for it in judge_turns(read(game).match(), numbers, depth)]
