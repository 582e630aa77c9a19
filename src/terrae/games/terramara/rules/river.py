"""The River: Culture, what its spaces bring, and how many artifacts are within reach."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import place
from terrae.core.state import Frame, Step
from terrae.games.terramara.rules.box import BonusTile
from terrae.games.terramara.rules.choices import MenuDeed
from terrae.games.terramara.rules.effects import Choose
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import MOST_SEATS
from terrae.games.terramara.rules.state import Mara


@final
class JoinClan(Step[Mara]):
    """The Explorer beside the River joins the clan."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mara) -> None:
        state.gain_explorers(state.seats[self.seat], 1, "river")


JOIN: Final = [JoinClan(number) for number in range(MOST_SEATS)]


def more_culture(state: Mara, seat: Seat) -> i64:
    """What character and cards add to a gain of Culture."""
    more = seat.side.more_culture
    cards = seat.cards & state.box.culture_cards
    while cards:
        low = cards & -cards
        more += state.box.artifacts[place(low)].powers.more_culture
        cards ^= low
    return more


def gain_culture(state: Mara, seat: Seat, amount: i64, source: str, plain: bool) -> None:
    """One event of gaining so much Culture in all; nothing follows from a plain one, of a Starting Resources card."""
    frames: list[Frame[Any]] = []
    box = state.box
    if not plain:
        frames += seat.side.on_culture[seat.number]
        cards = seat.cards & box.culture_cards
        while cards:
            low = cards & -cards
            frames += box.artifacts[place(low)].powers.on_culture[seat.number]
            cards ^= low
    before = seat.culture
    steps = min(amount, box.river_last - before)
    if steps:
        seat.culture += steps
        state.record(seat, "culture", steps, source)
        pass_spaces(state, seat, before, frames)
    if amount > steps:
        state.gain_points(seat, amount - steps, "river-end")
    if frames:
        state.programme(frames)


def passes_bonus(state: Mara, seat: Seat, amount: i64) -> bool:
    """Would so much Culture bring the Canoe to a bonus tile?"""
    box = state.box
    end = seat.culture + amount
    for number in range(box.river_slots):
        if seat.culture < box.slots[number].space <= end:
            return True
    return False


def pass_spaces(state: Mara, seat: Seat, before: i64, frames: list[Frame[Any]]) -> None:
    """What the spaces bring that were reached or passed, in their order: bonus tiles and the Explorer."""
    for space in range(before + 1, seat.culture + 1):
        if space == state.box.explorer_at:
            frames.append(JOIN[seat.number])
        tiles = tiles_at(state, space)
        if len(tiles) > 1:  # in the seat's order
            options = [tile.frames[seat.number] for tile in tiles]
            words = Choose([tile.ops for tile in tiles], len(tiles))
            frames.append(MenuDeed(seat.number, "river", options, words, must=True))
        elif tiles:
            frames += tiles[0].frames[seat.number]


def tiles_at(state: Mara, space: i64) -> list[BonusTile]:
    """The bonus tiles at a space of the River."""
    box = state.box
    found: list[BonusTile] = []
    for number in range(box.river_slots):
        if box.slots[number].space == space:
            found.append(box.bonus_tiles[state.bonus[number]])
    return found


def within_reach(state: Mara, seat: Seat) -> i64:
    """How many artifacts along the River the seat may create."""
    return min(state.box.reach[seat.culture], len(state.row))
