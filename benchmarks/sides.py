"""People and bots of Terra Mystica side by side, round by round, on the same set-ups.

python -m benchmarks.sides ../shared/ledgers/real --bot expert --games 20 --draw docs/pictures/people-and-bots.svg

What each seat has just before it passes, and where its points come from in the end: means over seats. The people are
those of all games of four in the folder; bots play the set-ups of some of them, in all seats.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import altair as alt
import polars as pl
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.league import from_ledgers, of_four, play, was_left
from terrae.bots import find_bot
from terrae.core.match import Match
from terrae.core.names import names_of
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import KINDS
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import PASS, Turn
from terrae.lab import plots
from terrae.lab.rows import rows_of

CONSOLE = Console(width=110)
PEOPLE, BOTS = "people", "bots"
LITTLE = 0.05  # points that are not drawn
WIDE, HIGH, COLUMNS = 190, 120, 4  # of each small plot


def income(state: Mystica, seat: Seat) -> dict[str, int]:
    """What structures and favour tiles bring in a round."""
    goods = [seat.faction.mat.income[kind][seat.counts[kind]] for kind in range(len(KINDS))]
    goods += [tile.income for number, tile in enumerate(state.box.favours) if seat.favours >> number & 1]
    return {
        f"income: {what}": sum(int(getattr(each, what)) for each in goods)
        for what in ("coins", "workers", "priests", "power")
    }


def holdings(state: Mystica, seat: Seat) -> dict[str, int]:
    """What is compared."""
    return {
        "points": seat.points,
        **income(state, seat),
        "structures": sum(seat.counts),
        "towns": len(seat.town_tiles),
        "favour tiles": int(seat.favours).bit_count(),
        "cult steps": sum(seat.cults),
        "shipping": seat.shipping,
        "power tokens": seat.bowl1 + seat.bowl2 + seat.bowl3,
    }


@dataclass
class Side:
    """All seats of one kind."""

    games: int = 0
    by_round: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    sources: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, match: Match) -> None:
        """A game that is over."""
        self.games += 1
        state = GAME.start(match.setting)
        assert isinstance(state, Mystica)
        for entry in match.log:
            if entry.move.verb is PASS and isinstance(state.decision, Turn):
                for what, value in holdings(state, state.seats[entry.seat]).items():
                    self.by_round[what, int(state.round)].append(int(value))
            state.play(entry.move, entry.seat)
        names = names_of(GAME.name)
        for row in rows_of(match).seats:
            found: dict[str, int] = defaultdict(int)
            for source in row["sources"]:
                found[names.source(source["source"])] += source["points"]
            for what, points in found.items():
                self.sources[what].append(points)

    def mean(self, what: str, number: int) -> float:
        return statistics.mean(self.by_round[what, number])

    def from_source(self, what: str) -> float:
        """Points of a seat; a seat that had none of it counts."""
        return sum(self.sources[what]) / (4 * self.games)


def show(people: Side, bots: Side, bot: str) -> None:
    """Two tables."""
    rounds = range(1, 7)
    title = f"just before passing, people ({people.games} games) / {bot} ({bots.games} games)"
    grid = Table("", *(f"R{number}" for number in rounds), title=title)
    for what in dict.fromkeys(what for what, _ in people.by_round):
        grid.add_row(what, *(f"{people.mean(what, at):.1f} / {bots.mean(what, at):.1f}" for at in rounds))
    CONSOLE.print(grid)
    grid = Table("where points come from", "people", bot, "difference")
    for what in sorted(people.sources | bots.sources, key=lambda what: -people.from_source(what)):
        mine, theirs = people.from_source(what), bots.from_source(what)
        grid.add_row(what, f"{mine:.1f}", f"{theirs:.1f}", f"{theirs - mine:+.1f}")
    CONSOLE.print(grid)


def draw(people: Side, bots: Side, path: Path) -> None:
    """A small plot for each thing that is compared, and one of the sources."""
    colour = alt.Color(
        "who:N",
        scale=alt.Scale(domain=[PEOPLE, BOTS], range=list(plots.SERIES)),
        legend=alt.Legend(orient="top", title=None),
    )
    charts = []
    for what in dict.fromkeys(what for what, _ in people.by_round):
        rows = [
            {"round": number, "who": who, "value": side.mean(what, number)}
            for who, side in ((PEOPLE, people), (BOTS, bots))
            for number in range(1, 7)
        ]
        chart = alt.Chart(pl.DataFrame(rows)).mark_line(strokeWidth=2.4, point={"size": 36})
        charts.append(
            chart.encode(
                x=alt.X("round:O", title=None, axis=alt.Axis(labelAngle=0, ticks=False)),
                y=alt.Y("value:Q", axis=plots.axis(plots.PLAIN_NUMBER)),
                color=colour,
            ).properties(width=WIDE, height=HIGH, title=what)
        )
    rows = [
        {"source": what, "who": who, "points": side.from_source(what)}
        for what in sorted(people.sources, key=lambda what: -people.from_source(what))
        if abs(people.from_source(what)) > LITTLE
        for who, side in ((PEOPLE, people), (BOTS, bots))
    ]
    bars = alt.Chart(pl.DataFrame(rows)).mark_bar(stroke=plots.KEYLINE, strokeWidth=0.7)
    charts.append(
        bars.encode(
            y=alt.Y("source:N", sort=None, title=None, axis=alt.Axis(ticks=False)),
            yOffset=alt.YOffset("who:N", sort=[PEOPLE, BOTS]),
            x=alt.X("points:Q", title=None),
            color=colour,
        ).properties(width=WIDE, height=HIGH * 2, title="points by source")
    )
    path.write_text(plots.as_file(plots.svg(alt.concat(*charts, columns=COLUMNS))), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="ledgers of terra.snellman.net")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="so many set-ups are left out")
    parser.add_argument("--draw", type=Path, metavar="FILE.svg")
    given = parser.parse_args()
    people, bots = Side(), Side()
    for _, match, state in of_four(given.folder):
        if not was_left(state):
            people.add(match)
    make = find_bot(given.bot, GAME)
    setups = list(from_ledgers(given.folder))[given.first : given.first + given.games]
    for setup in track(setups, f"{given.bot} plays", console=CONSOLE):
        bots.add(play(setup, [make(f"{setup.name}/{seat}") for seat in range(4)], []))
    show(people, bots, given.bot)
    if given.draw is not None:
        draw(people, bots, given.draw)


if __name__ == "__main__":
    main()
