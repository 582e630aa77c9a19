"""A whole game of Terra Mystica with three seats, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import ROOT, Person
from tests.browser.test_screens import fits
from tests.scale import only_at_full_scale

GAME = "terra-mystica"
GOLDEN = ROOT / "tests/terra_mystica/golden/03-3-seats-base.terrae"
WHOLE = only_at_full_scale("the middle of a game of Terra Mystica by clicking")
PHONE = {"viewport": {"width": 390, "height": 844}}
FACTIONS = {"factions": "witches,nomads,engineers", "map": "base"}
BUSILY = ("build", "upgrade", "send", "leech", "+FAV", "+TW", "pass", "done")  # what makes a game go forward
SOON = ("pass", "done", "decline")  # what ends it


def turn(person: Person, wanted: tuple[str, ...]) -> None:
    """A whole turn by clicking, and then those of the others."""
    person.turn(*wanted)
    person.wait_turn()


def test_a_whole_game_of_three(visit: Door) -> None:
    """From the first dwelling to the scores; or the last turns of another game."""
    anna = visit()
    if WHOLE:
        anna.table("me", "hot", "hot", game=GAME, options=FACTIONS)
        for _ in range(28):
            turn(anna, BUSILY)
        anna.shot("cults-middle", whole=True)
    else:
        anna.take_over(GOLDEN, "me", "hot", "hot", ply=-8)
    while not anna.over:
        turn(anna, SOON)
    anna.back_to_board()
    expect(anna.see("#turn")).to_contain_text("over")
    moves = anna.moves()
    for word in ("build", "upgrade", "pass"):
        assert any(move.startswith(word) for move in moves), word
    anna.shot("cults-over")
    anna.click("#show-scores")
    table = anna.see("table.scores")
    expect(table.locator("tfoot td")).to_have_count(3)
    for column in range(3):
        cells = [row.locator("td").nth(column).inner_text() for row in table.locator("tbody tr").all()]
        total = table.locator("tfoot td").nth(column).inner_text()
        assert sum(int(cell.replace("−", "-")) for cell in cells if cell.strip()) == int(total)


def test_factions_are_chosen_by_clicking(visit: Door) -> None:
    anna = visit()
    anna.table("me", "random", game=GAME, options={})
    assert anna.lit.count() == 14
    anna.shot("cults-choice")
    anna.click(anna.part("faction:witches"))
    anna.draft()
    anna.confirm()
    anna.wait_turn()
    expect(anna.see('.slot-front.front [data-unit^="mat:"]')).to_contain_text("Witches")


@pytest.mark.nightly("a table of Terra Mystica on a phone and in the dark")
def test_on_a_phone_and_in_the_dark(visit: Door) -> None:
    anna = visit(**PHONE)
    anna.table("me", "easy", "easy", game=GAME, options=FACTIONS)
    turn(anna, ("build",))
    anna.shot("cults-phone", whole=True)
    anna.page.emulate_media(color_scheme="dark")
    anna.shot("cults-phone-dark")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_five_seats_that_have_passed_leave_room_for_the_menu(visit: Door) -> None:
    anna = visit(**PHONE)
    anna.bring(GOLDEN.with_name("10-5-seats-base.terrae"))
    anna.go(f"{anna.page.url.partition('?')[0]}?ply=150")
    expect(anna.see(".order .out")).to_have_count(4)
    expect(anna.see("[data-unit=round]")).to_have_text("Round 3 of 6")
    fits(anna)
