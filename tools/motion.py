"""Makes the moving picture of README.md from the real page: somebody plays two turns of Terra Nova against three bots.

python -m tools.motion [FILE]   write docs/pictures/motion.webp; needs a Chromium and the extras browser, server, motion
"""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Locator, ViewportSize, sync_playwright
from tests.browser.house import House
from tests.browser.person import ANSWERS, FOUR_SEATS, OPEN, Person

from tools import chromium

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "motion.webp"
PLY = 40  # of a game in full swing: round 2, the fourth seat is asked
SEATS = ("normal", "normal", "normal", "me")
SCREEN, SIZE = (1366, 768), (960, 540)  # what is seen, and the picture of it
QUALITY = 62  # of WebP
LOOK, GLANCE = 1100, 140  # milliseconds that a picture stays: to be read, and in motion
TURNS = 2
DONE = '#verbs [data-verb="done"]'
PATIENCE = 40  # seconds for the bots
CURSOR = """() => {
  const arrow = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  arrow.setAttribute("viewBox", "0 0 24 24");
  arrow.innerHTML = '<path d="M4 2v18l5-5 3 7 3-1.300-3-7h7Z" fill="#22252a" stroke="#fff" stroke-width="1.600"/>';
  Object.assign(arrow.style, { position: "fixed", width: "26px", zIndex: 99, pointerEvents: "none", left: "-40px" });
  document.documentElement.append(arrow);
  addEventListener("mousemove", (event) => {
    Object.assign(arrow.style, { left: `${event.clientX - 4}px`, top: `${event.clientY - 2}px` });
  }, true);
}"""


class Film:
    """Pictures of a page, and how long each of them stays."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[Image.Image] = []
        self.stays: list[int] = []

    def take(self, stays: int) -> None:
        """One more picture; one that is like the last makes that one stay longer."""
        seen = Image.open(io.BytesIO(self.person.page.screenshot()))
        shot = seen.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        if self.frames and shot.tobytes() == self.frames[-1].tobytes():
            self.stays[-1] += stays
            return
        self.frames.append(shot)
        self.stays.append(stays)

    def click(self, target: Locator) -> None:
        """The arrow goes there, then it clicks."""
        target.hover()
        self.take(LOOK // 2)
        target.click()
        self.person.settle()
        self.take(LOOK)

    def turn(self) -> None:
        """A turn by clicks: a place on the board, an answer beside it, then Confirm and what follows."""
        person = self.person
        while not person.see("#confirm").is_enabled():
            answers, places, done = person.see(ANSWERS), person.see(f"svg.board {OPEN}"), person.see(DONE)
            self.click((answers if answers.count() else done if done.count() else places).nth(0))
        person.see("#confirm").hover()
        self.take(LOOK // 2)
        person.see("#confirm").click()
        began = time.monotonic()
        while not person.asked and not person.over and time.monotonic() - began < PATIENCE:
            self.take(GLANCE)
        person.settle()
        self.take(LOOK)

    def write(self, path: Path) -> None:
        first, *others = self.frames
        first.save(path, save_all=True, append_images=others, duration=self.stays, loop=0, quality=QUALITY, method=6)


def shoot(path: Path) -> None:
    """Play, and write the picture."""
    with TemporaryDirectory(prefix="terrae-") as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        try:
            screen = ViewportSize(width=SCREEN[0], height=SCREEN[1])
            anna = Person(browser.new_context(viewport=screen, color_scheme="light"), house.url)
            anna.take_over(FOUR_SEATS, *SEATS, ply=PLY)
            anna.page.evaluate(CURSOR)
            film = Film(anna)
            film.take(LOOK)
            for _ in range(TURNS):
                film.turn()
            film.write(path)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else PICTURE
    shoot(target)
    print(f"{target}: {target.stat().st_size / 1000:.0f} kB")
