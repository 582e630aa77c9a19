"""The catalogue: every move of the title, whatever the tiles and cards of a game are."""

from __future__ import annotations

from typing import Final

from terrae.core.moves import Block, Catalogue
from terrae.games.terramara.rules.action import DONE
from terrae.games.terramara.rules.choices import CHOOSE
from terrae.games.terramara.rules.clan import SEND_CHIEFTAIN, SEND_EXPLORER, SEND_WARRIOR
from terrae.games.terramara.rules.craft import CREATE, DRAW_ARTIFACT, RESERVE, SWAP, WAIVE
from terrae.games.terramara.rules.deeds import MOST_TAKEN, TAKE
from terrae.games.terramara.rules.effects import GOODS, ITEMS, MILITARY, RAW
from terrae.games.terramara.rules.free import ABILITY, BONUS, REFINE, USE, WORKER
from terrae.games.terramara.rules.goods import GAIN, PAY
from terrae.games.terramara.rules.neutral import DRAW_FIRE, DRAW_NEUTRAL, NEUTRAL
from terrae.games.terramara.rules.raids import GIVE
from terrae.games.terramara.rules.road import STEP, WAYS
from terrae.games.terramara.rules.setup import (
    CHARACTER,
    DRAW_BONUS,
    DRAW_CHARACTER,
    DRAW_FIRST,
    DRAW_START,
    DRAW_TILE,
    KEEP,
    START,
)
from terrae.games.terramara.rules.spaces import MOST_SEATS, NAMES, TERRITORY
from terrae.games.terramara.rules.turn import DECLINE, FLIP


def keys(letter: str, counts: tuple[int, ...]) -> list[str]:
    """Keys by level: A101, A102, ..., A201."""
    width = 2 if max(counts) > 9 else 1
    return [
        f"{letter}{level}{number:0{width}}" for level, most in enumerate(counts, 1) for number in range(1, most + 1)
    ]


def numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


ARTIFACTS: Final = keys("A", (16, 16, 20))
BONUS_TILES: Final = keys("B", (6, 6, 6))
TILES: Final = [*keys("PQ", (4, 4, 4)), *keys("FM", (4, 4, 4))]
CROSSROADS: Final = keys("X", (4, 4))
OUTPOSTS: Final = [f"O{number}" for number in range(1, 9)]
SPECIALS: Final = [f"SP{number}" for number in range(1, 5)]
CHARACTERS: Final = [f"K{number}" for number in range(1, 8)]
STARTS: Final = [f"S{number:02}" for number in range(1, 13)]
NEUTRAL_CARDS: Final = 4
MOST_OPTIONS: Final = 3

# The order is what trained weights rely on: append, never insert.
CATALOGUE: Final = Catalogue(
    [
        Block(DONE, [""]),
        Block(SEND_EXPLORER, NAMES),
        Block(SEND_CHIEFTAIN, NAMES),
        Block(SEND_WARRIOR, NAMES),
        Block(CREATE, ARTIFACTS),
        Block(RESERVE, ARTIFACTS),
        Block(USE, ARTIFACTS),
        Block(WORKER, numbers(1, 3)),
        Block(ABILITY, [""]),
        Block(BONUS, BONUS_TILES),
        Block(REFINE, list(ITEMS[:RAW])),
        Block(GAIN, list(ITEMS[:GOODS])),
        Block(PAY, list(ITEMS[: MILITARY + 1])),
        Block(GIVE, list(ITEMS[:GOODS])),
        Block(SWAP, list(ITEMS[:RAW])),
        Block(WAIVE, list(ITEMS[RAW:GOODS])),
        Block(CHOOSE, numbers(1, MOST_OPTIONS)),
        Block(TAKE, numbers(0, MOST_TAKEN)),
        Block(STEP, [f"{caravan} {way}" for caravan in (1, 2) for way in WAYS]),
        Block(FLIP, [""]),
        Block(DECLINE, [""]),
        Block(CHARACTER, CHARACTERS),
        Block(START, STARTS),
        Block(KEEP, TILES),
        Block(NEUTRAL, NAMES[:TERRITORY]),
        Block(DRAW_FIRST, numbers(1, MOST_SEATS)),
        Block(DRAW_TILE, TILES),
        Block(DRAW_BONUS, BONUS_TILES),
        Block(DRAW_ARTIFACT, ARTIFACTS),
        Block(DRAW_CHARACTER, CHARACTERS),
        Block(DRAW_START, STARTS),
        Block(DRAW_FIRE, numbers(1, NEUTRAL_CARDS)),
        Block(DRAW_NEUTRAL, numbers(1, NEUTRAL_CARDS)),
    ]
)
