"""What people do with tables: set one up, sit down, play, take back, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.bots import bots_for, usual_bot
from terrae.core.errors import BadOption, MoveError, UnknownBot, UnknownGame
from terrae.core.game import Game, find_game
from terrae.core.match import Match
from terrae.server.answers import SeatKind
from terrae.server.bringing import bring
from terrae.server.clocks import rows as clock_rows
from terrae.server.clocks import seating
from terrae.server.clocks.terms import Terms
from terrae.server.drafts import draft
from terrae.server.forms import BranchForm, CreateForm, JoinForm, MovesForm, SeatForm, SeatKeeperForm, SettingsForm
from terrae.server.guides import Guides
from terrae.server.jobs import AGAIN, Job
from terrae.server.live import Live
from terrae.server.names import OPEN_SEAT, bot_name, called, chosen, guest_name, guided, hot_seat, read_name
from terrae.server.people import People, clean_name
from terrae.server.problems import Problem, bad_option, bad_table, illegal, not_your_seat
from terrae.server.registry import Registry
from terrae.server.rows import aware, new_id, new_seed, now
from terrae.server.store.models import GUESTS, INVITES, SEATS, TABLES
from terrae.server.store.upsert import inserting
from terrae.server.table import BOT, OPEN, PERSON, Chair, Table, runs_of, seat_of
from terrae.server.thinkers import Thinkers

INVITE_AGE = timedelta(days=30)
CALLED = "called"  # the kind of job that brings the name of an account to where its owner sits


def check_bot(game: Game, name: str | None) -> str:
    """A bot that is installed; files on this machine are nothing a page may name."""
    if name is None:
        return usual_bot(game)
    if name not in bots_for(game):
        raise UnknownBot("error.unknown-bot", name=name, game=game.title, known=", ".join(bots_for(game)))
    return name


def is_ratable(chairs: list[Chair]) -> bool:
    """May a game count? At least two seats are for people, and nobody has two."""
    people = [chair.guest for chair in chairs if chair.kind != BOT]
    known = [guest for guest in people if guest is not None]
    return len(people) > 1 and len(set(known)) == len(known)


def expect_ratable(chairs: list[Chair]) -> None:
    if not is_ratable(chairs):
        raise Problem(422, "bad-table", "server.rated-people", field="rated")


class Tables:
    """The service behind the endpoints: every method leaves a table changed and announced, or as it was."""

    def __init__(self, registry: Registry, people: People, live: Live, guides: Guides, thinkers: Thinkers) -> None:
        self.registry = registry
        self.thinkers = thinkers
        self.database = registry.database
        self.people = people
        self.live = live
        self.guides = guides
        self.draw_seed: Callable[[], str] = new_seed

    async def find(self, table_id: str) -> Table:
        return await self.registry.find(table_id)

    def tell(self, table: Table, what: str = "table") -> None:
        """Everybody may look again."""
        self.live.announce(table, what)

    # Setting a table up

    async def create(self, guest: str, form: CreateForm) -> tuple[Table, dict[int, str]]:
        """A new table and the tokens of its open seats."""
        name = await self.kept_name(guest)
        try:
            game = find_game(form.game)
            chairs = self.chairs(game, guest, name, form.seats)
        except (UnknownGame, UnknownBot) as error:
            raise bad_table(error) from None
        try:
            setting = game.setting(len(form.seats), form.options)
        except BadOption as error:
            raise bad_option(game, error) from None
        if form.rated:
            expect_ratable(chairs)
        return await self.open_table(
            guest,
            Match(game, setting),
            chairs,
            [],
            public=form.public,
            name=form.name,
            terms=form.clock.terms if form.clock else None,
            rated=form.rated,
        )

    def chairs(self, game: Game, guest: str, name: str, seats: list[SeatForm]) -> list[Chair]:
        """Who sits where."""
        made: list[Chair] = []
        for number, seat in enumerate(seats, 1):
            if seat.kind == "bot":
                bot = check_bot(game, seat.bot)
                made.append(Chair(number, BOT, chosen(seat.name, bot_name(bot, game)), bot=bot))
            elif seat.kind == "open":
                made.append(Chair(number, OPEN, OPEN_SEAT))
            else:
                kept = chosen(seat.name, name if seat.kind == "me" else hot_seat(number))
                made.append(Chair(number, PERSON, kept, guest=guest))
        return made

    async def open_table(
        self,
        guest: str,
        match: Match,
        chairs: list[Chair],
        runs: list[int],
        *,
        public: bool = False,
        name: str | None = None,
        kept: str | None = None,
        origin: Table | None = None,
        rematch: bool = False,
        seed: str | None = None,
        guide: str | None = None,
        terms: Terms | None = None,
        rated: bool = False,
        note: Callable[[AsyncConnection, Table], Awaitable[None]] | None = None,
    ) -> tuple[Table, dict[int, str]]:
        """Put a table into the database; nature's first draws are part of it.

        Name: what somebody calls it; kept: what it is called as it is kept, which may be a sign that nobody can type.
        """
        match.names = [chair.name for chair in chairs]
        table = Table(
            id=new_id(),
            seed=seed or self.draw_seed(),
            kept_name=kept or clean_name(name, match.game.title),
            public=public,
            creator=guest,
            origin=origin.id if origin else None,
            rematch=None,
            created=self.registry.now(),
            chairs=chairs,
            match=match,
            runs=list(runs),
            guide=guide,
            rated=rated,
        )
        match.draw(table.nature)
        table.runs += [0] * (table.ply - len(table.runs))
        table.clock = clock_rows.new_clock(terms, table, self.registry.pauses) if terms else None
        async with self.database.writing() as connection:
            await self.remember(connection, guest)
            await self.registry.add(connection, table)
            if note is not None:  # whatever must know of it in the same transaction
                await note(connection, table)
            tokens = {
                chair.number: await self.invite(connection, table, chair.number)
                for chair in chairs
                if chair.kind == OPEN
            }
            if origin is not None and rematch:
                await self.registry.touch(connection, origin, rematch=table.id)
                await self.registry.outbox.begun(connection, table, guest)
        if origin is not None and rematch:
            origin.version += 1
            origin.rematch = table.id
        self.registry.keep(table)
        self.tell(table)
        return table, tokens

    async def guided(self, guest: str, name: str) -> Table:
        """A table of a lesson or puzzle, where it begins."""
        begun = self.guides.begin(name)
        people = await self.kept_name(guest)
        chairs = [
            Chair(number, PERSON, people, guest=guest, orders=begun.orders)
            if number == begun.seat
            else Chair(number, BOT, bot_name(begun.bot, begun.match.game), bot=begun.bot)
            for number in range(1, begun.match.setting.seats + 1)
        ]
        table, _ = await self.open_table(
            guest, begun.match, chairs, begun.runs, kept=guided(name), seed=begun.seed, guide=name
        )
        return table

    # People

    @staticmethod
    async def remember(connection: AsyncConnection, guest: str, name: str | None = None) -> None:
        """A guest who does something has a row; looking on needs none."""
        known = (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest))).scalar()
        if known is None:  # several first requests of a newcomer may be here at the same moment
            row = {"id": guest, "name": name or guest_name(guest), "created": now()}
            made = inserting(connection, GUESTS).values(row)
            await connection.execute(made.on_conflict_do_nothing(index_elements=["id"]))
        elif name and name != known:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    async def name_of(self, guest: str) -> str:
        """What a guest is called, in words."""
        return called(await self.kept_name(guest))

    async def kept_name(self, guest: str) -> str:
        """What a guest is called, as it is kept."""
        async with self.database.reading() as connection:
            known = (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest))).scalar()
        return str(known) if known else guest_name(guest)

    async def rename(self, guest: str, name: str) -> str:
        """What a guest is called from now on, at tables to come."""
        async with self.database.writing() as connection:
            await self.remember(connection, guest, chosen(name, guest_name(guest)))
        return await self.name_of(guest)

    async def call_by_name(self, job: Job) -> str | None:
        """Whoever has an account is called so where the game goes on, too; who has several seats tells them apart."""
        guest = job.key
        alone = select(SEATS.c.table_id).where(SEATS.c.guest == guest).group_by(SEATS.c.table_id)
        chosen = select(TABLES.c.id).where(~TABLES.c.over, TABLES.c.id.in_(alone.having(func.count() == 1)))
        async with self.database.reading() as connection:
            ids = (await connection.execute(chosen)).scalars().all()
        name = await self.kept_name(guest)
        for table_id in ids:
            try:
                await self.call(await self.find(table_id), guest, name)
            except Problem as problem:
                if problem.kind not in ("stale", "no-table"):
                    raise
                return AGAIN  # another process was faster
        return None

    async def call(self, table: Table, guest: str, name: str) -> None:
        """Whoever sits in a seat is called otherwise, if the game goes on."""
        async with table.lock:
            chair = next((chair for chair in table.chairs if chair.guest == guest), None)
            if chair is None or table.over or chair.kept_name == name:
                return
            await self.seat(table, replace(chair, kept_name=name))
        self.tell(table)

    # Seats

    async def invite(self, connection: AsyncConnection, table: Table, seat: int) -> str:
        """A new link for an open seat; an older one no longer works."""
        await connection.execute(delete(INVITES).where(INVITES.c.table_id == table.id, INVITES.c.seat == seat))
        token = self.people.token()
        await connection.execute(
            insert(INVITES),
            {
                "token": self.people.token_digest(token),
                "table_id": table.id,
                "seat": seat,
                "expires": now() + INVITE_AGE,
            },
        )
        return token

    async def invite_again(self, guest: str, table: Table, seat: int) -> str:
        """Whoever set the table up may hand out a new link for an open seat."""
        async with table.lock:
            self.expect_creator(guest, table)
            self.expect_open(table, seat)
            async with self.database.writing() as connection:
                return await self.invite(connection, table, seat)

    async def invited(self, token: str) -> tuple[str, int]:
        """The table and seat a link is for."""
        digest = self.people.token_digest(token[:100])
        async with self.database.reading() as connection:
            row = (await connection.execute(select(INVITES).where(INVITES.c.token == digest))).mappings().first()
        if row is None:
            raise Problem(404, "no-invite", "server.no-invite")
        if aware(row["expires"]) < now():
            raise Problem(410, "expired", "server.expired")
        return row["table_id"], row["seat"]

    async def join(self, guest: str, table: Table, form: JoinForm) -> int:
        """Sit down, by a link or at an open table."""
        if (form.token is None) == (form.seat is None):
            raise Problem(400, "malformed", "server.join-what")
        seat = form.seat or 0
        if form.token is not None:
            place, seat = await self.invited(form.token)
            if place != table.id:
                raise Problem(403, "foreign-token", "server.foreign-token")
        async with table.lock:
            chair = table.chair(seat)
            if chair is None:
                raise Problem(404, "no-seat", "server.no-seat", seat=seat)
            if chair.guest == guest:
                return seat
            if chair.kind != OPEN:
                raise Problem(409, "seat-taken", "server.seat-taken", seat=seat)
            if form.token is None and not table.public and guest != table.creator:
                raise Problem(403, "not-open", "server.not-open")
            if table.rated and table.seats_of(guest):
                raise Problem(409, "seated", "server.rated-once")
            name = chosen(form.name, await self.kept_name(guest))
            await self.seat(table, replace(chair, kind=PERSON, guest=guest, kept_name=name), guest)
        self.tell(table)
        return seat

    async def seat(self, table: Table, chair: Chair, guest: str | None = None, *, why: str | None = None) -> str | None:
        """Change who or what sits in a chair; tell the token for an open one. The lock is held.

        Why: what is said of whoever leaves it.
        """
        before = table.chairs[chair.number - 1]
        changed = seating.change(table, before, chair, self.registry.now(), why)
        token = None
        table.chairs[chair.number - 1] = chair
        try:
            async with self.database.writing() as connection:
                if guest is not None:
                    await self.remember(connection, guest, chair.kept_name)
                await self.registry.save_chair(connection, table, chair)
                await self.registry.touch(connection, table)
                if before.kind == OPEN and guest is not None:
                    await self.registry.outbox.joined(connection, table, guest, chair.kept_name)
                await seating.write(connection, table, changed, self.registry.outbox)
                if chair.kind == OPEN:
                    token = await self.invite(connection, table, chair.number)
        except BaseException:
            table.chairs[chair.number - 1] = before
            raise
        table.version += 1
        table.match.names = table.names
        seating.know(table, changed)
        return token

    async def change_keeper(self, guest: str, table: Table, form: SeatKeeperForm) -> str | None:
        """Leave a seat to a bot or to whoever comes; or let a bot sit in an open seat of one's own table."""
        async with table.lock:
            chair = table.chair(form.seat)
            mine = chair is not None and chair.guest == guest
            if chair is None or not (mine or (chair.kind != PERSON and guest == table.creator)):
                raise not_your_seat(form.seat)
            table.expect_going()
            why = "left" if mine else None
            if form.kind == "bot":
                try:
                    bot = check_bot(table.game, form.bot)
                except UnknownBot as error:
                    raise Problem(422, "bad-table", "server.bad-table", reason=error.message) from None
                token = await self.seat(table, Chair(form.seat, BOT, bot_name(bot, table.game), bot=bot), why=why)
            else:
                token = await self.seat(table, Chair(form.seat, OPEN, OPEN_SEAT), why=why)
        self.tell(table)
        return token

    async def set_up_seat(self, guest: str, table: Table, form: SettingsForm) -> Chair:
        """A person's own settings for a seat."""
        async with table.lock:
            chair = table.held(form.seat, guest)
            chair = replace(
                chair,
                orders=chair.orders if form.auto is None else form.auto,
                confirm=chair.confirm if form.confirm is None else form.confirm,
                kept_name=chosen(form.name, chair.kept_name),
            )
            renamed = chair.kept_name != table.chairs[form.seat - 1].kept_name
            await self.seat(table, chair)
        if renamed:
            self.live.announce(table, "table")
        return chair

    def expect_creator(self, guest: str, table: Table) -> None:
        if guest != table.creator:
            raise Problem(403, "not-yours", "server.not-yours")

    def expect_open(self, table: Table, seat: int) -> None:
        chair = table.chair(seat)
        if chair is None:
            raise Problem(404, "no-seat", "server.no-seat", seat=seat)
        if chair.kind != OPEN:
            raise Problem(409, "seat-taken", "server.seat-taken", seat=seat)

    # Playing

    async def play(self, guest: str, table: Table, form: MovesForm) -> None:
        """Moves of a person: checked, committed, and only then known to anybody."""
        async with table.lock:
            table.held(form.seat, guest)
            table.expect(form.ply, form.epoch)
            table.expect_going()
            try:
                turn = draft(table.match, seat_of(form.seat), form.moves)
            except MoveError as error:
                raise illegal(error) from None
            await self.guides.expect(table, turn, seat_of(form.seat))
            turn.draw(table.nature)
            await self.registry.commit(table, turn, run=form.ply + 1)
        self.tell(table, "ply")

    # Other games from this one

    async def rematch(self, guest: str, table: Table) -> Table:
        """The same people, bots and options once more; a second click leads to the same table."""
        async with table.lock:
            if not table.seats_of(guest):
                raise Problem(403, "not-yours", "server.rematch-seat")
            if not table.over:
                raise Problem(409, "not-over", "server.not-over")
            if table.rematch is not None:
                return await self.find(table.rematch)
            chairs = [replace(chair, foreseen=()) for chair in table.chairs]
            again = Match(table.game, table.match.setting)
            fresh, _ = await self.open_table(
                guest,
                again,
                chairs,
                [],
                public=table.public,
                kept=table.kept_name,
                origin=table,
                rematch=True,
                terms=table.clock.terms if table.clock else None,
                rated=table.rated and is_ratable(chairs),
            )
        self.live.announce(table, "table")
        return fresh

    def seats_branched(self, guest: str, table: Table, form: BranchForm) -> list[SeatForm]:
        """Who sits in a game from a position of this one: whom somebody wants, else they themselves and bots."""
        if form.seats is not None:
            return form.seats
        mine = table.seats_of(guest) or [1]
        seats = [
            SeatForm("bot", chair.bot) if chair.kind == BOT else SeatForm("me" if chair.number in mine else "bot")
            for chair in table.chairs
        ]
        if not table.seats_of(guest):
            seats[0] = SeatForm("me")
        return seats

    async def branch(self, guest: str, table: Table, form: BranchForm) -> Table:
        """A new game from a position; its luck is its own, so that nobody learns what will be drawn here."""
        table.expect(None, form.epoch)
        table.expect_no_help()
        ply, seats = table.past(form.ply), self.seats_branched(guest, table, form)
        name = await self.kept_name(guest)
        if len(seats) != len(table.chairs):
            raise Problem(422, "bad-table", "server.branch-seats", seats=len(table.chairs))
        try:
            chairs = self.chairs(table.game, guest, name, seats)
        except UnknownBot as error:
            raise Problem(422, "bad-table", "server.bad-table", reason=error.message) from None
        match, runs = table.match.fork(ply), table.runs[:ply]
        made, _ = await self.open_table(guest, match, chairs, runs, kept=table.kept_name, origin=table)
        return made

    async def bring(self, guest: str, text: str, name: str | None) -> tuple[Table, dict[int, str]]:
        """A table from a game that was written down: to look at if it is over, with open seats if it is not."""
        match = await bring(self.registry.slices, self.thinkers, guest, text)
        kind: SeatKind = PERSON if match.over else OPEN
        chairs = [Chair(number, kind, read_name(number, one)) for number, one in enumerate(match.names, 1)]
        return await self.open_table(guest, match, chairs, runs_of(match.log), name=name)
