"""Tables: set up, sat down at, listed, taken over, brought and taken away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.world import GAME, opened, settled

GOLDEN = Path(__file__).parent.parent / "terra_nova" / "golden"


def test_a_new_table_begins_with_the_draws_of_nature(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "hot", name="Sunday table")
            position = await anke.look(made["table"])
            assert made["url"] == f"/table/{made['table']}"
            assert position["name"] == "Sunday table"
            assert position["ply"] == position["last"] > 0
            assert {entry["seat"] for entry in position["log"]} == {0}
            assert position["mine"] == [1, 2]
            assert position["your_turn"] and position["ask"]["choices"]
            assert position["title"].startswith("Your turn")

    asyncio.run(scene())


def test_invitations_are_for_one_seat_and_one_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, carl = world.person(), world.person(), world.person()
            made = await anke.new_table("me", "open", "open")
            assert sorted(made["invites"]) == ["2", "3"]
            link = made["invites"]["2"]
            page = await bert.ask(link)
            assert page.status_code == 200
            assert (await anke.look(made["table"]))["seats"][1]["kind"] == "open", "looking at a link takes no seat"
            sat = await bert.join(link, table=made["table"], name="  Bert\u202e \n the  Great ")
            assert sat["seat"] == 2
            position = await bert.look(made["table"])
            assert position["mine"] == [2]
            assert position["seats"][1]["name"] == "Bert the Great"
            again = await bert.join(link, table=made["table"])
            assert again["seat"] == 2, "whoever has the seat may use the link again"
            refused = await carl.send(f"/api/tables/{made['table']}/join", {"token": link.rpartition("/")[2]})
            assert (refused.status_code, refused.json()["type"]) == (409, "seat-taken")
            taken = await carl.ask(link)
            assert taken.status_code == 409 and 'id="join"' not in taken.text
            assert f'href="/table/{made["table"]}"' in taken.text, "whoever comes too late may watch"

    asyncio.run(scene())


def test_a_newer_link_replaces_the_older_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open")
            fresh = await anke.post(f"/api/tables/{made['table']}/invite", {"seat": 2})
            assert (await bert.ask(made["invites"]["2"])).status_code == 404
            assert (await bert.join(fresh["url"], table=made["table"]))["seat"] == 2
            refused = await bert.send(f"/api/tables/{made['table']}/invite", {"seat": 2})
            assert refused.status_code == 403

    asyncio.run(scene())


def test_open_tables_are_listed_and_joined_without_a_link(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", public=True)
            secret = await anke.new_table("me", "open", public=False)
            listed = await bert.get("/api/tables", open="")
            assert [row["table"] for row in listed["open"]] == [made["table"]]
            assert [seat["kind"] for seat in listed["open"][0]["seats"]] == ["person", "open"]
            sat = await bert.post(f"/api/tables/{made['table']}/join", {"seat": 2})
            assert sat["seat"] == 2
            refused = await bert.send(f"/api/tables/{secret['table']}/join", {"seat": 2})
            assert (refused.status_code, refused.json()["type"]) == (403, "not-open")
            lists = await bert.get("/api/tables")
            assert [row["table"] for row in lists["mine"]] == [made["table"]]
            assert [row["table"] for row in lists["live"]] == [made["table"]]
            assert lists["open"] == lists["finished"] == []

    asyncio.run(scene())


def test_my_tables_with_my_turn_come_first(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            options = {"first": "1"}
            mine = await anke.new_table("me", "open", options=options, public=True)
            theirs = await anke.new_table("open", "me", options=options, public=True)
            await bert.post(f"/api/tables/{theirs['table']}/join", {"seat": 1})
            rows = (await anke.get("/api/tables", list="mine"))["mine"]
            assert [(row["table"], row["your_turn"]) for row in rows] == [
                (mine["table"], True),
                (theirs["table"], False),
            ]

    asyncio.run(scene())


def test_a_seat_is_left_to_a_bot_or_to_whoever_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", public=True)
            path = f"/api/tables/{made['table']}"
            await bert.post(f"{path}/join", {"seat": 2})
            refused = await anke.send(f"{path}/keeper", {"seat": 2, "kind": "bot"})
            assert refused.status_code == 403, "nobody is thrown out of a seat"
            left = await bert.post(f"{path}/keeper", {"seat": 2, "kind": "open"})
            assert left["url"]
            await anke.post(f"{path}/keeper", {"seat": 2, "kind": "bot", "bot": "easy"})
            seat = (await anke.look(made["table"]))["seats"][1]
            assert (seat["kind"], seat["name"]) == ("bot", "Easy bot")

    asyncio.run(scene())


def test_names_and_settings(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            assert (await anke.get("/api/me"))["name"].startswith("Guest")
            assert (await anke.post("/api/me", {"name": "Anke\u0007"}))["name"] == "Anke"
            made = await anke.new_table("me", "open")
            position = await anke.look(made["table"])
            assert position["seats"][0]["name"] == "Anke"
            assert position["settings"] == {"auto": {"wait": True, "forced": True, "kinds": []}, "confirm": True}
            body = {"seat": 1, "auto": {"wait": False, "kinds": ["Something"]}, "confirm": False, "name": "A"}
            await anke.post(f"/api/tables/{made['table']}/settings", body)
            position = await anke.look(made["table"])
            assert position["settings"]["confirm"] is False
            assert position["settings"]["auto"] == {"wait": False, "forced": True, "kinds": ["Something"]}
            assert position["seats"][0]["name"] == "A"
            assert (await bert.look(made["table"]))["settings"] is None
            refused = await bert.send(f"/api/tables/{made['table']}/settings", {"seat": 1, "confirm": True})
            assert refused.status_code == 403

    asyncio.run(scene())


def test_the_games_and_their_options(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            answer = await world.stranger().ask("/api/games")
            (game,) = [entry for entry in answer.json() if entry["name"] == GAME]
            assert (game["fewest"], game["most"]) == (2, 4)
            assert {"beginner", "easy"} <= {bot["name"] for bot in game["bots"]}
            assert all(bot["help"] for bot in game["bots"])
            assert "random" not in {bot["name"] for bot in game["bots"]}
            assert all(option["help"] for option in game["options"])

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["01-2-seats-first-game", "04-4-seats"])
def test_a_finished_game_is_brought_looked_at_and_taken_away(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        text = (GOLDEN / f"{name}.terrae").read_text(encoding="utf-8")
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.post("/api/import", {"text": text})
            position = await anke.look(made["table"])
            assert position["over"] and position["scores"]
            assert made["invites"] == {}
            file = await anke.ask(f"/api/tables/{made['table']}/game")
            assert file.headers["content-type"].startswith("text/plain")
            assert file.text == text

    asyncio.run(scene())


def test_a_running_game_is_brought_with_open_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            first = await anke.new_table("me", "hot")
            await world.play_on(first["table"], {1: anke, 2: anke}, 30)
            text = (await anke.ask(f"/api/tables/{first['table']}/game")).text
            made = await anke.post("/api/import", {"text": text, "name": "Again"})
            assert sorted(made["invites"]) == ["1", "2"]
            await bert.join(made["invites"]["2"], table=made["table"])
            await anke.post(f"/api/tables/{made['table']}/join", {"seat": 1})
            await world.play_on(made["table"], {1: anke, 2: bert}, 40)
            assert settled((await anke.ask(f"/api/tables/{made['table']}/game")).text) >= 40

    asyncio.run(scene())


def test_branch_and_rematch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, carl = world.person(), world.person(), world.person()
            made = await anke.new_table("me", "open", options={"setup": "first-game"})
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            await world.play_on(table, {1: anke, 2: bert}, 20)
            early = await anke.send(f"/api/tables/{table}/rematch")
            assert (early.status_code, early.json()["type"]) == (409, "not-over")
            branch = await anke.post(f"/api/tables/{table}/branch", {"ply": 15})
            position = await anke.look(branch["table"], ply=15)
            assert [seat["kind"] for seat in position["seats"]] == ["person", "bot"]
            assert position["log"] == (await anke.look(table, ply=15))["log"]
            seats = [{"kind": "me"}, {"kind": "hot"}]
            mine = await carl.post(f"/api/tables/{table}/branch", {"ply": 10, "seats": seats})
            assert (await carl.look(mine["table"]))["mine"] == [1, 2]
            await world.play_on(table, {1: anke, 2: bert})
            stranger = await carl.send(f"/api/tables/{table}/rematch")
            assert stranger.status_code == 403
            again = await anke.post(f"/api/tables/{table}/rematch")
            assert (await bert.post(f"/api/tables/{table}/rematch"))["table"] == again["table"]
            assert (await bert.look(again["table"]))["mine"] == [2]
            assert (await anke.look(table))["rematch"] == again["table"]

    asyncio.run(scene())
