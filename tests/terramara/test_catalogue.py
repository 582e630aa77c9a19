"""The catalogue: its order is what trained weights and masks rely on, so it is pinned."""

from __future__ import annotations

from terrae.games.terramara.rules.catalogue import ARTIFACTS, BONUS_TILES, CATALOGUE, STARTS, TILES


def test_nothing_is_inserted_or_renamed() -> None:
    """A change that only appends changes the length and the digest, but not the moves that are there."""
    assert len(CATALOGUE) == 594
    assert CATALOGUE.digest() == "0d742e64f6be"


def test_every_move_knows_its_place() -> None:
    for index, move in enumerate(CATALOGUE.moves):
        assert move.index == index
        assert CATALOGUE.parse(move.text) is move
        assert CATALOGUE.of(move.verb)[move.at] is move


def test_keys() -> None:
    assert (ARTIFACTS[0], ARTIFACTS[-1], len(ARTIFACTS)) == ("A101", "A320", 52)
    assert (BONUS_TILES[0], BONUS_TILES[-1], len(BONUS_TILES)) == ("B11", "B36", 18)
    assert (TILES[0], TILES[-1], len(TILES)) == ("PQ11", "FM34", 24)
    assert (STARTS[0], STARTS[-1], len(STARTS)) == ("S01", "S12", 12)
