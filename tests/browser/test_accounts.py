"""Accounts in the browser: register, come back elsewhere, end a session; each page on a desk and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_screens import PHONE, fits, serious
from tests.scale import only_at_full_scale

PASSWORD = "correct horse 7"


def look(person: Person, name: str) -> None:
    person.shot(name, whole=True)
    fits(person)
    assert serious(person) == [], name


def fill(person: Person, **values: str) -> None:
    for name, value in values.items():
        person.see(f"form.entry input[name={name}]").fill(value)
    with person.page.expect_navigation(url=lambda url: "/register" not in url and "/login" not in url):
        person.see(".entry button.primary").click()


def twice(person: Person, form: str) -> None:
    """What cannot be undone asks whether it is meant."""
    button = person.see(f"form[data-do={form}] button")
    button.click()
    with person.page.expect_navigation():
        button.click()


DESK_AND_PHONE: tuple[dict[str, Any], ...] = ({"color_scheme": "light"}, {"color_scheme": "dark", **PHONE})
EACH_ON_BOTH = only_at_full_scale("pages of an account on the other kind of screen, too")


@pytest.mark.parametrize("screens", [DESK_AND_PHONE, DESK_AND_PHONE[::-1]][: 2 if EACH_ON_BOTH else 1])
def test_an_account_from_the_first_name_to_the_last_session(visit: Door, screens: tuple[dict[str, Any], ...]) -> None:
    """On two screens at once; some pages are seen on the one, some on the other."""
    anna, phone = (visit(**looks) for looks in screens)
    kind = f"{'phone' if screens is not DESK_AND_PHONE else 'desk'}"
    name = f"Anna-{kind}"
    anna.go("/help")
    made = anna.table("me", "open")
    anna.go("/register")
    look(anna, f"register-{kind}")
    anna.see("input[name=name]").fill("A")
    anna.see("input[name=password]").fill(PASSWORD)
    anna.see(".entry button.primary").click()
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

    anna.see("form[data-do=token] input[name=label]").fill("My program")
    anna.see("form[data-do=token] button").click()
    expect(anna.see("#secret code")).to_have_text(re.compile("^terrae_"))
    look(anna, f"token-{kind}")
    anna.go("/account")
    expect(anna.see("form[data-do=revoke]")).to_have_count(1)
    revoke = anna.see("form[data-do=revoke] button")
    revoke.click()
    expect(revoke).to_contain_text("Really?")
    anna.page.keyboard.press("Escape")
    expect(revoke).to_contain_text("Revoke")
    twice(anna, "revoke")
    expect(anna.see("form[data-do=revoke]")).to_have_count(0)
    expect(anna.see(".notice")).to_have_text("This token is worth nothing any more.")

    with anna.page.expect_navigation(url=lambda url: url.endswith("/")):
        anna.see("form[data-do=logout] button").click()
    expect(anna.see(".log-in")).to_be_visible()


class ByName(House):
    """The same server, called by a name: passkeys are made for names."""

    @property
    def url(self) -> str:
        return super().url.replace("127.0.0.1", "localhost")


def test_a_passkey_lets_in_without_a_password(visit: Door, house: House) -> None:
    named = ByName(house.data)
    named.port = house.port
    anna = visit(named)
    devices = anna.context.new_cdp_session(anna.page)
    devices.send("WebAuthn.enable")
    ready = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**ready, "isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    fill(anna.go("/register?to=/account"), name="Key-holder", password=PASSWORD)
    with anna.page.expect_navigation():
        anna.see("[data-passkey=make]").click()
    expect(anna.see("form[data-do=remove-passkey]")).to_have_count(1)
    with anna.page.expect_navigation(url=lambda url: url.endswith("/")):
        anna.see("form[data-do=logout] button").click()
    anna.go("/login?to=/account")
    with anna.page.expect_navigation(url=lambda url: url.endswith("/account")):
        anna.see("[data-passkey=login]").click()
    expect(anna.see("h1")).to_have_text("Key-holder")
    anna.see("[data-passkey=make]").click()
    expect(anna.see(".notice")).to_have_text("This device has a key of yours already.")
    anna.see("form[data-do=password] input[name=new]").fill("another horse 8")  # a key is as good as the old one
    with anna.page.expect_navigation():
        anna.see("form[data-do=password] button").click()
    expect(anna.see(".notice")).to_contain_text("The new password holds.")
    anna.see(".farewell summary").click()
    twice(anna, "leave")
    expect(anna.see(".notice")).to_have_text("Everything of yours is deleted.")
    expect(anna.see(".log-in")).to_be_visible()
    anna.go("/admin")
    anna.click_away_to(".oops .primary")
    expect(visit().go("/login").see("#passkey")).to_be_hidden()  # browsers make keys for names, not for addresses
