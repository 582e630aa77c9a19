"""Accounts: a guest keeps everything, a browser that logs in becomes that guest, and nobody else does."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from click.testing import CliRunner
from sqlalchemy import select, update

from terrae.cli.accounts import accounts as command
from terrae.cli.admin import admin as keeping
from terrae.server.accounts import sessions
from terrae.server.accounts.identity import SESSION_COOKIE, Identity, Role
from terrae.server.accounts.names import read_name
from terrae.server.accounts.passwords import Passwords
from terrae.server.jobs import AGAIN, Job
from terrae.server.people import COOKIE
from terrae.server.problems import Problem, stale
from terrae.server.rows import now
from terrae.server.store.accounts import ACCOUNTS, SESSIONS
from terrae.server.store.database import StoreError
from terrae.server.store.models import GUESTS
from terrae.server.tables import CALLED
from tests.server.club import PASSWORD, club, log_in, register
from tests.server.world import kept_in, until


def test_a_guest_keeps_everything_and_is_known_at_another_browser(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "open"))["table"]
            await register(anke)
            assert (await anke.look(table))["mine"] == [1]
            assert (await anke.get("/api/me"))["name"] == "Anke"
            phone = world.person()
            own = (await phone.new_table("me", "hot"))["table"]
            await phone.post("/api/login", {"name": "ａNKE", "password": PASSWORD})
            assert (await phone.look(table))["mine"] == [1]
            assert [one["table"] for one in (await phone.get("/api/tables", list="mine"))["mine"]] == [table]
            await phone.post("/api/logout")
            assert (await phone.look(table))["mine"] == [] and (await phone.look(own))["mine"] == [1, 2]

    asyncio.run(scene())


def test_an_account_is_called_by_its_name_where_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "open", options={"setup": "first-game"})
            over = (await anke.new_table("me", "beginner", options={"setup": "first-game", "first": "1"}))["table"]
            hot = (await anke.new_table("me", "hot"))["table"]
            await anke.post(f"/api/tables/{over}/resign", {"seat": 1})
            guest = [(await anke.look(table))["seats"][0]["name"] for table in (over, hot)]

            async def shown(name: str) -> bool:
                return [seat["name"] for seat in (await anke.look(made["table"]))["seats"]] == [name, "Open seat"]

            await register(anke)
            await until(lambda: shown("Anke"))
            dora = world.person()
            terms = {"clock": {"kind": "slow", "days": 2}, "rated": True}
            link = (await dora.new_table("me", "open", **terms))["invites"]["2"]
            for person, named in ((dora, True), (anke, False)):
                page = (await person.ask(link)).text
                assert ('id="join-name"' in page) == named, "an account is called as it is"
                assert "Agreed: 2 days a move, rated." in page, "before somebody sits down"
            await anke.post("/api/account/name", {"name": "Zoë", "password": PASSWORD})
            await until(lambda: shown("Zoë"))
            assert [(await anke.look(table))["seats"][0]["name"] for table in (over, hot)] == guest

            async def slower(*arguments: object) -> None:
                raise stale(1, 0)

            async with world.house.database.writing() as connection:
                await connection.execute(update(GUESTS).values(name="Anke"))
            monkeypatch.setattr(world.house.tables, "seat", slower)
            job = Job(CALLED, anke.guest, "", now(), {}, "", 0, None)
            assert await world.house.tables.call_by_name(job) == AGAIN, "another process was faster, and nothing failed"

    asyncio.run(scene())


def test_a_guests_cookie_is_worth_nothing_once_there_is_an_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "open"))["table"]
            thief = world.person(anke.guest)  # with a copy of the cookie
            assert (await thief.look(table))["mine"] == [1]
            await register(anke)
            assert (await thief.look(table))["mine"] == []
            assert (await thief.send("/api/me", {"name": "x"})).status_code == 401
            page = await thief.ask("/")
            assert world.house.people.guest(page.cookies[COOKIE]) not in (None, anke.guest), "a guest again"
            assert COOKIE not in (await anke.ask("/")).cookies, "whoever is logged in is known by the session"

    asyncio.run(scene())


def test_sessions_are_listed_and_end_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            await register(bert, "Bert")
            browsers = [await log_in(world) for _ in range(3)]
            listed = (await anke.get("/api/account"))["sessions"]
            assert len(listed) == 4 and [one["device"] for one in listed] == ["python-httpx"] * 4
            assert [one["here"] for one in listed].count(True) == 1
            first = (await browsers[0].get("/api/account"))["sessions"]
            here = next(one["session"] for one in first if one["here"])
            assert (await bert.send("/api/account/sessions/end", {"session": here})).status_code == 404
            await anke.post("/api/account/sessions/end", {"session": here})
            assert (await browsers[0].ask("/api/account")).status_code == 401
            assert (await anke.post("/api/account/sessions/end-others"))["ended"] == 2
            assert [(await one.ask("/api/account")).status_code for one in browsers] == [401] * 3
            assert (await anke.get("/api/account"))["name"] == "Anke"
            assert (await bert.get("/api/account"))["name"] == "Bert"

    asyncio.run(scene())


def test_a_session_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            moment = now()
            for days, status in ((sessions.IDLE.days - 1, 200), (sessions.IDLE.days - 1, 200), (400, 401)):
                moment += timedelta(days=days)
                monkeypatch.setattr(sessions, "now", partial(lambda then: then, moment))
                world.house.accounts.forget()
                assert (await anke.ask("/api/account")).status_code == status

    asyncio.run(scene())


def test_log_in_tells_nothing_about_who_has_an_account(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            await register(world.person())
            verified: list[str] = []
            real = world.house.accounts.passwords.verify
            world.house.accounts.passwords.verify = lambda *pair: verified.append(pair[1]) or real(*pair)  # type: ignore[func-returns-value,method-assign]
            answers = [
                await world.person().send("/api/login", {"name": name, "password": "wrong, of course"})
                for name in ("Anke", "Nobody-here", "no body", "")
            ]
            assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
            assert len(verified) == 4, "each took a comparison"

    caplog.set_level(logging.DEBUG)
    asyncio.run(scene())
    assert "wrong, of course" not in caplog.text and PASSWORD not in caplog.text


def test_tries_are_counted_by_name_and_address(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path, logins_by_name=3, accounts_by_address=1) as world:
            await register(world.person())
            second = {"name": "Bert", "password": PASSWORD}
            assert (await world.person().send("/api/register", second)).status_code == 429
            wrong = {"name": "anke", "password": "wrong, of course"}
            statuses = [(await world.person().send("/api/login", wrong)).status_code for _ in range(4)]
            assert statuses == [403, 403, 403, 429]
            right = await world.person().send("/api/login", {"name": "ANKE", "password": PASSWORD})
            assert right.status_code == 429 and int(right.headers["retry-after"]) > 0

    asyncio.run(scene())


def test_a_new_password_logs_others_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            other = await log_in(world)
            body = {"password": "not mine at all", "new": "a longer one 8"}
            assert (await anke.send("/api/account/password", body)).status_code == 403
            await anke.post("/api/account/password", {**body, "password": PASSWORD})
            assert (await other.ask("/api/account")).status_code == 401
            assert (await anke.get("/api/account"))["name"] == "Anke"
            assert (await world.person().send("/api/login", {"name": "Anke", "password": PASSWORD})).status_code == 403
            await log_in(world, "Anke", body["new"])

    asyncio.run(scene())


def test_only_digests_are_kept_and_effort_is_renewed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            token = anke.client.cookies[SESSION_COOKIE]
            async with world.house.database.reading() as connection:
                password = (await connection.execute(select(ACCOUNTS.c.password))).scalar_one()
                session = (await connection.execute(select(SESSIONS))).one()
            assert password.startswith("$argon2id$") and PASSWORD not in password and token not in str(session)
            dearer = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
            world.house.accounts.passwords = Passwords(dearer)
            await log_in(world)
            async with world.house.database.reading() as connection:
                again = (await connection.execute(select(ACCOUNTS.c.password))).scalar()
            assert again is not None and not dearer.check_needs_rehash(again)
            await log_in(world)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "password", "status", "field"),
    [
        ("A", PASSWORD, 422, "name"),
        ("An ke", PASSWORD, 422, "name"),
        ("-Anke", PASSWORD, 422, "name"),
        ("A" * 25, PASSWORD, 422, "name"),
        ("An\u200bke", PASSWORD, 422, "name"),
        ("Admin", PASSWORD, 409, "name"),
        ("ＢERT", PASSWORD, 409, "name"),
        ("Веrt", PASSWORD, 409, "name"),  # two of the letters are Cyrillic
        ("Anke", "short", 422, "password"),
        ("Anke", "aaaaaaaaaaaaaa", 422, "password"),
        ("Anke", "my name is anke", 422, "password"),
        ("Anke", "x" * 201, 422, "password"),
    ],
)
def test_names_and_passwords_that_cannot_be(tmp_path: Path, name: str, password: str, status: int, field: str) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            await register(world.person(), "Bert")
            answer = await world.person().send("/api/register", {"name": name, "password": password})
            assert (answer.status_code, answer.json()["field"]) == (status, field)

    asyncio.run(scene())


def test_names_of_all_scripts() -> None:
    for name in ("Zoë", "Ольга", "美咲", "a.b-c_d", "x2"):
        assert read_name(name).shown == name
    assert read_name("EIIa").look == read_name("Ella").look and read_name("Elia").look != read_name("Ella").look


def test_an_account_is_made_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            again = await anke.send("/api/register", {"name": "Other", "password": PASSWORD})
            assert again.status_code == 409 and again.json()["type"] == "has-account"
            racing = [world.person() for _ in range(3)]
            body = {"name": "Bert", "password": PASSWORD}
            answers = await asyncio.gather(*(person.send("/api/register", body) for person in racing))
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
            carla = world.person()
            bodies = [{"name": f"Carla{number}", "password": PASSWORD} for number in range(3)]
            answers = await asyncio.gather(*(carla.send("/api/register", body) for body in bodies))
            assert sorted(answer.json().get("type", "") for answer in answers) == ["", "has-account", "has-account"]

    asyncio.run(scene())


def test_an_account_is_called_otherwise(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            await register(bert, "Bert")
            body = {"name": "bert", "password": PASSWORD}
            assert (await anke.send("/api/account/name", body)).status_code == 409
            assert (await anke.send("/api/account/name", {**body, "password": "no"})).status_code == 403
            assert (await anke.post("/api/account/name", {**body, "name": "ANKE"}))["url"] == "/@ANKE"
            assert (await anke.get("/api/me"))["name"] == "ANKE"

    asyncio.run(scene())


def test_roles_are_guards(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, guest = world.person(), world.person()
            await register(anke)
            account = await world.house.accounts.find("anke")
            assert (await guest.client.get("/api/admin")).status_code == 401
            needed: list[tuple[Role, int]] = [("player", 403), ("moderator", 200), ("admin", 200)]
            for role, status in needed:
                await world.house.accounts.set_role(account, role)
                assert (await anke.client.get("/api/admin")).status_code == status

    asyncio.run(scene())


def test_whoever_keeps_the_server(tmp_path: Path) -> None:
    """`terrae accounts`, while the server runs, which knows a few seconds later."""
    said: list[str] = []
    place = asyncio.run(kept_in(tmp_path))

    def run(*arguments: str) -> None:
        done = CliRunner().invoke(command, [*arguments, *place], catch_exceptions=False)
        assert done.exit_code == 0, done.output
        said.append(done.output.strip())

    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            token = anke.client.cookies[SESSION_COOKIE]
            assert (await world.house.accounts.who(token, None)).role == "player"
            await asyncio.to_thread(run, "role", "anke", "admin")
            assert (await world.house.accounts.who(token, None)).role == "player", "remembered for a moment"
            await asyncio.to_thread(run, "password", "anke")
            clock = world.house.accounts.clock
            world.house.accounts.clock = lambda: clock() + 11
            assert (await anke.ask("/api/account")).status_code == 401
            again = await log_in(world, "Anke", said[-1].rpartition(" ")[2])
            assert (await again.get("/api/account"))["role"] == "admin"
            with pytest.raises(Problem, match="nobody called bert"):
                await asyncio.to_thread(run, "role", "bert", "admin")

    asyncio.run(scene())
    log = CliRunner().invoke(keeping, ["log", *place], catch_exceptions=False).output.splitlines()
    assert ["role Anke -> admin" in log[0], "password Anke" in log[1], len(log)] == [True, True, 2]
    run("list")
    assert said[-1] == f"Anke: admin, since {now().date().isoformat()}"


def test_without_a_database_nobody_loses_a_cookie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(guest: str) -> Identity:
        raise StoreError("server.store-locked")

    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            look_up = world.house.accounts.by_guest
            monkeypatch.setattr(world.house.accounts, "by_guest", broken)
            page = await anke.ask("/help")
            assert page.status_code == 503 and COOKIE not in page.cookies
            monkeypatch.setattr(world.house.accounts, "by_guest", look_up)
            assert (await anke.ask("/no-such-page")).status_code == 404
            assert world.house.people.guest((await anke.ask("/help")).cookies[COOKIE]) == anke.guest

    asyncio.run(scene())
