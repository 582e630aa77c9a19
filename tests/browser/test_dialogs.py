"""Dialogs: every button of the menu, of seats and invitations, of settings and of kept plans does what it says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Door
from tests.browser.person import BEGUN, Person

CLIPBOARD = "navigator.clipboard.readText()"


def button(person: Person, symbol: str, within: str = "#dialog") -> Locator:
    """The button with a symbol; several may have it, the first is meant."""
    return person.see(f"{within} button").filter(has=person.see(f'use[href="#{symbol}"]')).first


def menu(person: Person, symbol: str) -> None:
    """Open the menu and click on one of its buttons."""
    person.see("#menu").click()
    person.click(button(person, symbol))


def close(person: Person) -> None:
    person.see("#dialog [data-close]").click()
    expect(person.see("#dialog")).not_to_be_visible()


def copied(person: Person) -> str:
    return str(person.page.evaluate(CLIPBOARD))


def test_seats_and_invitations(visit: Door) -> None:
    anna, ben = visit(), visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = anna.table("me", "open", "open", options=BEGUN)
    row = '[data-seat-row="{}"]'.format
    menu(anna, "i-users")
    anna.click(button(anna, "i-link", row(2)))
    link = anna.see(f"{row(2)} .invite-link").input_value()
    assert not link.endswith(made["invites"]["2"]), "a new link, since the old one is known as a digest only"
    anna.click(button(anna, "i-link", row(2)))
    assert copied(anna) == link
    anna.click(button(anna, "i-bot", row(3)))
    expect(anna.see("#dialog")).not_to_be_visible()
    expect(anna.see(".rival").nth(2)).to_contain_text("bot")
    assert ben.go(made["url"]).see("#sit").count() == 1
    expect(anna.see("#watching")).to_contain_text("1")
    expect(anna.see(".order .here")).to_have_count(1)
    ben.go(link)
    ben.click_away("#sit")
    expect(anna.see(".order .here")).to_have_count(2)  # told by the event itself: nothing is asked for
    expect(anna.see("#watching")).to_be_empty()
    menu(anna, "i-users")
    expect(anna.see(row(2))).to_contain_text("here now")
    anna.shot("seats")
    leave = anna.see(f"{row(1)} button")
    leave.click()
    expect(leave).to_contain_text("Really?")
    leave.click()
    expect(anna.see("#status")).to_contain_text("watching")
    ben.wait_turn()


def test_menu_and_settings(visit: Door) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = anna.first_turn("random")
    menu(anna, "i-moon")
    theme = anna.see("html").get_attribute("data-theme")
    anna.click(button(anna, "i-moon"))
    assert {theme, anna.see("html").get_attribute("data-theme")} == {"light", "dark"}
    anna.click(button(anna, "i-link"))
    assert copied(anna) == anna.home + made["url"]
    expect(anna.see("#dialog a[href='/help/terra-nova']")).to_be_visible()
    anna.click(button(anna, "i-chart"))
    expect(anna.see("#dialog table.scores")).to_be_visible()
    close(anna)
    anna.click("#scores")
    expect(anna.see("#dialog table.scores")).to_be_visible()
    close(anna)

    menu(anna, "i-gear")
    for name in ("wait", "forced", "sound"):
        anna.see(f"#set-{name}").uncheck()
        anna.settle()
    expect(anna.see("#sound")).to_have_attribute("aria-pressed", "false")
    anna.see("#set-name").fill("Anna B.")
    anna.click("#dialog .primary")
    expect(anna.see('.slot-front.front [data-unit^="mat:"]')).to_contain_text("Anna B.")
    anna.page.reload()
    menu(anna, "i-gear")
    for name, on in (("wait", False), ("forced", False), ("sound", False), ("confirm", True)):
        expect(anna.see(f"#set-{name}")).to_be_checked(checked=on)
    close(anna)
    anna.click("#sound")
    expect(anna.see("#sound")).to_have_attribute("aria-pressed", "true")

    menu(anna, "i-plan")
    expect(anna.see("body")).to_have_class(re.compile("planning"))
    anna.click("#verbs button")
    anna.click("#keep-plan")
    anna.click("#discard-plan")
    menu(anna, "i-book")
    expect(anna.see("#dialog .seat-list li")).to_have_count(1)
    anna.click(button(anna, "i-close", "#dialog .seat-list"))
    expect(anna.see("#dialog .seat-list li")).to_have_count(0)
    close(anna)

    anna.click("#link")
    assert copied(anna) == f"{anna.home}{made['url']}?ply={anna.ply}"
    anna.see("#menu").click()
    button(anna, "i-right").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and made["table"] not in url)
    anna.wait_turn()
