"""Every page in every language: nothing is left in English, and everybody is answered in their own."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from terrae.bots.registry import bots_for
from terrae.core.game import find_game, games
from terrae.core.languages import speaking
from terrae.core.messages import keys
from terrae.server import app
from terrae.server.accounts.identity import SCOPES
from terrae.server.store.models import METADATA
from tests.server.club import club, register
from tests.server.test_ratings import BEGUN, FIRST, count, rated_table
from tests.server.test_rights import GOING, NOWHERE, ask, routes
from tests.server.world import GAME, Person, World, opened
from tests.strange import STRANGE, WORD, english, golden, heard, strange, strange_language  # noqa: F401 (a fixture)

# What answers carry besides words: names of things for programs, addresses, times, and what people wrote.
CODES = {
    "act", "at", "bot", "colour", "concerns", "default", "draft", "ended", "field", "game", "good", "group",
    "guest", "guide", "icon", "id", "key", "kind", "light", "mode", "move", "moves", "options", "parts",
    "preferred_bot", "push", "role", "room", "rooms", "samples", "session", "speaks", "state", "table", "token",
    "type", "url", "value", "values", "verb",
}  # fmt: skip

SETTINGS = ("again", "first_game", "gone")  # options as they are typed; why somebody left, as scripts know it


def told(data: Any, key: str = "") -> Iterator[str]:
    """The words of an answer in JSON; pieces of pages as they are heard."""
    if isinstance(data, dict):
        named = data.keys() & {"fewest", "group", "label", "level"}  # titles, pages of help, options and bots
        for name, value in data.items():
            if name == "sources":
                yield from value
            elif not (named and name == "name") and name not in SETTINGS:
                yield from told(value, key if key == "units" else name)
    elif isinstance(data, list):
        for value in data:
            yield from told(value, key)
    elif isinstance(data, str) and key not in CODES:
        yield from heard(data) if data.startswith("<") else [data]


async def speak(person: Person, language: str) -> Person:
    person.client.headers["accept-language"] = language
    return person


@pytest.mark.parametrize("title", games())
def test_a_table_says_nothing_in_english(tmp_path: Path, title: str) -> None:
    """When it begins, and when it is over."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = await speak(world.person(), STRANGE)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            begun = await anke.post("/api/tables", {"game": title, "seats": seats})
            ended = await anke.post("/api/import", {"text": golden(title).read_text(encoding="utf-8"), "name": "Bo"})
            for page in (begun["url"], f"{ended['url']}/end"):
                assert english(heard((await anke.ask(page)).text)) == []
            for table in (begun["table"], ended["table"]):
                assert english(list(told(await anke.get(f"/api/tables/{table}")))) == []

    asyncio.run(scene())


# Routes that say nothing to people: streams of signs, files, and what programs read.
SILENT = {
    "GET /healthz",
    "GET /schema",
    "GET /schema/openapi.json",
    "GET /schema/{path}",
    "GET /static/{path}",
    "GET /pictures/{name}/{file}",
    "GET /api/live",
    "GET /api/stream",
    "GET /api/tables/{table_id}/live",
    "GET /api/tables/{table_id}/game",
    "GET /api/account/data",
    "GET /api/explore/{name}",  # steps as they are typed
    "GET /api/tables/{table_id}/shown",
    "GET /api/tables/{table_id}/costly",  # in another language: test_analysis
}
PEOPLE = ("Ada", "Bob")


async def a_busy_house(world: World) -> tuple[Person, dict[str, list[str]]]:
    """Somebody who may see everything, and what is there to be seen, by the names in routes: every page has something
    to tell."""
    ada, bob, eve = [await speak(world.person(), STRANGE) for _ in range(3)]
    for person, name in zip((ada, bob), PEOPLE, strict=True):
        await register(person, name)
    await world.house.accounts.set_role(await world.house.accounts.find("ada"), "admin")
    begun = await ada.new_table("me", "random", "open", public=True)
    over = await ada.post("/api/import", {"text": golden("terra-nova").read_text(encoding="utf-8"), "name": "1"})
    rated = await rated_table(ada, bob)
    await world.play_on(rated, {1: ada, 2: bob}, FIRST)
    said = await bob.post(f"/api/tables/{rated}/chat", {"text": "hm"})
    await ada.post(f"/api/tables/{rated}/report", {"message": said["id"], "reason": "?"})
    await bob.post(f"/api/tables/{rated}/resign", {"seat": 2})
    await count(world, 1)
    await eve.new_table("me", "hot")
    await ada.post("/api/admin/ban", {"whom": eve.guest, "days": 3, "reason": "?"})
    await ada.post("/api/admin/rename", {"table": begun["table"], "name": "2"})
    league = {"name": "3", "game": GAME, "seats": 2, "size": 2, "movers": 1, "options": BEGUN}
    leagues = [(await ada.post("/api/leagues", league))["id"] for _ in range(2)]
    for person in (ada, bob):
        await person.post(f"/api/leagues/{leagues[0]}/join")
    await ada.post(f"/api/leagues/{leagues[0]}/start")
    guides = [one["guide"] for one in (await ada.client.get("/api/guides")).json()]
    kinds = [next(guide for guide in guides if guide.startswith(kind)) for kind in ("lesson:", "puzzle:")]
    guided = [(await ada.post("/api/guided", {"guide": guide}))["table"] for guide in kinds]
    token = begun["invites"]["3"].rpartition("/")[2]
    known = {"table_id": [begun["table"], rated, *guided], "over": [over["table"]], "token": [token]}
    return ada, known | {"league_id": leagues, "name": games(), "handle": ["@Ada"], "account": ["ada"]}


async def addresses(ada: Person, known: dict[str, list[str]], route: str) -> list[str]:
    """All there are of a route."""
    path = route.partition(" ")[2]
    if path.endswith(("/end", "/analysis", "/story")):
        known = known | {"table_id": known["over"]}
    if path.endswith("/profiles/{name}"):
        known = known | {"name": known["account"]}
    if path == "/help/{name}/{sheet}":
        names = [
            (name, page["name"]) for name in games() for page in (await ada.client.get(f"/api/help/{name}")).json()
        ]
        return [f"/help/{name}/{sheet}" for name, sheet in names[::3]]
    if path == "/admin":
        return [path, f"{path}?table={known['table_id'][0]}"]
    hole = re.search(r"\{(\w+)\}", path)
    return [path.replace(hole[0], one) for one in known[hole[1]]] if hole else [path]


def test_nothing_is_left_in_english(tmp_path: Path) -> None:
    """On any page and in any answer that carries words: a new route must say where it leads, or that it is silent."""

    async def scene() -> None:
        async with club(tmp_path) as world:
            ada, known = await a_busy_house(world)
            names = {*PEOPLE, "python", "httpx", *(name for some in known.values() for name in some)}
            typed = {family[0].verb.word for name in games() for family in find_game(name).catalogue.families}
            options = [option for name in games() for option in find_game(name).options]
            typed |= {text for option in options for text in (option.name, *option.values, *option.offered)}
            typed.add("/schema")  # an address
            guest = await speak(world.person(), STRANGE)
            left: dict[str, list[str]] = {}
            for route in sorted(route for route in routes(world) - SILENT if route.startswith("GET ")):
                for address in await addresses(ada, known, route):
                    who = [ada] if address.startswith(("/api/", "/admin")) else [ada, guest]
                    answers = [person.checked("GET", await person.client.get(address)) for person in who]
                    for answer in answers:
                        assert answer.status_code in (200, 303), (address, answer.text)  # some lead to another page
                        if english_left := english(words_of(answer), names, typed):
                            left[address] = english_left
            assert left == {}
            for person in (ada, guest):
                assert await refusals_in_english(person, known, routes(world), names, typed) == {}
            assert await kept_strangely(world) == []
            # What was told in one language is told to others in theirs, though it is the same position.
            bystander = world.person()
            for address in ["/", f"/api/tables/{known['table_id'][0]}", f"/table/{known['over'][0]}/end"]:
                assert not strange((await bystander.ask(address)).text)
                assert english(words_of(await guest.ask(address)), names, typed) == []

    asyncio.run(scene())


async def refusals_in_english(
    person: Person, there: dict[str, list[str]], every: set[str], names: set[str], typed: set[str]
) -> dict[str, list[str]]:
    """What somebody is told who asks for what cannot be, by every route that changes something. Codes among which one
    could have chosen, and what was sent, stay as they are."""
    codes = " ".join(
        [NOWHERE, "nowhere", "Somebody", *games(), *SCOPES, *bots_for(find_game(GAME)), "lesson", "first-game"]
    )
    allowed = names | set(WORD.findall(codes))
    left: dict[str, list[str]] = {}
    for route in sorted(every - GOING.keys()):
        if route.startswith("POST "):
            path = re.sub(r"\{(\w+)\}", lambda hole: there[hole[1]][0], route.partition(" ")[2])
            answer = await ask(person, "POST", path, 1)
            assert answer.headers["content-language"] == STRANGE, route
            if english_left := english(told(answer.json()) if answer.content else [], allowed, typed):
                left[route] = english_left
    return left


async def kept_strangely(world: World) -> list[tuple[str, object]]:
    """What the database keeps in the language of whoever did something; it should keep keys, signs and names."""
    found = []
    async with world.house.database.reading() as connection:
        for table in METADATA.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            found += [(table.name, value) for row in rows for value in row if strange(str(value))]
    return found


def words_of(answer: httpx.Response) -> list[str]:
    """What a page says, and what it gives to its scripts to say; or what is told in JSON."""
    if answer.status_code != 200:
        return []
    if "html" not in answer.headers["content-type"]:
        return list(told(answer.json()))
    assert f'<html lang="{STRANGE}">' in answer.text and answer.headers["content-language"] == STRANGE
    scripts = json.loads(answer.text.partition('id="texts">')[2].partition("</script>")[0]).values()
    return [*heard(answer.text), *(re.sub(r"\{\w+\}", "", text) for text in scripts if isinstance(text, str))]


def test_every_refusal_has_a_title() -> None:
    """In a few words of each language, by its status; programs look at its type."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(app.__file__).parent.rglob("*.py"))
    statuses = {int(found) for found in re.findall(r"(?:Problem\(|refused\(request,)\s*(\d{3})", sources)}
    assert {404, 422, 500} <= statuses
    assert statuses | app.HTTP_KINDS.keys() == {int(key.rpartition("-")[2]) for key in keys("server.title-of-")}
    with speaking("nl"):
        assert [app.titled(404), app.titled(418)] == ["Niet gevonden", "Het verzoek klopt niet"]


def test_the_browser_decides_and_a_cookie_overrides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bo = world.person(), world.person()
            assert '<html lang="en">' in (await anke.ask("/")).text
            await speak(anke, "fr-FR, nl;q=0.8, en;q=0.5")
            assert '<html lang="nl">' in (await anke.ask("/")).text
            anke.client.cookies.set("terrae-language", "de")
            assert '<html lang="de">' in (await anke.ask("/")).text
            assert '<html lang="en">' in (await bo.ask("/")).text

    asyncio.run(scene())


def test_names_that_nobody_chose_are_said_to_each_in_their_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bo = world.person(), await speak(world.person(), STRANGE)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "hot"}]
            made = await anke.post("/api/tables", {"game": "terra-nova", "seats": seats, "public": True})
            here, there = [
                [seat["name"] for seat in (await one.get(f"/api/tables/{made['table']}"))["seats"]]
                for one in (anke, bo)
            ]
            assert here[1:] == ["Beginner bot", "Open seat", "Player 4"] and here[0].startswith("Guest ")
            assert english(there) == []
            assert english(heard((await bo.ask("/")).text)) == []

    asyncio.run(scene())
