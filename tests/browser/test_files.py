"""Files of whole tables as a browser shows them: all of it in sight, readable, nothing above anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page

from terrae.core.languages import speaking
from terrae.core.scene import Band, Scene
from terrae.draw import landscape
from terrae.draw.camera import png
from terrae.draw.choices import chooser
from terrae.draw.markup import symbols
from terrae.draw.standalone import html, styles, svg
from terrae.games.terra_mystica import GAME as MYSTICA
from terrae.games.terra_nova_2006 import GAME as STONES
from terrae.games.terramara import GAME as TERRAMARA
from tests.draw import mystica, positions
from tests.scale import scaled
from tests.terra_nova_2006.positions import fence, position
from tests.terramara.test_pictures import crowded

WIDTHS = (1400, 1000, 390)
READABLE = 11  # pixels
# Texts that are too small, or that stick out of the page or of the part they belong to.
LOOK = """(readable) => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth + 1) found.push(`beside the page: ${text.data}`);
    const part = holder.closest("[data-part], [data-unit]");
    if (!part || part instanceof SVGElement) continue;
    if (parseFloat(getComputedStyle(holder).fontSize) < readable) found.push(`small: ${text.data}`);
    if (part.matches(".look-stop") || holder.matches(".row-tag")) continue; // these hang beside it, see CLASHES
    const room = part.getBoundingClientRect();
    const across = box.left >= room.left - 1 && box.right <= room.right + 1;
    if (!across || box.top < room.top - 3 || box.bottom > room.bottom + 2)
      found.push(`outside ${part.dataset.part || part.dataset.unit}: ${text.data}`);
  }
  return found;
}"""
# How many elements of a kind lie above another of the same parent.
ABOVE = """(kind) => {
  let found = 0;
  for (const holder of new Set([...document.querySelectorAll(kind)].map((one) => one.parentElement))) {
    const boxes = [...holder.children].filter((one) => one.matches(kind)).map((one) => one.getBoundingClientRect());
    boxes.forEach((a, at) => boxes.slice(0, at).forEach((b) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      found += across > 1 && down > 1;
    }));
  }
  return found;
}"""
# How many elements stick out of the element they stand in.
OUTSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((one) => {
  const a = one.getBoundingClientRect(), b = one.closest(outer).getBoundingClientRect();
  return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
}).length"""
# Names that come nearer to the edge of their card than so many pixels.
WIDE_NAMES = """(least) => [...document.querySelectorAll(".choice-card > span > b")].filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return name.closest(".choice-card").getBoundingClientRect().right - range.getBoundingClientRect().right < least;
}).map((name) => name.textContent)"""
# What a landscape says or shows: pairs that lie above each other, and what sticks out of the board.
CLASHES = """(board) => {
  const room = document.querySelector(board).getBoundingClientRect(), found = [];
  const shown = [...document.querySelectorAll(`${board} :is(.does, .badges, .space-name, .tokens-here, .row-tag)`)]
    .map((one) => [one, one.getBoundingClientRect(), one.closest("[data-part]")?.dataset.part])
    .filter(([, box]) => box.width);
  shown.forEach(([one, a, name], at) => {
    if (a.left < room.left - 2 || a.right > room.right + 2 || a.top < room.top - 2 || a.bottom > room.bottom + 2)
      found.push(`outside: ${name} ${one.className}`);
    shown.slice(0, at).forEach(([other, b, next]) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 3 && down > 3 && !one.contains(other) && !other.contains(one))
        found.push(`${name} ${one.className} on ${next} ${other.className}: ${across.toFixed()} x ${down.toFixed()}`);
    });
  });
  return found;
}"""


def pocket() -> Scene:
    table = position("A1 C5", "A2 G8", "A3 N1", "A5 N9", stones=fence("A1 A2 A3 A4 A5", but="A6"))
    return STONES.scene(STONES.view(table.state))


def named(name: str) -> Scene:
    return next(shown.scene for shown in mystica.positions() if shown.name == name)


# Crowded tables of every title, set-ups with choices, and a game of five.
TABLES: dict[str, Callable[[], Scene]] = {
    "four seats": lambda: positions.positions()[-1].scene,
    "factions to choose from": lambda: named("set-up, ply 9"),
    "five seats": lambda: named("syn11, 0.6"),
    "a pocket": pocket,
    "a landscape": lambda: TERRAMARA.scene(TERRAMARA.view(crowded(0))),
    "set-up of two": lambda: positions.positions()[3].scene,
    "three seats": lambda: positions.positions()[40].scene,
    "five seats at the end": lambda: named("syn15, 0.95"),
    "another landscape": lambda: TERRAMARA.scene(TERRAMARA.view(crowded(3))),
}
LAID = list(TABLES)[: scaled("crowded tables as files in a browser", 5, 9)]
CROWDS = scaled("landscapes full of people in a browser", 2, 6)


def shown(page: Page, scene: Scene, widths: Sequence[int]) -> Iterator[int]:
    """One width after the other; the window is lower than any page."""
    page.set_content(html(scene))
    for width in widths:
        page.set_viewport_size({"width": width, "height": 100})
        yield width


@pytest.mark.parametrize("name", LAID)
def test_all_of_it_is_in_sight(page: Page, name: str) -> None:
    for width in shown(page, TABLES[name](), WIDTHS):
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        assert page.evaluate(LOOK, READABLE) == [], width
        assert page.evaluate(ABOVE, ".mat, .centre, .centre > *, .group, .col > *") == 0, width
        assert page.evaluate(ABOVE, ".stand .disc") == 0, width
        assert page.evaluate(OUTSIDE, [".stand .disc", ".climb li"]) == 0, width


def test_long_names_stay_within_their_cards(page: Page) -> None:
    """Dutch and German join words, so that names of factions are longer than cards in the column of a server's page."""
    choosing = next(found.state for found in mystica.positions() if found.name == "set-up, ply 9")
    looks = f"<style>{styles('tokens', 'parts', 'choices')} main {{ width: 300px }}</style>"
    for language in ("nl", "de"):
        with speaking(language):
            column = chooser(MYSTICA.scene(MYSTICA.view(choosing)))
            page.set_content(f"{looks}{symbols()}<main>{column}</main>")
            assert page.evaluate(WIDE_NAMES, 1000) != []
            assert page.evaluate(WIDE_NAMES, 4) == []  # pixels to the edge


@pytest.mark.parametrize("shift", range(CROWDS))
def test_a_landscape_has_room_for_everything(page: Page, shift: int) -> None:
    """Whichever bonus tiles lie there, wherever people crowd and however long words are: nobody stands on a text."""
    language = ("en", "de", "nl")[shift % 3]
    with speaking(language):
        scene = TERRAMARA.scene(TERRAMARA.view(crowded(shift)))
        drawn = landscape.board(scene, landscape.units(scene))
    looks = styles("tokens", "parts", "bands")
    page.set_content(
        f'<html lang="{language}">'
        f"<style>{looks} body {{ margin: 0 }} #room {{ height: 100vh }} .broad {{ height: 100% }}</style>"
        f'{symbols()}<div id="room">{drawn}</div>'
    )
    for width, height in ((840, 590), (1240, 800), (374, 500)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CLASHES, ".landscape") == [], width
        assert page.evaluate(OUTSIDE, [".band.row > .size-10", ".band.row"]) == 0, width
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_a_landscape_fills_its_drawing(page: Page, tmp_path: Path) -> None:
    scene = TERRAMARA.scene(TERRAMARA.view(crowded(0)))
    file = tmp_path / "board.svg"
    file.write_text(svg(scene), encoding="utf-8")
    page.goto(file.as_uri())
    room, *bands = page.evaluate(
        "['foreignObject', '.band'].flatMap((kind) => [...document.querySelectorAll(kind)])"
        ".map((one) => one.getBoundingClientRect()).map((box) => [box.right, box.bottom])"
    )
    assert len(bands) == len(scene.of(Band, "board"))
    for side in range(2):
        assert room[side] - 20 < max(band[side] for band in bands) <= room[side]
    assert page.evaluate(CLASHES, ".landscape") == []


def test_a_picture_is_taken_of_all_of_it(page: Page) -> None:
    """Of a phone, too, though no window of a browser is as narrow as one."""
    scene = pocket()
    for width in shown(page, scene, [390]):
        high: int = page.evaluate("document.documentElement.scrollHeight")
        picture = png(html(scene), width)
        assert picture.startswith(b"\x89PNG")
        assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [width, high]
