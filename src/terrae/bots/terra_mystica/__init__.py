"""The bots that know Terra Mystica."""

from terrae.bots.bot import Setting
from terrae.bots.registry import Level
from terrae.bots.terra_mystica.bot import MysticaBot

NARROW: dict[str, Setting] = {"width": 1, "later": 1, "horizon": 0, "last": 1, "sites": 2, "positions": 2_000}

LEVELS = {
    "beginner": Level(MysticaBot, {**NARROW, "weighs": "passing", "book": 0}),
    "easy": Level(MysticaBot, {**NARROW, "weighs": "passing+income", "book": 20}),
    "normal": Level(
        MysticaBot,
        {**NARROW, "width": 2, "last": 2, "weighs": "passing+income+card+tiles+cults", "book": 40},
    ),
    "hard": Level(MysticaBot, {"width": 5, "later": 3, "horizon": 1, "last": 20, "positions": 40_000}),
    "expert": Level(
        MysticaBot,
        {
            "width": 40,
            "later": 24,
            "last": 200,
            "cap": 5,
            "kin": 4,
            "ranks": "50+20+20",
            "rivals": 4,
            "again": 6,
            "exact": 20_000,
            "positions": 200_000,
        },
    ),
}

__all__ = ["LEVELS", "MysticaBot"]
