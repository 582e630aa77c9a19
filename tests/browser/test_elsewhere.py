"""Plan mode, replay, a link to a ply, branches and rematches: looking at other positions than the game's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import BEGUN, MATS, PLAYED, QUICKLY, Person


def two_at_a_table(visit: Door) -> tuple[Person, Person, str]:
    """Two people whose mats are chosen; the first is to move."""
    anna, ben = visit(), visit()
    made = anna.table("me", "open", options=BEGUN)
    anna.let_in(ben, made["table"])
    anna.move(made["table"], f"mat {MATS[0]}")
    ben.move(made["table"], f"mat {MATS[1]}")
    ben.go(made["url"])
    anna.wait_turn()
    return anna, ben, str(made["table"])


@pytest.mark.nightly("a plan for both seats, by clicking")
def test_a_plan_for_both_seats_that_nobody_else_sees(visit: Door) -> None:
    anna, ben, table = two_at_a_table(visit)
    before = ben.read(f"/api/tables/{table}")
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    anna.click("#plan")
    expect(anna.see("body")).to_have_class(re.compile("planning"))
    expect(anna.see("#confirm")).not_to_be_visible()
    first = anna.see("#turn").inner_text()
    for _ in range(12):
        if anna.see("#turn").inner_text() != first:
            break
        anna.step(("done", "drop"))
    assert anna.see("#turn").inner_text() != first  # the other seat's turn, planned by me
    anna.shot("plan")
    drafted = anna.see("#entries .drafted").count()
    assert drafted
    anna.click("#keep-plan")
    anna.click("#discard-plan")
    expect(anna.see("#entries .drafted")).to_have_count(0)
    expect(anna.see("body")).not_to_have_class(re.compile("planning"))
    assert asked == []
    assert ben.read(f"/api/tables/{table}") == before
    anna.page.reload()
    anna.see("#menu").click()
    anna.see("#dialog button").filter(has=anna.see('use[href="#i-book"]')).first.click()
    anna.see("#dialog .seat-list button").first.click()
    anna.settle()
    expect(anna.see("#entries .drafted")).to_have_count(drafted)
    anna.click("#use-plan")
    expect(anna.see("#prompt")).to_have_class(re.compile("yours"))
    anna.draft("done")
    anna.confirm()
    ben.wait_turn()


@pytest.mark.nightly("a draft that another browser does not see")
def test_a_draft_is_not_seen_either(visit: Door) -> None:
    anna, ben, table = two_at_a_table(visit)
    before = ben.read(f"/api/tables/{table}")
    anna.verb("habitable")
    anna.click(anna.lit)
    expect(anna.see("#entries .drafted")).to_have_count(1)
    assert ben.read(f"/api/tables/{table}") == before
    assert ben.see("#entries .drafted").count() == 0


def test_replay_and_a_link_to_a_ply(visit: Door) -> None:
    anna = visit()
    anna.bring(PLAYED)
    last, end = anna.ply, anna.board
    anna.click("[data-replay=first]")
    assert anna.ply == 0
    expect(anna.see("body")).to_have_class(re.compile("replaying"))
    anna.click("[data-replay=forward]")
    assert 0 < anna.ply < last
    anna.see("#slider").fill(str(last // 2))
    anna.settle()
    middle, board = anna.ply, anna.board
    assert middle == last // 2
    assert anna.page.url.endswith(f"?ply={middle}")
    anna.shot("replay")
    carol = visit().go(anna.page.url)
    assert carol.ply == middle
    assert carol.board == board
    assert carol.see("#slider").get_attribute("max") == str(last)
    carol.click("#to-now")
    assert carol.ply == last
    assert carol.board == end
    anna.click("[data-replay=back]")
    assert anna.ply < middle
    entry = carol.see("#entries [data-ply]").nth(3)
    ply = entry.get_attribute("data-ply")
    carol.click(entry)
    assert str(carol.ply) == ply


@pytest.mark.nightly("a replay that plays by itself")
def test_replay_plays_by_itself(visit: Door) -> None:
    anna = visit()
    anna.first_turn("random")
    anna.click("[data-replay=play]")
    expect(anna.see("body")).to_have_class(re.compile("replaying"))
    expect(anna.see("body")).not_to_have_class(re.compile("replaying"))
    assert anna.asked


@pytest.mark.nightly("new games from a ply and rematches, by clicking")
def test_a_new_game_from_a_ply_and_a_rematch(visit: Door) -> None:
    anna = visit()
    anna.take_over(PLAYED, "me", "random", ply=-8)
    old = anna.page.url
    anna.play_to_the_end(*QUICKLY)
    anna.back_to_board()
    anna.see("#again").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and url != old)
    again = anna.page.url
    anna.wait_turn()
    assert anna.see(".rival").count() == 2
    anna.go(old)
    anna.see("#menu").click()
    anna.see("#rematch").click()  # once more, and the same table
    anna.page.wait_for_url(again)
    anna.go(old + "?ply=8")
    anna.see("#status button").filter(has=anna.see('use[href="#i-right"]')).click()
    anna.page.wait_for_url(lambda url: "/table/" in url and not url.startswith(old))
    anna.wait_turn()
    assert not anna.over


def act(anna: Person, ben: Person) -> int:
    """A turn that builds on, so that the next one can be asked; answers the ply after it."""
    anna.verb("habitable")
    anna.click(anna.lit)
    anna.draft("done")
    anna.confirm()
    ben.wait_turn()
    return anna.ply


def ask_back(anna: Person, ben: Person) -> None:
    anna.see("#menu").click()
    anna.see("#ask-takeback").click()
    expect(ben.see("#agree")).to_be_visible()


def test_takeback_agreed(visit: Door) -> None:
    anna, ben, _ = two_at_a_table(visit)
    ply, board, mat = anna.ply, anna.board, anna.mat
    assert act(anna, ben) > ply
    ask_back(anna, ben)
    ben.shot("takeback")
    ben.see("#agree").click()
    anna.wait_turn()
    ben.see("#prompt:not(.yours)").wait_for()
    for person in (anna, ben):
        expect(person.see("#slider")).to_have_value(str(ply))
        assert person.board == board
    assert anna.mat == mat
    assert act(anna, ben) > ply


@pytest.mark.nightly("takebacks that are refused, by clicking")
def test_takeback_refused(visit: Door) -> None:
    anna, ben, _ = two_at_a_table(visit)
    ply = act(anna, ben)
    ask_back(anna, ben)
    expect(anna.see("#status")).to_contain_text("take")
    ben.see("#refuse").click()
    expect(ben.see("#agree")).to_have_count(0)
    expect(anna.see("#status")).not_to_contain_text("take")
    assert anna.ply == ben.ply == ply
    assert ben.asked and not anna.asked


@pytest.mark.nightly("takebacks among bots, by clicking")
def test_bots_agree_to_a_takeback_and_nobody_takes_back_a_draw(visit: Door) -> None:
    anna = visit()
    anna.table("me", "random", options=BEGUN)
    ply = anna.ply
    anna.turn()
    anna.wait_turn()
    after = anna.ply
    assert after > ply
    anna.see("#menu").click()
    anna.see("#ask-takeback").click()
    expect(anna.see("#slider")).to_have_value(str(ply))
    anna.wait_turn()
    anna.see("#menu").click()
    expect(anna.see("#ask-takeback")).to_be_disabled()
