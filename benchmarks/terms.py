"""What the terms of Terra Mystica's evaluation are worth in games of people.

python -m benchmarks.terms ../shared/ledgers/real

Just before each pass of rounds 1 to 5: what a seat will still gain besides ranks, regressed on what each term says of
its position, in points. A term that is weighed rightly has the factor 1, and one that tells nothing 0; ridge draws all
towards 1, and those of the ranks to 0. Games and factions are told apart by their means; ± is the standard error over
games, by bootstrap. The correlations are with what came, in games that were left out of the fit.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from terrae.bots.terra_mystica import MysticaBot
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import CULTS, ROUNDS
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network, prizes, standing
from terrae.games.terra_mystica.rules.seat import NONE
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import PASS, Turn
from terrae.games.terra_mystica.snellman import SNELLMAN

Numbers = NDArray[np.float64]
RANKS = ("cults", "network")
RIDGE = 20.0
TIMES = 200  # of the bootstrap
PASSES = 5  # over the factions, whose means depend on each other
FEW = 2.0  # a faction's mean is drawn to nothing by so many seats


@dataclass(frozen=True)
class Seen:
    """A seat just before it passed."""

    game: str
    faction: str
    round: int
    terms: dict[str, float]
    gained: float  # later, besides ranks


def by_ranks(state: Mystica) -> list[int]:
    """What each seat had for ranks on cults, by network and by the extra tile."""
    seats, box = state.seats, state.box
    won = [prizes([standing(seat, cult) for seat in seats], box.cult_points) for cult in range(len(CULTS))]
    won.append(prizes([best_network(state, seat) for seat in seats], box.network_points))
    if state.final_tile != NONE:
        kind = box.final_tiles[state.final_tile].measure
        won.append(prizes([best_measure(state, seat, kind) for seat in seats], box.network_points))
    return [sum(points) for points in zip(*won, strict=True)]


def positions(folder: Path) -> Iterator[Seen]:
    """All passes in games that nobody left."""
    bot = MysticaBot(GAME, "terms")
    for path in sorted(folder.glob("*.txt")):
        match = SNELLMAN.read(path.read_text(encoding="utf-8")).match
        if match is None:
            continue
        ended, state = match.state, GAME.start(match.setting)
        assert isinstance(ended, Mystica) and isinstance(state, Mystica)
        if not ended.over or any(seat.out for seat in ended.seats):
            continue
        scores, ranks = GAME.scores(ended), by_ranks(ended)
        for entry in match.log:
            me = entry.seat
            if entry.move.verb is PASS and 0 < state.round < ROUNDS and isinstance(state.decision, Turn):
                sight, own = bot.sight(state, me), state.seats[me]
                terms = {name: worth / 100 for name, worth in sight.terms(sight.alone(state)) if name != "points"}
                gained = scores[me] - ranks[me] - own.points
                yield Seen(path.stem, own.faction.mat.key, int(state.round), terms, float(gained))
            state.play(entry.move, me)


def less_means(values: Numbers, groups: list[str], few: float) -> None:
    """Take the mean of its group from each row."""
    places: defaultdict[str, list[int]] = defaultdict(list)
    for place, group in enumerate(groups):
        places[group].append(place)
    for rows in places.values():
        values[rows] -= values[rows].mean(axis=0) * len(rows) / (len(rows) + few)


def table(seen: list[Seen], names: list[str]) -> tuple[Numbers, Numbers, list[str]]:
    """Terms, what was gained, and games; round by round without the means of games and factions."""
    parts: list[Numbers] = []
    games: list[str] = []
    for number in sorted({it.round for it in seen}):
        of_round = [it for it in seen if it.round == number]
        rows = np.array([[*(it.terms[name] for name in names), it.gained] for it in of_round])
        less_means(rows, [it.game for it in of_round], 0.0)
        for _ in range(PASSES):
            less_means(rows, [it.faction for it in of_round], FEW)
        parts.append(rows)
        games += [it.game for it in of_round]
    both = np.vstack(parts)
    return both[:, :-1], both[:, -1], games


def fitted(terms: Numbers, gained: Numbers, usual: Numbers) -> Numbers:
    """The factors, near to the usual ones."""
    ridge = np.diag(RIDGE * terms.var(axis=0) + 1e-9)
    change: Numbers = np.asarray(
        np.linalg.solve(terms.T @ terms + ridge, terms.T @ (gained - terms @ usual)), dtype=np.float64
    )
    return usual + change


def show(seen: list[Seen], title: str) -> None:
    names = list(seen[0].terms)
    terms, gained, games = table(seen, names)
    usual = np.array([0.0 if name in RANKS else 1.0 for name in names])
    factors = fitted(terms, gained, usual)
    rows = {game: [place for place, it in enumerate(games) if it == game] for game in dict.fromkeys(games)}
    luck = np.random.default_rng(1)
    keys = list(rows)
    drawn = [
        [place for number in luck.integers(len(keys), size=len(keys)) for place in rows[keys[number]]]
        for _ in range(TIMES)
    ]
    errors = np.std([fitted(terms[sample], gained[sample], usual) for sample in drawn], axis=0)
    foretold = np.zeros(len(gained))
    for own in rows.values():
        rest = [place for place in range(len(games)) if place not in set(own)]
        foretold[own] = terms[own] @ fitted(terms[rest], gained[rest], usual)
    told = {"all terms": terms.sum(axis=1), "without ranks": terms @ usual, "fitted": foretold}
    print(f"{title}: {len(gained)} positions of {len(rows)} games; correlation with what came:", end=" ")
    print(", ".join(f"{name} {np.corrcoef(value, gained)[0, 1]:.2f}" for name, value in told.items()))
    for name, factor, error in zip(names, factors, errors, strict=True):
        print(f"  {name}: {factor:.2f} ± {error:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="ledgers of terra.snellman.net")
    seen = list(positions(parser.parse_args().folder))
    show(seen, "rounds 1 to 5")
    show([it for it in seen if it.round <= ROUNDS // 2], "rounds 1 to 3")
    show([it for it in seen if it.round > ROUNDS // 2], "rounds 4 and 5")


if __name__ == "__main__":
    main()
