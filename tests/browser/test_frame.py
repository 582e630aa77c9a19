"""The frame of a table: no question, answer, status or notice moves the board; what is lit is in sight or listed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import MOST_CLICKS, Person
from tests.scale import only_at_full_scale, scaled

GAMES: dict[str, dict[str, str]] = {
    "terra-mystica": {"factions": "witches,nomads"},
    "terra-nova": {"setup": "first-game", "first": "1"},
    "terra-nova-2006": {"setup": "quick", "first": "1"},
    "terramara": {"start": "first-game", "first": "1"},
}
DESKS = {"1400": (1400, 900), "1366": (1366, 768), "1920": (1920, 1080)}
PHONES = {"844": (844, 390), "390": (390, 844)}
SIZES = {**DESKS, **PHONES}
ALL = [(game, size) for game in GAMES for size in SIZES]
FEW = [("terra-mystica", "1400"), ("terra-nova-2006", "390"), ("terramara", "844")]
TRIED = ALL if only_at_full_scale("titles played on all sizes of a screen") else FEW
TURNS = scaled("turns in which the board must not move (400: whole games)", 2, 400)
STEPS = scaled("answers by keyboard alone (1500: whole games)", 5, 1500)
BUSY = 14  # turns in which something is built, before a whole game is brought to its end
BUSILY = ("done", "build", "upgrade", "transform", "habitable", "send", "leech", "+FAV", "+TW", "explorer", "stone")
SOON = ("done", "pass", "drop", "decline")

BOX = """() => { const room = document.querySelector(".board-wrap").firstElementChild.getBoundingClientRect();
  return [room.left + scrollX, room.top + scrollY, room.width, room.height]; }"""
SCROLLS = """() => { const page = document.scrollingElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight]; }"""
# Lit parts whose middle nobody sees, while they are neither in the list nor behind one of several verbs.
HIDDEN = """() => {
  const { choices } = window.terrae;
  if (!choices.one || choices.form === "sentences") return [];
  const listed = new Set([...document.querySelectorAll("#answers [data-move]")].map((row) => row.dataset.move));
  const seen = (part) => choices.elements(part).some((element) => {
    const room = element.getBoundingClientRect();
    const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
    if (!room.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const there = document.elementFromPoint(x, y);
    return !!there && (element.contains(there) || !!there.closest("#preview, #answers"));
  });
  const lost = (choice) => !listed.has(choice.move) && !choice.at.some(seen);
  return choices.left.filter(lost).map((choice) => choice.move);
}"""
# On a small screen, where the page scrolls: lit parts that are neither on it, nor listed, nor in a tab with a dot.
OUT_OF_REACH = """() => {
  const { choices } = window.terrae;
  if (!choices.one || choices.form === "sentences") return [];
  const listed = new Set([...document.querySelectorAll("#answers [data-move]")].map((row) => row.dataset.move));
  const dots = document.querySelectorAll("[data-tab].dot").length;
  const shown = (part) => choices.elements(part).some((element) => element.getClientRects().length || dots);
  const lost = (choice) => !listed.has(choice.move) && !choice.at.some(shown);
  return choices.left.filter(lost).map((choice) => choice.move);
}"""
# How many lit parts lie under the list of answers.
COVERED = """() => {
  const list = document.querySelector("#answers").getBoundingClientRect();
  return [...document.querySelectorAll(".lit")].map((part) => part.getBoundingClientRect()).filter((room) => room.width
    && room.left < list.right && room.right > list.left && room.top < list.bottom && room.bottom > list.top).length;
}"""


def looks_of(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    return {"viewport": {"width": width, "height": height}, **touch}


def box(person: Person) -> list[float]:
    return list(person.page.evaluate(BOX))


def sit(visit: Door, game: str, size: str = "1400") -> Person:
    """Somebody at a table against a bot, asked something."""
    person = visit(**looks_of(size))
    person.table("me", "random", game=game, options=GAMES[game])
    person.wait_turn()
    return person


def still(person: Person, before: list[float], size: str) -> None:
    """Nothing has moved, nothing scrolls that must not, and what is lit can be found."""
    assert box(person) == before, person.question
    across, down = person.page.evaluate(SCROLLS)
    assert across <= 0
    assert person.page.evaluate(HIDDEN if size in DESKS else OUT_OF_REACH) == [], person.question
    assert down <= 0 or size in PHONES


@pytest.mark.parametrize(("game", "size"), TRIED)
def test_the_board_stays_where_it_is(visit: Door, game: str, size: str) -> None:
    """Through turns with all their questions, lists and previews; a whole game where everything is tried."""
    person = sit(visit, game, size)
    before = box(person)
    for turn in range(TURNS):
        if person.over:
            break
        wanted = BUSILY if turn < BUSY else SOON
        for _ in range(MOST_CLICKS):
            if person.see("#confirm").is_enabled():
                break
            still(person, before, size)
            person.step(wanted)
        still(person, before, size)
        person.confirm()
        person.wait_turn()
    if person.over:
        person.back_to_board()
    person.shot(f"frame-{game}-{size}")
    still(person, before, size)


@pytest.mark.nightly("notices, status and plans beside the board")
def test_notices_status_and_plans_leave_the_board_alone(visit: Door) -> None:
    person = visit(**looks_of("1400"))
    person.first_turn("random")
    before = box(person)
    person.see('svg.board [data-part^="hex:"]:not(.lit)').first.click()
    expect(person.see("#notices .notice")).to_have_count(1)
    still(person, before, "1400")
    assert (
        person.page.evaluate("document.querySelector('.notice').getBoundingClientRect().left") > before[0] + before[2]
    )
    person.click("#notices button:last-child")  # else "plan" waits until it goes by itself
    person.click("#plan")
    expect(person.see("#discard-plan")).to_be_visible()
    still(person, before, "1400")
    person.click("#discard-plan")
    person.click("[data-replay=first]")
    expect(person.see("#middle #to-now")).to_be_visible()
    still(person, before, "1400")
    person.click("#to-now")
    person.page.evaluate("document.getElementById('offline').hidden = false")
    still(person, before, "1400")


def test_a_list_of_answers_lies_beside_what_was_clicked(visit: Door) -> None:
    """It covers nothing that is lit, takes the focus, and gives it back; a click elsewhere closes it, too."""
    person = visit()
    person.table("me", "random", "random", "random", game="terramara", options=GAMES["terramara"])
    person.wait_turn()
    before = box(person)
    space = person.part("space:1a")
    space.focus()
    person.page.keyboard.press("Enter")
    answers = person.see("#answers .answer")
    assert answers.count() > 1
    expect(answers.first).to_be_focused()
    expect(space).to_have_class(re.compile(r"\bchosen\b"))
    still(person, before, "1400")
    assert person.page.evaluate(COVERED) == 0
    person.shot("answers-beside")
    person.page.keyboard.press("Escape")
    expect(person.see("#answers")).not_to_be_visible()
    expect(space).to_be_focused()
    space.click()
    expect(answers.first).to_be_visible()
    person.see("#log header").click()
    expect(person.see("#answers")).not_to_be_visible()
    space.click()
    person.page.keyboard.press("1")
    person.settle()
    expect(person.see("#undo")).to_be_enabled()


BY_KEYS = [("terra-mystica", ("build", "pass", "done")), ("terra-nova", ("done", "drop"))]
FOCUS = """() => { const here = document.activeElement;
  const { verb, part, move } = here.dataset;
  return here === document.body ? "" : here.id || verb || part || move || here.className; }"""


def press(person: Person, key: str) -> None:
    """A key, after which somebody must still know where they are."""
    person.page.keyboard.press(key)
    person.settle()
    assert person.page.evaluate(FOCUS), f"{key} lost the focus: {person.question}"


def act(person: Person, wanted: tuple[str, ...]) -> None:
    """One step by keys alone: confirm, or an answer, or a verb and the first part it lights."""
    if person.see("#confirm").is_enabled():
        press(person, "Control+Enter")
        return
    if person.see("#answers .answer").count():
        press(person, "1")
        return
    verbs = person.verbs()
    verb = next((name for name in wanted if name in verbs), verbs[0])
    press(person, str(verbs.index(verb) + 1))
    if person.see(".lit:focus").count():
        press(person, "Enter")


@pytest.mark.parametrize(("game", "wanted"), BY_KEYS[: scaled("titles played by keys alone", 1, 2)])
def test_keys_alone_never_lose_the_focus(visit: Door, game: str, wanted: tuple[str, ...]) -> None:
    """Some turns by keyboard only; a whole game where everything is tried."""
    person = sit(visit, game)
    person.page.keyboard.press("Tab")
    steps = STEPS
    while steps and not person.over:
        act(person, wanted)
        person.wait_turn()
        steps -= 1
    assert person.over or person.page.evaluate(FOCUS)


@pytest.mark.nightly("the way of Tab through a whole table")
def test_tab_goes_from_the_question_over_what_is_lit_to_undo(visit: Door) -> None:
    person = visit(**looks_of("1400"))
    person.first_turn("random")
    person.see("#verbs button").first.focus()
    seen: list[str] = []
    for _ in range(60):
        person.page.keyboard.press("Tab")
        seen.append(person.page.evaluate(FOCUS))
        if seen[-1] == "entries":
            break
    hexes = [at for at, name in enumerate(seen) if name.startswith("hex:")]
    assert hexes and max(hexes) < seen.index("type") < seen.index("entries")


def test_a_question_opens_the_tab_of_its_tiles(visit: Door) -> None:
    """Whatever tab was open, the cards that can be taken are seen at once, and the tray is framed."""
    person = sit(visit, "terra-mystica")
    for _ in range(2):
        person.turn("build")
        person.wait_turn()
    person.see("[data-tray=supply]").click()
    expect(person.see('[data-pane="offer"].pane')).not_to_be_visible()
    person.page.evaluate("window.terrae.present()")
    cards = person.see('.pane [data-part^="tile:"].lit')
    assert cards.count() == person.see(".lit").count() > 1
    for card in cards.all():
        expect(card).to_be_visible()
    expect(person.see(".tray.asked")).to_have_count(1)
    expect(person.see("[data-tray=offer]")).to_have_attribute("aria-selected", "true")


@pytest.mark.nightly("soft light on the board")
def test_light_is_soft_until_a_verb_is_chosen(visit: Door) -> None:
    person = visit(**looks_of("1400"))
    person.first_turn("random")
    assert person.see("[data-light=soft]").count() == person.see(".lit").count() > 0
    person.verb("habitable")
    assert person.see("[data-light=ring]").count() == person.see(".lit").count() > 0
    person.lit.first.hover()
    expect(person.see("#preview")).to_be_visible()


def test_ways_end_in_dots_and_tell_what_may_follow(visit: Door) -> None:
    """A figure, then dots where it may stop; pointing at one shows where the next step could lie. No list."""
    person = sit(visit, "terra-nova-2006")
    assert person.see("[data-light=ring]").count() == person.lit.count() == 13  # the figures, by the only verb
    person.click(person.see(".hex.lit").first)
    dots = person.see("[data-light=dot]:not(.chosen)")
    assert dots.count() == person.see(".hex .dot").count() == person.see(".ways path").count() > 3
    expect(person.see("#answers")).not_to_be_visible()
    dots.nth(1).hover()
    expect(person.see(".ahead circle").first).to_be_visible()
    person.shot("ways")
