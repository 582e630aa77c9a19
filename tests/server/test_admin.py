"""Keeping order: who may do what, what it does, and that every act is written down."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from click.testing import CliRunner
from sqlalchemy import select, update

from terrae.cli.admin import admin as command
from terrae.server.accounts.identity import Role
from terrae.server.admin.audit import Audit
from terrae.server.admin.retention import Retention
from terrae.server.forms import JoinForm
from terrae.server.rows import now
from terrae.server.store.models import MOVES, TABLES
from tests.server.club import club, register
from tests.server.test_talk import play_out, two_people
from tests.server.world import Person, World, kept_in, until


async def keeper(world: World, role: Role, name: str) -> Person:
    """Somebody with a role."""
    person = world.person()
    await register(person, name)
    await world.house.accounts.set_role(await world.house.accounts.find(name), role)
    return person


async def acts(person: Person) -> list[tuple[str, str, str]]:
    found = (await person.get("/api/admin"))["acts"]
    return [(act["who"], act["act"], act["subject"]) for act in found]


def test_a_table_is_rolled_back_seats_replaced_and_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            admin = await keeper(world, "admin", "Ada")
            anke, bert, table = await two_people(world, name="Sunday", public=True)
            await world.play_on(table, {1: anke, 2: bert}, 8)
            found = await world.house.tables.find(table)
            texts = [entry.move.text for entry in found.match.log]
            await admin.post("/api/admin/rollback", {"table": table, "ply": 5, "reason": "a bug"})
            assert ((await anke.look(table))["ply"], found.epoch) == (5, 1)
            world.house.registry.forget(found)
            again = await world.house.tables.find(table)
            assert [entry.move.text for entry in again.match.log] == texts[:5]
            twice = await admin.send("/api/admin/rollback", {"table": table, "ply": 5})
            assert twice.json()["type"] == "nothing-later", "and what was refused is not in the log"
            await admin.post("/api/admin/rename", {"table": table, "name": "Monday"})
            await admin.post("/api/admin/rename", {"table": table, "name": "Bertram", "seat": 2})
            position = await anke.look(table)
            assert (position["name"], position["seats"][1]["name"]) == ("Monday", "Bertram")
            assert (await bert.get("/api/me"))["name"] == "Bertram"
            page = await admin.ask("/admin", table=f"https://terrae.test/table/{table}?ply=3")
            assert 'data-act="rollback"' in page.text, "an address is as good as what it ends with"
            lost = await admin.ask("/admin", table="nowhere")
            assert lost.status_code == 200 and "There is no table &#39;nowhere&#39;" in lost.text
            await admin.post("/api/admin/hide", {"table": table, "hidden": True})
            assert (await world.person().get("/api/tables"))["live"] == []
            await admin.post("/api/admin/hide", {"table": table, "hidden": False})
            assert [one["table"] for one in (await world.person().get("/api/tables"))["live"]] == [table]
            await admin.post("/api/admin/seat", {"table": table, "seat": 2, "kind": "open"})
            assert (await anke.look(table))["seats"][1]["kind"] == "open"
            await admin.post("/api/admin/end", {"table": table})
            assert (await anke.look(table))["over"] and (await bert.look(table))["mine"] == []
            await admin.post("/api/admin/rollback", {"table": table, "ply": 4})
            world.house.registry.forget(await world.house.tables.find(table))
            assert not (await anke.look(table))["over"], "what was ended can be taken up again"
            assert [act for _, act, _ in reversed(await acts(admin))] == [
                "rollback", "rename", "rename", "hide", "show", "seat", "end", "rollback",
            ]  # fmt: skip
            assert ("Ada", "rollback", "8 -> 5") in await acts(admin)
            assert (await admin.get(f"/api/admin/tables/{table}"))["seats"][0]["guest"] == anke.guest

    asyncio.run(scene())


def test_who_is_renamed_in_a_seat_is_called_so_everywhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            admin = await keeper(world, "admin", "Ada")
            anke, bert, table = await two_people(world)
            await register(anke, "Rude")
            other = (await anke.new_table("me", "open"))["table"]
            refused = await admin.send("/api/admin/rename", {"table": table, "seat": 1, "name": "no name"})
            assert (refused.status_code, refused.json()["field"]) == (422, "name"), "of an account it must be one"
            await admin.post("/api/admin/rename", {"table": table, "seat": 1, "name": "Anke"})
            assert (await bert.look(table))["seats"][0]["name"] == "Anke"
            assert (await anke.get("/api/account"))["name"] == "Anke"
            assert (await bert.ask("/@Anke")).status_code == 200 and (await bert.ask("/@Rude")).status_code == 404

            async def everywhere() -> bool:
                return bool((await anke.look(other))["seats"][0]["name"] == "Anke")

            await until(everywhere)
            bot = (await anke.post("/api/account/bots", {"name": "Rudebot"}))["name"]
            made = await anke.new_table("me", "open")
            found = await world.house.accounts.find(bot)
            link = JoinForm(token=made["invites"]["2"].rpartition("/")[2])
            await world.house.tables.join(found.guest, await world.house.tables.find(made["table"]), link)
            await admin.post("/api/admin/rename", {"table": made["table"], "seat": 2, "name": "Nicebot"})
            assert (await anke.look(made["table"]))["seats"][1]["name"] == "Nicebot (bot)"

    asyncio.run(scene())


def test_reports_are_decided_and_people_banned(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path, proxies=1) as world:
            moderator = await keeper(world, "moderator", "Mo")
            anke, bert, table = await two_people(world)
            for text in ("you fool", "sorry"):
                said = await bert.post(f"/api/tables/{table}/chat", {"text": text})
                await anke.post(f"/api/tables/{table}/report", {"message": said["id"], "reason": "rude"})
            first, second = (await moderator.get("/api/admin"))["reports"]
            assert (first["text"], first["reason"], first["guest"]) == ("you fool", "rude", bert.guest)
            await moderator.post("/api/admin/decide", {"report": first["id"], "hide": True})
            await moderator.post("/api/admin/decide", {"report": second["id"], "hide": False})
            assert (await moderator.get("/api/admin"))["reports"] == []
            talk = await anke.get(f"/api/tables/{table}/chat")
            assert [one["text"] for one in talk["messages"]] == ["sorry"]
            await moderator.post("/api/admin/ban", {"whom": bert.guest, "days": 3, "reason": "rude"})
            refused = await bert.send(f"/api/tables/{table}/chat", {"text": "hey"})
            assert (refused.status_code, refused.json()["type"]) == (403, "banned") and "rude" in refused.text
            assert (await bert.look(table))["mine"] == [2], "he may look"
            (ban,) = (await moderator.get("/api/admin"))["bans"]
            await moderator.post("/api/admin/unban", {"id": ban["id"]})
            await bert.post(f"/api/tables/{table}/chat", {"text": "thank you"})
            await moderator.post("/api/admin/ban", {"whom": "127.0.0.1"})
            told = (await anke.send("/api/me", {"name": "x"})).json()  # all who come from there
            assert (told["type"], told["detail"]) == ("banned", "You may look, but not take part any more.")
            await moderator.post("/api/admin/ban", {"whom": "2001:db8:1:2::5%eth0"})
            neighbour = await world.person().client.post(
                "/api/me", json={"name": "x"}, headers={"x-forwarded-for": "2001:db8:1:2:9::1"}
            )
            assert neighbour.json()["type"] == "banned", "all of a network, or whoever is banned takes another address"
            await moderator.new_table("me", "hot")  # nobody locks out whoever keeps order
            refused = await moderator.send("/api/admin/ban", {"whom": "@mo"})
            assert (refused.status_code, refused.json()["type"]) == (409, "keeps-order")
            assert len((await moderator.get("/api/admin"))["bans"]) == 2, "a ban that would not hold is none"

    asyncio.run(scene())


def test_abandoned_tables_are_cleared_away_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert, played = await two_people(world)
            _, _, talked = await two_people(world)
            carol, dan, noted = await two_people(world)
            _, _, over = await two_people(world)
            gone = (await anke.new_table("me", "hot"))["table"]
            fresh = (await anke.new_table("me", "hot"))["table"]
            database = world.house.database
            everybody = {1: anke, 2: bert}
            found = await world.house.tables.find(over)
            for number, chair in enumerate(found.chairs, 1):
                chair.guest = everybody[number].guest
            await play_out(world, over, everybody)
            long_ago = now() - timedelta(days=100)
            old = [talked, noted, gone, over]
            async with database.writing() as connection:
                await connection.execute(update(TABLES).where(TABLES.c.id.in_(old)).values(changed=long_ago))
                for table in ("notices", "chat"):
                    await connection.exec_driver_sql(f"DELETE FROM {table}")
            found = await world.house.tables.find(talked)
            talker = world.person(str(found.chairs[0].guest))
            await talker.post(f"/api/tables/{talked}/chat", {"text": "are you there?"})
            await carol.post(f"/api/tables/{noted}/notes", {"text": "I will come back", "version": 0})
            audit = Audit(database)
            assert await Retention(database, audit, 0).tidy() == 0, "as is usual, everything stays"
            retention = Retention(database, audit, 90, world.house.registry)
            assert await retention.abandoned(now() - timedelta(days=90)) == [gone]
            assert await retention.tidy() == 1
            assert (await anke.ask(f"/api/tables/{gone}")).status_code == 404
            for table in (played, talked, noted, over, fresh):
                assert (await anke.ask(f"/api/tables/{table}")).status_code == 200
            async with database.reading() as connection:
                left = (await connection.execute(select(MOVES.c.ply).where(MOVES.c.table_id == gone))).all()
            assert left == [] and (await audit.last())[0].act == "retention"
            many = [(await anke.new_table("me", "hot"))["table"] for _ in range(25)]
            async with database.writing() as connection:
                await connection.execute(update(TABLES).where(TABLES.c.id.in_(many)).values(changed=long_ago))
            assert await retention.tidy() == 25
            told = ", ".join(act.subject for act in await audit.last())
            assert set(told.split(", ")) == {gone, *many}, "each of them stands in the log"
            assert dan.guest

    asyncio.run(scene())


def test_an_operator_keeps_order_from_the_command_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke, "Anke")
            await anke.new_table("me", "hot")

    asyncio.run(scene())

    place = asyncio.run(kept_in(tmp_path))

    def run(*words: str) -> str:
        done = CliRunner().invoke(command, [*words, *place], catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return done.output

    assert run("ban", "anke", "--days", "2", "--reason", "rude") == "Anke is banned.\n"
    number = run("bans").partition(":")[0]
    assert run("unban", number) == "Anke is not banned any more.\n"
    assert run("bans") == ""
    assert [line.split()[2] for line in run("log").splitlines()] == ["banned", "unbanned"]
    assert run("tidy", "1", "--dry-run") == ""
    assert run("tidy", "1") == "0 tables were cleared away.\n"
