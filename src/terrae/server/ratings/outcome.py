"""Outcomes: what is kept of a finished game, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass

from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.lab.rows import result
from terrae.server.table import BOT, Table


@dataclass(frozen=True)
class Seated:
    """How a seat came out. Person: whoever sat there when the game began to count for them, also if they left."""

    seat: int
    person: str | None
    bot: str | None
    faction: str
    place: int
    points: int
    ahead: float
    rank: int
    won: float
    gone: bool


@dataclass(frozen=True)
class Outcome:
    """How a game came out, and whether it counts."""

    rated: bool
    setup: list[tuple[str, str]]
    seats: list[Seated]


def outcome(table: Table) -> Outcome:
    """What came of a table whose game is over.

    Whoever left takes the last place, whatever became of the seat; of a game that was ended early nobody else is better
    than another. So it counts only if somebody left it, and if everybody had begun to play.
    """
    match, game = table.match, table.game
    end = match.state
    scores = game.scores(end)
    left: dict[int, str] = {}
    for departure in table.departures:
        left.setdefault(departure.seat, departure.guest)
    found = result(game, end, {})
    order = first_order(match)
    mean = sum(scores) / len(scores)
    begun = {int(entry.seat) for entry in match.log} - {NATURE}
    shared = 1 / (len(scores) - len(left)) if left and len(left) < len(scores) else 0.0  # of a game that was ended
    seats: list[Seated] = []
    for number, (chair, side) in enumerate(zip(table.chairs, game.sides(end), strict=True)):
        gone = chair.number in left
        rank = int(found[number]["rank"] or 1)
        won = float(found[number]["win"] or 0.0)
        seats.append(
            Seated(
                seat=chair.number,
                person=left.get(chair.number, chair.guest),
                bot=chair.bot if chair.kind == BOT and not gone else None,
                faction="" if side == str(number + 1) else side,
                place=order.index(number) + 1 if number in order else number + 1,
                points=scores[number],
                ahead=round(scores[number] - mean, 2),
                rank=len(scores) if gone else rank,
                won=0.0 if gone else shared if table.ended else won,
                gone=gone,
            )
        )
    counts = table.rated and len(begun) == len(scores) and (table.ended is None or bool(left))
    return Outcome(counts, setup_of(match), seats)


def first_order(match: Match) -> list[int]:
    """The seats in the order in which they took their first turns."""
    state, game = match.at(0), match.game
    for entry in match.log:
        if game.round_of(state):
            break
        state.play(entry.move, entry.seat)
    return game.turn_order(state) or list(range(match.setting.seats))


def setup_of(match: Match) -> list[tuple[str, str]]:
    """What lay on the table, each thing once."""
    things = match.game.laid_out(match.state)
    return sorted({(kind, name) for kind, names in things.items() for name in names})
