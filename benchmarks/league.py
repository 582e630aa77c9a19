"""How strong a bot of Terra Mystica is: on set-ups of real games with four seats, or as Halflings and Engineers.

python -m benchmarks.league ../shared/ledgers/real --bot expert --games 100
python -m benchmarks.league --two-seats --bot expert --games 20

Who asks for more games than there are set-ups gets the same ones again with the factions turned by a seat, by two, by
three: other games with the same tiles. Intervals are over set-ups, not over games. A run that was broken off, or one
in parts, is gone on with: `--first 34` leaves out the first 34 games, and what was printed of them (`--printed FILE`,
once for each part) counts in the end.
"""

from __future__ import annotations

import argparse
import random
import re
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
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
TURNED = ", turned by "  # after the name of a set-up
SURE = 1.96  # standard errors make half of a 95 % interval
PRINTED = re.compile(r"^(?P<number>\d+) (?P<name>.+?): (?P<scores>.+), mean [\d.]+(, people (?P<people>[\d.]+))?$")


@dataclass(frozen=True)
class Setup:
    """What a game begins with, and what people made of it."""

    name: str
    options: dict[str, str]
    people: list[int]

    def turned(self, seats: int) -> Setup:
        """The same with each faction so many seats further."""
        factions = self.options["factions"].split(",")
        around = ",".join(factions[-seats:] + factions[:-seats])
        people = self.people[-seats:] + self.people[:-seats]
        return Setup(f"{self.name}{TURNED}{seats}", {**self.options, "factions": around}, people)


@dataclass(frozen=True)
class Played:
    """A game that is over: what is printed of it, and read again."""

    number: int
    name: str
    scores: dict[str, int]  # by faction
    people: float | None  # their mean in the same set-up

    @property
    def mean(self) -> float:
        return statistics.mean(self.scores.values())

    @property
    def setup(self) -> str:
        """The set-up it was played on, turned or not."""
        return self.name.split(TURNED)[0]

    def __str__(self) -> str:
        scores = ", ".join(f"{faction} {points}" for faction, points in self.scores.items())
        people = "" if self.people is None else f", people {self.people:.2f}"
        return f"{self.number} {self.name}: {scores}, mean {self.mean:.2f}{people}"

    @classmethod
    def read(cls, line: str) -> Played | None:
        """A line that was printed; nothing if it tells of no game."""
        found = PRINTED.match(line)
        if found is None:
            return None
        scores = dict(each.split(" ") for each in found["scores"].split(", "))
        people = None if found["people"] is None else float(found["people"])
        points = {faction: int(own) for faction, own in scores.items()}
        return cls(int(found["number"]), found["name"], points, people)


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


def and_turned(setups: list[Setup]) -> Iterator[Setup]:
    """All set-ups, then all of them with the factions turned by a seat, and so on, once around."""
    yield from setups
    for seats in range(1, len(setups[0].people) if setups else 0):
        yield from (setup.turned(seats) for setup in setups)


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


def over_setups(games: list[tuple[str, float]]) -> str:
    """The mean of values, named by set-up, and half of its 95 % interval: games of a set-up are not independent."""
    middle = statistics.mean(value for _, value in games)
    missed: defaultdict[str, float] = defaultdict(float)
    for setup, value in games:
        missed[setup] += value - middle
    number = len(missed)
    if number < 2:
        return f"{middle:.1f}"
    spread = sum(each * each for each in missed.values()) * number / (number - 1)
    return f"{middle:.1f} ± {SURE * spread**0.5 / len(games):.1f}"


def show(games: list[Played]) -> None:
    """What the games tell together."""
    setups = len({game.setup for game in games})
    points = over_setups([(game.setup, game.mean) for game in games])
    print(f"{points} points a seat, {len(games)} games on {setups} set-ups (95 %, clustered by set-up)")
    people = [(game.setup, game.people) for game in games if game.people is not None]
    if people:
        print(f"people in the same set-ups: {over_setups(people)}")
    by_faction: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
    for game in games:
        for faction, own in game.scores.items():
            by_faction[faction].append((game.setup, own))
    for faction, seats in sorted(by_faction.items()):
        print(f"  {faction}: {over_setups(seats)} ({len(seats)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="ledgers of terra.snellman.net")
    parser.add_argument("--two-seats", action="store_true")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="so many games are left out")
    parser.add_argument("--printed", type=Path, action="append", default=[], help="what was printed of other games")
    given = parser.parse_args()
    if given.two_seats == (given.folder is not None):
        parser.error("either a folder of ledgers or --two-seats")
    end = given.first + given.games
    if given.two_seats:
        found = [for_two(number) for number in range(given.first, end)]
    else:
        found = list(islice(and_turned(list(from_ledgers(given.folder))), given.first, end))
    make = find_bot(given.bot, GAME)
    lines = [line for path in given.printed for line in path.read_text(encoding="utf-8").splitlines()]
    known = {game.number: game for game in map(Played.read, lines) if game is not None}
    thoughts: list[float] = []
    for number, setup in enumerate(found, given.first + 1):
        bots = [make(f"{setup.name}/{seat}") for seat in range(2 if given.two_seats else 4)]
        state = play(setup, bots, thoughts).state
        assert isinstance(state, Mystica)
        scores = {seat.faction.mat.key: int(seat.points) for seat in state.seats}
        people = statistics.mean(setup.people) if setup.people else None
        known[number] = Played(number, setup.name, scores, people)
        print(known[number], flush=True)
    if not known:
        parser.error("no games: neither any to play nor any that were printed")
    print(f"{given.bot}: ", end="")
    show([known[number] for number in sorted(known)])
    if thoughts:
        thoughts.sort()
        figures = (thoughts[len(thoughts) // 2], statistics.mean(thoughts), thoughts[-1])
        print("CPU for a turn, median, mean and most: " + ", ".join(f"{1000 * figure:.1f} ms" for figure in figures))


if __name__ == "__main__":
    main()
