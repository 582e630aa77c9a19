"""The journal: what happened, turn by turn, with what it cost and brought and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rich.table import Table
from rich.text import Text

from terrae.core.asks import told
from terrae.core.events import Event
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.record import runs
from terrae.core.scene import Seat as SeatPart
from terrae.core.scene import Text as TextPart
from terrae.core.state import NATURE, State
from terrae.core.story import line, steps
from terrae.core.wording import good_words, phrase, source_words


@dataclass
class Turn:
    """A run of moves of one seat within one stage of the game, from a ply to another."""

    seat: int
    first: int
    last: int
    called: list[str]  # what the seats are called after it
    before: str  # the stage of the game before it
    stage: str  # and after it


def turns(match: Match, after: int = 0, to: int | None = None) -> list[Turn]:
    """The turns between two positions."""
    played: list[Turn] = []
    state = match.at(after)
    now = heading(match.game, state)[1]
    for ply, entry in enumerate(match.log[after:to], after + 1):
        state.play(entry.move, entry.seat)
        before = now
        called, now = heading(match.game, state)
        played.append(Turn(entry.seat, ply, ply, called, before, now))
    return [replace(run[-1], first=run[0].first) for run in runs(played, lambda turn: (turn.seat, turn.before))]


def heading(game: Game, state: State) -> tuple[list[str], str]:
    """What the seats are called, and where in the game a state is ("Round 2 of 5"), as its picture says."""
    scene = game.scene(game.view(state))
    seats = sorted(scene.of(SeatPart), key=lambda part: part.seat)
    stage = next((part.word or part.text for part in scene.of(TextPart, "heading") if part.role == "round"), "")
    return [seat_name(part) for part in seats], stage


def seat_name(part: SeatPart) -> str:
    """What a seat is called: by what it plays, or by its number if that is not known."""
    return part.name or phrase("cli.seat", seat=part.seat)


def names(game: Game, state: State) -> list[str]:
    """What the seats are called."""
    return heading(game, state)[0]


def changes(game: Game, events: list[Event], seat: int) -> str:
    """What a seat paid and gained, with sources: "-10 money (6 shovels, 4 house), +2 points (round tile)"."""
    sums: dict[tuple[str, str], dict[str, int]] = {}
    for event in events:
        if event.seat != seat or event.amount == 0:
            continue
        kind, what, amount = told(game, event)
        sources = sums.setdefault((kind, what), {})
        name = source_words(game.name, event.source)
        sources[name] = sources.get(name, 0) + abs(amount)
    parts = []
    for (how, what), sources in sums.items():
        total = sum(sources.values())
        because = ", ".join(sources) if len(sources) == 1 else ", ".join(f"{n} {name}" for name, n in sources.items())
        good = good_words(what, total)
        parts.append(phrase(f"cli.change.{how}", amount=total, good=good, sources=because))
    return ", ".join(parts)


def happened(match: Match, first: int, last: int) -> list[Event]:
    """The events of some plies."""
    return [event for ply in range(first, last + 1) for event in match.events(ply)]


def lines(match: Match, turn: Turn) -> Iterator[tuple[str, Text]]:
    """A turn: who and what in the first line, what the others got from it in the next ones."""
    events = happened(match, turn.first, turn.last)
    told = line(steps(match, match.at(turn.first - 1), turn.first - 1, turn.last))
    if turn.seat == NATURE:
        yield phrase("cli.nature"), Text(told, style="dim")
    else:
        own = changes(match.game, events, turn.seat)
        yield turn.called[turn.seat], Text(told, style="bold").append(f"  {own}" if own else "", style="not bold dim")
    for seat, name in enumerate(turn.called):
        theirs = changes(match.game, events, seat) if seat != turn.seat else ""
        if theirs:
            yield "", Text(f"{name}: {theirs}", style="dim")


def journal(match: Match, after: int = 0, to: int | None = None, *, numbered: bool = True) -> Table:
    """The turns between two positions as a table; a line tells where a new round begins."""
    table = Table.grid(padding=(0, 1))
    if numbered:
        table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for turn in turns(match, after, to):
        rows = list(lines(match, turn))
        if turn.stage != turn.before:
            rows.append(("", Text(f"— {turn.stage} —", style="italic")))
        for number, (who, text) in enumerate(rows):
            before = [str(turn.last) if number == 0 else ""] if numbered else []
            table.add_row(*before, who, text)
    return table
