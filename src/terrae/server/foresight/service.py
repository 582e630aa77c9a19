"""Keeping lines: checked by playing them, cleared of what the game has left, told in words."""

from __future__ import annotations

from dataclasses import replace

from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.core.turns import turn_over
from terrae.server.drafts import plan
from terrae.server.foresight.forms import ForeseeForm, Foreseen, ForeseenLine, ToldTurn, UnforeseeForm
from terrae.server.foresight.lines import Line, spoken
from terrae.server.problems import Problem, illegal
from terrae.server.rows import new_id
from terrae.server.slices import Work
from terrae.server.table import Chair, Table, seat_of
from terrae.server.tables import Tables
from terrae.server.telling import turns

MOST = 20  # lines of a seat


def planned(table: Table, line: Line) -> Work[Match]:
    """A line, played as a plan."""
    return plan(table.match, line.ply, [(seat_of(number), text) for number, text in line.moves], None)


def checked(table: Table, seat: int, form: ForeseeForm) -> Work[Line]:
    """A line as it is kept: it begins with somebody else, ends with a whole answer of the seat, and can be played."""
    if not form.moves or form.moves[0][0] == seat or form.moves[-1][0] != seat:
        raise Problem(422, "no-line", "server.foresee-order")
    if any(number > len(table.chairs) for number, _ in form.moves):
        raise Problem(422, "no-line", "server.foresee-seats", seats=len(table.chairs))
    line = Line(new_id(), form.ply, list(form.moves))
    try:
        played = yield from planned(table, line)
    except MoveError as error:
        raise illegal(error) from None
    if not turn_over(played, seat_of(seat)):
        raise Problem(422, "no-line", "server.foresee-half")
    return replace_moves(line, played)


def replace_moves(line: Line, played: Match) -> Line:
    """A line with its moves as the log would have them, however they were typed."""
    return Line(line.id, line.ply, [spoken(entry) for entry in played.log[line.ply :]])


async def foresee(tables: Tables, guest: str, table: Table, form: ForeseeForm) -> None:
    """A seat says beforehand what it will answer; what it said of the same moves before is replaced."""
    async with table.lock:
        chair = table.held(form.seat, guest)
        table.expect(form.ply, form.epoch)
        line = await tables.registry.slices.done(guest, checked(table, form.seat, form))
        kept = [one for one in fitting(table, chair) if one.goes_with(line, form.seat)]
        if len(kept) >= MOST:
            raise Problem(422, "too-many-lines", "server.foresee-most", most=MOST)
        await tables.seat(table, replace(chair, foreseen=(*kept, line)))


async def unforesee(tables: Tables, guest: str, table: Table, form: UnforeseeForm) -> None:
    """A seat does not say so any more."""
    async with table.lock:
        chair = table.held(form.seat, guest)
        kept = tuple(line for line in fitting(table, chair) if line.id != form.id)
        await tables.seat(table, replace(chair, foreseen=kept))


def fitting(table: Table, chair: Chair) -> list[Line]:
    """The lines of a chair that may still come."""
    return [line for line in chair.foreseen if line.fits(chair.number, table.match.log)]


def told(table: Table, guest: str | None) -> Work[Foreseen]:
    """What somebody's seats have said, in words; nobody else is told."""
    seats = table.seats_of(guest)
    mine = [chair for chair in table.chairs if chair.number in seats]
    found = [(chair, line) for chair in mine for line in fitting(table, chair)]
    lines: list[ForeseenLine] = []
    for chair, line in found:
        lines.append((yield from line_told(table, chair, line)))
    return Foreseen(lines=lines)


def line_told(table: Table, chair: Chair, line: Line) -> Work[ForeseenLine]:
    played = yield from planned(table, line)
    runs = [*table.runs[: line.ply], *runs_of_plan(played, line.ply)]
    shown = [
        ToldTurn(turn.seat, turn.summary or ", ".join(step.text for step in turn.steps))
        for turn in (yield from turns(played, line.ply, runs, {}))
    ]
    return ForeseenLine(id=line.id, seat=chair.number, ply=line.ply, moves=line.moves, turns=shown)


def runs_of_plan(played: Match, start: int) -> list[int]:
    """Where each turn of a plan begins: wherever another seat goes on."""
    runs: list[int] = []
    for at in range(start, played.ply):
        entry = played.log[at]
        again = bool(runs) and played.log[at - 1].seat == entry.seat
        runs.append(0 if entry.seat == NATURE else runs[-1] if again and runs[-1] else at + 1)
    return runs
