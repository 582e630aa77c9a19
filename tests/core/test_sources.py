"""What holds for every source of every title."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src/terrae"
TITLES = sorted((PACKAGE / "games").rglob("*.py"))
LONGEST = 600  # lines


def test_no_left_shift() -> None:
    """Compiled, `1 << n` shifts a 32-bit 1: `hexes.one` and `wide.SPOTS` are the way."""
    shifts = [
        path
        for path in TITLES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.LShift)
    ]
    assert TITLES and shifts == []


def test_files_stay_short() -> None:
    long = [path for path in sorted(PACKAGE.rglob("*.py")) if len(path.read_text().splitlines()) > LONGEST]
    assert long == []
