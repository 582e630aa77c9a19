"""How long the command line takes to start, as times of what an empty Python takes (user time).

python -m benchmarks.start [--rounds N]
"""

from __future__ import annotations

import argparse
import resource
import statistics
import subprocess
import sys

EMPTY = ["-c", "pass"]
COMMANDS = [["--help"], ["--version"], ["play", "--help"], ["games"]]


def user_seconds(arguments: list[str]) -> float:
    """The processor time of a Python with these arguments."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    rounds = parser.parse_args().rounds
    for command in COMMANDS:
        pairs = [(user_seconds(EMPTY), user_seconds(["-m", "terrae", *command])) for _ in range(rounds)]
        empty, ours = (statistics.median(times) * 1000 for times in zip(*pairs, strict=True))
        print(
            f"terrae {' '.join(command):12} {ours:5.0f} ms, {ours / empty:4.1f} times an empty Python ({empty:.0f} ms)"
        )


if __name__ == "__main__":
    main()
