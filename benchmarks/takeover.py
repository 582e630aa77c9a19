"""How well bots of Terra Mystica play on from positions of people: they take over all seats of real games.

python -m benchmarks.takeover ../shared/ledgers/real --round 5 --bot expert --bot hard
python -m benchmarks.takeover ../shared/ledgers/real --round 5 --bot expert --bot hard --mixed

Each game is played on from the start of a round by each bot: points less those of the people, and less those of the
first bot in the same games. It costs a third of whole games, and has half their noise. `--mixed`: two bots, two seats
each, every game twice with the seats exchanged. `--half`: games at even places, for trying things, or at odd ones,
for the final check; all if nothing is said.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.league import mean, of_four, was_left
from terrae.bots import ask_bot, find_bot
from terrae.core.game import Game
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn

HALVES = {"even": [0], "odd": [1], "all": [0, 1]}
PARTNERS = ((0, 2), (0, 1), (0, 3))  # the seats of the first bot, by the game's place


def positions(folder: Path, number: int, half: str) -> Iterator[tuple[str, Mystica, list[int]]]:
    """Games of four in a folder of ledgers at the start of a round, and their people's points in the end."""
    for place, (name, match, ended) in enumerate(of_four(folder)):
        if was_left(ended) or place % 2 not in HALVES[half]:
            continue
        people, state = GAME.scores(ended), GAME.start(match.setting)
        assert isinstance(state, Mystica)
        for entry in match.log:
            if state.round == number and isinstance(state.decision, Turn):
                break
            state.play(entry.move, entry.seat)
        yield name, state, people


def play_on(game: Game, start: Mystica, names: list[str], seed: str) -> tuple[list[int], float]:
    """The points of all seats in the end, each played by the bot named for it, and CPU seconds."""
    state = start.copy()
    bots = [find_bot(name, game)(f"{seed}/{seat}") for seat, name in enumerate(names)]
    began = time.process_time()
    while not state.over:
        seat = state.decision.seat
        state.play(ask_bot(bots[seat], state, seat), seat)
    return game.scores(state), time.process_time() - began


def compare(found: list[tuple[str, Mystica, list[int]]], bots: list[str]) -> None:
    """Every game once with each bot in all seats."""
    less_people: dict[str, list[float]] = {bot: [] for bot in bots}
    less_first: dict[str, list[float]] = {bot: [] for bot in bots}
    cpu = dict.fromkeys(bots, 0.0)
    for name, start, people in found:
        points: list[float] = []
        for bot in bots:
            scores, seconds = play_on(GAME, start, [bot] * 4, name)
            cpu[bot] += seconds
            points.append(statistics.mean(scores))
            less_people[bot].append(points[-1] - statistics.mean(people))
            less_first[bot].append(points[-1] - points[0])
        print(f"{name}: people {statistics.mean(people):.1f}", *(f"{point:.1f}" for point in points), flush=True)
    for bot in bots:
        print(
            f"{bot}: {mean(less_people[bot])} less people, {mean(less_first[bot])} less the first, "
            f"{cpu[bot] / len(found):.1f} CPU seconds a game, {len(found)} games"
        )


def mix(found: list[tuple[str, Mystica, list[int]]], first: str, second: str) -> None:
    """Every game twice, two seats for each of two bots, exchanged."""
    gains: list[float] = []
    wins: list[float] = []
    for place, (name, start, _) in enumerate(found):
        partners = PARTNERS[place % len(PARTNERS)]
        gain = win = 0.0
        for turned in (False, True):
            names = [first if (seat in partners) != turned else second for seat in range(4)]
            scores, _ = play_on(GAME, start, names, name)
            best = [seat for seat in range(4) if scores[seat] == max(scores)]
            win += sum(names[seat] == first for seat in best) / len(best) / 2
            gain += sum(score if names[seat] == first else -score for seat, score in enumerate(scores)) / 4
        gains.append(gain)
        wins.append(win)
        print(f"{name}: {gain:+.1f}, first places {win:.2f}", flush=True)
    print(
        f"{first} less {second}: {mean(gains)} points a seat, "
        f"first places {statistics.mean(wins):.2f}, {len(gains)} pairs"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="ledgers of terra.snellman.net")
    parser.add_argument("--round", type=int, default=5, choices=range(1, 7), help="the bots begin with it")
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--half", choices=HALVES, default="all")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--mixed", action="store_true")
    given = parser.parse_args()
    if given.mixed and len(given.bot) != 2:
        parser.error("--mixed takes two bots")
    found = list(positions(given.folder, given.round, given.half))[: given.games]
    if not found:
        parser.error(f"{given.folder} holds no game of four that was played to its end")
    if given.mixed:
        mix(found, *given.bot)
    else:
        compare(found, given.bot)


if __name__ == "__main__":
    main()
