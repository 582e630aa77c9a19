"""Pictures of a game in full swing, for looking at; docs/pictures has copies of some."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.person import FOUR_SEATS
from tests.scale import scaled

DESK: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PLY = 167  # round 5, seat 4 is asked


SCREENS = [("phone", PHONE), ("desk", DESK)][: scaled("screens with a table in full swing", 1, 2)]


@pytest.mark.parametrize(("name", "looks"), SCREENS)
def test_a_table_in_full_swing(visit: Door, name: str, looks: dict[str, Any]) -> None:
    anna = visit(**{"device_scale_factor": 2, "color_scheme": "light", **looks})
    anna.take_over(FOUR_SEATS, "normal", "normal", "normal", "me", ply=PLY)
    expect(anna.see("#question")).to_have_text(re.compile("Round 5"))
    assert anna.lit.count() > 3
    assert anna.page.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")
    anna.shot(f"swing-{name}-light")
    anna.page.emulate_media(color_scheme="dark")
    anna.shot(f"swing-{name}-dark")
