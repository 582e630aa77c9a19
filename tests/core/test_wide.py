"""Sets of more places than one word holds, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from terrae.board.wide import SPOTS, joined, members, place_of, size

PLACES = st.sets(st.integers(0, 199), max_size=40)


def mask_of(places: set[int]) -> int:
    return sum(SPOTS[place] for place in places)


@given(PLACES)
def test_a_mask_has_the_members_it_was_made_of(places: set[int]) -> None:
    assert [int(place) for place in members(mask_of(places))] == sorted(places)
    assert size(mask_of(places)) == len(places)


@given(st.integers(0, 255))
def test_the_only_member_of_a_set_is_found(place: int) -> None:
    assert place_of(SPOTS[place]) == place


@given(st.lists(st.sets(st.integers(0, 199), max_size=3), min_size=200, max_size=200), PLACES)
def test_masks_of_members_are_joined(sets: list[set[int]], places: set[int]) -> None:
    masks = [mask_of(other) for other in sets]
    expected = set().union(*(sets[place] for place in places))
    assert joined(masks, mask_of(places)) == mask_of(expected)
