"""The walk of a click: the modules that a draft and a turn pass are those that docs/architecture.md names."""

from __future__ import annotations

import asyncio
import re
import sys
from importlib import import_module
from pathlib import Path
from types import FrameType

import terrae
from tests.server.world import opened

ROOT = Path(terrae.__file__).parent
GUIDE = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST = 25
# Rooms that the walk enters by one door and leaves by the same: chapters of rules, words, pictures, painters, marks,
# lessons, who asks and how often, who is told, where a turn may end, clocks, slices, SQLite, and what the server does
# by itself.
ROOMS = re.compile(
    r"(games|draw|board|economy)/|core/(captions|fluent|keeping|languages|looks|messages|story|turns|voice|wording)$"
    r"|server/(census|guides|line|marks|names|presence|quotas|slices|tongues)$"
    r"|server/(admin/bans|foresight/lines|store/sqlite)$"
    r"|server/(accounts|clocks|jobs|notices)/"
)


def named() -> list[str]:
    """The modules of the walk, in the order in which they are told."""
    section = GUIDE.read_text(encoding="utf-8").partition("\n## A click")[2].partition("\n## ")[0]
    return list(dict.fromkeys(re.findall(r"`((?:server|core|draw|games)/[\w/]+)`", section)))


def compiled(module: str) -> bool:
    return str(import_module(f"terrae.{module.replace('/', '.')}").__file__).endswith(".so")


async def walked(folder: Path) -> set[str]:
    """The modules in which a function is entered while a move is tried and a turn is played."""
    ran: set[str] = set()
    asking = asyncio.current_task()  # what the server does by itself meanwhile is none of it

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if asyncio.current_task() is not asking:
            return
        if event == "call" and frame.f_code.co_name != "<module>" and path.is_relative_to(ROOT):
            ran.add(path.relative_to(ROOT).with_suffix("").as_posix())

    async with opened(folder) as world:
        anke = world.person()
        table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
        while (live := await anke.look(table))["ask"]["kind"] != "Turn":
            await world.play_on(table, {1: anke, 2: anke}, live["ply"] + 1)
        move = next(choice["move"] for choice in live["ask"]["choices"] if choice["verb"] == "habitable")
        body = {"ply": live["ply"], "seat": live["seat"], "have": live["key"]}
        sys.setprofile(note)
        tried = await anke.post(f"/api/tables/{table}/try", {**body, "draft": [move]})
        sys.setprofile(None)
        while not tried["turn_over"]:
            tried = await anke.post(f"/api/tables/{table}/try", {**body, "draft": [*tried["draft"], "done"]})
        sys.setprofile(note)
        await anke.post(f"/api/tables/{table}/moves", {**body, "moves": tried["draft"]})
        sys.setprofile(None)
    return ran


def test_the_guide_names_the_way_of_a_click(tmp_path: Path) -> None:
    walk = named()
    assert 15 < len(walk) <= MOST
    ran = asyncio.run(walked(tmp_path))
    plain = {module for module in walk if not compiled(module)}
    assert plain <= ran, "named, but not passed"
    assert {module for module in ran if not ROOMS.match(module)} <= set(walk), "passed, but not named"
