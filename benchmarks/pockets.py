"""What outcomes of games say about the weights of Terra Nova (2006): what seats have after turns, and who led by how
much in the end.

python -m benchmarks.pockets --bot normal --games 300 --seats 2
python -m benchmarks.pockets --bot normal --games 300 --seats 4

The bot plays itself. For each stage of a game (by how much land is open) and each term of the evaluation: what a point
of it was worth in the end, in per cent, by a ridge regression of the lead that points do not tell; ± standard error,
games counted as independent. `now` is what the weights say. Below it, how well the evaluation tells the final lead, and
how well it would with the fit (on games left out). Weights are moved by hand from there: `data/fitted.json` of the bot.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from terrae.bots import ask_bot, find_bot
from terrae.bots.terra_nova_2006.search.ground import NO_POCKET, Grounds
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island

Numbers = npt.NDArray[np.float64]
TITLE = "terra-nova-2006"
NAMES = ("next to move", "tied", "one ahead", "two ahead", "three ahead", "blocked", "figures", "presence")
STAGES = ((110, 1000), (60, 110), (0, 60))  # fields of open land
RIDGE = 20.0
FOLDS = 5
POINT = 100


@dataclass
class After:
    """A seat after a turn: its lead by each term, by points, and in the end."""

    game: int
    open: int
    lead: float
    terms: Numbers
    final: float = 0.0


def terms_of(state: Island, grounds: Grounds) -> Numbers:
    """By seat and term: points that the evaluation takes a share of."""
    ground, land, seats = grounds.of(state), state.land, len(state.seats)
    found = np.zeros((seats, len(NAMES)))
    held = np.zeros((len(ground.pockets), seats), dtype=int)
    kinds = np.zeros((len(land.landscapes), seats), dtype=int)
    for seat in state.seats:
        for field in list(seat.figures)[: seat.count]:
            kinds[land.landscape[field], seat.number] += 1
            if ground.pocket_of[field] != NO_POCKET:
                held[ground.pocket_of[field], seat.number] += 1
    mover = state.decision.seat
    for pocket, figures in zip(ground.pockets, held, strict=True):
        most = figures.max()
        if not most:
            continue
        winners = np.flatnonzero(figures == most)
        second = max([int(each) for each in figures if each < most], default=0)
        term = 0 if mover in winners else 1 if len(winners) > 1 else 1 + min(int(most) - second, 3)
        if state.fields[pocket.cut] != EMPTY:
            term = 5
        found[winners, term] += pocket.value // len(winners)
    figures = kinds.sum(axis=0)
    found[:, 6] = int(state.unsettled) * figures / max(1, figures.sum())
    for kind, row in enumerate(kinds):
        if row.sum():
            found[:, 7] += int(ground.open_fields[kind]) * row / row.sum()
    return found


def leads(values: Numbers) -> Numbers:
    """What each seat has more than the mean of the others."""
    seats = len(values)
    found: Numbers = (values * seats - values.sum(axis=0)) / (seats - 1)
    return found


def seen_in(spec: str, seats: int, number: int) -> Iterator[After]:
    """One game, seat by seat after every turn."""
    game = find_game(TITLE)
    match = Match(game, game.setting(seats), seed=f"outcomes/{number}")
    bots = [find_bot(spec, game)(f"outcomes/{number}/{seat}") for seat in range(seats)]
    found: list[After] = []
    grounds: Grounds | None = None
    turn = 0
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
        state = match.state
        assert isinstance(state, Island)
        if state.turn == turn or match.over:
            continue
        turn = int(state.turn)
        grounds = grounds or Grounds(state.land)
        terms = leads(terms_of(state, grounds))
        points = leads(np.array([float(own.points) for own in state.seats]))
        found += [After(number, int(state.unsettled), points[own], terms[own]) for own in range(seats)]
    final = leads(np.array([float(points) for points in game.scores(match.state)]))
    for at, after in enumerate(found):
        after.final = float(final[at % seats])
        yield after


def weights_now() -> Numbers:
    """The weights by term, as shares."""
    weights = Weights()
    pockets = [weights.next_to_move, *weights.by_margin, weights.blocked * weights.by_margin[1] // 100]
    land = [weights.field * weights.figures // 100, weights.field * weights.presence // 100]
    return np.array([int(each) for each in (*pockets, *land)]) / POINT


def ridge(features: Numbers, target: Numbers) -> Numbers:
    spread = features.std(axis=0) + 1e-9
    scaled = features / spread
    found: Numbers = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ target) / spread
    return found


def fitted(seen: list[After]) -> tuple[Numbers, Numbers, float, float]:
    """Shares by term, standard errors (by leaving games out), and how well the end is told, before and after."""
    features = np.array([after.terms for after in seen])
    lead, final = np.array([after.lead for after in seen]), np.array([after.final for after in seen])
    folds = np.array([after.game % FOLDS for after in seen])
    guessed = np.zeros_like(final)
    parts: list[Numbers] = []
    for fold in range(FOLDS):
        part = ridge(features[folds != fold], (final - lead)[folds != fold])
        guessed[folds == fold] = (lead + features @ part)[folds == fold]
        parts.append(part)
    errors = np.std(parts, axis=0) * np.sqrt(FOLDS - 1)
    before = float(np.corrcoef(lead + features @ weights_now(), final)[0, 1])
    return ridge(features, final - lead), errors, before, float(np.corrcoef(guessed, final)[0, 1])


def show(seen: list[After], console: Console) -> None:
    """A column for each stage."""
    columns = [(f"{low} to {high} open" if low else f"less than {high}", low, high) for low, high in STAGES]
    grid = Table("worth in the end, per cent", "now", *(name for name, _, _ in columns), "all")
    found = [fitted([after for after in seen if low <= after.open < high]) for _, low, high in columns]
    found.append(fitted(seen))
    for at, name in enumerate(NAMES):
        cells = [f"{POINT * fit[at]:.0f} ± {POINT * errors[at]:.0f}" for fit, errors, _, _ in found]
        grid.add_row(name, f"{POINT * weights_now()[at]:.0f}", *cells)
    grid.add_row("tells the end by", "", *(f"{before:.2f} now" for _, _, before, _ in found))
    grid.add_row("on games left out", "", *(f"{after:.2f}" for _, _, _, after in found))
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    console = Console(width=110)
    numbers = track(range(given.games), console=console)
    seen = [after for number in numbers for after in seen_in(given.bot, given.seats, number)]
    console.print(f"{given.games} games, {len(seen)} looks")
    show(seen, console)


if __name__ == "__main__":
    main()
