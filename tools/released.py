"""Keeps what a release has written, so that every later version can be asked to read it: game files and a database.

python -m tools.released           write tests/released/VERSION; what is there already is a release, and stays
python -m tools.released --again   write it anew, as long as that version is not out
"""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from tests.server.world import World, opened

from terrae.core.game import games
from terrae.core.match import Match
from terrae.core.record import load, save
from terrae.server.settings import STORE
from terrae.server.store.database import copy_file

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tests" / "released"
PACKED = f"{STORE}.gz"


def version() -> str:
    """The version that is being released."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def keep_games(folder: Path) -> None:
    """Of each title the first and the last of the golden games, and one that is still played."""
    for name in games():
        golden = sorted((ROOT / "tests" / name.replace("-", "_") / "golden").glob("*.terrae"))
        for place, path in (("first", golden[0]), ("last", golden[-1])):
            save(load(path), folder / f"{name}-{place}.terrae")
        save(half(load(golden[len(golden) // 2])), folder / f"{name}-running.terrae")


def half(whole: Match) -> Match:
    """The same game, broken off in its middle."""
    match = Match(whole.game, whole.setting, names=whole.names)
    for entry in whole.log[: whole.ply // 2]:
        match.play(entry.move, entry.seat)
        match.commit()
    return match


async def keep_database(folder: Path) -> None:
    """A server's database: every game file at a table of its own, and a table that waits for somebody."""
    with tempfile.TemporaryDirectory() as place:
        async with opened(Path(place) / "data") as world:
            await furnish(world, sorted(folder.glob("*.terrae")))
            copy_file(Path(place) / "data" / STORE, Path(place) / STORE)  # whole: what was written last is in it, too
        (folder / PACKED).write_bytes(gzip.compress((Path(place) / STORE).read_bytes(), mtime=0))


async def furnish(world: World, files: list[Path]) -> None:
    """Let somebody bring the games along, and invite somebody else."""
    anna = world.person()
    for file in files:
        await anna.post("/api/import", {"text": file.read_text(encoding="utf-8")})
    await anna.new_table("me", "open", options={"setup": "first-game", "first": "1"})


def main(again: bool) -> Path:
    folder = KEPT / version()
    if folder.exists() and not again:
        sys.exit(f"{folder.relative_to(ROOT)} is there; what was released does not change (--again, if it is not out)")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    keep_games(folder)
    asyncio.run(keep_database(folder))
    return folder


if __name__ == "__main__":
    print(main("--again" in sys.argv[1:]))
