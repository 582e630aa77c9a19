"""The arena: plays tournaments, keeps their results, answers whether one bot is better than another.

>>> from terrae.lab.tournament import Tournament
>>> finished = run(Tournament("terra-nova", ("random",), seats=2), games=2)
>>> finished.games, [standing.name for standing in finished.bots]
(2, ['random'])
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import polars as pl

from terrae.core.errors import BadOption
from terrae.lab import results
from terrae.lab.hands import Hands, play_here, play_with
from terrae.lab.journal import BadResults
from terrae.lab.playing import Played, Score, Table, order_for
from terrae.lab.question import Answer, Bets, Question
from terrae.lab.results import Store
from terrae.lab.standings import COLUMNS, COUNTED, Standing, ratings, standings
from terrae.lab.tournament import Data, Tournament

COUNTED_BY = ("pair", "bot", *COUNTED, "rank", "failed")  # what standings need to know of a seat
SYNC_EVERY = 1.0  # seconds that a loss of power may cost


@dataclass(frozen=True)
class Finished:
    """What came of a run."""

    tournament: Tournament
    games: int
    failures: dict[str, int]  # why games were broken off, and how many
    bots: list[Standing]
    factions: list[Standing]
    answer: Answer | None
    folder: Path | None

    def data(self) -> Data:
        """For programs."""
        return {
            "title": self.tournament.title,
            "games": self.games,
            "setups": self.games // self.tournament.block,
            "failures": self.failures,
            "bots": [standing.data() for standing in self.bots],
            "factions": [standing.data() for standing in self.factions],
            "answer": None if self.answer is None else asdict(self.answer),
            "folder": None if self.folder is None else str(self.folder),
        }


class Tally:
    """What is known while games come in: enough for standings and for a question, in the order of the set-ups."""

    def __init__(self, tournament: Tournament, games: int, question: Question | None) -> None:
        self.tournament = tournament
        self.games = games  # that are to be played at most
        self.bets = None if question is None else Bets(question)
        self.wins: dict[int, list[float]] = {}  # of set-ups not judged yet: difference, games
        self.judged = 0  # set-ups
        self.columns: dict[str, list[Any]] = {name: [] for name in COUNTED_BY}
        self.played = 0

    @property
    def stop(self) -> int | None:
        """After how many games the question is answered; nothing while it is not."""
        decided = self.bets is not None and self.bets.verdict != "undecided"
        return self.judged * self.tournament.block if decided else None

    @property
    def settled(self) -> int:
        """The games below this number belong to the results, whatever comes."""
        return self.games if self.bets is None else self.judged * self.tournament.block

    def add(self, number: int, scores: tuple[Score, ...]) -> None:
        """A game is over; the question looks at set-ups one after the other, whichever was played first."""
        self.played += 1
        setup = number // self.tournament.block
        for score in scores:
            row = {"pair": setup, "bot": sys.intern(score.bot)}
            for name, column in self.columns.items():
                column.append(row[name] if name in row else getattr(score, name))
        if self.bets is None:
            return
        entry = self.wins.setdefault(setup, [0.0, 0.0])
        entry[0] += difference(scores, self.bets.question)
        entry[1] += 1
        while self.stop is None and self.wins.get(self.judged, [0, 0])[1] == self.tournament.block:
            total, games = self.wins.pop(self.judged)
            self.judged += 1
            self.bets.add(total / games)

    def standings(self) -> list[Standing]:
        """As they are known now."""
        kinds = {**results.SEAT_COLUMNS, "pair": pl.UInt32}
        return standings(pl.DataFrame(self.columns, schema={name: kinds[name] for name in COUNTED_BY}))


def difference(scores: tuple[Score, ...], question: Question) -> float:
    """The share of a game that the first won less the share that the second won."""
    signs = {question.first: 1.0, question.second: -1.0}
    return sum(signs.get(score.bot, 0.0) * (score.win or 0.0) for score in scores)


Progress = Callable[[Tally], None]


def run(
    tournament: Tournament,
    games: int,
    folder: Path | str | None = None,
    *,
    question: Question | None = None,
    hands: Hands | None = None,
    progress: Progress | None = None,
) -> Finished:
    """Play so many games of a tournament (with a question: at most), or go on with those in a folder.

    The result depends on the tournament and on the number of games alone: not on the hands, nor on how often it was
    broken off. Without a folder the games themselves are not kept.
    """
    if question is not None and not {question.first, question.second} <= set(tournament.bots):
        raise BadOption("arena.question-bots", bots=", ".join(tournament.bots))
    games = tournament.whole(games)
    with ExitStack() as stack:
        if folder is None:
            where = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="terrae-arena-")))
        else:
            where = Path(folder)
        about = describe(tournament, games, question)
        store = open_store(where, about)
        stack.callback(store.close)
        tally = Tally(tournament, games, question)
        for number, scores in sorted(played_before(where, tournament).items()):
            tally.add(number, scores)
        play_rest(tournament, store, tally, hands, progress)
        stop = tally.stop or games
        store.finish(stop)
        finished = conclude(tournament, where, None if folder is None else where, tally)
        results.write_about(where, {**about, "outcome": finished.data()})
        return finished


def play_rest(
    tournament: Tournament, store: Store, tally: Tally, hands: Hands | None, progress: Progress | None
) -> None:
    """Play what is not there yet, until all is played or the question is answered."""
    table, last = Table(tournament), time.monotonic()
    numbers = (number for number in range(tally.games) if number not in store.have)
    stream: Iterator[Played] = (
        play_here(table, numbers) if hands is None else play_with(hands, table, order_for(tournament), numbers)
    )
    with ExitStack() as stack:
        stack.callback(stream.close)  # type: ignore[attr-defined]
        while tally.stop is None and (game := next(stream, None)) is not None:
            store.add(game.number, game.line)
            tally.add(game.number, game.scores)
            store.settle(tally.settled)
            if time.monotonic() - last > SYNC_EVERY:
                store.sync()
                last = time.monotonic()
            if progress is not None:
                progress(tally)
        store.sync()


def describe(tournament: Tournament, games: int, question: Question | None) -> Data:
    """What the results say about all games."""
    return {
        "tournament": tournament.data(),
        "versions": tournament.versions(),
        "question": None if question is None else asdict(question),
        "games": games,
        "outcome": None,
    }


def open_store(folder: Path, about: Data) -> Store:
    """A new folder of results, or one to go on with: it must have been begun in just the same way."""
    if not (folder / results.ABOUT).exists():
        if folder.exists() and any(path.name != results.LOCK for path in folder.iterdir()):
            raise BadResults("arena.not-empty", folder=folder, file=results.ABOUT)
        return Store.create(folder, about)
    before = results.read_about(folder)
    for part, key in (("tournament", "arena.other-tournament"), ("versions", "arena.other-version")):
        for name, now in about[part].items():
            was = before.get(part, {}).get(name)
            if was != now:
                raise BadResults(key, folder=folder, name=name, was=json.dumps(was), now=json.dumps(now))
    if before["question"] != about["question"]:
        was, now = json.dumps(before["question"]), json.dumps(about["question"])
        raise BadResults("arena.other-tournament", folder=folder, name="question", was=was, now=now)
    if before["games"] > about["games"]:
        raise BadResults("arena.fewer-games", folder=folder, was=before["games"], now=about["games"])
    store = Store.reopen(folder)
    try:
        results.write_about(folder, about)
    except BaseException:
        store.close()
        raise
    return store


def played_before(folder: Path, tournament: Tournament) -> dict[int, tuple[Score, ...]]:
    """The scores of the games that are in a folder, by number."""
    found: dict[int, list[Score]] = {}
    seats = results.read(folder, under_way=True).seats.select("game_id", *Score.__dataclass_fields__).collect()
    for row in seats.iter_rows(named=True):
        found.setdefault(int(row.pop("game_id")), []).append(Score(**row))
    return {number: tuple(scores) for number, scores in found.items()}


def conclude(tournament: Tournament, folder: Path, kept: Path | None, tally: Tally) -> Finished:
    """The standings of all games in a folder."""
    seats = results.read(folder, under_way=False).seats.select(COLUMNS).collect()
    bots, factions = ratings(seats)
    failed = (
        seats.filter(pl.col("failed") != "").group_by("failed", maintain_order=True).agg(pl.col("game_id").n_unique())
    )
    return Finished(
        tournament,
        seats["game_id"].n_unique(),
        dict(failed.iter_rows()),
        standings(seats, "bot", bots),
        standings(seats, "faction", factions),
        None if tally.bets is None else tally.bets.answer(),
        kept,
    )
