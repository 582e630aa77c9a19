"""Somebody at a screen: sees what is shown, and clicks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

from tests.scale import only_at_full_scale

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
PLAYED = ROOT / "tests" / "terra_nova" / "golden" / "01-2-seats-first-game.terrae"
FOUR_SEATS = Path(__file__).with_name("four-seats.terrae")
MOST_CLICKS = 40  # more than any turn needs
FIRST_GAME = {"setup": "first-game"}
BEGUN = {"setup": "first-game", "first": "1"}
MATS = ("black", "green")  # of a first game of two, as they are chosen where nothing depends on it
QUIET_PAGE = "/help"  # where somebody is known and little is painted
QUICKLY = ("drop", "done")  # the verbs that end a game soonest
ANSWERS = "#answers .answer"  # beside what was clicked, or in the sheet of a phone
OPEN = ".lit:not(.chosen)"  # parts that can still be clicked, where they are in sight
OVER = "#prompt.over, .page-end"  # the table of a finished game, or its end, which opens by itself
PICTURES = only_at_full_scale("pictures of pages, for looking at")

POST = """async ([path, body]) => {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  return [answer.status, await answer.json()];
}"""
SETTLE = "async () => { for (let work; work !== window.terrae.work; ) { work = window.terrae.work; await work; } }"
BOARD = """() => Array.from(document.querySelectorAll("svg.board [data-part]"),
  (part) => [part.dataset.part, part.dataset.label ?? part.getAttribute("aria-label")])"""
# Which verbs are in sight, and which of the open parts, in one look.
LOOK = """([answers, open]) => {
  const seen = (element) => {
    const room = element.getBoundingClientRect();
    return room.width > 0 && room.height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const verbs = [...document.querySelectorAll("#verbs button")].filter(seen);
  return {
    verbs: verbs.map((button) => button.dataset.verb ?? ""),
    pressed: verbs.filter((button) => button.ariaPressed === "true").map((button) => button.dataset.verb),
    answers: document.querySelectorAll(answers).length,
    open: [...document.querySelectorAll(open)].findIndex(seen),
  };
}"""
GET = "async (path) => { const answer = await fetch(path); return [answer.status, await answer.text()]; }"


def kinds_of(seats: tuple[str, ...]) -> list[dict[str, str]]:
    """Who sits where: me, hot, open, or the name of a bot."""
    return [{"kind": seat} if seat in {"me", "hot", "open"} else {"kind": "bot", "bot": seat} for seat in seats]


class Person:
    """One browser context with one page open."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.home = home
        self.page: Page = context.new_page()

    def beside(self) -> Person:
        """The same person in a second tab."""
        return Person(self.context, self.home)

    # Going somewhere

    def go(self, path: str = "/") -> Person:
        answer = self.page.goto(path if path.startswith("http") else self.home + path, wait_until="load")
        assert answer is not None
        return self

    def post(self, path: str, body: object) -> tuple[int, Any]:
        """Ask the server as the page would."""
        status, data = self.page.evaluate(POST, [path, body])
        return status, data

    def read(self, path: str) -> tuple[int, str]:
        status, text = self.page.evaluate(GET, path)
        return status, text

    def table(
        self, *seats: str, options: dict[str, str] | None = None, begin: tuple[str, ...] = (), **more: object
    ) -> dict[str, Any]:
        """Set a table up, play what is to be played before the page is opened, and sit down there."""
        chosen = FIRST_GAME if options is None else options
        body = {"game": "terra-nova", "seats": kinds_of(seats), "options": chosen, **more}
        made = self.make("/api/tables", {"public": False, **body})
        for move in begin:
            self.move(made["table"], move)
        self.go(made["url"])
        return made

    def first_turn(self, *others: str) -> dict[str, Any]:
        """A table of Terra Nova at which my first action is asked; mats are chosen without a click."""
        hot = [f"mat {colour}" for colour, kind in zip(MATS[1:], others, strict=False) if kind == "hot"]
        made = self.table("me", *others, options=BEGUN, begin=(f"mat {MATS[0]}", *hot))
        self.wait_turn()
        return made

    def let_in(self, guest: Person, table: str, seat: int = 2) -> None:
        """Give somebody an open seat by a link, without a page."""
        link = self.make(f"/api/tables/{table}/invite", {"seat": seat})["url"]
        guest.make(f"/api/tables/{table}/join", {"token": link.rpartition("/")[2]})

    def move(self, table: str, *moves: str) -> None:
        """Play without a page for whichever seat of mine is asked."""
        now = self.context.request.get(f"{self.home}/api/tables/{table}").json()
        self.make(f"/api/tables/{table}/moves", {"ply": now["ply"], "seat": now["ask"]["seat"], "moves": list(moves)})

    def make(self, path: str, body: object) -> dict[str, Any]:
        """Have the server make a table for this person, whatever page is open, or none."""
        door = self.context.request
        if not self.context.cookies(self.home):
            door.get(self.home + QUIET_PAGE)  # now the server knows who this is
        answer = door.post(self.home + path, data=body)
        assert answer.ok, answer.text()
        return cast(dict[str, Any], answer.json())

    def bring(self, game: Path) -> None:
        """Open a game file and go to its table."""
        self.go(self.make("/api/import", {"text": game.read_text()})["url"])

    def take_over(self, game: Path, *seats: str, ply: int) -> dict[str, Any]:
        """Go on with a game file from one of its plies, counted from its end if negative, at a table of one's own."""
        table = self.make("/api/import", {"text": game.read_text()})["table"]
        last = self.context.request.get(f"{self.home}/api/tables/{table}").json()["ply"]
        wanted = {"ply": ply if ply >= 0 else last + ply, "seats": kinds_of(seats)}
        made = self.make(f"/api/tables/{table}/branch", wanted)
        self.go(made["url"])
        if "open" not in seats:
            self.wait_turn()
        return made

    def moves(self) -> list[str]:
        """All moves of the log, turn or no turn."""
        entries = self.see("#entries .entry[data-moves]:not(.drafted)").all()
        return ", ".join(entry.get_attribute("data-moves") or "" for entry in entries).split(", ")

    def shot(self, name: str, *, whole: bool = False) -> None:
        """Keep a picture for looking at, where everything is tried."""
        if not PICTURES:
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole, animations="disabled")

    # Looking

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-part="{name}"]').first

    @property
    def lit(self) -> Locator:
        return self.page.locator(".lit:visible")

    @property
    def question(self) -> str:
        return self.see("#question").inner_text()

    @property
    def board(self) -> Any:
        """What stands on the board, in words, lit or not."""
        return self.page.evaluate(BOARD)

    @property
    def mat(self) -> str:
        """The mat that lies in front."""
        return self.see('.slot-front.front [data-unit^="mat:"]').inner_text()

    @property
    def ply(self) -> int:
        """The move the replay bar points at."""
        return int(self.see("#slider").input_value())

    def settle(self) -> None:
        """All that was clicked so far has been answered and is shown."""
        self.page.evaluate(SETTLE)

    def wait_turn(self) -> None:
        """It is my turn, or the game is over."""
        self.see(f"#prompt.yours, {OVER}").first.wait_for()

    @property
    def seat(self) -> int:
        return int(self.page.evaluate("window.terrae.live.seat"))

    def to_move(self) -> list[int]:
        """The seats that decide now, as far as this page knows."""
        return list(self.page.evaluate("window.terrae.live.to_move"))

    @property
    def asked(self) -> bool:
        return self.see("#prompt.yours").count() > 0

    @property
    def over(self) -> bool:
        return self.see(OVER).count() > 0

    def look(self) -> dict[str, Any]:
        """What can be clicked now."""
        return cast(dict[str, Any], self.page.evaluate(LOOK, [ANSWERS, OPEN]))

    def verbs(self) -> list[str]:
        return list(self.look()["verbs"])

    # Clicking

    def click(self, target: str | Locator) -> None:
        """Click, and wait until what came of it is shown."""
        (self.see(target) if isinstance(target, str) else target).first.click()
        self.settle()

    def click_away(self, target: str) -> None:
        """Click on something that leads to a table."""
        self.see(target).first.click()
        self.page.wait_for_url("**/table/**")

    def click_away_to(self, link: str) -> None:
        """Follow a link, to where it says it leads."""
        target = self.see(link).first.get_attribute("href")
        self.see(link).first.click()
        self.page.wait_for_url(f"**{target}")

    def verb(self, name: str) -> None:
        self.click(f'#verbs [data-verb="{name}"]')

    def confirm(self) -> None:
        expect(self.see("#confirm")).to_be_enabled()
        self.click("#confirm")

    def step(self, wanted: tuple[str, ...]) -> None:
        """One click: a wanted verb if it is offered and not yet chosen, else an answer in words, else a lit part, else
        any verb."""
        found = self.look()
        verb = next((name for name in wanted if name in found["verbs"]), None)
        if verb is not None and verb not in found["pressed"]:
            self.verb(verb)
        elif found["answers"]:
            self.click(ANSWERS)
        elif found["open"] >= 0:
            self.click(self.see(OPEN).nth(found["open"]))
        else:
            self.click("#verbs button")

    def draft(self, *wanted: str) -> None:
        """Click until the turn can be confirmed."""
        for _ in range(MOST_CLICKS):
            if self.see("#confirm").is_enabled():
                return
            self.step(wanted)
        raise AssertionError(f"after {MOST_CLICKS} clicks there is still a question: {self.question}")

    def turn(self, *wanted: str) -> None:
        """Play a whole turn by clicking, with a leaning towards some verbs."""
        self.wait_turn()
        self.draft(*wanted)
        self.confirm()

    def play_to_the_end(self, *wanted: str) -> None:
        """Turn after turn, as soon as it is mine."""
        self.wait_turn()
        while not self.over:
            self.turn(*wanted)
            self.wait_turn()

    def back_to_board(self) -> None:
        """From the end of the game, which opens by itself for whoever played, to its table."""
        self.see(".page-end").wait_for()
        self.click_away(".end-head a:has-text('The board')")
        self.see("#show-scores").wait_for()


def play_together(people: list[Person], *wanted: str, turns: int | None = None) -> None:
    """People who hold all seats play some turns, or on until the game is over for each of them."""
    person = people[0]
    while turns != 0 and not person.over:
        try:
            asked = person.to_move()
        except Error as error:
            if "navigation" not in error.message:
                raise
            continue  # the end of the game opens by itself just now
        person = next(other for other in people if other.seat in asked)
        person.turn(*wanted)
        turns = None if turns is None else turns - 1
    if person.over:
        for other in people:
            other.see(".page-end").wait_for()
