"""The rules name no colour and no landscape: those live in data and messages. Every ruling has its test."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "src/terrae/games/terra_nova_2006"
BOARD = tomllib.loads((FOLDER / "data/boards/standard.toml").read_text(encoding="utf-8"))
MODULES = sorted(FOLDER.rglob("*.py"))
LANDSCAPES = {entry["name"] for entry in BOARD["landscapes"].values()}


def words_of(path: Path) -> list[str]:
    """The string literals of a module without docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def test_no_landscape_is_named() -> None:
    for path in MODULES:
        assert LANDSCAPES.isdisjoint(words_of(path)), path


def test_no_colour_is_named() -> None:
    """But the list of colours that a set of components may choose from."""
    for path in MODULES:
        if path.name != "components.py":
            assert {"yellow", "red", "blue", "green"}.isdisjoint(words_of(path)), path


def test_every_ruling_is_cited_by_a_test() -> None:
    """A1 to A28; ranges in the head of a file do not count, only what a test says it shows."""
    cited: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {int(number) for number in re.findall(r"\bA(\d+)\b", ast.get_docstring(node) or "")}
    assert set(range(1, 29)) - cited == set()
