"""Which cards are worth drafting in Terramara, from results of the arena.

python -m benchmarks.drafts RESULTS [--out FILE]

RESULTS is a folder that `terrae arena terramara -o` wrote. Points of a seat, as far as it is ahead of its table, by its
character and its starting card: a ridge regression over all seats. Without --out the file that the bot drafts by is
written (src/terrae/bots/terramara/data/draft.toml); whole points.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import polars as pl

import terrae.bots.terramara
from benchmarks.outcomes import centred

DATA = Path(terrae.bots.terramara.__file__).parent / "data" / "draft.toml"
KINDS = ("character", "start")
RIDGE = 5.0
HEADER = """\
# What cards of the draft are worth, in points: by how much seats that had them were ahead of their table, in {games}
# games of {bots}. A card that is not here is worth nothing in particular. Written by
#   python -m benchmarks.drafts RESULTS
"""


def worths(seats: pl.DataFrame) -> dict[str, float]:
    """What each card is worth to who has it."""
    cards = [[one["what"] for one in used if one["what"].split(" ")[0] in KINDS] for used in seats["used"].to_list()]
    names = sorted({name for found in cards for name in found})
    games = seats["game_id"].to_list()
    had = centred(np.array([[name in found for name in names] for found in cards], dtype=float), games)
    points = centred(seats["points"].to_numpy().astype(float), games)
    fit = np.linalg.solve(had.T @ had + RIDGE * np.eye(len(names)), had.T @ points)
    return dict(zip(names, fit.tolist(), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Which cards are worth drafting in Terramara.")
    parser.add_argument("results", type=Path)
    parser.add_argument("--out", type=Path, default=DATA)
    arguments = parser.parse_args()
    seats = pl.read_parquet(arguments.results / "seats" / "*.parquet").filter(pl.col("finished"))
    found = worths(seats)
    lines = [
        HEADER.format(games=f"{seats['game_id'].n_unique():,}", bots=", ".join(sorted(set(seats["bot"].to_list()))))
    ]
    for kind in KINDS:
        lines.append(f"[{kind}]")
        lines += [f"{name.split(' ')[1]} = {round(worth)}" for name, worth in found.items() if name.startswith(kind)]
        lines.append("")
    arguments.out.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    print(arguments.out.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
