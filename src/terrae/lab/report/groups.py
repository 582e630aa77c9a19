"""Groups: how players, factions, seats and first places fare, and what things on the table do."""

from __future__ import annotations

from collections import Counter

import polars as pl

from terrae.core.names import Names, without_sides
from terrae.lab.report.findings import FEW, PAIR, Finding, apart, by_group, estimates
from terrae.lab.statistics import estimate, means, share, spread

RARE, COMMON = 0.01, 0.97  # shares of seats: outside of these it is not told how those fared that did something


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
