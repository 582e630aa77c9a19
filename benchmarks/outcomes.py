"""What outcomes of games say about the weights of a bot: what seats have at the ends of rounds, and their final points.

python -m benchmarks.outcomes terramara --bot normal --games 150
python -m benchmarks.outcomes terra-nova --bot hard --games 480

Four seats of the bot play. For each round and feature: how many points a unit of it was worth more (or less) in the end
than the evaluation said, by a ridge regression of what the evaluation missed, seats compared within their game
(Terramara) or with others of their faction (Terra Nova); ± standard error. Weights are moved by hand from there:
`data/fitted.json` of the bot of Terramara. Below it, how well the evaluation tells final points, and how well it would
with the fit (on games left out).
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
from terrae.bots.terra_nova import NovaBot
from terrae.bots.terra_nova.search.evaluation import Outlook as NovaOutlook
from terrae.bots.terramara import MaraBot
from terrae.bots.terramara.search.evaluation import Outlook as MaraOutlook
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.games.terra_nova.rules.scoring import territory
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import DROP
from terrae.games.terramara.rules.box import Artifact
from terrae.games.terramara.rules.scoring import flag_points, rank_points
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, ROWS, round_of, row_mask
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn

Numbers = npt.NDArray[np.float64]
ALL = -1  # terms that count
RIDGE = 100.0
FOLDS = 5
POINT = 100


@dataclass
class End:
    """A seat at the end of one of its rounds."""

    group: str  # it is compared with others of the same group
    game: int
    seat: int
    round: int
    value: float  # what the evaluation said, in points
    features: dict[str, int]
    final: float = 0.0


def bits(mask: int) -> int:
    return int(mask).bit_count()


def mara_end(state: Mara, seat: int, weights: object) -> tuple[float, dict[str, int]]:
    """What a seat of Terramara has, and what that is worth by its weights."""
    own = state.seats[seat]
    cards: list[Artifact] = [card for number, card in enumerate(state.box.artifacts) if own.cards >> number & 1]
    away = [(bits(own.explorers_at & row_mask(row)), round_of(row) - state.round) for row in range(ROWS)]
    found = {
        "raw": own.raw(),
        "refined": own.refined(),
        "kinds of refined": sum(own.goods[4 + kind] > 0 for kind in range(4)),
        "Military": own.military,
        "its rank": rank_points(state, own),
        "Culture": own.culture,
        "Caravans": own.caravan + own.second,
        "the slower one": min(own.caravan, own.second),
        "end of the Road": own.end_points,
        "Flags": bits(own.flags),
        "Outposts": sum(flag_points(state, own, row) for row in range(FLIPPED_ROWS)),
        **{f"Workers {level + 1}": own.workers[level] for level in range(3)},
        "clan": own.clan,
        "rounds away": sum(number * max(rounds, 0) for number, rounds in away),
        "artifacts": len(cards),
        "their points": sum(card.points for card in cards),
        "helping": sum(bool(card.powers.helps or card.powers.once[seat]) for card in cards),
        "lasting": sum(
            bool(card.powers.on_send or card.powers.discount_each or card.powers.discount_category >= 0)
            for card in cards
        ),
        "following": sum(bool(card.powers.on_create or card.powers.on_culture[seat]) for card in cards),
        "bonus tiles": bits(own.bonus_tiles),
        "points": own.points,
    }
    value = MaraOutlook(seat, weights, ALL).value(state, True)  # type: ignore[arg-type]
    return value / POINT, {name: int(number) for name, number in found.items()}


def nova_end(state: Nova, seat: int, weights: object) -> tuple[float, dict[str, int]]:
    """The same for Terra Nova."""
    own = state.seats[seat]
    outlook = NovaOutlook(state, seat, weights, ALL)  # type: ignore[arg-type]
    value = outlook.value(state, True)
    terms = dict(outlook.terms(state))
    home, mat = own.faction.home, own.faction.mat
    free = own.reach & ~state.occupied
    found = {
        "houses": own.house_count,
        "posts": own.post_count,
        "left palace": int(bool(own.left)),
        "right palace": int(bool(own.right)),
        "sailing": own.sailing,
        "money": own.money,
        "bowl II": own.bowl2,
        "bowl III": own.bowl3,
        "territory": territory(state, own),
        "free home hexes": bits(free & state.terrain[home]),
        "one shovel away": bits(free & state.at_distance(home, 1)),
        "beside others": bits(own.buildings & outlook.changing),
        "income of money": mat.house_money[own.house_count] + mat.post_money[own.post_count],
        "income of power": mat.house_power[own.house_count] + mat.post_power[own.post_count],
        "points": own.points,
        **{f"term {name}": terms[name] // POINT for name in ("payouts", "tile", "promises", "towns")},
    }
    return value / POINT, {name: int(number) for name, number in found.items()}


def ends_of(title: str, spec: str, number: int) -> Iterator[End]:
    """One game: every seat at the end of each of its rounds but the last."""
    game = find_game(title)
    match = Match(game, game.setting(4), seed=f"outcomes/{number}")
    bots = [find_bot(spec, game)(f"outcomes/{number}/{seat}") for seat in range(4)]
    found: dict[tuple[int, int], End] = {}

    def note(seat: int, value: float, features: dict[str, int]) -> None:
        key = (seat, game.round_of(match.state))
        found.setdefault(key, End("", number, *key, value, features))

    while not match.over:
        state, seat = match.state, match.state.decision.seat
        move: Move = ask_bot(bots[seat], state, seat)
        bot = bots[seat]
        if isinstance(bot, NovaBot) and isinstance(state, Nova) and move.verb is DROP:
            note(seat, *nova_end(state, seat, bot.weights))
        if isinstance(bot, MaraBot) and isinstance(state, Mara) and isinstance(state.now, Turn) and not state.open:
            for own in state.seats:
                if own.members() == 0:
                    note(own.number, *mara_end(state, own.number, bot.weights))
        match.play(move, seat)
        match.commit()
    last = game.round_of(match.state)
    for end in found.values():
        end.final = float(game.scores(match.state)[end.seat])
        end.group = game.sides(match.state)[end.seat] if title == "terra-nova" else str(number)
        if end.round < last:
            yield end


def centred(values: Numbers, groups: list[str]) -> Numbers:
    """Values less the mean of their group."""
    found = values.copy()
    for group in set(groups):
        members = np.array([each == group for each in groups])
        found[members] -= found[members].mean(axis=0)
    return found


def show(ends: list[End], console: Console) -> None:
    """A column for each round."""
    rounds = sorted({end.round for end in ends})
    columns: dict[int, tuple[list[str], list[str]]] = {}
    names = list(ends[0].features)
    for number in rounds:
        here = [end for end in ends if end.round == number]
        groups = [end.group for end in here]
        final = centred(np.array([end.final for end in here]), groups)
        value = centred(np.array([end.value for end in here]), groups)
        features = centred(np.array([[end.features[name] for name in names] for end in here], dtype=float), groups)
        spread = features.std(axis=0) + 1e-9
        scaled, missed = features / spread, final - value
        fitted, inverse = ridge(scaled, missed)
        noise = float((missed - scaled @ fitted).std())
        errors = np.sqrt(np.diag(inverse)) * noise / spread
        guessed = np.zeros_like(final)
        for fold in range(FOLDS):
            left_out = np.array([end.game % FOLDS == fold for end in here])
            part, _ = ridge(scaled[~left_out], missed[~left_out])
            guessed[left_out] = value[left_out] + scaled[left_out] @ part
        well = [f"{np.corrcoef(each, final)[0, 1]:.2f}" for each in (value, guessed)]
        cells = [
            f"{worth / size:+.2f} ± {error:.2f}" if size > 1e-6 else ""
            for worth, size, error in zip(fitted, spread, errors, strict=True)
        ]
        columns[number] = cells, well
    grid = Table("points more than the evaluation says", *(f"round {number}" for number in rounds))
    for place, name in enumerate(names):
        grid.add_row(name, *(columns[number][0][place] for number in rounds))
    grid.add_row("correlation with final points", *(columns[number][1][0] for number in rounds))
    grid.add_row("with the fit, on games left out", *(columns[number][1][1] for number in rounds))
    console.print(grid)


def ridge(features: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    """The coefficients, and the inverse by which their errors are known."""
    inverse: Numbers = np.linalg.inv(features.T @ features + RIDGE * np.eye(features.shape[1])).astype(np.float64)
    return inverse @ features.T @ values, inverse


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=("terramara", "terra-nova"))
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--games", type=int, default=150)
    given = parser.parse_args()
    console = Console(width=110)
    ends = [
        end for number in track(range(given.games), console=console) for end in ends_of(given.title, given.bot, number)
    ]
    console.print(f"{given.games} games, {np.mean([end.final for end in ends]):.1f} points")
    show(ends, console)


if __name__ == "__main__":
    main()
