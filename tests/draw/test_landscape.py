"""A landscape: every space is painted once, in its band; the drawn way leads through its stops; marks of reach."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from terrae.core.match import Match
from terrae.core.scene import Amount, Band, Card, Scene, Seat, Space
from terrae.draw import landscape
from terrae.draw.cards import draw_cards
from terrae.draw.units import lay_out, paint
from terrae.draw.ways import BENDS, MIDDLE, SWAY, draw_way, stations
from terrae.games.terramara import GAME
from tests.draw.test_units import named

WAY = re.compile(r'<path class="bed" d="([^"]+)"')
POINT = re.compile(r"([-\d.]+) ([-\d.]+)(?=C|$)")


def games() -> list[Scene]:
    """Set-up, the middle and the end of games of two and of four."""
    scenes = []
    for seats in (2, 4):
        match = Match(GAME, GAME.setting(seats), seed=2)
        while not match.state.over:
            if match.ply % 60 == 0:
                scenes.append(GAME.scene(GAME.view(match.state)))
            match.play(match.moves()[-1])
            match.commit()
        scenes.append(GAME.scene(GAME.view(match.state)))
    return scenes


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return games()


def test_every_space_is_painted_once_and_in_its_band(scenes: list[Scene]) -> None:
    for scene in scenes:
        drawn = landscape.units(scene)
        board = named(landscape.board(scene, drawn), "data-part")
        assert sorted(board) == sorted(space.id for space in scene.of(Space, "board"))
        for space in scene.of(Space, "board"):
            assert space.id in named(drawn[space.band], "data-part")


def test_units_never_come_or_go(scenes: list[Scene]) -> None:
    for seats in (2, 4):
        assert len({frozenset(paint(scene)) for scene in scenes if len(scene.of(Seat)) == seats}) == 1


def test_places_of_a_seat_lie_on_its_mat(scenes: list[Scene]) -> None:
    for scene in scenes:
        drawn = paint(scene)
        for space in scene.of(Space, "mats"):
            for unit in (f"mat:{space.seat}", f"strip:{space.seat}"):
                assert space.id in named(drawn[unit], "data-part")


def test_a_way_leads_through_its_stops(scenes: list[Scene]) -> None:
    """The drawing, and the classes by which stops and detours are put beside it, agree."""
    scene = scenes[-1]
    ways = [band for band in scene.of(Band) if band.look == "way"]
    assert [(way.word, way.side) for way in ways] == [("road", "left"), ("river", "right")]
    for way in ways:
        spaces = scene.within(way.id)
        text = draw_way(way, spaces)
        found = WAY.search(text)
        assert found
        on_way = [(float(x), float(y)) for x, y in POINT.findall(found[1])]
        places = stations(spaces)
        assert on_way[1:-1] == list(places.values())
        assert [y for _, y in on_way] == sorted(y for _, y in on_way)
        root = ElementTree.fromstring(f"<root>{text}</root>")
        for line, element in enumerate(root.findall("div")):
            for part in element:
                kinds = set((part.get("class") or "").split())
                if "look-stop" in kinds:
                    bend = BENDS[line % len(BENDS)]
                    assert places[line][0] == MIDDLE + SWAY * bend
                    assert kinds & {"bend-left", "bend-right"} == (
                        {"bend-left"} if bend < 0 else {"bend-right"} if bend else set()
                    )
                else:
                    assert kinds & {"side-left", "side-right"}


def test_a_row_that_counts_now_says_so(scenes: list[Scene]) -> None:
    for scene in scenes:
        drawn = landscape.units(scene)
        for band in scene.of(Band, "board"):
            assert ("row-tag" in drawn[band.id]) == (band.look == "row" and band.state == "now" and bool(band.note))


def test_cards_lie_in_the_order_of_reach(scenes: list[Scene]) -> None:
    """A line for each seat behind the last card it reaches; those it can pay are marked for it."""
    for scene in scenes:
        cards = scene.of(Card, "cards")
        text = draw_cards(scene, "cards")
        items = [item.get("class") or "" for item in ElementTree.fromstring(text).iter("li")]
        for seat in scene.of(Seat):
            reached = [seat.seat in card.reach for card in cards]
            assert reached == sorted(reached, reverse=True)
            mark = f"reach-mark of-seat-{seat.seat}"
            if all(reached):
                assert mark not in items
            elif any(reached):
                before = [item for item in items[: items.index(mark)] if "reach-mark" not in item]
                assert len(before) == sum(reached)
            paid = [item for item in items if f"pays-{seat.seat}" in item.split()]
            assert len(paid) == sum(seat.seat in card.payable for card in cards)


def test_goods_stand_beside_what_they_become(scenes: list[Scene]) -> None:
    scene = scenes[-1]
    root = ElementTree.fromstring(paint(scene)["mat:1"])
    pairs = [[part.get("data-part") for part in row.iter() if part.get("data-part")] for row in root.iter("li")]
    goods = [entry for entry in scene.of(Amount, seat=1) if entry.becomes]
    assert pairs == [[entry.id, f"amount:1/{entry.becomes}"] for entry in goods]


def test_the_page_shows_every_unit_once(scenes: list[Scene]) -> None:
    for scene in scenes:
        units = paint(scene)
        found = named(lay_out(scene, units, 1), "data-unit")
        assert sorted([*found, "order", "round"]) == sorted(units)
