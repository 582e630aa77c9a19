"""The rules name no faction, tile or colour: those live in data, messages and the faction files."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from terrae.games.terra_nova.rules.catalogue import CATALOGUE

PACKAGE = "terrae.games.terra_nova.rules.factions"
FOLDER = Path(__file__).parents[2] / "src/terrae/games/terra_nova"
MATS = tomllib.loads((FOLDER / "data/mats.toml").read_text(encoding="utf-8"))
RULES = sorted(
    path
    for path in FOLDER.rglob("*.py")
    if path.name != "catalogue.py" and FOLDER / "rules/factions" not in path.parents  # they are where names belong
)
FACTIONS = sorted((FOLDER / "rules/factions").glob("[a-z]*.py"))
TRAITS = {
    effect["trait"]["name"]
    for mat in MATS.values()
    for part in ("ability", "left", "right")
    for effect in mat[part]
    if "trait" in effect
}
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


def own_names() -> set[str]:
    """What the faction files call their verbs, questions, special actions and traits."""
    verbs = {move.verb.word for move in CATALOGUE.moves if type(move.verb).__module__.startswith(PACKAGE)}
    classes = {node.name for path in FACTIONS for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef)}
    made = {
        call.args[0].value
        for path in FACTIONS
        for call in ast.walk(parsed(path))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Verb"
        and isinstance(call.args[0], ast.Constant)
    }  # fmt: skip
    kinds = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in classes}
    return {str(name) for name in verbs | made | kinds | classes} | TRAITS


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_faction_is_named_by_what_it_alone_does() -> None:
    """Words, picture and the chapters of the rules know no trait, and no verb, question or action of one faction."""
    names = own_names()
    assert {"worship", "harbour", "choose-lake", "Sunrise", "cheap-posts"} <= names
    for path in RULES:
        for word in words_of(path):
            told = [name for name in names if name in re.split(r"[.:{}/ ]", word) or word.endswith(f"-{name}")]
            assert not told, f"{path}: {word!r}"


def test_no_file_of_a_faction_is_imported() -> None:
    """Whoever wants to know what a faction does asks its rule points."""
    for path in RULES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                assert not node.module.startswith(f"{PACKAGE}."), path
