"""Leagues and ratings on the page: a league is made, joined and begun, its table is played, standings show it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import Person
from tests.browser.test_screens import PHONE, fits, serious

PASSWORD = "correct horse 7"


def register(person: Person, name: str) -> None:
    person.make("/api/register", {"name": name, "password": PASSWORD})


def look(person: Person, name: str) -> None:
    person.shot(name, whole=True)
    fits(person)
    assert serious(person) == [], name


def test_a_league_is_joined_and_its_table_played(visit: Door) -> None:
    anke, bert = visit(), visit(color_scheme="dark", **PHONE)
    register(anke, "Anke-League")
    register(bert, "Bert-League")
    anke.go("/leagues")
    anke.see('[name="name"]').fill("Spring league")
    anke.see('[name="game"]').select_option("terra-nova")
    look(anke, "leagues-desk-light")
    anke.see("#new-league .primary").click()
    anke.page.wait_for_url("**/league/*")
    anke.see("#league-join").click()
    expect(anke.see("#league-leave")).to_be_visible()
    bert.go(anke.page.url)
    bert.see("#league-join").click()
    expect(bert.see("#league-leave")).to_be_visible()
    look(bert, "league-open-phone-dark")
    anke.see("#league-start").click()
    expect(anke.see("#league-start")).to_contain_text("Really?")
    anke.see("#league-start").click()
    expect(anke.see(".ftable")).to_have_count(1)
    while not anke.see(".league-tables .button").count():  # the table is a job, which may take a moment
        anke.page.reload()
    expect(anke.see(".league-tables .people")).to_contain_text("Bert-League")
    anke.click_away(".league-tables .button")
    expect(anke.see("[data-clock]").first).to_contain_text("d")
    bert.go(anke.page.url)
    for person in sorted((anke, bert), key=lambda one: not one.page.evaluate("window.terrae.live.your_turn")):
        person.turn()
    bert.see("#menu").click()
    bert.see("#resign").click()
    bert.see("#resign-sure").click()
    expect(bert.see("h1")).to_have_text("You resigned")
    anke.go("/leagues")
    expect(anke.see(".league-card")).to_contain_text("Season 1 is over")
    anke.see(".league-card").click()
    expect(anke.see(".ftable tbody tr").first).to_contain_text("Anke-League")
    look(anke, "league-desk-light")
    look(bert.go(anke.page.url), "league-phone-dark")
    anke.go("/ratings/terra-nova")
    expect(anke.see("tr.you")).to_contain_text("Anke-League")
    look(anke, "ratings-desk-light")
    look(bert.go("/ratings/terra-nova"), "ratings-phone-dark")
    anke.go("/@Anke-League")
    expect(anke.see(".rating .num")).to_contain_text("+")
    look(anke, "profile-rated-desk-light")


@pytest.mark.nightly("clocks chosen by clicking")
@pytest.mark.parametrize("kind", ["live", "slow"])
def test_a_clock_is_chosen_when_a_table_is_set_up(visit: Door, kind: str) -> None:
    anke = visit().go("/new/terra-nova")
    anke.see(f'[name="clock"][value="{kind}"]').check(force=True)
    anke.see(f'[data-clock="{kind}"] input').first.fill("7")
    anke.see('[data-seat="2"]').select_option("bot:easy")
    anke.see('[name="rated"]').check()
    anke.shot(f"new-clock-{kind}", whole=True)
    anke.see(".open-table").click()
    expect(anke.see('[data-option="rated"] .refusal')).to_be_visible()
    anke.see('[name="rated"]').uncheck()
    anke.see(".open-table").click()
    anke.page.wait_for_url("**/table/**")
    expect(anke.see('[data-clock="1"]')).to_contain_text("6:5" if kind == "live" else "6 d")
