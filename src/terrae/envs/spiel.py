"""OpenSpiel: every title as a Python game; nature's draws are chance nodes, every question is a node.

Importing this registers `terrae_terra_nova` and its sisters, which `pyspiel.load_game` finds by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from terrae.core.game import Game, games
from terrae.core.moves import Move
from terrae.core.observer import Slate
from terrae.core.state import Chance, State
from terrae.core.vectors import shared
from terrae.envs.problems import action_number, listed
from terrae.envs.rewards import WHILE_PLAYING, final_rewards
from terrae.envs.table import pieces_of
from terrae.envs.task import Task, task

LONGEST = 20_000  # moves of a game, nature's included
MOST_POINTS = 1_000.0
ZERO_SUM = ("win", "rank")
BY_DEFAULT: Mapping[str, int | str] = {"seats": 0, "options": "", "rounds": 0, "reward": "win", "task": ""}


def short_name(title: str) -> str:
    """What OpenSpiel calls a title.

    >>> short_name("terra-nova")
    'terrae_terra_nova'
    """
    return f"terrae_{title.replace('-', '_')}"


def load(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    rounds: int = 0,
    reward: str = "win",
) -> SpielGame:
    """A title or a task as a game of OpenSpiel; options as the title has them."""
    title = task(name).game.name
    wishes: dict[str, int | str] = {
        "seats": seats or 0,
        "options": ";".join(f"{key}={value}" for key, value in (options or {}).items()),
        "rounds": rounds,
        "reward": reward,
        "task": "" if name == title else name,
    }
    game: SpielGame = pyspiel.load_game(short_name(title), wishes)
    return game


class Position:
    """A state of the core as a node of OpenSpiel holds it: a deep copy is a copy of the core."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.legal: list[Move] = [] if state.over else state.moves()

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.state.copy())

    def play(self, move: Move) -> None:
        self.state.play(move)
        self.legal = [] if self.state.over else self.state.moves()


class SpielGame(pyspiel.Game):
    """A title for OpenSpiel. Parameters: seats, options (`map=main;first=1`), rounds, reward, task."""

    title = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wishes = {**BY_DEFAULT, **(params or {})}
        options = dict(entry.split("=", 1) for entry in wishes["options"].split(";") if entry)
        self.task: Task = task(
            wishes["task"] or self.title,
            wishes["seats"] or None,
            options,
            rounds=wishes["rounds"] or None,
            reward=wishes["reward"],
        )
        zero_sum = self.task.reward in ZERO_SUM
        bound = 1.0 if zero_sum else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.task.game.catalogue),
            max_chance_outcomes=len(self.task.game.catalogue),
            num_players=self.task.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.task.game, zero_sum), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.task)


class SpielState(pyspiel.State):
    """A node: a question to a seat, or a draw of nature."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.task.starts[0].state.copy())

    @property
    def task(self) -> Task:
        found: Task = self.get_game().task
        return found

    def is_terminal(self) -> bool:
        state = self.position.state
        rounds = self.task.rounds
        return state.over or bool(rounds and self.task.observer.round_of(state) > rounds)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        decision = self.position.state.decision
        return int(pyspiel.PlayerId.CHANCE) if isinstance(decision, Chance) else int(decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.index for move in self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        draw = state.decision
        assert isinstance(draw, Chance)
        weights = draw.weights(state)
        total = sum(weights)
        return [
            (move.index, weight / total) for move, weight in zip(self.position.legal, weights, strict=True) if weight
        ]

    def _apply_action(self, action: int) -> None:
        index = action_number(action)
        move = next((move for move in self.position.legal if move.index == index), None)
        if move is None:
            catalogue = self.task.game.catalogue
            named = catalogue[index].text if 0 <= index < len(catalogue) else str(index)
            legal = listed(self.position.legal)
            raise ValueError(f"{named} (action {index}) is not legal; legal are {legal}")
        self.position.play(move)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.task.game.catalogue[action].text)

    def returns(self) -> list[float]:
        state = self.position.state
        if self.task.reward == WHILE_PLAYING:
            return [float(points) for points in self.task.game.scores(state)]
        if not self.is_terminal():
            return [0.0] * self.task.seats
        return final_rewards(self.task.game, state, self.task.reward)

    def __str__(self) -> str:
        return " ".join(self.task.game.catalogue[action].text for action in self.history())


class SpielObserver:
    """Writes what a player may know into a tensor whose pieces are found by name."""

    def __init__(self, given: Task) -> None:
        self.task = given
        cells = shared("i16", given.observer.size)
        self.slate = Slate(cells, 0, given.observer.size)
        self.cells = np.frombuffer(cells, np.int16)
        self.tensor = np.zeros(given.observer.size, np.float32)
        self.dict = pieces_of(given.observer, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        asked = state.current_player() == player
        self.task.observer.observe(position.state, player, self.slate, position.legal if asked else [])
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        """What happened so far: everybody saw it."""
        return str(state)


def type_of(game: Game, zero_sum: bool = True) -> Any:
    """How OpenSpiel classes a title."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(BY_DEFAULT),
    )


def register() -> None:
    """Make every title known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for title in games():
        if short_name(title) not in known:
            kind = type(f"Spiel{title.title().replace('-', '')}", (SpielGame,), {"title": title})
            pyspiel.register_game(type_of(task(title).game), kind)


register()
