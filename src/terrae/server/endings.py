"""The end of a game as a page shows it: ranking, points by source and by round, the lead over time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from markupsafe import Markup

from terrae.core.wording import phrase
from terrae.draw import charts
from terrae.server.slices import Work
from terrae.server.story import Story, Teller, story
from terrae.server.table import Table, Viewer

PLACES = 5  # that have a word of their own


@dataclass(frozen=True)
class Row:
    """A seat on the page, the best first."""

    teller: Teller
    own: bool
    length: Markup  # its points beside those of the winner
    bars: list[tuple[int, Markup]]  # by source
    columns: Markup  # by chapter


@dataclass(frozen=True)
class Ending:
    """All that the page of a finished game shows."""

    headline: str
    about: str
    story: Story
    rows: list[Row]
    lead: Markup
    tale: list[tuple[str, str]]


def ending(table: Table, who: Viewer) -> Work[Ending]:
    """The end of a table's game, as whoever looks sees it."""
    told = yield from story_of(table)
    own = None if len(who.seats) != 1 else who.seats[0]
    headline, about = early(table, told, own) if table.ended else headlines(told, own)
    series = [
        charts.Series(seat.colour, seat.name, [points[seat.seat - 1] for _, points in told.line], seat.seat == own)
        for seat in told.seats
    ]
    marks = list(zip(told.ends, told.chapters, strict=True))
    moments = [(told.ends[moment.chapter], moment.seat - 1) for moment in told.moments]
    graph = charts.lead(series, [ply for ply, _ in told.line], marks, moments)
    return Ending(headline, about, told, rows(told, own), Markup(graph), tale(told))


def story_of(table: Table) -> Work[Story]:
    """The story of a table's game so far."""
    told = yield from story(table.retold.fork())  # whose names stay in this language
    if table.ended == "resigned":
        told = replace(told, seats=given_up(told.seats, {one.seat for one in table.departures}))
    return told


def given_up(seats: list[Teller], gone: set[int]) -> list[Teller]:
    """Whoever resigned a game has lost it, whatever their points: all who stayed come before them."""
    left = [seat.place for seat in seats if seat.seat not in gone]
    return [
        replace(seat, place=len(left) + 1 if seat.seat in gone else 1 + sum(place < seat.place for place in left))
        for seat in seats
    ]


def rows(told: Story, own: int | None) -> list[Row]:
    """Every seat with its bars; the longest of a column is the best of the table."""
    best = max(1, *(seat.points for seat in told.seats))
    longest = {kind: max(abs(seat.sources[kind]) for seat in told.seats) for kind in told.sources}
    highest = max([1, *(abs(points) for seat in told.seats for points in seat.chapters)])
    return [
        Row(
            seat,
            seat.seat == own,
            Markup(charts.bar(max(0, seat.points), best, seat.colour)),
            [
                (seat.sources[kind], Markup(charts.bar(seat.sources[kind], longest[kind], seat.colour)))
                for kind in told.sources
            ],
            Markup(charts.columns(seat.chapters, highest, seat.colour)),
        )
        for seat in told.ranking
    ]


def headlines(told: Story, own: int | None) -> tuple[str, str]:
    """What happened, in a few words and in a sentence: to the viewer, or to whoever won."""
    ranking = told.ranking
    winners = [seat for seat in ranking if seat.place == 1]
    names = phrase("page.end-and").join(seat.name for seat in winners)
    mine = next((seat for seat in ranking if seat.seat == own), None)
    if mine is None:
        points = winners[0].points
        key = "page.end-shared" if len(winners) > 1 else "page.end-won"
        return phrase(key, names=names), phrase("page.end-points", points=points)
    if mine.place == 1:
        key = "page.end-you-shared" if len(winners) > 1 else "page.end-place-1"
        second = next((seat for seat in ranking if seat.place > 1), None)
        if second is None:
            return phrase(key), phrase("page.end-points", points=mine.points)
        gap = mine.points - second.points
        return phrase(key), phrase("page.end-ahead", points=mine.points, gap=gap, name=second.name)
    key = f"page.end-place-{mine.place}" if mine.place <= PLACES else "page.end-place"
    gap = winners[0].points - mine.points
    return phrase(key, place=mine.place), phrase("page.end-behind", points=mine.points, gap=gap, name=names)


def early(table: Table, told: Story, own: int | None) -> tuple[str, str]:
    """The same of a game that its people ended."""
    gone = [one for one in table.departures if one.why == "resigned"]
    if table.ended == "resigned" and gone:
        resigned = gone[-1].seat
        about = phrase("page.end-early")
        if own == resigned:
            return phrase("page.end-you-resigned"), about
        return phrase("page.end-resigned", name=told.seats[resigned - 1].name), about
    return phrase("page.end-stopped" if table.ended == "stopped" else "page.end-consent"), phrase("page.end-early")


def tale(told: Story) -> list[tuple[str, str]]:
    """The changes of the lead in words."""
    found = []
    for moment in told.moments:
        name = told.seats[moment.seat - 1].name
        chapter = told.chapters[moment.chapter]
        key = "page.tale-round" if chapter.isdecimal() else "page.tale-then"
        text = phrase("page.tale-about", points=moment.points, ahead=moment.ahead)
        found.append((phrase(key, name=name, chapter=chapter[:1].upper() + chapter[1:]), text))
    return found
