"""Every ruling of the facts has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = {f"A{number}" for number in range(1, 54)}


def test_every_ruling_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name != Path(__file__).name:
            for name in re.findall(r"def test_\w*?_(a\d+)\(", path.read_text(encoding="utf-8")):
                cited.add(name.upper())
    assert RULINGS - cited == set()
