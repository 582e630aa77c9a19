"""The rules name no colour and no landscape: those live in data and messages. Every ruling has its test."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_landscape_is_named(path: Path) -> None:
    assert LANDSCAPES.isdisjoint(words_of(path))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_colour_is_named(path: Path) -> None:
    """But the list of colours that a set of components may choose from."""
    if path.name != "components.py":
        assert {"yellow", "red", "blue", "green"}.isdisjoint(words_of(path))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_left_shift(path: Path) -> None:
    """Compiled, `1 << n` shifts a 32-bit 1: `hexes.one` is the way."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    assert not [token for token in tokens if token.type == tokenize.OP and token.string in ("<<", "<<=")]


def test_every_ruling_is_cited_by_a_test() -> None:
    """A1 to A28; ranges in the head of a file do not count, only what a test says it shows."""
    cited: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {int(number) for number in re.findall(r"\bA(\d+)\b", ast.get_docstring(node) or "")}
    assert set(range(1, 29)) - cited == set()
