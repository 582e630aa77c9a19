"""Labels: what the factions and tiles are called where somebody chooses them before a game."""

from __future__ import annotations

from terrae.core.game import Label, Option
from terrae.core.messages import Message, known
from terrae.games.terra_nova.rules.box import Box
from terrae.games.terra_nova.rules.catalogue import BONUS_TILES, FACTIONS, ROUND_TILES


def good_at(key: str) -> str:
    """What a faction is good at, in one sentence; nothing if nobody has said so."""
    said = f"terra-nova.good-at.{key}"
    return str(Message(said)) if known(said) else ""


def value(box: Box, option: Option, word: str) -> Label | None:
    """A faction by its name and colour, a tile by what it does; nothing if the word stands for something else."""
    if option.name == "factions" and word in FACTIONS:
        mat = box.factions[FACTIONS.index(word)].mat
        return Label(mat.name, good_at(word), mat.colour)
    for name, words, tiles in (
        ("round-tiles", ROUND_TILES, box.round_tiles),
        ("bonus-tiles", BONUS_TILES, box.bonus_tiles),
    ):
        if option.name == name and word in words:
            return Label(" ".join(str(effect.sentence()) for effect in tiles[words.index(word)].effects))
    return None
