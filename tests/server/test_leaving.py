"""Clocks at tables: running out, more time, vacations, restarts; resigning, ending by consent, absent seats."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select

from terrae.server.clocks.timekeeper import OF_A_YEAR
from terrae.server.jobs import Job
from terrae.server.rows import now
from terrae.server.store.notices import NOTICES
from tests.server.world import Person, World, opened

BLITZ = {"kind": "live", "minutes": 5, "increment": 10}
LETTERS = {"kind": "slow", "days": 2}
DAY = timedelta(days=1)
BEGUN = {"setup": "first-game", "first": "1"}


class Hours:
    """The time of day of a server, moved by hand."""

    def __init__(self, world: World) -> None:
        self.now = now()
        world.house.registry.now = lambda: self.now
        world.house.timekeeper.steady = lambda: self.now.timestamp()
        world.house.timekeeper.last = None

    def pass_(self, **span: float) -> datetime:
        self.now += timedelta(**span)
        return self.now


async def seated(world: World, count: int, **more: Any) -> tuple[list[Person], str]:
    """So many people at a table."""
    people = [world.person() for _ in range(count)]
    options = BEGUN if count == 2 else {}
    made = await people[0].new_table("me", *["open"] * (count - 1), options=options, **more)
    for seat, person in enumerate(people[1:], 2):
        await person.join(made["invites"][str(seat)], table=made["table"])
    return people, made["table"]


async def act(person: Person, table: str, what: str, **body: Any) -> tuple[int, str]:
    answer = await person.send(f"/api/tables/{table}/{what}", body)
    return answer.status_code, answer.json().get("type", "")


def left(position: dict[str, Any]) -> list[float]:
    return [hand["left"] for hand in position["company"]["clock"]["hands"]]


def test_a_live_clock_runs_out_and_the_other_chooses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            anke = world.person()
            made = await anke.new_table("me", "open", options=BEGUN, clock=BLITZ)
            table, bert = made["table"], world.person()
            hours.pass_(hours=2)
            assert left(await anke.look(table)) == [300], "nobody's time runs before all seats are taken"
            await bert.join(made["invites"]["2"], table=table)
            hours.pass_(seconds=40)
            position = await anke.look(table)
            assert left(position) == [260, 300]
            await anke.play(table, position, position["ask"]["choices"][0]["move"])
            assert left(await bert.look(table))[0] == 270
            hours.pass_(seconds=330)
            assert await act(anke, table, "motion", action="ask", kind="bot", seat=2) == (409, "not-absent")
            hours.pass_(seconds=30)
            assert (await anke.look(table))["company"]["absent"] == [2]
            assert await act(bert, table, "time", seat=2) == (403, "not-your-seat")
            assert await act(anke, table, "time", seat=2) == (200, "")
            position = await bert.look(table)
            assert (left(position)[1], position["company"]["absent"]) == (120, [])
            hours.pass_(seconds=181)
            assert await act(anke, table, "motion", action="ask", kind="bot", seat=2) == (200, "")
            position = await anke.look(table)
            assert [seat["kind"] for seat in position["seats"]] == ["person", "bot"]
            assert position["company"]["gone"][0]["why"] == "time"
            assert len(left(position)) == 1, "bots have no clock"

    asyncio.run(scene())


def test_a_restart_an_outage_and_a_takeback_lose_no_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            (anke, bert), table = await seated(world, 2, clock=BLITZ)
            for person, seat in ((anke, 1), (bert, 2)):
                orders = {"seat": seat, "auto": {"wait": False, "forced": False}}
                await person.post(f"/api/tables/{table}/settings", orders)
            for person in (anke, bert):
                hours.pass_(seconds=20)
                position = await person.look(table)
                await person.play(table, position, position["ask"]["choices"][0]["move"])
            hours.pass_(seconds=5)
            before = left(await anke.look(table))
            assert before == [285, 290]
            await anke.play(table, await anke.look(table), "sailing", "done")
            hours.pass_(seconds=100)
            await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            await bert.post(f"/api/tables/{table}/takeback", {"action": "agree"})
            assert left(await anke.look(table)) == [290, 290], "as it was when the turn began"
            hours.pass_(seconds=10)
            await world.house.timekeeper.beat()
            known = left(await anke.look(table))
        async with opened(tmp_path) as world:
            keeper = world.house.timekeeper
            again = Hours(world)
            again.now = hours.now
            await keeper.beat()
            again.pass_(hours=7)
            await keeper.open()
            anke = world.person(anke.guest)
            assert left(await anke.look(table)) == known, "nobody could play while the server was away"
            _, steady = keeper.last or (now(), 0.0)
            again.pass_(hours=1)
            keeper.steady = lambda: steady + 2
            await keeper.beat()
            after = left(await anke.look(table))
            assert after == [known[0] - 2, known[1]], "a jump of the time of day costs nobody an hour"

    asyncio.run(scene())


def test_vacations_stop_slow_clocks_and_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            (anke, bert), table = await seated(world, 2, clock=LETTERS)
            hours.pass_(days=1)
            assert await anke.post("/api/vacation", {"days": 10}) == {
                "until": (hours.now + 10 * DAY).isoformat(),
                "left": OF_A_YEAR - 10,
            }
            hours.pass_(days=5)
            hand = (await bert.look(table))["company"]["clock"]["hands"][0]
            assert (hand["left"], hand["runs"], bool(hand["away"])) == (86400, False, True)
            refused = await anke.send("/api/vacation", {"days": 1})
            assert refused.json()["type"] == "on-vacation"
            assert (await anke.post("/api/vacation", {"days": 0}))["left"] == OF_A_YEAR - 5
            hours.pass_(hours=1)
            assert left(await anke.look(table))[0] == 82800
            too_long = await anke.send("/api/vacation", {"days": 26})
            assert (too_long.status_code, too_long.json()["type"]) == (422, "no-vacation")
            hours.pass_(days=366)
            assert (await anke.get("/api/vacation"))["left"] == OF_A_YEAR

    asyncio.run(scene())


def test_the_job_tells_people_and_a_table_that_decides_by_itself_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            (anke, bert), table = await seated(world, 2, clock=LETTERS)
            found = await world.house.tables.find(table)
            keeper = world.house.timekeeper
            await world.house.jobs.close()  # it looks when it is told to

            async def told() -> list[tuple[str, str]]:
                async with world.house.database.reading() as connection:
                    chosen = select(NOTICES.c.guest, NOTICES.c.kind).where(
                        NOTICES.c.kind.in_(("late", "absent", "replaced"))
                    )
                    return [(guest, kind) for guest, kind in (await connection.execute(chosen)).all()]

            async def by_itself(_: object) -> bool:
                return True

            job = Job("clock", table, "", hours.now, {}, "", 0, None)
            assert await keeper.look(job) == hours.now + 2 * DAY and await told() == []
            hours.pass_(days=2)
            assert await keeper.look(job) == hours.now + DAY and await told() == [(anke.guest, "late")]
            hours.pass_(days=3)
            assert await keeper.look(job) is None and found.people()[:1] == [anke.guest]
            keeper.goes_on = by_itself
            await keeper.look(job)
            assert found.people() == [bert.guest]
            assert sorted(kind for _, kind in await told()) == ["absent", "late", "replaced"], "each once"

    asyncio.run(scene())


def test_resigning_ends_a_duel_and_leaves_a_larger_table_to_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            (anke, bert), duel = await seated(world, 2)
            await world.play_on(duel, {1: anke, 2: bert}, 2)
            assert await act(anke, duel, "resign", seat=2) == (403, "not-your-seat")
            assert await act(bert, duel, "resign", seat=2) == (200, "")
            position = await anke.look(duel)
            assert (position["over"], position["ask"], position["to_move"]) == (True, None, [])
            assert position["company"]["ended"] == "resigned"
            gone = {"seat": 2, "name": position["seats"][1]["name"], "why": "resigned"}
            assert position["company"]["gone"] == [{**gone, "you": False}]
            assert (await bert.look(duel))["company"]["gone"] == [{**gone, "you": True}]
            body = {"ply": position["ply"], "seat": 1, "moves": ["sailing"]}
            late = await anke.send(f"/api/tables/{duel}/moves", body)
            assert (late.status_code, late.json()["type"]) == (409, "over")
            assert (await act(anke, duel, "takeback", action="ask"))[1] == "no-takeback"
            lists = await anke.get("/api/tables", finished="")
            assert [entry["table"] for entry in lists["finished"]] == [duel]
            assert (await anke.ask(f"/table/{duel}/end")).status_code == 200
            told = await anke.get(f"/api/tables/{duel}/story")
            assert [seat["place"] for seat in told["seats"]] == [1, 2], "whoever resigns has lost"
            assert (await anke.post(f"/api/tables/{duel}/rematch"))["table"] != duel
            (clara, *others), trio = await seated(world, 3)
            await world.play_on(trio, dict(enumerate([clara, *others], 1)), 1)
            assert await act(clara, trio, "resign", seat=1) == (200, "")
            position = await others[0].look(trio)
            assert (position["over"], position["seats"][0]["kind"]) == (False, "bot")
        async with opened(tmp_path) as world:
            assert (await world.person(anke.guest).look(duel))["company"]["ended"] == "resigned"

    asyncio.run(scene())


def test_a_game_ends_if_all_who_are_there_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            (anke, bert, cleo), table = await seated(world, 3, clock=LETTERS)
            asked = (await anke.look(table))["to_move"][0]
            missing = (anke, bert, cleo)[asked - 1]
            here = [person for person in (anke, bert, cleo) if person is not missing]
            assert await act(here[0], table, "motion", action="ask") == (400, "malformed")
            assert await act(here[0], table, "motion", action="agree") == (409, "no-motion")
            assert await act(here[0], table, "motion", action="ask", kind="end") == (200, "")
            waits = (await here[1].look(table))["company"]["motion"]["waiting_for"]
            assert len(waits) == 2 and asked in waits
            assert await act(world.person(), table, "motion", action="agree") == (403, "not-your-seat")
            assert await act(here[1], table, "motion", action="refuse") == (200, "")
            hours.pass_(days=3)
            assert await act(here[0], table, "motion", action="ask", kind="end") == (200, "")
            assert (await act(here[1], table, "motion", action="ask", kind="end"))[1] == "motion-asked"
            assert await act(here[1], table, "motion", action="agree") == (200, "")
            company = (await missing.look(table))["company"]
            assert (company["ended"], [gone["seat"] for gone in company["gone"]]) == ("consent", [asked])

    asyncio.run(scene())


def test_the_keeper_releases_an_absent_seat_and_a_substitute_takes_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            hours = Hours(world)
            (anke, bert), table = await seated(world, 2)
            await world.play_on(table, {1: anke, 2: bert}, 1)
            hours.pass_(days=2)
            assert await act(anke, table, "release", seat=2) == (409, "not-absent")
            hours.pass_(days=2)
            assert await act(bert, table, "release", seat=1) == (403, "not-yours")
            freed = await anke.post(f"/api/tables/{table}/release", {"seat": 2})
            dora = world.person()
            await dora.join(freed["url"], table=table)
            position = await dora.look(table)
            assert (position["mine"], position["your_turn"]) == ([2], True)
            assert [(gone["why"], gone["you"]) for gone in position["company"]["gone"]] == [("absent", False)]
            (gone,) = (await bert.look(table))["company"]["gone"]
            assert gone["you"], "whoever comes back hears that somebody else plays"

    asyncio.run(scene())


def test_rated_tables_need_different_people_and_help_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            for kinds in (("me", "hot"), ("me", "beginner")):
                seats = [{"kind": kind} if kind != "beginner" else {"kind": "bot", "bot": kind} for kind in kinds]
                refused = await anke.send("/api/tables", {"game": "terra-nova", "seats": seats, "rated": True})
                assert (refused.status_code, refused.json()["field"]) == (422, "rated")
            made = await anke.new_table("me", "open", "beginner", rated=True)
            table = made["table"]
            twice = await anke.send(f"/api/tables/{table}/join", {"seat": 2})
            assert (twice.status_code, twice.json()["type"]) == (409, "seated")
            await bert.join(made["invites"]["2"], table=table)
            await bert.post(f"/api/tables/{table}/keeper", {"seat": 2, "kind": "bot"})
            assert (await anke.look(table))["hints"] is False
            for path, body in (("branch", {"ply": 0}), ("plan", {"ply": 0, "rival": "bot"})):
                assert await act(anke, table, path, **body) == (403, "no-help")

    asyncio.run(scene())
