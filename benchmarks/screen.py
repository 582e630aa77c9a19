"""Which weights of the bot of Terramara matter: all are moved at once, at random, and games tell them apart.

python -m benchmarks.screen --bot expert@last=30 --games 400 --by 40

In each game four seats of the bot play by the same weights, each of which is so many per cent higher or lower than the
bot's own (a coin for each). A regression of the points of a seat, and of winners, on these coins says what half of the
way from low to high is worth, ± standard error: all weights for the price of one. It is a first look: the range is
wide, and a weight that matters far from where the others are need not matter there. Whatever is moved is to be played
against the bot as it was, on other seeds.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from terrae.bots import ask_bot, find_bot
from terrae.bots.terramara import MaraBot
from terrae.bots.weights import weights_of
from terrae.core.game import find_game
from terrae.core.match import Match

SEATS = 4
HUNDRED = 100
RIDGE = 1.0
Numbers = npt.NDArray[np.float64]


def whole(spec: str, seed: str) -> list[float]:
    """The points of four seats of a bot."""
    game = find_game("terramara")
    match = Match(game, game.setting(SEATS), seed=seed)
    bots = [find_bot(spec, game)(f"{seed}/{seat}") for seat in range(SEATS)]
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return [float(points) for points in game.scores(match.state)]


def moved(weights: dict[str, int], coins: dict[str, int], by: int) -> dict[str, int]:
    """The weights, each higher or lower."""
    return {name: round(worth * (HUNDRED + by * coins[name]) / HUNDRED) for name, worth in weights.items()}


def effects(coins: Numbers, points: Numbers) -> tuple[Numbers, Numbers]:
    """What each coin is worth, with its standard error."""
    inverse = np.linalg.inv(coins.T @ coins + RIDGE * np.eye(coins.shape[1]))
    missed = points - points.mean()
    fit = inverse @ coins.T @ missed
    free = max(1, len(points) - coins.shape[1] - 1)
    noise = float(np.sqrt(((missed - coins @ fit) ** 2).sum() / free))
    return fit, np.sqrt(np.diag(inverse)) * noise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--by", type=int, default=40, help="per cent")
    parser.add_argument("--seed", default="screen")
    given = parser.parse_args()
    console = Console(width=110)
    bot = find_bot(given.bot, find_game("terramara"))(0)
    assert isinstance(bot, MaraBot)
    weights = {name: worth for name, worth in weights_of(bot.weights).items() if isinstance(worth, int) and worth}
    tossed: list[list[float]] = []
    points: list[list[float]] = []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "weights.json"
        spec = f"{given.bot}{',' if '@' in given.bot else '@'}weights={file}"
        for number in track(range(given.games), console=console):
            luck = random.Random(f"{given.seed}/{number}")
            coins = {name: luck.choice((-1, 1)) for name in weights}
            file.write_text(json.dumps(moved(weights, coins, given.by)), encoding="utf-8")
            tossed.append([float(coin) for coin in coins.values()])
            points.append(whole(spec, f"{given.seed}/{number}"))
    scores = np.array(points)
    console.print(f"{given.games} games, {scores.mean():.1f} points, winners {scores.max(axis=1).mean():.1f}")
    seat, seat_errors = effects(np.array(tossed), scores.mean(axis=1))
    first, first_errors = effects(np.array(tossed), scores.max(axis=1))
    grid = Table("weight", "now", "points of a seat", "points of winners")
    for place in np.argsort(-np.abs(seat)).tolist():
        name = list(weights)[place]
        grid.add_row(
            name,
            str(weights[name]),
            f"{seat[place]:+.2f} ± {seat_errors[place]:.2f}",
            f"{first[place]:+.2f} ± {first_errors[place]:.2f}",
        )
    console.print(grid)


if __name__ == "__main__":
    main()
