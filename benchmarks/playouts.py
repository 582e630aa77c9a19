"""How fast the engine is, beside a peer, in one run on one core.

python -m benchmarks.playouts [--json] [--rounds 7] [--cost]

Random play with four seats, driven from Python: legal moves, a uniformly random one, play. A decision counts if it has
two legal moves or more, for every engine alike. Builds and the peer take turns for several rounds; what is printed is
the best round, which is the one least disturbed by the rest of the machine, and the median beside it. `--cost` adds how
the cost grows with seats and rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tools import compiled

from benchmarks.workers import PEER, TITLES

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ("compiled", "interpreted")
BARS = {
    "terra-nova": {"compiled": 30.0, "interpreted": 3.0, "copy": 60.0, "bytes": 2500.0},
    "terra-mystica": {"compiled": 15.0},
    "terra-nova-2006": {"compiled": 15.0},
    "terramara": {"compiled": 15.0},
}
ROUNDS = {"terra-nova": 5, "terra-mystica": 6}


class Worker:
    """A process that measures one build and answers one line of JSON for each line it is asked."""

    def __init__(
        self, kind: str, path: str | None, *, module: str = "benchmarks.workers", more: list[str] | None = None
    ) -> None:
        environment = dict(os.environ)
        if path:
            environment["PYTHONPATH"] = path
        command = [sys.executable, "-m", module, kind, *(more or [])]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, **pipes)

    def ask(self, **question: object) -> dict[str, float]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the benchmark of {self.process.args!r} failed; see above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        self.process.communicate()


def merge(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of several rounds, and the median of what matters most."""
    best = {key: min(one[key] for one in rounds) for key in rounds[0] if key != "games_per_second"}
    best["games_per_second"] = max(one["games_per_second"] for one in rounds)
    best["us_per_decision_median"] = statistics.median(one["us_per_decision"] for one in rounds)
    return {key: round(value, 4) for key, value in best.items()}


def measure(rounds: int, console: Console, cost: bool) -> dict[str, Any]:
    """All numbers, in the shape that is printed as JSON."""
    paths = {"compiled": str(compiled.build()), "interpreted": str(ROOT / "src")}
    peer = Worker(PEER, None)
    workers = {(title, build): Worker(title, paths[build]) for title in TITLES for build in BUILDS}
    for (_, build), worker in workers.items():
        if bool(worker.ask(what="build")["compiled"]) != (build == "compiled"):
            raise SystemExit(f"the {build} build was not found where it should be")
    theirs: list[dict[str, float]] = []
    ours: dict[tuple[str, str], list[dict[str, float]]] = {key: [] for key in workers}
    with console.status("measuring") as status:
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}: {PEER}")
            theirs.append(peer.ask(what="play", seats=4))
            for key, worker in workers.items():
                status.update(f"round {number + 1} of {rounds}: {', '.join(key)}")
                ours[key].append(worker.ask(what="play", seats=4))
        results: dict[str, Any] = {PEER: merge(theirs)}
        for title in TITLES:
            results[title] = {build: merge(ours[title, build]) for build in BUILDS}
            if cost and title in ROUNDS:
                status.update(f"how the cost grows: {title}")
                results[title]["cost"] = {
                    build: growth(workers[title, build], rounds, ROUNDS[title]) for build in BUILDS
                }
    for worker in (peer, *workers.values()):
        worker.close()
    return results


def growth(worker: Worker, times: int, rounds: int) -> dict[str, Any]:
    """Microseconds a decision by seats, and for games cut after each round."""
    by_seats: dict[str, float] = {}
    by_round: dict[str, float] = {}
    for seats in (2, 3, 4):
        answers = [worker.ask(what="play", seats=seats)["us_per_decision"] for _ in range(times)]
        by_seats[str(seats)] = round(min(answers), 4)
    for last in range(1, rounds + 1):
        answers = [worker.ask(what="cut", round=last)["us_per_decision"] for _ in range(times)]
        by_round[str(last)] = round(min(answers), 4)
    return {"seats": by_seats, "rounds": by_round}


def ratios(results: dict[str, Any], title: str) -> dict[str, float]:
    """How many times cheaper than the peer."""
    peer, ours = results[PEER], results[title]
    return {
        "compiled": peer["us_per_decision"] / ours["compiled"]["us_per_decision"],
        "inside": peer["us_per_decision"] / ours["compiled"]["us_per_decision_inside"],
        "interpreted": peer["us_per_decision"] / ours["interpreted"]["us_per_decision"],
        "copy": peer["copy_us"] / ours["compiled"]["copy_us"],
        "bytes": ours["compiled"]["bytes_per_state"],
    }


def show(results: dict[str, Any], console: Console) -> None:
    """The numbers as a table, with the bars they must clear."""
    table = Table(title="Random play with four seats, one core: best round, median in brackets")
    heads = ("us a decision", "inside a loop", "us a game", "games/s", "copy, us", "bytes", "times fewer us")
    for head in ("", *heads):
        table.add_column(head, justify="left" if not head else "right")
    rows = [(PEER, results[PEER], 1.0)]
    rows += [(f"{it}, {build}", results[it][build], ratios(results, it)[build]) for it in TITLES for build in BUILDS]
    for name, numbers, ratio in rows:
        inside = numbers.get("us_per_decision_inside")
        table.add_row(
            name,
            f"{numbers['us_per_decision']:.2f} [{numbers['us_per_decision_median']:.2f}]",
            "-" if inside is None else f"{inside:.2f}",
            f"{numbers['us_per_game']:.0f}",
            f"{numbers['games_per_second']:.0f}",
            f"{numbers['copy_us']:.2f}",
            f"{numbers['bytes_per_state']:.0f}",
            f"{ratio:.1f}",
        )
    console.print(table)
    for title in TITLES:
        times = ratios(results, title)
        for name, bar in BARS[title].items():
            met = times[name] < bar if name == "bytes" else times[name] >= bar
            sign = "under" if name == "bytes" else "at least"
            console.print(f"{title}, {name}: {times[name]:.1f}, {sign} {bar:g} wanted: {'met' if met else 'NOT met'}")
        console.print(f"{title}, inside a compiled playout loop: {times['inside']:.1f} times fewer than {PEER}")
        for build, grown in results[title].get("cost", {}).items():
            for by, numbers in grown.items():
                line = ", ".join(f"{key}: {value:.2f}" for key, value in numbers.items())
                console.print(f"{title}, {build}, us a decision by {by}: {line}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, beside a peer.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=7, help="how often each build is measured")
    parser.add_argument("--cost", action="store_true", help="also how the cost grows with seats and rounds")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    results = measure(max(1, arguments.rounds), Console(stderr=True), arguments.cost)
    if arguments.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, Console(width=120))


if __name__ == "__main__":
    main()
