"""Chapter "Game End Scoring"."""

from __future__ import annotations

import pytest

from terrae.games.terramara import GAME
from terrae.games.terramara.rules.catalogue import ARTIFACTS
from terrae.games.terramara.rules.scoring import lines, resource_points
from tests.terramara.positions import begin, card, give, only, own, tile, to_the_end


def test_half_points_are_added_up_a31() -> None:
    """A31: half a point for each raw resource; add up, round down."""
    state = begin(4)
    owner = state.seats[0]
    for raw, refined, points in ((0, 0, 0), (1, 0, 0), (2, 0, 1), (3, 0, 1), (3, 2, 3), (6, 1, 4)):
        give(owner, stone=raw - raw // 2, ore=raw // 2, metal=refined)
        assert resource_points(state, owner) == points


def test_all_lines() -> None:
    """Artifacts, their effects, ranks, Caravans, Outposts, a reserved card, goods."""
    state = begin(4)
    only(state)
    tile(state, 0, "PQ11")
    owner = state.seats[0]
    own(state, 0, "A316", "A104")
    owner.flags = 1
    owner.workers[2] = 2
    owner.end_points = 13
    owner.reserved = card("A313")
    owner.military = 9
    give(owner, wood=3, metal=1)
    found = dict(lines(state, owner))
    assert found == {
        "artifacts": 9,
        "artifact:A316": 3,
        "military-rank": 8,
        "road-end": 13,
        "outpost:O1": 5,
        "own-outpost": 0,
        "reserved": -5,
        "resources": 2,
    }


@pytest.mark.parametrize(
    ("key", "cards", "points"),
    [
        ("A303", ("A101", "A102"), 6),
        ("A307", ("A105",), 4),
        ("A312", (), 2),
        ("A317", ("A113", "A114", "A115"), 8),
        ("A314", ("A101", "A105", "A113"), 4),
    ],
)
def test_counting_artifacts(key: str, cards: tuple[str, ...], points: int) -> None:
    state = begin(4)
    own(state, 0, key, *cards)
    assert dict(lines(state, state.seats[0]))[f"artifact:{key}"] == points


def test_doubling_artifacts() -> None:
    state = begin(4)
    tile(state, 0, "PQ13")
    own(state, 0, "A301", "A306", "A311", "A319", "A309")
    owner = state.seats[0]
    owner.end_points = 8
    owner.military = 13
    owner.flags = 1
    owner.workers[0] = 0
    owner.workers[1] = 2
    found = dict(lines(state, owner))
    assert found["artifact:A301"] == 8  # the Caravans again
    assert found["artifact:A306"] == 8  # the rank again
    assert found["artifact:A311"] == 5  # the best Outpost again
    assert found["artifact:A319"] == 4  # levels of Workers
    assert found["artifact:A309"] == 4  # Power Level 3 or more
    owner.military = 9
    assert dict(lines(state, owner))["artifact:A309"] == 0


def test_game_ends_after_round_5_and_everything_is_scored() -> None:
    state = begin(4)
    only(state)
    to_the_end(state)
    assert state.round == 5 and state.over
    assert sum(seat.points for seat in state.seats) == sum(GAME.scores(state))
    assert max(GAME.scores(state)) >= 8


@pytest.mark.parametrize(
    ("merits", "winners"),
    [
        ([(50, 3, 3), (49, 14, 20)], [0]),
        ([(50, 3, 9), (50, 5, 1)], [1]),
        ([(50, 5, 9), (50, 5, 10)], [1]),
        ([(50, 5, 9), (50, 5, 9)], [0, 1]),
    ],
)
def test_tie_breaks(merits: list[tuple[int, int, int]], winners: list[int]) -> None:
    """Points, then the River, then Military; else a shared victory."""
    state = begin(2)
    for seat, (points, culture, military) in zip(state.seats, merits, strict=True):
        seat.points, seat.culture, seat.military = points, culture, military
    assert GAME.winners(state) == winners


def test_pure_points() -> None:
    box = begin(4).box
    plain = [made for made in box.artifacts if not made.powers.abilities]
    assert [made.key for made in plain] == ["A304", "A308", "A313", "A318"]
    assert {int(made.points) for made in plain} == {14} and len(ARTIFACTS) == 52
