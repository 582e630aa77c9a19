"""Golden games: whole games kept as files, which together contain every card, tile, character, space and verb."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

import pytest

from terrae.core.match import Match
from terrae.core.record import load, write
from tests.terramara.coverage import contained, wanted

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("*.terrae"))


def digest(match: Match) -> str:
    """A short name of all that a game brought about."""
    events = [[repr(event) for event in match.events(ply)] for ply in range(1, match.ply + 1)]
    owned = ("points", "military", "culture", "goods", "caravans", "flags", "end_points", "standing")
    facts = [{key: seat[key] for key in owned} for seat in match.game.view(match.state)["seats"]]
    return hashlib.blake2b(json.dumps([events, facts]).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_last_point(path: Path) -> None:
    """Every move is legal, every event is the same, the result is the one the file states."""
    match = load(path)
    assert match.over
    assert write(match) == path.read_text(encoding="utf-8")
    assert digest(match) == tomllib.loads((FOLDER / "digests.toml").read_text())[path.stem]
    assert match.game.audit(match.state, match.ledger) == []


def test_together_they_contain_everything() -> None:
    found: set[str] = set()
    for path in GAMES:
        found |= contained(load(path))
    assert wanted() - found == set()
