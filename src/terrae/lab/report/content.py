"""The content of a report: all findings about the games of one title, judged together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl

from terrae.core.errors import TerraeError
from terrae.core.game import Game, find_game
from terrae.core.names import Names, names_of, uses, without_sides
from terrae.core.wording import phrase
from terrae.lab.report import groups
from terrae.lab.report.course import Course, course
from terrae.lab.report.findings import Finding, judge, prepare
from terrae.lab.report.sources import Sources, sources

NUMBER = re.compile(r" \d+$")
MANY = 4  # moves that differ by a number only are told one by one up to so many
END = "99"  # the place of points that are counted when the game is over


@dataclass(frozen=True)
class Content:
    """What a report tells."""

    game: Game
    names: Names
    games: int
    left_out: int  # games that did not end
    tables: dict[int, int]  # games by number of seats
    players: list[str]
    findings: list[Finding]
    sources: Sources
    course: Course
    unused: list[str]

    def of(self, about: str, measure: str = "") -> list[Finding]:
        """The findings of a section."""
        return [found for found in self.findings if found.about == about and measure in ("", found.measure)]

    def loud(self, about: str, measure: str = "") -> list[Finding]:
        """Those that stand out, the farthest from what is expected first."""
        found = [finding for finding in self.of(about, measure) if finding.loud]
        return sorted(found, key=lambda finding: -abs(finding.off))

    @property
    def stages(self) -> str:
        """The word for a part of the game: a round, or a quarter."""
        return "round" if self.sources.rounds["place"].n_unique() > 2 else "quarter"


def study(seats: pl.DataFrame, turns: pl.DataFrame) -> Content:
    """Everything there is to say about the games of one title."""
    titles = seats["title"].unique().sort().to_list()
    if len(titles) != 1:
        raise TerraeError("lab.several-titles", titles=", ".join(titles))
    game, names = find_game(titles[0]), names_of(titles[0])
    frame = prepare(seats)
    if frame.is_empty():
        raise TerraeError("lab.no-finished-game", games=seats["game_id"].n_unique())
    by_size = frame.group_by("seats").agg(pl.col("game_id").n_unique()).sort("seats")
    findings = judge(
        [
            *groups.bots(frame),
            *groups.factions(frame, names),
            *groups.seats(frame, {str(seat): phrase("lab.seat", number=seat) for seat in range(1, game.most + 1)}),
            *groups.openings(frame),
            *groups.laid_out(frame, names),
            *groups.uses(frame, names),
            *groups.pairings(frame, names),
            *groups.companions(frame, names),
        ]
    )
    places = {"0": phrase("lab.set-up"), END: phrase("lab.at-the-end"), "other": phrase("lab.other")}
    return Content(
        game,
        names,
        frame["game_id"].n_unique(),
        seats["game_id"].n_unique() - frame["game_id"].n_unique(),
        dict(by_size.iter_rows()),
        frame["bot"].unique().sort().to_list(),
        findings,
        sources(frame, names, game.finals, places),
        course(frame, turns),
        unused(game, names, frame),
    )


def unused(game: Game, names: Names, frame: pl.DataFrame) -> list[str]:
    """What could be done by the catalogue and never was; whom something is done with does not matter."""
    done = frame.explode("used", empty_as_null=True).drop_nulls("used").unnest("used")["what"].unique().to_list()
    seen = {without_sides(what, names) for what in done} | set(done)
    possible = {what: without_sides(what, names) for what in uses(game.name)}
    never = {short for what, short in possible.items() if short not in seen and not what.startswith("draw ")}
    return sorted({names.use(what) for what in shortened(never)})


def shortened(never: set[str]) -> set[str]:
    """The same without numbers where there are many: "offers up-to 3" and its like are one."""
    heads = Counter(NUMBER.sub("", what) for what in never)
    return {head if heads[head := NUMBER.sub("", what)] > MANY else what for what in never}


def extremes(found: Sequence[Finding]) -> tuple[Finding, Finding]:
    """The lowest and the highest of some findings."""
    known = [finding for finding in found if finding.sure] or found
    order = sorted(known, key=lambda finding: finding.found.value)
    return order[0], order[-1]
