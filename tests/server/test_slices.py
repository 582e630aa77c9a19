"""Long work in slices: others come in between, one at a time goes on, and what takes too long is refused."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from terrae.server.problems import Problem
from terrae.server.slices import SLICE, Slices, Work, finish
from tests.server.world import opened


class Clock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def work(clock: Clock, said: list[str], name: str, steps: int, seconds: float) -> Work[str]:
    for _ in range(steps):
        clock.now += seconds
        said.append(name)
        yield
    return name


def test_who_is_quick_does_not_wait_and_others_take_turns() -> None:
    clock, said = Clock(), list[str]()
    slices = Slices(clock=clock)

    async def scene() -> list[str]:
        long = [slices.done(name, work(clock, said, name, 4, SLICE)) for name in ("a", "b")]
        quick = slices.done("c", work(clock, said, "c", 4, SLICE / 8))
        return await asyncio.gather(*long, quick)

    assert asyncio.run(scene()) == ["a", "b", "c"]
    assert said[:6] == ["a", "b", "c", "c", "c", "c"], "a first slice is for everybody"
    assert sorted(said[6:]) == ["a"] * 3 + ["b"] * 3


def test_the_loop_comes_round_between_slices() -> None:
    clock, said = Clock(), list[str]()

    async def scene() -> None:
        task = asyncio.create_task(Slices(clock=clock).done("a", work(clock, said, "a", 3, SLICE)))
        while not task.done():
            said.append("others")
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert all(pair != ("a", "a") for pair in zip(said, said[1:], strict=False))


def test_what_takes_too_long_is_refused_and_nobody_waits_for_it() -> None:
    clock, said = Clock(), list[str]()
    slices = Slices(most=3.5 * SLICE, clock=clock)

    async def scene() -> None:
        with pytest.raises(Problem) as refused:
            await slices.done("a", work(clock, said, "a", 1000, SLICE))
        assert (refused.value.status, refused.value.kind) == (503, "too-long") and refused.value.wait
        assert await slices.done("b", work(clock, said, "b", 3, SLICE)) == "b"

    asyncio.run(scene())
    assert said.count("a") == 4


def test_what_goes_on_in_a_thread_goes_on_one_at_a_time_and_in_turns() -> None:
    slices, order, busy = Slices(), list[str](), [0]

    def heavy(name: str) -> str:
        busy[0] += 1
        assert busy[0] == 1, "two at once would share the processor with the loop"
        time.sleep(0.002)
        order.append(name)
        busy[0] -= 1
        return name

    async def scene() -> None:
        greedy = [slices.beside("greedy", heavy, "greedy") for _ in range(5)]
        assert (await asyncio.gather(*greedy, slices.beside("modest", heavy, "modest")))[-1] == "modest"

    asyncio.run(scene())
    assert order.index("modest") <= 1


def test_a_position_is_of_one_moment_though_the_game_goes_on_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            place = (await anke.new_table("me", "hot"))["table"]
            await world.play_on(place, {1: anke, 2: anke}, 12)
            table = await world.house.tables.find(place)
            plain = finish(world.house.positions.live(table, table.viewer(anke.guest)))
            world.house.positions.told.clear()
            world.house.positions.units.kept.clear()
            begun = world.house.positions.live(table, table.viewer(anke.guest))
            next(begun)
            await world.play_on(place, {1: anke, 2: anke}, 16)
            table.epoch += 1
            told = finish(begun)
            assert (told.ply, told.epoch, told.key, told.log) == (plain.ply, plain.epoch, plain.key, plain.log)
            assert told.units == plain.units
            again = finish(world.house.positions.live(table, table.viewer(anke.guest)))
            assert again.ply > plain.ply and again.log[: len(plain.log) - 1] == plain.log[:-1]

    asyncio.run(scene())
