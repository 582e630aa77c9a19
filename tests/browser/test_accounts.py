"""Accounts in the browser: register, come back elsewhere, end a session; each page on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import Person
from tests.browser.test_screens import PHONE, fits, serious

PASSWORD = "correct horse 7"


def look(person: Person, name: str) -> None:
    person.shot(name, whole=True)
    fits(person)
    assert serious(person) == [], name


def fill(person: Person, **values: str) -> None:
    for name, value in values.items():
        person.see(f".entry input[name={name}]").fill(value)
    with person.page.expect_navigation(url=lambda url: "/register" not in url and "/login" not in url):
        person.see(".entry button").click()


@pytest.mark.parametrize(("scheme", "looks"), [("light", {}), ("dark", PHONE)])
def test_an_account_from_the_first_name_to_the_last_session(visit: Door, scheme: str, looks: dict[str, Any]) -> None:
    anna, phone = visit(color_scheme=scheme, **looks), visit(color_scheme=scheme, **looks)
    kind = f"{'phone' if looks else 'desk'}-{scheme}"
    name = f"Anna-{kind}"
    anna.go("/help")
    made = anna.table("me", "open")
    anna.go("/register")
    look(anna, f"register-{kind}")
    anna.see("input[name=name]").fill("A")
    anna.see("input[name=password]").fill(PASSWORD)
    anna.see(".entry button").click()
    expect(anna.see(".entry .refusal")).to_contain_text("letters or digits")
    fill(anna, name=name, password=PASSWORD)
    expect(anna.see(".me")).to_be_visible()

    phone.go("/login?to=/account")
    look(phone, f"login-{kind}")
    fill(phone, name=name.upper(), password=PASSWORD)
    phone.go("/")
    expect(phone.see(".turn-card")).to_have_count(1)
    look(phone.go(f"/@{name}"), f"profile-{kind}")
    anna.go("/account")
    look(anna, f"account-{kind}")
    with anna.page.expect_navigation():
        anna.see("form[data-do=end] button").click()
    expect(anna.see("form[data-do=end]")).to_have_count(0)
    expect(phone.go("/account").see("h1")).to_have_text("You are a guest")
    phone.go(f"/table/{made['table']}")
    expect(phone.see("#question")).to_contain_text("Waiting")

    with anna.page.expect_navigation(url=lambda url: url.endswith("/")):
        anna.see("form[data-do=logout] button").click()
    expect(anna.see(".log-in")).to_be_visible()
