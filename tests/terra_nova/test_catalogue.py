"""The catalogue: its order is what trained weights and masks rely on, so it is pinned."""

from __future__ import annotations

import pytest

from terrae.core.moves import Block, Catalogue, Verb
from terrae.games.terra_nova.rules.catalogue import CATALOGUE


def test_nothing_is_inserted_or_renamed() -> None:
    """A change that only appends changes the length and the digest, but not the first 1013 moves."""
    assert len(CATALOGUE) == 1013
    assert CATALOGUE.digest() == "d99b50ecebcd"


def test_every_move_knows_its_place() -> None:
    for index, move in enumerate(CATALOGUE.moves):
        assert move.index == index
        assert CATALOGUE[index] is move
        assert CATALOGUE.parse(move.text) is move
        assert CATALOGUE.of(move.verb)[move.at] is move


def test_a_later_block_goes_on_counting() -> None:
    take, drop = Verb("take"), Verb("drop")
    grown = Catalogue([Block(take, ["1", "2"]), Block(drop, [""]), Block(take, ["3"])])
    assert [move.text for move in grown.moves] == ["take 1", "take 2", "drop", "take 3"]
    assert [move.at for move in grown.of(take)] == [0, 1, 2]


@pytest.mark.parametrize("case", ["two verbs", "another catalogue", "twice"])
def test_traps_are_refused(case: str) -> None:
    take = Verb("take")
    blocks = [Block(take, ["1", "2"])]
    if case == "two verbs":
        blocks.append(Block(Verb("take"), ["3"]))
    elif case == "another catalogue":
        Catalogue([Block(take, ["1"])])
    else:
        blocks.append(Block(take, ["2"]))
    with pytest.raises(ValueError, match=case):
        Catalogue(blocks)
