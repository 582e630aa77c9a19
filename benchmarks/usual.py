"""What usually works, from results of the arena, for the analysis to tell beside an opening.

python -m benchmarks.usual RESULTS [--out FILE]

RESULTS is a folder that `terrae arena -o` wrote, or a folder of games; without --out the file of its title in
src/terrae/analysis/data is written. Of sides all are kept, of anything else what stands out in a report. First places
of a side are compared with the other games of that side.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

import polars as pl

from terrae.analysis.usual import DATA
from terrae.lab.gather import gather
from terrae.lab.report import study
from terrae.lab.report.content import Content
from terrae.lab.report.findings import FEW, PAIR, Finding, apart, judge, prepare

HEADER = """\
# How sides, first places and tiles fared in {games} games of {bots}: points ahead of the table, the interval in which
# they lie in 95 of 100 cases, and in how many seats or games that was seen. Written by
#   python -m benchmarks.usual RESULTS
"""


def places(seats: pl.DataFrame) -> list[Finding]:
    """First places of each side: by how much it was farther ahead where it began there."""
    sides = prepare(seats).filter(pl.col("faction") != "")
    taken = sides.explode("opening").drop_nulls("opening").unique(["game_id", "seat", "opening"], maintain_order=True)
    found: list[Finding] = []
    for (side, place), part in taken.group_by(["faction", "opening"], maintain_order=True):
        whole = sides.filter(pl.col("faction") == side)
        other = whole.join(part.select("game_id", "seat"), on=["game_id", "seat"], how="anti")
        if min(part[PAIR].n_unique(), other[PAIR].n_unique()) >= FEW:
            key = f"{side} {place}"
            found.append(Finding("places", key, key, "shift", apart(part, other, "ahead")))
    return [finding for finding in judge(found) if finding.loud]


def told(content: Content, seats: pl.DataFrame) -> dict[str, list[Finding]]:
    """What is kept, by group."""

    def loud(about: str, measure: str) -> list[Finding]:
        return [finding for finding in content.of(about, measure) if finding.loud]

    return {
        "sides": [finding for finding in content.of("factions", "ahead") if finding.sure],
        "orders": loud("seats", "ahead"),
        "places": places(seats) if content.of("factions") else loud("openings", "ahead"),
        "uses": [finding for finding in loud("uses", "ahead") if content.names.is_thing(finding.key)],
        "table": loud("setup", "table"),
        "together": loud("companions", "shift"),
    }


def lines(content: Content, groups: dict[str, list[Finding]]) -> Iterable[str]:
    """The file."""
    bots = content.players
    yield HEADER.format(games=f"{content.games:,}", bots=", ".join(f"`{bot}`" for bot in bots))
    yield f"games = {content.games}\nbots = {json.dumps(bots)}"
    for name, findings in groups.items():
        if findings:
            yield f"\n[{name}]"
        for finding in sorted(findings, key=lambda one: one.key):
            found = finding.found
            numbers = f"{found.value:.1f}, {found.low:.1f}, {found.high:.1f}, {found.count}"
            yield f"{json.dumps(finding.key)} = [{numbers}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    found = gather(asked.results)
    content = study(found.seats, found.turns)
    path = asked.out or DATA / f"{content.game.name}.toml"
    path.parent.mkdir(exist_ok=True)
    groups = told(content, found.seats)
    path.write_text("\n".join(lines(content, groups)) + "\n", encoding="utf-8")
    print(f"{path}: " + ", ".join(f"{len(findings)} {name}" for name, findings in groups.items()))


if __name__ == "__main__":
    main()
