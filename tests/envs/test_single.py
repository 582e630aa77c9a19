"""Gymnasium: its own checker, masks, opponents, and the same game as the core plays."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from terrae.bots.bot import ask_bot
from terrae.bots.registry import find_bot
from terrae.core.errors import IllegalMove, UnknownBot
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.envs import single
from terrae.envs.problems import BadAction, BadTask, OutOfOrder
from terrae.envs.task import NAMED

TABLES = [(title, seats) for title in games() for seats in range(find_game(title).fewest, find_game(title).most + 1)]


class Lawful(gymnasium.ActionWrapper[Any, Any, Any]):
    """The checker draws an action before the game begins that it is meant for: one that is not legal becomes one."""

    def action(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.action_masks())
        return action if action in legal else legal[0]


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_conforms(title: str, seats: int) -> None:
    check_env(Lawful(single(title, seats=seats, seat=None)), skip_render_check=True)


def test_registered_ids() -> None:
    """Every title and every task has an id, and makes an environment."""
    known = [name for name in gymnasium.registry if name.startswith("terrae/")]
    assert len(known) == len(games()) + len(NAMED)
    assert {"terrae/TerraNova-v0", "terrae/TerraNova2006-v0", "terrae/TerraNovaSmall-v0"} <= set(known)
    env = gymnasium.make("terrae/TerraNova-v0", seats=2, render_mode="ansi")
    seen, info = env.reset(seed=3)
    assert seen in env.observation_space and info["action_mask"].any()
    assert isinstance(env.render(), str)
    fleet = gymnasium.make_vec("terrae/TerraNovaSmall-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert fleet.reset(seed=1)[0].shape[0] == 3


def test_whole_game_by_masks_alone() -> None:
    """Illegal moves never are offered; the reward comes at the end, and the points are told."""
    env = single("terra-nova", seats=3, opponents=["easy", "random"], seat=1)
    dice = random.Random(1)
    seen, info = env.reset(seed=8)
    total, over = 0.0, False
    while not over:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        seen, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert seen in env.observation_space and not cut
        total += reward
    scores = find_game("terra-nova").scores(env.match().state)
    assert info["points"] == scores
    assert total == (1.0 if max(scores) == scores[1] else -0.5)
    with pytest.raises(OutOfOrder, match=r"the game is over: call reset\(\)"):
        env.step(0)


def test_same_game_as_the_core() -> None:
    """Bots at a match of the same seed play what they play in the environment."""
    env = single("terra-nova", seats=2, opponents="beginner", options={"first": "2"})
    env.reset(seed=21)
    game = find_game("terra-nova")
    match = Match(game, env.task.setting, seed=21)
    bot = find_bot("beginner", game)("21/1")
    dice = random.Random(2)
    over = False
    while not match.over:
        seat, moves = match.seats_to_move[0], match.moves()
        if len(moves) == 1:
            move = moves[0]
        elif seat == 1:
            move = ask_bot(bot, match.state, seat)
        else:
            assert not over and np.flatnonzero(env.action_masks()).tolist() == sorted(move.index for move in moves)
            move = dice.choice(moves)
            over = env.step(move.index)[2]
        match.play(move)
        match.commit()
    assert over and env.match().log == match.log


def test_seeds() -> None:
    """The same seed is the same seat and the same game; without one, games differ."""
    env = single("terra-nova", seats=4, seat=None)
    first = env.reset(seed=5)
    again = env.reset(seed=5)
    assert (first[0] == again[0]).all() and first[1]["seat"] == again[1]["seat"]
    seats = {env.reset()[1]["seat"] for _ in range(20)}
    assert len(seats) > 1


def test_points_while_playing() -> None:
    env = single("terra-nova-small", reward="points")
    dice = random.Random(3)
    env.reset(seed=1)
    begun = env.table.points()[0]
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(dice.choice(np.flatnonzero(env.action_masks()).tolist()))
        total += reward
    assert begun + total == info["points"][0]


def test_bad_input_is_told() -> None:
    with pytest.raises(BadTask, match="seat 4 is not at the table: the seats are 0 to 2"):
        single("terra-nova", seats=3, seat=4)
    with pytest.raises(BadTask, match="3 opponents for 1 seats"):
        single("terra-nova", seats=2, opponents=["easy"] * 3)
    with pytest.raises(UnknownBot, match="no bot called 'stockfish'"):
        single("terra-nova", seats=2, opponents="stockfish")
    env = single("terra-nova-duel")
    with pytest.raises(OutOfOrder, match="has not begun"):
        env.step(0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalMove, match=r"\(action \d+\) is not possible for the learner now"):
        env.step(illegal)
    with pytest.raises(BadAction, match=r"float32 of shape \(1,\)"):
        env.step(np.zeros(1, np.float32))
    env.step(np.array(np.flatnonzero(env.action_masks())[0]))
