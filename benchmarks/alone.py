"""How many points a seat of Terra Nova could make if nobody were in its way: what four of them cannot all surpass.

python -m benchmarks.alone [--width 40 400 2000] [--games 5] [--bot expert] [--factions choose]

From its first turn on, each seat of some games (with factions at random, unless bots choose them) plans the whole game
as if it were alone at the table: all power actions, all bonus tiles and every hex are its own, and neighbours only
build now and then, which brings it power. The widest plan is the best that is known; with the first number of lines
(`--width`) it is also told what is lost by each thing that has to be shared: if the hexes on which the others stood in
the end were never free, if neighbours brought nothing, if no more than one power action were left in each round, and
if one of the three bonus tiles that lie beside the board were not there.
Beside it stand the points of the same seats in the games as the bot played them. The territory that a plan hopes for
is told apart, for in a game of four it brings six points a seat in any case.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from typing import cast

from rich.console import Console
from rich.progress import track
from rich.table import Table

from terrae.board.hexes import bits, count, one
from terrae.bots import ask_bot, find_bot
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.terra_nova.search.evaluation import TERMS
from terrae.bots.terra_nova.search.sight import NovaSight
from terrae.bots.terra_nova.search.weights import Weights
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import Turn

SEATS = 4
SITES = 8  # hexes considered for a house
ALL_POWER_ACTIONS = 99
WHOLE_GAME = 9
UNBOUNDED = 10**9
AGAIN = 3  # so many times the lines where nothing follows
SHARED = (12 + 8 + 4) / SEATS  # points of a seat for territory in the mean


def plan(
    state: Nova, seat: int, width: int, *, neighbours: bool = True, actions: int = ALL_POWER_ACTIONS
) -> tuple[float, float, float]:
    """What the best plan alone comes to: points without territory, towns, CPU-seconds."""
    weights = Weights()
    weights.share_of_power = actions
    if not neighbours:
        weights.busy = weights.leech = 0
    sight = NovaSight(state, seat, weights, 2 ** len(TERMS) - 1, SITES)
    sight.ways.round_now = 0  # its share of the power actions is the same in the first round as in those to come
    began = time.process_time()
    last = AGAIN * width
    line = Beam(sight, Extent(width, width, WHOLE_GAME, last, last, UNBOUNDED)).plan(state, [])
    assert line is not None
    territory = dict(sight.terms(line.state))["territory"]
    return (line.value - territory) / 100, founded(state, line.state, seat), time.process_time() - began


def founded(before: Nova, after: Nova, seat: int) -> int:
    """How many towns a seat has founded meanwhile."""
    return count(before.seats[seat].town_tiles) - count(after.seats[seat].town_tiles)


def played(bot: str, factions: str, number: int) -> tuple[Nova, Nova]:
    """A game of a bot against itself: as it was at the first turn, and as it ended."""
    game = find_game("terra-nova")
    match = Match(game, game.setting(SEATS, {"factions": factions}), seed=f"alone {number}")
    make = find_bot(bot, game)
    bots = [make(f"alone {number}/{seat}") for seat in range(SEATS)]
    first: Nova | None = None
    while not match.over:
        decision = match.state.decision
        if first is None and isinstance(decision, Turn):
            first = cast(Nova, match.state.copy())
        match.play(ask_bot(bots[decision.seat], match.state, decision.seat), decision.seat)
        match.commit()
    assert first is not None
    return first, cast(Nova, match.state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--width", type=int, nargs="+", default=[40, 400, 2000])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--factions", choices=("choose", "random"), default="random")
    given = parser.parse_args()
    found: defaultdict[str, list[tuple[float, float, float]]] = defaultdict(list)
    console = Console()
    for number in track(range(given.games), "planning", console=console, disable=not console.is_terminal):
        first, end = played(given.bot, given.factions, number)
        for seat in range(SEATS):
            own = end.seats[seat]
            found[f"in games of `{given.bot}`"].append((float(own.points) - SHARED, founded(first, end, seat), 0.0))
            for width in given.width:
                found[f"alone, {width} lines"].append(plan(first, seat, width))
            crowded = first.copy()
            for other in end.seats:
                if other.number != seat:
                    crowded.occupied |= other.buildings
            width = given.width[0]
            found[f"{width} lines, hexes of others never free"].append(plan(crowded, seat, width))
            found[f"{width} lines, neighbours bring nothing"].append(plan(first, seat, width, neighbours=False))
            found[f"{width} lines, neither"].append(plan(crowded, seat, width, neighbours=False))
            found[f"{width} lines, one power action a round"].append(plan(first, seat, width, actions=1))
            fewer = first.copy()
            fewer.bonus_offer &= ~one(random.Random(f"{number}/{seat}").choice(list(bits(first.bonus_offer))))
            found[f"{width} lines, one bonus tile less to choose from"].append(plan(fewer, seat, width))
    table = Table(title=f"{given.games * SEATS} seats; points besides territory, which brings {SHARED:.0f} in the mean")
    for name in ("", "points", "with territory", "towns", "CPU s a plan"):
        table.add_column(name, justify="right" if name else "left")
    for name, values in found.items():
        points, towns, seconds = (statistics.mean(column) for column in zip(*values, strict=True))
        error = statistics.stdev(value[0] for value in values) / len(values) ** 0.5
        price = f"{seconds:.2f}" if seconds else ""
        table.add_row(name, f"{points:.1f} ± {error:.1f}", f"{points + SHARED:.1f}", f"{towns:.2f}", price)
    console.print(table)


if __name__ == "__main__":
    main()
