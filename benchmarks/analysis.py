"""Does the analysis find what it should, what are its expectations worth, and what does it cost?

python -m benchmarks.analysis blunders [TITLE...]      planted mistakes that are found, and good turns that are marked
python -m benchmarks.analysis calibration [TITLE...]   points expected beside points made, by rounds before the end
python -m benchmarks.analysis cost [TITLE...]          CPU-seconds of a quick and of a full analysis

All of them play games of `hard` bots first and keep what came of each in a folder, so that a run that was broken off
goes on where it stopped: --games N (of each title, 100), --first N (the number of the first one; the first ten were
used to correct expectations), --seats N (2), --out FOLDER (build/analysis); `calibration --draw FILE.svg` draws what it
found. Mistakes are planted in the first hundred, or in the first --planted N. What is marked is told twice: all of it,
and what the seat's next turn of the round bears out (the rest is called doubtful).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from terrae.analysis.study import tempered
from terrae.analysis.turns import PlayedTurn, played_turns
from terrae.analysis.work import FULL, QUICK, analyse, judge_turns, refined, turns_of
from terrae.bots import ask_bot, find_bot
from terrae.bots.judging import Judge, judge_for
from terrae.bots.registry import levels_of
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match

LEVEL = "hard"
PLANTED = 3  # in each game
TRIES = 6  # random turns that are looked at for one that is bad enough
COST = 5.0  # points that a planted turn gives away, at least
LONGEST = 60  # moves of a turn
FULLY = 2  # games that are analysed in full as well


def play(game: Game, seats: int, seed: str) -> Match:
    """A game of the bots."""
    match = Match(game, game.setting(seats), seed=seed)
    bots = [find_bot(LEVEL, game)(f"{seed}/{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.seats_to_move[0]
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


def planter(game: Game) -> Judge:
    """Who says what a planted turn costs: one look of the bot, a round ahead and wider than that of any judge."""
    level = levels_of(game.name)[LEVEL]
    assert issubclass(level.kind, Judge)
    settings = {**level.kind.settings, **level.settings}
    if "looks" in settings:
        settings |= {"width": 16, "later": 8, "last": 60, "positions": 40_000, "looks": "1", "tries": 0}
    return level.kind(game, "planter", **settings)


def random_turn(match: Match, turn: PlayedTurn, luck: random.Random) -> Match | None:
    """The game up to a turn, with any legal moves in its place."""
    tried = match.fork(turn.before)
    judge = judge_for(match.game, QUICK)
    for number in range(LONGEST):
        if number and (tried.over or turn.seat not in tried.seats_to_move or judge.begins_turn(tried.state, turn.seat)):
            break
        before = tried.state.copy()
        move = tried.play(luck.choice(tried.moves(turn.seat)), turn.seat)
        if match.game.turn_over(before, tried.state, turn.seat, move) or tried.draw_is_due:
            break
    else:
        return None
    tried.commit()
    return tried


def blunder(match: Match, turn: PlayedTurn, luck: random.Random) -> dict[str, Any] | None:
    """A clearly worse turn in place of one that a bot chose, and what the analysis says about it."""
    judge = planter(match.game)
    for _ in range(TRIES):
        tried = random_turn(match, turn, luck)
        if tried is None:
            continue
        last = played_turns(tried, judge)[-1]
        if last.before != turn.before:
            continue
        cost = judge.judge(tried.at(last.before), last.seat, last.moves).loss
        if cost < COST:
            continue
        number = len(turns_of(tried)) - 1
        quick = found = next(judge_turns(tried, [number], QUICK))
        if quick.claimed:
            found = refined(quick, next(judge_turns(tried, [number], FULL)))
        shown = found
        if found.marked and next_turn(tried, last.seat, number, judge):
            shown = tempered([found, next(judge_turns(tried, [len(turns_of(tried)) - 1], QUICK))])[0]
        return {
            "round": last.round,
            "ply": last.before,
            "cost": cost,
            "quick": quick.loss,
            "doubt": quick.doubt,
            "loss": found.loss,
            "marked": found.marked,
            "borne": shown.marked and not shown.doubtful,
            "played": found.played,
            "better": found.better,
        }
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


def study(title: str, number: int, seats: int, plant: bool) -> dict[str, Any]:
    """One game: its verdicts, its planted mistakes, and the time they took."""
    game = find_game(title)
    seed = f"analysis/{number}"
    match = play(game, seats, seed)
    start = time.process_time()
    verdicts = analyse(match)
    quick = time.process_time() - start
    scores = game.scores(match.state)
    luck = random.Random(seed)
    chosen = luck.sample(turns_of(match), PLANTED if plant else 0)
    planted = [found for turn in chosen if (found := blunder(match, turn, luck)) is not None]
    last = max(it.number for it in verdicts)
    shown = tempered(verdicts)
    return {
        "title": title,
        "seats": seats,
        "game": number,
        "quick": quick,
        "full": 0.0,
        "planted": planted,
        "turns": [
            {
                "round": it.round,
                "left": (last - it.number) / max(1, last),
                "expected": it.expected,
                "real": scores[it.seat],
                "loss": it.loss,
                "marked": it.marked,
                "borne": after.marked and not after.doubtful,
            }
            for it, after in zip(verdicts, shown, strict=True)
        ],
    }


def rows(title: str, first: int, count: int, seats: int, folder: Path, planted: int) -> list[dict[str, Any]]:
    """What came of so many games; those that are missing are played."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{title}-{seats}.jsonl"
    kept = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    known = {row["game"]: row for row in kept}
    wanted = range(first, first + count)
    for number in wanted:
        if number not in known:
            known[number] = study(title, number, seats, plant=number - first < planted)
            with path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(known[number]) + "\n")
    return [known[number] for number in wanted]


def with_full(title: str, found: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """What a full analysis costs, a few games tell."""
    for row in found[:FULLY]:
        if not row["full"]:
            match = play(find_game(title), row["seats"], f"analysis/{row['game']}")
            start = time.process_time()
            analyse(match, FULL)
            row["full"] = time.process_time() - start
            with (folder / f"{title}-{row['seats']}.jsonl").open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
    return found


def blunders(title: str, found: list[dict[str, Any]]) -> None:
    planted = [it for row in found for it in row["planted"]]
    turns = [turn for row in found for turn in row["turns"]]
    hit = sum(it["marked"] for it in planted)
    hit_borne, wrong_borne = sum(it["borne"] for it in planted), sum(turn["borne"] for turn in turns)
    wrong = sum(turn["marked"] for turn in turns)
    missed = sorted(round(it["cost"], 1) for it in planted if not it["marked"])
    print(
        f"{title}: {len(found)} games; planted {len(planted)}, found {hit} ({hit / max(1, len(planted)):.1%}); "
        f"own turns {len(turns)}, marked {wrong} ({wrong / max(1, len(turns)):.1%}); "
        f"borne out by the next turn: found {hit_borne} ({hit_borne / max(1, len(planted)):.1%}), "
        f"marked {wrong_borne} ({wrong_borne / max(1, len(turns)):.1%}); missed: {missed}"
    )


def calibration(title: str, found: list[dict[str, Any]]) -> None:
    by_round: dict[int, list[float]] = defaultdict(list)
    by_left: dict[int, list[float]] = defaultdict(list)
    for row in found:
        for turn in row["turns"]:
            by_round[turn["round"]].append(turn["real"] - turn["expected"])
            by_left[int(turn["left"] * 9.999)].append(turn["real"] - turn["expected"])
    print(f"{title}: {len(found)} games; real minus expected, mean (mean absolute, after taking the mean out)")
    for name, groups in (("round", by_round), ("tenths of the game left", by_left)):
        for key in sorted(groups):
            mean = statistics.fmean(groups[key])
            spread = statistics.fmean(abs(value - mean) for value in groups[key])
            print(f"  {name} {key}: {mean:+.1f} ({spread:.1f}), {len(groups[key])} turns")


def draw(found: dict[str, list[dict[str, Any]]], path: Path) -> None:
    """How far expectations are off, by how much of the game is left, after the mean of each round was taken out."""
    import altair
    import polars

    points = []
    for title, rows_of_title in found.items():
        turns = [turn for row in rows_of_title for turn in row["turns"]]
        groups: dict[int, list[float]] = defaultdict(list)
        for turn in turns:
            groups[turn["round"]].append(turn["real"] - turn["expected"])
        means = {number: statistics.fmean(errors) for number, errors in groups.items()}
        tenths: dict[int, list[float]] = defaultdict(list)
        for turn in turns:
            tenths[int(turn["left"] * 9.999)].append(abs(turn["real"] - turn["expected"] - means[turn["round"]]))
        points += [
            {"title": title, "left": tenth * 10 + 5, "error": statistics.fmean(errors)}
            for tenth, errors in tenths.items()
        ]
    chart = (
        altair.Chart(polars.DataFrame(points), width=560, height=240)
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
    parser.add_argument("what", choices=tellers)
    parser.add_argument("titles", nargs="*", default=games(), metavar="TITLE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/analysis"))
    parser.add_argument("--draw", type=Path, help="calibration: a file that ends in .svg")
    asked = parser.parse_args()
    known: dict[str, list[dict[str, Any]]] = {}
    for title in asked.titles or games():
        found = known[title] = rows(title, asked.first, asked.games, asked.seats, asked.out, asked.planted)
        if asked.what == "cost":
            found = with_full(title, found, asked.out)
        tellers[asked.what](title, found)
    if asked.draw is not None:
        draw(known, asked.draw)


if __name__ == "__main__":
    main()
