"""Golden games: whole games kept as files, which together contain every verb, option, ending and kind of region."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

import pytest

from terrae.core.match import Match
from terrae.core.record import load, write
from terrae.games.terra_nova_2006.rules.regions import pieces_around, regions_closed_by
from terrae.games.terra_nova_2006.rules.state import Island

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("*.terrae"))
WANTED = {
    *(f"verb {word}" for word in ("done", "stone", "place", "move", "draw first", "draw figure")),
    *(f"seats {seats}" for seats in (2, 3, 4)),
    *(f"setup {value}" for value in ("place", "quick")),
    *(f"ending {value}" for value in ("rulebook", "last-figure")),
    *(f"ended {how}" for how in ("divided", "blocked", "stones", "quiet", "figures")),
    *(f"landscapes {count}" for count in (1, 2, 3)),
    *(f"winners {count}" for count in (0, 1, 2)),
    "one field",
    "several at once",
    "no split",
}


def digest(match: Match) -> str:
    """A short name of all that a game brought about."""
    events = [[repr(event) for event in match.events(ply)] for ply in range(1, match.ply + 1)]
    view = match.game.view(match.state)
    facts = [view["regions"], [[seat["points"], seat["figures"]] for seat in view["seats"]], view["ending"]]
    return hashlib.blake2b(json.dumps([events, facts]).encode(), digest_size=8).hexdigest()


def contained(match: Match) -> set[str]:
    """What a game contains."""
    state = match.state
    assert isinstance(state, Island)
    parts = {f"seats {len(state.seats)}"} | {f"{name} {value}" for name, value in match.setting.options.items()}
    parts |= {f"verb {entry.move.verb.word}" for entry in match.log}
    parts.add(f"ended {match.game.view(state)['ending']}")
    for region in state.regions:
        parts |= {f"landscapes {int(region.landscapes)}", f"winners {len(region.winners)}"}
        if len(region.fields) == 1:
            parts.add("one field")
    before = match.at(0)
    assert isinstance(before, Island)
    for entry in match.log:
        if entry.move.verb.word == "stone":
            at = before.land.field_at[entry.move.at]
            closed = regions_closed_by(before, at)
            if len(closed) > 1:
                parts.add("several at once")
            if closed and len(pieces_around(before, at)) == 1:
                parts.add("no split")
        before.play(entry.move, entry.seat)
    return parts


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_last_point(path: Path) -> None:
    """Every move is legal, every event is the same, the result is the one the file states."""
    match = load(path)
    assert match.over
    assert write(match) == path.read_text(encoding="utf-8")
    assert digest(match) == tomllib.loads((FOLDER / "digests.toml").read_text())[path.stem]


def test_together_they_contain_everything() -> None:
    found: set[str] = set()
    for path in GAMES:
        found |= contained(load(path))
    assert WANTED - found == set()
