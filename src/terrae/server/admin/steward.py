"""The steward: acts on tables and messages, each written down with who did it and why."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import select, update

from terrae.server.admin.audit import Audit
from terrae.server.admin.bans import Bans
from terrae.server.admin.forms import (
    AdminSeat,
    AdminTable,
    BanForm,
    DecideForm,
    EndForm,
    HideForm,
    Order,
    RenameForm,
    ReplaceForm,
    Report,
    RollbackForm,
    UnbanForm,
)
from terrae.server.clocks.leaving import Leaving
from terrae.server.names import OPEN_SEAT, called
from terrae.server.people import clean_name
from terrae.server.problems import Problem
from terrae.server.rows import aware
from terrae.server.store.talk import CHAT, REPORTS
from terrae.server.table import OPEN, Chair, Table
from terrae.server.tables import Tables

FOR_GOOD = "∞"  # instead of a number of days
STOPPED = "stopped"  # why a game is over that an admin ended


class Steward:
    """Keeps order."""

    def __init__(self, tables: Tables, leaving: Leaving, bans: Bans, audit: Audit) -> None:
        self.tables = tables
        self.registry = tables.registry
        self.database = tables.database
        self.leaving = leaving
        self.bans = bans
        self.accounts = bans.accounts
        self.audit = audit

    # Looking

    async def order(self) -> Order:
        """What waits for a decision, who is banned, and what was done."""
        return Order(reports=await self.reports(), bans=await self.bans.all(), acts=await self.audit.last())

    async def reports(self) -> list[Report]:
        """What people reported and nobody has looked at, the oldest first."""
        waiting = (
            select(REPORTS, CHAT.c.table_id, CHAT.c.name, CHAT.c.text, CHAT.c.guest.label("speaker"))
            .join(CHAT, CHAT.c.id == REPORTS.c.message)
            .where(REPORTS.c.state == "open")
            .order_by(REPORTS.c.id)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(waiting)).mappings().all()
        return [
            Report(
                id=row["id"],
                made=aware(row["made"]).isoformat(),
                table=row["table_id"],
                name=called(row["name"]),
                guest=row["speaker"],
                text=row["text"],
                reason=row["reason"],
            )
            for row in rows
        ]

    async def look(self, table_id: str) -> AdminTable:
        table = await self.tables.find(table_id)
        return AdminTable(
            table=table.id,
            name=table.name,
            game=table.game.title,
            ply=table.ply,
            over=table.over,
            hidden=not table.public,
            rated=table.rated,
            changed=aware(table.changed).isoformat(),
            seats=[AdminSeat(chair.number, chair.name, chair.kind, chair.guest) for chair in table.chairs],
        )

    # Tables

    async def roll_back(self, who: str, form: RollbackForm) -> None:
        """Everything after a ply has not happened; draws that follow it stay, for nature would draw the same again."""
        table = await self.tables.find(form.table)
        subject = f"{table.ply} -> {form.ply}"
        async with self.audit.noting(who, "rollback", table=table.id, subject=subject, reason=form.reason):
            async with table.lock:
                await self.cut(table, form.ply)
            self.tables.tell(table)

    async def cut(self, table: Table, ply: int) -> None:
        if table.rated and table.over:
            raise Problem(409, "rated-over", "server.rollback-rated")
        left = table.match.fork(table.past(ply))
        left.draw(table.nature)
        if left.ply >= table.ply:
            raise Problem(409, "nothing-later", "server.rollback-nothing", ply=ply)
        ended, chairs = table.ended, table.chairs
        table.ended, table.chairs = None, [replace(chair, foreseen=()) for chair in chairs]
        try:
            async with self.database.writing() as connection:
                await self.registry.cut(connection, table, left, table.wish)
                for before, chair in zip(chairs, table.chairs, strict=True):
                    if before.foreseen:  # else what is rolled back could be played again at once
                        await self.registry.save_chair(connection, table, chair)
                if ended is not None:
                    await self.registry.reopen(connection, table)
        except BaseException:
            table.ended, table.chairs = ended, chairs
            raise
        table.version += 1
        table.wish = None
        self.registry.shorten(table, left)

    async def replace_seat(self, who: str, form: ReplaceForm) -> None:
        """A seat is left to a bot, or to whoever comes."""
        table = await self.tables.find(form.table)
        chair = table.chair(form.seat)
        if chair is None:
            raise Problem(404, "no-seat", "server.no-seat", seat=form.seat)
        subject = f"{form.seat} {chair.kept_name} -> {form.kind}"
        async with self.audit.noting(who, "seat", table=table.id, subject=subject, reason=form.reason):
            async with table.lock:
                table.expect_going()
                if form.kind == "bot":
                    await self.leaving.put_bot(table, form.seat, "absent")
                else:
                    await self.tables.seat(table, Chair(form.seat, OPEN, OPEN_SEAT), why="absent")
            self.tables.tell(table)

    async def end(self, who: str, form: EndForm) -> None:
        """A game is over, with the points as they are."""
        table = await self.tables.find(form.table)
        async with self.audit.noting(who, "end", table=table.id, reason=form.reason):
            async with table.lock:
                table.expect_going()
                await self.leaving.end(table, STOPPED, [])
            self.tables.tell(table)

    async def hide(self, who: str, form: HideForm) -> None:
        """A table is listed for those who play there alone, or for all."""
        table = await self.tables.find(form.table)
        act = "hide" if form.hidden else "show"
        async with self.audit.noting(who, act, table=table.id, subject=table.kept_name, reason=form.reason), table.lock:
            async with self.database.writing() as connection:
                await self.registry.touch(connection, table, public=not form.hidden)
            table.version += 1
            table.public = not form.hidden

    async def rename(self, who: str, form: RenameForm) -> None:
        """A table gets another name; or somebody in a seat, there and at tables to come."""
        table = await self.tables.find(form.table)
        name = clean_name(form.name)
        if not name:
            raise Problem(422, "no-name", "server.no-new-name")
        chair = None if form.seat is None else table.chair(form.seat)
        if form.seat is not None and chair is None:
            raise Problem(404, "no-seat", "server.no-seat", seat=form.seat)
        before = table.kept_name if chair is None else chair.kept_name
        subject = f"{before} -> {name}"
        async with self.audit.noting(who, "rename", table=table.id, subject=subject, reason=form.reason):
            if chair is not None and chair.guest is not None:
                name = await self.call(chair.guest, name)
            async with table.lock:
                if chair is not None:
                    await self.tables.seat(table, replace(table.chairs[chair.number - 1], kept_name=name))
                else:
                    async with self.database.writing() as connection:
                        await self.registry.touch(connection, table, name=name)
                    table.version += 1
                    table.kept_name = name
            self.tables.tell(table)

    async def call(self, guest: str, name: str) -> str:
        """Somebody is called otherwise from now on: an account with its profile, and wherever its games go on."""
        if await self.accounts.of(guest) is None:
            await self.tables.rename(guest, name)
        else:
            await self.accounts.rename(guest, name)
        return await self.tables.kept_name(guest)

    # People

    async def ban(self, who: str, form: BanForm) -> None:
        subject = f"{form.whom}, {form.days or FOR_GOOD}"
        async with self.audit.noting(who, "ban", subject=subject, reason=form.reason):
            await self.bans.add(form)

    async def unban(self, who: str, form: UnbanForm) -> None:
        ban = await self.bans.find(form.id)
        async with self.audit.noting(who, "unban", subject=f"{ban.name} {ban.value}", reason=form.reason):
            await self.bans.lift(form.id)

    async def decide(self, who: str, form: DecideForm) -> None:
        """A report is looked at: what was said is hidden, or stays; other reports of it are decided with it."""
        found = select(REPORTS.c.message, CHAT.c.table_id, CHAT.c.text, CHAT.c.name)
        found = found.join(CHAT, CHAT.c.id == REPORTS.c.message)
        async with self.database.reading() as connection:
            row = (await connection.execute(found.where(REPORTS.c.id == form.report))).mappings().first()
        if row is None:
            raise Problem(404, "no-report", "server.no-report")
        subject, act = f"{row['name']} · {row['text']}", "hide-message" if form.hide else "keep-message"
        noted = self.audit.noting(who, act, table=row["table_id"], subject=subject, reason=form.reason)
        async with noted, self.database.writing() as connection:
            same = update(REPORTS).where(REPORTS.c.message == row["message"])
            await connection.execute(same.values(state="done" if form.hide else "refused"))
            await connection.execute(update(CHAT).where(CHAT.c.id == row["message"]).values(hidden=form.hide))
