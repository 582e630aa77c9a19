"""Finding puzzles: turns of last rounds that the judge of a title calls clearly best, and that a beginner misses."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from terrae.analysis.reasons import reasons
from terrae.analysis.turns import PlayedTurn, played_turns
from terrae.bots import ask_bot, find_bot, play_to_the_end
from terrae.bots.judging import Judge, Judgement, judge_for
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.record import write
from terrae.core.turns import turn_over
from terrae.puzzles.puzzle import BadPuzzle, Puzzle, check_puzzle

CLEAR = 2.0  # points by which the best turn is better than any other
ALIKE = CLEAR / 2  # points that a turn may give away and still be right
OBVIOUS = 25.0  # a turn that is better by more is no riddle
MISSED = "beginner"  # the level that must not find it
PLAYERS = "easy"  # who plays the games
EACH = 2  # puzzles of one game
LATE = 0.6  # where a game has no rounds, its last part begins here
LAST = 4  # turns of a seat before the end: the earlier ones can be played in any order
FEWEST = 3  # turns that were worth a thought
RIVALS = 3  # turns that may be as good as the answer
# What a last look has more of than a full one, so many times: a turn that is best only for whoever sees little is none.
WIDER = {"width": 4, "last": 4, "branch": 3, "positions": 8, "tries": 2, "tried": 2, "answer_wide": 2, "playouts": 2}


def self_play(game: Game, seed: int) -> Match:
    """A game among bots; how many sit down follows from the seed."""
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    match = Match(game, game.setting(seats), seed=f"puzzle {seed}")
    bots = [find_bot(PLAYERS, game)(f"puzzle {seed}/{seat}") for seat in range(seats)]
    play_to_the_end(match, bots)
    return match


def find_puzzles(match: Match) -> Iterator[Puzzle]:
    """Puzzles from the end of a game, checked by the strongest level at its full depth, and once far beyond it."""
    quick, full = judge_for(match.game, "quick"), judge_for(match.game, "full")
    found = 0
    for turn in last_turns(match, quick):
        state = match.at(turn.before)
        if not is_clear(match.game, quick.judge(state, turn.seat)):
            continue
        judgement = full.judge(state, turn.seat)
        if is_clear(match.game, judgement) and is_missed(match, turn, full):
            puzzle = puzzle_of(match, turn, judgement)
            if not is_whole(puzzle) or not holds(puzzle):
                continue
            yield puzzle
            found += 1
            if found == EACH:
                return


def is_whole(puzzle: Puzzle) -> bool:
    """Can the best turn be played at a table as the judge has thought it, without an answer of others in between?"""
    try:
        check_puzzle(puzzle)
    except BadPuzzle:
        return False
    return True


def wider(game: Game) -> Judge:
    """A judge that sees more than any other, for a single question."""
    kind = judge_for(game, "full").__class__
    full = kind.judging["full"]
    usual = {**kind.settings, **full}
    more = {name: int(usual[name]) * times for name, times in WIDER.items() if name in usual}
    return kind(game, 0, **{**full, **more})


def holds(puzzle: Puzzle) -> bool:
    """Is the answer good for whoever sees much more, and does the judge at the table take whatever else is as good?"""
    game, state, seat = puzzle.game, puzzle.start().state, puzzle.seat
    answer = [game.catalogue.parse(text) for text in puzzle.answer]
    far, table = wider(game), judge_for(game, "full")
    found = far.judge(state, seat, answer)
    assert found.played is not None
    own = found.played.points
    rivals = [it.moves for it in found.prospects if not it.played and it.points > own - ALIKE][:RIVALS]
    return found.loss <= ALIKE and all(
        table.judge(state, seat, moves).loss < ALIKE or far.judge(state, seat, moves).loss >= ALIKE for moves in rivals
    )


def last_turns(match: Match, judge: Judge) -> list[PlayedTurn]:
    """The last turns of each seat in the last round, or those of the last part of a game without rounds."""
    turns = played_turns(match, judge)
    last = max((turn.round for turn in turns), default=0)
    late = [turn for turn in turns if turn.round == last and (last or turn.before >= LATE * match.ply)]
    found: list[PlayedTurn] = []
    for turn in reversed(late):
        if not last or sum(other.seat == turn.seat for other in found) < LAST:
            found.append(turn)
    return found


def is_clear(game: Game, judgement: Judgement) -> bool:
    """Is there one best turn among several, and does it do something?"""
    prospects = judgement.prospects
    if len(prospects) < FEWEST or prospects[0].moves[0].verb.word in game.idle:
        return False
    return CLEAR <= prospects[0].points - max(other.points for other in prospects[1:]) <= OBVIOUS


def is_missed(match: Match, turn: PlayedTurn, judge: Judge) -> bool:
    """Does a weak bot play another turn there, one that gives points away?"""
    tried = match.fork(turn.before)
    bot = find_bot(MISSED, match.game)("puzzle")
    while not turn_over(tried, turn.seat):
        if turn.seat not in tried.seats_to_move:
            return False
        tried.play(ask_bot(bot, tried.state, turn.seat), turn.seat)
    played: list[Move] = [entry.move for entry in tried.draft]
    return judge.judge(match.at(turn.before), turn.seat, played).loss >= ALIKE


def puzzle_of(match: Match, turn: PlayedTurn, judgement: Judgement) -> Puzzle:
    """The position before a turn, and what the judge found."""
    best, second = judgement.prospects[0], max(judgement.prospects[1:], key=lambda one: one.points)
    position = write(match.fork(turn.before))
    return Puzzle(
        game=match.game,
        name=hashlib.blake2b(position.encode(), digest_size=4).hexdigest(),
        seat=turn.seat,
        gap=round(best.points - second.points, 1),
        answer=tuple(move.text for move in best.moves),
        why=tuple(reasons(best, second)),
        position=position,
    )
