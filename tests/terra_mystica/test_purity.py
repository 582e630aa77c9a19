"""The rules name no faction or tile: those live in data, messages and the faction files."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from functools import cache
from pathlib import Path

from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.rules.factions import CLASSES
from terrae.games.terra_mystica.rules.landscapes import LANDSCAPES
from terrae.games.terra_mystica.rules.notation import SPECIALS

FOLDER = Path(__file__).parents[2] / "src/terrae/games/terra_mystica"
FACTIONS = {
    key: mat
    for key, mat in tomllib.loads((FOLDER / "data/factions.toml").read_text(encoding="utf-8")).items()
    if "home" in mat
}
NAMES = set(FACTIONS) | {mat["name"].casefold() for mat in FACTIONS.values()}
WHERE_NAMES_BELONG = {"catalogue.py", "notation.py"}
FOREIGN = FOLDER / "snellman"  # speaks the site's language, in which factions and tiles have names
RULES = sorted(
    path
    for path in FOLDER.rglob("*.py")
    if path.name not in WHERE_NAMES_BELONG
    and not {FOLDER / "rules/factions", FOLDER / "rules/landscapes", FOREIGN} & set(path.parents)
)
OUTSIDE = sorted(
    path
    for path in FOLDER.rglob("*.py")
    if not {FOLDER / "rules/factions", FOLDER / "rules/landscapes"} & set(path.parents)
)
MAKERS = {"addons.py", "game.py", "data/components.py", "rules/catalogue.py"}  # they list factions, and verbs of all
TERRAIN_RULES = {"box.py", "digging.py"}  # ice and volcanoes never change again
OTHER_MEANINGS = {
    "box.py": {"ice"},  # the terrain, and the set of factions named after it
    "captions.py": {"ice"},
    "components.py": {"ice"},
    "game.py": {"ice"},
    "priests.py": {"unlock"},  # the source of an event
}
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
        assert [word for word in words_of(path) if TILE.fullmatch(word)] == [], path


def test_nobody_is_told_by_class() -> None:
    """What a faction or landscape does differently it says itself: nobody else knows their classes."""
    for path in OUTSIDE:
        if path.relative_to(FOLDER).as_posix() not in MAKERS:
            assert not re.search(r"rules\.(factions|landscapes)\b", path.read_text(encoding="utf-8")), path


def test_no_trait_is_named() -> None:
    """Nor are they told by their traits, or by a terrain that only they live on."""
    named = {trait for faction in CLASSES.values() for trait in faction.traits}
    named |= {landscape.trait for landscape in LANDSCAPES.values()}
    for path in OUTSIDE:
        assert set(words_of(path)) & named <= OTHER_MEANINGS.get(path.name, set()), path
        names = {token.string for token in tokens_of(path) if token.type == tokenize.NAME}
        assert path.name in TERRAIN_RULES or not names & {"ICE", "VOLCANO"}, path


def test_special_actions_belong_to_somebody() -> None:
    """The catalogue names those that factions, cards and tiles have; no list says whose they are."""
    box = read_box()
    of_tiles = [card.special for card in box.bonus_cards] + [tile.special for tile in box.favours]
    of_factions = [special for faction in box.factions for special in faction.specials]
    assert sorted(special.name for special in [*of_tiles, *of_factions] if special) == sorted(SPECIALS)
