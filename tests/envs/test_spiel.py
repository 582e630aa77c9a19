"""OpenSpiel: its own simulation tests, chance as nature has it, and the same game as the core plays."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from terrae.core.errors import TerraeError
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.envs import spiel
from terrae.envs.table import Table

TABLES = [(title, seats) for title in games() for seats in range(find_game(title).fewest, find_game(title).most + 1)]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_simulations(title: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel.load(title, seats, rounds=1), num_sims=1, serialize=False, verbose=False)


def play(state: Any, dice: random.Random, steps: int = 10**9) -> None:
    while not state.is_terminal() and steps:
        steps -= 1
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("title", games())
def test_same_game_as_the_core(title: str) -> None:
    """A match replayed node by node: the same seats, moves, strings, observations and returns."""
    game = spiel.load(title, 2, reward="margin")
    match = Match(find_game(title), game.task.setting, seed=4)
    dice = random.Random(title)
    while not match.over:
        match.play(dice.choice(match.moves()))
        match.commit()
    state, table = game.new_initial_state(), Table(game.task)
    observation = make_observation(game)
    for ply, entry in enumerate(match.log):
        player = pyspiel.PlayerId.CHANCE if entry.seat == NATURE else entry.seat
        assert state.current_player() == player
        if ply % 40 == 0 and entry.seat != NATURE:
            table.course.state, table.course.moves, table.course.seat = match.at(ply), [], -1
            table.course.moves, table.course.seat = table.course.state.moves(), entry.seat
            table.begun = True
            observation.set_from(state, entry.seat)
            assert (observation.tensor == table.see(int(entry.seat))).all()
            assert sorted(move.index for move in table.course.moves) == state.legal_actions()
            assert np.shares_memory(observation.tensor, observation.dict["question"])
        assert state.action_to_string(int(player), entry.move.index) == entry.move.text
        state.apply_action(entry.move.index)
    scores = find_game(title).scores(match.state)
    assert state.is_terminal() and state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]
    assert state.history() == [entry.move.index for entry in match.log]


def test_clones_are_independent() -> None:
    state = spiel.load("terra-nova", 2).new_initial_state()
    play(state, random.Random(1), 40)
    twin = state.clone()
    before = state.legal_actions()
    play(twin, random.Random(2))
    assert twin.is_terminal() and not state.is_terminal() and state.legal_actions() == before
    assert str(twin).startswith(str(state))


def test_tensors_of_every_seat() -> None:
    game = spiel.load("terra-nova", 3)
    state = game.new_initial_state()
    play(state, random.Random(1), 60)
    tensors = [state.observation_tensor(player) for player in range(3)]
    assert {len(tensor) for tensor in tensors} == {game.observation_tensor_size()}
    assert tensors[0] != tensors[1] and tensors[0] == state.information_state_tensor(0)
    assert state.information_state_string(2) == state.information_state_string(0) == str(state)


def test_search_plays_terra_nova() -> None:
    """OpenSpiel's tree search against chance, from the first question to the last."""
    game = spiel.load("terra-nova", 2)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state, dice, searched = game.new_initial_state(), random.Random(3), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            play(state, dice, 1)
    assert searched > 20 and sorted(state.returns()) in ([-1, 1], [0, 0])


def test_registered_and_told() -> None:
    assert {"terrae_terra_nova", "terrae_terra_mystica", "terrae_terramara"} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("terrae_terra_nova(seats=2,rounds=1)")
    assert game.num_players() == 2 and game.task.rounds == 1
    with pytest.raises(TerraeError, match="2 to 4 seats"):
        spiel.load("terra-nova", 7)
    state = game.new_initial_state()
    with pytest.raises(ValueError, match=r"done \(action 0\) is not legal; legal are draw first 1"):
        state._apply_action(0)
