"""The bots that know Terra Nova (2006)."""

from terrae.bots.registry import Level
from terrae.bots.terra_nova_2006.bot import SurveyorBot

LEVELS = {
    "beginner": Level(SurveyorBot, {"sight": 0, "wide": 4, "sample": 1, "tried": 1}),
    "easy": Level(SurveyorBot, {"sight": 1, "wide": 4, "sample": 1, "tried": 1}),
    "normal": Level(SurveyorBot, former=("surveyor",)),
    "hard": Level(SurveyorBot, {"answers": 1, "tried": 12}),
    "expert": Level(SurveyorBot, {"answers": 3, "tried": 12}),
}

__all__ = ["LEVELS", "SurveyorBot"]
