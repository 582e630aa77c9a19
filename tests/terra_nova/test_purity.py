"""The rules name no faction, tile or colour: those live in data, messages and the faction files."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "src/terrae/games/terra_nova"
MATS = tomllib.loads((FOLDER / "data/mats.toml").read_text(encoding="utf-8"))
RULES = sorted(
    path
    for path in FOLDER.rglob("*.py")
    if path.name != "catalogue.py" and FOLDER / "rules/factions" not in path.parents  # they are where names belong
)
COLOURS = {mat["colour"] for mat in MATS.values()}
LETTERS = set("ABCDEFGH")


def words_of(path: Path) -> list[str]:
    """The string literals of a module without docstrings; and without the A that letters of rows are counted from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            skipped.add(id(node.value))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ord":
            skipped.update(id(argument) for argument in node.args)
        if (
            isinstance(node, ast.Call)
            and node.args
            and isinstance(node.args[0], ast.Constant)
            and node.args[0].value == "side"
        ):
            skipped.update(id(item) for argument in node.args[1:] for item in ast.walk(argument))  # sides of a mat
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]


def test_no_faction_is_named() -> None:
    """Neither by key nor by name, not even in a comment."""
    for path in RULES:
        text = path.read_text(encoding="utf-8").casefold()
        for key, mat in MATS.items():
            for name in (key, key.replace("-", "_"), mat["name"].casefold()):
                assert name not in text, f"{path} names {key}"


def test_no_bonus_tile_or_colour_is_named() -> None:
    """A tile is a list of effects, a colour a number."""
    for path in RULES:
        assert (LETTERS | COLOURS).isdisjoint(words_of(path)), path
