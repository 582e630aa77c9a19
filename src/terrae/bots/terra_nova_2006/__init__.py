"""The bots that know Terra Nova (2006)."""

from terrae.bots.registry import Level
from terrae.bots.terra_nova_2006.bot import SurveyorBot

NEXT_TURN = {"playouts": 0, "tried": 1}
LEVELS = {
    "beginner": Level(SurveyorBot, {**NEXT_TURN, "sight": 0, "wide": 4, "sample": 1}),
    "easy": Level(SurveyorBot, {**NEXT_TURN, "sight": 1, "wide": 4, "sample": 1}),
    "normal": Level(SurveyorBot, NEXT_TURN),
    "hard": Level(SurveyorBot, former=("surveyor",)),
    "expert": Level(SurveyorBot, {"answers": 1, "tried": 16, "halvings": 3}),
}

__all__ = ["LEVELS", "SurveyorBot"]
