"""Assets: scripts, styles and symbols of the pages; a browser always asks, and gets only what changed."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from terrae.core.looks import LOOKS
from terrae.draw.theme import STYLES
from terrae.server.problems import Problem

FOLDERS = (Path(__file__).resolve().parent / "static", STYLES)  # what the painters paint is styled by them
TOKENS = "tokens.css"  # the colours of all titles, each of which brings its own
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


def digest(content: bytes) -> str:
    """A short name of a content: the same for the same."""
    return hashlib.blake2b(content, digest_size=9).hexdigest()


def tagged(content: bytes) -> tuple[bytes, str]:
    """A content and its tag."""
    return content, f'"{digest(content)}"'


@lru_cache(100)
def load(path: Path, changed: int) -> tuple[bytes, str]:
    """A file and a digest of it, read once while it does not change."""
    del changed
    return tagged(path.read_bytes())


@get("/static/{path:path}", sync_to_thread=False, include_in_schema=False)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of these folders, and of no other."""
    name = path.lstrip("/")
    found = [file for folder in FOLDERS if (file := folder / name).is_file() and file.parent == folder]
    if not found and name != TOKENS:
        raise Problem(404, "no-page", "server.no-page")
    content, tag = tagged(LOOKS.tokens().encode()) if name == TOKENS else load(found[0], found[0].stat().st_mtime_ns)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("+xml", "+json"))
    return Response(content, media_type=f"{kind}; charset=utf-8" if text else kind, headers=headers)
