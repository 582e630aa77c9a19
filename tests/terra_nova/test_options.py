"""Options: every bad one is refused with one sentence that says what is possible."""

from __future__ import annotations

import pytest

from terrae.core.errors import BadOption, UnknownGame
from terrae.core.game import find_game
from terrae.games.terra_nova import GAME

BAD = [
    (2, {"setup": "second-game"}, "error.option-value", ["second-game", "random, first-game"]),
    (2, {"variant": "plan"}, "error.option-value", ["plan", "none, planner, lucky-digger"]),
    (2, {"order": "anticlockwise"}, "error.option-value", ["clockwise, dropout"]),
    (2, {"map": "moon"}, "error.option-value", ["moon", "auto", "main", "two-player", "alternative"]),
    (2, {"varient": "planner"}, "error.option-unknown", ["varient", "did you mean 'variant'", "round-tiles"]),
    (2, {"x": "1"}, "error.option-unknown", ["'x'", "variant"]),
    (3, {"variant": "planner"}, "terra-nova.bad.variant-seats", ["planner", "two", "3"]),
    (4, {"variant": "lucky-digger"}, "terra-nova.bad.variant-seats", ["lucky-digger", "4"]),
    (
        2,
        {"variant": "planner", "map": "alternative"},
        "terra-nova.bad.variant-map",
        ["alternative", "main, two-player"],
    ),
    (2, {"setup": "first-game", "variant": "planner"}, "terra-nova.bad.first-game", ["variant"]),
    (2, {"setup": "first-game", "factions": "golems fairies"}, "terra-nova.bad.first-game", ["factions"]),
    (2, {"setup": "first-game", "round-tiles": "house"}, "terra-nova.bad.first-game", ["round-tiles"]),
    (2, {"setup": "first-game", "bonus-tiles": "A"}, "terra-nova.bad.first-game", ["bonus-tiles"]),
    (2, {"setup": "first-game", "map": "two-player"}, "terra-nova.bad.first-game-map", ["two-player", "main"]),
    (2, {"factions": "golem fairies"}, "terra-nova.bad.word", ["golem", "did you mean 'golems'", "sand-cats"]),
    (2, {"factions": "golems"}, "terra-nova.bad.size", ["factions", "2", "1"]),
    (2, {"factions": "golems fairies druids"}, "terra-nova.bad.size", ["factions", "2", "3"]),
    (2, {"factions": ""}, "terra-nova.bad.size", ["factions", "2", "0"]),
    (2, {"factions": "golems fire-sprites"}, "terra-nova.bad.same-colour", ["golems,fire-sprites"]),
    (2, {"factions": "golems golems"}, "terra-nova.bad.same-colour", ["golems,golems"]),
    (2, {"round-tiles": "house post palace town"}, "terra-nova.bad.size", ["round-tiles", "5", "4"]),
    (2, {"round-tiles": "house post palace town ship"}, "terra-nova.bad.word", ["ship", "shovel"]),
    (2, {"round-tiles": "town town house post palace"}, "terra-nova.bad.copies", ["town", "1"]),
    (2, {"bonus-tiles": "A B C D"}, "terra-nova.bad.size", ["bonus-tiles", "5", "4"]),
    (2, {"bonus-tiles": "A B C D Z"}, "terra-nova.bad.word", ["Z", "A, B"]),
    (2, {"bonus-tiles": "A B C D D"}, "terra-nova.bad.same-bonus", ["A,B,C,D,D"]),
    (2, {"first": "3"}, "terra-nova.bad.first", ["3", "1 to 2"]),
    (2, {"first": "0"}, "terra-nova.bad.first", ["'0'"]),
    (2, {"first": "me"}, "terra-nova.bad.first", ["'me'", "random"]),
]


@pytest.mark.parametrize(("seats", "options", "key", "parts"), BAD)
def test_bad_options(seats: int, options: dict[str, str], key: str, parts: list[str]) -> None:
    """Each gets one clear sentence naming what was wrong and what is possible."""
    with pytest.raises(BadOption) as refused:
        GAME.setting(seats, options)
    assert refused.value.message.key == key
    text = str(refused.value)
    assert "\n" not in text
    for part in parts:
        assert part in text


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_bad_number_of_seats(seats: int) -> None:
    """Rulebook, title: for 2 to 4 players."""
    with pytest.raises(BadOption, match=f"2 to 4 seats, not {seats}"):
        GAME.setting(seats)


def test_unknown_game() -> None:
    """The titles that are there are named."""
    with pytest.raises(UnknownGame, match="terra-nova"):
        find_game("chess")


def test_every_message_about_options_is_tested() -> None:
    """No sentence without a case that shows it."""
    from terrae.core.messages import keys

    assert set(keys("terra-nova.bad.")) == {key for _, _, key, _ in BAD if key.startswith("terra-nova.")}


@pytest.mark.parametrize("separator", [",", ", ", "  ", " , "])
def test_lists_with_commas_or_blanks(separator: str) -> None:
    """A list is written as people write lists."""
    lists = {
        "factions": ["golems", "fairies"],
        "bonus-tiles": list("ABCDE"),
        "round-tiles": ["house"] * 2 + ["post"] * 2 + ["town"],
    }
    options = {name: separator.join(words) for name, words in lists.items()}
    state = GAME.start(GAME.setting(2, {**options, "first": "1"}))
    assert [seat.faction.mat.key for seat in state.seats] == ["golems", "fairies"]
    assert len(state.round_tiles) == int(state.bonus_offer).bit_count() == 5


def test_defaults() -> None:
    """Four seats on the main map, everything left to chance or choice; the variants bring their own map."""
    setting = GAME.setting()
    assert setting.seats == 4
    assert setting.options["map"] == "main"
    assert GAME.setting(2, {"variant": "planner"}).options["map"] == "two-player"


@pytest.mark.parametrize("name", ["main", "two-player", "alternative"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_map_for_every_number_of_seats(name: str, seats: int) -> None:
    """Options choose the map."""
    state = GAME.start(GAME.setting(seats, {"map": name}))
    assert state.land.name == name
