"""Phones, dark mode, help and error pages, and what axe says about each page."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import BEGUN, PLAYED, Person
from tests.scale import only_at_full_scale, scaled

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# Each screen and each scheme; both pairings only where everything is tried, and there every page on each.
SCREENS = [("light", {}), ("dark", PHONE), ("dark", {}), ("light", PHONE)][: scaled("screens that axe reads", 2, 4)]
ALL_ON_EACH = only_at_full_scale("pages other than home, table and error that axe reads on a phone and in the dark")
ALL_COLOURS = only_at_full_scale("colours that axe compares on pages other than home, table and end")
SIDEWAYS = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
HELP = "/help/terra-nova"
ALL_NOWHERE = ("/table/nowhere", "/nowhere", "/help/nowhere", f"{HELP}/nowhere", "/join/nowhere")
NOWHERE = ALL_NOWHERE[: scaled("pages in a browser that say what is wrong", 2, 5)]


def serious(person: Person, without: str = "", within: str = "html", *, colours: bool = False) -> list[str]:
    """What axe calls serious or critical, one line for each place; parts that are dimmed on purpose may be left out.

    Comparing colours is two thirds of its work, and all pages have theirs from the same few names.
    """
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    where = {"include": [[within]], "exclude": [[without]] if without else []}
    rules = {"color-contrast": {"enabled": colours or ALL_COLOURS}}
    found: Any = person.page.evaluate(
        "([where, rules]) => axe.run(where, { resultTypes: ['violations'], rules })", [where, rules]
    )
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in {"serious", "critical"}
        for node in problem["nodes"]
    ]


# How many seats of the turn order lie above another, or hide their points.
CROWDED = """(() => {
  const chips = [...document.querySelectorAll(".order .chip")].map((chip) => chip.getBoundingClientRect());
  return chips.filter((chip, at) => chip.width < 30 || (at && chip.left < chips[at - 1].right - 1)).length;
})()"""


def fits(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0, person.page.url
    assert person.page.evaluate(CROWDED) == 0, person.page.url


@pytest.mark.parametrize(("scheme", "looks"), SCREENS)
def test_axe_finds_nothing_serious(visit: Door, scheme: str, looks: dict[str, Any]) -> None:
    anna, ben = visit(color_scheme=scheme, **looks), visit(color_scheme=scheme, **looks)
    every = ALL_ON_EACH or not looks
    kind = f"{'phone' if looks else 'desk'}-{scheme}"

    def look(person: Person, name: str, within: str = "html") -> None:
        person.shot(f"{name}-{kind}")
        fits(person)
        assert serious(person, within=within, colours=name in {"home", "table-your-turn"}) == [], name

    look(anna.go("/"), "home")
    if every:
        anna.go("/new/terra-nova")
        anna.see(".rare summary").click()
        look(anna, "new")
    made = anna.table("me", "open", options=BEGUN)
    ben.go(made["invites"]["2"])
    if every:
        look(ben, "join")
    ben.click_away("#sit")
    anna.wait_turn()
    if every:
        look(anna, "table-setup")
    anna.turn()
    ben.turn()
    anna.wait_turn()
    look(anna, "table-your-turn")
    look(anna.beside().go("/table/nowhere"), "error")
    if not every:
        return
    look(ben, "table-waiting")
    anna.see("#menu").click()
    look(anna, "table-menu", within="#dialog")  # the table behind it was read before
    for page in ("/help", HELP):
        look(anna.go(page), page.strip("/").replace("/", "-"))
    anna.click_away_to(".cards a")
    look(anna, "help-sheet")


def test_axe_on_a_finished_table(visit: Door) -> None:
    anna = visit(color_scheme="light")
    anna.bring(PLAYED)
    expect(anna.see("#status")).to_contain_text("44")  # the winner's points, as the file says
    for scheme in ("light", "dark")[: scaled("schemes in which axe reads a finished table", 1, 2)]:
        anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        anna.shot(f"table-over-desk-{scheme}")
        assert serious(anna) == []
        anna.click("#show-scores")
        assert serious(anna, within="#dialog") == []
        anna.see("[data-close]").click()
    anna.see("#show-end").click()
    expect(anna.see("h1")).to_contain_text("won")
    for scheme, width in (("light", 1400), ("dark", 390)):
        anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        anna.page.set_viewport_size({"width": width, "height": 900})
        anna.shot(f"end-{width}-{scheme}", whole=True)
        fits(anna)
        assert serious(anna, colours=True) == []


@pytest.mark.nightly("light and dark changed live")
def test_light_and_dark_change_live(visit: Door) -> None:
    anna = visit(color_scheme="light").go("/")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = anna.page.evaluate(ground)
    anna.page.emulate_media(color_scheme="dark")
    dark = anna.page.evaluate(ground)
    assert dark != light
    anna.see("[data-theme-toggle]").click()
    assert anna.page.evaluate(ground) == light
    anna.page.reload()
    assert anna.page.evaluate(ground) == light
    anna.see("[data-theme-toggle]").click()
    assert anna.page.evaluate(ground) == dark


def test_a_turn_on_a_phone(visit: Door) -> None:
    anna = visit(**PHONE)
    anna.table("me", "random", options=BEGUN)
    anna.wait_turn()
    fits(anna)
    anna.turn()
    anna.wait_turn()
    fits(anna)
    anna.see('#verbs [data-verb="habitable"]').tap()
    hexes = anna.see("svg.board .lit")
    assert hexes.count()
    for target in hexes.all():
        room = target.bounding_box()
        assert room is not None and room["width"] >= 24 and room["height"] >= 24
    anna.shot("phone-turn")
    ply = anna.ply
    hexes.first.tap()
    anna.settle()
    fits(anna)
    anna.see('#verbs [data-verb="done"]').tap()
    anna.settle()
    room = anna.see("#confirm").bounding_box()
    assert room is not None and room["height"] >= 44 and room["y"] + room["height"] <= 844
    anna.see("#confirm").tap()
    anna.settle()
    anna.wait_turn()
    assert anna.ply > ply
    for tab in ("tiles", "rivals", "log", "mat"):
        anna.see(f'[data-tab="{tab}"]').tap()
        fits(anna)
        anna.shot(f"phone-{tab}")


def box(anna: Person) -> list[float]:
    """What part of the board is shown."""
    return [float(number) for number in (anna.see("svg.board").get_attribute("viewBox") or "").split()]


@pytest.mark.nightly("a board zoomed by fingers")
def test_the_board_zooms_by_touch_and_by_buttons(visit: Door) -> None:
    anna = visit(**PHONE)
    anna.table("me", "random", options=BEGUN)
    anna.wait_turn()
    whole = box(anna)
    room = anna.see("svg.board").bounding_box()
    assert room is not None
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 3
    fingers = anna.page.context.new_cdp_session(anna.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 70), ("touchMove", 100)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    near = box(anna)
    assert near[2] < whole[2] * 0.7 and near[3] < whole[3] * 0.7
    fits(anna)
    for _ in range(6):
        anna.see('[data-zoom="out"]').tap()
    assert box(anna) == whole
    anna.see('[data-zoom="in"]').tap()
    assert box(anna)[2] < whole[2]


@pytest.mark.nightly("moves typed on a phone")
def test_a_move_can_be_typed_on_a_phone(visit: Door) -> None:
    anna = visit(**PHONE)
    anna.table("me", "random", options=BEGUN)
    anna.wait_turn()
    anna.see("#type").tap()
    anna.see("#typed").press_sequentially("mat")
    anna.see("#completions li").first.tap()
    anna.settle()
    assert anna.page.locator("#undo").is_enabled()
    fits(anna)


def test_help_pages_lead_to_each_other(visit: Door) -> None:
    anna = visit().go("/help")
    anna.shot("help")
    anna.click_away_to(f'a[href="{HELP}"]')
    links = [link.get_attribute("href") or "" for link in anna.see(".cards a").all()]
    assert len(links) > 10
    for link in links:
        status, text = anna.read(link)
        assert status == 200 and "<h1>" in text and "{" not in text.split("<main", 1)[1].split("</main>")[0], link


def test_error_pages_say_what_is_wrong(visit: Door) -> None:
    anna = visit()
    for path in NOWHERE:
        answer = anna.page.goto(anna.home + path)
        assert answer is not None and answer.status == 404
        expect(anna.see("h1")).to_be_visible()
        expect(anna.see("main")).to_contain_text("404")
    anna.see('main a[href="/"]').click()
    expect(anna.see("form[data-play]").first).to_be_visible()


def test_the_table_is_there_without_scripts(visit: Door) -> None:
    anna = visit()
    made = anna.table("me", "random", options=BEGUN)
    plain = visit(java_script_enabled=False).go(made["url"])
    expect(plain.see("svg.board")).to_be_visible()
    expect(plain.see("#question")).not_to_be_empty()
