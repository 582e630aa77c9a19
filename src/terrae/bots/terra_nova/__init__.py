"""The bots that know Terra Nova."""

from terrae.bots.greedy import LEVELS as GREEDY
from terrae.bots.registry import Level
from terrae.bots.terra_nova.bot import NormalBot

LEVELS = {**GREEDY, "normal": Level(NormalBot)}

__all__ = ["LEVELS", "NormalBot"]
