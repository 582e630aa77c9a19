"""Terramara by clicking only: a whole game, and how it looks on a wide screen, on a phone and in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import ROOT
from tests.browser.test_screens import serious
from tests.scale import only_at_full_scale, scaled

FULL = ROOT / "tests/terramara/golden/03-4-seats-first-game.terrae"
GOLDEN = ROOT / "tests/terramara/golden/01-2-seats-first-game.terrae"
WHOLE = only_at_full_scale("the middle of a game of Terramara by clicking")
PAGES = ("rules", "artifacts", "characters", "spaces")[: scaled("help pages of Terramara that axe reads", 1, 4)]
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


def test_a_whole_game_against_a_bot(visit: Door) -> None:
    """Neutral Explorers are placed, five rounds are played (or the last turns), and the points add up."""
    anna = visit()
    if WHOLE:
        anna.table("me", "random", game="terramara", options={"start": "first-game", "first": "1"})
        anna.wait_turn()
        anna.shot("terramara-setup", whole=True)
    else:
        anna.take_over(GOLDEN, "me", "random", ply=-14)
    anna.play_to_the_end("done")
    anna.back_to_board()
    anna.shot("terramara-over", whole=True)
    anna.click("#show-scores")
    table = anna.see("table.scores")
    expect(table.locator("tfoot td")).to_have_count(2)
    for column in range(2):
        cells = [row.locator("td").nth(column).inner_text() for row in table.locator("tbody tr").all()]
        total = table.locator("tfoot td").nth(column).inner_text()
        assert sum(int(cell.replace("−", "-")) for cell in cells if cell.strip()) == int(total)
    assert any(move.startswith("neutral") for move in anna.moves())
    assert sum(move.startswith("chieftain") for move in anna.moves()) == 10  # both of them, in each round
    assert sum(move.startswith("explorer") for move in anna.moves()) >= 8  # some may have stayed on future territories


def test_spaces_and_cards_can_be_clicked(visit: Door) -> None:
    """A territory is clicked, who is sent is asked in words, and the Explorer stands there."""
    anna = visit()
    anna.table("me", "random", "random", "random", game="terramara", options={"start": "first-game", "first": "1"})
    anna.wait_turn()
    anna.click('[data-part="space:1a"]')
    anna.click('#answers [data-move="explorer 1a"]')
    expect(anna.part("space:1a").locator(".token-here")).to_have_count(1)
    anna.click("#undo")
    expect(anna.part("space:1a").locator(".token-here")).to_have_count(0)
    anna.shot("terramara-wide", whole=True)
    anna.click('[data-part="hut:1"]')
    anna.click('#answers [data-move="explorer hut"]')
    expect(anna.see("#verbs .sentence")).to_have_count(3)  # few answers that lie nowhere are spelled out
    expect(anna.see("#verbs .sentence").last).to_contain_text("Nothing of it")


@pytest.mark.nightly("a table of Terramara on a phone")
def test_on_a_phone(visit: Door) -> None:
    """Nothing is wider than the screen, and a turn can be played."""
    anna = visit(**PHONE)
    anna.table("me", "random", "random", game="terramara", options={"start": "draft"})
    anna.wait_turn()
    anna.shot("terramara-phone-setup", whole=True)
    for _ in range(2):
        anna.turn("done")
        anna.wait_turn()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(anna.see("[data-tab=tiles]")).to_have_text("Artifacts")
    assert serious(anna) == []
    anna.shot("terramara-phone", whole=True)
    anna.page.set_viewport_size({"width": 844, "height": 390})
    anna.go(anna.page.url)
    room = anna.see(".broad").bounding_box()
    assert room is not None and room["y"] + room["height"] <= 390, "on its side a phone shows the whole board"


@pytest.mark.nightly("a landscape in the dark")
def test_in_the_dark(visit: Door) -> None:
    anna = visit(color_scheme="dark")
    anna.take_over(FULL, "me", "random", "random", "random", ply=-40)
    expect(anna.see(".band")).to_have_count(10)
    anna.shot("terramara-dark", whole=True)
    if WHOLE:
        assert serious(anna) == []
    for page in PAGES:
        anna.go(f"/help/terramara/{page}")
        anna.shot(f"terramara-help-{page}")
        assert serious(anna) == [], page
