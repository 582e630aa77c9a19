"""Files that stand alone: well formed, complete, in need of nothing else; a table as HTML, a board as SVG."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from terrae.core.errors import TerraeError
from terrae.core.match import Match
from terrae.core.record import load
from terrae.core.scene import Bridge, Hex, Mat, Scene, Seat, Space
from terrae.draw.standalone import REFERENCE, html, svg
from terrae.draw.theme import THEMES, Theme
from terrae.games.terramara import GAME as TERRAMARA
from tests.draw import mystica
from tests.draw.positions import Position, positions
from tests.draw.test_units import check_parts, named

SVG, XHTML = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"
FOREIGN = ("@import", "<script", "http:", "https:", "/static", "src=", "<link")
TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"


def hexes() -> list[Scene]:
    """Boards of hexes in set-up, in the middle of a game, at its end."""
    return [shown.scene for shown in positions()[::9]] + [shown.scene for shown in mystica.positions()[::9]]


def landscapes() -> list[Scene]:
    """Boards of spaces between ways."""
    match = Match(TERRAMARA, TERRAMARA.setting(4), seed=1)
    scenes = []
    for _ in range(3):
        scenes.append(TERRAMARA.scene(TERRAMARA.view(match.state)))
        for _ in range(40):
            match.play(match.moves()[0])
            match.commit()
    return scenes


def scenes() -> list[Scene]:
    return hexes() + landscapes()


def body_of(text: str) -> str:
    return text.partition("<body>")[2].partition("</body>")[0]


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_stands_alone(theme: str) -> None:
    """Every reference is defined once, nothing comes from elsewhere, no symbol is there in vain."""
    for scene in scenes():
        text = html(scene, theme)
        assert not [foreign for foreign in FOREIGN if foreign in text]
        assert f'data-theme="{theme}"' in text
        body = body_of(text)
        defined = named(body, "id")
        assert len(defined) == len(set(defined))
        assert set(REFERENCE.findall(text)) == set(defined)


def test_every_part_is_there_and_speaks() -> None:
    for scene in scenes():
        check_parts(scene, body_of(html(scene)))


def test_every_mat_lies_open_and_nothing_waits_for_a_click() -> None:
    for scene in scenes():
        text = html(scene)
        units = named(body_of(text), "data-unit")
        assert {f"mat:{mat.seat}" for mat in scene.of(Mat)} <= set(units) and len(units) == len(set(units))
        assert not [unit for unit in units if unit.startswith(("rival:", "strip:"))]
        assert "<button" not in text and "<details open=" in text
        assert all(words in text for words in (scene.text("title"), scene.text("round"), "<h1>"))


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_of_hexes_is_a_plain_drawing(theme: str) -> None:
    """Any program can show it: plain colours only, every reference defined, nothing from elsewhere."""
    for scene in hexes():
        text = svg(scene, theme, 900)
        root = ElementTree.fromstring(text)
        assert root.tag == f"{{{SVG}}}svg" and root.get("width") == "900"
        _, _, wide, high = (float(side) for side in root.get("viewBox", "").split())
        assert float(root.get("height", "0")) == pytest.approx(900 * high / wide, abs=0.1)
        plain = text.replace(SVG, "")
        assert not [foreign for foreign in (*FOREIGN, "var(", "light-dark(", "@media") if foreign in plain]
        defined = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(defined) == len(set(defined)) and set(REFERENCE.findall(text)) == set(defined)
        drawn = {element.get("data-part") for element in root.iter()}
        assert {part.id for part in scene.of(Hex)} | {part.id for part in scene.of(Bridge)} <= drawn


def test_shades_of_a_drawing_are_black() -> None:
    root = ElementTree.fromstring(svg(positions()[-1].scene))
    shades = [symbol for symbol in root.iter(f"{{{SVG}}}symbol") if symbol.get("id", "").endswith("-shade")]
    assert shades
    for symbol in shades:
        colours = set(re.findall(r"#[0-9a-f]+", ElementTree.tostring(symbol, "unicode")))
        assert colours == {"#000"}


@pytest.mark.parametrize("theme", THEMES)
def test_a_landscape_holds_what_the_page_shows(theme: str) -> None:
    for scene in landscapes():
        text = svg(scene, theme, 900)
        root = ElementTree.fromstring(text)
        assert (root.get("width"), root.get("data-theme")) == ("900", theme)
        assert {space.id for space in scene.of(Space, "board")} <= {element.get("data-part") for element in root.iter()}
        assert all(element.tag.startswith((f"{{{SVG}}}", f"{{{XHTML}}}")) for element in root.iter())
        assert {use.tag for use in root.iter() if use.get("href")} == {f"{{{SVG}}}use"}, "drawings are no HTML"
        assert set(REFERENCE.findall(text)) <= {element.get("id") for element in root.iter()}
        assert not [foreign for foreign in FOREIGN if foreign in text.replace(SVG, "").replace(XHTML, "")]


def test_names_are_escaped() -> None:
    scene = next(place for place in positions() if place.view["round"]).scene
    odd = ["<b>&amp;", "\"quoted\" & 'so on'", "]]>", "\\"]
    text = html(scene.named(odd[: len(scene.of(Seat))]))
    assert "<b>&amp;" in "".join(ElementTree.fromstring(f"<root>{body_of(text)}</root>").itertext())


def test_what_cannot_be_drawn_is_refused() -> None:
    scene = positions()[0].scene
    for paint in (html, svg):
        with pytest.raises(TerraeError, match="no theme 'sepia'; there are: light, dark"):
            paint(scene, "sepia")
    with pytest.raises(TerraeError, match="no board"):
        svg(Scene([]))


def test_the_same_scene_gives_the_same_files() -> None:
    place = positions()[-1]
    again = Position("again", place.state).scene
    assert html(place.scene) == html(again) and svg(place.scene) == svg(again)


def test_names_on_terrains_can_be_read() -> None:
    """The contrast of text to its ground is 4.5 to 1 at least."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for name in THEMES:
        theme = Theme(name)
        for terrain in ("river", "lake", "forest", "wasteland", "desert", "swamp"):
            pair = sorted((light(theme.colour(f"t-{terrain}")), light(theme.colour(f"t-{terrain}-ink"))))
            assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, (name, terrain)


@pytest.mark.parametrize(
    ("picture", "game", "ply"),
    [
        ("board.svg", "terra_nova/golden/09-4-seats.terrae", 215),
        ("board-2006.svg", "terra_nova_2006/golden/02-3-seats-quick.terrae", 119),
    ],
)
def test_the_pictures_of_the_readme_are_of_their_games(picture: str, game: str, ply: int) -> None:
    """`terrae draw tests/GAME --to PLY -o docs/PICTURE` makes them."""
    match = load(TESTS / game)
    scene = match.game.scene(match.game.view(match.at(ply)))
    kept, drawn = (
        {element.get("data-part"): element.get("aria-label") for element in ElementTree.fromstring(text).iter()}
        for text in ((DOCS / picture).read_text(encoding="utf-8"), svg(scene))
    )
    assert kept == drawn
