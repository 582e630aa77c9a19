"""Notifications: written with the move, told in the page and on devices, and never to whoever looks."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, text, update

from terrae.server.live import Caller
from terrae.server.notices.outbox import DIGEST
from terrae.server.notices.push import Pusher
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.settings import Settings
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.store.models import JOBS
from tests.server.club import club, register
from tests.server.test_live import next_event
from tests.server.test_mail import WHO, post_office
from tests.server.test_talk import play_out, two_people
from tests.server.world import GAME, Person, World, opened, until

WAITS = {"wait": False, "forced": False}


async def told(person: Person) -> list[tuple[str, bool]]:
    """What somebody was told, the newest first, and whether they have seen it."""
    return [(one["text"], one["seen"]) for one in (await person.get("/api/notices"))["notices"]]


async def begun(world: World) -> tuple[Person, Person, str]:
    """A table of two at which Anke is to choose a mat; she was told that Bert sat down, and has seen it."""
    anke, bert, table = await two_people(world, name="Sunday")
    assert await told(anke) == [("Bert sat down: Sunday", False)]
    await anke.post("/api/notices/seen", {})
    return anke, bert, table


async def move(world: World, person: Person, table: str) -> None:
    found = await world.house.tables.find(table)
    seat, chosen = await world.choose(table)
    await person.play(table, {"ply": found.ply}, chosen, seat=seat)


def test_what_is_sent_several_times_at_once_is_done_once(tmp_path: Path) -> None:
    """As by several pages of somebody, or by one that is impatient; on PostgreSQL transactions run side by side."""

    async def scene() -> None:
        async with browser() as device, club(tmp_path, push_services=device.endpoint.split("/")[2]) as world:
            anke, bert, table = await two_people(world)
            await register(anke)
            said = (await bert.post(f"/api/tables/{table}/chat", {"text": "hello"}))["id"]
            league = (await anke.post("/api/leagues", {"name": "Autumn", "game": GAME, "kind": "robin"}))["id"]
            here = f"/api/tables/{table}"

            async def at_once(path: str, *bodies: object) -> list[int]:
                return sorted(
                    [one.status_code for one in await asyncio.gather(*(anke.send(path, it) for it in bodies))]
                )

            notes = [{"text": str(number), "version": 0} for number in range(6)]
            assert await at_once(f"{here}/notes", *notes) == [200, *[409] * 5]
            notes = [{**note, "version": 1} for note in notes]
            assert await at_once(f"{here}/notes", *notes) == [200, *[409] * 5], "nothing that was written is lost"
            assert await at_once(f"{here}/mute", *[{"message": said, "muted": True}] * 6) == [200] * 6
            assert await at_once(f"/api/leagues/{league}/join", *[{}] * 6) == [200] * 6
            assert await at_once("/api/notices/device", *[device.subscription()] * 6) == [200] * 6
            assert await at_once("/api/vacation", *[{"days": 20}] * 6) == [200, *[409] * 5]
            assert (await anke.get("/api/vacation"))["left"] == 10

    asyncio.run(scene())


def test_whose_turn_it_is_now_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await begun(world)
            stream = world.house.live.listen_at_home(Caller(bert.guest, "here"))
            await anext(stream)
            waiting = asyncio.ensure_future(next_event(stream, "notice"))
            await asyncio.sleep(0)  # it listens
            await move(world, anke, table)
            assert await waiting == {}, "that there is something, not what"
            await stream.aclose()
            assert await told(bert) == [("It is your turn: Sunday", False)]
            assert (await bert.get("/api/notices"))["unseen"] == 1
            await move(world, bert, table)
            assert await told(bert) == [], "he has played"
            assert (await told(anke))[0] == ("It is your turn: Sunday", False)
            await anke.post("/api/notices/seen", {"table": table})
            assert (await told(anke))[0] == ("It is your turn: Sunday", True)
            await play_out(world, table, {1: anke, 2: bert})
            over = [text for person in (anke, bert) for text, _ in await told(person)]
            assert over.count("The game is over: Sunday") == 1, "whoever did not play the last turn is told"
            await anke.post(f"/api/tables/{table}/rematch")
            assert (await told(bert))[0][0].endswith("wants to play again: Sunday")
            assert await told(world.person()) == []

    asyncio.run(scene())


def test_takebacks_and_mentions_are_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await begun(world)
            for person, seat, name in ((anke, 1, "Anke"), (bert, 2, "Bert")):
                await person.post(f"/api/tables/{table}/settings", {"seat": seat, "auto": WAITS, "name": name})
            await world.play_on(table, {1: anke, 2: bert}, 2)
            await anke.play(table, await anke.look(table), "sailing", "done")
            await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            await anke.post(f"/api/tables/{table}/chat", {"text": "sorry, @bert!"})
            assert [text for text, _ in await told(bert)] == [
                "Anke spoke to you: Sunday",
                "Anke would like to take a turn back: Sunday",
                "It is your turn: Sunday",
            ]
            await bert.post(f"/api/tables/{table}/takeback", {"action": "agree"})
            assert "It is your turn: Sunday" not in [text for text, _ in await told(bert)], "it is hers again"
            assert ("It is your turn: Sunday", False) in await told(anke)

    asyncio.run(scene())


def test_whoever_looks_is_told_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await begun(world)
            found = await world.house.tables.find(table)
            stream = world.house.live.listen(found, Caller(bert.guest, "here"), found.ply, found.epoch)
            await anext(stream)
            await move(world, anke, table)
            assert await told(bert) == []
            await stream.aclose()
            away = world.house.live.listen(found, Caller(anke.guest, "here"), found.ply, found.epoch, away=True)
            await anext(away)
            await move(world, bert, table)
            assert (await told(anke))[0] == ("It is your turn: Sunday", False), "her page is open, but she is not there"
            await away.aclose()

    asyncio.run(scene())


def test_a_turn_that_is_not_written_is_not_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await begun(world)
            found = await world.house.tables.find(table)
            found.version += 7  # as if another process had been faster
            seat, chosen = await world.choose(table)
            body = {"ply": found.ply, "seat": seat, "moves": [chosen]}
            assert (await anke.send(f"/api/tables/{table}/moves", body)).status_code == 409
            assert await told(bert) == []
            alone = (await anke.new_table("me", "hot"))["table"]
            await move(world, anke, alone)
            async with world.house.database.reading() as connection:
                rows = (await connection.execute(text("SELECT guest FROM notices"))).all()
            assert [guest for (guest,) in rows] == [anke.guest], "that Bert sat down; nothing where nobody else plays"

    asyncio.run(scene())


# Letters


def test_a_letter_tells_what_was_not_seen_and_is_not_written_too_often(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_office() as office:
            smtp: dict[str, Any] = {"smtp": f"127.0.0.1:{office.port}", "smtp_tls": "none", **WHO}
            async with club(tmp_path, **smtp) as world:
                anke, bert, table = await begun(world)
                await register(bert, "Bert")
                assert (await bert.get("/api/notices"))["mail"] is None, "he has no address"
                assert (await bert.send("/api/notices/ways", {"mail": "daily"})).json()["type"] == "no-mail"
                database = world.house.database
                async with database.writing() as connection:
                    mine = update(ACCOUNTS).where(ACCOUNTS.c.guest == bert.guest)
                    await connection.execute(mine.values(mail="bert@terrae.test"))
                assert (await bert.get("/api/notices"))["mail"] == "soon"

                async def hurry() -> None:
                    """What is gathered for a letter is due."""
                    async with database.writing() as connection:
                        letters = update(JOBS).where(JOBS.c.kind == DIGEST)
                        await connection.execute(letters.values(due=now() - timedelta(seconds=1)))
                    world.house.jobs.wake()

                async def written(count: int) -> bool:
                    return len(office.letters) == count and not world.house.jobs.running

                await move(world, anke, table)
                await anke.post(f"/api/tables/{table}/chat", {"text": "@Bert, it is you"})
                await hurry()
                await until(lambda: written(1))
                (letter,) = office.letters
                assert (letter["to"], letter["subject"]) == ("bert@terrae.test", "2 things are new for you")
                said = letter.get_content()
                assert said.index("It is your turn: Sunday") < said.index("spoke to you: Sunday")
                assert f"https://terrae.test/table/{table}" in said

                async def later() -> bool:
                    async with database.reading() as connection:
                        due = (await connection.execute(select(JOBS.c.due).where(JOBS.c.kind == DIGEST))).scalar()
                    return due is not None and aware(due) > now() + timedelta(minutes=40)

                await anke.post(f"/api/tables/{table}/chat", {"text": "@Bert!"})
                await hurry()
                await until(later)
                assert len(office.letters) == 1, "one letter in an hour is enough"
                await bert.post("/api/notices/ways", {"mail": "off"})
                await hurry()
                await until(lambda: gone(world))
                assert len(office.letters) == 1 and (await bert.get("/api/notices"))["mail"] == "off"

    asyncio.run(scene())


async def gone(world: World) -> bool:
    """No letter is to be written any more."""
    async with world.house.database.reading() as connection:
        return (await connection.execute(select(JOBS.c.key).where(JOBS.c.kind == DIGEST))).first() is None


# Devices


class Browser:
    """What a browser knows that wants to be told, and what its push service got for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = ""
        self.heard: list[dict[str, Any]] = []
        self.headers: list[str] = []
        self.status = 201

        self.elsewhere = ""

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        coded = [base64.urlsafe_b64encode(raw).decode().rstrip("=") for raw in (point, self.auth)]
        return {"endpoint": self.endpoint, "key": coded[0], "auth": coded[1]}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line.split(":")[1]) for line in head.lower().splitlines() if "content-length" in line)
        sealed = await reader.readexactly(length)
        self.headers.append(head.lower())
        opened = http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        self.heard.append(json.loads(opened))
        more = f"Location: {self.elsewhere}\r\n" if self.elsewhere else ""
        writer.write(f"HTTP/1.1 {self.status} -\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    made = Browser()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.endpoint = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/anke"
    async with server:
        yield made


def test_a_device_is_told_sealed_until_it_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with browser() as device, opened(tmp_path, push_services=device.endpoint.split("/")[2]) as world:
            anke, bert, table = await begun(world)
            assert (await bert.get("/api/notices"))["push"]
            await bert.post("/api/notices/device", device.subscription())
            await move(world, anke, table)

            async def was_told(count: int) -> bool:
                return len(device.heard) == count and not world.house.jobs.running

            await until(lambda: was_told(1))
            url = f"/table/{table}"
            assert device.heard == [{"title": "Sunday", "body": "It is your turn: Sunday", "url": url, "tag": table}]
            assert "authorization: vapid t=" in device.headers[0] and "urgency: normal" in device.headers[0]
            device.status = 410
            await anke.post(f"/api/tables/{table}/chat", {"text": "@Bert?"})
            await until(lambda: was_told(2))
            async with world.house.database.reading() as connection:
                assert (await connection.execute(text("SELECT id FROM devices"))).all() == []

    asyncio.run(scene())


@pytest.mark.parametrize("key", ["", "=", "AAAA", "BA" + "A" * 85, "_" * 87])
def test_a_device_with_keys_that_seal_nothing_is_gone(key: str) -> None:
    async def scene() -> None:
        pusher = Pusher(Settings(push_services="127.0.0.1:1"), b"secret")
        device = {"endpoint": "http://127.0.0.1:1/x", "key": key, "auth": "AAAAAAAAAAAAAAAAAAAAAA"}
        assert not await pusher.reach(device, {"tag": "x"})

    asyncio.run(scene())


def test_a_push_service_leads_the_server_nowhere_else() -> None:
    async def scene() -> None:
        async with browser() as device, browser() as inside:
            pusher = Pusher(Settings(push_services=device.endpoint.split("/")[2]), b"secret")
            device.status, device.elsewhere = 307, inside.endpoint
            known = {"endpoint": device.endpoint, "key": device.subscription()["key"]}
            with pytest.raises(OSError, match="307"):
                await pusher.reach({**known, "auth": device.subscription()["auth"]}, {"tag": "x"})
            assert (len(device.heard), inside.headers) == (1, [])

    asyncio.run(scene())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://evil.test/fcm.googleapis.com",
        "https://push.apple.com.evil.test/",
        "https://me:you@fcm.googleapis.com/",
        "https://[",
        "https://127.0.0.1%2f.push.apple.com/",
        "https://127.0.0.1\\.push.apple.com/",
        "https://[::1%.push.apple.com]/",
        "https://.push.apple.com/",
    ],
)
def test_the_server_asks_nobody_but_push_services(endpoint: str) -> None:
    pusher = Pusher(Settings(), b"secret")
    pusher.expect_service("https://web.push.apple.com/abc")
    with pytest.raises(Problem, match="not known"):
        pusher.expect_service(endpoint)
