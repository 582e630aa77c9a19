"""Each lesson to its end by clicking: on the board, or by what the coach shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import Person
from tests.browser.test_screens import PHONE, fits, serious
from tests.scale import only_at_full_scale, scaled

DIMMED = ".dimmed, .teaching"  # what steps back on purpose
MOST_STEPS = 40
WHOLE = only_at_full_scale("lessons other than that of Terra Nova (2006) clicked to their end")


def begin(person: Person, title: str) -> None:
    """From the list of lessons to the table of one."""
    person.go("/learn")
    person.click_away(f'[data-guide="lesson:{title}/first-game"]')
    person.settle()


def read_on(person: Person) -> None:
    """To the card that asks for something."""
    while person.see("#coach-on").count():
        person.see("#coach-on").click()


def to_the_end(person: Person, steps: int = MOST_STEPS) -> None:
    """Every step, or the first ones, as the coach shows it, confirmed by hand."""
    for _ in range(steps):
        person.wait_turn()
        person.settle()
        read_on(person)
        if person.see("#coach-stay").count():
            return
        step = person.see("#coach h2").inner_text()
        person.see("#coach-show").click()
        expect(person.see("#coach .do")).to_contain_text("Confirm")
        person.confirm()
        expect(person.see("#coach h2")).not_to_have_text(step)
    assert steps < MOST_STEPS, "the lesson has no end"


def test_a_lesson_takes_right_answers_and_corrects_wrong_ones(visit: Door) -> None:
    anna = visit()
    begin(anna, "terra-nova")
    expect(anna.see("#coach h2")).to_have_text("The land and you")
    assert anna.see(".taught-ring").count() == 2
    anna.shot("lesson-first")
    read_on(anna)
    expect(anna.see("#coach h2")).to_have_text("Make land yours and build")
    assert serious(anna, within="#coach") == []
    anna.shot("lesson-asks")
    # A house far away: told what it was and why it is not asked for, and taken back.
    anna.click(anna.part("hex:A5"))
    if anna.see("#confirm").is_disabled():
        anna.click("#answers .answer")
    anna.confirm()
    expect(anna.see("#coach .correction")).to_contain_text("House at A5")
    expect(anna.see("#coach .correction")).to_contain_text("touch I5")
    expect(anna.see("#undo")).to_be_disabled()
    anna.shot("lesson-corrects")
    # Not the obvious answer, but as right.
    anna.click(anna.part("hex:I4"))
    anna.click("#answers .answer >> nth=0")
    expect(anna.see("#coach .do")).to_contain_text("Confirm")
    anna.confirm()
    expect(anna.see("#coach h2")).to_have_text("Every round scores something")
    expect(anna.see("#coach .praise")).to_contain_text("third house")
    if not WHOLE:
        return
    to_the_end(anna)
    anna.shot("lesson-end")
    anna.click("#coach-stay")
    expect(anna.see("#coach")).to_be_hidden()
    expect(anna.see("#log")).to_be_visible()
    anna.turn("drop")  # the game goes on
    anna.wait_turn()


@pytest.mark.parametrize("title", ["terra-mystica", "terramara"][: scaled("lessons begun by clicking", 1, 2)])
def test_a_lesson_can_be_clicked(visit: Door, title: str) -> None:
    """To its end, or its first steps; tests/lessons plays each to its end without a page."""
    anna = visit()
    begin(anna, title)
    to_the_end(anna, MOST_STEPS if WHOLE else 1)
    anna.shot(f"lesson-end-{title}")


@pytest.mark.nightly("a lesson on a phone")
def test_a_lesson_on_a_phone(visit: Door) -> None:
    """The coach is above, the question below, and what matters between them; a new game is one touch away."""
    ben = visit(color_scheme="dark", **PHONE)
    begin(ben, "terra-nova-2006")
    fits(ben)
    read_on(ben)
    ben.shot("lesson-phone")
    assert serious(ben, without=DIMMED) == []
    to_the_end(ben)
    ben.shot("lesson-phone-end")
    before = ben.page.url
    ben.see("#coach-again").click()
    ben.page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert ben.see("#coach").count() == 0
