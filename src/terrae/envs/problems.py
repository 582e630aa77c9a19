"""What can be wrong with what an environment is given, in words."""

from __future__ import annotations

import operator

from terrae.core.errors import IllegalMove, MoveError, TerraeError
from terrae.core.game import Game
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.loop.course import Course

LISTED = 12  # moves that are named where there are more


class BadTask(TerraeError, ValueError):
    """A task that does not exist or cannot be played."""


class BadAction(MoveError, TypeError):
    """Something that is no action at all."""


class OutOfOrder(TerraeError, RuntimeError):
    """Something was asked for at the wrong moment."""


def listed(moves: list[Move]) -> Message | str:
    """The legal moves by name, not all of them where they are many."""
    names = ", ".join(f"{move.text} ({move.index})" for move in moves[:LISTED])
    more = len(moves) - LISTED
    return Message("envs.and-more", listed=names, more=more) if more > 0 else names


def action_number(action: object) -> int:
    """An action as a whole number; numpy's numbers and arrays of one number are welcome."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        shape = getattr(action, "shape", None)
        kind = type(action).__name__ if shape is None else f"{getattr(action, 'dtype', '')} of shape {shape}"
        raise BadAction("envs.not-an-action", action=action, kind=kind) from None


def legal_move(game: Game, course: Course, action: object, agent: str) -> Move:
    """The legal move an action means; else an error that says why not, and what is legal."""
    index = action_number(action)
    move = course.find(index)
    if move is not None:
        return move
    legal = listed(course.moves)
    if not 0 <= index < len(game.catalogue):
        last = len(game.catalogue) - 1
        raise IllegalMove("envs.no-such-action", action=index, last=last, game=game.title, agent=agent, legal=legal)
    wanted = game.catalogue[index]
    reason = str(game.why_not(course.state, course.seat, wanted)).rstrip(".")
    raise IllegalMove("envs.illegal", move=wanted.text, action=index, agent=agent, reason=reason, legal=legal)
