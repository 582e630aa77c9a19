"""The catalogue and the notation: one for all boards, moves written as people write them."""

from __future__ import annotations

import re
from pathlib import Path

from terrae.core.asks import understand
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.grid import CELLS, DIRECTIONS, in_grid, line, step
from tests.terra_nova_2006.positions import LAND, position, start


def test_the_catalogue_is_the_one_weights_were_trained_on() -> None:
    """Append, never insert: its digest changes only when moves are appended."""
    assert CATALOGUE.digest() == "b9c3bebfcc4e"
    assert [family[0].verb.word for family in CATALOGUE.families] == [
        "done",
        "stone",
        "place",
        "move",
        "draw first",
        "draw figure",
    ]


def test_moves_of_figures_are_written_without_a_verb() -> None:
    move = CATALOGUE.parse("E5-E9")
    assert move.verb.word == "move"
    assert CATALOGUE.parse("stone F8").verb.word == "stone"


def test_every_way_is_straight_and_stands_once() -> None:
    ways = [move.text for move in CATALOGUE.moves if move.verb.word == "move"]
    assert len(ways) == len(set(ways))
    assert all(f"{end}-{start}" in CATALOGUE.by_text for start, end in (way.split("-") for way in ways[:500]))


def test_neighbours_in_the_grid_see_each_other() -> None:
    for cell in CELLS:
        for direction in range(len(DIRECTIONS)):
            other = step(cell, direction)
            assert step(other, (direction + 3) % 6) == cell
            if in_grid(other):
                assert other in line(cell, direction)


def test_names_are_those_of_the_facts() -> None:
    """Row letter and column from the left: A1 to N9, the longest row is G with 15 fields."""
    assert LAND.names[0] == "A1" and LAND.names[-1] == "N9"
    assert [sum(name[0] == row for name in LAND.names) for row in "ABCDEFGHIJKLMN"] == [
        *(9, 10, 11, 12, 13, 14, 15, 15, 14, 13, 12, 11, 10, 9)
    ]


def test_what_people_may_type() -> None:
    legal = position("G3", "A1").match.moves()
    for text in ("g3-g8", " G3-G8 ", "move g3-g8", "Move G3-G8"):
        assert understand(text, CATALOGUE, legal).text == "G3-G8"
    table = position("G3", "A1").play("G3-G8")
    for text in ("stone g9", "s g9"):
        assert understand(text, CATALOGUE, table.match.moves()).text == "stone G9"
    assert understand("p g9", CATALOGUE, start().match.moves()).text == "place G9"


def test_the_page_on_notation_has_every_verb_and_no_move_of_another_title() -> None:
    """Its table lists them question by question."""
    page = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8")
    chapter = page.partition("\n## Terra Nova (2006)\n")[2].partition("\n## ")[0]
    answers = [line.split("|")[-2] for line in chapter.splitlines() if line.startswith("| ")][1:]
    moves = [CATALOGUE.parse(text) for answer in answers for text in re.findall("`([^`]*)`", answer)]
    assert {move.verb.word for move in moves} == {"draw first", "draw figure", "place", "move", "stone"}
    assert "answers `done`" in chapter


def test_every_verb_has_words() -> None:
    for family in CATALOGUE.families:
        assert str(GAME.sign(family[0].verb.word).label)
