"""What stands out in a game that is leafed through."""

from __future__ import annotations

import pytest

from terrae.core.game import games
from terrae.server.marks import Marks, leader
from tests.server.luck import played

NAMES = ["Ann", "Ben", "Cem", "Dora"]


@pytest.mark.parametrize("name", games())
def test_rounds_leads_and_landmarks_are_where_they_happened(name: str) -> None:
    match = played(name, 400, 4)
    marks = Marks(match)
    marks.follow(match)
    told = marks.told(NAMES)
    assert [mark.ply for mark in told] == sorted(mark.ply for mark in told)
    for mark in told:
        before, after = match.at(mark.ply - 1), match.at(mark.ply)
        entry = match.log[mark.ply - 1]
        if mark.kind == "round":
            assert match.game.round_of(before) != match.game.round_of(after) == int(mark.text)
        elif mark.kind == "lead":
            first = leader(match.game, after)
            assert first is not None and NAMES[first] in mark.label
        else:
            assert match.game.landmarks[entry.move.verb.word] == mark.kind
            assert NAMES[entry.seat] in mark.label
    rounds = [mark.text for mark in told if mark.kind == "round"]
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)]


def test_a_title_without_rounds_has_no_marks_of_them() -> None:
    match = played("terra-nova-2006", 200, 4)
    marks = Marks(match)
    marks.follow(match)
    assert not [mark for mark in marks.told(NAMES) if mark.kind == "round"]


@pytest.mark.parametrize("name", games())
def test_following_move_by_move_finds_the_same(name: str) -> None:
    match = played(name, 200, 4)
    whole, stepwise = Marks(match), Marks(match)
    whole.follow(match)
    for ply in range(1, match.ply + 1):
        if ply == match.ply or match.log[ply].seat != match.log[ply - 1].seat:  # where a page is told
            stepwise.follow(match.fork(ply))
    assert stepwise.told(NAMES) == whole.told(NAMES)
    assert stepwise.told(NAMES, 100) == [mark for mark in whole.told(NAMES) if mark.ply > 100]
