"""Asks: a question in words, what each answer is called, where it is clicked, and what a friend would say to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.core.voice import Voice, target
from terrae.games.terra_nova_2006.rules.figures import ACTIONS
from terrae.games.terra_nova_2006.rules.regions import SPLIT, effect_of_stone, regions_closed_by
from terrae.games.terra_nova_2006.rules.setup import DrawFigure, DrawFirst, PlaceFigure
from terrae.games.terra_nova_2006.rules.state import Island, Region
from terrae.games.terra_nova_2006.rules.stones import STONE
from terrae.games.terra_nova_2006.rules.turn import DONE, Act

VOICE = Voice("terra-nova-2006")
text, word, number_of, together = VOICE.text, VOICE.word, VOICE.number_of, VOICE.together

# Words


def who(state: Island, seat: int) -> Message:
    """A seat as others speak of it."""
    return text("who.nature") if seat == NATURE else word("colour", state.box.colours[seat])


def landscape_at(state: Island, field: int) -> Message:
    return word("landscape", state.land.landscapes[state.land.landscape[field]])


def outcome(state: Island, region: Region) -> Message:
    """What a region is worth, and who gets it."""
    size = number_of("field", len(region.fields))
    kinds = number_of("landscape", int(region.landscapes))
    winners = region.winners
    if not winners:
        return text("region.nobody", fields=size, landscapes=kinds)
    names = together([who(state, seat) for seat in winners], "and")
    points = number_of("point", int(region.share))
    return text(
        "region.won" if len(winners) == 1 else "region.shared", fields=size, landscapes=kinds, who=names, points=points
    )


def consequences(state: Island, field: int) -> list[Message]:
    """What a stone on an empty field would do to the land."""
    closed = regions_closed_by(state, field)
    if closed:
        return [text("stone.closes", what=outcome(state, region)) for region in closed]
    return [text("stone.splits")] if effect_of_stone(state, field) == SPLIT else []


# Questions


def question(state: Island, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    match decision:
        case PlaceFigure():
            seat = state.seats[decision.seat]
            return text("ask.place", number=int(seat.count) + 1, all=int(seat.held))
        case DrawFirst():
            return text("ask.draw-first")
        case DrawFigure():
            return text("ask.draw-figure", who=who(state, int(decision.owner)))
        case Act():
            return _act(state, decision)
    return text("ask.anything")


def _act(state: Island, decision: Act) -> Message:
    number = int(state.action) + 1
    if decision.moves(state)[0].verb is DONE:
        return text("ask.pass") if number == 1 else text("ask.nothing-left", number=number, all=ACTIONS)
    if number == 1:
        return text("ask.first", number=number, all=ACTIONS)
    return text("ask.next", number=number, all=ACTIONS)


# Labels


def owner_drawn(decision: Decision[Any]) -> int:
    """The seat whose figure is drawn."""
    return int(decision.owner) if isinstance(decision, DrawFigure) else NATURE


VALUES: dict[str, Callable[[tuple[Island, Move]], object]] = {
    "place": lambda case: target(case[1]),
    "start": lambda case: target(case[1]).split("-")[0],
    "end": lambda case: target(case[1]).split("-")[1],
    "landscape": lambda case: landscape_at(case[0], case[0].land.by_name[target(case[1])]),
    "who": lambda case: who(case[0], int(case[1].at)),
    "whose": lambda case: who(
        case[0], int(decision.owner) if isinstance(decision := case[0].decision, DrawFigure) else 0
    ),
}


def told(room: str, state: Island, move: Move) -> Message:
    """The text of a room of messages about a move; the first thing that could be done is passed, not ended."""
    name = "pass" if move.verb is DONE and state.action == 0 else move.verb.word.replace(" ", "-")
    return VOICE.told(f"{room}.{name}", VALUES, (state, move))


def label(state: Island, move: Move, seat: int | None = None) -> Message:
    """What a legal move is called."""
    return told("move", state, move)


def about(state: Island, move: Move, seat: int | None = None) -> Message | None:
    """What a stone would do to the land."""
    found = consequences(state, state.land.by_name[target(move)]) if move.verb is STONE else []
    return together(found) if found else None


def log(state: Island, move: Move, seat: int | None = None) -> Message:
    """A move as the log tells it."""
    return told("log", state, move)


# Parts


def parts(state: Island, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked. A figure goes from one field to another."""
    return [(move.verb.part or "prompt").format(target=place) for place in target(move).split("-")]


# Warnings


def warning(before: Island, after: Island, seat: int, move: Move) -> Message | None:
    """What a seat might regret about a move: a stone that gives others more."""
    if move.verb is not STONE or len(after.regions) == len(before.regions):
        return None
    gains = [int(now.points - then.points) for then, now in zip(before.seats, after.seats, strict=True)]
    ahead = [other for other, points in enumerate(gains) if points > gains[seat]]
    if not ahead:
        return None
    names = together([who(before, other) for other in ahead], "and")
    return text("warning.gift", who=names, points=number_of("point", max(gains)), own=gains[seat])
