"""The picture: well formed, standalone, readable, and complete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.core.errors import TerraeError
from terrae.core.record import load
from terrae.core.scene import Scene, Seat, Town
from terrae.draw.lettering import fit, width, wrap
from terrae.draw.svg import svg
from terrae.draw.theme import THEMES, Theme
from tests.draw.positions import Position, position, positions

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
READABLE = 11.0
DOCS = Path(__file__).parents[2] / "docs"
GOLDEN = Path(__file__).parents[1] / "terra_nova" / "golden"
SIZES = [(1400, "light"), (400, "dark")]


def paint(scene: Scene, wide: int = 1400, theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(svg(scene, wide, theme))


def parts(root: ElementTree.Element) -> dict[str, list[ElementTree.Element]]:
    found: dict[str, list[ElementTree.Element]] = {}
    for group in root.iter(f"{SVG}g"):
        name = group.get("data-part")
        if name:
            found.setdefault(name, []).append(group)
    return found


def symbols(groups: list[ElementTree.Element]) -> set[str]:
    """The symbols a part is drawn with, without the name of the theme."""
    return {
        use.get(HREF, "").split("-", 1)[1].removesuffix("-halo")
        for group in groups
        for use in group.iter(f"{SVG}use")
        if use.get(HREF)
    }


def words(groups: list[ElementTree.Element]) -> list[str]:
    return [text.text or "" for group in groups for text in group.iter(f"{SVG}text")]


def some() -> list[Position]:
    return positions()[::4]


@pytest.mark.parametrize(("wide", "theme"), SIZES)
def test_it_stands_alone(wide: int, theme: str) -> None:
    """Well formed, plain colours only, every reference defined once, nothing from elsewhere."""
    for place in some():
        text = svg(place.scene, wide, theme)
        root = ElementTree.fromstring(text)
        assert (root.get("width"), root.get("viewBox", "").split()[2]) == (str(wide), str(wide))
        for foreign in ("var(", "light-dark(", "@import", "<script", "http://", "https://"):
            assert foreign not in text.replace("http://www.w3.org/2000/svg", ""), (place.name, foreign)
        defined = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(defined) == len(set(defined))
        referred = {use.get(HREF, "")[1:] for use in root.iter(f"{SVG}use")} | set(re.findall(r"url\(#([^)]+)\)", text))
        assert referred <= set(defined)
        assert {name for name in defined if name and "-pat-" not in name} <= referred, "only what is used is inlined"


@pytest.mark.parametrize("wide", [1400, 400])
def test_every_part_is_drawn_and_named(wide: int) -> None:
    for place in some():
        drawn = parts(paint(place.scene, wide))
        silent = {"map", "heading:key", "heading:rounds"}
        for part in place.scene.parts:
            if part.id not in silent and not part.id.endswith("/points"):
                assert part.id in drawn, (place.name, part.id)
                title = drawn[part.id][0].find(f"{SVG}title")
                assert title is not None and title.text == part.label


@pytest.mark.parametrize("wide", [1400, 400])
def test_buildings_terrains_bridges_and_actions_can_be_told_apart(wide: int) -> None:
    """By symbols, not by colour: silhouette and mark of every building, symbol of every free terrain."""
    for place in some():
        view = place.view
        drawn = parts(paint(place.scene, wide))
        held = set(view["neutral"])
        for seat in view["seats"]:
            mark = f"m-{seat['colour']}"
            buildings = [(name, "b-house") for name in seat["houses"]]
            buildings += [(name, "b-trading-post") for name in seat["posts"]]
            buildings += [(name, "b-palace") for name in seat["palaces"].values() if name]
            for name, symbol in buildings:
                assert symbols(drawn[f"piece:{name}"]) == {symbol, mark}
                held.add(name)
            for name in seat["bridges"]:
                assert symbols(drawn[f"bridge:{name}"]) == {mark}
        for name in view["neutral"]:
            assert symbols(drawn[f"piece:{name}"]) == {"b-house"}, "nobody's mark on a neutral house"
        for name, hex_ in view["hexes"].items():
            if hex_["terrain"] != "river" and name not in held:
                assert symbols(drawn[f"hex:{name}"]) == {f"t-{hex_['terrain']}"}
            assert name in words(drawn[f"hex:{name}"])
        for name, action in view["power_actions"].items():
            assert ("a-octagon-used" in symbols(drawn[f"action:{name}"])) == action["covered"]
            assert str(action["power"]) in words(drawn[f"action:{name}"])


@pytest.mark.parametrize("wide", [1400, 400])
def test_numbers_are_there(wide: int) -> None:
    """Points, money, power, tiles with their coins, and the size of territories."""
    for place in some():
        drawn = parts(paint(place.scene, wide))
        for seat in place.view["seats"]:
            number = seat["seat"]
            assert words(drawn[f"seat:{number}"]).count(str(seat["points"])) >= 2, "in the top bar and on the mat"
            if not seat["mat"]:
                continue
            assert words(drawn[f"amount:{number}/money"]) == [str(seat["money"])]
            assert words(drawn[f"amount:{number}/bridge"]) == [str(seat["bridges_left"]), "left"]
            if place.view["round"] < place.view["rounds"]:
                assert words(drawn[f"amount:{number}/income-money"]) == [f"+{seat['income']['money']}"]
            assert [text for text in words(drawn[f"bowls:{number}"]) if text.isdigit()] == [
                str(count) for count in seat["power"]
            ]
            for slots, kind in (("house_row", "house"), ("post_row", "trading-post")):
                shown = words(drawn[f"mat:{number}/{kind}"])
                for slot in seat["mat"][slots]:
                    assert all(str(slot[good]) in shown for good in ("money", "power") if slot[good])
            if seat["bonus"]:
                assert seat["bonus"] in words(drawn[f"tile:bonus-{seat['bonus']}"])
            if any(other["territory"]["size"] for other in place.view["seats"]):
                assert str(seat["territory"]["size"]) in words(drawn[f"rank:{number}"])
        for letter, tile in place.view["bonus_tiles"].items():
            shown = words(drawn[f"tile:bonus-{letter}"])
            assert (str(tile["money"]) in shown[1:]) == bool(tile["money"]), "beside the icon of money"


def texts(element: ElementTree.Element, x: float = 0, scale: float = 1) -> Iterator[tuple[str, float, float, float]]:
    """Every text with its left and right end and its size on the sheet."""
    for step in re.findall(r"(translate|scale)\(([^)]+)\)", element.get("transform", "")):
        numbers = [float(value) for value in step[1].split()]
        if step[0] == "translate":
            x += scale * numbers[0]
        else:
            scale *= numbers[0]
    if element.tag == f"{SVG}text":
        size, weight = float(element.get("font-size", "0")), int(element.get("font-weight", "400"))
        room = width(element.text or "", size, weight) * scale
        left = x + scale * float(element.get("x", "0"))
        left -= {"end": room, "middle": room / 2}.get(element.get("text-anchor", ""), 0)
        yield element.text or "", left, left + room, size * scale
    for child in element:
        yield from texts(child, x, scale)


@pytest.mark.parametrize("wide", [1400, 900, 400])
def test_text_is_readable_and_stays_on_the_sheet(wide: int) -> None:
    for place in some():
        asks = place.asks
        root = ElementTree.fromstring(svg(place.scene, wide, ask=asks[0] if asks else None))
        for words_, left, right, size in texts(root):
            assert size >= READABLE - 0.06, (place.name, words_, size)
            assert left >= 0 and right <= wide, (place.name, words_, left, right)


def test_what_may_be_chosen_is_lit() -> None:
    """Every move is at a part of the picture, and hexes bear their price."""
    for place in some():
        for ask in place.asks:
            for wide in (1400, 400):
                root = ElementTree.fromstring(svg(place.scene, wide, ask=ask))
                lit = {
                    move
                    for groups in parts(root).values()
                    for group in groups
                    for move in group.get("data-moves", "").split(", ")
                }
                assert {choice.move for choice in ask.choices} <= lit, place.name
                assert str(ask.question).split()[0] in " ".join(words(parts(root)["prompt"]))
    unlit = svg(some()[0].scene)
    assert "data-moves" not in unlit


def test_names_are_escaped() -> None:
    scene = next(place for place in positions() if place.view["round"]).scene
    odd = ["<b>&amp;", "\"quoted\" & 'so on'", "]]>", "\\"]
    root = paint(scene.named(odd[: len(scene.of(Seat))]))
    assert ["<b>&amp;" in text for text in words(parts(root)["seat:1"])].count(True) == 1


def test_bad_sizes_and_themes_are_refused() -> None:
    scene = positions()[0].scene
    with pytest.raises(TerraeError, match="no theme 'sepia'; there are: light, dark"):
        svg(scene, theme="sepia")
    for wide in (0, 359, 4001):
        with pytest.raises(TerraeError, match=f"not {wide}"):
            svg(scene, width=wide)


@given(st.integers(360, 4000), st.integers(0, 10**6), st.sampled_from(["light", "dark"]))
def test_any_width_and_any_position(wide: int, pick: int, theme: str) -> None:
    place = positions()[pick % len(positions())]
    root = ElementTree.fromstring(svg(place.scene, wide, theme))
    assert float(root.get("height", "0")) > 300


def test_the_same_scene_gives_the_same_picture() -> None:
    place = positions()[-1]
    assert svg(place.scene) == svg(position("again", place.state).scene)


@pytest.mark.parametrize("wide", [1400, 900, 400])
def test_a_table_needs_neither_board_nor_tiles(wide: int) -> None:
    """Other titles have other parts: each kind alone, or none at all."""
    for kind in ("nothing", "title", "board", "seats", "mats", "tiles", "rounds", "actions", "standing"):
        for place in (positions()[3], positions()[-1]):
            kept = [part for part in place.scene.parts if part.area in (kind, "seats" if kind == "mats" else kind)]
            assert paint(Scene(kept), wide).tag == f"{SVG}svg"


@pytest.mark.parametrize("wide", [1400, 400])
def test_states_can_be_seen(wide: int) -> None:
    """Past rounds and taken tiles have a tick, actions an octagon or a cross, seats that are out a scroll."""
    for place in positions()[::3]:
        view, drawn = place.view, parts(paint(place.scene, wide))
        for number in range(1, len(view["round_tiles"]) + 1):
            past = number < view["round"] or view["phase"] == "over"
            assert ("i-check" in symbols(drawn[f"tile:round-{number}"])) == past
        for seat in view["seats"]:
            number = seat["seat"]
            out = seat["dropped"] and view["phase"] != "over"
            assert all(("r-scroll" in symbols([group])) == out for group in drawn[f"seat:{number}"])
            if not seat["mat"]:
                continue
            for tile in seat["mat"]["town_tiles"]:
                taken = tile["name"] not in seat["town_tiles"]
                assert ("i-check" in symbols(drawn[f"mat:{number}/town-{tile['name']}"])) == taken
            for side in ("left", "right"):
                acts = any(icons[0][1] == "action" for icons in seat["mat"][side]["icons"])
                octagons = {name for name in symbols(drawn[f"mat:{number}/palace-{side}"]) if "octagon" in name}
                state = "-used" if side in seat["used"] else "" if seat["palaces"][side] else "-line"
                assert octagons == ({f"a-octagon{state}"} if acts else set())


def test_a_town_over_a_river_has_one_wall_and_one_key() -> None:
    match = load(GOLDEN / "09-4-seats.terrae")
    place = position("over a river", match.at(215))
    (town,) = (part for part in place.scene.of(Town) if part.key == "H7")
    assert town.hexes == ["G8", "I5", "I6", "I7", "H7"]
    for wide in (1400, 400):
        (wall,) = parts(paint(place.scene, wide))[town.id]
        borders = {path.get("d", "") for path in wall.iter(f"{SVG}path")}
        assert len(borders) == 1 and borders.pop().count("M") == 1


def test_names_on_rivers_can_be_read() -> None:
    """The contrast of text to its ground is 4.5 to 1 at least."""

    def light(colour: str) -> float:
        parts_ = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts_]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for name in THEMES:
        theme = Theme(name)
        for terrain in ("river", "lake", "forest", "wasteland", "desert", "swamp"):
            pair = sorted((light(theme.colour(f"t-{terrain}")), light(theme.colour(f"t-{terrain}-ink"))))
            assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, (name, terrain)


def test_the_picture_of_the_readme_is_of_its_game() -> None:
    """`terrae draw tests/terra_nova/golden/09-4-seats.terrae --to 215 -o docs/board.svg` makes it."""
    match = load(GOLDEN / "09-4-seats.terrae")
    scene = match.game.scene(match.game.view(match.at(215))).named(match.names)
    drawn = parts(ElementTree.parse(DOCS / "board.svg").getroot())
    assert set(drawn) == set(parts(paint(scene)))


def test_measuring_text() -> None:
    assert width("", 12) == 0
    assert width("iii", 10) < width("WWW", 10) < width("WWW", 10, 700)
    assert wrap("one two three", 1000, 12) == ["one two three"]
    assert wrap("one two three", 1, 12) == ["one", "two", "three"]
    assert wrap("", 100, 12) == []
    assert fit("short", 100, 12) == "short"
    assert fit("much too long for that", 50, 12).endswith("…")
    assert width(fit("much too long for that", 50, 12), 12) <= 50
