"""Pictures of crowded tables: signs stay inside their stops, and nobody stands on what a space says."""

from __future__ import annotations

import pytest

from terrae.core.scene import Band, Scene, Seat, Space
from terrae.draw.bands import BandPainter, deeds
from terrae.draw.legend import entries, is_short
from terrae.draw.lettering import width
from terrae.draw.sheet import SMALL, Sheet
from terrae.draw.theme import Theme
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.catalogue import BONUS_TILES
from terrae.games.terramara.rules.state import Mara
from tests.terramara.positions import begin, character, lay, stand, tile, until_round

WIDTHS = [(1294.0, False), (794.0, False), (370.0, True), (340.0, True)]


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


def lines(painter: BandPainter, scene: Scene, room: float) -> list[tuple[Band, list[Space], list[float]]]:
    """Every line of every band, and how wide its spaces are."""
    found = []
    for band in scene.of(Band):
        spaces = [space for space in scene.of(Space) if space.band == band.id]
        for line in painter.lines(band, spaces, room):
            found.append((band, line, painter.shares(band, line, room)))
    return found


@pytest.mark.parametrize(("room", "small"), WIDTHS)
@pytest.mark.parametrize("shift", range(6))
def test_everything_has_room(room: float, small: bool, shift: int) -> None:
    """Whichever bonus tiles lie on the River and beside the Road."""
    scene = GAME.scene(GAME.view(crowded(shift)))
    painter = BandPainter(Sheet(Theme("light")), scene, room, small)
    stops = 0
    for band, line, widths in lines(painter, scene, room):
        high = painter.height(band, line, widths)
        for space, wide in zip(line, widths, strict=True):
            if space.look == "stop":
                stops += 1
                assert painter.signs(space).width <= wide - 8 - width(space.name, SMALL, 650), space.label
            else:
                assert painter.needed(space, wide) <= high, space.label
                _, _, inner = painter.inside(space, wide)
                assert all(drawn.width <= inner for drawn in painter.icon_lines(space, inner)), space.label
    assert stops == 21 + 15


def test_lines_of_a_track_are_of_a_length() -> None:
    """On a phone no line of stops is left with one or two of them."""
    scene = GAME.scene(GAME.view(crowded(0)))
    painter = BandPainter(Sheet(Theme("light")), scene, 370, True)
    for band, line, _ in lines(painter, scene, 370):
        assert band.look != "track" or len(line) >= 3


def test_prices_stand_before_the_first_effect() -> None:
    state = begin(4)
    tile(state, 8, "PQ34")
    scene = GAME.scene(GAME.view(state))
    space = scene.find("space:5a")
    assert isinstance(space, Space)
    assert [[(icon.text, icon.word) for icon in icons] for icons in deeds(space)] == [
        [("−3", "military"), ("", "then"), ("3", "any-refined")]
    ]


def test_no_seat_stands_apart_in_the_legend() -> None:
    state = begin(4)
    character(state, 0, "K6")  # a long name
    found = entries(GAME.scene(GAME.view(state)))
    assert all(is_short(entry) for entry in found if isinstance(entry[0], Seat))
