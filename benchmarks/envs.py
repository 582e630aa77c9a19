"""How fast the environments are, beside PettingZoo's and OpenSpiel's own games in the same run.

python -m benchmarks.envs [--seconds 1] [--title terra-nova] [--seats 2] [--games 256] [--json]

A step is an action with what the next to act may know and may do: observation and mask, from Python. Everybody plays
legal moves at random; choosing one costs all of them alike, but the vector environment chooses for all its games at
once. Peers: PettingZoo's connect four and chess, OpenSpiel's chess and go (9 x 9) with their observation tensors. What
is not installed is left out, and said. Best of several rounds, taken in turn, for other work on the machine slows
everybody down.
"""

from __future__ import annotations

import json
import random
import resource
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import click
import numpy as np

from terrae import envs
from terrae.core.vectors import rules_are_compiled

ROUNDS = 5
Steps = Iterator[int]  # yields how many steps were made since it was asked last
MANY = 1_000  # environments in one process


def legal(mask: Any) -> int:
    found = mask.nonzero()[0]
    return int(found[int(random.random() * len(found))])


def aec_steps(make: Callable[[], Any]) -> Steps:
    """A PettingZoo environment, with `last` before every step."""
    env = make()
    while True:
        env.reset(seed=random.randrange(2**31))
        while env.agents:
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else legal(seen["action_mask"]))
            yield 0 if over or cut else 1


def single_steps(title: str, seats: int) -> Steps:
    env = envs.single(title, seats=seats)
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(legal(info["action_mask"]))
            yield 1


def vector_steps(title: str, seats: int, games: int, copy: bool) -> Steps:
    """Actions are drawn from the lists of legal moves, not from the masks, which are written all the same."""
    fleet = envs.vector(title, games, seats=seats, copy=copy)
    fleet.reset(seed=1)
    actions = np.zeros(games, np.int64)
    while True:
        for place, course in enumerate(fleet.courses):
            moves = course.moves
            actions[place] = moves[int(random.random() * len(moves))].index
        fleet.step(actions)
        yield games


def spiel_steps(game: Any) -> Steps:
    """A game of OpenSpiel, with the observation tensor of whoever acts next."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            if not state.is_terminal() and not state.is_chance_node():
                np.asarray(state.observation_tensor(), np.float32)
                np.asarray(state.legal_actions_mask())
            yield 1


def rate(steps: Steps, seconds: float) -> float:
    """Steps in a second of processor time."""
    begun = time.process_time()
    made = 0
    while (spent := time.process_time() - begun) < seconds:
        made += sum(islice(steps, 8))
    return made / spent


def peers() -> tuple[dict[str, Callable[[], Steps]], list[str]]:
    """Whoever is installed, and who is not."""
    found: dict[str, Callable[[], Steps]] = {}
    missing: list[str] = []
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3

        found["PettingZoo connect four"] = lambda: aec_steps(connect_four_v3.env)
        found["PettingZoo chess"] = lambda: aec_steps(chess_v6.env)
    except Exception as error:  # pygame and chess are dependencies of those, and of nobody else here
        missing.append(f"PettingZoo's games ({error})")
    try:
        import pyspiel

        found["OpenSpiel chess"] = lambda: spiel_steps(pyspiel.load_game("chess"))
        found["OpenSpiel go 9x9"] = lambda: spiel_steps(pyspiel.load_game("go(board_size=9)"))
    except ImportError as error:
        missing.append(f"OpenSpiel ({error})")
    return found, missing


def memory_of_many(title: str, seats: int) -> float:
    """Kilobytes for each of many environments in one process, begun."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [envs.aec(title, seats=seats) for _ in range(MANY)]
    for number, env in enumerate(kept):
        env.reset(seed=number)
        env.last()
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / MANY


@click.command()
@click.option("--seconds", default=0.6, help="Of processor time, for each round of each.")
@click.option("--title", default="terra-nova")
@click.option("--seats", default=2)
@click.option("--games", default=256, help="Of the vector environment.")
@click.option("--json", "as_json", is_flag=True)
def main(seconds: float, title: str, seats: int, games: int, as_json: bool) -> None:
    """Print steps per second with observation and mask, and how many times the peers' that is."""
    random.seed(1)
    known, missing = peers()
    own: dict[str, Callable[[], Steps]] = {
        "AEC": lambda: aec_steps(lambda: envs.aec(title, seats=seats)),
        "Gymnasium, random opponents": lambda: single_steps(title, seats),
        f"vector, {games} games": lambda: vector_steps(title, seats, games, True),
        f"vector, {games} games, views": lambda: vector_steps(title, seats, games, False),
    }
    running = {name: make() for name, make in {**own, **known}.items()}
    best = dict.fromkeys(running, 0.0)
    for _ in range(ROUNDS):
        for name, steps in running.items():
            best[name] = max(best[name], rate(steps, seconds))
    del running
    ratios = {
        f"{name} / {peer}": best[name] / best[peer]
        for name, peer in [
            ("AEC", "PettingZoo connect four"),
            ("AEC", "PettingZoo chess"),
            (f"vector, {games} games", "OpenSpiel chess"),
            (f"vector, {games} games, views", "OpenSpiel chess"),
            (f"vector, {games} games", "OpenSpiel go 9x9"),
        ]
        if peer in best
    }
    memory = memory_of_many(title, seats)
    if as_json:
        told = {"title": title, "seats": seats, "compiled": rules_are_compiled(), "steps": best, "ratios": ratios}
        print(json.dumps({**told, "kB": memory, "missing": missing}, indent=1))
        return
    print(f"{title}, {seats} seats, {'compiled' if rules_are_compiled() else 'interpreted'} rules")
    for name, speed in best.items():
        print(f"{name:32} {speed:12,.0f} steps/s")
    for name, ratio in ratios.items():
        print(f"{name:60} {ratio:8.1f}")
    print(f"{MANY} AEC environments in one process: {memory:.0f} kB each")
    for name in missing:
        print(f"left out: {name}")


if __name__ == "__main__":
    main()
