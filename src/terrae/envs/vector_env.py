"""Gymnasium: many games in one compiled loop, with observations and masks in arrays that are made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from terrae.bots.bot import Bot
from terrae.core.errors import IllegalMove
from terrae.core.match import Match
from terrae.core.vectors import shared
from terrae.envs.opponents import Opponents, play_others
from terrae.envs.problems import BadAction, BadTask, OutOfOrder, legal_move
from terrae.envs.rewards import WHILE_PLAYING, final_rewards
from terrae.envs.task import Task, task
from terrae.loop.course import EVERYBODY, Course
from terrae.loop.fleet import Fleet

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
Info = dict[str, Any]


class LegalActions(spaces.MultiDiscrete):
    """An action for each game; a sample has legal ones only, unless it is given other masks."""

    def __init__(self, env: FleetEnv) -> None:
        super().__init__([env.moves] * env.num_envs)
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is None and probability is None and self.env.begun:
            chances = self.np_random.random(self.env.masks.shape, np.float32) * self.env.masks
            legal: NDArray[np.int64] = chances.argmax(axis=1)
            return legal
        found: NDArray[np.int64] = super().sample(mask, probability)
        return found


class FleetEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """So many games side by side; a game that is over begins anew in the same step.

    opponents: None lets the learner play every seat (`infos["seat"]` says which one is asked, and observations are that
    seat's); else names of bots, as in `SingleEnv`. copy: observations and masks are arrays of one's own; without it
    they are views, which cannot be written to and change with the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        name: str | Task,
        number: int = 64,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = 0,
        copy: bool = True,
        **wishes: Any,
    ) -> None:
        if number < 1:
            raise BadTask("envs.number", number=number)
        self.task = name if isinstance(name, Task) else task(name, seats, **wishes)
        if seat is not None and not 0 <= seat < self.task.seats:
            raise BadTask("envs.seat", seat=seat, last=self.task.seats - 1)
        self.opponents = None if opponents is None else Opponents(self.task.game, self.task.seats, opponents)
        self.seat = seat
        self.copy = copy
        self.num_envs = number
        self.moves = len(self.task.game.catalogue)
        self.begun = False
        observer, table = self.task.observer, self.task.seats
        cells, marks = shared("i16", number * observer.size), shared("u8", number * self.moves)
        asked, points = shared("i64", number), shared("i64", number * table)
        self.observations: NDArray[np.int16] = np.frombuffer(cells, np.int16).reshape(number, -1)
        self.masks: NDArray[np.int8] = np.frombuffer(marks, np.int8).reshape(number, -1)
        self.asked: NDArray[np.int64] = np.frombuffer(asked, np.int64)
        self.points: NDArray[np.int64] = np.frombuffer(points, np.int64).reshape(number, -1)
        self.courses = [
            Course(
                observer,
                cells,
                marks,
                place,
                moves=self.moves,
                asks_forced=self.task.asks_forced,
                rounds=self.task.rounds,
            )
            for place in range(number)
        ]
        self.fleet = Fleet(self.courses, table, asked, points)
        self.learners = np.zeros(number, np.int64)
        self.seeds = [""] * number
        self._first = 0
        self._games = [0] * number
        self._starts = [0] * number
        self._bots: list[dict[int, Bot]] = [{} for _ in range(number)]
        self.single_observation_space = spaces.Box(LEAST, MOST, (observer.size,), np.int16)
        self.single_action_space = spaces.Discrete(self.moves)
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = LegalActions(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        """New games everywhere: at place n that of the seed + n, after it those of `seed + n/1`, `seed + n/2`, ..."""
        super().reset(seed=seed)
        self._first = seed if seed is not None else int(self.np_random.integers(2**31))
        self._games = [0] * self.num_envs
        for place in range(self.num_envs):
            self._begin(place)
        self.fleet.show()
        self.begun = True
        return self._seen(), self._info()

    def _begin(self, place: int) -> None:
        """A new game at a place in which the learner has something to decide."""
        course = self.courses[place]
        while True:
            game = self._games[place]
            self._games[place] += 1
            seed = f"{self._first + place}/{game}" if game else str(self._first + place)
            self._starts[place] = self.task.start_of(seed)
            start = self.task.starts[self._starts[place]]
            self.seeds[place] = seed
            if self.opponents is None:
                course.begin(start, seed, EVERYBODY)
            else:
                learner = self.seat if self.seat is not None else int(self.np_random.integers(self.task.seats))
                self.learners[place] = learner
                course.begin(start, seed, learner, self.opponents.dice(seed, learner))
                self._bots[place] = self.opponents.sit_down(seed, learner)
                play_others(course, self._bots[place])
            if not course.finished:
                return

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """An action in every game. `infos` has the masks, who is asked, and `final_info` of games that are over.

        Rewards are those of the learner; where it plays every seat, of the seat that has acted: `infos["rewards"]` has
        those of all seats.
        """
        fleet = self.fleet
        coded = self._coded(actions)
        actors = self.asked.copy() if self.opponents is None else self.learners.copy()
        before = self.points.copy() if self.task.reward == WHILE_PLAYING else None
        over = fleet.step(coded)
        if self.opponents is not None and not self.opponents.random:
            for place, course in enumerate(self.courses):
                play_others(course, self._bots[place])
            over = [place for place, course in enumerate(self.courses) if course.finished]
        fleet.show()
        rewards = np.zeros((self.num_envs, self.task.seats))
        if before is not None:
            rewards[:] = self.points - before
        terminations = np.zeros(self.num_envs, np.bool_)
        ended: Info = {}
        if over:
            ended = self._end(over, rewards)
            terminations[over] = True
        own = rewards[np.arange(self.num_envs), actors]
        infos = {**self._info(), "rewards": rewards, **ended}
        return self._seen(), own, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _end(self, over: list[int], rewards: NDArray[np.float64]) -> Info:
        """Tell how games ended, and begin new ones in their places."""
        done = np.zeros(self.num_envs, np.bool_)
        done[over] = True
        last = np.full(self.num_envs, None, object)
        points = np.zeros((self.num_envs, self.task.seats), np.int64)
        for place in over:
            state = self.courses[place].state
            if self.task.reward != WHILE_PLAYING:
                rewards[place] = final_rewards(self.task.game, state, self.task.reward)
            last[place] = self.observations[place].copy()
            points[place] = self.points[place]
            self._begin(place)
            self.fleet.show_one(place)
        final = {"points": points, "rewards": rewards.copy()}
        return {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}

    def _coded(self, actions: NDArray[np.int64]) -> bytes:
        """Actions as the loop reads them, checked."""
        if not self.begun:
            raise OutOfOrder("envs.not-begun")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise BadAction("envs.actions-shape", number=self.num_envs, shape=given.shape)
        if given.dtype.kind not in "iu":
            raise BadAction("envs.actions-dtype", dtype=given.dtype)
        outside = (given < 0) | (given >= self.moves)
        coded = given.astype("<u2").tobytes()
        wrong = int(outside.argmax()) if outside.any() else self.fleet.illegal(coded)
        if wrong >= 0:
            course = self.courses[wrong]
            try:
                legal_move(self.task.game, course, int(given[wrong]), f"seat_{course.seat + 1}")
            except IllegalMove as error:
                raise IllegalMove("envs.illegal-in", number=wrong, reason=error.message) from None
        return coded

    def _seen(self) -> NDArray[np.int16]:
        return self.observations.copy() if self.copy else self.observations

    def _info(self) -> Info:
        masks = self.masks.copy() if self.copy else self.masks
        return {"action_mask": masks, "seat": self.asked.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now in each game."""
        return self.masks.astype(np.bool_)

    def match(self, place: int) -> Match:
        """The game at a place so far as a match."""
        match = self.task.match(self._starts[place])
        for move in self.courses[place].log:
            match.record(move, match.state.decision.seat)
        return match


def made(num_envs: int, name: str, *, opponents: str | Sequence[str] = "random", **wishes: Any) -> FleetEnv:
    """What `gymnasium.make_vec` makes: as `gymnasium.make`, one seat learns."""
    return FleetEnv(name, num_envs, opponents=opponents, **wishes)
