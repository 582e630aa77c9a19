"""The ground: all that a position holds but for its figures. It is surveyed once, however figures run about on it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from terrae.bots.terra_nova_2006.search.survey import Pocket, Survey, in_gaps
from terrae.core.dice import Dice
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.state import SCORED, STONE_ON, Island

NO_POCKET: Final = 255
MOST: Final = 50_000  # grounds that are remembered
HALF: Final = 2**31 - 2  # codes are made of two numbers below this


def thin_fences(state: Island) -> i64:
    """How many stones have open land on more than one side, with something shut in between."""
    near, fields = state.land.near, state.fields
    thin: i64 = 0
    for field in range(state.land.size):
        if fields[field] != STONE_ON:
            continue
        arcs: i64 = 0
        last = near[field * 6 + 5]
        before = last >= 0 and fields[last] < SCORED
        for side in range(field * 6, field * 6 + 6):
            open_ = near[side] >= 0 and fields[near[side]] < SCORED
            if open_ and not before:
                arcs += 1
            before = open_
        if arcs > 1:
            thin += 1
    return thin


@final
class Ground:
    """What one stone would close, how much of each landscape is open, and how many fences are thin."""

    def __init__(self, pockets: list[Pocket], pocket_of: vec[u8], open_fields: vec[i64], thin: i64) -> None:
        self.pockets = pockets  # they do not overlap
        self.pocket_of = pocket_of  # by field: the number of its pocket
        self.open_fields = open_fields  # by landscape
        self.thin = thin


@final
class Grounds:
    """All that one mind has surveyed on a board."""

    def __init__(self, land: Land) -> None:
        dice = Dice(land.size)
        self.land = land
        self.codes = vec[i64]([dice.below(HALF) * HALF + dice.below(HALF) for _ in range(2 * land.size)])
        self.survey = Survey(land)
        self.known: dict[int, Ground] = {}

    def of(self, state: Island) -> Ground:
        """The ground of a position."""
        fields, codes = state.fields, self.codes
        code: i64 = 0
        for field in range(self.land.size):
            if fields[field] >= SCORED:
                code ^= codes[2 * field + (1 if fields[field] == STONE_ON else 0)]
        known = self.known.get(code)
        if known is None:
            if len(self.known) >= MOST:
                self.known = {}
            known = self.look(state)
            self.known[code] = known
        return known

    def look(self, state: Island) -> Ground:
        """Survey it."""
        land, survey = self.land, self.survey
        survey.examine(state)
        pockets = survey.choose()
        pocket_of = vec[u8]([u8(NO_POCKET)] * land.size)
        for number in range(len(pockets)):
            pocket = pockets[number]
            for step in range(pocket.first, pocket.last):
                if not in_gaps(pocket, step):
                    pocket_of[survey.order[step]] = u8(number)
        open_fields = vec[i64]([0] * len(land.landscapes))
        for field in range(land.size):
            if state.fields[field] < SCORED:
                open_fields[land.landscape[field]] += 1
        return Ground(pockets, pocket_of, open_fields, thin_fences(state))
