"""Documents: what they link to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_sources_exist(page: Path) -> None:
    """Files of the project that a page names by their path are there."""
    for name in re.findall(
        r"`((?:core|board|economy|reading|bots|lab|draw|cli|server|envs|games)/[\w/]+\.py)`", page.read_text()
    ):
        assert (ROOT / "src" / "terrae" / name).exists(), f"{page.name} names {name}"
