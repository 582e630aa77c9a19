"""How fast the page feels: from a click to the light it brings, from Confirm to what comes of it, and a first visit.

python -m benchmarks.page [--json] [--turns 24] [--title terra-nova ...] [--build FOLDER]

A real server (compiled, SQLite on disk) and Debian's Chromium on the same machine. One person plays all seats by
clicking, so that no bot takes any time. A click counts if it asks the server something; its time ends with the frame
that shows the answer. The yardstick is the smallest request there is, sent by the same page between the turns.
Times are wall clock: run it on an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.house import House
from tests.browser.person import Person
from tools import chromium, compiled

TITLES = {"terra-mystica": 4, "terra-nova": 4, "terra-nova-2006": 4, "terramara": 4}  # and how many seats
BARS = {"click_ms": 60.0, "confirm_ms": 120.0, "load_kb": 100.0}  # wanted at most; the times are medians
SCREEN: ViewportSize = {"width": 1400, "height": 900}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
LOADS = 3  # first visits to each table
EMPTY = 4  # yardsticks after each turn
UNWANTED = ("drop", "pass", "done")  # verbs that end a game before it was seen

PROBE = """
window.felt = [];
addEventListener("click", (event) => {
  const page = window.terrae;
  if (!page || !event.isTrusted) return;
  const before = page.work;
  const kind = event.target.closest?.("#confirm") ? "confirm" : "click";
  setTimeout(async () => {
    if (page.work === before) return;
    for (let work; work !== page.work; ) { work = page.work; await work; }
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.felt.push([kind, performance.now() - event.timeStamp]);
      channel.port2.postMessage(null);
    });
  });
}, true);
"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
FELT = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return window.felt.splice(0);
}"""
YARDSTICK = """async (count) => {
  const times = [];
  for (let round = 0; round < count; round += 1) {
    const start = performance.now();
    await (await fetch("/healthz", { cache: "no-store" })).text();
    times.push(performance.now() - start);
  }
  return times;
}"""
LOADED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const shown = performance.now();
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return [shown, all.reduce((sum, entry) => sum + (entry.transferSize || 0), 0)];
}"""


class Hand(Person):
    """Somebody who points at a thing before clicking on it, as people do: what pointing shows is not measured."""

    def click(self, target: str | Locator) -> None:
        found = (self.see(target) if isinstance(target, str) else target).first
        found.hover()
        self.page.evaluate(FRAME)
        found.click()
        self.settle()


def draft(person: Person) -> None:
    """Click until a turn can be confirmed: a verb that keeps the game going, another each time, and what it lights."""
    verbs = [verb for verb in person.verbs() if verb.split()[0] not in UNWANTED]
    if len(verbs) > 1:
        person.verb(verbs[person.ply % len(verbs)])
    person.draft()


def play(person: Person, turns: int) -> dict[str, list[float]]:
    """Clicks through some turns; how long each click, each confirmation and each empty request took."""
    found: dict[str, list[float]] = {"click": [], "confirm": [], "empty": []}
    for _ in range(turns):
        person.wait_turn()
        if person.over:
            break
        draft(person)
        person.confirm()
        for kind, passed in person.page.evaluate(FELT):
            found[kind].append(passed)
        found["empty"] += person.page.evaluate(YARDSTICK, EMPTY)
    return found


def visit(browser: Browser, url: str, cookies: Any) -> tuple[float, float]:
    """Milliseconds and bytes of a first visit: nothing is in the cache."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce")
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(url, wait_until="load")
    passed, size = page.evaluate(LOADED)
    context.close()
    return passed, size


def measure(browser: Browser, house: House, title: str, seats: int, turns: int) -> dict[str, float]:
    """One table of a title, from its first move on."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    context.add_init_script(PROBE)
    person = Hand(context, house.url)
    person.table("me", *["hot"] * (seats - 1), options={}, game=title)
    found = play(person, turns)
    url, cookies = person.page.url, context.cookies()
    context.close()
    visits = [visit(browser, url, cookies) for _ in range(LOADS)]
    return {
        "clicks": len(found["click"]),
        "turns": len(found["confirm"]),
        "empty_ms": statistics.median(found["empty"]),
        "click_ms": statistics.median(found["click"]),
        "click_worst_ms": max(found["click"]),
        "confirm_ms": statistics.median(found["confirm"]),
        "confirm_worst_ms": max(found["confirm"]),
        "load_ms": statistics.median(passed for passed, _ in visits),
        "load_kb": max(size for _, size in visits) / 1000,
    }


def in_yardsticks(found: dict[str, float]) -> dict[str, float]:
    """The medians as multiples of an empty request of the same run."""
    return {f"{name}_times": found[f"{name}_ms"] / found["empty_ms"] for name in ("click", "confirm", "load")}


def run(titles: list[str], turns: int, build: str, console: Console) -> dict[str, dict[str, float]]:
    """All titles on one server, one after the other."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HOW)
    os.environ["PYTHONPATH"] = build
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for title in titles:
                console.print(f"{title} ...")
                measured = measure(browser, house, title, TITLES[title], turns)
                found[title] = measured | in_yardsticks(measured)
        finally:
            browser.close()
            house.stop()
    return found


def show(found: dict[str, dict[str, float]], console: Console) -> None:
    table = Table(title="The page as felt: milliseconds (multiples of an empty request)")
    for column in ("", "empty", "click to lit", "worst", "confirm to shown", "worst", "first load", "kB"):
        table.add_column(column, justify="right" if column else "left")
    for title, row in found.items():
        times = {name: f"{row[f'{name}_ms']:.0f} ({row[f'{name}_times']:.0f})" for name in ("click", "confirm", "load")}
        worst = {name: f"{row[f'{name}_worst_ms']:.0f}" for name in ("click", "confirm")}
        table.add_row(
            title,
            f"{row['empty_ms']:.1f}",
            times["click"],
            worst["click"],
            times["confirm"],
            worst["confirm"],
            times["load"],
            f"{row['load_kb']:.0f}",
        )
    console.print(table)
    for name, bar in BARS.items():
        over = [title for title, row in found.items() if row[name] > bar]
        console.print(f"{name} at most {bar:g}: {'NOT met by ' + ', '.join(over) if over else 'met'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the page feels.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--turns", type=int, default=24, help="how many turns of each title are clicked through")
    parser.add_argument("--title", action="append", choices=list(TITLES), help="one title only; may be repeated")
    parser.add_argument("--build", type=Path, help="another build than this one, compiled")
    arguments = parser.parse_args()
    build = str((arguments.build or compiled.build()).resolve())
    found = run(arguments.title or list(TITLES), arguments.turns, build, Console(stderr=True))
    if arguments.json:
        json.dump(found, sys.stdout, indent=2)
        print()
    else:
        show(found, Console(width=110))


if __name__ == "__main__":
    main()
