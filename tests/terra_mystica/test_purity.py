"""The rules name no faction or tile: those live in data, messages and the faction files."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "src/terrae/games/terra_mystica"
FACTIONS = {
    key: mat
    for key, mat in tomllib.loads((FOLDER / "data/factions.toml").read_text(encoding="utf-8")).items()
    if "home" in mat
}
NAMES = set(FACTIONS) | {mat["name"].casefold() for mat in FACTIONS.values()}
WHERE_NAMES_BELONG = {"catalogue.py"}
FOREIGN = FOLDER / "snellman"  # speaks the site's language, in which factions and tiles have names
RULES = sorted(
    path
    for path in FOLDER.rglob("*.py")
    if path.name not in WHERE_NAMES_BELONG
    and not {FOLDER / "rules/factions", FOLDER / "rules/landscapes", FOREIGN} & set(path.parents)
)
OPTIONS = re.compile(r"strict-darkling-sh|strict-chaosmagician-sh|errata-cultist-power|loose-cultist-ordering")
TILE = re.compile(r"\b(BON|FAV|TW|SCORE)\d+\b")


@cache
def tokens_of(path: Path) -> list[tokenize.TokenInfo]:
    """The tokens of a module without docstrings, which may show examples of the notation."""
    tokens = list(tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {node.value.lineno for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [token for token in tokens if not (token.type == tokenize.STRING and token.start[0] in told)]


def words_of(path: Path) -> list[str]:
    """The string literals of a module without docstrings."""
    return [token.string.strip("\"'") for token in tokens_of(path) if token.type == tokenize.STRING]


def test_there_are_rules_to_look_at() -> None:
    assert len(FACTIONS) == 20
    assert {"turn.py", "building.py", "digging.py", "cults.py", "towns.py"} <= {path.name for path in RULES}


def test_no_faction_is_named() -> None:
    """Neither by key nor by name, not even in a comment; options of the site keep the site's names."""
    named = re.compile(rf"\b({'|'.join(map(re.escape, NAMES))})\b")
    for path in RULES:
        text = OPTIONS.sub("", " ".join(token.string for token in tokens_of(path)).casefold())
        assert named.findall(text) == [], path


def test_no_tile_is_named() -> None:
    """A tile is a list of effects."""
    for path in RULES:
        allowed = {"BON1", "BON2", "FAV6"} if path.name == "action.py" else set()  # the list of special actions
        assert [word for word in words_of(path) if TILE.fullmatch(word) and word not in allowed] == [], path
