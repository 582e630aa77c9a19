"""Problems: whatever goes wrong in a request, with its status and a sentence for people."""

from __future__ import annotations

from terrae.core.errors import MoveError, TerraeError


class Problem(TerraeError):
    """A request that is refused. `kind` is what programs look at; `now` is where the game stands, for a stale page."""

    def __init__(
        self, status: int, kind: str, key: str, /, *, now: tuple[int, int] | None = None, **values: object
    ) -> None:
        super().__init__(key, **values)
        self.status = status
        self.kind = kind
        self.now = now


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
