"""Leagues: who meets whom, who moves up and down, tables that open by themselves, seasons that end by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from terrae.server.leagues.leagues import BEGIN
from terrae.server.leagues.schedule import divisions, moved, schedule
from terrae.server.rows import now
from terrae.server.store.leagues import LEAGUE_TABLES, LEAGUES
from terrae.server.store.models import JOBS
from tests.server.club import PASSWORD, club, register
from tests.server.world import GAME, Person, World, until

LEAGUE = {"name": "Spring league", "game": GAME, "seats": 2, "size": 2, "movers": 1}
QUICK = {"setup": "first-game", "first": "1"}


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (5, 2), (6, 2), (5, 3), (7, 4), (9, 3), (6, 5), (13, 4)])
def test_everybody_meets_everybody_and_plays_as_often(people: int, seats: int) -> None:
    tables = schedule(range(people), seats)
    assert tables == schedule(range(people), seats)
    assert {len(set(table)) for table in tables} == {seats}
    games = Counter(person for table in tables for person in table)
    assert len(set(games.values())) == 1 and len(games) == people
    met = Counter(tuple(sorted(pair)) for table in tables for pair in combinations(table, 2))
    assert len(met) == people * (people - 1) // 2
    assert max(met.values()) - min(met.values()) <= 1, "as equal as can be"
    if seats == 2 or (people, seats) == (13, 4):
        assert set(met.values()) == {1}
    first = Counter(table[0] for table in tables)
    assert max(first.values()) - min(first[person] for person in range(people)) <= 2


def test_divisions_and_who_moves() -> None:
    assert [len(division) for division in divisions(range(9), 4, 4)] == [5, 4]
    assert divisions("ab", 7, 2) == [["a", "b"]]
    assert moved(["abcd", "efgh", "ijkl"], 2) == list("abefcdijghkl"), "nobody moves by two divisions"
    assert moved(["abc", "de"], 1) == list("abdce")


async def member(world: World, name: str) -> Person:
    """Somebody with an account."""
    person = world.person()
    await register(person, name)
    return person


def names_at(meeting: dict[str, Any]) -> list[str]:
    return [player["name"] for player in meeting["people"]]


async def play_all(world: World, league: str, people: dict[str, Person], seats: int = 2) -> None:
    """Play every open table of a league; whoever sits second resigns."""
    anyone = next(iter(people.values()))
    found = await anyone.get(f"/api/leagues/{league}")
    for division in found["divisions"]:
        for meeting in division["meetings"]:
            if meeting["url"] and not meeting["over"]:
                table = meeting["url"].rpartition("/")[2]
                names = names_at(meeting)
                sitting = {seat: people[name] for seat, name in enumerate(names, 1)}
                await world.play_on(table, sitting, 25)
                loser = max(sitting, key=lambda seat: names[seat - 1])
                await sitting[loser].post(f"/api/tables/{table}/resign", {"seat": loser})


async def reached(person: Person, league: str, what: str, value: Any) -> None:
    async def there() -> bool:
        return bool((await person.get(f"/api/leagues/{league}"))[what] == value)

    await until(there)


async def opened_all(person: Person, league: str) -> None:
    async def there() -> bool:
        found = await person.get(f"/api/leagues/{league}")
        meetings = [meeting for division in found["divisions"] for meeting in division["meetings"]]
        return bool(meetings) and all(meeting["url"] for meeting in meetings)

    await until(there)


def test_a_season_with_two_divisions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            people = {name: await member(world, name) for name in ("anke", "bert", "cleo", "dora")}
            anke, bert = people["anke"], people["bert"]
            guest = world.person()
            assert (await guest.send("/api/leagues", LEAGUE)).json()["type"] == "no-account"
            for wrong, field in (({"seats": 5}, "seats"), ({"size": 2, "seats": 3}, "size"), ({"name": " "}, "name")):
                refused = await anke.send("/api/leagues", {**LEAGUE, **wrong})
                assert (refused.status_code, refused.json()["field"]) == (422, field)
            league = (await anke.post("/api/leagues", {**LEAGUE, "options": QUICK}))["id"]
            for person in people.values():
                assert (await person.post(f"/api/leagues/{league}/join"))["member"]
            assert (await bert.send(f"/api/leagues/{league}/start", {})).status_code == 403
            begun = await anke.post(f"/api/leagues/{league}/start")
            assert (begun["state"], begun["season"], len(begun["divisions"])) == ("running", 1, 2)
            assert [(one["up"], one["down"]) for one in begun["divisions"]] == [(0, 1), (1, 0)]
            again = await anke.send(f"/api/leagues/{league}/start", {})
            assert (again.status_code, again.json()["type"]) == (409, "league-begun")
            await opened_all(anke, league)
            meeting = (await anke.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"][0]
            position = await anke.look(meeting["url"].rpartition("/")[2])
            assert position["company"]["rated"] and position["company"]["clock"]["kind"] == "slow"
            page = await anke.ask(f"/league/{league}")
            assert page.status_code == 200 and meeting["url"] in page.text
            await play_all(world, league, people)
            await reached(anke, league, "state", "open")
            ended = await anke.get(f"/api/leagues/{league}")
            assert ended["winners"] == [{"season": 1, "name": "anke", "url": "/@anke"}]
            waiting = [player["name"] for player in ended["waiting"]]
            assert waiting == ["anke", "cleo", "bert", "dora"], "bert went down, cleo went up"
            (meeting,) = ended["divisions"][0]["meetings"]
            assert len(meeting["points"]) == 2 and meeting["people"][0]["url"] == f"/@{meeting['people'][0]['name']}"
            lines = ended["divisions"][0]["lines"]
            assert [(line["name"], line["points"], line["games"]) for line in lines] == [("anke", 1, 1), ("bert", 0, 1)]
            assert not (await bert.post(f"/api/leagues/{league}/leave"))["member"]
            listed = (await bert.ask("/api/leagues")).json()[0]
            assert (listed["people"], listed["member"], listed["season"]) == (3, False, 1)
            assert (await bert.ask("/leagues")).status_code == 200
            assert (await bert.send("/api/leagues/nowhere/join", {})).status_code == 404

    asyncio.run(scene())


def test_a_round_robin_opens_few_tables_at_a_time_and_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            people = {name: await member(world, name) for name in ("anke", "bert", "cleo", "dora", "emil")}
            anke = people["anke"]
            robin = {"name": "Everybody", "game": GAME, "kind": "robin", "seats": 2, "options": QUICK}
            league = (await anke.post("/api/leagues", robin))["id"]
            few = await anke.send(f"/api/leagues/{league}/start", {})
            assert (few.status_code, few.json()["type"]) == (409, "league-few")
            for person in people.values():
                await person.post(f"/api/leagues/{league}/join")
            begun = await anke.post(f"/api/leagues/{league}/start")
            assert len(begun["divisions"]) == 1 and len(begun["divisions"][0]["meetings"]) == 10
            late = await (await member(world, "late")).send(f"/api/leagues/{league}/join", {})
            assert (late.status_code, late.json()["type"]) == (409, "league-begun")

            async def urls() -> list[str]:
                found = await anke.get(f"/api/leagues/{league}")
                return [meeting["url"] for meeting in found["divisions"][0]["meetings"] if meeting["url"]]

            async def seven() -> bool:
                return len(await urls()) == 7

            await until(seven)  # each plays at three tables at most: 5 * 3 / 2
            while (await anke.get(f"/api/leagues/{league}"))["state"] != "closed":
                await play_all(world, league, people)
                await asyncio.sleep(0.01)
            lines = (await anke.get(f"/api/leagues/{league}"))["divisions"][0]["lines"]
            assert [line["name"] for line in lines] == sorted(people), "whoever comes later in the alphabet resigned"
            assert [line["points"] for line in lines] == [4, 3, 2, 1, 0]

    asyncio.run(scene())


def test_who_joins_while_meetings_are_arranged_meets_everybody_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert, late = [await member(world, name) for name in ("anke", "bert", "late")]
            robin = {"name": "Everybody", "game": GAME, "kind": "robin", "seats": 2, "options": QUICK}
            league = (await anke.post("/api/leagues", robin))["id"]
            for person in (anke, bert):
                await person.post(f"/api/leagues/{league}/join")
            loop, asked = asyncio.get_running_loop(), []

            def slowly(people: Sequence[str], seats: int) -> list[list[str]]:
                asked.append(len(people))
                if len(asked) == 1:
                    joined = late.post(f"/api/leagues/{league}/join")
                    asyncio.run_coroutine_threadsafe(joined, loop).result()
                return schedule(people, seats)

            monkeypatch.setattr("terrae.server.leagues.leagues.schedule", slowly)
            begun = await anke.post(f"/api/leagues/{league}/start")
            assert asked == [2, 3]
            assert len(begun["divisions"][0]["meetings"]) == 3

    asyncio.run(scene())


async def bell(person: Person) -> list[str]:
    return [one["text"] for one in (await person.get("/api/notices"))["notices"]]


async def arrive(world: World, league: str) -> None:
    """The moment that was announced is now, after people were told that it comes."""

    async def told() -> bool:
        waiting = select(JOBS.c.payload).where(JOBS.c.kind == BEGIN, JOBS.c.key == league)
        async with world.house.database.reading() as connection:
            return "told" in ((await connection.execute(waiting)).scalar() or "")

    await until(told)
    async with world.house.database.writing() as connection:
        await connection.execute(update(LEAGUES).where(LEAGUES.c.id == league).values(starts=now()))
        await connection.execute(update(JOBS).where(JOBS.c.kind == BEGIN, JOBS.c.key == league).values(due=now()))
    world.house.jobs.wake()


def test_a_live_league_is_announced_and_begins_by_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            people = {name: await member(world, name) for name in ("anke", "bert", "cleo")}
            anke, bert = people["anke"], people["bert"]
            live = {"clock": {"kind": "live", "minutes": 7, "increment": 3}, "again": True, "options": QUICK}
            for wrong in (now() - timedelta(days=1), now() + timedelta(days=400)):
                refused = await anke.send("/api/leagues", {**LEAGUE, "starts": wrong.isoformat()})
                assert (refused.status_code, refused.json()["field"]) == (422, "starts")
            soon = (now() + timedelta(minutes=30)).astimezone(timezone(timedelta(hours=5)))
            league = (await anke.post("/api/leagues", {**LEAGUE, **live, "size": 3, "starts": soon.isoformat()}))["id"]
            await arrive(world, league)
            await reached(anke, league, "starts", None)
            few = "Your league could not begin, for too few people have joined: Spring league"
            assert await bell(anke) == [few] and (await anke.get(f"/api/leagues/{league}"))["state"] == "open"
            for person in people.values():
                await person.post(f"/api/leagues/{league}/join")
            address = f"/api/leagues/{league}/announce"
            assert (await bert.send(address, {"starts": soon.isoformat()})).status_code == 403
            later = (now() + timedelta(days=9)).isoformat()
            assert (await anke.post(address, {"starts": later}))["starts"] == later
            assert (await anke.post(address, {"starts": None}))["starts"] is None
            announced = await anke.post(address, {"starts": soon.isoformat()})
            assert datetime.fromisoformat(announced["starts"]) == soon
            assert announced["clock"] == {"kind": "live", "seconds": 420, "increment": 3} and not announced["again"]

            async def told() -> bool:
                return await bell(bert) == ["Your league begins within the hour, with live clocks: Spring league"]

            await until(told)
            shown = await bert.ask(f"/league/{league}")
            assert "7 min + 3 s" in shown.text and announced["starts"] in shown.text
            assert (await bert.get("/api/notices"))["notices"][0]["url"] == f"/league/{league}"
            await arrive(world, league)
            await reached(anke, league, "season", 1)

            async def opened_one() -> bool:
                found = (await anke.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"]
                return [bool(one["url"]) for one in found].count(True) == 1

            await until(opened_one)  # nobody plays at two live tables at a time
            meetings = (await anke.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"]
            table, names = next((one["url"].rpartition("/")[2], names_at(one)) for one in meetings if one["url"])
            assert (await anke.look(table))["company"]["clock"]["seconds"] == 420
            assert "A new table of your league: Spring league" in await bell(people[names[0]])
            assert (await anke.send(address, {"starts": later})).json()["type"] == "league-begun"

    asyncio.run(scene())


def test_who_ties_stands_as_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            people = {name: await member(world, name) for name in ("dora", "cleo", "bert", "anke")}
            league = (await people["anke"].post("/api/leagues", {**LEAGUE, "kind": "robin", "options": QUICK}))["id"]
            for person in people.values():
                await person.post(f"/api/leagues/{league}/join")
            begun = await people["anke"].post(f"/api/leagues/{league}/start")
            assert [line["name"] for line in begun["divisions"][0]["lines"]] == list(people), "in the order of joining"
            await people["cleo"].post(f"/api/leagues/{league}/leave")
            left = await people["anke"].get(f"/api/leagues/{league}")
            assert [line["name"] for line in left["divisions"][0]["lines"]] == ["dora", "bert", "anke", "cleo"]

    asyncio.run(scene())


def test_a_league_is_renamed_and_closed_by_whoever_keeps_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert, ada = [await member(world, name) for name in ("anke", "bert", "ada")]
            await world.house.accounts.set_role(await world.house.accounts.find("ada"), "admin")
            league, other = [(await anke.post("/api/leagues", {**LEAGUE, "options": QUICK}))["id"] for _ in range(2)]
            for act, body in (("name", {"name": "x"}), ("close", {})):
                assert (await bert.send(f"/api/leagues/{league}/{act}", body)).status_code == 403
            assert (await anke.post(f"/api/leagues/{league}/name", {"name": " Winter  cup "}))["name"] == "Winter cup"
            assert (await anke.send(f"/api/leagues/{league}/name", {"name": " "})).json()["field"] == "name"
            await ada.post(f"/api/leagues/{other}/close")
            acts = [(act["act"], act["subject"]) for act in (await ada.get("/api/admin"))["acts"]]
            assert acts == [("close-league", "Spring league")], "what a keeper does is no act of an administrator"
            assert (await anke.ask(f"/api/leagues/{other}")).status_code == 404, "nothing is left of what never began"
            for person in (anke, bert):
                await person.post(f"/api/leagues/{league}/join")
            await anke.post(f"/api/leagues/{league}/start")
            refused = await anke.send(f"/api/leagues/{league}/close", {})
            assert (refused.status_code, refused.json()["type"]) == (409, "league-begun")
            await opened_all(anke, league)
            meeting = (await anke.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"][0]
            assert (
                meeting["your_turn"]
                != (await bert.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"][0]["your_turn"]
            )
            await play_all(world, league, {"anke": anke, "bert": bert})
            await reached(anke, league, "state", "open")
            await anke.post(f"/api/leagues/{league}/close")
            closed = await anke.get(f"/api/leagues/{league}")
            assert (closed["state"], [winner["name"] for winner in closed["winners"]]) == ("closed", ["anke"])
            (result,) = (await bert.get("/api/profiles/anke"))["record"]["results"]
            assert result["change"] > 0 and result["faction"] and result["colour"], (
                "what a game was worth, and with whom"
            )
            page = (await bert.ask("/@anke")).text
            assert f'href="/league/{league}"' in page and '<tr class="you"><td>1</td><th scope="row">anke</th>' in page

    asyncio.run(scene())


def test_a_league_goes_on_when_its_keeper_is_gone_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            people = {name: await member(world, name) for name in ("anke", "bert", "cleo", "dora", "emil")}
            anke, bert, cleo = people["anke"], people["bert"], people["cleo"]
            league = (await anke.post("/api/leagues", {**LEAGUE, "kind": "robin", "options": QUICK}))["id"]
            alone = (await anke.post("/api/leagues", {**LEAGUE, "options": QUICK}))["id"]
            await anke.post(f"/api/leagues/{alone}/join")
            for name in ("cleo", "anke", "bert", "dora", "emil"):
                await people[name].post(f"/api/leagues/{league}/join")
            await anke.post(f"/api/leagues/{league}/start")

            async def opened(least: int) -> bool:
                meetings = (await cleo.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"]
                return sum(bool(meeting["url"]) for meeting in meetings) >= least

            await until(lambda: opened(7))  # of ten: everybody has four, and three at a time
            before = (await cleo.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"]
            waits = [meeting for meeting in before if "anke" in names_at(meeting) and not meeting["url"]]
            assert waits, "a table of hers is not open yet"
            await anke.post("/api/account/leave", {"password": PASSWORD})

            assert (await bert.ask(f"/api/leagues/{alone}")).status_code == 404, "nobody else was in it"
            assert (await cleo.get(f"/api/leagues/{league}"))["keeper"], "cleo joined first"
            assert not (await bert.get(f"/api/leagues/{league}"))["keeper"]
            found = (await bert.get(f"/api/leagues/{league}"))["divisions"][0]
            assert sorted(line["name"] for line in found["lines"]) == ["bert", "cleo", "dora", "emil"]
            hers = [meeting for meeting in found["meetings"] if "Somebody who left" in names_at(meeting)]
            assert len(hers) == 4 and len(found["meetings"]) == 10, "what was to be played is still to be played"
            async with world.house.database.reading() as connection:
                for row in (await connection.execute(select(LEAGUE_TABLES.c.people))).scalars():
                    assert anke.guest not in row
            while (await bert.get(f"/api/leagues/{league}"))["state"] == "running":
                for meeting in (await bert.get(f"/api/leagues/{league}"))["divisions"][0]["meetings"]:
                    if meeting["url"] and not meeting["over"]:
                        table = meeting["url"].rpartition("/")[2]
                        seat, person = next(
                            (at, people[name])
                            for at, name in enumerate(names_at(meeting), 1)
                            if name in people and name != "anke"
                        )
                        if "Somebody who left" in names_at(meeting):
                            assert [one["kind"] for one in (await person.look(table))["seats"]].count("bot") == 1
                        await person.post(f"/api/tables/{table}/resign", {"seat": seat})
                await asyncio.sleep(0.01)
            assert len((await bert.get(f"/api/leagues/{league}"))["winners"]) == 1

    asyncio.run(scene())
