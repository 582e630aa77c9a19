"""Mats, cards of rivals and tracks in the room they have on a table: nothing sticks out, nothing lies above another."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from terrae.core.scene import Mat
from terrae.draw.markup import symbols
from terrae.draw.mats import MatPainter
from terrae.draw.standalone import styles
from tests.browser.test_files import ABOVE, LOOK, OUTSIDE, READABLE
from tests.draw.crowded import FACTIONS, crowded
from tests.scale import scaled

SIDES = {300: (1400, 630), 344: (1920, 800)}  # the width of a mat: the width of the window, and the height it may take
ROOMS = [(False, 300), (True, 344), (True, 300), (False, 344)][: scaled("rooms that mats keep to", 2, 4)]
HOLDERS = ":is(.slot, .held-tile, .plate, .track, .price)"
SIGNS = ":is(.silhouette, .octagon, .amount):not(.crowd .line *)"  # among many tiles, names alone are shown
SIDE_BY_SIDE = (
    ".mat-head, .mat-body > *, .mat-head > *, .build-row > *, .slot, .track > *, .track li, .held-tile, .big, .great"
)
INK = ("light", "dark")
# What sticks out of a mat to the side, and mats that are higher than the room they have.
BEYOND = """(high) => [...document.querySelectorAll(".mat")].flatMap((mat) => {
  const room = mat.getBoundingClientRect(), body = mat.querySelector(".mat-body") || mat, found = [];
  if (room.height > high + 1) found.push(`too high: ${mat.ariaLabel}, ${room.height}`);
  if (body.scrollWidth > body.clientWidth) found.push(`too wide: ${mat.ariaLabel}`);
  for (const part of body.querySelectorAll("*")) {
    const box = part.getBoundingClientRect();
    const inside = box.left >= room.left - 1 && box.right <= room.right + 1;
    if (box.width && !inside) found.push(`${mat.ariaLabel}: ${part.className}`);
  }
  return found;
})"""
# How many mats must be scrolled; a landscape takes a line, and so does an action of the faction.
HIDDEN = """(narrow) => [...document.querySelectorAll(".mat-body")].filter((body) =>
  body.scrollHeight > body.clientHeight + (narrow ? 44 : 0)).length"""
# Texts whose colour is too close to what they stand on, among those that stand on one plain colour.
FAINT = """() => {
  const shade = (colour) => {
    const canvas = FAINT.canvas ||= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    const one = (part) => { part /= 255; return part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4; };
    return { light: .2126 * one(r) + .7152 * one(g) + .0722 * one(b), clear: a < 255 };
  };
  const FAINT = {}, found = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || holder instanceof SVGElement || holder.closest(".used")) continue;
    if (!holder.checkVisibility()) continue;
    let ground = holder, below = shade(getComputedStyle(holder).backgroundColor);
    while (below.clear && ground.parentElement) {
      ground = ground.parentElement;
      below = shade(getComputedStyle(ground).backgroundColor);
    }
    const above = shade(getComputedStyle(holder).color);
    const [more, less] = [above.light, below.light].sort((a, b) => b - a);
    if ((more + .05) / (less + .05) < 4.5) found.push(`${text.data} (${holder.className})`);
  }
  return found;
}"""


@cache
def painted(full: bool) -> list[dict[str, str]]:
    """What belongs to each faction."""
    return [
        {name: text for mat in scene.of(Mat) if mat.seat == 1 for name, text in MatPainter(scene, mat).units().items()}
        for scene in (crowded(faction, full) for faction in FACTIONS)
    ]


def lay(page: Page, kind: str, full: bool, width: int, theme: str = "light") -> None:
    """All factions side by side, each in a column as wide and as high as on a table."""
    across, high = SIDES[width]
    drawn = "".join(f'<div class="room">{units[f"{kind}:1"]}</div>' for units in painted(full))
    room = f"main {{ display: flex; flex-wrap: wrap; gap: 4px; }} .room {{ width: {width}px; height: {high}px; }}"
    room += " .room { display: flex; flex-direction: column; }"
    looks = styles("tokens", "parts", "board", "panels")
    page.set_viewport_size({"width": across, "height": 1000})
    page.set_content(
        f'<!doctype html><html lang="en" data-theme="{theme}"><style>{looks}html {{ font-size: 16px; }} {room}</style>'
        f"<body>{symbols()}<main>{drawn}</main></body></html>"
    )


@pytest.mark.parametrize(("full", "width"), ROOMS)
def test_mats_keep_to_their_room(page: Page, full: bool, width: int) -> None:
    """Of every faction, with landscapes, with few tiles or with as many as a game can bring."""
    lay(page, "mat", full, width)
    assert page.evaluate(BEYOND, SIDES[width][1]) == []
    assert page.evaluate(LOOK, READABLE) == []
    assert page.evaluate(ABOVE, SIDE_BY_SIDE) == 0
    assert page.evaluate(OUTSIDE, [f"{HOLDERS} {SIGNS}", HOLDERS]) == 0
    if not full:
        assert page.evaluate(HIDDEN, width == 300) == 0, "a mat of a usual game is seen as a whole"


@pytest.mark.parametrize("width", SIDES)
def test_rivals_take_two_lines(page: Page, width: int) -> None:
    lay(page, "rival", True, width)
    assert page.evaluate(BEYOND, 84 if width == 300 else 90) == []
    assert page.evaluate(LOOK, READABLE) == []
    assert page.evaluate(ABOVE, ".mat-head > *, .figures > *, .tiles-held > *") == 0


@pytest.mark.parametrize("theme", INK)
def test_every_text_of_a_mat_can_be_read(page: Page, theme: str) -> None:
    for kind in ("mat", "rival"):
        lay(page, kind, True, 300, theme)
        assert page.evaluate(FAINT) == []
