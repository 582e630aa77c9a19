"""How good the plans are that settings of the bot of Terra Mystica find, from positions of people in real games.

python -m benchmarks.plans ../shared/ledgers/real --round 3 --bot expert@again=0 --bot expert --bot expert@width=120

A seat plans from the start of a round to the end of the game; the final points of each plan are counted as the first
bot foresees the others, and less those of the first bot's plan. Ranks on cults and by network are told apart: the
others stand still in a plan, so it promises more of them than will come; and among four bots that play alike they bring
23 points a seat in any case, so that only what a plan has besides ranks makes a difference. A plan costs a hundredth of
a game, and says nothing about how well it survives the others.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from pathlib import Path

from benchmarks.league import mean
from benchmarks.takeover import HALVES, positions
from terrae.bots import find_bot
from terrae.bots.planner.search.beam import Beam
from terrae.bots.terra_mystica import MysticaBot
from terrae.games.terra_mystica import GAME


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="ledgers of terra.snellman.net")
    parser.add_argument("--round", type=int, default=3, choices=range(1, 7))
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--half", choices=HALVES, default="all")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    bots = [find_bot(name, GAME)("plans") for name in given.bot]
    found: defaultdict[str, list[list[float]]] = defaultdict(lambda: [[] for _ in bots])
    for place, (_, state, _) in enumerate(list(positions(given.folder, given.round, given.half))[: given.games]):
        seat = place % len(state.seats)
        for number, bot in enumerate(bots):
            assert isinstance(bot, MysticaBot) and isinstance(bots[0], MysticaBot)
            began = time.process_time()
            seen = bot.sight(state, seat)
            beam = Beam(seen, bot.extent)
            line = beam.plan(state, [])
            assert line is not None
            bot.looked = beam.looked
            line = bot.planned_again(state, seat, seen, line)
            seconds = time.process_time() - began
            sight = bots[0].sight(state, seat)
            points = sight.value(line.state, True) / 100
            ranks = (sight.outlook.cults + sight.outlook.network) / 100
            towns = float(len(line.state.seats[seat].town_tiles))
            for what, value in (("points", points), ("ranks", ranks), ("towns", towns), ("seconds", seconds)):
                found[what][number].append(value)
    for number, name in enumerate(given.bot):
        own = {what: values[number] for what, values in found.items()}
        gains = [point - first for point, first in zip(own["points"], found["points"][0], strict=True)]
        first_ranks = found["ranks"][0]
        besides = [gain - rank + first for gain, rank, first in zip(gains, own["ranks"], first_ranks, strict=True)]
        ranks, towns, seconds = (statistics.mean(own[what]) for what in ("ranks", "towns", "seconds"))
        print(
            f"{name}: {mean(own['points'])} points, {mean(gains)} less the first, {mean(besides)} besides ranks; "
            f"of them {ranks:.1f} for ranks; {towns:.2f} towns; {seconds:.2f} CPU seconds a plan, {len(gains)} plans"
        )


if __name__ == "__main__":
    main()
