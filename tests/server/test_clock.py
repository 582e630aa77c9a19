"""The clock itself: whose time passes, what turns, offers, takebacks, vacations and outages do to it; nobody waits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

import pytest

from terrae.server.clocks.clock import BACK, GO, MORE, SEAT, STOP, Clock, Happening, Pauses, Step
from terrae.server.clocks.terms import DAY, LIVE, SLOW, Terms

START = datetime(2026, 3, 1, tzinfo=UTC)
BLITZ = Terms(LIVE, 100, 10)
LETTERS = Terms(SLOW, 2 * DAY)


@dataclass
class Sitter:
    kind: Literal["person", "bot", "open"] = "person"
    guest: str | None = None


def at(seconds: float) -> datetime:
    return START + timedelta(seconds=seconds)


def new(terms: Terms, *kinds: str, asked: tuple[int, ...] = (1,), pauses: Pauses | None = None) -> Clock:
    chairs = [Sitter("bot" if kind == "bot" else "person", kind) for kind in kinds or ("anke", "bert")]
    return Clock(terms, chairs, pauses or Pauses(), Step(0, START, 0, False, asked, asked[0]))


def play(clock: Clock, seconds: float, seat: int, *asked: int, ended: bool = True, turn: int | None = None) -> None:
    ply = clock.steps[-1].ply + 1
    clock.step(Step(ply, at(seconds), seat, ended, asked, asked[0] if turn is None else turn))


def lefts(clock: Clock, seconds: float) -> list[float]:
    return [clock.left(seat + 1, at(seconds)) for seat in range(len(clock.chairs))]


def test_time_passes_for_whoever_is_asked_and_a_turn_brings_the_increment() -> None:
    clock = new(BLITZ)
    assert lefts(clock, 30) == [70, 100]
    play(clock, 30, 1, 2)
    assert lefts(clock, 35) == [80, 95]
    play(clock, 35, 2, 1)
    assert lefts(clock, 35) == [80, 105], "more than at the beginning is possible"
    play(clock, 40, 1, 1, ended=False)
    assert lefts(clock, 41) == [74, 105], "a turn that is sent in pieces brings nothing before it is over"


def test_several_seats_are_asked_at_once() -> None:
    clock = new(BLITZ, "anke", "bert", "bot")
    play(clock, 10, 1, 2, 3, 1, turn=1)
    assert lefts(clock, 15)[:2] == [95, 95]
    play(clock, 15, 2, 3, 1, turn=1)
    assert lefts(clock, 20)[1] == 100, "a quick answer beside somebody's turn costs nothing, and brings nothing"
    assert clock.running() == [1], "bots have no clock"
    slow = new(BLITZ, "anke", "bert")
    play(slow, 10, 1, 2, 1, turn=1)
    play(slow, 35, 2, 1)
    assert lefts(slow, 35) == [75, 85], "of a slow one the increment is given back"


def test_running_out_grace_and_coming_back() -> None:
    clock = new(BLITZ)
    assert clock.due(START) == at(100)
    assert clock.due(at(100)) == at(160) and clock.late(at(159)) == []
    assert clock.late(at(160)) == [1] and clock.forsaken(at(759)) == []
    assert clock.forsaken(at(760)) == [1] and clock.due(at(760)) is None
    play(clock, 400, 1, 2)
    assert lefts(clock, 400) == [10, 100], "whoever comes back lives on increments, and owes nothing"


def test_more_time_and_a_substitute() -> None:
    clock = new(BLITZ)
    clock.happen(Happening(0, at(150), MORE, 1, 40))
    assert lefts(clock, 160)[0] == 30
    clock.happen(Happening(0, at(300), SEAT, 1))
    assert lefts(clock, 300)[0] == BLITZ.fresh == BLITZ.seconds, "never more than everybody began with"
    assert Terms(LIVE, 1200).fresh == 300
    letters = new(LETTERS)
    letters.happen(Happening(0, at(3 * DAY), MORE, 1, LETTERS.more))
    assert lefts(letters, 4 * DAY)[0] == DAY


def test_nobodys_time_runs_while_a_seat_is_open() -> None:
    clock = new(BLITZ)
    clock.happen(Happening(0, START, STOP))
    assert (lefts(clock, 5000), clock.due(at(5000)), clock.running()) == ([100, 100], None, [])
    clock.happen(Happening(0, at(5000), GO))
    assert lefts(clock, 5001) == [99, 100]


def test_slow_clocks_count_each_question_anew() -> None:
    clock = new(LETTERS)
    play(clock, DAY, 1, 2)
    play(clock, 2 * DAY, 2, 1, 2, turn=1)
    assert lefts(clock, 3 * DAY) == [DAY, DAY]
    play(clock, 3 * DAY, 1, 2)
    assert lefts(clock, 3 * DAY)[1] == DAY, "an answer that is still owed does not begin anew"


@pytest.mark.parametrize("terms", [BLITZ, LETTERS])
def test_a_takeback_restores_the_time_of_that_position(terms: Terms) -> None:
    unit = 1 if terms is BLITZ else 1000
    clock = new(terms)
    play(clock, 10 * unit, 1, 2)
    before = lefts(clock, 10 * unit)
    play(clock, 30 * unit, 2, 1)
    clock.happen(Happening(2, at(35 * unit), MORE, 2, 7))
    play(clock, 40 * unit, 1, 2)
    clock.take_back(1, at(70 * unit))
    gained = 7 if terms is BLITZ else 0
    now = lefts(clock, 70 * unit)
    assert now[0] == before[0] and now[1] - before[1] in (gained, 7)
    assert lefts(clock, 71 * unit)[1] == now[1] - unit
    play(clock, 80 * unit, 2, 1)
    folded, known = clock.standing, lefts(clock, 90 * unit)
    clock.wind()
    assert (clock.standing, lefts(clock, 90 * unit)) == (folded, known), "the same from the beginning"
    assert [one.kind for one in clock.happenings] == [MORE, BACK]


def test_outages_and_vacations_do_not_count_and_a_clock_put_back_takes_nothing() -> None:
    pauses = Pauses([(at(10), at(60))], {"anke": [(at(DAY), at(5 * DAY))]})
    assert lefts(new(BLITZ, pauses=pauses), 70) == [80, 100]
    letters = new(LETTERS, pauses=pauses)
    assert lefts(letters, 5 * DAY)[0] == DAY + 50
    assert letters.due(at(5 * DAY)) == at(6 * DAY + 50)
    assert pauses.away("anke", at(2 * DAY)) == at(5 * DAY) and pauses.away("anke", at(5 * DAY)) is None
    clock = new(BLITZ)
    play(clock, 20, 1, 2)
    play(clock, -500, 2, 1)
    assert lefts(clock, -480) == [70, 110], "the time of day was put back; time went on from there"
