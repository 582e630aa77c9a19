"""OpenSpiel: its tree search plays the last round of a small game of Terra Nova against chance.

python examples/openspiel_mcts.py
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms import mcts

from terrae.envs import spiel


def main(simulations: int = 4, name: str = "terra-nova-last-round", seed: int = 5) -> list[float]:
    game = spiel.load(name, reward="win")
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=luck) for _ in range(game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        action = bots[player].step(state)
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    returns: list[float] = list(state.returns())
    print("returns:", returns)
    return returns


if __name__ == "__main__":
    main()
