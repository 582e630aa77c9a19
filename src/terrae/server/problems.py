"""Problems: whatever goes wrong in a request, with its status and a sentence for people."""

from __future__ import annotations

from typing import Any

from terrae.core.errors import MoveError, TerraeError


class Problem(TerraeError):
    """A request that is refused. `kind` is what programs look at; `more` travels with it."""

    def __init__(self, status: int, kind: str, key: str, /, *, more: dict[str, Any] | None = None, **values: object):
        super().__init__(key, **values)
        self.status = status
        self.kind = kind
        self.more = more or {}

    def data(self) -> dict[str, Any]:
        return described(self.status, self.kind, str(self), self.more)


def described(status: int, kind: str, detail: str, more: dict[str, Any] | None = None) -> dict[str, Any]:
    """As application/problem+json wants it (RFC 9457)."""
    title = kind.replace("-", " ").capitalize()
    detail = detail[:1].upper() + detail[1:]
    if not detail.endswith((".", "?", "!")):
        detail += "."
    return {"type": kind, "title": title, "status": status, "detail": detail, **(more or {})}


def no_table(table: str) -> Problem:
    return Problem(404, "no-table", "server.no-table", id=table[:20])


def stale(ply: int, epoch: int) -> Problem:
    """Somebody was faster, or a turn was taken back: the page must look again."""
    return Problem(409, "stale", "server.stale", more={"ply": ply, "epoch": epoch})


def illegal(error: MoveError) -> Problem:
    """A move that is not possible, with the reason."""
    return Problem(422, "illegal", "server.illegal", reason=error.message)


def not_your_seat(seat: int) -> Problem:
    return Problem(403, "not-your-seat", "server.not-your-seat", seat=seat)
