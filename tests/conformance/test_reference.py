"""The engine against a second, literal implementation written from rulebook and rulings alone.

A sample runs here; `python -m tests.reference.agreement --games 1000` is the whole comparison.
"""

from __future__ import annotations

import pytest

from terrae.board.hexes import one
from terrae.games.terra_nova.rules.state import Nova
from tests.reference.agreement import OPTIONS, Pair, compare
from tests.scale import scaled

GAMES = scaled("games beside the second implementation, of each kind of options", 1, 2)
KINDS = scaled("kinds of options beside the second implementation", 7, len(OPTIONS))


@pytest.mark.parametrize("number", range(0, len(OPTIONS), len(OPTIONS) // KINDS))
def test_engine_and_reference_agree(number: int) -> None:
    for game in range(GAMES):
        assert compare(OPTIONS[number], 100_000 + GAMES * number + game) > 50


def settle(pair: Pair, seat: int, houses: list[str], posts: list[str]) -> None:
    """Put buildings of a seat that is not asked now on both tables, whatever the terrain was."""
    state = pair.match.state
    assert isinstance(state, Nova)
    mine, theirs = state.seats[seat - 1], pair.reference._game.table.seats[seat - 1]
    table = pair.reference._game.table
    for place in houses + posts:
        at = state.land.by_name[place]
        state.make_home(mine.faction.home, at)
        state.occupied |= one(at)
        table.terrain[place] = theirs.home
    for place in houses:
        mine.houses |= one(state.land.by_name[place])
    for place in posts:
        mine.posts |= one(state.land.by_name[place])
    mine.house_count += len(houses)
    mine.post_count += len(posts)
    state.refresh_reach(mine)
    theirs.houses |= set(houses)
    theirs.posts |= set(posts)


def two_seats(*factions: str) -> Pair:
    """A game of two on the main map, at the first turn of seat 2."""
    pair = Pair({"seats": 2, "factions": list(factions), "first": 2})
    while 0 in (asked := pair.questions()):
        pair.play(0, asked[0][0])
    return pair


def place_first_houses(pair: Pair, houses: dict[int, list[str]]) -> None:
    while pair.match.state.round == 0:  # type: ignore[attr-defined]
        asked = pair.questions()
        seat = next(iter(asked))
        wanted = [f"build {place}" for place in houses[seat] if f"build {place}" in asked[seat]]
        pair.play(seat, (wanted or asked[seat])[0])


@pytest.mark.parametrize("tiles", [1, 4])
def test_several_towns_at_once(tiles: int) -> None:
    """Ruling: one after another, the player choosing order and tiles; with one tile left, which group."""
    pair = two_seats("golems", "druids")
    place_first_houses(pair, {1: ["F1", "F9"], 2: ["H10", "A5"]})
    settle(pair, 1, ["E10", "E1"], ["F2", "E2", "F8", "E9"])
    mine, theirs = pair.match.state.seats[0], pair.reference._game.table.seats[0]  # type: ignore[attr-defined]
    if tiles == 1:
        mine.town_tiles, theirs.town_tiles = 1, ["money"]
    pair.give(1, 20)
    pair.play(2, "drop")
    pair.play(2, pair.questions()[2][0])
    while 2 in pair.questions():
        pair.play(2, "done")
    assert "palace-right E2" in pair.questions()[1]
    pair.play(1, "palace-right E2")
    assert pair.questions()[1] == ["found E1", "found E9"]
    pair.play(1, "found E9")
    assert len(pair.questions()[1]) == tiles
    pair.play(1, "town money")
    if tiles > 1:
        assert "town points" in pair.questions()[1]
        pair.play(1, "town points")
    assert all(not move.startswith("town") for move in pair.questions()[1])
