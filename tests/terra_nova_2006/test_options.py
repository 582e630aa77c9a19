"""Options: what a table may choose, and what it may not."""

from __future__ import annotations

import pytest

from terrae.core.errors import BadOption
from terrae.games.terra_nova_2006 import GAME


def test_defaults() -> None:
    assert GAME.setting(2).options == {"setup": "place", "ending": "rulebook", "board": "standard", "first": "random"}
    assert GAME.setting().seats == 4


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        GAME.setting(seats)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("setup", "slow", "place, quick"),
        ("ending", "us", "rulebook, last-figure"),
        ("board", "moon", "auto, standard"),
        ("first", "3", "a seat from 1 to 2"),
        ("first", "0", "a seat from 1 to 2"),
        ("stones", "9", "no option 'stones'"),
    ],
)
def test_bad_values_are_refused(name: str, value: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.setting(2, {name: value})


def test_every_option_is_explained() -> None:
    for option in GAME.options:
        assert str(option.help(GAME.name))


def test_the_first_game_is_quick() -> None:
    assert GAME.setting(2, GAME.first_game).options["setup"] == "quick"
