"""Masked PPO by sb3-contrib: one seat learns against a bot. Only this module knows torch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from terrae.bots.registry import find_bot
from terrae.core.errors import TerraeError
from terrae.envs.single_env import SingleEnv
from terrae.envs.table import scales_of
from terrae.envs.task import Task
from terrae.envs.train.measuring import Tell, measure
from terrae.envs.train.mlp import Mlp
from terrae.envs.train.saving import policy_facts, save_net

HIDDEN = 128
POINTS = 10.0  # that make a reward of one


class Scaled(gymnasium.Wrapper):  # type: ignore[type-arg, unused-ignore]
    """Observations and rewards about one, as gradients like them; masks as sb3-contrib asks for them."""

    def __init__(self, env: SingleEnv) -> None:
        super().__init__(env)
        self.scale = scales_of(env.task.observer)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, self.scale.shape, np.float32)

    def reset(self, **wishes: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**wishes)
        return (seen / self.scale).astype(np.float32), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        return (seen / self.scale).astype(np.float32), reward / POINTS, over, cut, info

    def action_masks(self) -> Any:
        return self.env.action_masks()


def policy_of(model: Any, scale: Any) -> Mlp:
    """The network that chooses, as one of ours."""
    policy = model.policy
    layers = [policy.mlp_extractor.policy_net[0], policy.action_net]
    net = Mlp([len(scale), HIDDEN, layers[-1].out_features], scale, 0)
    net.weights = [
        np.ascontiguousarray(part, np.float32)
        for layer in layers
        for part in (layer.weight.detach().numpy().T, layer.bias.detach().numpy())
    ]
    return net


def train(given: Task, output: Path, *, seed: int, rival: str, probes: int, steps: int, probe: int, tell: Tell) -> Path:
    """So many times so many steps, each followed by games with the rival."""
    try:
        import torch
        from sb3_contrib import MaskablePPO
    except ImportError:
        raise TerraeError("envs.missing", package="sb3-contrib", extra="ppo") from None
    torch.set_num_threads(1)
    env = Scaled(SingleEnv(given, opponents=rival, seat=None))
    shape: dict[str, Any] = {"net_arch": {"pi": [HIDDEN], "vf": [HIDDEN]}, "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy",
        env,
        policy_kwargs=shape,
        seed=seed,
        n_steps=512,
        batch_size=128,
        n_epochs=6,
        gamma=1.0,
        gae_lambda=0.98,
        learning_rate=5e-4,
        ent_coef=0.01,
        device="cpu",
    )
    path = output / f"ppo-{given.game.name}-{seed}.onnx"
    about = policy_facts(given.game, given.observer)
    for number in range(probes + 1):
        if number:
            model.learn(steps, reset_num_timesteps=False)
        save_net(policy_of(model, env.scale), path, about)
        make = find_bot(f"net:{path}@sample=0", given.game)
        won, margin = measure(given, make, rival, probe, f"probe/{seed}")
        tell({"seed": seed, "steps": number * steps, "won": won, "margin": margin, "rival": rival})
    return path
