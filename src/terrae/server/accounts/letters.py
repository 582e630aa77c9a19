"""Letters of accounts: a link that proves an address, and one that lets somebody in who has no password at hand."""

from __future__ import annotations

import logging
import secrets
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, insert, or_, select, update

from terrae.core.languages import current, speaking
from terrae.core.wording import phrase
from terrae.server import jobs
from terrae.server.accounts.accounts import ENTER, LETTER, PROVE, Accounts, Entry, account_of
from terrae.server.accounts.names import plain
from terrae.server.jobs import Job
from terrae.server.mail import Letter, Mailer, MailFailed, is_address
from terrae.server.notices.bell import USUAL
from terrae.server.people import digest
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.accounts import ACCOUNTS, LINKS
from terrae.server.store.notices import WAYS
from terrae.server.store.upsert import inserting

LOG = logging.getLogger("terrae.server")
PAGES = {ENTER: "/enter/", PROVE: "/mail/"}
AGE = timedelta(hours=1)
NOBODY = "nobody"  # a letter to whom nobody writes: asking for it takes as long
MOST_OF_ONE_ADDRESS = 3  # accounts with the same address get a letter each


class Letters:
    """Writes letters by jobs; the link in each is made when it is sent, and works once."""

    def __init__(self, accounts: Accounts, mailer: Mailer) -> None:
        self.accounts = accounts
        self.database = accounts.database
        self.mailer = mailer

    def expect_ready(self) -> None:
        if not self.mailer.ready:
            raise Problem(409, "no-mail", "server.no-mail")

    def digest(self, token: str) -> str:
        return digest(self.accounts.people.secret, "link", token)

    async def let_in(self, name: str, address: str) -> None:
        """Write to whoever has this name or address, if it was proved to be theirs; nobody hears whether that is so."""
        self.expect_ready()
        typed = plain(name[:200])
        mail = name.strip().casefold()
        self.accounts.quotas.spend("logins", f"mail {mail}", address)
        same = or_(ACCOUNTS.c.canon == (typed.canon if typed else ""), ACCOUNTS.c.mail == mail)
        chosen = select(ACCOUNTS.c.guest, ACCOUNTS.c.mail).where(same, ACCOUNTS.c.mail.is_not(None))
        async with self.database.writing() as connection:
            found = (await connection.execute(chosen.limit(MOST_OF_ONE_ADDRESS))).all()
            for guest, proved in [tuple(row) for row in found] or [(NOBODY, "")]:
                payload = {"guest": guest, "mail": proved, "purpose": ENTER, "language": current()}
                await jobs.add(connection, LETTER, f"{ENTER}/{guest}", payload=payload)

    async def prove(self, guest: str, mail: str) -> None:
        """An account gets an address when its owner follows the link; an empty one is taken away at once."""
        self.expect_ready()
        wanted = mail.strip().casefold()
        plain_enough = wanted.count("@") == 1 and wanted.isprintable() and " " not in wanted and len(wanted) <= 254
        if wanted and not (plain_enough and is_address(wanted)):
            raise Problem(422, "bad-mail", "server.bad-mail", field="mail")
        async with self.database.writing() as connection:
            if not wanted:
                await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == guest).values(mail=None))
                await self.accounts.close_letters(connection, guest, ENTER, PROVE)
                return
            payload = {"guest": guest, "mail": wanted, "purpose": PROVE, "language": current()}
            await jobs.add(connection, LETTER, f"{PROVE}/{guest}", payload=payload)

    async def deliver(self, job: Job) -> None:
        """Make a link, and send it."""
        told = job.payload
        if told["guest"] == NOBODY:
            return
        async with self.database.reading() as connection:
            row = await self.accounts.row(connection, guest=told["guest"])
        if row is None:
            return
        token = secrets.token_urlsafe(24)
        async with self.database.writing() as connection:
            old = (LINKS.c.guest == told["guest"], LINKS.c.purpose == told["purpose"])
            await connection.execute(delete(LINKS).where(*old))
            made = {"token": self.digest(token), "expires": now() + AGE}
            made |= {name: told[name] for name in ("guest", "purpose", "mail")}
            await connection.execute(insert(LINKS), made)
        link = self.mailer.link(PAGES[told["purpose"]] + token)
        with speaking(told["language"]):
            subject = phrase(f"server.letter-{told['purpose']}-subject")
            text = phrase(f"server.letter-{told['purpose']}", name=row["name"], link=link)
        try:
            await self.mailer.send(Letter(told["mail"], subject, text))
        except MailFailed as error:
            if not error.hopeless:
                raise
            LOG.warning("%s", error)

    async def used(self, purpose: str, token: str) -> Any:
        """The row of a link that works; from now on it does not."""
        async with self.database.writing() as connection:
            chosen = (LINKS.c.token == self.digest(token[:100]), LINKS.c.purpose == purpose)
            row = (await connection.execute(select(LINKS).where(*chosen))).mappings().first()
            await connection.execute(delete(LINKS).where(*chosen))
        if row is None or aware(row["expires"]) < now():
            raise Problem(410, "expired", "server.link-expired")
        return row

    async def proved(self, token: str) -> None:
        """Somebody has followed the link of a letter: the address is theirs."""
        row = await self.used(PROVE, token)
        way = {"guest": row["guest"], "mail": USUAL, "language": current()}
        async with self.database.writing() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == row["guest"]).values(mail=row["mail"]))
            usual = inserting(connection, WAYS).values(**way)  # what is told by mail is in this language, too
            await connection.execute(usual.on_conflict_do_nothing(index_elements=["guest"]))
            await self.accounts.close_letters(connection, row["guest"], ENTER)  # they went to the address before

    async def enter(self, token: str, device: str, address: str) -> Entry:
        """Somebody has followed the link of a letter, and is let in."""
        self.accounts.quotas.spend("logins", None, address)
        row = await self.used(ENTER, token)
        async with self.database.writing() as connection:
            account = account_of(await self.accounts.row(connection, guest=row["guest"]))
            return Entry(account, await self.accounts.sessions.begin(connection, account.guest, device, "mail"))
