"""The page: every part has its place, units never come or go, and nothing in them is written for one viewer."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from terrae.core.scene import Bridge, Hex, Mat, Part, Piece, Scene, Seat, Text, Tile, Town
from terrae.draw import html
from terrae.draw.markup import symbols
from tests.draw.positions import GAMES, Position, play, position, positions

PARTLESS = {"text", "piece", "town"}  # words stand in headings; what stands on a hex belongs to the hex
FIRST_LOAD = 60_000  # bytes of a table, compressed; scripts and styles come on top


def elements(text: str) -> list[ElementTree.Element]:
    """All elements of a fragment; it must be well formed."""
    return list(ElementTree.fromstring(f"<root>{text}</root>").iter())


def named(text: str, attribute: str) -> list[str]:
    return [found for element in elements(text) if (found := element.get(attribute)) is not None]


def some() -> list[Position]:
    return positions()[::5]


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_each_unit_is_one_element_with_its_name(shown: Position) -> None:
    for name, text in html.units(shown.scene).items():
        root = ElementTree.fromstring(text)
        assert root.get("data-unit") == name
        assert named(text, "data-unit") == [name], "a unit inside another could not be replaced"


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_the_page_shows_each_unit_once(shown: Position) -> None:
    units = html.units(shown.scene)
    found = named(html.page(shown.scene, 1, units), "data-unit")
    above = ["order", "round"]  # these two stand in the bar on top
    assert sorted([*found, *above]) == sorted(units)


@pytest.mark.parametrize(("seats", "options", "seed"), GAMES)
def test_units_never_come_or_go(seats: int, options: dict[str, str], seed: int) -> None:
    match = play(seats, options, seed)
    begin = set(html.units(position("", match.at(0)).scene))
    for ply in range(0, match.ply + 1, 13):
        assert set(html.units(position("", match.at(ply)).scene)) == begin


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_every_part_can_be_found_and_speaks(shown: Position) -> None:
    found = {
        element.get("data-part"): element
        for text in html.units(shown.scene).values()
        for element in elements(text)
        if element.get("data-part")
    }
    for part in shown.scene.parts:
        if part.kind in PARTLESS or part.id.startswith("amount:") and part.id.endswith("/points"):
            continue
        assert part.id in found, part
        label = found[part.id].get("aria-label")
        assert label
        if not isinstance(part, Mat | Seat):
            assert part.label in label


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_every_choice_can_be_clicked(shown: Position) -> None:
    page = html.page(shown.scene) + "".join(html.units(shown.scene)[name] for name in ("order", "round"))
    there = {*named(page, "data-part"), "prompt"}  # the question stands beside the board
    for ask in shown.asks:
        for choice in ask.choices:
            assert set(choice.at) <= there, choice


def test_a_hex_tells_what_stands_on_it() -> None:
    shown = positions()[-2]
    units = html.units(shown.scene)
    for piece in shown.scene.of(Piece):
        label = ElementTree.fromstring(units[f"hex:{piece.at}"]).get("aria-label") or ""
        assert piece.label in label
    for town in shown.scene.of(Town):
        assert all('class="wall"' in units[f"hex:{name}"] for name in town.hexes if _at_border(shown.scene, town, name))
    for bridge in shown.scene.of(Bridge):
        assert ('class="deck"' in units[bridge.id]) == bool(bridge.seat)


def _at_border(scene: Scene, town: Town, name: str) -> bool:
    hexes = {part.name: (part.x, part.y) for part in scene.of(Hex)}
    x, y = hexes[name]
    around = {(x + 2, y), (x - 2, y), (x + 1, y - 1), (x - 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)}
    return not around <= {hexes[other] for other in town.hexes}


def test_nothing_depends_on_the_viewer_and_the_own_mat_lies_in_front() -> None:
    shown = positions()[6]
    assert html.units(shown.scene, 1) == html.units(shown.scene, None)
    for viewer in (1, 2):
        front = re.search(
            r'class="slot-front front"><section [^>]*data-unit="(mat:\d)"', html.page(shown.scene, viewer)
        )
        assert front and front.group(1) == f"mat:{viewer}"
    assert 'class="slot-front front"' in html.page(shown.scene, None)


def test_colours_are_tokens_and_no_style_is_written_into_elements() -> None:
    page = html.page(positions()[-2].scene)
    assert " style=" not in page
    assert not re.search(r'(fill|stroke|color)="#[0-9a-f]', page)
    assert "<script" not in page


def test_every_symbol_used_is_there() -> None:
    known = set(re.findall(r'id="([\w-]+)"', symbols()))
    for shown in some():
        page = html.page(shown.scene)
        used = set(re.findall(r'href="#([\w-]+)"', page)) | set(re.findall(r"url\(#([\w-]+)\)", page))
        assert used <= known | set(re.findall(r'id="([\w-]+)"', page))


def test_names_of_people_cannot_break_the_page() -> None:
    shown = positions()[6]
    name = "<script>alert(\"1\")</script> & 'co'"
    scene = shown.scene.named([name] * len(shown.scene.of(Seat)))
    page = html.page(scene)
    assert "<script" not in page
    elements(page)


def test_a_table_is_small() -> None:
    heaviest = max(positions(), key=lambda shown: len(shown.scene.parts))
    page = html.page(heaviest.scene) + symbols()
    assert len(gzip.compress(page.encode())) < FIRST_LOAD


def test_only_what_changed_differs() -> None:
    match = play(*GAMES[0])
    ply = next(
        number
        for number, entry in enumerate(match.log, 1)
        if entry.move.text.startswith("build") and number > 40  # a house in the middle of the game
    )
    before, after = (html.units(position("", match.at(at)).scene) for at in (ply - 1, ply))
    changed = [name for name in after if after[name] != before[name]]
    assert 0 < len([name for name in changed if name.startswith("hex:")]) <= 3
    assert len(gzip.compress("".join(after[name] for name in changed).encode())) < 20_000


def test_a_scene_without_anything_can_be_painted() -> None:
    nothing = Scene([])
    assert set(html.units(nothing)) >= {"order", "round", "rounds", "tiles"}
    assert html.board(nothing) == ""
    elements(html.page(nothing))


def test_unknown_words_are_written_out() -> None:
    parts: list[Part] = [
        Text(id="map", area="board", label="Map", role="note", text="Map"),
        Hex(id="hex:A1", area="board", label="A1, glacier", name="A1", x=0, y=0, terrain="glacier"),
        Tile(id="tile:x", area="tiles", label="X & Y", name="X & Y", effects=[]),
    ]
    units = html.units(Scene(parts))
    assert ">G<" in units["hex:A1"]
    assert "X &amp; Y" in units["tiles"]
