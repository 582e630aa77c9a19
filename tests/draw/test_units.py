"""The units of a table: every part has its place, states and numbers can be read, units never come or go."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from terrae.core.record import load
from terrae.core.scene import Bridge, Hex, Mat, Part, Piece, Scene, Seat, Text, Tile, Town
from terrae.draw.markup import symbols
from terrae.draw.units import board, lay_out, paint
from tests.draw.positions import GAMES, Position, play, positions

PARTLESS = {"text", "piece", "town"}  # words stand in headings; what stands on a hex belongs to the hex
GOLDEN = Path(__file__).parents[1] / "terra_nova" / "golden"
FIRST_LOAD = 60_000  # bytes of a table, compressed; scripts and styles come on top


def elements(text: str) -> list[ElementTree.Element]:
    """All elements of a fragment; it must be well formed."""
    return list(ElementTree.fromstring(f"<root>{text}</root>").iter())


def named(text: str, attribute: str) -> list[str]:
    return [found for element in elements(text) if (found := element.get(attribute)) is not None]


def page(scene: Scene, viewer: int | None = None) -> str:
    return lay_out(scene, paint(scene), viewer)


def some() -> list[Position]:
    return positions()[::5]


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_each_unit_is_one_element_with_its_name(shown: Position) -> None:
    for name, text in paint(shown.scene).items():
        root = ElementTree.fromstring(text)
        assert root.get("data-unit") == name
        assert named(text, "data-unit") == [name], "a unit inside another could not be replaced"


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_the_page_shows_each_unit_once(shown: Position) -> None:
    units = paint(shown.scene)
    found = named(lay_out(shown.scene, units, 1), "data-unit")
    above = ["order", "round"]  # these two stand in the bar on top
    assert sorted([*found, *above]) == sorted(units)


@pytest.mark.parametrize(("seats", "options", "seed"), GAMES)
def test_units_never_come_or_go(seats: int, options: dict[str, str], seed: int) -> None:
    match = play(seats, options, seed)
    begin = set(paint(Position("", match.at(0)).scene))
    for ply in range(0, match.ply + 1, 13):
        assert set(paint(Position("", match.at(ply)).scene)) == begin


def check_parts(scene: Scene, text: str) -> None:
    """Every part is there, and says what it is."""
    found = {element.get("data-part", element.get("data-unit")): element for element in elements(text)}
    for part in scene.parts:
        if part.kind in PARTLESS or part.id.startswith("amount:") and part.id.endswith("/points"):
            continue
        label = found[part.id].get("aria-label")
        assert label and (isinstance(part, Mat | Seat) or part.label in label), part.id


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_every_part_can_be_found_and_speaks(shown: Position) -> None:
    check_parts(shown.scene, "".join(paint(shown.scene).values()))


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_every_choice_can_be_clicked(shown: Position) -> None:
    text = page(shown.scene) + "".join(paint(shown.scene)[name] for name in ("order", "round"))
    there = {*named(text, "data-part"), "prompt"}  # the question stands beside the board
    for ask in shown.asks:
        for choice in ask.choices:
            assert set(choice.at) <= there, choice


def test_a_hex_tells_what_stands_on_it() -> None:
    shown = positions()[-2]
    units = paint(shown.scene)
    for piece in shown.scene.of(Piece):
        label = ElementTree.fromstring(units[f"hex:{piece.at}"]).get("aria-label") or ""
        assert piece.label in label
    for town in shown.scene.of(Town):
        assert all('class="wall"' in units[f"hex:{name}"] for name in town.hexes if _at_border(shown.scene, town, name))
    for bridge in shown.scene.of(Bridge):
        assert ('class="deck"' in units[bridge.id]) == bool(bridge.seat)


def symbols_of(text: str) -> set[str]:
    return set(re.findall(r'<use href="#([\w-]+)"', text)) - {"hx"}


Drawn = dict[str, list[ElementTree.Element]]


def parts(*texts: str) -> Drawn:
    """Every element that stands for a part, by the name of the part."""
    found: Drawn = {}
    for element in elements("".join(texts)):
        found.setdefault(element.get("data-part", ""), []).append(element)
    return found


def signs(drawn: list[ElementTree.Element]) -> set[str]:
    """The symbols a part is drawn with."""
    return {use.get("href", "#")[1:] for element in drawn for use in element.iter("use")}


def said(drawn: list[ElementTree.Element]) -> list[str]:
    """The words and numbers of a part, one after the other."""
    return [text.strip() for element in drawn for text in element.itertext() if text.strip()]


def test_buildings_terrains_bridges_and_actions_can_be_told_apart() -> None:
    """By symbols, not by colour: silhouette and mark of every building, symbol of every free terrain."""
    for shown in some():
        view, units = shown.view, paint(shown.scene)
        drawn = parts(*units.values())
        held = set(view["neutral"])
        for seat in view["seats"]:
            mark = f"m-{seat['colour']}"
            buildings = [(name, "b-house") for name in seat["houses"]]
            buildings += [(name, "b-trading-post") for name in seat["posts"]]
            buildings += [(name, "b-palace") for name in seat["palaces"].values() if name]
            for name, symbol in buildings:
                assert symbols_of(units[f"hex:{name}"]) - {"r-key"} == {symbol, mark}
                held.add(name)
            for name in seat["bridges"]:
                assert symbols_of(units[f"bridge:{name}"]) == {mark}
        for name in view["neutral"]:
            assert symbols_of(units[f"hex:{name}"]) == {"b-house"}, "nobody's mark on a neutral house"
        for name, hex_ in view["hexes"].items():
            if hex_["terrain"] != "river" and name not in held:
                assert symbols_of(units[f"hex:{name}"]) == {f"t-{hex_['terrain']}"}
            assert name in said(drawn[f"hex:{name}"])
        for name, action in view["power_actions"].items():
            assert ("a-octagon-used" in signs(drawn[f"action:{name}"])) == action["covered"]
            assert str(action["power"]) in said(drawn[f"action:{name}"])


def test_numbers_are_there() -> None:
    """Points, money, power, tiles with their coins, and the size of territories."""
    for shown in some():
        units, view = paint(shown.scene), shown.view
        drawn = parts(*units.values())
        for seat in view["seats"]:
            number = seat["seat"]
            assert said(drawn[f"seat:{number}"]).count(str(seat["points"])) == 3, "turn order, mat, short mat"
            if not seat["mat"]:
                continue
            mat = parts(units[f"mat:{number}"])
            assert said(mat[f"amount:{number}/money"]) == [str(seat["money"])]
            assert said(mat[f"amount:{number}/bridge"]) == [str(seat["bridges_left"])]
            if view["round"] < view["rounds"]:
                assert said(mat[f"amount:{number}/income-money"]) == [f"+{seat['income']['money']}"]
            assert [text for text in said(mat[f"bowls:{number}"]) if text.isdigit()] == [
                str(count) for count in seat["power"]
            ]
            for slots, kind in (("house_row", "house"), ("post_row", "trading-post")):
                numbers = said(mat[f"mat:{number}/{kind}"])
                for slot in seat["mat"][slots]:
                    assert all(str(slot[good]) in numbers for good in ("money", "power") if slot[good])
            if seat["bonus"]:
                assert (mat[f"tile:bonus-{seat['bonus']}"][0].get("title") or "").endswith(f"({seat['bonus']})")
            if any(other["territory"]["size"] for other in view["seats"]):
                assert str(seat["territory"]["size"]) in said(drawn[f"rank:{number}"])
        for letter, tile in view["bonus_tiles"].items():
            coins = [
                symbol
                for element in drawn[f"tile:bonus-{letter}"]
                for symbol in element.iter("use")
                if symbol.get("href") == "#r-coin"
            ]
            shown_coins = len(coins) if tile["money"] <= 4 else int(said(drawn[f"tile:bonus-{letter}"])[1])
            assert shown_coins == tile["money"]


def test_states_can_be_seen() -> None:
    """Past rounds and taken tiles are struck, actions have an octagon or a cross, seats that are out a scroll."""
    for shown in positions()[::3]:
        view, units = shown.view, paint(shown.scene)
        drawn = parts(*units.values())
        for number in range(1, len(view["round_tiles"]) + 1):
            past = number < view["round"] or view["phase"] == "over"
            (tile,) = drawn[f"tile:round-{number}"]
            assert ("past" in tile.get("class", "").split()) == past
        for seat in view["seats"]:
            number = seat["seat"]
            out = seat["dropped"] and view["phase"] != "over"
            for unit in ("order", f"rival:{number}"):
                assert ("r-scroll" in signs(parts(units[unit])[f"seat:{number}"])) == out
            if not seat["mat"]:
                continue
            for town in seat["mat"]["town_tiles"]:
                (token,) = drawn[f"mat:{number}/town-{town['name']}"]
                assert ("used" in token.get("class", "").split()) == (town["name"] not in seat["town_tiles"])
            for side in ("left", "right"):
                found = signs(drawn[f"mat:{number}/palace-{side}"])
                assert ("a-octagon-used" in found) == (side in seat["used"])
                assert bool(seat["palaces"][side]) == (
                    seat["palaces"][side] in said(drawn[f"mat:{number}/palace-{side}"])
                )


def test_a_town_over_a_river_has_one_wall_and_one_key() -> None:
    match = load(GOLDEN / "09-4-seats.terrae")
    shown = Position("over a river", match.at(215))
    (town,) = (part for part in shown.scene.of(Town) if part.key == "H7")
    assert town.hexes == ["G8", "I5", "I6", "I7", "H7"]
    units = paint(shown.scene)
    assert all('class="wall"' in units[f"hex:{name}"] for name in town.hexes)
    assert [name for name in town.hexes if 'class="wall-key"' in units[f"hex:{name}"]] == ["H7"]


def test_a_table_needs_neither_board_nor_tiles() -> None:
    """Other titles have other parts: each kind alone."""
    for kind in ("title", "board", "seats", "mats", "tiles", "rounds", "actions", "standing"):
        for shown in (positions()[3], positions()[-1]):
            kept = [part for part in shown.scene.parts if part.area in (kind, "seats" if kind == "mats" else kind)]
            elements(page(Scene(kept)))


def _at_border(scene: Scene, town: Town, name: str) -> bool:
    hexes = {part.name: (part.x, part.y) for part in scene.of(Hex)}
    x, y = hexes[name]
    around = {(x + 2, y), (x - 2, y), (x + 1, y - 1), (x - 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)}
    return not around <= {hexes[other] for other in town.hexes}


def test_the_own_mat_lies_in_front() -> None:
    shown = positions()[6]
    for viewer in (1, 2):
        front = re.search(r'class="slot-front front"><section [^>]*data-unit="(mat:\d)"', page(shown.scene, viewer))
        assert front and front.group(1) == f"mat:{viewer}"
    assert 'class="slot-front front"' in page(shown.scene)


def test_colours_are_tokens_and_no_style_is_written_into_elements() -> None:
    text = page(positions()[-2].scene)
    assert " style=" not in text
    assert not re.search(r'(fill|stroke|color)="#[0-9a-f]', text)
    assert "<script" not in text


def test_every_symbol_used_is_there() -> None:
    known = set(re.findall(r'id="([\w-]+)"', symbols()))
    for shown in some():
        text = page(shown.scene)
        used = set(re.findall(r'href="#([\w-]+)"', text)) | set(re.findall(r"url\(#([\w-]+)\)", text))
        assert used <= known | set(re.findall(r'id="([\w-]+)"', text))


def test_names_of_people_cannot_break_the_page() -> None:
    shown = positions()[6]
    name = "<script>alert(\"1\")</script> & 'co'"
    scene = shown.scene.named([name] * len(shown.scene.of(Seat)))
    text = page(scene)
    assert "<script" not in text
    elements(text)


def test_a_table_is_small() -> None:
    heaviest = max(positions(), key=lambda shown: len(shown.scene.parts))
    text = page(heaviest.scene) + symbols()
    assert len(gzip.compress(text.encode())) < FIRST_LOAD


def test_only_what_changed_differs() -> None:
    match = play(*GAMES[0])
    ply = next(
        number
        for number, entry in enumerate(match.log, 1)
        if entry.move.text.startswith("build") and number > 40  # a house in the middle of the game
    )
    before, after = (paint(Position("", match.at(at)).scene) for at in (ply - 1, ply))
    changed = [name for name in after if after[name] != before[name]]
    assert 0 < len([name for name in changed if name.startswith("hex:")]) <= 3
    assert len(gzip.compress("".join(after[name] for name in changed).encode())) < 20_000


def test_a_scene_without_anything_can_be_painted() -> None:
    nothing = Scene([])
    assert set(paint(nothing)) >= {"order", "round", "rounds", "tiles"}
    assert board(nothing, paint(nothing)) == ""
    elements(page(nothing))


def test_unknown_words_are_written_out() -> None:
    parts: list[Part] = [
        Text(id="map", area="board", label="Map", role="note", text="Map"),
        Hex(id="hex:A1", area="board", label="A1, glacier", name="A1", x=0, y=0, terrain="glacier"),
        Tile(id="tile:x", area="tiles", label="X & Y", name="X & Y", effects=[]),
    ]
    units = paint(Scene(parts))
    assert ">G<" in units["hex:A1"]
    assert "X &amp; Y" in units["tiles"]
