"""Labels: what the factions and tiles are called where somebody chooses them before a game."""

from __future__ import annotations

from terrae.core.game import Label, Option
from terrae.games.terra_nova.picture.captions import good_at
from terrae.games.terra_nova.rules.box import Box
from terrae.games.terra_nova.rules.catalogue import BONUS_TILES, FACTIONS, ROUND_TILES
from terrae.games.terra_nova.words.names import faction_title


def value(box: Box, option: Option, word: str) -> Label | None:
    """A faction by its name and colour, a tile by what it does; nothing if the word stands for something else."""
    if option.name == "factions" and word in FACTIONS:
        mat = box.factions[FACTIONS.index(word)].mat
        return Label(faction_title(mat), good_at(word), mat.colour)
    for name, words, tiles in (
        ("round-tiles", ROUND_TILES, box.round_tiles),
        ("bonus-tiles", BONUS_TILES, box.bonus_tiles),
    ):
        if option.name == name and word in words:
            return Label(" ".join(str(effect.sentence()) for effect in tiles[words.index(word)].effects))
    return None
