"""PettingZoo: its own tests, and the same game as the core plays."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from terrae.core.errors import IllegalMove
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.record import write
from terrae.envs import aec
from terrae.envs.aec_env import SeatsEnv
from terrae.envs.problems import BadAction, BadTask, OutOfOrder

with warnings.catch_warnings():  # where pygame is installed, its tests look at its own games, in a way it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

TABLES = [(title, seats) for title in games() for seats in range(find_game(title).fewest, find_game(title).most + 1)]


# What PettingZoo thinks of dictionaries and numbers that are not between 0 and 1, its own titles excepted by name.
LENIENT = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:The observation contains negative numbers",
    "ignore:Observation numpy array is not",
]


@pytest.mark.filterwarnings(*LENIENT)
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_conforms(title: str, seats: int) -> None:
    env = aec(title, seats=seats)
    api_test(env, num_cycles=25)


@pytest.mark.parametrize("title", games())
def test_the_same_seed_is_the_same_game(title: str) -> None:
    seed_test(partial(aec, title, seats=2), num_cycles=15)


def test_renders() -> None:
    is_svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(partial(aec, "terra-nova", seats=2), custom_tests=is_svg)


def play(env: SeatsEnv, seed: int, steps: int = 10**9) -> dict[str, float]:
    """Random play from the outside, by mask alone; what each agent was rewarded with in all."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        steps -= 1
        if steps < 0:
            break
        env.step(None if over else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return totals


@pytest.mark.parametrize("title", games())
def test_same_game_as_the_core(title: str) -> None:
    """Moves, masks, observations, luck and returns are those of a match with the same seed."""
    env = aec(title, seats=3, reward="points", asks_forced=True)
    env.reset(seed=11)
    game = find_game(title)
    match = Match(game, env.task.setting, seed=11)
    begun = game.scores(match.state)
    dice = random.Random(title)
    totals = [0.0] * 3
    while not match.over:
        agent, (seen, reward, _, _, _) = env.agent_selection, env.last()
        seat = match.seats_to_move[0]
        totals[seat] += reward
        moves = match.moves()
        assert agent == f"seat_{seat + 1}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(move.index for move in moves)
        move = dice.choice(moves)
        env.step(move.index)
        match.play(move)
        match.commit()
    for agent in env.agent_iter():
        totals[env.possible_agents.index(agent)] += env.last()[1]
        env.step(None)
    assert [before + total for before, total in zip(begun, totals, strict=True)] == game.scores(match.state)
    assert write(env.match()).splitlines()[-1] == write(match).splitlines()[-1]


def test_rewards() -> None:
    """What each kind of reward says about one end."""
    points = play(aec("terra-nova", seats=3, reward="points"), 4)
    wins, ranks, margins = (play(aec("terra-nova", seats=3, reward=kind), 4) for kind in ("win", "rank", "margin"))
    order = sorted(points, key=lambda agent: -points[agent])
    assert len(set(points.values())) == 3
    assert [wins[agent] for agent in order] == [1, -0.5, -0.5]
    assert [ranks[agent] for agent in order] == [1, 0, -1]
    assert margins[order[0]] == points[order[0]] - points[order[1]]
    assert margins[order[2]] == points[order[2]] - points[order[0]]


def test_bad_input_is_told() -> None:
    env = aec("terra-nova", seats=2, options={"first": "1"})
    with pytest.raises(OutOfOrder, match=r"call reset\(\) first"):
        env.observe("seat_1")
    with pytest.raises(OutOfOrder, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    wanted = env.task.game.catalogue.by_text["build E5"]
    with pytest.raises(
        IllegalMove, match=r"build E5 \(action \d+\) is not possible for seat_1 now: .*Possible are mat"
    ):
        env.step(wanted.index)
    with pytest.raises(IllegalMove, match="there is no action 99999: they are numbered 0 to 1012"):
        env.step(99999)
    with pytest.raises(IllegalMove, match="there is no action -1"):
        env.step(-1)
    with pytest.raises(BadAction, match="1.5 is float"):
        env.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(BadAction, match=r"int64 of shape \(2,\)"):
        env.step(np.array([1, 2]))  # type: ignore[arg-type]
    with pytest.raises(BadAction, match="seat_1 must act"):
        env.step(None)
    with pytest.raises(OutOfOrder, match="there is no agent seat_9; there are seat_1, seat_2"):
        env.observe("seat_9")
    assert env.match().ply == len(env.table.course.log)  # nothing has changed
    before = env.agent_selection
    env.step(np.int64(env.table.course.moves[0].index))
    assert env.agent_selection != before


def test_after_the_end() -> None:
    env = aec("terra-nova-small")
    play(env, 1)
    with pytest.raises(OutOfOrder, match=r"the game is over: call reset\(\)"):
        env.step(0)
    env.reset()
    assert env.agents == ["seat_1", "seat_2"] and isinstance(env.seed, int)


def test_bad_wishes_are_told() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"name": "chess"}, "there is no task called 'chess'; there are: terra-mystica, .*terra-nova-small"),
        ({"name": "terra-nova", "reward": "money"}, "no reward called 'money'; there are: win, rank, margin, points"),
        ({"name": "terra-nova", "render_mode": "3d"}, "no way to render called '3d'; there are: human, ansi, svg"),
        ({"name": "terra-nova", "rounds": -1}, "has no -1 rounds"),
        ({"name": "terra-nova", "start": "nowhere"}, r"nowhere is no start: .*\(last-round\)"),
        ({"name": "terra-nova", "seats": 3, "start": "last-round"}, "game of 2 seats, not of 3"),
    ]
    for wishes, told in wrong:
        with pytest.raises(BadTask, match=told):
            aec(**wishes)
    env = aec("terra-nova", seats=2)
    env.reset(seed=1)
    with pytest.raises(BadTask, match="make the environment with render_mode"):
        env.render()
