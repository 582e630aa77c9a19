"""The bots that know Terra Nova."""

from terrae.bots.registry import Level
from terrae.bots.terra_nova.bot import NovaBot

NEXT_TURN = {"width": 1, "later": 1, "horizon": 0, "last": 1, "positions": 2_000}
LEVELS = {
    "beginner": Level(NovaBot, {**NEXT_TURN, "sites": 1, "weighs": "points+goods"}),
    "easy": Level(NovaBot, {**NEXT_TURN, "sites": 2, "weighs": "points+payouts+goods+income"}),
    "normal": Level(NovaBot, {**NEXT_TURN, "sites": 3, "weighs": "points+payouts+goods+income+tile"}),
    "hard": Level(NovaBot, {"width": 4, "later": 2, "horizon": 1, "last": 12, "sites": 4, "positions": 5000}),
    "expert": Level(
        NovaBot, {"width": 40, "later": 40, "last": 200, "cap": 200, "positions": 60_000, "rivals": 4, "exact": 10_000}
    ),
}

__all__ = ["LEVELS", "NovaBot"]
