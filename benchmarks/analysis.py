"""Does the analysis find what it should, what are its expectations worth, and what does it cost?

python -m benchmarks.analysis blunders [TITLE...]      planted mistakes that are found, and good turns that are marked
python -m benchmarks.analysis calibration [TITLE...]   points expected beside points made: fitted on games of even
                                                       numbers, measured on those of odd ones
python -m benchmarks.analysis cost [TITLE...]          CPU-seconds of a quick and of a full analysis

All of them play games of `hard` bots first and keep what came of each in a folder, so that a run that was broken off
goes on where it stopped: --games N (of each title, 100), --first N (the number of the first one; the first ten were
used to correct expectations), --own N (blunders: of so many of these games, not of all, every turn of the bots is
judged), --seats N (2), --out FOLDER (build/analysis); `calibration --draw FILE.svg` draws what it
found.

A planted mistake is a whole legal turn, drawn by lot, in place of the bot's own at plies drawn by lot, which costs five
points or more by a look that is wider than any of the judge's. Good turns are told twice: all that the bots played in
these games (among them what better players would call mistakes), and what the best level plays where a mistake was
looked for. What is marked is told twice, too: all of it, and what the seat's next turn of the round bears out (the rest
is called doubtful).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from terrae.analysis.study import tempered
from terrae.analysis.turns import PlayedTurn
from terrae.analysis.verdicts import Verdict
from terrae.analysis.work import FULL, QUICK, analyse, judge_turns, refined, turns_of
from terrae.bots import ask_bot, find_bot, play_to_the_end
from terrae.bots.judging import Judge, judge_for
from terrae.bots.registry import levels_of
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.nature import Nature
from terrae.core.record import read, write
from terrae.core.turns import turn_over

LEVEL = "hard"
PLANTED = 3  # in each game
TRIES = 6  # random turns that are looked at for one that is bad enough
COST = 5.0  # points that a planted turn gives away, at least
LONGEST = 60  # moves of a turn
SURE = 1.96  # standard errors of a 95 % interval
DONE = "done"  # what ends a turn of which only a window for changing goods is left
FULLY = 2  # games that are analysed in full as well
FIFTHS, TENTHS = 5, 10  # parts of a game


def play(game: Game, seats: int, seed: str) -> Match:
    """A game of the bots."""
    match = Match(game, game.setting(seats), seed=seed)
    bots = [find_bot(LEVEL, game)(f"{seed}/{seat}") for seat in range(seats)]
    play_to_the_end(match, bots)
    return match


def planter(game: Game) -> Judge:
    """Who says what a planted turn costs: one look of the bot, wider than that of any judge.

    It looks a round ahead; at Terra Nova (2006), which has no rounds, it plays on twice as often as a hard look. It
    weighs things as the best level does.
    """
    level, best = levels_of(game.name)[LEVEL], list(levels_of(game.name).values())[-1]
    assert issubclass(level.kind, Judge)
    settings = {**level.kind.settings, **level.settings, "weights": best.settings.get("weights", "")}
    if "looks" in settings:
        settings |= {"width": 16, "later": 8, "last": 60, "positions": 40_000, "looks": "1", "tries": 0}
    else:
        settings |= {**level.kind.judging[FULL], "tried": 16, "playouts": 80}
    return level.kind(game, "planter", **settings)


def in_place(match: Match, turn: PlayedTurn, choose: Callable[[Match], Move]) -> Match | None:
    """The game up to a turn, with another whole turn in its place."""
    tried = match.fork(turn.before)
    for _ in range(LONGEST):
        tried.play(choose(tried), turn.seat)
        if turn_over(tried, turn.seat):
            tried.draw(Nature(f"drawn/{turn.before}"))
            tried.commit()
            if not goes_on(tried, turn.seat):
                return tried if turns_of(tried)[-1].before == turn.before else None
    return None


def goes_on(match: Match, seat: int) -> bool:
    """Is a seat asked for more of its turn after what it has made final, because something was drawn in between?"""
    asked = not match.over and seat in match.seats_to_move
    return asked and not judge_for(match.game, QUICK).begins_turn(match.state, seat)


def random_move(match: Match, seat: int, luck: random.Random) -> Move:
    """Any legal move; whoever has acted and may change goods now is done."""
    moves = match.moves(seat)
    if any(move.verb.word == DONE for move in moves):
        moves = [move for move in moves if move.verb.word not in match.game.asides]
    return luck.choice(moves)


def said(match: Match) -> tuple[Verdict, Verdict]:
    """What a quick analysis says about the last turn of a game: at first, and in the end."""
    number = len(turns_of(match)) - 1
    quick = next(judge_turns(match, [number], QUICK))
    return quick, refined(quick, next(judge_turns(match, [number], FULL))) if quick.claimed else quick


def told(quick: Verdict, found: Verdict) -> dict[str, Any]:
    """The same as it is kept."""
    return {
        "round": found.round,
        "ply": found.before,
        "quick": quick.loss,
        "doubt": quick.doubt,
        "loss": found.loss,
        "marked": found.marked,
        "played": found.played,
        "better": found.better,
    }


def best_turn(match: Match, turn: PlayedTurn) -> dict[str, Any] | None:
    """What the best level plays in place of a turn, and what the analysis says about it."""
    level = list(levels_of(match.game.name))[-1]
    bot = find_bot(level, match.game)(f"best/{turn.before}")
    tried = in_place(match, turn, lambda now: ask_bot(bot, now.state, turn.seat))
    return None if tried is None else told(*said(tried))


def blunder(match: Match, turn: PlayedTurn, luck: random.Random) -> dict[str, Any] | None:
    """A clearly worse turn in place of one that a bot chose, and what the analysis says about it."""
    judge = planter(match.game)
    for _ in range(TRIES):
        tried = in_place(match, turn, lambda now: random_move(now, turn.seat, luck))
        if tried is None:
            continue
        last = turns_of(tried)[-1]
        cost = judge.judge(tried.at(last.before), last.seat, last.moves).loss
        if cost < COST:
            continue
        number = len(turns_of(tried)) - 1
        quick, found = said(tried)
        shown = found
        if found.marked and next_turn(tried, last.seat, number, judge):
            shown = tempered([found, next(judge_turns(tried, [len(turns_of(tried)) - 1], QUICK))])[0]
        return {**told(quick, found), "cost": cost, "borne": shown.marked and not shown.doubtful}
    return None


def next_turn(match: Match, seat: int, number: int, judge: Judge) -> bool:
    """Let the bots go on until a seat has played a turn of the same round after one of a number; is there one?"""
    while play_on(match, seat, judge):
        turns = turns_of(match)
        if turns[-1].seat == seat and len(turns) - 1 > number:
            return True
    return False


def play_on(match: Match, seat: int, judge: Judge) -> bool:
    """Let the bots go on until a seat has ended a turn in the same round, be it one that had begun; has it?"""
    game, now = match.game, match.game.round_of(match.state)
    bots = [find_bot(LEVEL, game)(f"on/{number}") for number in range(match.setting.seats)]
    begun = False
    while not match.over and game.round_of(match.state) == now:
        mover = match.seats_to_move[0]
        if begun and (mover != seat or judge.begins_turn(match.state, seat)):
            return True
        begun = begun or (mover == seat and judge.begins_turn(match.state, seat))
        before = match.state.copy()
        move = match.play(ask_bot(bots[mover], match.state, mover), mover)
        match.commit()
        if begun and mover == seat and game.turn_over(before, match.state, seat, move):
            return True
    return begun


def game_of(title: str, number: int, seats: int) -> dict[str, Any]:
    """One game, as it is kept."""
    return {
        "game": number,
        "seats": seats,
        "record": write(play(find_game(title), seats, seed_of(number))),
        "turns": [],
    }


def study(row: dict[str, Any]) -> dict[str, Any]:
    """What is said about all turns of a game, and the time that took."""
    match = read(row["record"]).match()
    start = time.process_time()
    verdicts = analyse(match)
    quick = time.process_time() - start
    scores = match.game.scores(match.state)
    last = max(it.number for it in verdicts)
    shown = tempered(verdicts)
    return {
        **row,
        "quick": quick,
        "full": 0.0,
        "turns": [
            {
                "round": it.round,
                "left": (last - it.number) / max(1, last),
                "expected": it.expected,
                "real": scores[it.seat],
                "doubt": it.doubt,
                "loss": it.loss,
                "marked": it.marked,
                "borne": after.marked and not after.doubtful,
            }
            for it, after in zip(verdicts, shown, strict=True)
        ],
    }


def plant(row: dict[str, Any]) -> dict[str, Any]:
    """Mistakes planted in a game, and what the best level plays at the same plies."""
    match = read(row["record"]).match()
    luck = random.Random(seed_of(row["game"]))
    chosen = luck.sample(turns_of(match), PLANTED)
    return {
        "game": row["game"],
        "planted": [found for turn in chosen if (found := blunder(match, turn, luck)) is not None],
        "best": [found for turn in chosen if (found := best_turn(match, turn)) is not None],
    }


def seed_of(number: int) -> str:
    return f"analysis/{number}"


class Shelf:
    """What is known of games of a title, in a file of a folder; what is missing is found out."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.known: dict[int, dict[str, Any]] = {row["game"]: row for row in map(json.loads, lines)}

    def get(self, number: int, find: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        if number not in self.known:
            self.put(find())
        return self.known[number]

    def put(self, row: dict[str, Any]) -> None:
        self.known[row["game"]] = row
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def rows(title: str, numbers: range, own: int, seats: int, folder: Path) -> list[dict[str, Any]]:
    """So many games; of the first ones all that is said about their turns."""
    played, studied = Shelf(folder / f"{title}-{seats}-games.jsonl"), Shelf(folder / f"{title}-{seats}.jsonl")
    found = [played.get(number, partial(game_of, title, number, seats)) for number in numbers]
    return [studied.get(row["game"], partial(study, row)) if at < own else row for at, row in enumerate(found)]


def with_planted(title: str, found: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """The same with mistakes planted in them."""
    if not found:
        return found
    shelf = Shelf(folder / f"{title}-{found[0]['seats']}-planted.jsonl")
    return [{**row, **shelf.get(row["game"], partial(plant, row))} for row in found]


def with_full(title: str, found: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """What a full analysis costs, a few games tell."""
    for row in found[:FULLY]:
        if not row["full"]:
            match = read(row["record"]).match()
            start = time.process_time()
            analyse(match, FULL)
            row["full"] = time.process_time() - start
            Shelf(folder / f"{title}-{row['seats']}.jsonl").put(row)
    return found


def share(found: list[bool]) -> str:
    """How many of them, with the 95 % interval of a share (Wilson's)."""
    some, of = sum(found), max(1, len(found))
    part = some / of
    middle, half = part + SURE**2 / (2 * of), SURE * sqrt(part * (1 - part) / of + (SURE / (2 * of)) ** 2)
    low, high = ((middle + side * half) / (1 + SURE**2 / of) for side in (-1, 1))
    return f"{some} of {len(found)} ({part:.1%}; {low:.1%} to {high:.1%})"


def blunders(title: str, found: list[dict[str, Any]]) -> None:
    planted = [it for row in found for it in row["planted"]]
    best = [it for row in found for it in row["best"]]
    turns = [turn for row in found for turn in row["turns"]]
    missed = sorted(round(it["cost"], 1) for it in planted if not it["marked"])
    print(f"{title}: {len(found)} games; planted: found {share([it['marked'] for it in planted])}")
    print(f"  marked of what the best level plays: {share([it['marked'] for it in best])}")
    own = sum(bool(row["turns"]) for row in found)
    print(f"  marked of what these bots played, {own} games: {share([turn['marked'] for turn in turns])}")
    print(f"  borne out: planted {share([it['borne'] for it in planted])}")
    print(f"  borne out: of what these bots played {share([turn['borne'] for turn in turns])}")
    print(f"  missed: {missed}")


def beyond(found: list[dict[str, Any]]) -> dict[int, float]:
    """By round: what came beyond what was expected, in the mean of the games of even numbers."""
    groups: dict[int, list[float]] = defaultdict(list)
    for row in found:
        if row["game"] % 2 == 0:
            for turn in row["turns"]:
                groups[turn["round"]].append(turn["real"] - turn["expected"])
    return {number: statistics.fmean(errors) for number, errors in sorted(groups.items())}


def errors_left(found: list[dict[str, Any]], parts: int) -> list[float]:
    """How far expectations are off in the games of odd numbers, when what those of even numbers say is taken out: mean
    absolute errors by parts of the game, from the first to the last."""
    means = beyond(found)
    groups: list[list[float]] = [[] for _ in range(parts)]
    for row in found:
        if row["game"] % 2:
            for turn in row["turns"]:
                part = min(parts - 1, int((1 - turn["left"]) * parts))
                groups[part].append(abs(turn["real"] - turn["expected"] - means[turn["round"]]))
    return [statistics.fmean(errors) for errors in groups]


def calibration(title: str, found: list[dict[str, Any]]) -> None:
    fitted = ", ".join(f"{number}: {points:+.1f}" for number, points in beyond(found).items())
    print(f"{title}: {len(found)} games; even numbers: points beyond what was expected, by round: {fitted}")
    told = ", ".join(f"{error:.1f}" for error in errors_left(found, FIFTHS))
    print(f"  odd numbers: mean error by fifths of the game, from the first to the last: {told}")


def draw(found: dict[str, list[dict[str, Any]]], path: Path) -> None:
    """The same by tenths of the game, as lines."""
    import altair
    import polars

    points = [
        {"title": find_game(title).title, "left": 100 - (tenth + 0.5) * 100 / TENTHS, "error": error}
        for title, rows_of_title in found.items()
        for tenth, error in enumerate(errors_left(rows_of_title, TENTHS))
    ]
    chart = (
        altair.Chart(
            polars.DataFrame(points), width=560, height=240, padding={"left": 5, "top": 5, "bottom": 5, "right": 25}
        )
        .mark_line(point=True)
        .encode(
            x=altair.X("left:Q", title="per cent of the game left", scale=altair.Scale(reverse=True, domain=[0, 100])),
            y=altair.Y("error:Q", title="mean error of expected points"),
            color=altair.Color("title:N", title=""),
            strokeDash=altair.StrokeDash("title:N", title=""),
        )
    )
    chart.save(str(path))


def cost(title: str, found: list[dict[str, Any]]) -> None:
    turns = [len(row["turns"]) for row in found]
    full = [row["full"] for row in found if row["full"]]
    print(
        f"{title}: {len(found)} games of {statistics.fmean(turns):.0f} turns; CPU-seconds: "
        f"quick {statistics.fmean(row['quick'] for row in found):.1f}"
        + (f", full {statistics.fmean(full):.1f}" if full else "")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tellers = {"blunders": blunders, "calibration": calibration, "cost": cost}
    more = {"blunders": with_planted, "cost": with_full}
    parser.add_argument("what", choices=tellers)
    parser.add_argument("titles", nargs="*", default=games(), metavar="TITLE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--own", type=int, help="blunders: so many games of which all turns of the bots are judged")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/analysis"))
    parser.add_argument("--draw", type=Path, help="calibration: a file that ends in .svg")
    asked = parser.parse_args()
    known: dict[str, list[dict[str, Any]]] = {}
    for title in asked.titles or games():
        numbers = range(asked.first, asked.first + asked.games)
        own = asked.games if asked.own is None else asked.own
        found = known[title] = rows(title, numbers, own, asked.seats, asked.out)
        if asked.what in more:
            found = more[asked.what](title, found, asked.out)
        tellers[asked.what](title, found)
    if asked.draw is not None:
        draw(known, asked.draw)


if __name__ == "__main__":
    main()
