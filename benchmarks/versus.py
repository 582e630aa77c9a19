"""Is this version slower than another one? Both builds take turns, in one run on one core.

python -m benchmarks.versus OTHER [--rounds 7] [--json]

OTHER is the compiled build of another version (its `build/compiled`). Printed are the best rounds of both and their
ratio: playing from Python, playing in a compiled loop, copying, the bytes of a state, and replaying recorded games.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tools import compiled

from benchmarks.ledgers import GAMES
from benchmarks.playouts import Worker
from benchmarks.workers import TITLES

PLAY = {
    "us_per_decision": "decision, driven from Python",
    "us_per_decision_inside": "decision, in a compiled loop",
    "copy_us": "copy",
    "bytes_per_state": "bytes of a state",
}
REPLAY = {"us_per_command": "command of a ledger", "us_per_command_trusted": "command of a ledger, moves trusted"}
LEDGERS = "ledgers"
BAR = 1.05


def measure(paths: dict[str, str], rounds: int, console: Console) -> dict[str, Any]:
    """For each title the best numbers of each version."""
    subjects = (*TITLES, LEDGERS)
    workers = {
        (subject, version): Worker(subject, path, module="benchmarks.ledgers", more=[str(GAMES)])
        if subject == LEDGERS
        else Worker(subject, path)
        for subject in subjects
        for version, path in paths.items()
    }
    best: dict[tuple[str, str], dict[str, float]] = {key: {} for key in workers}
    for (subject, version), worker in workers.items():
        if not worker.ask(what="build")["compiled"]:
            raise SystemExit(f"{version} ({subject}) is not compiled")
    with console.status("measuring") as status:
        for number in range(rounds):
            for key, worker in workers.items():
                status.update(f"round {number + 1} of {rounds}: {', '.join(key)}")
                answer = worker.ask(what="replay") if key[0] == LEDGERS else worker.ask(what="play", seats=4)
                best[key] = {name: min(value, best[key].get(name, value)) for name, value in answer.items()}
    for worker in workers.values():
        worker.close()
    return {subject: {version: best[subject, version] for version in paths} for subject in subjects}


def show(results: dict[str, Any], console: Console) -> None:
    table = Table(title="Two versions in one run, one core: best round, microseconds")
    for head in ("", "other", "this", "ratio"):
        table.add_column(head, justify="right" if head else "left")
    slow: list[str] = []
    for subject, versions in results.items():
        for key, what in (REPLAY if subject == LEDGERS else PLAY).items():
            other, this = versions["other"][key], versions["this"][key]
            table.add_row(f"{subject}: {what}", f"{other:.2f}", f"{this:.2f}", f"{this / other:.2f}")
            if this / other > BAR:
                slow.append(f"{subject}: {what}")
    console.print(table)
    console.print(f"more than {BAR:g} times the other: {', '.join(slow) or 'nothing'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Is this version slower than another one?")
    parser.add_argument("other", type=Path, help="the compiled build of another version")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    if not (arguments.other / "terrae").is_dir():
        raise SystemExit(f"{arguments.other} holds no build: give the folder build/compiled of another version")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    paths = {"other": str(arguments.other.resolve()), "this": str(compiled.build())}
    results = measure(paths, max(1, arguments.rounds), Console(stderr=True))
    if arguments.json:
        print(json.dumps(results, indent=2))
    else:
        show(results, Console(width=120))


if __name__ == "__main__":
    main()
