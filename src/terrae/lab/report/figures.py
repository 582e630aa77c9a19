"""Figures: what the games of a title say, group by group, each number with its interval and count.

All findings of a report are one family: which of them stand out is decided at the end, over all of them together.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import polars as pl
from polars import selectors

from terrae.lab.names import Names
from terrae.lab.statistics import (
    COLUMNS,
    Estimate,
    Numbers,
    bootstrap,
    estimate,
    mean,
    means,
    share,
    spread,
    stand_out,
    tail,
)

RARE, COMMON = 0.01, 0.97  # shares of seats: outside of these it is not told how those fared that did something
PARTS = 8  # kinds of sources that a plot tells apart
STAGES = 4  # of a game without rounds
FEW = 20  # clusters: below that a group is counted, but nothing is claimed of it
PAIR = "pair"  # games of one set-up share their luck, so they belong together
EDGE = 1e-9


@dataclass(frozen=True)
class Finding:
    """A number about something: what it measures, what would be expected of it, and whether it stands out."""

    about: str  # the section of the report
    key: str
    name: str
    measure: str  # win, ahead, ...
    found: Estimate
    expected: float = 0.0
    loud: bool = False
    tested: bool = True  # is it a claim, or only a number?

    @property
    def sure(self) -> bool:
        """Is there enough to claim anything?"""
        return self.found.clusters >= FEW

    @property
    def off(self) -> float:
        return self.found.value - self.expected


def judge(findings: Sequence[Finding]) -> list[Finding]:
    """The same findings; those that stand out among all that could have are loud."""
    claims = [number for number, finding in enumerate(findings) if finding.tested and finding.sure]
    loud = dict(zip(claims, stand_out([findings[number].found.p for number in claims]), strict=True))
    return [replace(finding, loud=loud.get(number, False)) for number, finding in enumerate(findings)]


def prepare(seats: pl.DataFrame) -> pl.DataFrame:
    """The seats of finished games, with what a victory is worth on average, and points ahead of the table's mean."""
    table = pl.col("points").mean().over("game_id")
    return (
        whole_numbers(seats)
        .filter(pl.col("finished") & pl.col("win").is_not_null())
        .with_columns(
            fair=1.0 / pl.col("seats"),
            table=table,
            ahead=pl.col("points") - table,
            place=pl.when(pl.col("order") > 0).then(pl.col("order")).otherwise(pl.col("seat")),
        )
    )


def whole_numbers(frame: pl.DataFrame) -> pl.DataFrame:
    """The same with numbers that can be subtracted from each other."""
    return frame.cast({selectors.unsigned_integer(): pl.Int64})


def estimates(rows: pl.DataFrame) -> list[Estimate]:
    """The rows of `means` as estimates."""
    return [Estimate(**row) for row in rows.select(COLUMNS).iter_rows(named=True)]


def by_group(
    frame: pl.DataFrame,
    column: str,
    about: str,
    name: dict[str, str] | None = None,
    claims: Sequence[str] = ("win", "ahead"),
) -> list[Finding]:
    """Win share, points ahead of the table, and points, for each value of a column; the most victories first.

    Claims: the measures of which something may be said; where there are many groups, one is enough.
    """
    found: list[Finding] = []
    shares = means(frame, [column], "win", PAIR, "fair").sort("value", "count", descending=True)
    fair = dict(frame.group_by(column).agg(pl.col("fair").mean()).iter_rows())
    keys = [str(key) for key in shares[column]]
    for measure, expected in (("win", "fair"), ("ahead", ""), ("points", "")):
        rows = means(frame, [column], measure, PAIR, expected)
        by_key = dict(zip([str(key) for key in rows[column]], estimates(rows), strict=True))
        for raw, key in zip(shares[column], keys, strict=True):
            usual = fair[raw] if measure == "win" else 0.0
            value = share(by_key[key], usual) if measure == "win" else by_key[key]
            known = (name or {}).get(key, key)
            found.append(Finding(about, key, known, measure, value, usual, tested=measure in claims))
    return found


def bots(frame: pl.DataFrame) -> list[Finding]:
    """How the players did; nothing to tell if one played against itself."""
    return by_group(frame, "bot", "bots") if 1 < frame["bot"].n_unique() <= frame["game_id"].n_unique() / 2 else []


def factions(frame: pl.DataFrame, names: Names) -> list[Finding]:
    sides = frame.filter(pl.col("faction") != "")
    if sides["faction"].n_unique() < 2:
        return []
    return by_group(sides, "faction", "factions", {key: names.side(key) for key in sides["faction"].unique()})


def seats(frame: pl.DataFrame, words: dict[str, str]) -> list[Finding]:
    """By their place in the order of the first round, at tables of one size each."""
    found = by_group(frame, "place", "seats", words)
    return sorted(found, key=lambda finding: (("win", "ahead", "points").index(finding.measure), int(finding.key)))


def openings(frame: pl.DataFrame) -> list[Finding]:
    """By the first places taken: each counts for itself."""
    taken = frame.explode("opening", empty_as_null=True).drop_nulls("opening").filter(pl.col("opening") != "")
    taken = taken.unique(["game_id", "seat", "opening"], maintain_order=True)
    enough = taken.group_by("opening").agg(pl.col(PAIR).n_unique().alias("n")).filter(pl.col("n") >= FEW)
    taken = taken.join(enough, on="opening")
    return by_group(taken, "opening", "openings", claims=("ahead",)) if len(taken) else []


def uses(frame: pl.DataFrame, names: Names) -> list[Finding]:
    """What seats did or took: the share of seats that did, and how those fared. What all or hardly any did is told by
    its share alone. Choosing what to play is left out, and whom something was done with."""
    done = frame.explode("used", empty_as_null=True).drop_nulls("used").unnest("used")
    short = {what: without_sides(what, names) for what in done["what"].unique().to_list()}
    done = (
        done.filter(~(pl.col("what").str.ends_with(pl.col("faction")) & (pl.col("faction") != "")))
        .with_columns(pl.col("what").replace(short))
        .unique(["game_id", "seat", "what"], maintain_order=True)
    )
    total = len(frame)
    counts = dict(done.group_by("what", maintain_order=True).agg(pl.len()).iter_rows())
    found: list[Finding] = []
    sizes = frame.group_by(PAIR, maintain_order=True).agg(pl.len().alias("size"))
    for (what,), part in done.group_by(["what"], maintain_order=True):
        hits = sizes.join(part.group_by(PAIR).agg(pl.len().alias("hits")), on=PAIR, how="left")
        value = len(part) / total
        apart = hits.select(((pl.col("hits").fill_null(0) - pl.col("size") * value) ** 2).sum()).item()
        usual = estimate(value, spread(float(apart), total, len(hits)), total, len(hits))
        key = str(what)
        found.append(Finding("uses", key, names.use(key), "seats", share(usual, 0), tested=False))
    found.sort(key=lambda finding: (-finding.found.value, finding.name))
    telling = [what for what, number in counts.items() if RARE * total <= number <= COMMON * total]
    chosen = done.filter(pl.col("what").is_in(telling))
    titles = {what: names.use(what) for what in telling}
    return found + (by_group(chosen, "what", "uses", titles, ("ahead",)) if telling else [])


def without_sides(what: str, names: Names) -> str:
    """What was done, no matter with whom: `leech from nomads` is `leech`."""
    head, _, last = what.rpartition(" ")
    return head.removesuffix(" from") if head and last in names.sides else what


def laid_out(frame: pl.DataFrame, names: Names) -> list[Finding]:
    """What lay on the table: by how many points all seats together did better with it than without."""
    games = frame.unique("game_id", maintain_order=True).select("game_id", PAIR, "table", "setup")
    things = games.explode("setup", empty_as_null=True).drop_nulls("setup").unnest("setup")
    things = things.unique(["game_id", "kind", "name"], maintain_order=True)
    found: list[Finding] = []
    for (kind, name), part in things.group_by(["kind", "name"], maintain_order=True):
        other = games.join(part.select("game_id"), on="game_id", how="anti")
        if other[PAIR].n_unique() < 2 or part[PAIR].n_unique() < 2:
            continue
        label = names.laid(str(kind), str(name))
        found.append(Finding("setup", f"{kind} {name}", label, "table", apart(part, other, "table")))
    return sorted(found, key=lambda finding: (finding.key.split()[0], -finding.found.value))


def apart(first: pl.DataFrame, second: pl.DataFrame, column: str) -> Estimate:
    """How much more the first games have on average than the second ones, which are others (Welch's way)."""
    one, two = (mean(part[column].to_list(), part[PAIR].to_list()) for part in (first, second))
    value, error = one.value - two.value, math.hypot(one.error, two.error)
    if error < EDGE or not math.isfinite(error):
        return estimate(value, error, one.count, min(one.clusters, two.clusters))
    parts = sum(each.error**4 / (each.clusters - 1) for each in (one, two))
    freedom = max(1.0, error**4 / parts)
    found = estimate(value, error, one.count, int(freedom) + 1)
    return replace(found, clusters=one.clusters, p=tail(value, error, int(freedom) + 1))


def pairings(frame: pl.DataFrame, names: Names) -> list[Finding]:
    """Two factions at one table: by how many points the first was ahead of the second."""
    sides = frame.filter(pl.col("faction") != "").select("game_id", PAIR, "seat", "faction", "points")
    both = sides.join(sides, on="game_id", suffix="_b").filter(pl.col("faction") < pl.col("faction_b"))
    both = both.with_columns(gap=pl.col("points") - pl.col("points_b"))
    rows = means(both, ["faction", "faction_b"], "gap", PAIR)
    pairs = zip(rows["faction"], rows["faction_b"], estimates(rows), strict=True)
    return [
        Finding("pairings", f"{first} {second}", f"{names.side(first)} – {names.side(second)}", "gap", found)
        for first, second, found in pairs
    ]


def companions(frame: pl.DataFrame, names: Names) -> list[Finding]:
    """A faction and what lies on the table: by how much it was farther ahead with the thing than without."""
    sides = frame.filter(pl.col("faction") != "")
    things = sides.explode("setup", empty_as_null=True).drop_nulls("setup").unnest("setup")
    things = things.unique(["game_id", "seat", "kind", "name"], maintain_order=True)
    known = things.select("kind", "name").unique().iter_rows()
    plain = Counter(names.thing(kind, name) for kind, name in known)  # what has a name of its own needs no more
    found: list[Finding] = []
    for (faction, kind, name), part in things.group_by(["faction", "kind", "name"], maintain_order=True):
        all_of_it = sides.filter(pl.col("faction") == faction)
        other = all_of_it.join(part.select("game_id", "seat"), on=["game_id", "seat"], how="anti")
        if min(part[PAIR].n_unique(), other[PAIR].n_unique()) < FEW:
            continue
        short = names.thing(str(kind), str(name))
        thing = short if plain[short] == 1 else names.laid(str(kind), str(name))
        found.append(
            Finding(
                "companions",
                f"{faction} {kind} {name}",
                f"{names.side(str(faction))} + {thing}",
                "shift",
                apart(part, other, "ahead"),
            )
        )
    return found


@dataclass(frozen=True)
class Sources:
    """Where points come from: per seat, of each kind; by round; and what winners have more of than the others."""

    kinds: list[Finding]
    rounds: pl.DataFrame  # place, part, amount
    winners: list[Finding]


def sources(frame: pl.DataFrame, names: Names, finals: Sequence[str], words: dict[str, str]) -> Sources:
    """Points by their kind of source. Finals: how sources begin that are counted at the end."""
    rows = frame.select("game_id", "seat", PAIR, "win", "sources").explode("sources", empty_as_null=True)
    rows = rows.drop_nulls("sources").unnest("sources").rename({"points": "amount"})
    kinds = {source: names.source(source) for source in rows["source"].unique().to_list()}
    late = [source for source in kinds if finals and source.startswith(tuple(finals))]
    rows = rows.with_columns(
        part=pl.col("source").replace_strict(kinds, return_dtype=pl.String),
        place=pl.when(pl.col("source").is_in(late)).then(99).otherwise(pl.col("round")),
    )
    whole = frame.select("game_id", "seat", PAIR, "win")
    order = rows.group_by("part").agg(pl.col("amount").sum()).sort("amount", "part", descending=[True, False])
    largest = order.sort(pl.col("amount").abs(), descending=True)["part"].to_list()[:PARTS]
    found: list[Finding] = []
    ahead: list[Finding] = []
    for part in order["part"]:
        sums = rows.filter(pl.col("part") == part).group_by("game_id", "seat").agg(pl.col("amount").sum())
        values = whole.join(sums, on=["game_id", "seat"], how="left").with_columns(pl.col("amount").fill_null(0.0))
        found.append(
            Finding(
                "sources",
                part,
                part,
                "points",
                mean(values["amount"].to_list(), values[PAIR].to_list()),
                0,
                tested=False,
            )
        )
        game = values.group_by("game_id").agg(
            pl.col(PAIR).first(),
            ((pl.col("amount") * pl.col("win")).sum() / pl.col("win").sum()).alias("winner"),
            ((pl.col("amount") * (pl.col("win") == 0)).sum() / (pl.col("win") == 0).sum()).alias("others"),
        )
        game = game.filter((pl.col("winner") - pl.col("others")).is_finite()).sort("game_id")
        if len(game):
            gap = mean((game["winner"] - game["others"]).to_list(), game[PAIR].to_list())
            ahead.append(Finding("winners", part, part, "points", gap, tested=False))
    rounds = (
        rows.join(order.with_row_index("rank").select("part", "rank"), on="part")
        .with_columns(
            part=pl.when(pl.col("part").is_in(largest)).then("part").otherwise(pl.lit(words["other"])),
            rank=pl.when(pl.col("part").is_in(largest)).then("rank").otherwise(99),
        )
        .group_by("place", "part", "rank")
        .agg((pl.col("amount").sum() / len(whole)).alias("amount"))
        .sort("place", "rank")
        .select(
            pl.col("place").cast(pl.String).replace(words),
            "part",
            "amount",
        )
    )
    return Sources(found, rounds, ahead)


@dataclass(frozen=True)
class Course:
    """How games go: their length, how much there is to choose, who leads."""

    turns: Estimate  # of a game, the median
    plies: Estimate
    lengths: list[float]
    choices: pl.DataFrame  # place, value, low, high: of a decision, by round; the middle half
    branching: Estimate
    changes: Estimate  # of the lead, in a game
    leaders: list[Finding]  # who led after each round won
    comeback: Estimate  # the farthest that a winner was behind, the median
    from_behind: Estimate | None  # won by whoever was last after half of the rounds


def median(values: Numbers) -> float:
    return float(np.median(values))


def course(frame: pl.DataFrame, turns: pl.DataFrame) -> Course:
    """What the turns tell."""
    games = frame.unique("game_id", maintain_order=True).select("game_id", PAIR, "plies", "seats")
    played = whole_numbers(turns).join(games.select("game_id", PAIR), on="game_id").filter(pl.col("seat") > 0)
    played = staged(played)
    length = games.join(played.group_by("game_id").agg(pl.len().alias("turns")), on="game_id")
    choices = played.explode("choices", empty_as_null=True).filter(pl.col("choices") > 1)
    by_round = (
        choices.group_by("stage")
        .agg(
            pl.col("choices").median().alias("value"),
            pl.col("choices").quantile(0.25).alias("low"),
            pl.col("choices").quantile(0.75).alias("high"),
        )
        .sort("stage")
        .rename({"stage": "place"})
    )
    clusters = length[PAIR].to_list()
    branching = choices.group_by(PAIR).agg(pl.col("choices").mean()).sort(PAIR)
    leads = played.filter(pl.col("stage") > 0)
    ends = (
        leads.sort("game_id", "turn")
        .group_by("game_id", "stage", maintain_order=True)
        .agg(pl.col("lead").last(), pl.col("points").last())
    )
    winners = frame.filter(pl.col("win") > 0).group_by("game_id").agg(pl.col("seat").alias("winners"))
    return Course(
        turns=bootstrap(length["turns"].to_list(), median, clusters),
        plies=bootstrap(length["plies"].to_list(), median, clusters),
        lengths=[float(value) for value in length["turns"]],
        choices=by_round,
        branching=mean(branching["choices"].to_list(), branching[PAIR].to_list()),
        changes=mean_of(lead_changes(leads), "changes"),
        leaders=leaders(ends, games, winners),
        comeback=comebacks(leads, winners),
        from_behind=won_from_behind(ends, games, winners),
    )


def staged(played: pl.DataFrame) -> pl.DataFrame:
    """Turns with the stage of the game they belong to: the round, or a quarter of the game if there are no rounds."""
    if played["round"].n_unique() > 2:
        return played.with_columns(stage=pl.col("round"))
    rank, size = pl.col("turn").rank("ordinal").over("game_id"), pl.len().over("game_id")
    return played.with_columns(stage=((rank - 1) * STAGES // size + 1).cast(pl.Int64))


def lead_changes(leads: pl.DataFrame) -> pl.DataFrame:
    """How often somebody else than before is alone in the lead, for each game: `game_id`, `pair`, `changes`."""
    alone = leads.filter(pl.col("lead").list.len() == 1).sort("game_id", "turn")
    alone = alone.with_columns(first=pl.col("lead").list.first())
    changed = alone.with_columns(changes=(pl.col("first") != pl.col("first").shift(1).over("game_id")).fill_null(False))
    counts = changed.group_by("game_id").agg(pl.col("changes").sum().cast(pl.Int64))
    games = leads.select("game_id", PAIR).unique(maintain_order=True)
    return games.join(counts, on="game_id", how="left", maintain_order="left").with_columns(
        pl.col("changes").fill_null(0)
    )


def mean_of(frame: pl.DataFrame, column: str) -> Estimate:
    return mean(frame[column].to_list(), frame[PAIR].to_list())


def leaders(ends: pl.DataFrame, games: pl.DataFrame, winners: pl.DataFrame) -> list[Finding]:
    """How often whoever led after a round has won; a shared lead counts in parts."""
    known = ends.join(winners, on="game_id").join(games, on="game_id")
    known = known.with_columns(
        hit=pl.col("lead").list.set_intersection("winners").list.len() / pl.col("lead").list.len(),
        fair=1.0 / pl.col("seats"),
    )
    known = known.filter(pl.col("stage") < pl.col("stage").max())  # then the game is over
    rows = means(known, ["stage"], "hit", PAIR, "fair").sort("stage")
    fair = float(np.mean(known["fair"].to_numpy()))
    return [
        Finding("leaders", str(place), str(place), "win", share(found, fair), fair, tested=False)
        for place, found in zip(rows["stage"], estimates(rows), strict=True)
    ]


def comebacks(leads: pl.DataFrame, winners: pl.DataFrame) -> Estimate:
    """By how many points the later winner was behind at the worst moment: the median over games."""
    known = leads.join(winners.with_columns(pl.col("winners").list.first().alias("winner")), on="game_id")
    behind = known.with_columns(gap=pl.col("points").list.max() - pl.col("points").list.get(pl.col("winner") - 1))
    worst = behind.group_by("game_id").agg(pl.col("gap").max(), pl.col(PAIR).first()).sort("game_id")
    return bootstrap(worst["gap"].to_list(), median, worst[PAIR].to_list())


def won_from_behind(ends: pl.DataFrame, games: pl.DataFrame, winners: pl.DataFrame) -> Estimate | None:
    """How often a game was won by whoever was alone in the last place after half of the rounds."""
    last = max(ends["stage"].to_list(), default=0)
    half = ends.filter(pl.col("stage") == last // 2).join(winners, on="game_id").join(games, on="game_id")
    half = half.with_columns(
        low=pl.col("points").list.eval((pl.element() == pl.element().min()).sum()).list.first(),
    ).filter(pl.col("low") == 1)
    if not len(half):
        return None
    half = half.with_columns(
        hit=pl.col("winners").list.contains((pl.col("points").list.arg_min() + 1).cast(pl.Int64)).cast(pl.Float64)
    )
    return share(mean(half["hit"].to_list(), half[PAIR].to_list()), 0)
