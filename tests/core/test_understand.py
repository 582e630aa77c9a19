"""Texts people type: exact, in another spelling, shortened, misspelt, ambiguous."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.core.asks import understand
from terrae.core.errors import AmbiguousMove, IllegalMove, MoveError, UnknownMove
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.games.terra_nova import GAME

CATALOGUE = GAME.catalogue


def legal(*texts: str) -> list[Move]:
    return [CATALOGUE.parse(text) for text in texts]


TURN = legal(
    "habitable E3", "build E5", "build F3", "post E4", "palace-left E6", "palace-right E6", "power money",
    "power bridge-3", "sailing", "bridge E5-G5", "exchange 1", "exchange 2", "drop",
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build E5", "build E5"),
        ("  build   E5 ", "build E5"),
        ("BUILD e5", "build E5"),
        ("b E5", None),
        ("bu e5", "build E5"),
        ("e5", "build E5"),
        ("drop", "drop"),
        ("dr", "drop"),
        ("s", "sailing"),
        ("hab", "habitable E3"),
        ("e3", "habitable E3"),
        ("pow mon", "power money"),
        ("money", "power money"),
        ("palace-l", "palace-left E6"),
        ("bridge G5-E5", "bridge E5-G5"),
        ("br", "bridge E5-G5"),
        ("ex 2", "exchange 2"),
        ("2", "exchange 2"),
        ("post", "post E4"),
        ("Sailing", "sailing"),
    ],
)
def test_what_people_type(typed: str, meant: str | None) -> None:
    """Case, blanks and shortenings do not matter as long as it stays clear what is meant."""
    if meant is None:
        with pytest.raises(MoveError):
            understand(typed, CATALOGUE, TURN)
    else:
        assert understand(typed, CATALOGUE, TURN).text == meant


@pytest.mark.parametrize(
    ("typed", "parts"),
    [("build", ["build E5", "build F3"]), ("palace", ["palace-left E6", "palace-right E6"]), ("e6", ["palace-left E6"]),
     ("exchange", ["exchange 1", "exchange 2"])],
)  # fmt: skip
def test_ambiguous(typed: str, parts: list[str]) -> None:
    """Several moves fit: they are listed."""
    with pytest.raises(AmbiguousMove) as refused:
        understand(typed, CATALOGUE, TURN)
    for part in parts:
        assert part in str(refused.value)


def test_a_long_list_is_cut() -> None:
    """Not all of sixty moves are listed."""
    with pytest.raises(AmbiguousMove) as refused:
        understand("build", CATALOGUE, CATALOGUE.of(CATALOGUE.parse("build E5").verb))
    assert "..." in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("typed", "guess"), [("biuld E5", "build E5"), ("sialing", "sailing"), ("hbaitable E3", "habitable E3")]
)
def test_misspelt(typed: str, guess: str) -> None:
    """No move, with a suggestion if something is close."""
    with pytest.raises(UnknownMove) as refused:
        understand(typed, CATALOGUE, TURN)
    assert f"did you mean '{guess}'" in str(refused.value)


@pytest.mark.parametrize("typed", ["", "   ", "\n", "xyzzy", "build Z99 now", "42", "🂡", "build  E5  E5"])
def test_no_move_at_all(typed: str) -> None:
    """Empty or foreign text."""
    with pytest.raises(UnknownMove):
        understand(typed, CATALOGUE, TURN)


def test_an_exact_move_is_understood_even_when_illegal() -> None:
    """So that the reason can be told instead of "no such move"."""
    assert understand("build A2", CATALOGUE, TURN).text == "build A2"
    match = Match(GAME, GAME.setting(2, {"factions": "golems fairies", "first": "1"}), seed=1)
    with pytest.raises(IllegalMove, match="build A2 is not possible"):
        match.play("build A2")


def test_a_shortened_move_is_understood_even_when_illegal() -> None:
    """If it can mean only one move of the game, that one is meant."""
    assert understand("sail", CATALOGUE, legal("drop")).text == "sailing"


def test_a_seat_that_is_not_asked() -> None:
    """The reason is that it is not asked."""
    match = Match(GAME, GAME.setting(2, {"factions": "golems fairies", "first": "1"}), seed=1)
    with pytest.raises(IllegalMove, match="seat 2 is not asked"):
        match.play("build C5", 1)


@given(st.sampled_from(CATALOGUE.moves))
def test_every_text_of_the_catalogue_means_its_move(move: Move) -> None:
    """Exact, upper case, lower case, with blanks around: always the same move."""
    for typed in (move.text, move.text.upper(), move.text.lower(), f"  {move.text.replace(' ', '   ')} "):
        assert understand(typed, CATALOGUE, TURN) is move


WORD = st.one_of(
    st.text(max_size=12),
    st.sampled_from([move.text for move in CATALOGUE.moves]),
    st.sampled_from(["build", "E5", "drop", "post", "power", "-", "E5-G5", "draw", "1", "ſ", "İ", "ß"]),
)


@given(st.lists(WORD, max_size=4), st.lists(st.sampled_from(CATALOGUE.moves), max_size=12, unique=True))
def test_any_text_is_a_move_or_a_move_error(words: list[str], choices: list[Move]) -> None:
    """Whatever is typed: a move of the catalogue, or an error in one sentence."""
    try:
        move = understand(" ".join(words), CATALOGUE, choices)
    except MoveError as error:
        assert str(error)
    else:
        assert CATALOGUE[move.index] is move


@given(st.text(max_size=30))
def test_any_text_typed_at_a_match_changes_nothing_or_plays(text: str) -> None:
    """A match survives every text."""
    match = Match(
        GAME, GAME.setting(2, {"factions": "golems fairies", "first": "1", "bonus-tiles": "A B C D E"}), seed=1
    )
    before = match.ply
    try:
        match.play(text)
    except MoveError:
        assert match.ply == before
    else:
        assert match.ply == before + 1
