"""Special landscapes of Terra Mystica are placed by clicking, on land and on the river."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import PICTURES, Person

DESK = {"viewport": {"width": 1400, "height": 900}, "device_scale_factor": 2 if PICTURES else 1}


def first_action(visit: Door, faction: str) -> Person:
    """Somebody with this faction who may place their landscape; two dwellings stand, wherever a hex was lit first."""
    anna = visit(**DESK)
    options = {"factions": f"{faction},giants", "landscapes": "on", "bonus-cards": "BON1,BON2,BON3,BON4,BON5"}
    anna.table("me", "random", game="terra-mystica", options=options)
    while "landscape" not in anna.verbs():
        anna.turn()
        anna.wait_turn()
    return anna


PLACED = [("mermaids", "l-reef", "hex:r"), ("auren", "l-tree", "hex:[A-I]")]


@pytest.mark.nightly("landscapes placed by clicking")
@pytest.mark.parametrize(("faction", "symbol", "where"), PLACED)
def test_placed_by_clicking(visit: Door, faction: str, symbol: str, where: str) -> None:
    """The hex is clicked, its spades are paid for, and the landscape lies there with a symbol of its own."""
    anna = first_action(visit, faction)
    plate = anna.part("seat:1:landscape")
    expect(plate).to_be_visible()
    expect(plate.locator(f'use[href="#{symbol}"]')).to_have_count(1)
    anna.verb("landscape")
    lit = anna.lit.first.get_attribute("data-part") or ""
    assert re.match(where, lit)
    anna.click(anna.lit)
    place = lit.removeprefix("hex:")
    expect(anna.part(lit).locator(f'.piece > use[href="#{symbol}"]')).to_have_count(1)
    expect(plate).to_contain_text(place)
    anna.shot(f"landscape-{faction}-light")
    anna.page.emulate_media(color_scheme="dark")
    anna.shot(f"landscape-{faction}-dark")
    anna.draft()
    anna.confirm()
    assert f"landscape {place}" in anna.moves()
