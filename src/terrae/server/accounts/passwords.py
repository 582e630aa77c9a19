"""Passwords: kept as argon2id, worked out beside the event loop, and never faster for a name that nobody has."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from precis_i18n import get_profile

from terrae.server.problems import Problem

SHORTEST, LONGEST = 10, 200
AT_ONCE = 2  # each takes 64 MB and a core for a moment
PROFILE = get_profile("OpaqueString")  # RFC 8265: the same password from every keyboard


def read_password(text: str, name: str, field: str = "password") -> str:
    """A password that somebody may choose."""
    password = typed(text)
    if password is None or not SHORTEST <= len(password) <= LONGEST or len(set(password)) < 4:
        raise Problem(422, "bad-password", "server.bad-password", field=field, least=SHORTEST)
    if name.casefold() in password.casefold():
        raise Problem(422, "bad-password", "server.password-is-name", field=field)
    return password


def typed(text: str) -> str | None:
    """A password as it is compared; nothing if it cannot be one."""
    try:
        return str(PROFILE.enforce(text)) if len(text) <= LONGEST else None
    except UnicodeEncodeError:
        return None


class Passwords:
    """Makes digests of passwords and compares with them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.busy = asyncio.Semaphore(AT_ONCE)
        self.nobodys: str | None = None  # what is compared where there is nothing to compare with

    async def keep(self, password: str) -> str:
        """What is kept of a password."""
        async with self.busy:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, text: str, kept: str | None) -> bool:
        """Was this the password? Takes as long if there is none."""
        if self.nobodys is None:
            self.nobodys = await self.keep("nobody's")
        async with self.busy:
            return await asyncio.to_thread(self.verify, typed(text) or "", kept or self.nobodys) and kept is not None

    def verify(self, password: str, kept: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def renewed(self, text: str, kept: str) -> str:
        """What is kept of the same password, made with the effort that is usual now."""
        return await self.keep(typed(text) or "") if self.hasher.check_needs_rehash(kept) else kept
