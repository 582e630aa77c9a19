"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from terrae.bots.bot import Bot
from terrae.core.match import Match
from terrae.envs.opponents import Opponents, play_others
from terrae.envs.problems import BadTask, OutOfOrder, legal_move
from terrae.envs.rendering import MODES, check_mode, rendered
from terrae.envs.rewards import WHILE_PLAYING
from terrae.envs.table import Observation, Table
from terrae.envs.task import Task, task

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
TRIES = 1000  # seeds that are tried until the learner has something to decide
AGENT = "the learner"


class LegalActions(spaces.Discrete):
    """All moves of the catalogue; a sample is one of those that are legal now, unless it is given another mask."""

    def __init__(self, table: Table) -> None:
        super().__init__(len(table.mask))
        self.table = table

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.table.course.moves:
            mask = self.table.mask
        found: np.int64 = super().sample(mask, probability)
        return found


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns. Actions are indices of the catalogue; `action_masks()` says which are legal.

    seat: where the learner sits, from 0; None: anywhere, drawn for each game. opponents: names of bots, one for all or
    one for each of the others in the order of the table.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        name: str | Task,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        self.task = name if isinstance(name, Task) else task(name, seats, **wishes)
        if seat is not None and not 0 <= seat < self.task.seats:
            raise BadTask("envs.seat", seat=seat, last=self.task.seats - 1)
        self.table = Table(self.task)
        self.opponents = Opponents(self.task.game, self.task.seats, opponents)
        self.seat = seat
        self.learner = seat or 0
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.Box(LEAST, MOST, (self.table.observer.size,), np.int16)
        self.action_space = LegalActions(self.table)
        self._bots: dict[int, Bot] = {}
        self._before = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The same seed is the same luck, seat and opponents; a match of that seed has the same luck."""
        super().reset(seed=seed)
        table, course = self.table, self.table.course
        for _ in range(TRIES):
            chosen = seed if seed is not None else int(self.np_random.integers(2**31))
            self.learner = self.seat if self.seat is not None else int(self.np_random.integers(self.task.seats))
            key = str(chosen)
            table.begin(chosen, self.learner, self.opponents.dice(key, self.learner))
            self._bots = self.opponents.sit_down(key, self.learner)
            play_others(course, self._bots)
            if not course.finished:
                break
            seed = None  # a game in which the learner is never asked teaches nothing
        course.mark()
        self._before = self._points()
        return table.see(self.learner), {"seed": chosen, "seat": self.learner, "action_mask": table.mask.copy()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, and what the others do until it is asked again."""
        table, course = self.table, self.table.course
        table.check_begun()
        if course.finished:
            raise OutOfOrder("envs.over")
        course.play(legal_move(self.task.game, course, action, AGENT))
        play_others(course, self._bots)
        course.mark()
        reward = 0.0
        info: dict[str, Any] = {"action_mask": table.mask.copy()}
        if self.task.reward == WHILE_PLAYING:
            points = self._points()
            reward, self._before = float(points - self._before), points
        elif course.finished:
            reward = table.rewards()[self.learner]
        if course.finished:
            info["points"] = table.points()
        return table.see(self.learner), reward, course.finished, False, info

    def _points(self) -> int:
        return int(self.table.observer.points(self.table.course.state, self.learner))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.table.mask.astype(np.bool_)

    def view(self) -> dict[str, Any]:
        """What the learner may know as plain data."""
        return self.table.view(self.learner)

    def match(self) -> Match:
        """The game so far as a match."""
        return self.table.match()

    def render(self) -> str | None:
        """The table as text (`ansi`, printed: `human`) or the board as a drawing (`svg`)."""
        self.table.check_begun()
        return rendered(self.task.game, self.table.course.state, self.render_mode)
