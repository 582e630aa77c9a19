"""What somebody has of an account: pages, a profile, one's own data to take along, and a way out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from terrae.server.accounts.identity import SESSION_COOKIE
from terrae.server.accounts.leaving import naming
from terrae.server.registry import TURN
from terrae.server.store.models import JOBS, METADATA
from tests.server.club import PASSWORD, club, register


def test_what_is_kept_can_be_taken_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open")
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            await register(anke)
            people = {1: anke, 2: bert}
            await world.play_on(table, people, 20)
            await bert.post(f"/api/tables/{table}/notes", {"text": "bert's", "version": 0})
            await anke.post(f"/api/tables/{table}/notes", {"text": "anke's", "version": 0})
            answer = await anke.ask("/api/account/data")
            found = answer.json()
            assert "attachment" in answer.headers["content-disposition"]
            assert [one["name"] for one in found["accounts"]] == ["Anke"] and len(found["sessions"]) == 1
            assert {move["seat"] for move in found["moves"]} == {1} and found["tables"][0]["id"] == table
            assert [note["text"] for note in found["notes"]] == ["anke's"]
            secrets = ("argon2", bert.guest, "seed", anke.client.cookies[SESSION_COOKIE], "bert's")
            assert not [secret for secret in secrets if secret in answer.text]
            said = await anke.post(f"/api/tables/{table}/chat", {"text": "hello"})
            await bert.post(f"/api/tables/{table}/mute", {"message": said["id"], "muted": True})
            guests = await bert.get("/api/account/data")
            assert [seat["table_id"] for seat in guests["seats"]] == [table] and len(guests["mutes"]) == 1
            assert anke.guest not in str(guests), "neither as who set the table up nor as who is not to be heard"

    asyncio.run(scene())


def test_who_leaves_leaves_the_games_of_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            made = await anke.new_table("me", "open", options={"setup": "first-game"})
            running = made["table"]
            await bert.join(made["invites"]["2"], table=running)
            await anke.post(f"/api/tables/{running}/chat", {"text": "hello"})
            made = await anke.new_table("me", "open", options={"setup": "first-game"}, public=True)
            over = made["table"]
            await bert.join(made["invites"]["2"], table=over)
            await world.play_on(over, {1: anke, 2: bert})
            alone = (await anke.new_table("me", "beginner"))["table"]
            page = await bert.ask("/@anke")
            assert page.status_code == 303 and page.headers["location"] == "/@Anke"
            assert f"/table/{over}/end" in (await bert.ask("/@Anke")).text

            assert (await anke.send("/api/account/leave", {"password": "no"})).status_code == 403
            await anke.post("/api/account/leave", {"password": PASSWORD})
            assert (await anke.ask("/api/account")).status_code == 401
            assert (await bert.ask("/@Anke")).status_code == 404
            assert (await bert.ask(f"/api/tables/{alone}")).status_code == 404
            seats = (await bert.look(running))["seats"]
            assert [(seat["kind"], seat["you"]) for seat in seats] == [("bot", False), ("person", True)]
            assert [seat["name"] for seat in (await bert.look(over))["seats"]][0] == "Somebody who left"
            found = await world.house.tables.find(running)
            assert found.creator == bert.guest, "whoever is left keeps the table"
            async with world.house.database.reading() as connection:
                for rows in METADATA.sorted_tables:
                    for row in (await connection.execute(select(rows))).all():
                        assert anke.guest not in row and "Anke" not in str(row), rows.name
            await register(world.person(), "Anke", PASSWORD)

    asyncio.run(scene())


def test_whoever_leaves_does_not_have_all_moves_of_all_games_looked_through() -> None:
    assert {"notes", "results", "jobs"} <= {column.table.name for column in naming()}
    assert "moves" not in {column.table.name for column in naming()}


def test_what_was_to_be_done_for_others_is_done_when_somebody_leaves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path, jobs=False) as world:
            anke, bert = world.person(), world.person()
            options = {"setup": "first-game", "first": "3"}
            made = await anke.new_table("me", "open", "random", options=options)
            await bert.join(made["invites"]["2"], table=made["table"])
            owed = select(JOBS.c.key).where(JOBS.c.kind == TURN)
            for _ in range(2):
                async with world.house.database.reading() as connection:
                    assert (await connection.execute(owed)).scalars().all() == [made["table"]], "the bot is to move"
                await anke.send("/api/account/leave")

    asyncio.run(scene())


def test_pages_for_guests_and_for_those_who_are_logged_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke, "Zoë")
            for path in ("/login", "/register"):
                assert (await bert.ask(path, to="/learn")).status_code == 200
                answer = await anke.ask(path, to="/learn")
                assert (answer.status_code, answer.headers["location"]) == (303, "/learn")
            for foreign in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"):
                assert (await anke.ask("/login", to=foreign)).headers["location"] == "/"
                assert "evil" not in (await bert.ask("/login", to=foreign)).text
            own, others = (await anke.ask("/account")).text, (await bert.ask("/account")).text
            assert "python-httpx" in own and "Log out" in own and "You are a guest" in others
            assert "/account" in (await anke.ask("/@Zoë")).text
            assert (await bert.ask("/@nobody")).status_code == 404 and (await bert.ask("/nobody")).status_code == 404

    asyncio.run(scene())
