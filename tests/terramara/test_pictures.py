"""A crowded table, and what its spaces say; how it looks is seen in tests/browser/test_files.py."""

from __future__ import annotations

from terrae.core.scene import Space
from terrae.draw.spaces import deeds
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.catalogue import BONUS_TILES
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import begin, lay, stand, tile, until_round


def crowded(shift: int) -> Mara:
    """Round 3 with Caravans, Flags and Canoes in heaps; which bonus tile lies where depends on a number."""
    state = begin(4)
    until_round(state, 3)
    for slot in range(12):
        level = int(state.box.slots[slot].level)
        mine = [key for key in BONUS_TILES if key[1] == str(level)]
        lay(state, slot, mine[(slot + shift) % 6])
    for place, key in ((8, "PQ33"), (9, "FM31"), (10, "PQ34"), (11, "FM33")):
        tile(state, place, key)
    for seat in state.seats:
        seat.military = seat.culture = 10
        seat.caravan, seat.second = 2, 2
        seat.flags = 3
    stand(state, 1, "3a", "4c")
    stand(state, 2, "3a", "5b")
    return state


def test_prices_stand_before_the_first_effect() -> None:
    state = begin(4)
    tile(state, 8, "PQ34")
    scene = GAME.scene(GAME.view(state))
    space = scene.find("space:5a")
    assert isinstance(space, Space)
    assert [[(icon.text, icon.word) for icon in icons] for icons in deeds(space)] == [
        [("−3", "military"), ("", "then"), ("3", "any-refined")]
    ]
