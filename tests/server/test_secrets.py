"""What is secret changes no byte that another seat, or a spectator, receives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import update

from terrae.server.live import Caller
from terrae.server.store.models import INVITES, TABLES
from tests.server.world import Person, World, opened

Swap = Callable[[World, str, Person], Awaitable[None]]


async def received(people: list[Person], table: str) -> list[bytes]:
    """Every byte some people get about a table, whatever they look at."""
    found: list[bytes] = []
    for person in people:
        position = await person.look(table)
        body = {"ply": position["ply"], "moves": [], "seed": None}
        answers = [
            await person.ask(f"/api/tables/{table}"),
            await person.ask(f"/api/tables/{table}", scores="true"),
            await person.ask(f"/api/tables/{table}", ply=5),
            await person.ask(f"/api/tables/{table}", have="5.0"),
            await person.ask(f"/api/tables/{table}/game"),
            await person.ask("/api/tables"),
            await person.ask(f"/table/{table}"),
            await person.send(f"/api/tables/{table}/plan", body),
            await person.send(f"/api/tables/{table}/plan", {**body, "ply": 0, "seed": "mine"}),
            await person.send(f"/api/tables/{table}/branch", {"ply": 10_000}),
            await person.send(f"/api/tables/{table}/moves", {"ply": 1, "seat": 1, "moves": ["drop"]}),
        ]
        if position["seat"]:
            ask = {"ply": position["ply"], "seat": position["seat"], "draft": []}
            answers.append(await person.send(f"/api/tables/{table}/try", ask))
            answers.append(await person.send(f"/api/tables/{table}/why", {"at": "hex:E5", **ask}))
        for answer in answers:
            headers = sorted(answer.headers.items())
            found.append(repr((answer.status_code, headers)).encode() + answer.content)
    return found


def check(tmp_path: Path, swap: Swap) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, eve = world.person("a" * 24), world.person("b" * 24), world.person("e" * 24)
            made = await anke.new_table("me", "open", "open", options={"first": "1"}, public=True)
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            for person, seat in ((anke, 1), (bert, 2)):
                auto = {"wait": False, "forced": False}
                await person.post(f"/api/tables/{table}/settings", {"seat": seat, "auto": auto})
            await anke.play(table, await anke.look(table), "mat blue")
            await bert.play(table, await bert.look(table), "mat red")
            others = [bert, eve]
            before = await received(others, table)
            assert before == await received(others, table), "the same twice, or the comparison means nothing"
            await swap(world, table, anke)
            after = await received(others, table)
            assert before == after

    asyncio.run(scene())


def test_drafts(tmp_path: Path) -> None:
    async def swap(world: World, table: str, anke: Person) -> None:
        found = await world.house.tables.find(table)
        found.chairs[2].guest, found.chairs[2].kind = anke.guest, "person"  # her turn in the third seat
        position = await anke.look(table)
        choices = [choice["move"] for choice in position["ask"]["choices"]]
        for move in choices:
            body = {"ply": position["ply"], "seat": 3, "draft": [move]}
            await anke.post(f"/api/tables/{table}/try", body)
        found.chairs[2].guest, found.chairs[2].kind = None, "open"

    check(tmp_path, swap)


def test_plans(tmp_path: Path) -> None:
    async def swap(world: World, table: str, anke: Person) -> None:
        ply = (await anke.look(table))["ply"]
        for colour in ("green", "yellow", "black"):
            body = {"ply": ply, "moves": [[3, f"mat {colour}"]], "seed": "x"}
            await anke.post(f"/api/tables/{table}/plan", body)
        await anke.post(f"/api/tables/{table}/plan", {"ply": 0, "seed": "mine"})

    check(tmp_path, swap)


def test_settings_of_a_seat(tmp_path: Path) -> None:
    async def swap(world: World, table: str, anke: Person) -> None:
        auto = {"wait": False, "forced": True, "kinds": ["AfterAction"]}
        await anke.post(f"/api/tables/{table}/settings", {"seat": 1, "auto": auto, "confirm": False})

    check(tmp_path, swap)


def test_tokens(tmp_path: Path) -> None:
    async def swap(world: World, table: str, anke: Person) -> None:
        await anke.post(f"/api/tables/{table}/invite", {"seat": 3})
        async with world.house.database.writing() as connection:
            await connection.execute(update(INVITES).where(INVITES.c.seat == 3).values(token="another"))

    check(tmp_path, swap)


def test_the_seed(tmp_path: Path) -> None:
    async def swap(world: World, table: str, anke: Person) -> None:
        async with world.house.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(seed="another"))
        world.house.registry.forget(await world.house.tables.find(table))

    check(tmp_path, swap)


def test_what_travels_live_says_only_where_the_game_is(tmp_path: Path) -> None:
    """A draft, a plan and settings of another seat are not announced."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", options={"first": "1"})
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            found = await world.house.tables.find(table)
            heard = world.house.live.listen(found, Caller(bert.guest, "here"), found.ply, found.epoch)
            assert (await anext(heard)).startswith(b"retry")
            assert b"event: presence" in await anext(heard)
            position = await anke.look(table)
            draft = {"ply": position["ply"], "seat": 1, "draft": ["mat blue"]}
            await anke.post(f"/api/tables/{table}/try", draft)
            await anke.post(f"/api/tables/{table}/plan", {"ply": position["ply"], "moves": [[1, "mat blue"]]})
            await anke.post(f"/api/tables/{table}/settings", {"seat": 1, "confirm": False})
            await anke.play(table, position, "mat blue")
            told = await anext(heard)
            expected = f'event: ply\ndata: {{"table":"{table}","ply":{position["ply"] + 1},"epoch":0}}\n\n'
            assert told.decode() == expected
            await heard.aclose()

    asyncio.run(scene())


def test_nobody_looks_from_a_seat_of_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            table = (await anke.new_table("me", "open"))["table"]
            assert (await bert.ask(f"/api/tables/{table}", seat=1)).status_code == 403
            tried = await bert.send(f"/api/tables/{table}/try", {"ply": 0, "seat": 1, "draft": []})
            assert tried.status_code == 403
            answer = await bert.ask(f"/api/tables/{table}")
            text = answer.text + (await bert.ask(f"/table/{table}")).text
            found = await world.house.tables.find(table)
            assert found.seed not in text and anke.guest not in text

    asyncio.run(scene())


def test_a_draft_of_another_guest_is_not_recognised(tmp_path: Path) -> None:
    """Who guesses the key of a draft learns nothing: it is made from the guest's own identity."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", options={"first": "1"})
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            position = await anke.look(table)
            body = {"ply": position["ply"], "moves": [[1, "mat blue"]]}
            hers = await anke.post(f"/api/tables/{table}/plan", body)
            his = await bert.post(f"/api/tables/{table}/plan", body)
            assert hers["key"] != his["key"] and hers["units"] == his["units"]

    asyncio.run(scene())
