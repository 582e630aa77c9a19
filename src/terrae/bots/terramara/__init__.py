"""The bots that know Terramara."""

from terrae.bots.registry import Level
from terrae.bots.terramara.bot import MaraBot

NEXT_TURN = {
    "width": 1,
    "later": 1,
    "horizon": 0,
    "last": 1,
    "branch": 1,
    "flips": 0,
    "forecast": 0,
    "positions": 2_000,
}
FIRST_GAME = "points+artifacts+goods+clan"
LEVELS = {
    "beginner": Level(MaraBot, {**NEXT_TURN, "weighs": FIRST_GAME}),
    "easy": Level(MaraBot, {**NEXT_TURN, "weighs": f"{FIRST_GAME}+reserved+outposts+road+river"}),
    "normal": Level(MaraBot, NEXT_TURN, former=("steady",)),
    "hard": Level(MaraBot, {"width": 6, "later": 1, "horizon": 0, "last": 40, "branch": 1, "positions": 10_000}),
    "expert": Level(
        MaraBot,
        {
            "width": 8,
            "later": 1,
            "horizon": 0,
            "last": 16,
            "branch": 2,
            "positions": 120_000,
            "exact": 30_000,
            "weights": "expert",
            "draft": 1,
        },
    ),
}

__all__ = ["LEVELS", "MaraBot"]
