"""What mats show: crystals stay in their bowls, terrains lie in a line, tiles keep what still counts."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from terrae.core.scene import Bowls, Effect, Hex, Icon, Mat, Part, Scene, Seat, Spoke, Tile, Town, Track, Wheel
from terrae.core.scene import Stop as Step
from terrae.draw.board import BoardPainter
from terrae.draw.geometry import rim
from terrae.draw.ladders import ladders
from terrae.draw.mats import MatPainter
from terrae.draw.panels import tiles
from terrae.draw.units import paint
from terrae.draw.wells import EDGE, HALF, ROUND, STRAIGHT, bowls, crystals, half
from terrae.draw.wheels import wheel
from tests.draw import mystica, positions
from tests.draw.crowded import FACTIONS, MANY, crowded
from tests.draw.test_units import parts, said, signs


@pytest.mark.parametrize("count", [0, 1, 4, 7, 8, 12, 13, 20, 21, 28, 40])
def test_crystals_stay_in_their_bowl(count: int) -> None:
    """Every corner of a crystal lies inside, none touches another, and all of them are there."""
    size, places = crystals(count)
    assert len(places) == count
    for x, y in places:
        assert abs(x) + size / 2 <= half(y + size / 2) and size / 2 <= y <= STRAIGHT + ROUND - EDGE - size / 2 + 0.01
    for place, (x, y) in enumerate(places):
        assert all(abs(x - a) >= size - 0.01 or abs(y - b) >= size - 0.01 for a, b in places[:place])


def test_more_crystals_than_any_bowl_holds() -> None:
    _, places = crystals(500)
    assert 40 < len(places) < 500 and max(abs(x) for x, _ in places) < HALF
    drawn = bowls(Bowls(id="bowls:1", area="mats", label="", seat=1, counts=[500, 0, 3]))
    assert re.findall(r'bowl-count"[^>]*>(\d+)', drawn) == ["500", "0", "3"]


def test_many_terrains_lie_in_a_line_few_in_a_circle() -> None:
    for many in (False, True):
        terrains = ["lake", "forest", "wasteland", "desert", "swamp", *["mountains", "plains"] * many]
        spokes = [Spoke(terrain, steps) for steps, terrain in enumerate(terrains)]
        drawn = wheel(
            Wheel(
                id="w", area="mats", label="", seat=1, spokes=spokes, price=[Icon("", "spades"), Icon("2", "workers")]
            )
        )
        found = parts(drawn)["w"]
        assert {f"t-{terrain}" for terrain in terrains} <= signs(found)
        assert [text for text in said(found) if text.isdigit()] == [*(str(at) for at in range(1, len(terrains))), "2"]
        assert ("terrains" in drawn) == many


def mat(*more: Part) -> Scene:
    seat = Seat(id="seat:1", area="seats", label="One", seat=1, name="One", player="", colour="red", home="", points=0)
    return Scene([seat, Mat(id="mat:1", area="mats", label="One", seat=1, colour="red", name="One"), *more])


def test_a_track_shows_what_comes_and_not_what_was_gained() -> None:
    stops = [Step(str(at), [Icon(f"+{at}", "points")]) for at in range(6)]
    for at, shown in ((0, "0 1+1 2+2 3+3"), (2, "2 3+3 4+4 5+5"), (5, "5")):
        track = Track(
            id="t",
            area="mats",
            label="",
            seat=1,
            colour="red",
            word="shipping",
            name="Ships",
            prices=[],
            stops=stops,
            at=at,
        )
        scene = mat()
        found = parts(MatPainter(scene, scene.of(Mat)[0]).track(track))["t"]
        assert ["".join(said([stop])) for stop in found[0].iter("li")] == shown.split()


def test_a_tile_that_is_held_shows_what_it_still_does() -> None:
    """What it brought at once is gone, unless it was all; its action can be pointed at."""
    drawn = parts(paint(crowded("nomads", full=False))["mat:1"])
    settlers, town = drawn["mat:1/favour-FAV11"], drawn["mat:1/town-1"]
    assert "c-earth" not in signs(settlers) and "b-house" in signs(settlers)
    assert {"r-worker", "r-points", "r-key"} <= signs(town)
    (pilgrims,) = drawn["mat:1/favour-FAV6"]
    assert [one.get("data-part") for one in pilgrims.iter() if one is not pilgrims and one.get("data-part")] == [
        "seat:1:action:FAV6"
    ]
    assert pilgrims.get("role") == "group", "an action inside a picture could not be reached"


@pytest.mark.parametrize("faction", FACTIONS)
def test_no_sentence_of_a_mat_is_lost(faction: str) -> None:
    """Long sentences open from the head of the mat, and each tip tells what its part does."""
    scene = crowded(faction)
    drawn = paint(scene)["mat:1"]
    flat = " ".join(ElementTree.fromstring(drawn).itertext())
    for entry in scene.of(Mat, seat=1)[0].effects:
        assert entry.text in flat
    for element in ElementTree.fromstring(drawn).iter():
        if element.get("data-part", "mat:1") != "mat:1":
            assert (element.get("title") or "").startswith(element.get("aria-label") or "nothing")
    shown = parts(drawn)
    assert all(f"mat:1/favour-{name}" in shown for name in MANY[0].split())


def test_cards_of_others_are_shown_with_their_holder() -> None:
    """Those that can be taken come first; the others bear no name that could be pointed at."""
    for place in mystica.positions()[9::8]:
        found = list(ElementTree.fromstring(tiles(place.scene)).iter("li"))
        far = [one for one in found if one.get("class") == "far"]
        held = [tile for tile in place.scene.of(Tile, "mats") if tile.group == "bonus"]
        free = place.scene.of(Tile, "tiles")
        assert len(far) == (len(held) if free else 0) and found[len(found) - len(far) :] == far
        assert not [one for card in far for one in card.iter() if one.get("data-part")]
        for card, tile in zip(far, held, strict=bool(free)):
            colour = next(seat.colour for seat in place.scene.of(Seat) if seat.seat == tile.seat)
            assert f"m-{colour}" in signs([card])


def test_a_tile_is_named_by_a_letter_or_by_words() -> None:
    effects = [Effect([Icon("+3", "power")], "")]
    for name, kind in (("A", "letter"), ("Work and power", "tile-name")):
        tile = Tile(id="tile:x", area="tiles", label=name, name=name, effects=effects)
        assert f'<b class="{kind}">{name}</b>' in tiles(Scene([tile]))


def test_discs_tell_whose_they_are_and_the_last_step_what_it_takes() -> None:
    place = next(one for one in mystica.positions() if one.name == "syn15, 0.8")
    drawn = ladders(place.scene)
    tips = re.findall(r'class="disc [\w-]+" title="([^"]+)"', drawn)
    assert len(tips) == 4 * len(place.scene.of(Seat)) and all(re.fullmatch(r"[A-Z][\w ]+: \d+", tip) for tip in tips)
    assert 'class="takes"' in drawn


def test_towns_side_by_side_have_a_wall_each() -> None:
    """Two towns of a seat that touch are two: each has a wall along the side they share."""
    hexes: list[Part] = [
        Hex(id=f"hex:A{at}", area="board", label="", name=f"A{at}", x=2 * at, y=0, terrain="lake") for at in (1, 2, 3)
    ]
    for members in ([["A1"], ["A2", "A3"]], [["A1", "A2", "A3"]]):
        towns: list[Part] = [
            Town(id=f"town:{at}", area="board", label="", seat=1, colour="red", hexes=names, key=names[0])
            for at, names in enumerate(members)
        ]
        painter = BoardPainter(Scene([*hexes, *towns]))
        whole = rim(painter.cells["A1"], [painter.cells["A1"]])
        assert (f'd="{whole}"' in painter.units()["hex:A1"]) == (len(members) == 2)


def test_short_forms_tell_what_is_built_and_held() -> None:
    scenes = [place.scene for place in mystica.positions()[8::9]] + [one.scene for one in positions.positions()[::9]]
    for scene in scenes:
        for own in scene.of(Mat):
            drawn = ElementTree.fromstring(paint(scene)[f"rival:{own.seat}"])
            lines = [one for one in drawn if one.get("class", "").startswith("figures")]
            assert len(lines) <= 2, "a head and two lines"
