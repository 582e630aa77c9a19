"""Placing a stone: on an empty field beside a figure that moved in this turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from terrae.core.moves import Move, Verb
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.regions import regions_closed_by, score
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import DIVIDED, EMPTY, NO_STONES, STONE_ON, Island

STONE: Final = Verb("stone", icon="stone", part="hex:{target}")


def touch(land: Land, one: i64, other: i64) -> bool:
    """Do two fields lie side by side?"""
    for side in range(one * 6, one * 6 + 6):
        if land.near[side] == other:
            return True
    return False


def add_beside(land: Land, fields: vec[u8], family: list[Move], field: i64, but: i64, out: list[Move]) -> None:
    """Add a stone on each empty field beside a figure, but not on those beside another one."""
    for side in range(field * 6, field * 6 + 6):
        at = land.near[side]
        if at >= 0 and fields[at] == EMPTY and (but == NONE or not touch(land, but, at)):
            out.append(family[at])


def offer_stones(state: Island, out: list[Move]) -> None:
    """Add every field that can take a stone: the empty neighbours of the figures that moved, where they stand now."""
    family = state.land.of(STONE)
    if state.mover != NONE:
        add_beside(state.land, state.fields, family, state.mover, NONE, out)
    if state.other != NONE:
        add_beside(state.land, state.fields, family, state.other, state.mover, out)


def place_stone(state: Island, at: i64) -> None:
    """A stone falls, every region it makes is scored at once, and the game may be over."""
    closed = regions_closed_by(state, at)
    state.fields[at] = STONE_ON
    state.stones -= 1
    state.unsettled -= 1
    state.laid = True
    for region in closed:
        score(state, region)
    if state.unsettled == 0:
        state.end(DIVIDED)
    elif state.stones == 0:
        state.end(NO_STONES)
