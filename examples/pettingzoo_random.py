"""PettingZoo: four seats of Terra Nova play at random, by the masks alone; then the game is shown and saved.

python examples/pettingzoo_random.py [TITLE]
"""

from __future__ import annotations

import sys

from terrae import envs
from terrae.core.record import write


def main(title: str = "terra-nova", seed: int = 7) -> dict[str, float]:
    env = envs.aec(title, seats=2, reward="margin", render_mode="ansi")
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))
    print(env.render())
    print(write(env.match()).splitlines()[-1])
    print("points ahead of the other:", totals)
    return totals


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "terra-nova")
