"""Whole games by clicking only; or their beginning, and the end of another game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import FOUR_SEATS, PLAYED, QUICKLY, play_together
from tests.scale import only_at_full_scale

WHOLE = only_at_full_scale("the middle of a game of Terra Nova by clicking")


def test_two_people_in_two_browsers(visit: Door) -> None:
    anna, ben = visit(), visit()
    if WHOLE:
        made = anna.table("me", "open")
        (link,) = made["invites"].values()
        ben.go(link)
        ben.see("#join-name").fill("Ben")
        ben.shot("join")
        ben.click_away("#sit")
        play_together([anna, ben], turns=6)  # the mats, and then anything that is lit
    else:
        ended = anna.take_over(PLAYED, "me", "open", ply=-4)
        anna.let_in(ben, ended["table"])
        ben.go(ended["url"])
    play_together([anna, ben], *QUICKLY)
    for person in (anna, ben):
        person.back_to_board()
        expect(person.see("#turn")).to_contain_text("over")
        assert person.see("#slider").get_attribute("max") == str(person.ply)
    assert len(anna.moves()) > 20
    assert anna.moves() == ben.moves()
    anna.shot("table-over")


@pytest.mark.nightly("points of four seats in a browser")
def test_points_of_a_game_of_four(visit: Door) -> None:
    """A whole game against three bots, or one that is over."""
    anna = visit()
    if WHOLE:
        anna.table("me", "easy", "random", "random")
        anna.play_to_the_end(*QUICKLY)
        anna.back_to_board()
    else:
        anna.bring(FOUR_SEATS)
    anna.click("#show-scores")
    table = anna.see("table.scores")
    expect(table.locator("tfoot td")).to_have_count(4)
    for column in range(4):
        cells = [row.locator("td").nth(column).inner_text() for row in table.locator("tbody tr").all()]
        total = table.locator("tfoot td").nth(column).inner_text()
        assert sum(int(cell.replace("−", "-")) for cell in cells if cell.strip()) == int(total)
    anna.shot("scores")
