"""The bots that know Terra Mystica."""

from terrae.bots.registry import Level
from terrae.bots.terra_mystica.bot import MysticaBot

LEVELS = {
    "beginner": Level(MysticaBot, {"width": 1, "later": 1, "horizon": 0, "last": 1, "sites": 2, "weighs": "passing"}),
    "easy": Level(
        MysticaBot,
        {"width": 2, "later": 1, "horizon": 0, "last": 2, "sites": 2, "weighs": "passing+card+income+tokens"},
    ),
    "normal": Level(MysticaBot, {"width": 4, "later": 2, "horizon": 1, "last": 8, "sites": 4}),
    "hard": Level(MysticaBot, {"width": 10, "later": 6, "last": 60}),
    "expert": Level(MysticaBot, {"width": 24, "later": 14, "last": 300}),
}

__all__ = ["LEVELS", "MysticaBot"]
