"""Files of whole tables as a browser shows them: all of it in sight, readable, nothing above anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from terrae.core.scene import Band, Scene
from terrae.draw.camera import png
from terrae.draw.standalone import html, svg
from terrae.games.terra_nova_2006 import GAME as STONES
from terrae.games.terramara import GAME as TERRAMARA
from tests.draw import mystica, positions
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
# Spaces on which somebody stands on what the space does or on its name.
COVERED = """() => [...document.querySelectorAll(".space:has(.tokens-here) > :is(.does, b)")].filter((words) => {
  const said = words.getBoundingClientRect();
  const here = words.closest(".space").querySelector(".tokens-here").getBoundingClientRect();
  return said.bottom > here.top + 1 && said.right > here.left + 1 && said.left < here.right - 1;
}).map((words) => words.closest(".space").dataset.part)"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A browser without any network."""
    context = chromium.new_context(offline=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def pocket() -> Scene:
    table = position("A1 C5", "A2 G8", "A3 N1", "A5 N9", stones=fence("A1 A2 A3 A4 A5", but="A6"))
    return STONES.scene(STONES.view(table.state))


def named(name: str) -> Scene:
    return next(shown.scene for shown in mystica.positions() if shown.name == name)


# Crowded tables of every title, set-ups with choices, and a game of five.
TABLES: dict[str, Callable[[], Scene]] = {
    "set-up of two": lambda: positions.positions()[3].scene,
    "three seats": lambda: positions.positions()[40].scene,
    "four seats": lambda: positions.positions()[-1].scene,
    "factions to choose from": lambda: named("set-up, ply 9"),
    "five seats": lambda: named("syn11, 0.6"),
    "five seats at the end": lambda: named("syn15, 0.95"),
    "a pocket": pocket,
    "bands": lambda: TERRAMARA.scene(TERRAMARA.view(crowded(0))),
    "other bands": lambda: TERRAMARA.scene(TERRAMARA.view(crowded(3))),
}


def shown(page: Page, scene: Scene, widths: Sequence[int]) -> Iterator[int]:
    """One width after the other; the window is lower than any page."""
    page.set_content(html(scene))
    for width in widths:
        page.set_viewport_size({"width": width, "height": 100})
        yield width


@pytest.mark.parametrize("name", TABLES)
def test_all_of_it_is_in_sight(page: Page, name: str) -> None:
    for width in shown(page, TABLES[name](), WIDTHS):
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        assert page.evaluate(LOOK, READABLE) == [], width
        assert page.evaluate(ABOVE, ".mat, .centre, .centre > *, .group, .col > *") == 0, width
        assert page.evaluate(ABOVE, ".stand .disc") == 0, width
        assert page.evaluate(OUTSIDE, [".stand .disc", ".climb li"]) == 0, width


@pytest.mark.parametrize("shift", range(6))
def test_bands_have_room_for_everything(page: Page, shift: int) -> None:
    """Whichever bonus tiles lie there: signs stay in their spaces, and nobody stands on what a space says."""
    for width in shown(page, TERRAMARA.scene(TERRAMARA.view(crowded(shift))), (*WIDTHS, 1600, 1280, 1140, 340)):
        assert page.evaluate(OUTSIDE, [".space .does", ".space"]) == 0, width
        assert page.evaluate(OUTSIDE, [".look-stop .icon", ".space"]) == 0, width
        assert page.evaluate(COVERED) == [], width


@pytest.mark.parametrize("shift", range(6))
def test_bands_fill_their_drawing(page: Page, tmp_path: Path, shift: int) -> None:
    scene = TERRAMARA.scene(TERRAMARA.view(crowded(shift)))
    file = tmp_path / "board.svg"
    file.write_text(svg(scene), encoding="utf-8")
    page.goto(file.as_uri())
    ends: Any = page.evaluate(
        "[document.querySelector('foreignObject').getBoundingClientRect().bottom,"
        " ...[...document.querySelectorAll('.band')].map((band) => band.getBoundingClientRect().bottom)]"
    )
    assert len(ends) == 1 + len(scene.of(Band)) and max(ends[1:]) <= ends[0] and max(ends[1:]) > ends[0] - 20
    assert page.evaluate(COVERED) == []


def test_a_picture_is_taken_of_all_of_it(page: Page) -> None:
    """Of a phone, too, though no window of a browser is as narrow as one."""
    scene = pocket()
    for width in shown(page, scene, [390]):
        high: int = page.evaluate("document.documentElement.scrollHeight")
        picture = png(html(scene), width)
        assert picture.startswith(b"\x89PNG")
        assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [width, high]
