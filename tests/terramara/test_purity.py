"""The rules name no card, tile or character: those live in data and messages."""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "src/terrae/games/terramara"
BOTS = FOLDER.parents[1] / "bots" / "terramara"
RULES = sorted([*FOLDER.rglob("*.py"), *BOTS.rglob("*.py")])
TABLES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in (FOLDER / "data").glob("*.toml")}
NAMES = {
    *(card["name"] for card in TABLES["artifacts"].values()),
    *(card[side] for card in TABLES["people"]["characters"].values() for side in ("young_name", "experienced_name")),
    *(card["name"] for card in TABLES["people"]["starts"].values()),
    *(space["name"] for kind in ("crossroads", "special") for space in TABLES["tiles"][kind].values()),
}
KEYS = {
    *TABLES["artifacts"], *TABLES["people"]["characters"], *TABLES["people"]["starts"],
    *(key for kind in TABLES["tiles"].values() for key in kind),
}  # fmt: skip
EXAMPLES = ("catalogue.py",)  # keys are made there, and docstrings show what they look like


def words(path: Path) -> str:
    """The code of a module, without comments and docstrings."""
    found = ""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    for token in tokens:
        if token.type == tokenize.STRING and token.string.startswith('"""'):
            continue
        if token.type != tokenize.COMMENT:
            found += token.string + " "
    return found


def test_no_card_is_named() -> None:
    for path in RULES:
        text = words(path)
        assert [name for name in NAMES if name in text] == [], path
        if path.name not in EXAMPLES:
            assert KEYS & set(re.findall(r"\b[A-Z]+\d+\b", text)) == set(), path


def test_there_are_as_many_names_as_cards() -> None:
    assert len(KEYS) == 52 + 7 + 12 + 18 + 8 + 8 + 4 + 24
