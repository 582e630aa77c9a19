"""Other people: joining by link, spectators, hot seat, lost connections, game files, the home page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from terrae.core.game import games
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.person import PLAYED, QUICKLY

BEGUN = {"setup": "first-game", "first": "1"}
NOVA = "terra-nova"
# What a browser does when a text is pasted, or a file dropped, anywhere on the page.
PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""
DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.terrae", { type: "text/plain" }));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_from_the_home_page_into_a_game_by_one_click(visit: Door) -> None:
    anna = visit().go("/")
    anna.shot("home", whole=True)
    form = anna.see(f"form[data-play*='\"{NOVA}\"']")
    form.get_by_label("Normal").check()
    expect(form.locator("output")).to_have_text("Normal")
    form.locator(".button.primary").click()
    anna.page.wait_for_url("**/table/**")
    anna.wait_turn()
    assert anna.see(".rival").count() == 2
    anna.turn()
    anna.go("/")
    expect(anna.see(".turn-card")).to_have_count(1)
    expect(form.get_by_label("Normal")).to_be_checked()


@pytest.mark.nightly("every title set up by clicking")
@pytest.mark.parametrize("title", games())
def test_every_title_is_set_up_by_clicking(visit: Door, title: str) -> None:
    anna = visit().go(f"/new/{title}")
    form = anna.see("#new")
    form.locator('[data-seat="2"]').select_option("bot:easy")
    picks = form.locator("fieldset.option").first.locator(".pick input")
    picks.last.check(force=True)
    picks.first.check(force=True)
    form.locator(".open-table").click()
    anna.page.wait_for_url("**/table/**")
    anna.wait_turn()


CHOSEN = ["terra-mystica", "terra-nova"]


@pytest.mark.nightly("the map while a faction is chosen")
@pytest.mark.parametrize("title", CHOSEN)
def test_a_faction_is_chosen_with_the_map_in_view(visit: Door, title: str) -> None:
    anna = visit()
    anna.table("me", "hot", game=title, options={})
    anna.wait_turn()
    anna.shot(f"choosing-{title}")
    board, lit, card = anna.see("svg.board"), anna.see(".choices .lit"), anna.see(".choice-card").first
    before = board.bounding_box()
    assert lit.count() in (5, 14)
    for target in lit.all():
        room = target.bounding_box()
        assert room is not None and room["y"] >= 0 and room["y"] + room["height"] <= 900
    assert before is not None and before["y"] + before["height"] <= 900
    card.hover()
    sheet = card.locator(".choice-sheet")
    expect(sheet).to_be_visible()
    room = sheet.bounding_box()
    assert room is not None and room["x"] >= before["x"] + before["width"] - 1
    anna.click(card)
    expect(anna.see("#confirm")).to_be_enabled()
    assert board.bounding_box() == before


def test_a_table_set_up_by_hand(visit: Door) -> None:
    anna = visit().go("/")
    anna.see(f'a[href="/new/{NOVA}"]').click()
    form = anna.see("#new")
    form.locator('[name="table-name"]').fill("Sunday table")
    form.locator('[name="public"]').check()
    form.get_by_label("First game").check(force=True)
    form.get_by_label("Placed by you").check(force=True)
    form.locator(".open-table").click()
    expect(form.locator('[data-option="variant"] .refusal')).to_be_visible()
    form.locator('[data-option="variant"]').get_by_label("None").check(force=True)
    anna.shot("new-table", whole=True)
    form.locator(".open-table").click()
    link = anna.see(".invite-link").input_value()
    anna.shot("invitations")
    anna.click_away("#dialog [data-close]")
    expect(anna.see("#table-name")).to_have_text("Sunday table")
    ben = visit().go("/")
    expect(ben.see(".lines > li").filter(has_text="Sunday table").first).to_be_visible()
    ben.go(link)
    expect(ben.see("h1")).to_contain_text("Sunday table")
    ben.see("#join-name").fill("Ben <b>")
    ben.click_away("#sit")
    expect(anna.see(".rivals, .own").filter(has_text="Ben").first).to_be_attached()
    carol = visit().go(link)
    assert carol.see("#sit").count() == 0
    carol.shot("error-seat-taken")


def test_joining_an_open_table_from_the_list(visit: Door) -> None:
    anna, ben = visit(), visit()
    anna.table("me", "open", options=BEGUN, public=True, name="Come in")
    ben.go("/")
    ben.see(".lines > li").filter(has_text="Come in").locator("a").first.click()
    ben.page.wait_for_url("**/table/**")
    ben.see("#open-seats").click()
    ben.see("#dialog .primary").click()
    ben.page.wait_for_load_state("load")
    expect(ben.see("#open-seats")).to_have_count(0)
    anna.turn()
    ben.wait_turn()


@pytest.mark.nightly("somebody who only looks on, in a browser")
def test_a_spectator_sees_all_and_decides_nothing(visit: Door) -> None:
    anna, carol = visit(), visit()
    made = anna.table("me", "random", options=BEGUN, name="Sunday table")
    carol.go(made["url"])
    expect(carol.see("#status")).to_contain_text("watching")
    expect(carol.see("#watching")).to_have_text("1 watching")
    lines = {
        carol.see(part).evaluate("(part) => part.getBoundingClientRect().top") for part in ("#table-name", "#watching")
    }
    assert len(lines) == 1, "the bar has room for two lines"
    carol.shot("spectator")
    ply = carol.ply
    anna.turn()
    expect(carol.see(f'#slider:not([max="{ply}"])')).to_be_visible()
    assert carol.lit.count() == 0
    expect(carol.see("#commit")).not_to_be_visible()
    status, problem = carol.post(f"/api/tables/{made['table']}/moves", {"ply": 0, "moves": ["drop"], "seat": 1})
    assert status in {403, 409}, problem


@pytest.mark.nightly("two at one screen, by clicking")
def test_hot_seat(visit: Door) -> None:
    anna = visit()
    anna.table("me", "hot", options=BEGUN)
    fronts = set()
    for _ in range(4):
        anna.wait_turn()
        fronts.add(anna.see(".slot-front.front > section").first.get_attribute("data-unit"))
        anna.turn(*QUICKLY)
    anna.shot("hot-seat")
    assert len(fronts) == 2


@pytest.mark.nightly("a page that outlives its server")
def test_the_server_is_killed_and_comes_back(visit: Door, own_house: House) -> None:
    anna, ben = visit(own_house), visit(own_house)
    made = anna.table("me", "random", options=BEGUN)
    ben.go(made["url"])  # to look on
    anna.turn()
    anna.wait_turn()
    moves = anna.moves()
    anna.verb("habitable")
    anna.click(anna.lit)
    own_house.kill()
    for person in (anna, ben):
        expect(person.see("#offline")).to_be_visible()
    anna.shot("offline")
    own_house.start()
    for person in (anna, ben):
        expect(person.see("#offline")).not_to_be_visible()
        person.settle()
    expect(anna.see("#entries .drafted")).to_have_count(1)  # drafts live in the page
    assert anna.moves() == moves
    anna.draft("done")
    anna.confirm()
    anna.wait_turn()
    expect(ben.see("#slider")).to_have_value(str(anna.ply))
    assert anna.see("#notices .notice").count() == 0


def test_export_and_import(visit: Door) -> None:
    anna, ben = visit(), visit()
    anna.bring(PLAYED)
    anna.see("#menu").click()
    anna.shot("menu")
    with anna.page.expect_download() as waiting:
        anna.see("#dialog a[download]").click()
    text = waiting.value.path().read_text()
    assert "terra-nova" in text
    ben.go("/")
    broken = text.replace("end: ", "end: 9")
    ben.page.evaluate(PASTE, broken)
    expect(ben.see("#bring-refusal")).to_contain_text("line")
    expect(ben.see("#bring-text")).to_have_value(broken)
    assert ben.page.evaluate("getSelection().toString()").startswith("end: 9")
    ben.see("[data-close]").click()
    ben.page.evaluate(DROP, text)
    ben.page.wait_for_url("**/table/**")
    expect(ben.see("#turn")).to_contain_text("over")
    assert ben.moves() == anna.moves()


@pytest.mark.nightly("one person in two tabs")
def test_two_tabs_never_play_twice(visit: Door) -> None:
    anna = visit()
    made = anna.table("me", "hot", options=BEGUN)
    tab = anna.beside().go(made["url"])
    for person in (anna, tab):
        person.draft()
    anna.confirm()
    expect(tab.see("#entries .drafted")).to_have_count(0)  # told at once, and the draft no longer fits
    assert tab.ply == anna.ply
    assert tab.moves() == anna.moves()


@pytest.mark.nightly("a tab that hears of nothing")
def test_a_stale_page_is_told_and_refreshed(visit: Door) -> None:
    anna = visit()
    made = anna.table("me", "hot", options=BEGUN)
    tab = anna.beside()
    tab.page.route("**/live?*", lambda route: route.abort())  # a tab that hears of nothing
    tab.go(made["url"])
    for person in (anna, tab):
        person.draft()
    anna.confirm()
    tab.confirm()
    expect(tab.see("#notices .notice").first).to_be_visible()
    expect(tab.see("#slider")).to_have_value(str(anna.ply))
    anna.page.reload()
    assert tab.moves() == anna.moves()
