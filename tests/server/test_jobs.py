"""Jobs: done once, at their time, again after a failure, and shared fairly."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from terrae.server import jobs
from terrae.server.jobs import rows, runner
from terrae.server.jobs.rows import take
from terrae.server.rows import now
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import GUESTS, JOBS
from tests.server.world import World, opened, until

SECOND = timedelta(seconds=1)


async def ask(database: Database, *keys: str, kind: str = "test", **more: object) -> None:
    async with database.writing() as connection:
        for key in keys:
            await jobs.add(connection, kind, key, **more)  # type: ignore[arg-type]


async def keys(database: Database) -> dict[str, bool]:
    """The jobs that are there, and whether they are stuck."""
    async with database.reading() as connection:
        found = await connection.execute(select(JOBS.c.key, JOBS.c.stuck).where(JOBS.c.kind == "test"))
    return {key: bool(stuck) for key, stuck in found.all()}


async def gone(world: World) -> None:
    async def nothing() -> bool:
        return not await keys(world.house.database)

    await until(nothing)


def test_a_job_is_done_once_and_not_before_its_time(tmp_path: Path) -> None:
    async def scene() -> None:
        done: list[tuple[str, object]] = []

        async def handle(job: jobs.Job) -> None:
            done.append((job.key, job.payload.get("word")))

        async with opened(tmp_path) as world:
            world.house.jobs.handle("test", handle)
            database = world.house.database
            await ask(database, "later", due=now() + timedelta(days=1))
            await ask(database, "a", "b", payload={"word": "first"})

            async def only_later() -> bool:
                return await keys(database) == {"later": False}

            await until(only_later)
            assert sorted(done) == [("a", "first"), ("b", "first")]
            await ask(database, "later", payload={"word": "sooner"})  # it replaces what was asked for
            await gone(world)
            assert done[2:] == [("later", "sooner")]

    asyncio.run(scene())


def test_nothing_is_asked_for_by_a_transaction_that_failed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            database = world.house.database
            with pytest.raises(StoreError):
                async with database.writing() as connection:
                    await jobs.add(connection, "test", "a")
                    for _ in range(2):
                        await connection.execute(insert(GUESTS), {"id": "a", "name": "a", "created": now()})
            assert await keys(database) == {}
            async with database.writing() as connection:
                await jobs.add(connection, "test", "a", now() + SECOND * 100)
                await jobs.ensure(connection, "test", "a")
                await jobs.ensure(connection, "test", "b", now() + SECOND * 100)
                await jobs.cancel(connection, "test", "b")
            assert await keys(database) == {"a": False}

    asyncio.run(scene())


@pytest.mark.sqlite  # on PostgreSQL jobs are taken by their rows, and this one is gone
def test_a_job_that_ends_while_somebody_looks_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row was seen, and is gone when the answer arrives."""

    async def scene() -> None:
        begun: list[str] = []
        enough = asyncio.Event()
        look = rows.look

        async def handle(job: jobs.Job) -> None:
            begun.append(job.key)
            await enough.wait()

        async with opened(tmp_path) as world:
            worker = world.house.jobs
            worker.handle("test", handle)

            async def look_slowly(*asked: Any) -> Any:
                found = await look(*asked)
                if any(job.kind == "test" for job in found[0]) and begun:
                    enough.set()
                    await asyncio.gather(*(task for name, task in worker.running.items() if name[0] == "test"))
                return found

            monkeypatch.setattr(rows, "look", look_slowly)
            await ask(world.house.database, "a")

            async def is_at_it() -> bool:
                return bool(begun)

            await until(is_at_it)
            worker.wake()
            await gone(world)
            worker.wake()
            assert begun == ["a"]

    asyncio.run(scene())


def test_what_fails_is_tried_again_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "FIRST_DELAY", timedelta(0))
    monkeypatch.setattr(runner, "FIRST_PAUSE", 0.01)

    async def scene() -> None:
        tried: list[str] = []

        async def handle(job: jobs.Job) -> None:
            tried.append(job.key)
            if job.key == "outage" and tried.count("outage") < 4:
                raise StoreError("server.store-locked")  # no failure of the job
            if job.key == "hopeless" or (job.key == "clumsy" and tried.count("clumsy") < 3):
                raise ValueError("not today")

        async with opened(tmp_path) as world:
            world.house.jobs.handle("test", handle, most=3)
            await ask(world.house.database, "hopeless", "clumsy", "outage")

            async def settled() -> bool:
                return await keys(world.house.database) == {"hopeless": True}

            await until(settled)
            assert {key: tried.count(key) for key in tried} == {"hopeless": 3, "clumsy": 3, "outage": 4}

    asyncio.run(scene())


def test_what_waits_for_the_database_goes_on_soon_after_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long an outage was, nobody waits for long when it is over."""
    pauses: list[float] = []
    outage = iter([True] * 50 + [False])

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def act() -> None:
        if next(outage):
            raise StoreError("server.store-locked")

    async def scene() -> None:
        monkeypatch.setattr(asyncio, "sleep", sleep)
        worker = runner.Jobs(SimpleNamespace(is_sqlite=True, on_jobs=[]))  # type: ignore[arg-type]
        await worker.patiently(act)

    asyncio.run(scene())
    assert len(pauses) == 50 and pauses[0] < 1 and max(pauses) <= 5, "some seconds after a lock of any length"


def test_what_another_process_is_about_to_do_is_looked_for_a_little_later() -> None:
    async def scene() -> None:
        worker = runner.Jobs(SimpleNamespace(is_sqlite=False, on_jobs=[]))  # type: ignore[arg-type]
        worker.help_soon()
        helping = worker.helping
        worker.help_soon()
        assert not worker.woken.is_set() and worker.helping is helping, "several notes are one look"
        async with asyncio.timeout(60):
            await worker.woken.wait()
        worker.help_soon()
        assert worker.helping not in (None, helping)
        worker.holder = None  # nothing is leased
        await worker.close()

    asyncio.run(scene())


def test_a_job_may_come_back_and_some_always_do(tmp_path: Path) -> None:
    async def scene() -> None:
        turns: list[str] = []

        async def handle(job: jobs.Job) -> object:
            turns.append(job.key)
            if turns.count(job.key) == 3:
                return None
            return now() + timedelta(milliseconds=1) if job.key == "timed" else jobs.AGAIN

        async def around() -> None:
            turns.append("round")

        async with opened(tmp_path) as world:
            world.house.jobs.handle("test", handle)  # type: ignore[arg-type]
            world.house.jobs.every("round", timedelta(milliseconds=1), around)
            await ask(world.house.database, "timed", "again")
            await gone(world)
            await until(lambda: asyncio.sleep(0, turns.count("round") > 2))
            assert turns.count("timed") == turns.count("again") == 3

    asyncio.run(scene())


def test_many_jobs_of_one_party_do_not_keep_another_waiting(tmp_path: Path) -> None:
    async def scene() -> None:
        order: list[str] = []

        async def handle(job: jobs.Job) -> None:
            order.append(job.party)

        async with opened(tmp_path) as world:
            house = world.house
            await ask(house.database, *(f"many {number}" for number in range(30)), party="greedy")
            await ask(house.database, "one", party="modest")
            house.jobs.handle("test", handle, at_once=2)
            house.jobs.wake()
            await gone(world)
            assert len(order) == 31 and order.index("modest") < 2

    asyncio.run(scene())


def test_what_must_not_happen_twice_is_not_written_by_whoever_lost_the_job(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            database = world.house.database

            async def taken() -> list[jobs.Job]:
                async with database.writing() as connection:
                    return await take(connection, [("test", "a")], now(), "me", now() + SECOND * 30)

            async def names() -> list[str]:
                async with database.reading() as connection:
                    return [name for (name,) in (await connection.execute(select(GUESTS.c.name))).all()]

            async def write(job: jobs.Job, name: str) -> None:
                async with database.writing() as connection:
                    await connection.execute(insert(GUESTS), {"id": name, "name": name, "created": now()})
                    await job.done(connection)

            await ask(database, "a")
            (job,) = await taken()
            await ask(database, "a")  # asked for anew while somebody is at it
            with pytest.raises(jobs.Lost):
                await write(job, "late")
            (again,) = await taken()
            await write(again, "once")
            with pytest.raises(jobs.Lost):
                await write(again, "twice")
            assert await names() == ["once"] and await keys(database) == {}

    asyncio.run(scene())


@pytest.mark.postgresql
def test_one_process_at_a_time_has_a_job(tmp_path: Path) -> None:
    """Two of them look at the same moment; a lease that ran out is taken over, and counted as a failure."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            database = world.house.database
            names = [("test", f"{number}") for number in range(20)]
            await ask(database, *(key for _, key in names))

            async def some(holder: str) -> list[jobs.Job]:
                async with database.writing() as connection:
                    found = await take(connection, names, now(), holder, now() + SECOND * 30)
                    await asyncio.sleep(0.05)
                    return found

            first, second = await asyncio.gather(some("first"), some("second"))
            assert sorted(job.key for job in first + second) == sorted(key for _, key in names)
            assert await some("third") == []
            async with database.writing() as connection:
                await connection.execute(update(JOBS).where(JOBS.c.kind == "test").values(leased=now() - SECOND))
            late = await some("third")
            assert len(late) == 20
            async with database.reading() as connection:
                counted = select(JOBS.c.attempts).where(JOBS.c.kind == "test")
                assert {one for (one,) in (await connection.execute(counted)).all()} == {1}
            with pytest.raises(jobs.Lost):
                async with database.writing() as connection:
                    await (first + second)[0].done(connection)

    asyncio.run(scene())
