"""How fast recorded games of Terra Mystica are replayed and checked, beside a peer's decisions in the same run.

python -m benchmarks.ledgers          the table, with the bars it must clear
python -m benchmarks.ledgers --json   the same numbers as JSON
python -m benchmarks.ledgers --games DIR   ledgers of a folder instead of those that come with the tests

A game is read and imported first. What is measured is playing its moves from the first to the last, each one looked for
among the legal moves as an import does, and once more trusting them; the time is divided by the site's commands.

Then the command itself, `terrae replay --check FILE...`, in one process: with all files once, and with all files many
times. The difference is what files cost when the program runs; the rest is its start. Processor time throughout.
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
from typing import Any

from rich.console import Console
from rich.table import Table
from tools import compiled

from benchmarks.playouts import ROOT, Worker
from benchmarks.workers import PEER, is_compiled

GAMES = ROOT / "tests" / "terra_mystica" / "ledgers"
ENDINGS = ("*.tsv", "*.txt")
BAR = 10.0  # times fewer microseconds a command than the peer needs for a decision
CHECKS_BAR = 160.0  # games a second with `terrae replay --check`: 25 times what the site's own engine does
PASSES = 5  # over all files, in one process
ROUND_SECONDS = 0.5


def ledgers(folder: Path) -> list[Path]:
    """The recorded games of a folder."""
    return sorted(path for ending in ENDINGS for path in folder.glob(ending))


class Replays:
    """Recorded games, as moves ready to be played."""

    def __init__(self, folder: Path) -> None:
        from terrae.games.terra_mystica import GAME
        from terrae.games.terra_mystica.snellman import SNELLMAN, commands_of

        self.game = GAME
        self.compiled = is_compiled()
        self.games: list[tuple[Any, list[Any]]] = []
        self.commands = 0
        self.moves = 0
        for path in ledgers(folder):
            text = path.read_text(encoding="utf-8")
            reading = SNELLMAN.read(text)
            if reading.match is None or reading.mismatch is not None:
                raise SystemExit(f"{path}: {reading.mismatch}")
            self.games.append((reading.match.setting, reading.match.log))
            self.commands += commands_of(text)
            self.moves += reading.match.ply

    def answer(self, question: dict[str, Any]) -> dict[str, float]:
        if question["what"] == "build":
            return {"compiled": float(self.compiled)}
        return {
            "us_per_command": self.measure(self.check),
            "us_per_command_trusted": self.measure(self.trust),
            "commands": self.commands,
            "games": len(self.games),
            "moves_per_command": self.moves / self.commands,
        }

    def measure(self, replay: Any) -> float:
        """Microseconds a command: all games, again and again for a while, the best pass."""
        best, begin = float("inf"), time.process_time()
        while time.process_time() - begin < ROUND_SECONDS:
            seconds = 0.0
            for setting, log in self.games:
                state = self.game.start(setting)
                start = time.process_time()
                replay(state, log)
                seconds += time.process_time() - start
            best = min(best, seconds)
        return best / self.commands * 1e6

    def check(self, state: Any, log: list[Any]) -> None:
        for entry in log:
            if entry.move not in state.moves_of(entry.seat):
                raise SystemExit(f"{entry.move} is not legal")
            state.play(entry.move, entry.seat)

    def trust(self, state: Any, log: list[Any]) -> None:
        for entry in log:
            state.play(entry.move, entry.seat)


def checking(build: Path, files: list[Path]) -> float:
    """Seconds of the processor that the command takes for these files."""
    before = os.times()
    command = [sys.executable, "-m", "terrae", "replay", "--check", *map(str, files)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(build)}, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def measure(folder: Path, rounds: int, console: Console) -> dict[str, Any]:
    """The peer and the engine in turn; the best of all rounds."""
    build, files = compiled.build(), ledgers(folder)
    engine = Worker("ledgers", str(build), module="benchmarks.ledgers", more=[str(folder)])
    peer = Worker(PEER, None)
    if not engine.ask(what="build")["compiled"]:
        raise SystemExit("the compiled build was not found where it should be")
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    one: list[float] = []
    once: list[float] = []
    often: list[float] = []
    with console.status("measuring") as status:
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}")
            theirs.append(peer.ask(what="play", seats=4))
            ours.append(engine.ask(what="replay"))
            one.append(checking(build, files[:1]))
            once.append(checking(build, files))
            often.append(checking(build, files * PASSES))
    for worker in (engine, peer):
        worker.close()
    best = {key: min(one[key] for one in ours) for key in ours[0]}
    best["us_per_command_median"] = statistics.median(replay["us_per_command"] for replay in ours)
    best["start_seconds"] = min(one)
    best["games_per_second"] = (PASSES - 1) * len(files) / (min(often) - min(once))
    best["games_per_second_at_first"] = (len(files) - 1) / (min(once) - min(one))
    best["us_per_command_checked"] = 1e6 * len(files) / best["games_per_second"] / best["commands"]
    decisions = [play["us_per_decision"] for play in theirs]
    return {
        "terrae": {key: round(value, 4) for key, value in best.items()},
        PEER: {"us_per_decision": round(min(decisions), 4), "us_per_decision_median": statistics.median(decisions)},
    }


def show(results: dict[str, Any], console: Console) -> None:
    """The numbers as a table, with the bar."""
    ours, theirs = results["terrae"], results[PEER]
    table = Table(title=f"{ours['games']:.0f} recorded games, {ours['commands']:.0f} commands, one core: best round")
    table.add_column("")
    table.add_column("us", justify="right")
    table.add_column("times fewer", justify="right")
    peer = theirs["us_per_decision"]
    table.add_row(f"{PEER}, a decision", f"{peer:.2f}", "1.0")
    for name, key in (
        ("a command", "us_per_command"),
        ("a command, moves trusted", "us_per_command_trusted"),
        ("a command of a file that is checked", "us_per_command_checked"),
    ):
        table.add_row(f"terrae, {name}", f"{ours[key]:.2f}", f"{peer / ours[key]:.1f}")
    console.print(table)
    times, pace = peer / ours["us_per_command"], ours["games_per_second"]
    console.print(f"{times:.1f} times fewer, at least {BAR:g} wanted: {'met' if times >= BAR else 'NOT met'}")
    console.print(
        f"`terrae replay --check`: {pace:.0f} games a second ({ours['games_per_second_at_first']:.0f} when each is the"
        f" first of its kind), after a start of {ours['start_seconds']:.2f} s with the first file;"
        f" {ours['us_per_command_checked'] / ours['us_per_command']:.1f} times what the moves alone cost."
        f" At least {CHECKS_BAR:g} wanted: {'met' if pace >= CHECKS_BAR else 'NOT met'}"
    )


def main() -> None:
    if sys.argv[1:2] == ["ledgers"]:  # the process that is measured
        replays = Replays(Path(sys.argv[2]))
        for line in sys.stdin:
            print(json.dumps(replays.answer(json.loads(line))), flush=True)
        return
    parser = argparse.ArgumentParser(description="How fast recorded games are replayed, beside a peer.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured")
    parser.add_argument("--games", type=Path, default=GAMES, help="a folder with ledgers")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    results = measure(arguments.games.resolve(), max(1, arguments.rounds), Console(stderr=True))
    if arguments.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, Console(width=120))


if __name__ == "__main__":
    main()
