"""Chat, notes and the next table, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import BEGUN, MATS
from tests.browser.test_screens import PHONE, serious


def test_two_people_talk_and_somebody_takes_notes(visit: Door) -> None:
    anna, ben = visit(), visit(**PHONE)
    made = anna.table("me", "open", options=BEGUN, begin=(f"mat {MATS[0]}",))
    anna.let_in(ben, made["table"])
    ben.go(made["url"])
    ben.see('[data-tab="log"]').click()
    ben.see('[data-beside="chat"]').click()
    ben.see("#say-text").fill("Hello <b>Anna</b>")
    ben.see("#say-text").press("Enter")
    expect(anna.see('[data-beside="chat"] .news-badge')).to_have_text("1")
    anna.see('[data-beside="chat"]').click()
    expect(anna.see("#said .text")).to_have_text("Hello <b>Anna</b>")
    expect(anna.see('[data-beside="chat"] .news-badge')).to_have_count(0)
    anna.see("#say-text").fill("Good luck")
    anna.see("#say .button").click()
    expect(ben.see("#said .text").last).to_have_text("Good luck")
    anna.shot("chat")
    ben.shot("chat-phone")
    assert serious(anna, within="#log") == serious(ben, within="#log") == []
    anna.see("#said .tool").click()
    anna.shot("chat-about")
    anna.see("#mute").click()
    expect(anna.see(".said.muted")).to_have_count(1)
    expect(anna.see(".said.muted .link")).to_be_focused()
    anna.see(".said.muted .link").click()
    expect(anna.see("#said .text").first).to_have_text("Hello <b>Anna</b>")
    expect(anna.see("#said .tool")).to_be_focused()
    anna.see('[data-beside="notes"]').click()
    anna.see("#note").fill("Ben wants E5")
    expect(anna.see("#note-kept")).to_have_text("Kept.")
    anna.shot("notes")
    assert serious(anna, within="#log") == []
    beside = anna.beside().go(made["url"])
    beside.see('[data-beside="notes"]').click()
    expect(beside.see("#note")).to_have_value("Ben wants E5")
    anna.see("#note").fill("Ben wants F6")
    expect(anna.see("#note-kept")).to_have_text("Kept.")
    beside.see("#note").fill("I want E5")
    expect(beside.see(".notice")).to_contain_text("both texts")
    expect(beside.see("#note")).to_have_value("Ben wants F6\n\nI want E5")  # nothing that was written is lost


@pytest.mark.nightly("the key for the next table")
def test_the_next_table_is_a_key_away(visit: Door) -> None:
    anna = visit()
    first = anna.table("me", "hot", options=BEGUN)
    anna.table("me", "hot", options=BEGUN)
    expect(anna.see("#next .news-badge")).to_have_text("1")
    expect(anna.page).to_have_title("(1) " + str(anna.page.evaluate("window.terrae.live.title")))
    anna.shot("next-table")
    anna.page.set_viewport_size(PHONE["viewport"])
    anna.see("#bell").click()
    expect(anna.see("#bell-list a").first).to_have_attribute("href", anna.home + first["url"])
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("n")
    anna.page.wait_for_url(f"**{first['url']}")


@pytest.mark.nightly("the bell, by clicking")
def test_the_bell_rings_wherever_somebody_is_but_not_at_that_table(visit: Door) -> None:
    anna, ben = visit(), visit(color_scheme="dark", **PHONE)
    made = anna.table("me", "open", options=BEGUN, name="Sunday table")
    anna.let_in(ben, made["table"])
    expect(anna.see("#bell .bell-badge")).to_be_hidden()
    ben.go("/help")
    anna.move(made["table"], f"mat {MATS[0]}")
    expect(ben.see("#bell .bell-badge")).to_have_text("1")
    ben.see("#bell").click()
    expect(ben.see("#bell-list .fresh")).to_contain_text("It is your turn: Sunday table")
    ben.shot("bell-phone")
    assert serious(ben, within="#bell-pane") == []
    ben.see("#bell-list a").click()
    ben.page.wait_for_url(f"**{made['url']}")
    expect(ben.see("#bell .bell-badge")).to_be_hidden()
    ben.shot("bell-table-phone")
    ben.move(made["table"], f"mat {MATS[1]}")
    anna.wait_turn()
    anna.see("#bell").click()
    expect(anna.see("#bell-list")).not_to_contain_text("your turn")
    anna.shot("bell")


@pytest.mark.nightly("answers given beforehand, by clicking")
def test_an_answer_given_beforehand_is_played_at_once(visit: Door) -> None:
    anna, ben = visit(), visit()
    made = anna.table("me", "open", options=BEGUN, begin=(f"mat {MATS[0]}",))
    anna.let_in(ben, made["table"])
    ben.move(made["table"], f"mat {MATS[1]}")
    ben.go(made["url"])
    ben.see("#plan").click()
    for move in ("sailing", "done", "sailing", "done"):  # hers, then his
        ben.page.keyboard.press("/")
        ben.see("#typed").fill(move)
        ben.see("#typed").press("Enter")
        ben.settle()
    ben.shot("foresee")
    ben.click("#foresee")
    ben.see("#menu").click()
    ben.see("#foreseen").click()
    expect(ben.see(".foreseen b")).to_contain_text("then you")
    ben.shot("foreseen")
    assert serious(ben, within="#dialog") == []
    ben.see("[data-close]").first.click()
    before = len(ben.moves())
    anna.move(made["table"], "sailing", "done")
    expect(ben.see("#entries .entry[data-moves]:not(.drafted)").last).to_have_attribute("data-moves", "sailing, done")
    expect(anna.see("#prompt.yours")).to_be_visible()
    ben.settle()
    assert len(ben.moves()) == before + 4
