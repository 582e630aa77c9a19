"""The documentation site builds without a warning, has no broken link, and needs nothing from elsewhere."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tools import layers
from tools.site.build import build
from tools.site.documents import LINK

from terrae.core.game import find_game, games

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src"}  # what a browser fetches by itself
LEADING = {"a": "href", **LOADED}


class Page(HTMLParser):
    """What a page loads and leads to, and the places in it that others can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places.add(given.get("id") or "")
        target = given.get(LEADING.get(tag, ""))
        if target:
            self.links.append((tag, target))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("made") / "site").parent


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    made = (path for path in site.rglob("*.html") if path.parent.name != "balance" and path.name != "404.html")
    return {path: Page(path.read_text(encoding="utf-8")) for path in made}


def test_every_link_leads_somewhere(pages: dict[Path, Page]) -> None:
    """Those in painted and generated parts, too, which the generator does not look at."""
    astray = []
    for path, page in pages.items():
        for _, link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or not (parts.path or parts.fragment):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            place = unquote(parts.fragment)
            known = pages[target].places if target in pages and place else {place}
            if not target.exists() or place not in known:
                astray.append((path.name, link))
    assert len(pages) > 60 and astray == []


def test_nothing_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    fetched = {link for page in pages.values() for tag, link in page.links if tag in LOADED}
    assert fetched and [link for link in fetched if urlsplit(link).netloc] == []


def test_rules_sheets_and_tiles_of_each_title_are_those_of_the_engine(site: Path) -> None:
    for name in games():
        for page in find_game(name).help():
            text = (site / "titles" / name / f"{page.name}.html").read_text(encoding="utf-8")
            shown = " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())
            said = [page.title, *(entry.text for section in page.sections for entry in section.entries)]
            assert [text for text in said if " ".join(text.split()) not in shown] == [], page.name


def test_strategy_says_what_the_reports_say(site: Path) -> None:
    for name in games():
        report = (site / "balance" / f"{name}.html").read_text(encoding="utf-8")
        sentence = re.search(r"<b>How sure\?</b> ([^<.]+)", report)
        assert sentence and sentence[1] in (site / "strategy" / f"{name}.html").read_text(encoding="utf-8")


def test_the_search_knows_what_was_generated(site: Path) -> None:
    found = json.loads((site / "search.json").read_text(encoding="utf-8"))
    assert any("witches" in json.dumps(item).lower() for item in found["items"])


def test_the_layers_are_drawn_as_they_are_enforced() -> None:
    assert layers.PICTURE.read_text(encoding="utf-8") == layers.drawing(), "python -m tools.layers"


def test_links_outside_the_pages_are_found() -> None:
    assert LINK.findall("[a](../x.py) [b](y.md#z) [c](https://e.org) [d](#e)") == ["../x.py", "y.md"]
