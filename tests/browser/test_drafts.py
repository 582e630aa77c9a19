"""Drafts: a hex first, what belongs together is undone together, and a reload loses nothing; plans and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import ROOT, Person

GAME = ROOT / "tests" / "terra_mystica" / "golden" / "18-3-seats-base.terrae"
DRAFT = "window.terrae.draft"
LINES = "window.terrae.position.ask.choices.filter((choice) => choice.moves.length === 3)"


@pytest.fixture
def player(visit: Door) -> Person:
    """In a first round of Terra Mystica, for all seats."""
    person = visit()
    person.take_over(GAME, "me", "hot", "hot", ply=18)
    return person


@pytest.mark.nightly("a draft that outlives a reload")
def test_a_hex_is_one_answer_that_outlives_a_reload(player: Person) -> None:
    line = player.page.evaluate(f"{LINES}[0]")
    assert "dig" not in player.verbs()
    player.click(player.part(line["at"][0]))
    player.page.get_by_role("button").filter(has_text=line["label"]).first.click()
    player.settle()
    assert player.page.evaluate(DRAFT)[:3] == line["moves"]
    player.page.reload(wait_until="load")
    player.settle()
    assert player.page.evaluate(DRAFT)[:3] == line["moves"]
    player.click("#undo")
    assert player.page.evaluate(DRAFT) == []
    player.page.reload(wait_until="load")
    player.settle()
    assert player.page.evaluate(DRAFT) == []


@pytest.mark.nightly("a plan that goes on for a rival, by clicking")
def test_a_plan_goes_on_for_a_rival(player: Person) -> None:
    player.page.keyboard.press("p")
    player.settle()
    first = player.page.evaluate("window.terrae.position.ask.seat")
    player.click("#skip-rival")
    assert player.page.evaluate("window.terrae.plan.moves").pop()[0] == first
    player.click("#bot-rival")
    assert player.page.evaluate("new Set(window.terrae.plan.moves.map(([seat]) => seat)).size") == 2
    player.click("#undo")
    assert {seat for seat, _ in player.page.evaluate("window.terrae.plan.moves")} == {first}
    player.page.keyboard.press("p")
    player.settle()
    expect(player.see("#skip-rival")).to_have_count(0)


@pytest.mark.nightly("keys of a replay")
def test_keys_step_through_the_replay_and_are_listed(player: Person) -> None:
    last = player.ply
    player.page.keyboard.press(",")
    player.settle()
    assert player.ply < last
    player.page.keyboard.press(".")
    player.settle()
    assert player.ply == last
    player.page.keyboard.press("?")
    expect(player.see("dialog[open] .keys dt")).to_have_count(12)
