"""The sieve: what is left is legal, and the first condition that does not hold is the reason."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from terrae.board.sieve import Sieve
from terrae.core.moves import Block, Catalogue, Move, Verb

BUILD, SAIL = Verb("build"), Verb("sail")
CATALOGUE = Catalogue([Block(BUILD, [str(number) for number in range(130)]), Block(SAIL, [""])])


def sift(conditions: list[set[int]], rich: bool, wanted: Move | None = None) -> Sieve:
    """A question with two verbs: build where all conditions hold, for a rich seat; sail whenever one is rich."""
    sieve = Sieve(CATALOGUE.families, wanted)
    sieve.of(BUILD)
    sieve.need("rich", rich, 7)
    for number, places in enumerate(conditions):
        sieve.keep(f"place-{number}", sum(2**place for place in places), number)
    sieve.at(SAIL, 0)
    sieve.need("rich", rich, 9)
    return sieve


SETS = st.lists(st.sets(st.integers(0, 129), min_size=60), max_size=4)


@given(SETS, st.booleans())
def test_what_is_left_is_where_all_hold(conditions: list[set[int]], rich: bool) -> None:
    moves = sift(conditions, rich).moves()
    held = set(range(130)).intersection(*conditions) if rich else set()
    assert [move.text for move in moves] == [*(f"build {place}" for place in sorted(held)), *(["sail"] if rich else [])]


@given(SETS, st.booleans(), st.integers(0, 130))
def test_a_move_is_legal_or_the_first_condition_that_fails_is_named(
    conditions: list[set[int]], rich: bool, index: int
) -> None:
    """What a place lacks is named before what the seat lacks."""
    wanted = CATALOGUE[index]
    sieve = sift(conditions, rich, wanted)
    assert sieve.taken
    failing = [(f"place-{number}", number) for number, places in enumerate(conditions) if index not in places]
    poor = [] if rich else [("rich", 9 if wanted.verb is SAIL else 7)]
    expected = poor if wanted.verb is SAIL else [*failing, *poor]
    assert (sieve.missing, sieve.number) == (expected or [("", 0)])[0]
    assert (wanted in sieve.moves()) == (not expected)


def test_rules_need_not_look_further_unless_somebody_asks() -> None:
    sieve = Sieve(CATALOGUE.families)
    sieve.of(BUILD)
    assert sieve.need("rich", True) and not sieve.need("rich", False)
    sieve = Sieve(CATALOGUE.families, CATALOGUE.parse("build 3"))
    sieve.of(SAIL)
    assert not sieve.need("rich", False)
    sieve.of(BUILD)
    assert sieve.need("rich", False)
    assert sieve.missing == "rich" and sieve.moves() == []


def test_a_verb_that_the_question_does_not_take() -> None:
    sieve = Sieve(CATALOGUE.families, CATALOGUE.parse("build 3"))
    sieve.of(SAIL)
    assert not sieve.taken and sieve.missing == ""


def test_a_move_that_points_at_nothing_on_this_table() -> None:
    """The map has no such place: the question takes the verb, and no condition is to blame."""
    sieve = Sieve([CATALOGUE.families[0][:3], CATALOGUE.families[1]], CATALOGUE.parse("build 77"))
    sieve.of(BUILD)
    sieve.keep("nowhere", 0)
    assert sieve.taken and sieve.missing == "" and sieve.moves() == []
