"""The vector environment: every game in it is the game of its seed, and arrays are what they say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from terrae.core.errors import IllegalMove
from terrae.core.game import games
from terrae.core.match import Match
from terrae.envs import vector
from terrae.envs.problems import BadAction, BadTask, OutOfOrder
from terrae.envs.table import Table

STEPS = 90


@pytest.mark.parametrize("title", games())
def test_games_are_those_of_their_seeds(title: str) -> None:
    """What one table shows after the same moves, the fleet shows; a match of the seed has the same log."""
    env = vector(title, 3, seats=2)
    env.reset(seed=40)
    env.action_space.seed(1)
    ended = 0
    for _ in range(STEPS):
        env_actions = env.action_space.sample()
        seen, _, over, cut, infos = env.step(env_actions)
        ended += int(over.sum())
        assert seen.shape == (3, env.task.observer.size) and not cut.any()
        for place, course in enumerate(env.courses):
            assert np.flatnonzero(infos["action_mask"][place]).tolist() == sorted(move.index for move in course.moves)
    for place, course in enumerate(env.courses):
        match = env.match(place)
        alone = Table(env.task)
        alone.begin(env.seeds[place])
        learned = Match(env.task.game, env.task.setting, seed=env.seeds[place])
        while learned.ply < match.ply:
            learned.play(match.log[learned.ply].move)
            learned.commit()
        while len(alone.course.log) < match.ply:
            alone.course.play(match.log[len(alone.course.log)].move)
        assert learned.log == match.log
        assert alone.course.log == course.log
        assert (alone.see(int(course.seat)) == env.observations[place]).all()
    if title == "terra-nova":
        assert ended > 0 and any("/" in seed for seed in env.seeds)


def run(env: Any, steps: int, seed: int) -> list[tuple[Any, ...]]:
    env.reset(seed=seed)
    env.action_space.seed(seed)
    return [env.step(env.action_space.sample()) for _ in range(steps)]


def test_the_end_of_a_game_is_told() -> None:
    """A game that is over begins anew in the same step; how it ended is in the infos."""
    env = vector("terra-nova-small", 8, opponents="random", reward="margin")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    for seen, rewards, over, _, infos in run(env, 60, 3):
        assert (rewards[~over] == 0).all()
        for place in np.flatnonzero(over):
            ended += 1
            points = infos["final_info"]["points"][place]
            assert rewards[place] == points[0] - points[1]
            assert infos["_final_obs"][place] and infos["final_obs"][place].shape == seen[place].shape
            assert infos["action_mask"][place].any()
    assert ended >= 8


def test_every_seat_is_rewarded() -> None:
    """Where the learner plays all seats, `rewards` has what each was rewarded with."""
    ends = [
        (rewards, over, infos)
        for _, rewards, over, _, infos in run(vector("terra-nova-small", 4), 120, 1)
        if over.any()
    ]
    assert ends
    for rewards, over, infos in ends:
        for place in np.flatnonzero(over):
            assert sum(infos["rewards"][place]) == 0
            assert rewards[place] in infos["rewards"][place]


def test_points_while_playing_add_up() -> None:
    env = vector("terra-nova-small", 2, opponents="random", reward="points")
    env.reset(seed=2)
    total = env.points[:, 0].astype(float)
    env.action_space.seed(2)
    while True:
        _, rewards, over, _, infos = env.step(env.action_space.sample())
        total += rewards
        if over[0]:
            break
        if over[1]:
            total[1] = 0
    assert total[0] == infos["final_info"]["points"][0][0]


def test_bots_as_opponents() -> None:
    """Only the learner is asked, wherever it sits."""
    env = vector("terra-nova-small", 2, opponents="beginner", seat=None)
    for _, _, _, _, infos in run(env, 6, 7):
        assert (infos["seat"] == env.learners).all()


def test_copies_and_views() -> None:
    """Copies stay as they are; views change with the next step, and nobody can write to them."""
    env = vector("terra-nova", 2, seats=2)
    first, _ = env.reset(seed=1)
    kept = first.copy()
    env.step(env.action_space.sample())
    assert (first == kept).all()
    lean = vector("terra-nova", 2, seats=2, copy=False)
    seen, infos = lean.reset(seed=1)
    again, *_ = lean.step(lean.action_space.sample())
    assert again is seen and not seen.flags.writeable and not infos["action_mask"].flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_bad_input_is_told() -> None:
    with pytest.raises(BadTask, match="0 games cannot be stepped"):
        vector("terra-nova", 0)
    with pytest.raises(BadTask, match="seat 2 is not at the table"):
        vector("terra-nova", 1, seats=2, seat=2)
    env = vector("terra-nova", 2, seats=2)
    with pytest.raises(OutOfOrder, match="has not begun"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    legal = env.action_space.sample()
    with pytest.raises(BadAction, match=r"takes 2 actions, .* of shape \(2,\); this one has shape \(3,\)"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(BadAction, match="these are float64"):
        env.step(legal.astype(float))
    with pytest.raises(IllegalMove, match=r"in game 1: there is no action 70000"):
        env.step(np.array([legal[0], 70000]))
    with pytest.raises(IllegalMove, match=r"in game 1: done \(action 0\) is not possible for seat_\d now"):
        env.step(np.array([legal[0], 0]))
    assert [len(course.log) for course in env.courses] == [env.match(place).ply for place in (0, 1)]
    env.step(legal)
