"""Imitation: a network that chooses what the bots of a dataset chose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.observer import Observer, Slate
from terrae.core.record import read
from terrae.core.state import NATURE
from terrae.core.vectors import shared
from terrae.envs.problems import BadTask
from terrae.envs.table import scales_of
from terrae.envs.train.mlp import Mlp, fit_choices
from terrae.envs.train.saving import policy_facts, save_net

HIDDEN = 128
BATCH = 128
RATE = 1e-3
HELD_BACK = 10  # one game in so many is not learned from, and asked about
Tell = Callable[[Mapping[str, Any]], None]


@dataclass(frozen=True)
class Lessons:
    """Decisions with two answers or more: what was seen, what was legal, what was chosen."""

    rows: NDArray[np.int16]
    legal: NDArray[np.bool_]
    chosen: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.chosen)


def matches_of(folder: Path) -> list[Match]:
    """The games of a dataset, replayed."""
    import polars as pl

    files = sorted((folder / "games").glob("*.parquet"))
    if not files:
        raise BadTask("envs.no-dataset", folder=folder)
    return [read(text).match() for text in pl.read_parquet(files)["record"]]


def decisions(match: Match, observer: Observer) -> Iterator[tuple[NDArray[np.int16], list[int], int]]:
    """What a game teaches."""
    cells = shared("i16", observer.size)
    slate, seen = Slate(cells, 0, observer.size), np.frombuffer(cells, np.int16)
    state = match.at(0)
    for entry in match.log:
        legal = [] if entry.seat == NATURE else state.moves_of(entry.seat)
        if len(legal) > 1:
            observer.observe(state, entry.seat, slate, legal)
            yield seen.copy(), [move.index for move in legal], entry.move.index
        state.play(entry.move, entry.seat)


def lessons_of(matches: list[Match], observer: Observer, size: int) -> Lessons:
    rows, legal, chosen = [], [], []
    for match in matches:
        for seen, indices, index in decisions(match, observer):
            mask = np.zeros(size, np.bool_)
            mask[indices] = True
            rows.append(seen)
            legal.append(mask)
            chosen.append(index)
    return Lessons(np.array(rows), np.array(legal), np.array(chosen, np.int64))


def hits(net: Mlp, lessons: Lessons) -> float:
    """The share of choices the network would have made."""
    likes = np.where(lessons.legal, net(lessons.rows.astype(np.float32)), -np.inf)
    return float((likes.argmax(axis=1) == lessons.chosen).mean())


def imitate(folder: Path, output: Path, *, seed: int, epochs: int, tell: Tell) -> Path:
    """Learn from a dataset; after each epoch, what share of the choices in games held back it would have made."""
    matches = matches_of(folder)
    game: Game = matches[0].game
    seats = matches[0].setting.seats
    if any(match.game is not game or match.setting.seats != seats for match in matches):
        raise BadTask("envs.mixed-dataset", folder=folder)
    observer = game.observer(seats)
    size = len(game.catalogue)
    held = matches[:: HELD_BACK if len(matches) > HELD_BACK else len(matches)]
    learned = [match for match in matches if not any(match is other for other in held)] or held
    lessons, exam = lessons_of(learned, observer, size), lessons_of(held, observer, size)
    dice = np.random.default_rng(seed)
    net = Mlp([observer.size, HIDDEN, size], scales_of(observer), seed)
    for epoch in range(epochs + 1):
        tell({"seed": seed, "epoch": epoch, "hits": hits(net, exam), "decisions": len(lessons), "games": len(learned)})
        if epoch == epochs:
            break
        order = dice.permutation(len(lessons))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            fit_choices(net, lessons.rows[some].astype(np.float32), lessons.legal[some], lessons.chosen[some], RATE)
    path = output / f"imitation-{game.name}-{seed}.onnx"
    save_net(net, path, policy_facts(game, observer))
    return path
