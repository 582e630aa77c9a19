"""PettingZoo: every seat is an agent, and acts when it is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from terrae.core.match import Match
from terrae.envs.problems import BadAction, OutOfOrder, legal_move
from terrae.envs.rendering import MODES, check_mode, rendered
from terrae.envs.rewards import WHILE_PLAYING
from terrae.envs.table import Observation, Table
from terrae.envs.task import Task, task

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


class SeatsEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game in which all seats take turns. Agents are `seat_1`, `seat_2`, ...; actions are indices of the catalogue.

    A title or a task by name, with wishes as for `task`, or a task that was made before.
    """

    def __init__(
        self, name: str | Task, seats: int | None = None, *, render_mode: str | None = None, **wishes: Any
    ) -> None:
        super().__init__()
        self.task = name if isinstance(name, Task) else task(name, seats, **wishes)
        self.table = Table(self.task)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"terrae_{self.task.game.name.replace('-', '_')}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{number + 1}" for number in range(self.task.seats)]
        self.agents: list[str] = []
        self._seats = {agent: number for number, agent in enumerate(self.possible_agents)}
        size, moves = self.table.observer.size, len(self.task.game.catalogue)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LEAST, MOST, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.state_space = spaces.Box(LEAST, MOST, (size,), np.int16)
        self._chance: np.random.Generator | None = None
        self._before: list[int] = []
        self.seed: int | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise OutOfOrder("envs.no-agent", agent=agent, agents=", ".join(self._seats))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed is the same luck; a match of that seed has it too."""
        if seed is not None or self._chance is None:
            self._chance, drawn = seeding.np_random(seed)
            self.seed = drawn if seed is None else seed
        else:
            self.seed = int(self._chance.integers(2**31))
        self.table.begin(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.course.seat]
        self._before = self.table.points() if self.task.reward == WHILE_PLAYING else []

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The action of the agent whose turn it is; None from an agent whose game is over."""
        self.table.check_begun()
        if not self.agents:
            raise OutOfOrder("envs.over")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise OutOfOrder("envs.action-after-end", agent=agent, action=action)
            self._was_dead_step(None)
            return
        if action is None:
            raise BadAction("envs.no-action", agent=agent)
        course = self.table.course
        move = legal_move(self.task.game, course, action, agent)
        course.play(move)
        course.mark()
        self._cumulative_rewards[agent] = 0.0
        if course.finished or self._before:
            self._reward(course.finished)
        if course.finished:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[course.seat]

    def _reward(self, finished: bool) -> None:
        """Tell what this step brought."""
        if self._before:
            points = self.table.points()
            found = [float(now - before) for now, before in zip(points, self._before, strict=True)]
            self._before = points
        else:
            found = self.table.rewards()
        self.rewards = dict(zip(self.agents, found, strict=True))
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do now."""
        seat = self._seats.get(agent)
        if seat is None:
            seat = self._seats[self._known(agent)]
        table = self.table
        return {"observation": table.see(seat), "action_mask": table.legal(seat)}

    def state(self) -> Observation:
        """The whole position, as the first seat sees it: nothing is hidden."""
        return self.table.see(0)

    def view(self, agent: str) -> dict[str, Any]:
        """What an agent may know as plain data."""
        return self.table.view(self._seats[self._known(agent)])

    def match(self) -> Match:
        """The game so far as a match."""
        return self.table.match()

    def render(self) -> str | None:
        """The table as text (`ansi`, printed: `human`) or the board as a drawing (`svg`)."""
        self.table.check_begun()
        return rendered(self.task.game, self.table.course.state, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
