"""Baselines: three ways to learn to play, each one command (`python -m terrae.envs.train`), saved as ONNX.

values      a network for what positions are worth, on the terms of the title's bot, by self-play; numpy alone
imitate     a network that plays like the bots of a dataset (`terrae dataset`); numpy alone
ppo         masked PPO by sb3-contrib, which needs torch
"""
