"""A server on which people have accounts, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from terrae.server.accounts.passwords import Passwords
from tests.server.world import Person, World, opened

PASSWORD = "correct horse 7"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@asynccontextmanager
async def club(folder: Path, **values: Any) -> AsyncIterator[World]:
    """A server where passwords cost little."""
    async with opened(folder, **values) as world:
        world.house.accounts.passwords = Passwords(CHEAP)
        yield world


async def register(person: Person, name: str = "Anke", password: str = PASSWORD) -> None:
    await person.post("/api/register", {"name": name, "password": password})


async def log_in(world: World, name: str = "Anke", password: str = PASSWORD) -> Person:
    """Somebody at another browser."""
    browser = world.person()
    await browser.post("/api/login", {"name": name, "password": password})
    return browser
