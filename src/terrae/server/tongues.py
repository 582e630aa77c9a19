"""Tongues: every request is answered in the language of whoever asks.

The browser says which languages its person reads; a cookie, which the page sets when somebody chooses, overrides it.
"""

from __future__ import annotations

from functools import lru_cache
from http.cookies import CookieError, SimpleCookie

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from terrae.core.languages import accepted, nearest, speaking

COOKIE = "terrae-language"  # static/language.js sets it


liked = lru_cache(256)(accepted)  # browsers of one kind say the same


def language_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The language in which a request is answered."""
    said = {name: value.decode("latin-1") for name, value in headers if name in (b"accept-language", b"cookie")}
    cookies = said.get(b"cookie", "")
    try:
        chosen = SimpleCookie(cookies).get(COOKIE) if COOKIE in cookies else None  # few have chosen
    except CookieError:  # some other site's cookie is no cookie: the browser decides
        chosen = None
    return nearest([chosen.value] if chosen else []) or liked(said.get(b"accept-language", ""))


def in_their_language(app: ASGIApp) -> ASGIApp:
    """Whatever is said while a request is answered is in the language of whoever asks; the answer says which it is."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        language = language_of(list(scope["headers"]))

        async def send_with_language(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"content-language", language.encode())]
            await send(message)

        with speaking(language):
            await app(scope, receive, send_with_language)

    return serve
