"""Assets: scripts, styles and symbols of the pages, bare of comments; a browser always asks, and gets what changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import brotli
from litestar import Request, Response, get
from litestar.params import FromPath

from terrae.analysis.page import STYLE
from terrae.core.looks import LOOKS
from terrae.draw.theme import STYLES
from terrae.server.problems import Problem

FOLDERS = (Path(__file__).resolve().parent / "static", STYLES, STYLE.parent)  # painters style what they paint
TOKENS = "tokens.css"  # the colours of all titles, each of which brings its own
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


BROTLI, GZIP = "br", "gzip"
QUALITY = 10  # of brotli, up to 11
COMMENTS = {
    ".js": re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*.*?\*/)", re.MULTILINE | re.DOTALL),  # those with lines of their own
    ".css": re.compile(rb"/\*.*?\*/", re.DOTALL),
}
NAME = re.compile(r"[\w.-]{1,80}", re.ASCII)
TEMPLATES = Path(__file__).resolve().parent / "templates"
TOGETHER = re.compile(r"/static/([\w.-]+\+[\w.+-]+)")
INDENT = re.compile(rb"^[ \t]+", re.MULTILINE)


def lean(content: bytes, ending: str) -> bytes:
    """A script or style without comments and indentation; every line keeps its number."""
    if ending not in COMMENTS:
        return content
    bare = COMMENTS[ending].sub(lambda comment: b"\n" * comment[0].count(b"\n"), content)
    return INDENT.sub(b"", bare)


def digest(content: bytes) -> str:
    """A short name of a content: the same for the same."""
    return hashlib.blake2b(content, digest_size=9).hexdigest()


def tagged(content: bytes) -> tuple[bytes, str]:
    """A content and its tag."""
    return content, f'"{digest(content)}"'


@cache
def together() -> frozenset[str]:
    """The files that pages ask for in one. In every other order, and as often as an address has room for, they would be
    put together, packed and kept anew for whoever likes to write addresses."""
    return frozenset(name for page in TEMPLATES.glob("*.html") for name in TOGETHER.findall(page.read_text("utf-8")))


@lru_cache(100)
def load(paths: tuple[Path, ...], changed: tuple[int, ...]) -> tuple[bytes, str]:
    """Files, one after the other, and their tag; read once while they do not change."""
    del changed
    return tagged(b"\n".join(lean(path.read_bytes(), path.suffix) for path in paths))


@lru_cache(200)
def packed(content: bytes, coding: str) -> bytes:
    """A content compressed, once for all who ask: well, since that takes no time from anybody."""
    if coding == BROTLI:
        return bytes(brotli.compress(content, mode=brotli.MODE_TEXT, quality=QUALITY))
    return gzip.compress(content, mtime=0)


def find(name: str) -> Path:
    """A file of these folders, and of no other."""
    for folder in FOLDERS if NAME.fullmatch(name) else ():
        file = folder / name
        if file.is_file() and file.parent == folder:
            return file
    raise Problem(404, "no-page", "server.no-page")


@get("/static/{path:path}", sync_to_thread=False, include_in_schema=False)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file, or several of a kind in one: `board+table.css`."""
    name = path.lstrip("/")
    if name == TOKENS:
        content, tag = tagged(LOOKS.tokens().encode())
    else:
        stem, dot, ending = name.rpartition(".")
        if "+" in stem and name not in together():
            raise Problem(404, "no-page", "server.no-page")
        found = tuple(find(f"{one}{dot}{ending}") for one in stem.split("+"))
        content, tag = load(found, tuple(file.stat().st_mtime_ns for file in found))
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("+xml", "+json"))
    accepted = request.headers.get("accept-encoding", "")
    coding = next((one for one in (BROTLI, GZIP) if one in accepted), "") if text else ""
    if coding:
        content, headers["Content-Encoding"] = packed(content, coding), coding
    return Response(content, media_type=f"{kind}; charset=utf-8" if text else kind, headers=headers)
