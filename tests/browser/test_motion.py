"""What others do is shown turn by turn, and nothing waits for it; badges, ghosts and the rail of the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import FOUR_SEATS, PLAYED, Person
from tests.browser.test_pictures import PLY

NEWEST = "() => [window.terrae.position.ply, window.terrae.live.last, window.terrae.live.your_turn]"
BADGES = """() => Array.from(document.querySelectorAll("svg.board .news"), (badge) =>
  [badge.closest("[data-part]").dataset.part, badge.querySelector("text").textContent])"""
TURNS = """() => Array.from(document.querySelectorAll("#entries .entry:has(.news-badge)"), (entry) =>
  [entry.querySelector(".news-badge").textContent, entry.dataset.parts.split(" ")])"""


FLIGHTS = """window.flights = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };"""


def as_after_a_reload(person: Person) -> bool:
    """Is the board what the server shows to whoever comes now?"""
    shown = person.board
    person.go(person.page.url)
    return bool(shown == person.board)


def test_turns_of_others_move_and_a_key_shows_the_newest(visit: Door) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.table("me", "easy", "easy")
    anna.page.evaluate("localStorage.setItem('motion', 'calm')")
    anna.turn()
    anna.wait_turn()
    while not anna.see("#watch-again").is_visible():  # until others played since
        anna.turn()
        anna.wait_turn()
    anna.page.keyboard.press("F2")  # whatever is on its way is there
    ply, last, yours = anna.page.evaluate(NEWEST)
    assert ply == last and yours
    anna.see("#watch-again").click()
    expect(anna.see(".ribbon")).to_be_visible()
    assert anna.page.evaluate(NEWEST) == [ply, last, yours]  # the page knows more than it shows
    assert anna.see('.rival:visible [data-front="1"]').count() == 0  # the own mat lies in front all the while
    anna.shot("motion")
    anna.page.keyboard.press(" ")
    expect(anna.see(".ribbon")).to_have_count(0)
    assert anna.lit.count()
    assert as_after_a_reload(anna)


@pytest.mark.nightly("houses that fly in")
def test_what_one_builds_flies_in(visit: Door) -> None:
    """It is there at once, as all answers are; only its piece comes from the supply."""
    anna = visit(reduced_motion="no-preference")
    anna.page.add_init_script(FLIGHTS)
    anna.take_over(FOUR_SEATS, "easy", "easy", "easy", "me", ply=PLY)
    anna.page.keyboard.press("F2")
    anna.verb("build")
    before = anna.page.evaluate("window.flights")
    anna.click(anna.lit)
    assert anna.page.evaluate("window.flights") > before
    expect(anna.see(".arriving")).to_have_count(0)


@pytest.mark.nightly("clicks while something moves")
def test_a_click_answers_while_something_moves(visit: Door) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.table("me", "easy")
    anna.page.evaluate("localStorage.setItem('motion', 'calm')")
    anna.turn()
    anna.wait_turn()
    anna.draft()  # whatever is on its way
    assert anna.page.evaluate("window.terrae.draft.length") > 0


@pytest.mark.nightly("a table without motion, as all others here are")
def test_who_wants_no_motion_sees_the_result_at_once(visit: Door) -> None:
    anna = visit()
    anna.table("me", "easy", "easy")
    badges: list[list[str]] = []
    while not badges:  # until others built something since
        anna.turn()
        anna.wait_turn()
        badges = anna.page.evaluate(BADGES)
    expect(anna.see(".flying")).to_have_count(0)
    turns = dict(anna.page.evaluate(TURNS))
    for part, number in badges:
        assert part in turns[number]
    assert as_after_a_reload(anna)


@pytest.mark.nightly("the width of the rail")
def test_the_rail_is_as_wide_as_its_panel_and_marked(visit: Door) -> None:
    anna = visit()
    anna.bring(PLAYED)
    panel, slider = anna.see("#replay").bounding_box(), anna.see("#slider").bounding_box()
    assert panel and slider and slider["width"] > panel["width"] - 40
    rounds = anna.see(".mark-round")
    assert rounds.all_inner_texts() == ["1", "2", "3", "4", "5"]
    wanted = rounds.nth(2).get_attribute("data-ply")
    anna.click(rounds.nth(2))
    assert str(anna.ply) == wanted
    assert anna.page.url.endswith(f"?ply={wanted}")
    anna.page.keyboard.press(".")
    anna.settle()
    assert anna.ply > int(wanted or 0)


def test_a_ghost_of_the_house_stands_where_it_would(visit: Door) -> None:
    anna = visit()
    anna.first_turn("hot")
    lit = anna.see("svg.board .hex.lit").first
    lit.hover()
    ghost = anna.see(".hex > .ghost")
    expect(ghost).to_have_count(1)
    assert lit.locator(".ghost").count() == 1
    anna.page.mouse.move(2, 2)
    expect(ghost).to_have_count(0)


@pytest.mark.nightly("the pace of motion")
def test_the_pace_is_chosen_in_the_menu_and_remembered(visit: Door) -> None:
    anna = visit()
    anna.table("me", "hot")
    anna.see("#menu").click()
    anna.see("#motion").select_option("off")
    anna.go(anna.page.url)
    anna.see("#menu").click()
    expect(anna.see("#motion")).to_have_value("off")
