"""Playing: moves are checked, committed once, and shown; drafts and plans change nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import text

from tests.server.world import opened, settled


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open")
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            await world.play_on(table, {1: anke, 2: bert})
            position = await bert.look(table)
            assert position["over"] and position["ask"] is None and position["to_move"] == []
            assert any(seat["winner"] for seat in position["scores"])
            assert all(sum(seat["sources"].values()) == seat["points"] for seat in position["scores"])
            file = (await anke.ask(f"/api/tables/{table}/game")).text
            assert settled(file) == position["last"]
            finished = (await anke.get("/api/tables", finished=""))["finished"]
            assert finished[0]["result"] == [seat["points"] for seat in position["scores"]]
            late = await anke.send(f"/api/tables/{table}/moves", {"ply": position["ply"], "seat": 1, "moves": ["drop"]})
            assert (late.status_code, late.json()["type"]) == (409, "over")

    asyncio.run(scene())


def test_two_clicks_never_play_twice(tmp_path: Path) -> None:
    """The same move sent many times at once is played once; everybody else is told to look again."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            tabs = [world.person(anke.guest) for _ in range(8)]
            for _ in range(5):
                position = await anke.look(table)
                seat, move = await world.choose(table)
                body = {"ply": position["ply"], "seat": seat, "moves": [move]}
                answers = await asyncio.gather(*(tab.send(f"/api/tables/{table}/moves", body) for tab in tabs))
                assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
                for answer in answers:
                    if answer.status_code == 409:
                        told = answer.json()
                        assert told["type"] == "stale" and told["ply"] > position["ply"]
            async with world.house.database.reading() as connection:
                rows = (await connection.execute(text("SELECT ply FROM moves ORDER BY ply"))).scalars().all()
            assert list(rows) == list(range(1, (await anke.look(table))["last"] + 1))

    asyncio.run(scene())


def test_another_process_that_was_faster_is_noticed(tmp_path: Path) -> None:
    """Unique (table, ply) and the version of the row hold even if two servers share a database."""

    async def scene() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            anke = one.person()
            other = two.person(anke.guest)
            table = (await anke.new_table("me", "hot"))["table"]
            before = await other.look(table)
            seat, move = await one.choose(table)
            body = {"ply": before["ply"], "seat": seat, "moves": [move]}
            await anke.post(f"/api/tables/{table}/moves", body)
            stale = await other.send(f"/api/tables/{table}/moves", body)
            assert (stale.status_code, stale.json()["type"]) == (409, "stale")
            assert (await other.look(table))["ply"] == (await anke.look(table))["ply"]

    asyncio.run(scene())


def test_moves_out_of_turn_or_for_others_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, carl = world.person(), world.person(), world.person()
            made = await anke.new_table("me", "open", options={"first": "1"})
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            path = f"/api/tables/{table}/moves"
            ply = (await anke.look(table))["ply"]
            answer = await bert.send(path, {"ply": ply, "seat": 2, "moves": ["mat blue"]})
            assert (answer.status_code, answer.json()["type"]) == (422, "illegal")
            answer = await bert.send(path, {"ply": ply, "seat": 1, "moves": ["mat blue"]})
            assert (answer.status_code, answer.json()["type"]) == (403, "not-your-seat")
            answer = await carl.send(path, {"ply": ply, "seat": 1, "moves": ["mat blue"]})
            assert answer.status_code == 403
            answer = await anke.send(path, {"ply": ply, "seat": 1, "moves": ["build Z9"]})
            assert answer.status_code == 422 and "build Z9" in answer.json()["detail"]
            answer = await anke.send(path, {"ply": ply, "seat": 1, "moves": ["mat blue", "mat red"]})
            assert answer.status_code == 422
            answer = await anke.send(path, {"ply": ply + 1, "seat": 1, "moves": ["mat blue"]})
            assert answer.status_code == 409
            answer = await anke.send(path, {"ply": ply, "epoch": 3, "seat": 1, "moves": ["mat blue"]})
            assert answer.status_code == 409
            assert (await anke.look(table))["ply"] == ply, "nothing has changed"

    asyncio.run(scene())


def test_a_draft_is_tried_and_not_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            people = {1: anke, 2: anke}
            while (await anke.look(table))["ask"]["kind"] != "Turn":
                await world.play_on(table, people, (await anke.look(table))["ply"] + 1)
            live = await anke.look(table)
            seat = live["seat"]
            choices = [entry for entry in live["ask"]["choices"] if entry["verb"] == "habitable"]
            choice = min(choices, key=lambda entry: int(entry["cost"]["money"]))
            body = {"ply": live["ply"], "seat": seat, "draft": [choice["move"].upper()], "have": live["key"]}
            tried = await anke.post(f"/api/tables/{table}/try", body)
            assert tried["mode"] == "draft" and tried["draft"] == [choice["move"]]
            assert not tried["turn_over"]
            assert set(choice["at"]) & set(tried["units"])
            paid = [change for change in tried["log"][0]["changes"] if change["kind"] == "paid"]
            assert paid and paid[0]["good"] == "money" and -paid[0]["amount"] == choice["cost"]["money"]
            build = next(entry["move"] for entry in tried["ask"]["choices"] if entry["verb"] == "build")
            body |= {"draft": [*tried["draft"], build], "have": tried["key"]}
            whole = await anke.post(f"/api/tables/{table}/try", body)
            if whole["ask"] is not None:  # asked whether to exchange power before it is wasted
                whole = await anke.post(f"/api/tables/{table}/try", {**body, "draft": [*whole["draft"], "done"]})
            assert whole["turn_over"] and whole["ask"] is None
            assert whole["draft"][:2] == [choice["move"], build]
            assert (await anke.look(table))["ply"] == live["ply"]
            undone = await anke.post(f"/api/tables/{table}/try", {**body, "draft": [], "have": whole["key"]})
            assert undone["draft"] == [] and undone["why_no_undo"]
            assert undone["units"].keys() == whole["units"].keys() | tried["units"].keys()
            done = await anke.play(table, live, *whole["draft"])
            assert done["ply"] == live["ply"] + len(whole["draft"])
            stale = await anke.send(f"/api/tables/{table}/try", body)
            assert (stale.status_code, stale.json()["ply"]) == (409, done["ply"])

    asyncio.run(scene())


def test_what_can_wait_is_answered_in_a_draft(tmp_path: Path) -> None:
    """The window after an action is put off by itself, and the page is told which moves nobody chose."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            path = f"/api/tables/{table}/try"
            while True:
                seat, move = await world.choose(table)
                position = await anke.look(table, seat=seat)
                tried = await anke.post(path, {"ply": position["ply"], "seat": seat, "draft": [move]})
                if "done" in tried["draft"][1:]:
                    break
                await world.play_on(table, {1: anke, 2: anke}, position["ply"] + 1)
            assert tried["automatic"] == list(range(1, len(tried["draft"])))
            auto = {"wait": False, "forced": False}
            await anke.post(f"/api/tables/{table}/settings", {"seat": seat, "auto": auto})
            tried = await anke.post(path, {"ply": position["ply"], "seat": seat, "draft": [move]})
            assert tried["automatic"] == [] and tried["draft"] == [move] and tried["ask"]["kind"] == "AfterAction"

    asyncio.run(scene())


def test_a_draft_stops_at_nature(tmp_path: Path) -> None:
    """Lucky Digger: after the last drop-out of a round nature draws a house; nobody tries what comes after it."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"variant": "lucky-digger"}))["table"]
            found = await world.house.tables.find(table)
            while True:
                seat, move = await world.choose(table)
                position = await anke.look(table, seat=seat)
                body = {"ply": position["ply"], "seat": seat, "draft": [move]}
                tried = await anke.post(f"/api/tables/{table}/try", body)
                if tried["to_move"] == [0]:
                    break
                await anke.play(table, position, move, seat=seat)
                assert not found.match.over
            assert tried["ask"] is None and tried["turn_over"]
            answer = await anke.send(f"/api/tables/{table}/try", {**body, "draft": [*tried["draft"], "done"]})
            assert (answer.status_code, answer.json()["type"]) == (422, "illegal")
            done = await anke.play(table, position, *tried["draft"], seat=seat)
            assert done["ply"] > position["ply"] + len(tried["draft"]), "nature has answered in the same transaction"

    asyncio.run(scene())


def test_a_plan_is_for_any_seat_and_never_touches_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "open", options={"first": "1"})
            table, path = made["table"], f"/api/tables/{made['table']}/plan"
            before = (await anke.ask(f"/api/tables/{table}")).content
            live = await anke.look(table)
            start = await anke.post(path, {"ply": live["ply"]})
            assert start["mode"] == "plan" and start["ask"]["seat"] == 1
            moves: list[list[object]] = []
            for _ in range(12):
                position = await anke.post(path, {"ply": live["ply"], "moves": moves})
                moves.append([position["ask"]["seat"], position["ask"]["choices"][-1]["move"]])
            assert {seat for seat, _ in moves} == {1, 2}
            from_start = await anke.post(path, {"ply": 0})
            assert from_start["ask"]["seat"] == 0, "draws are offered as moves"
            drawn = await anke.post(path, {"ply": 0, "seed": "mine"})
            assert drawn["plan"] and all(seat == 0 for seat, _ in drawn["plan"])
            again = await anke.post(path, {"ply": 0, "seed": "mine", "moves": drawn["plan"]})
            assert again["plan"] == drawn["plan"]
            wrong = await anke.send(path, {"ply": 0, "moves": [[1, "mat blue"]]})
            assert wrong.status_code == 422
            nobody = await anke.send(path, {"ply": 0, "moves": [[7, "mat blue"]]})
            assert nobody.status_code == 422
            assert (await anke.ask(f"/api/tables/{table}")).content == before

    asyncio.run(scene())


def test_standing_orders_are_followed_without_the_person(tmp_path: Path) -> None:
    """A question that somebody always answers with `done` does not hold up the others."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            found = await world.house.tables.find(table)
            kinds = ["Exchange", "BetweenRounds", "AfterAction"]
            for seat in (1, 2):
                auto = {"wait": True, "kinds": kinds}
                await anke.post(f"/api/tables/{table}/settings", {"seat": seat, "auto": auto})
            while not found.match.over:
                if found.owed_seat(found.match) is not None:
                    await asyncio.sleep(0.005)
                    found = await world.house.tables.find(table)
                    continue
                seat, move = await world.choose(table)
                position = await anke.look(table, seat=seat)
                assert position["ask"]["kind"] not in kinds
                await anke.play(table, position, move, seat=seat)
            answered = [entry.move.text for entry, run in zip(found.match.log, found.runs, strict=True) if run == 0]
            assert "done" in answered

    asyncio.run(scene())
