"""The story of a game: points of each seat by source and by round, and who led when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from terrae.core.match import Match
from terrae.core.scene import Seat
from terrae.core.wording import phrase, source_kind
from terrae.server.slices import Work

POINTS = "points"
STRETCHES = 6  # parts of a game that has no rounds
MOST_MOMENTS = 3


@dataclass(frozen=True)
class Teller:
    """A seat in a story: who it is, its points by kind of source and by chapter, its place; ties share one."""

    seat: int
    name: str
    player: str
    colour: str
    points: int
    place: int
    sources: dict[str, int]
    chapters: list[int]


@dataclass(frozen=True)
class Moment:
    """Somebody takes the lead: at the end of a chapter, with so many points in it."""

    chapter: int
    seat: int
    points: int
    ahead: int


@dataclass(frozen=True)
class Story:
    """Chapters are the start, the rounds and the end; `ends` are the plies after which each is over. The line tells the
    points of all seats after each ply that changed some; all that was got at the start counts at its end. Where nearly
    all points come at the end, `foretold`, both tell those that each seat would have had if the game had ended then."""

    chapters: list[str]
    ends: list[int]
    sources: list[str]
    seats: list[Teller]
    line: list[tuple[int, list[int]]]
    moments: list[Moment]
    foretold: bool

    @property
    def ranking(self) -> list[Teller]:
        return sorted(self.seats, key=lambda teller: teller.place)


def story(match: Match) -> Work[Story]:
    """What the ledger of a match tells."""
    count = len(match.game.scores(match.state))
    walk: list[tuple[int, list[int] | None]] = []
    for state in states_of(match):
        walk.append((match.game.round_of(state), match.game.foretold(state)))
        yield
    numbers = chapter_of_each_ply(match, [number for number, _ in walk])
    last = max(numbers) + 1  # the end is a chapter of its own
    chapters = [[0] * count for _ in range(last + 1)]
    sources: dict[str, list[int]] = {}
    line: list[tuple[int, list[int]]] = []
    now = [0] * count
    for ply in range(match.ply + 1):
        yield
        changed = False
        for event in match.events(ply):
            if event.what != POINTS or not event.amount:
                continue
            changed = True
            seat, amount = int(event.seat), int(event.amount)
            final = event.source.startswith(match.game.finals) if match.game.finals else False
            chapters[last if final else numbers[ply]][seat] += amount
            sources.setdefault(source_kind(match.game.name, event.source), [0] * count)[seat] += amount
            now[seat] += amount
        if changed or ply == match.ply or not line:
            if line and numbers[line[-1][0]] == numbers[ply] == 0 < line[-1][0]:
                line.pop()  # what seats begin with is no lead of anybody
            line.append((ply, list(now)))
    foretold = [points for _, points in walk if points is not None]
    ends = [max((ply for ply, number in enumerate(numbers) if number == chapter), default=0) for chapter in range(last)]
    names = chapter_names(match, last, ends)
    yield
    if foretold:
        line = [(ply, points) for ply, points in enumerate(foretold) if not ply or points != foretold[ply - 1]]
        line += [] if line[-1][0] == match.ply else [(match.ply, foretold[-1])]
        chapters = [*gains([foretold[end] for end in ends]), [0] * count]  # the end brings nothing new
    kept = [chapter for chapter, points in enumerate(chapters) if any(points) or 0 < chapter < last]
    points = [chapters[chapter] for chapter in kept]
    return Story(
        chapters=[names[chapter] for chapter in kept],
        ends=[[*ends, match.ply][chapter] for chapter in kept],
        sources=list(sources),
        seats=tellers(match, sources, points),
        line=line,
        moments=moments(points),
        foretold=bool(foretold),
    )


def gains(totals: list[list[int]]) -> list[list[int]]:
    """What each total adds to the one before."""
    before = [[0] * len(totals[0]), *totals]
    return [[b - a for a, b in zip(old, new, strict=True)] for old, new in pairwise(before)]


def states_of(match: Match) -> Iterator[Any]:
    """The state before the first ply and after each: always the same object, to be asked at once."""
    state = match.game.start(match.setting)
    yield state
    for entry in match.log:
        state.play(entry.move, entry.seat)
        yield state


def chapter_of_each_ply(match: Match, after: list[int]) -> list[int]:
    """The round in which each ply was played (0 is what came before the first one); or its stretch of the game."""
    rounds = [after[0], *after[:-1]]
    if any(rounds):
        return rounds
    return [min(ply * STRETCHES // (match.ply + 1), STRETCHES - 1) + 1 if ply else 0 for ply in range(match.ply + 1)]


def chapter_names(match: Match, last: int, ends: list[int]) -> list[str]:
    """The start, the rounds by their numbers or stretches by their last moves, the end."""
    rounds = match.game.round_of(match.state)
    between = [str(number) if rounds else phrase("page.moves", ply=ends[number]) for number in range(1, last)]
    return [phrase("page.story-start"), *between, phrase("page.story-end")]


def tellers(match: Match, sources: dict[str, list[int]], chapters: list[list[int]]) -> list[Teller]:
    """The seats with their points; winners of a tie are ahead of those who only have as many points."""
    game = match.game
    scene = game.scene(game.view(match.state)).named(match.names)
    shown = {part.seat: part for part in scene.of(Seat)}
    scores = game.scores(match.state)
    winners = game.winners(match.state) if match.over else []
    merits = [(points, seat in winners) for seat, points in enumerate(scores)]
    return [
        Teller(
            seat=seat + 1,
            name=shown[seat + 1].name,
            player=shown[seat + 1].player,
            colour=shown[seat + 1].colour,
            points=points,
            place=1 + sum(other > merits[seat] for other in merits),
            sources={kind: amounts[seat] for kind, amounts in sources.items()},
            chapters=[chapter[seat] for chapter in chapters],
        )
        for seat, points in enumerate(scores)
    ]


def moments(chapters: list[list[int]]) -> list[Moment]:
    """The last changes of the lead, at the ends of chapters; a lead that is shared is nobody's."""
    totals = list(accumulate(chapters, lambda before, points: [a + b for a, b in zip(before, points, strict=True)]))
    found: list[Moment] = []
    leader = 0
    for chapter, points in enumerate(totals):
        first, *others = sorted(points, reverse=True)
        if others and first == others[0]:
            continue
        seat = points.index(first) + 1
        if seat != leader:
            ahead = first - others[0] if others else 0
            found.append(Moment(chapter, seat, chapters[chapter][seat - 1], ahead))
            leader = seat
    return found[-MOST_MOMENTS:]
