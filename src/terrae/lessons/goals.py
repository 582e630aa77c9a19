"""Goals: has a turn done what a step asks for? By what it played, what happened, and where the game stands."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

from terrae.core.asks import balance
from terrae.core.events import Event
from terrae.core.match import Match
from terrae.lessons.lesson import BadLesson, Goal, Happening

ME = "me"


@dataclass
class Played:
    """A turn of a seat in a match: the plies after the first up to the last."""

    match: Match
    seat: int
    first: int
    last: int

    @cached_property
    def moves(self) -> list[str]:
        return [entry.move.text for entry in self.match.log[self.first : self.last] if entry.seat == self.seat]

    @cached_property
    def verbs(self) -> list[str]:
        return [entry.move.verb.word for entry in self.match.log[self.first : self.last] if entry.seat == self.seat]

    @cached_property
    def events(self) -> list[Event]:
        """What the turn brought about by itself; what came with a round that it ended is left out."""
        return [event for ply in range(self.first, self.last) for event in self.match.own_events(ply + 1)]

    @cached_property
    def before(self) -> dict[str, Any]:
        return view_of(self.match, self.seat, self.first)

    @cached_property
    def after(self) -> dict[str, Any]:
        return view_of(self.match, self.seat, self.last)


def view_of(match: Match, seat: int, ply: int) -> dict[str, Any]:
    """What a seat knew after a ply; its own part under `me`."""
    state = match.state if ply == match.ply else match.at(ply)
    view = match.game.view(state, seat)
    return {**view, ME: view["seats"][seat]}


def found(view: Any, place: str) -> Any:
    """What is at a place of a view: `me.power.2` is the third entry of my power."""
    here = view
    for word in place.split("."):
        if isinstance(here, dict) and word in here:
            here = here[word]
        elif isinstance(here, list) and word.isdigit() and int(word) < len(here):
            here = here[int(word)]
        else:
            known = (
                list(here) if isinstance(here, dict) else range(len(here)) if isinstance(here, list) else ["nothing"]
            )
            raise BadLesson("lessons.place", place=place, word=word, known=", ".join(map(str, known)))
    return here


def size(value: Any) -> int:
    """How much is at a place: a number, or how many entries there are."""
    return int(value) if isinstance(value, int) else len(value or ())


def fits(patterns: tuple[str, ...], text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def happened(turn: Played, wanted: Happening) -> bool:
    return any(
        (event.seat == turn.seat) == (wanted.who == ME)
        and event.what == wanted.what
        and fnmatchcase(event.source, wanted.source)
        for event in turn.events
    )


def reached(goal: Goal, turn: Played) -> bool:
    """Does every condition of a goal hold?"""
    for wanted in goal.moves:
        if not any(fits(tuple(wanted.split("|")), text) for text in turn.moves):
            return False
    if any(fits(goal.without, text) for text in turn.moves):
        return False
    if not all(happened(turn, event) for event in goal.events):
        return False
    if goal.gains or goal.pays:
        cost, gain = balance(turn.match.game, turn.events, turn.seat)
        if any(gain.get(good, 0) < least for good, least in goal.gains.items()):
            return False
        if any(cost.get(good, 0) > most for good, most in goal.pays.items()):
            return False
    if any(size(found(turn.after, place)) <= size(found(turn.before, place)) for place in goal.grows):
        return False
    for place, least in goal.holds.items():
        here = found(turn.after, place)
        if here != least if isinstance(least, str) else size(here) < least:
            return False
    return not goal.round or int(turn.after["round"]) >= goal.round
