"""The examples of the open API, and that of docs/programs.md: programs that know nothing but an address and a token
play at a real server."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.club import PASSWORD
from tests.server.process import Server, serving

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 300.0


async def post(client: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await client.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def token_of(server: Server, name: str, *scopes: str) -> str:
    """The token of somebody new."""
    async with server.client("a" * 23 + name[0].lower()) as client:
        await post(client, "/api/register", {"name": name, "password": PASSWORD})
        made = await post(client, "/api/account/tokens", {"label": "example", "scopes": list(scopes)})
    return str(made["secret"])


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_program_plays_a_whole_game_and_another_joins_a_table(tmp_path: Path) -> None:
    node = shutil.which("node")

    async def invited(server: Server, rival: dict[str, str]) -> str:
        async with server.client("b" * 24) as host:
            seats = [{"kind": "open"}, rival]
            options = {"setup": "first-game", "first": "1"}
            made = await post(host, "/api/tables", {"game": "terra-nova", "seats": seats, "options": options})
        return str(server.url + made["invites"]["1"])

    with serving(tmp_path) as server:
        token = asyncio.run(token_of(server, "Player", "read", "play", "create"))
        command = [sys.executable, str(EXAMPLES / "api_player.py"), server.url, token]
        said = run(*command).splitlines()
        assert said[0].startswith("playing at ") and len(said) == 3 and said[1].endswith(" points")
        page = (EXAMPLES.parent / "docs" / "programs.md").read_text(encoding="utf-8")
        (block,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        guest = asyncio.run(token_of(server, "Visitor", "read", "play"))
        link = asyncio.run(invited(server, {"kind": "bot", "bot": "beginner"}))
        said = run(sys.executable, "-c", block, server.url, guest, link).splitlines()
        assert len(said) == 2 and said[0].startswith(("1. Visitor: ", "2. Visitor: ")) and said[1].endswith(" points")
        if node is None:
            pytest.skip("node is not installed: the example in another language was not run")
        joiner = asyncio.run(token_of(server, "Joiner", "read", "play"))
        said = run(
            node, str(EXAMPLES / "join_table.mjs"), server.url, joiner, asyncio.run(invited(server, {"kind": "me"}))
        ).splitlines()
        assert said[0].startswith("sitting in seat 1 of table ") and said[1].startswith("played ")
