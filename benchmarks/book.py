"""A book for the explorer, from results of the arena: how their games began, and how that went.

python -m benchmarks.book RESULTS [--games N] [--out FILE]

RESULTS is a folder that `terrae arena -o` wrote; without --out the book of its title in src/terrae/explorer/books is
written.
"""

from __future__ import annotations

import argparse
from itertools import groupby, islice
from pathlib import Path

from terrae.explorer.book import shelf, write_book
from terrae.explorer.sources import rows_of_results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=None, help="no more than so many, the first of them")
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    rows, turns = rows_of_results(given.results)
    finished = sorted((row for row in rows if row["finished"]), key=lambda row: (row["game_id"], row["seat"]))
    bots = sorted({row["bot"] for row in finished})
    games = [(list(seats), turns[str(name)]) for name, seats in groupby(finished, lambda row: row["game_id"])]
    path = given.out or shelf(finished[0]["title"])
    made = write_book(path, bots, islice(games, given.games))
    print(f"{path}: {made.openings} openings of {', '.join(bots)}, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
