"""Nothing is cut off, in any language, on a phone or a desk; and somebody may choose another one."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.core.languages import ENGLISH, NAMES
from tests.browser.conftest import Door
from tests.browser.test_screens import PHONE, fits
from tests.scale import scaled

SCREENS = (PHONE, {})[: scaled("screens on which nothing is cut off in any language: phone and desk", 1, 2)]
# Buttons, links and headings whose words are wider than they are, and are neither wrapped nor folded on purpose.
CUT = """() => [...document.querySelectorAll(".button, nav a, h1, h2, legend, .tabs button, .tool")]
  .filter((one) => one.checkVisibility() && one.clientWidth && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).textOverflow !== "ellipsis" && !one.matches(".sr"))
  .map((one) => `${location.pathname}: ${one.textContent.trim()}`)"""


@pytest.mark.parametrize("looks", SCREENS)
def test_nothing_is_cut_off_in_any_language(visit: Door, looks: dict[str, Any]) -> None:
    anna = visit(**looks, locale="nl-NL")
    anna.go()
    assert anna.page.evaluate("document.documentElement.lang") == "nl"
    table = anna.table("me", "random")
    for language in sorted(NAMES, key=ENGLISH.__eq__)[: scaled("languages of pages on a phone, English last", 2, 3)]:
        anna.go()
        with anna.page.expect_navigation():
            anna.page.select_option("[data-language]", language)
        for path in ("/", "/learn", "/help", "/new/terra-mystica", f"/table/{table['table']}"):
            if path != "/":  # where one is
                anna.go(path)
            assert anna.page.evaluate("document.documentElement.lang") == language
            fits(anna)
            assert anna.page.evaluate(CUT) == []
            anna.shot(f"language-{language}-{'phone' if looks else 'desk'}-{path.strip('/').split('/')[0] or 'home'}")
