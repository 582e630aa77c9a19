"""How fast recorded games of Terra Mystica are replayed, beside a peer's decisions in the same run.

python -m benchmarks.ledgers          the table, with the bar it must clear
python -m benchmarks.ledgers --json   the same numbers as JSON
python -m benchmarks.ledgers --games DIR   ledgers of a folder instead of those that come with the tests

A game is read and imported first. What is measured is playing its moves from the first to the last, each one looked for
among the legal moves as an import does, and once more trusting them; the time is divided by the site's commands.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
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
ROUND_SECONDS = 0.5


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
        for path in sorted(path for ending in ENDINGS for path in folder.glob(ending)):
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


def measure(folder: Path, rounds: int, console: Console) -> dict[str, Any]:
    """The peer and the engine in turn; the best of all rounds."""
    engine = Worker("ledgers", str(compiled.build()), module="benchmarks.ledgers", more=[str(folder)])
    peer = Worker(PEER, None)
    if not engine.ask(what="build")["compiled"]:
        raise SystemExit("the compiled build was not found where it should be")
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    with console.status("measuring") as status:
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}")
            theirs.append(peer.ask(what="play", seats=4))
            ours.append(engine.ask(what="replay"))
    for worker in (engine, peer):
        worker.close()
    best = {key: min(one[key] for one in ours) for key in ours[0]}
    best["us_per_command_median"] = statistics.median(one["us_per_command"] for one in ours)
    decisions = [one["us_per_decision"] for one in theirs]
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
    for name, key in (("a command", "us_per_command"), ("a command, moves trusted", "us_per_command_trusted")):
        table.add_row(f"terrae, {name}", f"{ours[key]:.2f}", f"{peer / ours[key]:.1f}")
    console.print(table)
    times = peer / ours["us_per_command"]
    console.print(f"{times:.1f} times fewer, at least {BAR:g} wanted: {'met' if times >= BAR else 'NOT met'}")


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
