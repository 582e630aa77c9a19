"""The bots that know Terra Nova (2006)."""

from terrae.bots.greedy import LEVELS as GREEDY
from terrae.bots.registry import Level
from terrae.bots.terra_nova_2006.bot import SurveyorBot

LEVELS = {**GREEDY, "normal": Level(SurveyorBot, former=("surveyor",))}

__all__ = ["LEVELS", "SurveyorBot"]
