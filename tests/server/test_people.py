"""People: signed cookies, a secret made once, and names that hide nothing."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from terrae.server.people import COOKIE, LONGEST_NAME, People, clean_name, read_secret
from tests.server.world import opened


def test_the_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    first = read_secret(tmp_path)
    assert len(first) >= 32 and read_secret(tmp_path) == first
    assert stat.S_IMODE(os.stat(tmp_path / "secret").st_mode) == 0o600
    (tmp_path / "secret").write_bytes(b"cut")
    assert len(read_secret(tmp_path)) >= 32, "one that was cut off is made again"


def test_processes_that_begin_at_the_same_moment_have_one_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One comes while the other has made a file and written nothing, or not all."""
    found: list[bytes] = []
    opened = os.open

    def open_slowly(*arguments: Any) -> int:
        number = opened(*arguments)
        monkeypatch.setattr(os, "open", opened)
        found.append(read_secret(tmp_path))
        return number

    monkeypatch.setattr(os, "open", open_slowly)
    found.append(read_secret(tmp_path))
    assert found == [read_secret(tmp_path)] * 2
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_cookie_is_believed_only_if_it_was_made_here() -> None:
    here, elsewhere = People(b"a" * 32), People(b"b" * 32)
    guest = here.newcomer()
    assert here.guest(here.cookie(guest)) == guest
    for forged in (None, "", guest, elsewhere.cookie(guest), here.cookie(guest) + "x", f"x{here.cookie(guest)}", "ä"):
        assert here.guest(forged) is None
    token = here.token()
    assert here.token_digest(token) != elsewhere.token_digest(token)
    assert token not in here.token_digest(token)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (None, "x"),
        ("", "x"),
        (" \t\n ", "x"),
        ("Anke", "Anke"),
        ("  An \n ke ", "An ke"),
        ("\u202eAnke\u200b", "Anke"),
        ("<b>Anke</b>", "<b>Anke</b>"),
        ("Zoë", "Zoë"),
        ("a" * 500, "a" * LONGEST_NAME),
        ("e" + "\u0301" * 50 + "a", "é\u0301a"),
        ("\u0301\u0302", "x"),
    ],
)
def test_names(given: str | None, kept: str) -> None:
    assert clean_name(given, "x") == kept


def test_a_page_gives_a_cookie_and_knows_it_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            stranger = world.stranger()
            first = await stranger.ask("/")
            cookie = first.cookies[COOKIE]
            assert "HttpOnly" in first.headers["set-cookie"] and "SameSite=lax" in first.headers["set-cookie"]
            again = await stranger.ask("/")
            assert again.cookies[COOKIE] == cookie
            made = await stranger.new_table("me", "open")
            assert (await stranger.look(made["table"]))["mine"] == [1]
            async with opened(tmp_path, secure=True) as behind_tls:
                page = await behind_tls.stranger().ask("/")
                assert "Secure" in page.headers["set-cookie"]

    asyncio.run(scene())


def test_names_cannot_break_a_page(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            bad = '</script><i onx="&'
            table = (await anke.new_table("me", "hot", name=bad))["table"]
            await anke.post(f"/api/tables/{table}/settings", {"seat": 1, "name": bad})
            await anke.post("/api/me", {"name": bad})
            for path in (f"/table/{table}", "/"):
                page = (await anke.ask(path)).text
                assert bad not in page and "<i onx" not in page

    asyncio.run(scene())
