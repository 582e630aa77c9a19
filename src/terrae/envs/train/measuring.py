"""How well something plays while it learns, and what is kept of that."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from terrae.bots.bot import Bot, ask_bot
from terrae.bots.registry import find_bot
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.envs.task import Task

Tell = Callable[[Mapping[str, Any]], None]
Listen = Callable[[Match, int], None]  # a seat has ended its turn in a match that goes on


def play_game(given: Task, bots: list[Bot], seed: str, listen: Listen | None = None) -> list[int]:
    """A game of bots, with the luck of a seed; the points in the end, or when the rounds of the task are over."""
    observer = given.observer
    match = given.match(given.start_of(seed))
    match.nature = Nature(seed)
    match.draw(match.nature)
    while not match.over and not 0 < given.rounds < observer.round_of(match.state):
        seat = match.seats_to_move[0]
        match.record(ask_bot(bots[seat], match.state, seat), seat)
        match.draw(match.nature)
        if listen is not None and not match.over and match.seats_to_move[0] != seat:
            listen(match, seat)
    return given.game.scores(match.state)


def measure(given: Task, make: Callable[[str], Bot], rival: str, games: int, seed: str) -> tuple[float, float]:
    """The share of games won against a bot (ties half), and the mean margin; seats alternate with the same luck."""
    other = find_bot(rival, given.game)
    wins, margins = 0.0, 0.0
    for number in range(games):
        own = number % 2
        pair = [make(f"{seed}/{number}"), other(f"{seed}/{number}/rival")]
        scores = play_game(given, pair if own == 0 else pair[::-1], f"{seed}/{number // 2}")
        margin = scores[own] - scores[1 - own]
        wins += 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
        margins += margin
    return wins / games, margins / games


def journal_at(path: Path) -> Tell:
    """A function that adds a line to the journal of a training."""
    path.parent.mkdir(parents=True, exist_ok=True)

    def tell(row: Mapping[str, Any]) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)

    return tell
