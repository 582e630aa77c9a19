"""Assets: scripts, styles and symbols of the pages; a browser always asks, and gets only what changed."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from terrae.core.looks import LOOKS
from terrae.draw.theme import STYLES
from terrae.server.problems import Problem
from terrae.server.recent import Recent

FOLDERS = (Path(__file__).resolve().parent / "static", STYLES)  # what the painters paint is styled by them
TOKENS = "tokens.css"  # the colours of all titles, each of which brings its own
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
KEPT: Recent[tuple[Path, int], tuple[bytes, str]] = Recent(8 << 20)


def tagged(content: bytes) -> tuple[bytes, str]:
    """A content and a digest of it."""
    return content, f'"{hashlib.blake2b(content, digest_size=9).hexdigest()}"'


def load(path: Path) -> tuple[bytes, str]:
    """A file and a digest of it."""
    key = (path, path.stat().st_mtime_ns)
    return KEPT.get(key) or KEPT.put(key, tagged(path.read_bytes()), path.stat().st_size)


@get("/static/{path:path}", sync_to_thread=False)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of these folders, and of no other."""
    name = path.lstrip("/")
    found = [file for folder in FOLDERS if (file := folder / name).is_file() and file.parent == folder]
    if not found and name != TOKENS:
        raise Problem(404, "no-page", "server.no-page")
    content, tag = tagged(LOOKS.tokens().encode()) if name == TOKENS else load(found[0])
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("+xml", "+json"))
    return Response(content, media_type=f"{kind}; charset=utf-8" if text else kind, headers=headers)
