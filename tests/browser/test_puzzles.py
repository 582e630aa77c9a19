"""A puzzle failed and solved, and the explorer, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import PLAYED
from tests.browser.test_screens import PHONE, fits, serious


def test_a_puzzle_is_failed_and_solved(visit: Door) -> None:
    anna = visit()
    anna.go()
    assert anna.see("[data-guide^='puzzle:']").count() == 4
    anna.click_away("[data-guide^='puzzle:terra-nova/']")
    anna.settle()
    expect(anna.see("#coach h2")).to_have_text("Find the best turn")
    anna.shot("puzzle")
    assert serious(anna, within="#coach") == []
    # Doing nothing gives points away: told how many, and taken back.
    anna.draft("drop")
    expect(anna.see("#coach .do")).to_contain_text("Confirm")
    anna.confirm()
    expect(anna.see("#coach .correction")).to_contain_text("better by")
    expect(anna.see("#undo")).to_be_disabled()
    anna.shot("puzzle-failed")
    anna.see("#coach-show").click()
    expect(anna.see("#confirm")).to_be_enabled()
    anna.confirm()
    expect(anna.see("#coach h2")).to_have_text("That is it")
    expect(anna.see("#coach .said")).to_contain_text("points more than the next best turn")
    anna.shot("puzzle-solved")


def test_the_explorer_goes_deeper(visit: Door) -> None:
    ben = visit(**PHONE)
    ben.go().bring(PLAYED)
    ben.go("/explore")
    ben.see("a[href='/explore/terra-nova']").click()
    expect(ben.see("h1")).to_have_text("Terra Nova: first choices")
    fits(ben)
    assert serious(ben) == []
    ben.shot("explorer-phone")
    ben.see(".choices-table th a").first.click()
    expect(ben.see(".path [aria-current=page]")).to_be_visible()
    assert ben.see(".choices-table tbody tr").count() >= 1
    ben.see("[data-table]").click()
    ben.page.wait_for_url("**/table/**")
