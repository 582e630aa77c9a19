"""Ratings: who left comes last, factions are accounted for, everything follows from finished games; pages show it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from terrae.lab.skill import Skills
from terrae.server.accounts.profile import record
from terrae.server.ratings.ratings import recompute
from terrae.server.ratings.spans import mean, share, student
from terrae.server.ratings.standings import leaderboards, ratings_of
from terrae.server.ratings.statistics import Statistics, add_up
from terrae.server.store.ratings import PLAYED, RATINGS, RESULTS
from tests.server.world import GAME, Person, World, opened, until

BEGINNING = 25  # plies, after which everybody has played something
FIRST = 6  # the same in a first game of two
BEGUN = {"setup": "first-game", "first": "1"}


async def rated_table(*people: Person) -> str:
    options = BEGUN if len(people) == 2 else {}
    made = await people[0].new_table("me", *["open"] * (len(people) - 1), rated=True, options=options)
    for seat, person in enumerate(people[1:], 2):
        await person.join(made["invites"][str(seat)], table=made["table"])
    return str(made["table"])


async def count(world: World, number: int) -> None:
    """So many games are taken down."""

    async def done() -> bool:
        async with world.house.database.reading() as connection:
            return len((await connection.execute(select(PLAYED.c.number))).all()) == number

    await until(done)


def test_players_are_rated_beside_what_they_play() -> None:
    skills: Skills[str] = Skills()
    for _ in range(20):
        skills.rate([["anke", "strong"], ["bert", "weak"]], [1, 2])
        skills.rate([["bert", "strong"], ["anke", "weak"]], [1, 2])
    assert abs(skills.of("anke").mu - skills.of("bert").mu) < 0.5 < skills.of("strong").mu - skills.of("weak").mu
    assert skills.of("anke").sigma < skills.beginner.sigma == skills.of("nobody").sigma


def test_spans_hold_what_is_true_nineteen_times_out_of_twenty() -> None:
    luck = random.Random(5)
    held = Counter[str]()
    for _ in range(400):
        tries = [luck.random() < 0.25 for _ in range(30)]
        held["share"] += not share(sum(tries), len(tries), 0.25).apart
        few = mean([luck.gauss(3, 2) for _ in range(8)], 3)
        held["mean"] += few is not None and not few.apart
    assert all(0.93 < count / 400 < 0.98 for count in held.values()), held
    known = {1: 12.706, 6: 2.447, 10: 2.228, 30: 2.042}  # as printed in tables
    assert all(abs(student(freedom) - value) < 0.02 for freedom, value in known.items())
    assert mean([4.0]) is None and share(1, 1, 0.5).low > 0.2


def test_games_are_taken_down_once_and_ratings_follow_from_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, cleo = (world.person() for _ in range(3))
            duel = await rated_table(anke, bert)
            await world.play_on(duel, {1: anke, 2: bert})
            await count(world, 1)
            trio = await rated_table(anke, bert, cleo)
            await world.play_on(trio, {1: anke, 2: bert, 3: cleo}, BEGINNING)
            await cleo.post(f"/api/tables/{trio}/resign", {"seat": 3})
            await anke.post(f"/api/tables/{trio}/motion", {"action": "ask", "kind": "end"})
            await bert.post(f"/api/tables/{trio}/motion", {"action": "agree"})
            await count(world, 2)
            unrated = await anke.new_table("me", "hot", options=BEGUN)
            await anke.post(f"/api/tables/{unrated['table']}/motion", {"action": "ask", "kind": "end"})
            await count(world, 3)
            database = world.house.database
            async with database.reading() as connection:
                rows = (await connection.execute(select(RESULTS).order_by(RESULTS.c.seat))).mappings().all()
                known = {(row.kind, row.name): row for row in (await connection.execute(select(RATINGS))).all()}
            left = next(row for row in rows if row["table_id"] == trio and row["seat"] == 3)
            assert (left["person"], left["bot"], left["rank"], left["gone"]) == (cleo.guest, None, 3, True)
            assert [row["after"] for row in rows if row["table_id"] == unrated["table"]] == [None, None]
            assert known["person", anke.guest].games == 2 and known["person", cleo.guest].games == 1
            assert known["person", cleo.guest].mu < 25 and any(kind == "faction" for kind, _ in known)
            async with database.writing() as connection:
                await connection.execute(update(RATINGS).values(mu=0.0, games=9))
            assert await recompute(database) == 2
            async with database.reading() as connection:
                again = {(row.kind, row.name): row for row in (await connection.execute(select(RATINGS))).all()}
            assert again == known, "the same from finished games alone"
            boards = await leaderboards(database, GAME, anke.guest)
            assert len(boards["person"]) == 3 and [row.you for row in boards["person"]].count(True) == 1
            stats = await world.house.counted.of(GAME, None, mine=False)
            assert stats.count == 1 and [tally.count for tally in stats.places] == [1, 1]
            assert stats.setups and sum(tally.won.value * tally.count for tally in stats.factions) == 1
            assert [(one.name, one.count) for one in stats.titles] == [(GAME, 1)] and stats.titles[0].first is not None
            assert all(thing.above is None for laid in stats.setups for thing in laid.things), "one game tells nothing"
            found = await anke.get(f"/api/ratings/{GAME}", mine=True)
            assert len(found["people"]) == 3 and [one["count"] for one in found["statistics"]["factions"]] == [1]
            assert (await anke.ask("/api/ratings/chess")).status_code == 404
            mine = (await ratings_of(database, anke.guest))["ratings"]
            assert [(one.name, one.games) for one in mine] == [(GAME, 2)] and "<svg" in mine[0].line
            page = await anke.ask(f"/ratings/{GAME}", mine=True)
            assert page.status_code == 200 and 'class="you"' in page.text and 'class="whisker"' in page.text
            assert (await anke.ask("/ratings")).status_code == 303
            assert (await anke.ask("/ratings/chess")).status_code == 404

    asyncio.run(scene())


def test_what_games_say_is_worked_out_once_for_all_who_ask_until_another_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are, and however many ask at once."""
    worked_out: list[int] = []

    def counted(title: str, games: Sequence[Any], *more: Any, **how: Any) -> Statistics:
        worked_out.append(len(games))
        return add_up(title, games, *more, **how)

    monkeypatch.setattr("terrae.server.ratings.statistics.add_up", counted)
    monkeypatch.setattr("terrae.server.ratings.statistics.COUNTED", 2)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for number in (1, 2, 3):
                made = await anke.new_table("me", "hot", options=BEGUN)
                await world.play_on(made["table"], {1: anke, 2: anke})
                await count(world, number)
                found = await asyncio.gather(*(world.person().get(f"/api/ratings/{GAME}") for _ in range(8)))
                assert worked_out == [1, 2, 2][:number], "of the newest games alone"
                assert {one["statistics"]["count"] for one in found} == {min(number, 2)}
            german = await world.stranger().client.get(f"/ratings/{GAME}", headers={"accept-language": "de"})
            assert german.status_code == 200 and worked_out == [1, 2, 2, 2], "in other words"

    asyncio.run(scene())


def test_a_victory_that_is_shared_counts_as_its_share(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            drawn = await rated_table(anke, bert)
            await world.play_on(drawn, {1: anke, 2: bert})
            await count(world, 1)
            async with world.house.database.writing() as connection:
                await connection.execute(update(RESULTS).values(rank=1, won=0.5))
            for one in (anke, bert):
                found = await record(world.house.database, one.guest)
                assert (found.games, found.won, found.titles[GAME].won) == (1, 0.5, 0.5)
                assert [rated.won for rated in (await ratings_of(world.house.database, one.guest))["ratings"]] == [0.5]

    asyncio.run(scene())


def test_what_ends_before_everybody_began_counts_for_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            early = await rated_table(anke, bert)
            await bert.post(f"/api/tables/{early}/resign", {"seat": 2})
            agreed = await rated_table(anke, bert)
            await world.play_on(agreed, {1: anke, 2: bert}, FIRST)
            await anke.post(f"/api/tables/{agreed}/motion", {"action": "ask", "kind": "end"})
            await bert.post(f"/api/tables/{agreed}/motion", {"action": "agree"})
            resigned = await rated_table(anke, bert)
            await world.play_on(resigned, {1: anke, 2: bert}, FIRST)
            await bert.post(f"/api/tables/{resigned}/resign", {"seat": 2})
            await count(world, 3)
            async with world.house.database.reading() as connection:
                rows = (await connection.execute(select(PLAYED.c.table_id, PLAYED.c.rated))).all()
            assert dict(rows) == {early: False, agreed: False, resigned: True}
            boards = await leaderboards(world.house.database, GAME, None)
            assert boards["person"][0].rating > boards["person"][1].rating

    asyncio.run(scene())
