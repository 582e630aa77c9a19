"""The bots that know Terra Nova (2006)."""

from terrae.bots.registry import Level
from terrae.bots.terra_nova_2006.bot import SurveyorBot

FITTED = {"many": "fitted"}  # with two seats the guesses are better
LEVELS = {
    "beginner": Level(
        SurveyorBot,
        {"sight": 0, "watched": 1, "wide": 1, "sample": 0, "tried": 1, "playouts": 0, "positions": 2_000},
    ),
    "easy": Level(SurveyorBot, {"sight": 1, "watched": 3, "wide": 4, "tried": 3, "playouts": 2, "positions": 2_000}),
    "normal": Level(SurveyorBot, {"positions": 20_000}, former=("surveyor",)),
    "hard": Level(
        SurveyorBot, {"answers": 1, "tried": 12, "playouts": 15, "halvings": 2, "positions": 200_000, **FITTED}
    ),
    "expert": Level(
        SurveyorBot,
        {"answers": 1, "tried": 24, "playouts": 20, "halvings": 4, "keen": 100, "positions": 600_000, **FITTED},
    ),
}

__all__ = ["LEVELS", "SurveyorBot"]
