"""How strong a bot of Terra Mystica is: on set-ups of real games with four seats, or as Halflings and Engineers.

python -m benchmarks.league ../shared/ledgers/real --bot expert --games 20
python -m benchmarks.league --two-seats --bot expert --games 20
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from terrae.bots import Bot, ask_bot, find_bot
from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, ROUND_TILES
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.snellman import SNELLMAN

PAIR = ("halflings", "engineers")
SPADES = "SCORE1"  # the round tile that lies in none of the last two rounds
USUAL_TILES, USUAL_CARDS = 8, 9


@dataclass(frozen=True)
class Setup:
    """What a game begins with, and what people made of it."""

    name: str
    options: dict[str, str]
    people: list[int]


def of_four(folder: Path) -> Iterator[tuple[str, Match, Mystica]]:
    """The games of four in a folder of ledgers: their names, themselves, and how they ended."""
    for path in sorted(folder.glob("*.txt")):
        match = SNELLMAN.read(path.read_text(encoding="utf-8")).match
        if match is not None and match.setting.seats == 4:
            assert isinstance(match.state, Mystica)
            yield path.stem, match, match.state


def was_left(state: Mystica) -> bool:
    """Did somebody drop out?"""
    return any(seat.out for seat in state.seats)


def from_ledgers(folder: Path) -> Iterator[Setup]:
    """The set-ups of games of four in a folder of ledgers, by the printed rules; not those that somebody left."""
    for name, match, state in of_four(folder):
        if was_left(state):
            continue
        factions = ",".join(seat.faction.mat.key for seat in state.seats)
        options = {**match.setting.options, "factions": factions, "loose": "none"}
        yield Setup(name, options, GAME.scores(state))


def for_two(number: int) -> Setup:
    """Halflings and Engineers on the base map, with round tiles and bonus cards of the base game drawn by a number."""
    luck = random.Random(number)
    tiles = list(ROUND_TILES[:USUAL_TILES])
    while True:
        luck.shuffle(tiles)
        if SPADES not in tiles[4:6]:
            break
    cards = luck.sample(list(BONUS_CARDS[:USUAL_CARDS]), 5)
    factions = PAIR if number % 2 == 0 else PAIR[::-1]
    options = {"factions": ",".join(factions), "scoring-tiles": ",".join(tiles[:6]), "bonus-cards": ",".join(cards)}
    return Setup(f"two seats {number}", options, [])


def play(setup: Setup, bots: list[Bot], thoughts: list[float]) -> Match:
    """A whole game; CPU seconds of every turn are added to the thoughts."""
    match = Match(GAME, GAME.setting(len(bots), setup.options), seed=setup.name)
    while not match.over:
        seat = match.state.decision.seat
        began = time.process_time()
        move = ask_bot(bots[seat], match.state, seat)
        if getattr(bots[seat], "looked", 0):
            thoughts.append(time.process_time() - began)
        match.play(move, seat)
        match.commit()
    return match


def mean(values: list[float]) -> str:
    """The mean with its standard error."""
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{statistics.mean(values):.1f} ± {error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="ledgers of terra.snellman.net")
    parser.add_argument("--two-seats", action="store_true")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="so many set-ups are left out")
    given = parser.parse_args()
    if given.two_seats == (given.folder is not None):
        parser.error("either a folder of ledgers or --two-seats")
    end = given.first + given.games
    if given.two_seats:
        found = [for_two(number) for number in range(given.first, end)]
    else:
        found = list(from_ledgers(given.folder))[given.first : end]
    make = find_bot(given.bot, GAME)
    games: list[float] = []
    people: list[float] = []
    thoughts: list[float] = []
    by_faction: defaultdict[str, list[float]] = defaultdict(list)
    for setup in found:
        bots = [make(f"{setup.name}/{seat}") for seat in range(2 if given.two_seats else 4)]
        state = play(setup, bots, thoughts).state
        assert isinstance(state, Mystica)
        scores = {seat.faction.mat.key: int(seat.points) for seat in state.seats}
        for key, own in scores.items():
            by_faction[key].append(own)
        games.append(statistics.mean(scores.values()))
        people.extend([statistics.mean(setup.people)] if setup.people else [])
        print(f"{setup.name}: {scores}, mean {games[-1]:.1f}", flush=True)
    print(f"{given.bot}: {mean(games)} points a seat, {len(games)} games (standard error over games)")
    if people:
        print(f"people in the same games: {mean(people)}")
    for key, points in sorted(by_faction.items()):
        print(f"  {key}: {statistics.mean(points):.0f} ({len(points)})")
    thoughts.sort()
    figures = (thoughts[len(thoughts) // 2], statistics.mean(thoughts), thoughts[-1])
    print("CPU for a turn, median, mean and most: " + ", ".join(f"{1000 * figure:.1f} ms" for figure in figures))


if __name__ == "__main__":
    main()
