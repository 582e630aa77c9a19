"""Clocks and absent people on the page: time is shown and warns, running out is decided about, somebody resigns."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.test_screens import fits, serious

PHONE = {"viewport": {"width": 390, "height": 844}}
BEGUN = {"setup": "first-game", "first": "1"}
BLITZ = {"kind": "live", "minutes": 5, "increment": 10}
LOOK = "window.terrae.refresh()"
TOPS = "new Set([...document.querySelectorAll('.order .chip')].map((chip) => chip.getBoundingClientRect().top)).size"


def put_ahead(house: House, seconds: int) -> None:
    """The time of day of the server runs so far ahead."""
    Path(house.data, "ahead").write_text(str(seconds))


def test_a_clock_runs_out_and_a_bot_plays_on(visit: Door, house: House) -> None:
    anke, bert = visit(), visit(**PHONE)
    made = anke.table("me", "open", options=BEGUN, clock=BLITZ)
    anke.let_in(bert, made["table"])
    anke.move(made["table"], "mat black")
    bert.go(made["url"])
    bert.wait_turn()
    expect(bert.see('[data-clock="2"].runs')).to_have_text("4:59")
    anke.page.evaluate(LOOK)
    expect(anke.see('[data-clock="1"]')).to_have_text("5:10")
    anke.shot("clock-1400")
    bert.shot("clock-390")
    try:
        put_ahead(house, 270)
        bert.page.evaluate(LOOK)
        expect(bert.see('[data-clock="2"].low')).to_be_visible()
        expect(bert.see(".notice")).to_be_visible()
        bert.shot("clock-low-390")
        fits(bert)
        assert serious(bert) == []
        put_ahead(house, 390)
        anke.page.evaluate(LOOK)
        anke.see("#absent-end").wait_for()
        anke.shot("clock-absent-1400")
        assert serious(anke) == []
        anke.see("#absent-bot").click()
        anke.wait_turn()
        assert anke.page.evaluate("window.terrae.live.seats[1].kind") == "bot"
        expect(bert.see("#status")).to_contain_text("somebody else plays for you now")
        assert anke.page.evaluate(TOPS) == 1, "a seat without a clock stands as high as the others"
    finally:
        put_ahead(house, 0)


@pytest.mark.nightly("a vacation, by clicking")
def test_somebody_goes_away_and_comes_back(visit: Door) -> None:
    anke = visit(**PHONE)
    anke.table("me", "hot", options=BEGUN, clock={"kind": "slow", "days": 2}, name="Letters")
    anke.see("#menu").click()
    anke.see("#vacation").click()
    days = anke.see("#vacation-days")
    days.fill("99")
    anke.see("#dialog .primary").click()
    assert days.evaluate("(field) => !field.validity.valid") and days.is_visible()
    days.fill("5")
    anke.see("#dialog .primary").click()
    expect(anke.see(".notice")).to_contain_text("You are away until")
    expect(anke.see('[data-clock="1"]')).to_have_text("away")
    anke.see("#menu").click()
    anke.see("#vacation").click()
    anke.shot("vacation-390")
    assert serious(anke, within="#dialog") == []
    anke.see("#dialog .primary").click()
    expect(anke.see('[data-clock="1"]')).to_contain_text("d")


def test_notices_lie_above_dialogs(visit: Door) -> None:
    anke = visit()
    anke.table("me", "hot", options=BEGUN)
    anke.see("#menu").click()
    anke.see("#dialog button").filter(has_text="Copy the link").click()
    anke.see("#dialog .notice button").click()
    expect(anke.see(".notice")).to_have_count(0)
    anke.see("#dialog button").filter(has_text="Seats").click()
    leave = anke.see("#dialog .seat-list button").first
    leave.click()
    expect(leave).to_contain_text("Really?")
    anke.page.keyboard.press("Escape")
    assert anke.page.evaluate("document.getElementById('notices').parentElement === document.body")
    assert anke.page.evaluate("window.terrae.live.mine") == [1, 2]


@pytest.mark.nightly("an end that somebody refuses, and then all agree to, by clicking")
def test_who_asks_for_the_end_hears_what_the_others_want(visit: Door) -> None:
    anke, bert = visit(), visit(**PHONE)
    made = anke.table("me", "open", options=BEGUN)
    anke.let_in(bert, made["table"])
    bert.go(made["url"])
    for answer, come_of_it in (("#motion-refuse", ".notice"), ("#motion-agree", ".page-end")):
        anke.see("#menu").click()
        anke.see("#end-ask").click()
        expect(anke.see("#status")).to_contain_text("would like to end the game")
        bert.see(answer).click()
        anke.see(come_of_it).wait_for()
    expect(anke.see(".end-head h1")).to_have_text("Ended by consent")


def test_a_duel_is_resigned(visit: Door) -> None:
    anke, bert = visit(), visit(**PHONE)
    made = anke.table("me", "open", options=BEGUN)
    anke.let_in(bert, made["table"])
    bert.go(made["url"])
    bert.see("#menu").click()
    bert.see("#resign").click()
    bert.shot("resign-390")
    bert.see("#resign-sure").click()
    expect(bert.see("h1")).to_have_text("You resigned")
    bert.shot("resigned-390")
    anke.page.wait_for_url("**/end")
    expect(anke.see(".end-head h1")).to_contain_text("resigned")
    anke.shot("resigned-1400")
