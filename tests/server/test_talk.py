"""Chat, private notes, and the next table that waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrae.server.forms import MovesForm
from terrae.server.live import Caller
from tests.server.club import club, register
from tests.server.test_live import next_event
from tests.server.world import Person, World, opened

BEGUN = {"setup": "first-game", "first": "1"}


async def two_people(world: World, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table of their own."""
    anke, bert = world.person(), world.person()
    made = await anke.new_table("me", "open", options=BEGUN, **more)
    await bert.join(made["invites"]["2"], table=made["table"], name="Bert")
    return anke, bert, made["table"]


async def play_out(world: World, table: str, people: dict[int, Person]) -> None:
    """Play a game to its end by doing as little as possible."""
    found = await world.house.tables.find(table)
    while not found.match.over:
        legal = {move.text for move in found.match.moves()}
        seat, move = await world.choose(table)
        turn = MovesForm(ply=found.ply, seat=seat, moves=[next(iter(legal & {"drop", "done"}), move)])
        await world.house.tables.play(people[seat].guest, found, turn)


async def heard(person: Person, table: str, after: int = 0) -> list[tuple[str, str]]:
    """Who said what, as far as somebody hears it."""
    talk = await person.get(f"/api/tables/{table}/chat", after=after)
    return [(message["name"], message["text"]) for message in talk["messages"]]


def test_players_and_watchers_talk_in_rooms_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            carol = world.person()
            path = f"/api/tables/{table}/chat"
            found = await world.house.tables.find(table)
            stream = world.house.live.listen(found, Caller(bert.guest, "here"), found.ply, found.epoch)
            await anext(stream)
            said = await anke.post(path, {"text": " Good\n luck, <b>Bert</b>!\u202e "})
            assert (said["text"], said["room"], said["seat"]) == ("Good luck, <b>Bert</b>!", "table", 1)
            assert await next_event(stream, "chat") == {"room": "table", "last": said["id"]}, "and not what was said"
            await stream.aclose()
            await carol.post("/api/me", {"name": "Carol"})
            await carol.post(path, {"text": "E5 is open!"})
            assert await heard(bert, table) == [(said["name"], said["text"])], "nobody is advised from outside"
            assert await heard(carol, table) == [("Carol", "E5 is open!")], "nobody is overheard"
            assert await heard(bert, table, after=said["id"]) == []
            nobody = await world.stranger().get(path)
            assert (nobody["speaks"], nobody["rooms"]) == (None, ["watchers"])
            await play_out(world, table, {1: anke, 2: bert})
            assert len(await heard(bert, table)) == len(await heard(carol, table)) == 2, "afterwards all is read by all"

    asyncio.run(scene())


def test_where_nobody_else_sits_there_is_no_chat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for kinds in (("me", "hot"), ("me", "random")):
                path = f"/api/tables/{(await anke.new_table(*kinds))['table']}/chat"
                assert (await anke.get(path))["rooms"] == []
                refused = await anke.send(path, {"text": "Hello?"})
                assert (refused.status_code, refused.json()["type"]) == (403, "no-chat")
            bert, _, table = await two_people(world)
            for text, status in (("\u200b \n", 422), ("x" * 501, 400)):
                assert (await bert.send(f"/api/tables/{table}/chat", {"text": text})).status_code == status

    asyncio.run(scene())


def test_a_chatterer_is_slowed_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, chat_by_guest=2) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}/chat"
            answers = [await anke.send(path, {"text": "again"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert "Retry-After" in answers[-1].headers
            await bert.post(path, {"text": "others may speak"})
            carla, again = world.person(), await anke.new_table("me", "open")
            notes = [f"/api/tables/{one}/notes" for one in (table, again["table"])]
            for version in range(4):
                await carla.post(notes[0], {"text": "as often as one likes", "version": version})
            await carla.post(notes[1], {"text": "at two tables", "version": 0})
            device = {"endpoint": "https://fcm.googleapis.com/x", "key": "k", "auth": "a"}
            assert (await carla.send("/api/notices/device", device)).status_code == 429, "all that is kept for good"

    asyncio.run(scene())


def test_nobody_fills_the_list_of_leagues(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path, tables_by_guest=2) as world:
            anke = world.person()
            await register(anke)
            for status in (201, 201, 429):
                answer = await anke.send("/api/leagues", {"name": "Sunday", "game": "terra-nova"})
                assert answer.status_code == status

    asyncio.run(scene())


def test_somebody_is_muted_and_reported(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}"
            said = await bert.post(f"{path}/chat", {"text": "you fool"})
            await anke.post(f"{path}/mute", {"message": said["id"], "muted": True})
            assert await heard(anke, table) == [("Bert", "")]
            await anke.post(f"{path}/mute", {"message": said["id"], "muted": False})
            assert await heard(anke, table) == [("Bert", "you fool")]
            for _ in range(2):
                await anke.post(f"{path}/report", {"message": said["id"], "reason": "rude"})
            carol = world.person()
            for person, kind in ((bert, "own-message"), (carol, "no-message")):
                refused = await person.send(f"{path}/report", {"message": said["id"]})
                assert refused.json()["type"] == kind

    asyncio.run(scene())


def test_notes_are_kept_for_each_and_never_overwritten_unseen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}/notes"
            assert await anke.get(path) == {"text": "", "version": 0}
            assert await anke.post(path, {"text": "Bert wants\nE5", "version": 0}) == {
                "text": "Bert wants\nE5",
                "version": 1,
            }
            other_page = await anke.send(path, {"text": "something else", "version": 0})
            assert (other_page.status_code, other_page.json()["type"]) == (409, "note-changed")
            assert (await bert.get(path))["text"] == ""
            await anke.post(path, {"text": "", "version": 1})
            assert await anke.get(path) == {"text": "", "version": 2}

    asyncio.run(scene())


@pytest.mark.parametrize("beside", [False, True])
def test_the_table_that_has_waited_longest_is_next(tmp_path: Path, beside: bool) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            assert await world.stranger().get("/api/next") == {"count": 0, "url": None}
            first, second = [(await anke.new_table("me", "open", options=BEGUN))["table"] for _ in range(2)]
            bert = world.person()
            assert (await bert.get("/api/next"))["count"] == 0
            found = await anke.get("/api/next", **({"beside": first} if beside else {}))
            expected = {"count": 1, "url": f"/table/{second}"} if beside else {"count": 2, "url": f"/table/{first}"}
            assert found == expected

    asyncio.run(scene())
