"""A finished game is analysed while one looks, and a game against bots has hints."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import PLAYED
from tests.browser.test_screens import fits, serious
from tests.scale import only_at_full_scale

only_at_full_scale("hard looks at turns that a page shows")  # seeded.py looks quickly instead


def test_an_analysis_from_the_end_of_a_game_to_another_try(visit: Door) -> None:
    anna = visit(color_scheme="light")
    anna.bring(PLAYED)
    anna.go(f"{anna.page.url}/end")
    anna.click_away_to("#analyse")
    expect(anna.see("#graph svg")).to_be_visible()
    expect(anna.see("#thinking")).to_be_hidden()
    turns = anna.see("#costly button")
    assert turns.count() > 2
    expect(turns.first).to_have_attribute("aria-current", "true")  # the costliest, though others were known before it
    expect(anna.see("#shown-board [data-mark=better]").first).to_be_visible()
    first = anna.see("#shown-title").inner_text()
    anna.see("#costly button:not([aria-current])").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("#shown-title")).not_to_have_text(first)
    anna.shot("analysis-desk-light")
    fits(anna)
    assert serious(anna) == []
    anna.page.emulate_media(color_scheme="dark")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.shot("analysis-phone-dark", whole=True)
    fits(anna)
    assert serious(anna) == []
    tops = [anna.see(part).bounding_box() for part in ("#graph", "#costly", "#shown-board", "#accuracy")]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box) and all(tops)
    known = anna.page.url
    anna.go(known)
    expect(anna.see("#thinking")).to_be_hidden()  # it was kept
    anna.see("#play-on").click()
    anna.wait_turn()
    assert anna.page.url != known


def test_hints_against_a_bot(visit: Door) -> None:
    anna = visit()
    anna.first_turn("beginner")
    anna.see("#menu").click()
    anna.see("#dialog button:has-text('Settings')").click()
    anna.see("#set-learner").check()
    anna.see("#dialog [data-close]").click()
    anna.see("#hint").click()
    expect(anna.see(".advice")).to_have_count(3)
    assert serious(anna) == []
    anna.shot("hints")
    anna.see(".advice .button").first.click()
    anna.confirm()
    expect(anna.see(".notice")).to_contain_text("best")
