"""Assets: scripts, styles and symbols of the pages; a browser always asks, and gets only what changed."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from terrae.draw.theme import FOLDER
from terrae.server.problems import Problem
from terrae.server.recent import Recent

STATIC = Path(__file__).parent / "static"
ELSEWHERE = {"tokens.css": FOLDER / "tokens.css"}  # what painters and pages share lies with the painters
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
KEPT: Recent[tuple[Path, int], tuple[bytes, str]] = Recent(8 << 20)


def load(path: Path) -> tuple[bytes, str]:
    """A file and a digest of it."""
    key = (path, path.stat().st_mtime_ns)
    kept = KEPT.get(key)
    if kept is None:
        content = path.read_bytes()
        tag = f'"{hashlib.blake2b(content, digest_size=9).hexdigest()}"'
        kept = KEPT.put(key, (content, tag), len(content))
    return kept


@get("/static/{path:path}", sync_to_thread=False)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the static folder, and of no other."""
    name = path.lstrip("/")
    wanted = ELSEWHERE.get(name) or (STATIC / name).resolve()
    if name not in ELSEWHERE and not (wanted.is_relative_to(STATIC.resolve()) and wanted.is_file()):
        raise Problem(404, "no-page", "server.no-page")
    content, tag = load(wanted)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    kind = KINDS.get(wanted.suffix) or mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("+xml", "+json"))
    return Response(content, media_type=f"{kind}; charset=utf-8" if text else kind, headers=headers)
