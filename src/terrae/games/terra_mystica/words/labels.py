"""Labels: what the factions and tiles are called where somebody chooses them before a game."""

from __future__ import annotations

from terrae.core.game import Label, Option
from terrae.games.terra_mystica.picture.captions import COLOURS, good_at
from terrae.games.terra_mystica.picture.view import home_name
from terrae.games.terra_mystica.rules.box import Box
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, FACTIONS, ROUND_TILES
from terrae.games.terra_mystica.words.names import faction_title


def value(box: Box, option: Option, word: str) -> Label | None:
    """A faction by its name and colour, a tile by what it does; nothing if the word stands for something else."""
    if option.name == "factions" and word in FACTIONS:
        mat = box.factions[FACTIONS.index(word)].mat
        return Label(faction_title(mat), good_at(word), COLOURS[home_name(int(mat.home))])
    for name, words, tiles in (
        ("scoring-tiles", ROUND_TILES, box.round_tiles),
        ("bonus-cards", BONUS_CARDS, box.bonus_cards),
    ):
        if option.name == name and word in words:
            tile = tiles[words.index(word)]
            return Label(" ".join(str(effect.sentence()) for effect in tile.effects))
    return None
