"""People: guests without an account. A signed cookie says who somebody is and keeps their seats."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import unicodedata
from pathlib import Path

from terrae.server.store.database import StoreError, stamp

COOKIE = "terrae"
COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep nothing longer
LONGEST_NAME = 32
SECRET_FILE = "secret"
SHORTEST_SECRET = 32


def digest(secret: bytes, purpose: str, text: str) -> str:
    """A short text that only whoever knows the secret can make."""
    made = hmac.new(secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:18]).decode()


class People:
    """Makes and reads the cookies of guests and the tokens of invitations."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def newcomer(self) -> str:
        """An identity nobody has yet."""
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        return f"{guest}.{digest(self.secret, 'guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """Who a cookie belongs to; nobody if it was not made here."""
        if not cookie or len(cookie) > 100 or not cookie.isascii():
            return None
        guest, _, signature = cookie.partition(".")
        expected = digest(self.secret, "guest", guest)
        return guest if hmac.compare_digest(signature, expected) else None

    def token(self) -> str:
        """A new invitation."""
        return secrets.token_urlsafe(18)

    def token_digest(self, token: str) -> str:
        """How an invitation is kept: whoever reads the database cannot sit down with it."""
        return digest(self.secret, "invite", token)


def read_secret(folder: Path) -> bytes:
    """The secret of this server: made once, readable by its owner only."""
    path = folder / SECRET_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made = secrets.token_bytes(SHORTEST_SECRET)
        try:
            write_secret(path, made)
        except FileExistsError:
            kept = path.read_bytes()
            if len(kept) >= SHORTEST_SECRET:
                return kept
            path.unlink()  # cut off while it was written for the first time: nobody has a cookie from it
            return read_secret(folder)
        return made
    except OSError as error:
        raise StoreError("server.no-secret", path=path, reason=error.strerror or error) from None


def has_secret(folder: Path) -> bool:
    return (folder / SECRET_FILE).exists()


def kept_secret(folder: Path) -> bytes:
    """The secret of a server that is there already: none is made, for whoever looks in the wrong folder."""
    if not has_secret(folder):
        raise StoreError("server.secret-missing", path=folder / SECRET_FILE)
    return read_secret(folder)


def put_secret(folder: Path, secret: bytes) -> None:
    """Another server's secret is this one's from now on; its own, if it has one, is set aside."""
    path = folder / SECRET_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.read_bytes() != secret:
            path.rename(path.with_name(f"{SECRET_FILE}.{stamp()}.before-restore"))
        if not path.exists():
            write_secret(path, secret)
    except OSError as error:
        raise StoreError("server.no-secret", path=path, reason=error.strerror or error) from None


def write_secret(path: Path, secret: bytes) -> None:
    """Keep a secret where none is; whoever else does so at the same moment finds out, and never sees a part of it."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def clean_name(name: str | None, otherwise: str = "") -> str:
    """A name, or another if nothing is left of it."""
    return clean_line(name or "", LONGEST_NAME) or otherwise


def clean_line(said: str, longest: int) -> str:
    """A text that fits on one line and hides nothing: no control or direction signs, no endless accents."""
    text = unicodedata.normalize("NFC", said)
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    kept: list[str] = []
    for letter in " ".join(shown.split()):
        marks = unicodedata.combining(letter)
        if marks and (not kept or unicodedata.combining(kept[-1])):
            continue
        kept.append(letter)
    return "".join(kept)[:longest].strip()
