"""Positions: what a viewer is shown of a table: the game now or at a ply, a draft or a plan on top of it.

All of it is work in slices: between them the game may go on, so what is told together is looked at together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal
from weakref import WeakKeyDictionary

from terrae.core.errors import MoveError
from terrae.core.languages import current
from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.core.turns import turn_over
from terrae.core.wording import phrase, sentence
from terrae.draw.units import lay_out
from terrae.server import telling
from terrae.server.answers import Ask, Mark, Position, Seat, SeatSettings, Wish
from terrae.server.clocks.answers import Company
from terrae.server.drafts import draft, plan
from terrae.server.forms import AheadForm, PlanForm, TryForm, WhyForm
from terrae.server.guides import Guides
from terrae.server.marks import Marks
from terrae.server.problems import Problem, illegal
from terrae.server.slices import Work
from terrae.server.table import Table, Viewer, number_of, seat_of
from terrae.server.unit_cache import UnitCache, differences, draft_key, key_of, scene_of

HEADING = ("round", "order")  # units above the table
Mode = Literal["live", "replay", "draft", "plan"]


def wish_of(table: Table) -> Wish | None:
    """The wish that is on the table, for everybody to see."""
    return None if table.wish is None else Wish(asked_by=table.wish.seat, waiting_for=table.waiting_for(table.wish))


def why_no_takeback(table: Table, who: Viewer) -> str | None:
    """Why somebody cannot ask for their last turn; nothing if they can."""
    try:
        table.expect_takeback(who.seats)
    except Problem as problem:
        return sentence(problem)
    return None


def plan_of(table: Table, form: PlanForm) -> Work[tuple[Match, int]]:
    """A plan as a match, and the seat that is asked in it."""
    table.expect(None, form.epoch)
    for number, _ in form.moves:
        if number > len(table.chairs):
            raise Problem(422, "illegal", "server.no-seat", seat=number)
    moves = [(seat_of(number), text) for number, text in form.moves]
    try:
        planned = yield from plan(table.match, table.past(form.ply), moves, form.seed)
    except MoveError as error:
        raise illegal(error) from None
    to_move = [] if planned.over else planned.seats_to_move
    return planned, next((seat for seat in to_move if form.seat == number_of(seat)), (to_move or [NATURE])[0])


def tried_on(table: Table, seat: int, texts: list[str], ply: int | None = None) -> Match:
    """A draft of a seat on top of the game, or of a past of it."""
    try:
        return draft(table.match, seat, texts, ply)
    except MoveError as error:
        raise illegal(error) from None


Asks = dict[tuple[int, str], Ask | None]  # by seat and language
MOST_TOLD = 64  # tables whose turns are kept in words, in one language; fewer, if fewer are in memory


class Positions:
    """Shows positions, and remembers what it painted."""

    def __init__(
        self, megabytes: int, tables: int, guides: Guides, company: Callable[[Table, str | None], Company]
    ) -> None:
        self.guides = guides
        self.company = company
        self.units = UnitCache(megabytes, tables)
        self.most_told = min(MOST_TOLD, tables)
        self.chronicles: WeakKeyDictionary[Table, tuple[int, Marks]] = WeakKeyDictionary()  # with the epoch they are of
        self.asks: WeakKeyDictionary[Table, tuple[Match, Asks]] = WeakKeyDictionary()  # several pages want the same
        self.told: dict[tuple[str, int, str], telling.Told] = {}  # by table, epoch and language

    def live(
        self,
        table: Table,
        who: Viewer,
        *,
        ply: int | None = None,
        have: str | None = None,
        log_after: int = 0,
        scores: bool = False,
        picture: bool = True,
    ) -> Work[Position]:
        """The game as it stands, or as it stood after a ply; whoever needs no picture, a program, saves most of it."""
        match = table.match
        if ply is None or ply == match.ply:
            asked = self.ask(table, who)
            return self.show(table, who, "live", match, have, asked, log_after, scores, picture=picture)
        past = match.fork(table.past(ply))
        return self.show(table, who, "replay", past, have, None, log_after, scores, picture=picture)

    def tried(self, table: Table, who: Viewer, form: TryForm) -> Work[Position]:
        """The game with a draft of the viewer on top of it; nothing is kept but painted units."""
        table.expect(form.ply, form.epoch)
        seat = seat_of(form.seat)
        tried = tried_on(table, seat, form.draft)
        if form.draft:
            table.chairs[seat].orders.follow(tried, seat)
        asked = None if tried.draw_is_due else telling.question(tried, seat)
        return self.show(table, who, "draft", tried, form.have, asked, form.ply, chosen=len(form.draft))

    def planned(self, table: Table, who: Viewer, form: PlanForm) -> Work[Position]:
        """Moves of any seats on top of any position, shown to whoever tries them and to nobody else."""
        planned, turn = yield from plan_of(table, form)
        asked = telling.question(planned, turn)
        yield
        return (yield from self.show(table, who, "plan", planned, form.have, asked, form.ply, scores=True))

    def ahead(self, table: Table, form: AheadForm) -> list[str]:
        """The parts that answer by themselves what is asked after a draft."""
        table.expect(form.ply, form.epoch)
        seat = seat_of(form.seat)
        tried = tried_on(table, seat, form.draft)
        if tried.over or tried.draw_is_due:
            return []
        found = [table.game.parts(tried.state, move, seat) for move in tried.moves(seat)]
        return list(dict.fromkeys(parts[0] for parts in found if len(parts) == 1))

    def reasons(self, table: Table, form: WhyForm) -> Work[list[str]]:
        """Why a part is not lit, in the game or in a draft."""
        seat = seat_of(form.seat)
        tried = tried_on(table, seat, form.draft, table.past(form.ply))
        told = yield from telling.reasons(table.game, tried.state, seat, form.at, form.start)
        return told or [phrase("server.no-reason")]

    def page(self, table: Table, who: Viewer, ply: int | None) -> Work[tuple[Position, str, str]]:
        """The table as HTML: what stands above it, and the whole of it; and the position, whose units are all there."""
        ply = table.past(table.ply if ply is None else ply)
        state, key = table.match.at(ply), key_of(table, ply, who)
        position = yield from self.live(table, who, ply=ply, have=key, scores=True)
        scene = scene_of(table, state, who)
        yield
        units = self.units.get(table, key) or self.units.keep(table, key, self.units.paint(table, scene, who))
        yield
        return position, "".join(units.get(unit, "") for unit in HEADING), lay_out(scene, units, who.seat)

    def ask(self, table: Table, who: Viewer) -> Ask | None:
        """The question of the game to the viewer's seat."""
        if who.seat is None or table.over:
            return None
        match, known = self.asks.get(table, (None, {}))
        if match is not table.match:
            known = {}
            self.asks[table] = (table.match, known)
        key = (who.seat, current())
        if key not in known:
            known[key] = telling.question(table.match, seat_of(who.seat))
        return known[key]

    def told_of(self, table: Table) -> telling.Told:
        """The turns of a game that were told lately, in the language of whoever asks."""
        key = (table.id, table.epoch, current())
        told = self.told.pop(key, {})
        self.told[key] = told  # now the last to go
        if len(self.told) > self.most_told:
            del self.told[next(iter(self.told))]
        return told

    def marks(self, table: Table, after: int) -> list[Mark]:
        """What stood out in the game after a ply."""
        epoch, found = self.chronicles.get(table, (table.epoch, None))
        if found is None or epoch != table.epoch:
            found = Marks(table.match)
            self.chronicles[table] = (table.epoch, found)
        found.follow(table.match)
        return found.told(telling.callings(table.match, table.names), after)

    def show(
        self,
        table: Table,
        who: Viewer,
        mode: Mode,
        match: Match,
        have: str | None,
        asked: Ask | None,
        log_after: int,
        scores: bool = False,
        chosen: int | None = None,
        picture: bool = True,
    ) -> Work[Position]:
        """A match on this table: the game itself, a past of it, or moves tried on top of it."""
        ply, tried = match.committed, match.draft
        key = draft_key(table, match, who) if tried else key_of(table, ply, who)
        over = match.over or (mode == "live" and table.over)
        to_move = [] if over else [number_of(seat) for seat in match.seats_to_move]
        your_turn = mode in ("live", "draft") and any(seat in who.seats for seat in table.to_move())
        title = "server.title-turn" if your_turn else "server.title-over" if over else "server.title"
        callings = telling.callings(match, table.names)
        question = telling.waiting(callings, to_move, over)
        if mode == "replay" and not match.over:
            question = phrase("server.next", who=telling.who(callings, to_move))
        if mode == "draft" and match.draw_is_due:
            question = phrase("server.draw-next")
        chair = table.chairs[who.seat - 1] if who.seat else None
        position = Position(
            table=table.id,
            game=table.game.name,
            name=table.name,
            title=phrase(title, name=table.name),
            mode=mode,
            ply=ply,
            last=table.ply,
            epoch=table.epoch,
            key=key,
            units={},
            seat=who.seat,
            mine=list(who.seats),
            seats=[
                Seat(seat=one.number, name=one.name, kind=one.kind, you=one.number in who.seats, called=called)
                for one, called in zip(table.chairs, callings, strict=True)
            ],
            creator=who.guest is not None and who.guest == table.creator,
            settings=None if chair is None else SeatSettings(auto=chair.orders, confirm=chair.confirm),
            over=over,
            to_move=to_move,
            your_turn=your_turn,
            question=asked.question if asked else question,
            ask=asked,
            verbs=telling.verbs(table.game, asked),
            draft=[entry.move.text for entry in tried],
            automatic=[] if chosen is None else list(range(chosen, len(tried))),
            turn_over=mode == "draft" and bool(tried) and turn_over(match, tried[-1].seat),
            plan=[(number_of(entry.seat), entry.move.text) for entry in tried] if mode == "plan" else [],
            why_no_undo=None if tried else phrase(match.why_no_undo()),
            takeback=wish_of(table),
            why_no_takeback=why_no_takeback(table, who),
            log=[],
            log_after=log_after,
            marks=self.marks(table, log_after) if mode == "live" else [],
            scores=telling.scores(match) if scores or over else None,
            rematch=table.rematch,
            coach=self.guides.coach(table, match, who) if mode in ("live", "draft") else None,
            hints=table.may_hint(who.guest),
            company=self.company(table, who.guest),
        )
        runs, remarks = [*table.runs[:ply], *[ply + 1] * len(tried)], dict(table.remarks)
        known = {} if tried else self.told_of(table)
        if picture:
            before = yield from self.units.had(table, who, have)  # first: what is painted last is what comes last
            units = yield from self.units.painted(table, key, match.state, who)
            position.units = differences(before, units)
        position.log = yield from telling.turns(match, log_after, runs, remarks, known)
        return position
