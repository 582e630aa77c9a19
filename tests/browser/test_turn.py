"""A turn: lit parts, preview, narrowing, undo and confirm, typed moves, why not, keys only, the title."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Door
from tests.browser.person import QUICKLY, Person
from tests.scale import scaled

TURNS = scaled("turns that must cost one request each", 2, 4)  # two: one of each seat
HEAR = """window.heard = [];
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (name, run) {
  const tell = (event) => { run(event); window.heard.push(JSON.parse(event.data || "{}").ply); };
  listen.call(this, name, tell);
};"""


def first_turn(visit: Door, **looks: Any) -> Person:
    """Somebody whose first action is asked: the mat is chosen, the bots have done theirs."""
    anna = visit(**looks)
    anna.first_turn("random")
    return anna


def test_undo_step_by_step_and_confirm(visit: Door) -> None:
    anna = first_turn(visit)
    question, ply, mat = anna.question, anna.ply, anna.mat
    anna.shot("table-your-turn")
    expect(anna.see("#undo")).to_be_disabled()
    expect(anna.see("#confirm")).to_be_disabled()
    anna.verb("habitable")
    lit = anna.lit.first.get_attribute("data-part") or ""
    anna.click(anna.lit)
    second = anna.question
    assert second != question
    assert anna.part(lit).get_attribute("class")
    anna.shot("table-draft")
    anna.draft("build")
    expect(anna.see("#entries .drafted")).to_have_count(1)
    assert anna.see("#confirm-what").inner_text() == anna.see("#crumbs li").last.inner_text()  # what it makes final
    anna.shot("table-confirm")
    anna.click("#undo")
    assert anna.question == second
    anna.click("#undo")
    assert anna.question == question
    assert anna.mat == mat
    expect(anna.see("#undo")).to_be_disabled()
    anna.verb("habitable")
    anna.click(anna.lit)
    anna.draft("build")
    anna.confirm()
    anna.wait_turn()
    assert anna.ply > ply
    anna.page.reload()
    assert f"habitable {lit.removeprefix('hex:')}" in anna.moves()
    assert f"{lit.removeprefix('hex:')} made habitable" in anna.see("#entries").inner_text()


@pytest.mark.nightly("a confirmation that comes too late")
def test_nothing_is_confirmed_that_is_no_longer_there(visit: Door) -> None:
    """Confirm and Undo in a row, before either was answered: what is left is no turn, and nothing is sent."""
    anna = first_turn(visit)
    anna.verb("habitable")
    anna.click(anna.lit)
    anna.draft("build")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    anna.page.evaluate("window.terrae.undo(); window.terrae.confirm();")
    anna.settle()
    assert "moves" not in asked
    expect(anna.see("#confirm")).to_be_disabled()


def test_a_turn_costs_one_request(visit: Door) -> None:
    """Each click of a draft is tried once; confirming asks once, and the answer is all that the page needs."""
    anna = visit()
    anna.page.add_init_script(HEAR)
    anna.first_turn("hot")
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/static/" not in request.url:  # the icon of the tab changes with the turn
            asked.append(f"{request.method} {request.url.rpartition('/')[2]}")

    anna.page.on("request", note)
    for _ in range(TURNS):
        anna.wait_turn()
        ply = anna.ply
        anna.draft(*QUICKLY)
        assert set(asked) == {"POST try"}
        asked.clear()
        anna.confirm()
        anna.page.wait_for_function("ply => window.heard.includes(ply)", arg=anna.ply)  # our own turn is announced too
        anna.settle()
        assert anna.ply > ply and asked == ["POST moves"]
        asked.clear()


@pytest.mark.nightly("turns without confirmation, by clicking")
def test_confirmation_can_be_turned_off(visit: Door) -> None:
    anna = first_turn(visit)
    ply = anna.ply
    anna.see("#menu").click()
    anna.see("#dialog button").filter(has=anna.see('use[href="#i-gear"]')).click()
    anna.shot("settings")
    anna.see("#set-confirm").uncheck()
    anna.settle()
    anna.see("[data-close]").click()
    expect(anna.see("#dialog")).not_to_be_visible()
    while anna.ply == ply:
        anna.step(("drop", "done"))
        assert anna.see("#confirm").is_disabled()
    anna.wait_turn()


def test_preview_says_cost_and_what_comes_of_it(visit: Door) -> None:
    anna = first_turn(visit)
    anna.verb("habitable")
    anna.lit.first.hover()
    expect(anna.see("#preview")).to_be_visible()
    expect(anna.see("#preview")).to_contain_text("money")
    anna.shot("preview")
    anna.page.mouse.move(2, 2)
    expect(anna.see("#preview")).not_to_be_visible()


def test_a_verb_narrows_and_the_second_click_widens(visit: Door) -> None:
    anna = first_turn(visit)
    all_lit = anna.lit.count()
    anna.verb("habitable")
    assert 0 < anna.lit.count() < all_lit
    expect(anna.see('#verbs [data-verb="habitable"]')).to_have_attribute("aria-pressed", "true")
    anna.verb("habitable")
    assert anna.lit.count() == all_lit


def test_why_not_on_an_unlit_hex(visit: Door) -> None:
    anna = first_turn(visit)
    unlit = anna.see('svg.board [data-part^="hex:"]:not(.lit)')
    name = unlit.first.get_attribute("data-part") or ""
    unlit.first.click()
    notice = anna.see("#notices .notice")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text(name.removeprefix("hex:"))
    anna.shot("why-not")
    second = unlit.nth(unlit.count() // 2)
    second.click()
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text((second.get_attribute("data-part") or "").removeprefix("hex:"))
    assert anna.see("#undo").is_disabled()


def test_typed_moves_with_completion(visit: Door) -> None:
    anna = first_turn(visit)
    anna.page.keyboard.press("/")
    typed = anna.see("#typed")
    expect(typed).to_be_focused()
    typed.press_sequentially("hab")
    options = anna.see("#completions [role=option]")
    expect(options.first).to_contain_text("habitable")
    anna.shot("typed")
    typed.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    typed.press("Tab")
    move = typed.input_value()
    assert move.startswith("habitable ")
    typed.press("Enter")
    anna.settle()
    told = f"{move.removeprefix('habitable ')} made habitable"
    expect(anna.see("#entries .drafted")).to_contain_text(told)
    expect(typed).to_have_value("")
    typed.fill("nonsense Z99")
    typed.press("Enter")
    anna.settle()
    expect(anna.see("#notices .notice")).to_have_count(1)
    expect(anna.see("#entries .drafted")).to_contain_text(told)
    while "done" in anna.verbs():
        typed.fill("done")
        typed.press("Enter")
        anna.settle()
    anna.confirm()
    expect(anna.see("#entries")).to_contain_text(told)


@pytest.mark.nightly("one more turn by keyboard")
def test_a_whole_turn_by_keyboard_only(visit: Door) -> None:
    anna = first_turn(visit)
    ply, keys = anna.ply, anna.page.keyboard
    number = anna.verbs().index("habitable") + 1
    keys.press(str(number))
    expect(anna.see(":focus")).to_have_class(re.compile(r"\blit\b"))
    before = anna.see(":focus").get_attribute("data-part")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        keys.press(key)
        if anna.see(":focus").get_attribute("data-part") != before:
            break
    chosen = anna.see(":focus").get_attribute("data-part") or ""
    assert chosen != before
    expect(anna.see("#preview")).to_be_visible()
    keys.press("Enter")
    anna.settle()
    question = anna.question
    keys.press("Escape")
    anna.settle()
    assert anna.question != question
    keys.press(str(number))
    anna.part(chosen).focus()
    keys.press("Enter")
    anna.settle()
    while "done" in anna.verbs():
        keys.press(str(anna.verbs().index("done") + 1))
        anna.settle()
    keys.press("Control+Enter")
    anna.settle()
    anna.wait_turn()
    assert anna.ply > ply


def test_tab_reaches_the_question_and_then_lit_parts_only(visit: Door) -> None:
    anna = first_turn(visit)
    seen: list[str] = []
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        part = anna.see(":focus")
        if part.count() and part.get_attribute("data-part"):
            assert "lit" in (part.get_attribute("class") or "").split()
            seen.append(part.get_attribute("data-part") or "")
            assert part.get_attribute("aria-label")
    assert any(name.startswith("hex:") for name in seen)


def test_your_turn_in_the_title_and_the_icon(visit: Door) -> None:
    anna, ben = visit(), visit()
    made = anna.table("me", "open", options={"setup": "first-game", "first": "1"})
    ben.go(made["invites"]["2"])
    ben.click_away("#sit")
    expect(anna.page).to_have_title(re.compile("^Your turn"))
    expect(anna.see("#favicon")).to_have_attribute("href", "/static/icon-turn.svg")
    expect(ben.page).not_to_have_title(re.compile("^Your turn"))
    ben.shot("table-waiting")
    anna.turn()
    expect(ben.page).to_have_title(re.compile("^Your turn"))
    expect(ben.see("#favicon")).to_have_attribute("href", "/static/icon-turn.svg")
    expect(anna.page).not_to_have_title(re.compile("^Your turn"))
    expect(anna.see("#favicon")).to_have_attribute("href", "/static/icon.svg")
