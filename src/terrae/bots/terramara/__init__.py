"""Bots of Terramara."""

from terrae.bots.greedy import LEVELS as GREEDY
from terrae.bots.registry import Level
from terrae.bots.terramara.bot import SteadyBot

LEVELS = {**GREEDY, "normal": Level(SteadyBot, former=("steady",))}

__all__ = ["LEVELS", "SteadyBot"]
