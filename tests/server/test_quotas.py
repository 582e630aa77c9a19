"""Quotas and fairness: nobody takes what is there for all."""

from __future__ import annotations

import asyncio
import inspect
import json
from pathlib import Path

import pytest

from terrae.server.app import create_app
from terrae.server.line import HALF_LIFE, Line
from terrae.server.problems import Problem
from terrae.server.quotas import MOST_KEPT, Quota, Quotas, Spent
from terrae.server.settings import Settings
from terrae.server.store.database import Database
from terrae.server.tally import GONE, Tally
from terrae.server.wire import Wire
from tests.server.world import opened, until


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Quotas


def refused(quotas: Quotas, guest: str | None, address: str) -> int | None:
    """The seconds to wait, or nothing if it was possible."""
    try:
        quotas.spend("tables", guest, address)
    except Problem as problem:
        assert problem.status == 429
        return problem.wait
    return None


def test_a_bucket_is_emptied_and_fills_steadily() -> None:
    clock = Clock()
    quotas = Quotas({"tables": Quota(60.0, 3, 0)}, clock)
    assert [refused(quotas, "anke", "a") for _ in range(5)] == [None, None, None, 20, 20], "refusals take nothing"
    assert refused(quotas, "bert", "a") is None, "each has a bucket"
    clock.now += 19
    assert refused(quotas, "anke", "a") == 1
    clock.now += 1
    assert [refused(quotas, "anke", "a"), refused(quotas, "anke", "a")] == [None, 20]


def test_processes_of_a_server_count_together_and_requests_a_moment_later() -> None:
    clock, known = Clock(), {"tables": Quota(60.0, 3, 0), "requests": Quota(60.0, 3, 0)}
    others: list[Quotas] = []

    def tell(spent: Spent) -> None:
        what, guest, address, number = json.loads(json.dumps(spent))
        for other in others:
            other.hear("first", (what, guest, address, number))

    first, second = Quotas(known, clock, tell), Quotas(known, clock)
    others.append(second)
    assert [refused(first, "anke", "a") for _ in range(2)] == [None, None]
    assert [refused(second, "anke", "a") for _ in range(2)] == [None, 20]
    for _ in range(2):
        first.spend("requests", "anke", "a")
    second.spend("requests", "anke", "a")
    first.tell_of_requests()
    with pytest.raises(Problem):
        second.spend("requests", "anke", "a")
    second.spend("requests", "bert", "a")
    assert not first.untold and not second.untold, "told, or nobody to tell"


def test_streams_of_all_processes_are_counted(tmp_path: Path) -> None:
    clock = Clock()
    wires = [Wire(Database("sqlite+aiosqlite:///nowhere.sqlite3")) for _ in range(2)]
    first, second = (Tally(wire, {"guest": 8, "address": 64}, clock) for wire in wires)
    sent: list[list[tuple[str, str, int]]] = []
    wires[0].send = lambda kind, note: sent.append(note)  # type: ignore[method-assign]

    def told(*, all_of_it: bool = False) -> int:
        """How many others hear of."""
        sent.clear()
        first.tell(all_of_it=all_of_it)
        for note in sent:
            second.census.heard("first", note)
        return sum(map(len, sent))

    for number in range(6):
        first.change("guest", "anke", 1)
        first.change("address", f"10.0.0.{number}", 1)
    assert told() == 1, "an address with a sixty-fourth of what it may have is not worth a note"
    assert not told() and told(all_of_it=True) == 1
    for _ in range(2):
        assert not second.is_full("guest", "anke")
        second.change("guest", "anke", 1)
    assert second.is_full("guest", "anke") and not second.is_full("guest", "bert")
    first.change("guest", "anke", -1)
    told()
    assert not second.is_full("guest", "anke")
    first.change("guest", "anke", -5)
    assert told() == 1 and not second.census.elsewhere["first"].all, "nothing is kept of those who left"
    for _ in range(8):
        first.change("guest", "carla", 1)
    told()
    assert second.is_full("guest", "carla")
    clock.now += GONE + 1
    second.census.forget_the_silent()
    assert not second.is_full("guest", "carla"), "a process that is gone has nothing open"


def test_all_who_come_from_one_address_share_a_bucket() -> None:
    quotas = Quotas({"tables": Quota(60.0, 2, 3)}, Clock())
    assert [refused(quotas, guest, "a") for guest in ("anke", "anke", "bert")] == [None, None, None]
    assert refused(quotas, "carla", "a") == 20 and refused(quotas, None, "a") == 20
    assert refused(quotas, "carla", "b") is None
    assert refused(quotas, "bert", "b") is None, "what was refused at one address was not counted for the guest"


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    quotas = Quotas({"tables": Quota(60.0, 2, 0)}, clock)
    for number in range(MOST_KEPT):
        quotas.spend("tables", f"guest {number}", "a")
    clock.now += 61
    quotas.spend("tables", "anke", "a")
    assert list(quotas.spent) == [("tables anke", "tables")]


def test_who_fills_no_bucket_is_not_looked_through_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each newcomer has buckets of their own; a crowd of them must not make every request as long as all of them."""
    monkeypatch.setattr("terrae.server.quotas.MOST_KEPT", 10)
    quotas, looks = Quotas({"tables": Quota(60.0, 2, 0)}, Clock()), [0]
    quotas.room, forget = 10, quotas.forget

    def counted(now: float) -> None:
        looks[0] += 1
        forget(now)

    monkeypatch.setattr(quotas, "forget", counted)
    for number in range(1000):
        quotas.spend("tables", f"guest {number}", "a")
    assert len(quotas.spent) == 1000 and looks[0] < 10


def test_too_much_is_said_with_the_time_to_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = {"tables_by_guest": 2, "imports_by_guest": 1, "requests_by_address": 12}
        async with opened(tmp_path, **limits) as world:
            world.house.quotas.clock = Clock()
            anke = world.person()
            for _ in range(2):
                await anke.new_table("me", "hot")
            form = {"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "hot"}]}
            answer = await anke.send("/api/tables", form)
            assert (answer.status_code, answer.json()["type"]) == (429, "too-much")
            assert answer.headers["retry-after"] == "1800" and "2 an hour" in answer.json()["detail"]
            texts = [await anke.send("/api/import", {"text": "nonsense"}) for _ in range(2)]
            assert [text.status_code for text in texts] == [429, 429], "what is brought is a table, too"
            bert = world.person()
            texts = [await bert.send("/api/import", {"text": "nonsense"}) for _ in range(2)]
            assert [text.status_code for text in texts] == [422, 429]
            while (page := await world.stranger().client.get("/help")).status_code == 200:
                pass
            assert page.status_code == 429 and "too fast" in page.text and page.headers["retry-after"] == "5"
            assert (await world.stranger().client.get("/healthz")).status_code == 200, "who watches over it always may"

    asyncio.run(scene())


def test_seats_for_bots_are_counted_wherever_they_are_given(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, bots_by_guest=4, bots_by_address=7) as world:
            world.house.quotas.clock = Clock()
            anke, bert = world.person(), world.person()
            table = (await anke.new_table("me", "open", "random"))["table"]
            await anke.post(f"/api/tables/{table}/keeper", {"seat": 2, "kind": "bot", "bot": "random"})
            branch = {"ply": 0, "epoch": 0}
            await anke.post(f"/api/tables/{table}/branch", branch)  # with both bots
            for path, form in (
                ("/api/tables", {"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}),
                (f"/api/tables/{table}/branch", branch),
            ):
                answer = await anke.send(path, form)
                assert (answer.status_code, answer.json()["type"]) == (429, "too-much")
                assert "4 an hour" in answer.json()["detail"] and int(answer.headers["retry-after"]) >= 900
            await anke.new_table("me", "hot")  # people may always sit down
            await bert.new_table("me", "random", "random", "random")
            answer = await bert.send("/api/tables", {"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "bot"}]})
            assert answer.status_code == 429 and "7 an hour" in answer.json()["detail"], "all of an address together"

    asyncio.run(scene())


def test_thinking_is_counted_when_it_is_over() -> None:
    clock, told = Clock(), list[Spent]()
    quotas = Quotas({"thinking": Quota(60.0, 30, 40), "requests": Quota(60.0, 0, 0)}, clock, told.append)

    def left(guest: str, address: str) -> bool:
        try:
            quotas.expect("thinking", guest, address)
        except Problem as problem:
            assert problem.status == 429 and problem.wait
            return False
        return True

    for guest in ("anke", "bert"):
        quotas.spend("requests", guest, "a")
    quotas.charge("thinking", "anke", 29.5)
    assert left("anke", "a") and told == [["thinking", "anke", "a", 29.5]]
    quotas.charge("thinking", "anke", 500.0)
    assert not left("anke", "a") and not left("bert", "a") and left("carla", "b"), "all who come from there"
    clock.now += 61
    assert left("anke", "a"), "nobody waits for more than a bucket to fill"
    quotas.hear("other", ("requests", "carla", "c", 1))
    quotas.charge("thinking", "carla", 40.0)
    assert not left("dirk", "c"), "another process knows where she is"
    quotas.charge("thinking", "worker", 20.0)
    assert left("worker", "d"), "of whom nobody knows where they are, it is not counted where they are"


def test_whoever_has_had_too_much_thinking_gets_no_new_bots_or_hints_and_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, thinking_by_guest=10) as world:
            world.house.quotas.clock = Clock()
            anke = world.person()
            made = await anke.new_table("me", "random", options={"setup": "first-game", "first": "1"})
            path, position = f"/api/tables/{made['table']}", await anke.look(made["table"])
            before = list(world.house.quotas.spent.values())
            await anke.play(made["table"], position, position["ask"]["choices"][0]["move"])
            await until(lambda: asyncio.sleep(0, list(world.house.quotas.spent.values()) != before))  # the bot's turn
            world.house.quotas.charge("thinking", anke.guest, 60.0)
            for where, body in (
                ("/api/tables", {"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
                (f"{path}/hint", {"seat": 1}),
                (f"{path}/grade", {"seat": 1}),
                (f"{path}/plan", {"ply": 0, "rival": "bot"}),
                (f"{path}/branch", {"ply": 0}),
            ):
                answer = await anke.send(where, body)
                assert (answer.status_code, answer.json()["type"]) == (429, "too-much"), where
                assert "thought for you" in answer.json()["detail"]

            async def asked() -> bool:
                return 1 in (await anke.look(made["table"]))["to_move"]

            await until(asked)
            position = await anke.look(made["table"])
            await anke.play(made["table"], position, position["ask"]["choices"][0]["move"])
            await until(asked)
            await anke.new_table("me", "hot")

    asyncio.run(scene())


# The line


def test_many_names_from_one_place_are_not_many_people() -> None:
    """Who throws a cookie away after each question does not come before somebody else each time."""
    clock, order = Clock(), list[str]()

    async def work(line: Line[str], party: str) -> None:
        async with line.lent(party):
            order.append(party)
            await asyncio.sleep(0)
            clock.now += 2.0

    async def scene() -> None:
        line = Line(["thinker"], clock, lambda party: "from a" if party.startswith("cookie") else f"from {party}")
        await work(line, "anke")
        assert order.pop() == "anke"
        cookies = [work(line, f"cookie {number}") for number in range(40)]
        await asyncio.gather(*cookies, work(line, "anke"), work(line, "anke"))
        assert order.index("anke") <= 6 and [at for at, who in enumerate(order) if who == "anke"][1] < 20
        clock.now += 20 * HALF_LIFE
        await work(line, "bert")
        assert set(line.had) == {"bert", "from bert"}

    asyncio.run(scene())


def test_whoever_had_least_comes_first() -> None:
    clock = Clock()
    order: list[str] = []

    async def work(line: Line[str], party: str, seconds: float) -> None:
        async with line.lent(party):
            order.append(party)
            await asyncio.sleep(0)  # all others come and wait
            clock.now += seconds

    async def scene() -> None:
        line = Line(["thinker"], clock)
        greedy = [work(line, "greedy", 1.0) for _ in range(5)]
        await asyncio.gather(*greedy, work(line, "modest", 0.1), work(line, "modest", 0.1), work(line, "late", 0.1))
        assert order == ["greedy", "modest", "late", "modest", "greedy", "greedy", "greedy", "greedy"]
        assert line.free == ["thinker"] and not line.waiting
        clock.now += 20 * HALF_LIFE
        await work(line, "late", 0.0)
        assert line.had == {}, "what was long ago is forgotten"

    asyncio.run(scene())


def test_who_does_not_wait_any_more_holds_up_nobody() -> None:
    async def scene() -> None:
        line = Line(["thinker"])
        first = await line.take("anke")
        gone = asyncio.create_task(line.take("bert"))
        stays = asyncio.create_task(line.take("carla"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        line.give(first)
        assert await stays == "thinker"
        handed = asyncio.create_task(line.take("bert"))
        await asyncio.sleep(0)
        line.give("thinker")
        handed.cancel()  # in the moment in which it was handed over
        with pytest.raises(asyncio.CancelledError):
            await handed
        assert line.free == ["thinker"]

    asyncio.run(scene())


def test_guards_stay_in_the_event_loop(tmp_path: Path) -> None:
    """Litestar sends those that are no coroutines to a thread: quotas would be counted in several at once, slowly."""
    app = create_app(Settings(data=tmp_path))
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", [])]
    guards = {guard for handler in handlers for layer in handler.ownership_layers for guard in layer.guards or []}
    assert len(guards) > 3 and all(inspect.iscoroutinefunction(guard) for guard in guards)
