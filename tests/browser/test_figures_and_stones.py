"""A whole game of Terra Nova (2006) by clicking: figures are picked, then where they go; stones are placed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Door
from tests.browser.person import ANSWERS, ROOT, Person
from tests.scale import only_at_full_scale

GAME = "terra-nova-2006"
GOLDEN = ROOT / "tests/terra_nova_2006/golden/01-2-seats.terrae"
WHOLE = only_at_full_scale("the middle of a game of Terra Nova (2006) by clicking")
PHONE = {"viewport": {"width": 390, "height": 844}}


def some(dice: random.Random, parts: Locator) -> Locator:
    """One of the parts that are lit."""
    return parts.nth(dice.randrange(parts.count()))


def act(person: Person, dice: random.Random) -> None:
    """One action: a stone wherever one can lie, otherwise a figure and then a field it can go to."""
    if "stone" in person.verbs():
        person.verb("stone")
        if person.see('#verbs [data-verb="stone"][aria-pressed="true"]').count():
            person.click(some(dice, person.see(".hex.lit")))
    elif "done" in person.verbs():
        person.verb("done")
    else:
        figure = some(dice, person.see(".hex.lit"))
        name = figure.get_attribute("data-part") or ""
        person.click(figure)
        if person.see(".hex.chosen").count():
            person.click(some(dice, person.see(f'.hex.lit:not([data-part="{name}"])')))


def turn(person: Person, dice: random.Random) -> None:
    """Three actions, or as many as are asked; then the turn is confirmed."""
    while not person.see("#confirm").is_enabled():
        act(person, dice)
    person.confirm()


def test_a_whole_game_of_two(visit: Door) -> None:
    """From the first figure to the last stone; or the last turns of another game."""
    dice = random.Random(1)
    person = visit()
    if WHOLE:
        person.table("me", "hot", game=GAME, options={"first": "1"})
        for _ in range(26):
            person.click(some(dice, person.see(".hex.lit")))
            person.confirm()
    else:
        person.take_over(GOLDEN, "me", "hot", ply=-6)
    expect(person.see("#question")).to_contain_text("Action 1 of 3")
    turns = 0
    while not person.over:
        turn(person, dice)
        turns += 1
        if turns in (12, 30):
            person.shot(f"fences-{turns}")
    assert turns > (20 if WHOLE else 1)
    person.back_to_board()
    expect(person.see("#turn")).to_contain_text("over")
    assert person.see(".worth.settled").count() > 0
    person.shot("fences-over")
    person.click("#show-scores")
    expect(person.see("table.scores tfoot td")).to_have_count(2)


def test_a_figure_is_picked_and_then_its_way(visit: Door) -> None:
    """The first click lights the ways of one figure alone; another figure can be picked instead; Escape lets go."""
    person = visit()
    person.table("me", "hot", game=GAME, options={"first": "1", "setup": "quick"})
    before = person.see(".hex.lit").count()
    assert before == 13
    first, second = (person.see(".hex.lit").nth(at).get_attribute("data-part") or "" for at in (0, 1))
    person.click(f'.hex[data-part="{first}"]')
    expect(person.see(".hex.chosen")).to_have_attribute("data-part", first)
    assert person.see(ANSWERS).count() == 0
    person.shot("figure-picked")
    person.click(f'.hex[data-part="{second}"]')
    expect(person.see(".hex.chosen")).to_have_attribute("data-part", second)
    person.page.keyboard.press("Escape")
    assert person.see(".hex.lit").count() == before
    person.click(f'.hex[data-part="{first}"]')
    way = person.see(f'.hex.lit:not([data-part="{first}"])').first
    end = (way.get_attribute("data-part") or "").removeprefix("hex:")
    person.click(way)
    assert "hex:" + end in [part for part, label in person.board if "figure" in label]
    assert "Action 2 of 3" in person.question


def test_a_field_that_is_not_lit_tells_why(visit: Door) -> None:
    person = visit()
    person.table("me", "hot", game=GAME, options={"first": "1", "setup": "quick"})
    empty = next(part for part, label in person.board if "figure" not in label)
    person.click(f'.hex[data-part="{empty}"]')
    expect(person.see("body")).to_contain_text("first action")


@pytest.mark.nightly("a table of Terra Nova (2006) on a phone and in the dark")
def test_on_a_phone_and_in_the_dark(visit: Door) -> None:
    person = visit(**PHONE)
    person.table("me", "easy", game=GAME, options={"first": "1", "setup": "quick"})
    person.click(person.see(".hex.lit").first)
    person.shot("fences-phone")
    dark = visit(color_scheme="dark")
    dark.table("me", "hot", game=GAME, options={"first": "1", "setup": "quick"})
    dark.shot("fences-dark")


@pytest.mark.nightly("where a moved figure is marked")
def test_the_mark_of_a_moved_figure_lies_on_its_hex(visit: Door) -> None:
    """No style of the page moves it: what is drawn in a hex stays there, so that answers lie beside it."""
    person = visit()
    person.table("me", "hot", game=GAME, options={"first": "1", "setup": "quick"})
    person.wait_turn()
    act(person, random.Random(1))
    mark, around = (person.see(f".hex:has(.mark) {part}").first.bounding_box() for part in (".mark", ".body > use"))
    assert mark is not None and around is not None
    assert around["x"] <= mark["x"] <= around["x"] + around["width"]
