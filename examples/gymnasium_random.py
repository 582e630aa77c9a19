"""Gymnasium: one seat against a bot, then many games in one loop.

python examples/gymnasium_random.py
"""

from __future__ import annotations

import gymnasium
import numpy as np

from terrae import envs
from terrae.envs.table import pieces_of


def one_game(seed: int = 3) -> float:
    """A random learner at the small task, against a bot."""
    env = gymnasium.make("terrae/TerraNovaSmall-v0", opponents="beginner", reward="margin")
    env.action_space.seed(seed)
    env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(env.action_space.sample())  # samples are legal
        total += float(reward)
    print("one game against beginner:", total, "points ahead")
    return total


def many_games(number: int = 64, steps: int = 50) -> int:
    """The learner plays every seat of many games; pieces of the observations are views of one array."""
    fleet = envs.vector("terra-nova-small", number)
    fleet.action_space.seed(1)
    seen, infos = fleet.reset(seed=1)
    ended = 0
    for _ in range(steps):
        assert infos["action_mask"].any(axis=1).all()
        seen, _, over, _, infos = fleet.step(fleet.action_space.sample())
        ended += int(over.sum())
    board = pieces_of(fleet.task.observer, seen)["board"]
    print(f"{number} games, {steps} steps: {ended} came to their end; boards have the shape {board.shape[1:]}")
    print("seats asked now:", np.bincount(infos["seat"]))
    return ended


if __name__ == "__main__":
    one_game()
    many_games()
