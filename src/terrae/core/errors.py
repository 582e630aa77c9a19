"""What can go wrong, in words for the person who did it. Nothing has changed when one of these is raised."""

from __future__ import annotations

from terrae.core.messages import Message


class TerraeError(Exception):
    """Something was asked that is not possible; the message says what was wrong and what is possible."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.message = Message(key, **values)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class MoveError(TerraeError, ValueError):
    """A move that cannot be played."""


class UnknownMove(MoveError):
    """The text is no move of this game."""


class IllegalMove(MoveError):
    """The move exists but is not possible now."""


class AmbiguousMove(MoveError):
    """Several moves fit the text."""


class NoObserver(TerraeError, NotImplementedError):
    """The title does not say how it is written as numbers."""


class UndoError(TerraeError):
    """Nothing can be taken back."""


class UnknownGame(TerraeError, LookupError):
    """No title of this name is installed."""


class UnknownBot(TerraeError, LookupError):
    """No bot of this name is installed."""


class BadOption(TerraeError, ValueError):
    """An option that does not exist, or a value it cannot have."""


class BadComponents(TerraeError, ValueError):
    """A component file that cannot be played with."""


class BadRecord(TerraeError, ValueError):
    """A game file that cannot be read."""
