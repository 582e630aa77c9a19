"""What makes weights better: games against others, or agreeing with people. Both are differences, pair by pair."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from terrae.bots import ask_bot, find_bot
from terrae.core.errors import BadOption
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.lab.gather import matches
from terrae.lab.playing import Table
from terrae.lab.tournament import Tournament

Data = dict[str, Any]


class Objective(Protocol):
    """Compares two bots, always in the same way from the same seed."""

    def differences(self, first: str, second: str, seed: str, pairs: int) -> list[float]:
        """How much better the second was than the first, in each of so many pairs."""

    def data(self) -> Data:
        """All that determines it."""


@dataclass(frozen=True)
class ByGames:
    """Both sit at the same tables, in all seats, with the same luck: who has more points, or victories?"""

    title: str
    seats: int
    measure: str = "points"  # or win

    def differences(self, first: str, second: str, seed: str, pairs: int) -> list[float]:
        tournament = Tournament(self.title, (first, second), self.seats, seed)
        table, block = Table(tournament), tournament.block
        found: list[float] = []
        for pair in range(pairs):
            sums = {first: 0.0, second: 0.0}
            seats = {first: 0, second: 0}
            for number in range(pair * block, (pair + 1) * block):
                for score in table.play(number).scores:
                    if score.failed:
                        raise BadOption("lab.tune.failed", bot=score.bot, reason=score.failed)
                    sums[score.bot] += float(getattr(score, self.measure) or 0)
                    seats[score.bot] += 1
            found.append(sums[second] / seats[second] - sums[first] / seats[first])
        return found

    def data(self) -> Data:
        return {"by": "games", **asdict(self)}


@dataclass(frozen=True)
class ByPeople:
    """Positions of games that people played, from the side of who won: does the bot choose what they chose?

    A pair is a game: the share of some of its positions, drawn by the seed, where the second agreed less that of the
    first.
    """

    folder: str
    positions: int = 8  # of each game
    title: str = ""

    def differences(self, first: str, second: str, seed: str, pairs: int) -> list[float]:
        games = played_by_people(self.folder, self.title)
        dice = random.Random(seed)
        order = dice.sample(range(len(games)), len(games))
        found: list[float] = []
        for pair in range(pairs):
            match = games[order[pair % len(games)]]
            plies = dice.sample(telling(match), min(self.positions, len(telling(match))))
            hits = [agreed(bot, match, plies, f"{seed}/{pair}") for bot in (first, second)]
            found.append((hits[1] - hits[0]) / max(1, len(plies)))
        return found

    def data(self) -> Data:
        return {"by": "people", **asdict(self)}


@cache
def played_by_people(folder: str, title: str) -> list[Match]:
    """The finished games of a title in a folder."""
    found = [match for match, _, _ in matches(Path(folder)) if match is not None and match.over]
    own = [match for match in found if match.game.name == title]
    if not own:
        raise BadOption("lab.tune.no-people", folder=folder, title=find_game(title).title)
    return own


def telling(match: Match) -> list[int]:
    """The plies at which a winner had a choice."""
    winners = match.game.winners(match.state)
    state = match.at(0)
    found: list[int] = []
    for ply, entry in enumerate(match.log):
        if entry.seat in winners and len(state.moves_of(entry.seat)) > 1:
            found.append(ply)
        state.play(entry.move, entry.seat)
    return found


def agreed(bot: str, match: Match, plies: Sequence[int], seed: str) -> int:
    """At how many of these plies a bot would have played what was played."""
    make, hits = find_bot(bot, match.game), 0
    for ply in plies:
        entry = match.log[ply]
        assert entry.seat != NATURE
        hits += ask_bot(make(f"{seed}/{ply}"), match.at(ply), entry.seat) == entry.move
    return hits
