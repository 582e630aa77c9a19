"""The home page and the form of a new table: light, cached where nothing changes, and without raw names."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from terrae.bots import LEVELS, bots_for, is_offered, level_of
from terrae.core.game import find_game, games
from terrae.core.keeping import MOST, keep_at_most
from terrae.core.messages import known
from terrae.draw.theme import THEMES
from terrae.games.terra_mystica.game import SPARE_BONUS_CARDS
from terrae.games.terra_nova.game import SPARE_BONUS_TILES
from terrae.server.lobby import FRESH
from terrae.server.pictures import SCENERY, address
from terrae.server.template_helpers import PIECES
from terrae.server.titles import title_of
from tests.server.world import GAME, opened

MOST_BYTES = 120_000
LEDGERS = Path(__file__).parent.parent / "terra_mystica" / "ledgers"
REFERENCE = re.compile(r'href="#([\w-]+)"')


def page_of(folder: Path, path: str) -> str:
    """A page as a newcomer gets it."""
    found: list[str] = []

    async def scene() -> None:
        async with opened(folder) as world:
            answer = await world.person().ask(path)
            assert answer.status_code == 200
            found.append(answer.text)

    asyncio.run(scene())
    return found[0]


def test_the_home_page_is_light_and_defines_its_symbols(tmp_path: Path) -> None:
    text = page_of(tmp_path, "/")
    assert len(text.encode()) < MOST_BYTES
    assert '<svg class="board"' not in text
    names = set(REFERENCE.findall(text)) - {"main"}
    assert names and all(f'id="{name}"' in text for name in names)


def test_what_is_kept_of_home_pages_does_not_grow_with_moves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", public=True))["table"]
            numbers: list[int] = []
            for ply in (12, 16, 20, 24):
                await world.play_on(table, {1: anke, 2: anke}, ply)
                assert f">move {(await anke.look(table))['ply']}<" in (await anke.ask("/")).text
                numbers.append(len(PIECES))
            assert len(set(numbers)) == 1

    asyncio.run(scene())


def test_of_somebodys_own_tables_one_piece_is_kept_however_many_games_they_play(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for _ in range(3):
                table = (await anke.new_table("me", "hot"))["table"]
                assert f"/table/{table}" in (await anke.ask("/")).text
            assert [place for place in PIECES if anke.guest in place] == [("en", "turns", anke.guest)]

    PIECES.clear()
    asyncio.run(scene())
    assert len([place for place in PIECES if "turns" in place]) == 1


def test_of_pieces_no_more_are_kept_than_the_settings_say(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, cached_words=64) as world:
            for number in range(30):
                anke = world.person()
                await anke.new_table("me", "open", public=True, name=f"Table {number}")
                assert f"Table {number}<" in (await anke.ask("/")).text
                assert len(PIECES) <= 64

    try:
        asyncio.run(scene())
        assert len(PIECES) == 64
    finally:
        keep_at_most(MOST)


def test_pictures_are_kept_forever_under_an_address_that_names_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            home = (await anke.ask("/")).text
            for name in games():
                for theme in THEMES:
                    place = address(name, SCENERY, theme)
                    assert place in home
                    answer = await anke.ask(place)
                    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
                    assert "immutable" in answer.headers["cache-control"]
                    assert answer.text.startswith("<svg")
            digest = address(GAME, SCENERY, "light").split(".")[-2]
            for other in (
                address(GAME, SCENERY, "light").replace(digest, "0" * len(digest)),
                f"/pictures/{GAME}/map=nowhere.light.en.{digest}.svg",
                f"/pictures/{GAME}/{SCENERY}.purple.en.{digest}.svg",
                f"/pictures/chess/{SCENERY}.light.en.{digest}.svg",
                f"/pictures/{GAME}/nonsense",
            ):
                assert (await anke.ask(other)).status_code == 404

    asyncio.run(scene())


def test_a_card_remembers_how_somebody_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            first = (await anke.ask("/")).text
            assert "Play against 1 bot<" in first and '"setup": "first-game"' in first
            await anke.new_table("me", "normal", "normal", "normal")
            later = (await anke.ask("/")).text
            assert "Play against 3 bots<" in later
            assert re.search(r'value="normal"[^>]* checked', later)
            assert "first-game" not in later.split(f'"{GAME}"')[1].split("</form>")[0]

    asyncio.run(scene())


def test_my_turn_comes_first_and_open_tables_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await anke.new_table("me", "open", options={"first": "1"}, public=True, name="Sunday")
            mine, theirs = (await anke.ask("/")).text, (await bert.ask("/")).text
            assert '<li class="turn-card mine"><div><b>Sunday</b>' in mine
            assert "A table waits for you" in mine and "turn-card" not in theirs
            assert "Sunday" in theirs.split("Open tables")[1]

    asyncio.run(scene())


def test_tables_in_lists_say_who_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, cleo = (world.person() for _ in range(3))
            await anke.post("/api/me", {"name": "Anke"})
            await bert.post("/api/me", {"name": "Bert"})
            made = await anke.new_table("me", "open", "open", options={"first": "3"}, public=True, name="Sunday")
            await bert.join(made["invites"]["2"], table=made["table"])
            pages = [(await one.ask("/")).text for one in (anke, bert, cleo)]
            assert [re.findall('class="with">([^<]*)', page) for page in pages] == [["Bert"], ["Anke"], []]
            assert "Terra Nova · Anke, Bert, " in pages[2]

    asyncio.run(scene())


@pytest.mark.parametrize("name", games())
def test_levels_go_from_weak_to_strong(name: str) -> None:
    game = find_game(name)
    order = [LEVELS.index(level_of(bot, game)) for bot in bots_for(game) if is_offered(bot, game)]
    assert order == sorted(order)
    assert all(bot.level in ("Beginner", "Easy", "Normal", "Hard", "Expert") for bot in title_of(name).bots)


@pytest.mark.parametrize("name", games())
def test_every_option_and_value_has_words_on_the_form(name: str) -> None:
    game, title = find_game(name), title_of(name)
    for option, shown in zip(game.options, title.options, strict=True):
        assert known(f"{name}.option-name.{option.name}"), option.name
        for choice in [*shown.choices, *shown.words]:
            if shown.kind == "choice":
                worded = known(f"{name}.value.{option.name}.{choice.value}")
                assert worded or choice.colour or choice.label.endswith("."), choice
        labels = [choice.label for choice in [*shown.choices, *shown.words]]
        assert len(set(labels)) == len(labels) or shown.kind == "switch"


@pytest.mark.parametrize("name", ["terra-mystica", "terra-nova"])
def test_every_faction_says_what_it_is_good_at(name: str) -> None:
    (option,) = [option for option in title_of(name).options if option.name == "factions"]
    assert len(option.words) == {"terra-mystica": 20, "terra-nova": 10}[name]
    assert all(word.colour and word.about.endswith(".") and len(word.about) < 90 for word in option.words)


def test_lists_are_as_long_as_the_games_want_them() -> None:
    assert find_game("terra-mystica").components().spare_bonus_cards == SPARE_BONUS_CARDS
    assert find_game("terra-nova").components().spare_bonus_tiles == SPARE_BONUS_TILES


@pytest.mark.parametrize("name", games())
def test_the_form_shows_labels_and_pictures(tmp_path: Path, name: str) -> None:
    text = page_of(tmp_path, f"/new/{name}")
    assert len(text.encode()) < MOST_BYTES
    visible = re.sub(r"<[^>]*>|&#\d+;", "\n", text.split("<main")[1].split("</main>")[0])
    for option in title_of(name).options:
        assert option.label in visible.replace("&amp;", "&")
        assert f"\n{option.name}\n" not in visible
        pictured = [choice.value for choice in option.choices if choice.picture]
        assert all(address(name, f"{option.name}={value}", "light") in text for value in pictured)


REFUSED: list[tuple[str, int, dict[str, str], str]] = [
    ("terra-nova", 3, {"variant": "planner"}, "variant"),
    ("terra-nova", 2, {"variant": "planner", "map": "alternative"}, "map"),
    ("terra-nova", 2, {"setup": "first-game", "factions": "random"}, "factions"),
    ("terra-nova", 2, {"first": "3"}, "first"),
    ("terra-nova", 2, {"factions": "golems"}, "factions"),
    ("terra-mystica", 2, {"factions": "yetis,giants"}, "factions"),
    ("terra-mystica", 2, {"factions": "witches,auren"}, "factions"),
    ("terra-mystica", 2, {"scoring-tiles": "SCORE1,SCORE2"}, "scoring-tiles"),
    ("terramara", 2, {"first": "4"}, "first"),
    ("terra-nova-2006", 2, {"first": "4"}, "first"),
]


@pytest.mark.parametrize(("name", "seats", "options", "field"), REFUSED)
def test_what_does_not_go_together_is_told_at_its_field(
    tmp_path: Path, name: str, seats: int, options: dict[str, str], field: str
) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            body: dict[str, Any] = {"game": name, "seats": [{"kind": "me"}] * seats, "options": options}
            answer = await world.person().send("/api/tables", body)
            assert answer.status_code == 422
            assert answer.json()["field"] == field
            assert not re.search(r"[a-z]-[a-z]", answer.json()["detail"].replace("drop-out", ""))

    asyncio.run(scene())


def test_a_ledger_is_brought_and_a_broken_one_is_told_by_its_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            text = sorted(LEDGERS.rglob("*.txt"))[0].read_text(encoding="utf-8")
            made = await anke.post("/api/import", {"text": text})
            assert (await anke.look(made["table"]))["over"]
            lines = text.splitlines()
            lines[len(lines) // 2] = "nonsense\tnonsense"
            answer = await anke.send("/api/import", {"text": "\n".join(lines)})
            assert answer.status_code == 422
            assert answer.json()["line"] == len(lines) // 2 + 1
            assert f"line {len(lines) // 2 + 1}" in answer.json()["detail"].lower()
            nothing = await anke.send("/api/import", {"text": "what is this?"})
            assert nothing.json()["line"] == 1

    asyncio.run(scene())


def test_lists_of_everybody_are_looked_up_once_for_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            front, moment = world.house.front, [0.0]
            front.clock = lambda: moment[0]
            place = (await anke.new_table("me", "hot", public=True, name="Game of Anke"))["table"]
            for who in (bert, world.stranger()):
                assert "Game of Anke" in (await who.ask("/")).text, "a new table is told at once"
            version = front.version
            seat, move = await world.choose(place)
            await anke.play(place, await anke.look(place), move, seat=seat)
            own = [table for table in (await front.lists(anke.guest)).mine if table.table == place]
            known = [table.ply for table in (await front.lists(None)).everybody("live")]
            assert front.version is version and known < [own[0].ply], "a move is told to others a little later"
            moment[0] += FRESH + 1
            assert [table.ply for table in (await front.lists(None)).everybody("live")] == [own[0].ply]
            assert front.version is not version
            await anke.new_table("me", "open", public=True, name="Another")
            home = await front.lists(anke.guest)
            assert [table.name for table in home.everybody("open")] == ["Another"]
            assert {table.name for table in home.mine} == {"Game of Anke", "Another"}
            assert [len(table.seats) for table in home.mine] == [2, 2]

    asyncio.run(scene())
