"""The catalogue: every move knows its place, and the words are those of the site."""

from __future__ import annotations

import pytest

from terrae.core.errors import UnknownMove
from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.rules.catalogue import CATALOGUE

MAPS = read_box().maps


def test_nothing_is_inserted_or_renamed() -> None:
    """The order is what trained weights rely on: a change that only appends keeps the first 3811 moves."""
    assert len(CATALOGUE) == 3811
    assert CATALOGUE.digest() == "1a7ecdfb74a3"


def test_every_move_knows_its_place() -> None:
    for index, move in enumerate(CATALOGUE.moves):
        assert move.index == index
        assert CATALOGUE[index] is move
        assert CATALOGUE.parse(move.text) is move
        assert CATALOGUE.of(move.verb)[move.at] is move


@pytest.mark.parametrize(
    "text",
    [
        *("build E5", "upgrade E5 to TP", "upgrade E5 to SA", "dig 3", "transform E5 to gray", "advance ship"),
        *("advance dig", "send p to FIRE for 3", "action ACT4", "action BON2", "action FAV6", "bridge A3:C1"),
        *("connect r12", "burn 3", "convert 5PW to 1P", "leech 2 from witches", "decline 2 from witches", "+FAV5"),
        *("+TW3", "+FIRE", "+2AIR", "-3WATER", "-4EARTH", "-AIR", "gain P3 for VP", "-GAIN_P3_FOR_VP"),
        *("unlock-terrain red", "unlock-terrain gain-priest", "pick-color blue", "pass BON3", "pass", "done", "resign"),
        *("setup witches", "draw score SCORE1", "draw bonus BON4", "draw final building-on-edge"),
    ],
)
def test_notation_of_the_site(text: str) -> None:
    """Notation: the words of the site wherever it has some."""
    assert CATALOGUE.parse(text).text == text


def test_no_other_spelling_is_a_move() -> None:
    with pytest.raises(UnknownMove):
        CATALOGUE.parse("build Z5")


@pytest.mark.parametrize("name", list(MAPS))
def test_every_place_of_every_map_has_its_moves(name: str) -> None:
    """One catalogue for all maps: options and maps mask moves, they never number them anew."""
    land = MAPS[name]
    for number, place in enumerate(land.names):
        move = CATALOGUE.parse(f"build {place}")
        assert land.of(move.verb)[number] is move
        assert land.hex_at[move.at] == number
    for number, bridge in enumerate(land.bridge_names):
        move = CATALOGUE.parse(f"bridge {bridge}")
        assert land.of(move.verb)[number] is move
        assert land.bridge_at[move.at] == number
