"""How long a bot thinks about a turn: CPU milliseconds of every title and level, compiled and interpreted.

python -m benchmarks.thought [--title terra-nova] [--turns 40]

Positions are the beginnings of turns of games of four that `normal` plays, spread over the whole game, without what is
chosen or placed before the first turn; every level, in both builds, plays the same ones to the end of the turn, with
nothing remembered from turns before. Printed are the median, the mean and the most of each, and how many times longer
the plain sources take in the median.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from tools import compiled

from benchmarks.arena import tournament
from benchmarks.workers import TITLES
from terrae.bots import LEVELS, ask_bot, find_bot, play_to_the_end
from terrae.bots.judging import judge_for
from terrae.core.game import find_game
from terrae.core.match import Match

SEATS = 4
GAMES = 2  # whose turns are thought about
CONSOLE = Console()


def beginnings(match: Match) -> list[int]:
    """The plies of a game at which somebody's turn begins."""
    found: list[int] = []
    judge = judge_for(match.game, "quick")
    last = -1
    for ply in range(match.ply):
        again = match.fork(ply)
        seat = again.seats_to_move[0] if again.seats_to_move else -1
        if seat >= 0 and seat != last and judge.begins_turn(again.state, seat) and len(again.moves(seat)) > 1:
            found.append(ply)
        last = seat
    return found


def positions(title: str, turns: int) -> list[Match]:
    """So many beginnings of turns, spread evenly."""
    game = find_game(title)
    found: list[Match] = []
    for number in range(GAMES):
        match = Match(game, game.setting(SEATS, tournament(title, "normal").options), seed=f"thought {number}")
        play_to_the_end(match, [find_bot("normal", game)(f"{number}/{seat}") for seat in range(SEATS)])
        plies = beginnings(match)
        share = turns // GAMES
        found += [match.fork(plies[place * len(plies) // share]) for place in range(share)]
    return found


def thought(match: Match, level: str) -> float:
    """CPU milliseconds of a level for the turn that begins here."""
    seat = match.seats_to_move[0]
    bot = find_bot(level, match.game)("thought")
    trial, began = match.fork(), time.process_time()
    while not trial.over and trial.seats_to_move[0] == seat:
        trial.play(ask_bot(bot, trial.state, seat), seat)
        trial.commit()
    return (time.process_time() - began) * 1000


def measured(title: str, turns: int) -> dict[str, list[float]]:
    """By level, in this build."""
    places = positions(title, turns)
    return {level: [thought(match, level) for match in places] for level in LEVELS}


def by_build(title: str, turns: int, path: Path) -> dict[str, list[float]]:
    """The same in a process that imports the package from a folder."""
    command = [sys.executable, "-m", "benchmarks.thought", "--title", title, "--turns", str(turns), "--here"]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, check=True, env=env, cwd=compiled.ROOT, stdout=subprocess.PIPE, text=True)
    told: dict[str, list[float]] = json.loads(done.stdout)
    return told


def shown(times: list[float]) -> str:
    return f"{statistics.median(times):.1f}, {statistics.mean(times):.1f}, {max(times):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=TITLES)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.turns < GAMES:
        parser.error(f"--turns: at least {GAMES}")
    titles = given.title or TITLES
    if given.here:
        print(json.dumps(measured(titles[0], given.turns)))
        return
    build = compiled.build()
    grid = Grid("title", "level", "compiled", "interpreted", "times", title="CPU ms of a turn: median, mean, most")
    for title in titles:
        CONSOLE.print(f"{title} ...", style="dim")
        fast, plain = (by_build(title, given.turns, path) for path in (build, compiled.ROOT / "src"))
        for level in LEVELS:
            times = statistics.median(plain[level]) / statistics.median(fast[level])
            grid.add_row(title, level, shown(fast[level]), shown(plain[level]), f"{times:.1f}")
    CONSOLE.print(grid)


if __name__ == "__main__":
    main()
