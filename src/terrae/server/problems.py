"""Problems: whatever goes wrong in a request, with its status and a sentence for people."""

from __future__ import annotations

from typing import TypeVar

from terrae.core.errors import BadOption, MoveError, TerraeError
from terrae.core.game import Game
from terrae.core.messages import Message

T = TypeVar("T")


class Problem(TerraeError):
    """A request that is refused. `kind` is what programs look at; `now` is where the game stands, for a stale page;
    `field` is the field of a form that cannot stay as it is; `line` is the line of a text that does not hold; `wait`
    are the seconds after which it is worth trying again."""

    def __init__(
        self,
        status: int,
        kind: str,
        key: str,
        /,
        *,
        now: tuple[int, int] | None = None,
        field: str | None = None,
        line: int | None = None,
        wait: int | None = None,
        **values: object,
    ) -> None:
        super().__init__(key, **values if wait is None else {**values, "wait": wait})
        self.status = status
        self.kind = kind
        self.now = now
        self.field = field
        self.line = line
        self.wait = wait


def no_table(table: str) -> Problem:
    return Problem(404, "no-table", "server.no-table", id=table[:20])


def stale(ply: int, epoch: int) -> Problem:
    """Somebody was faster, or a turn was taken back: the page must look again."""
    return Problem(409, "stale", "server.stale", now=(ply, epoch))


def illegal(error: MoveError) -> Problem:
    """A move that is not possible, with the reason."""
    return Problem(422, "illegal", "server.illegal", reason=error.message)


def not_your_seat(seat: int) -> Problem:
    return Problem(403, "not-your-seat", "server.not-your-seat", seat=seat)


def bad_table(error: TerraeError) -> Problem:
    """A table that cannot be set up."""
    return Problem(422, "bad-table", "server.bad-table", reason=error.message)


def bad_option(game: Game, error: BadOption) -> Problem:
    """Options that do not go together, in the words of the form, and the one that must change."""
    options = {option.name: option for option in game.options}
    found = options.get(str(error.message.values.get("name")))

    def called(key: str, value: object) -> object:
        """An option by its label; values by theirs: of the option that the key names, or of the one in question."""
        if value in options:
            return game.label_option(options[str(value)]).name
        option = options.get(key, found)
        if option is None or not isinstance(value, str):
            return value
        words = {*option.offered, *(option.made_of.words if option.made_of else ())}
        named = [game.label_value(option, word).name if word in words else word for word in value.split(", ")]
        return ", ".join(named)

    values = {key: called(key, value) for key, value in error.message.values.items()}
    reason = Message(error.message.key, **values)
    return Problem(422, "bad-table", "server.bad-table", field=found.name if found else None, reason=reason)


def bad_file(error: TerraeError) -> Problem:
    """A game that cannot be read or played, and the line where it goes wrong."""
    return Problem(422, "bad-file", "server.bad-file", line=told(error, "line", int), reason=error.message)


def told(error: TerraeError, name: str, kind: type[T]) -> T | None:
    """A value of a message, if it has it."""
    value = error.message.values.get(name)
    return value if isinstance(value, kind) else None
