"""Passkeys: log in without a password, by a key that a device or password manager keeps (WebAuthn)."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from terrae.server.accounts.accounts import Account, Accounts, Entry, account_of
from terrae.server.people import clean_name
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.accounts import PASSKEYS

PATIENCE = 300  # seconds between the question and the answer
MOST = 20  # of one account
LONGEST_ID = 400  # of a key, as text
NAME = "Terrae"
NONSENSE = (AttributeError, LookupError, RecursionError, TypeError, ValueError)  # what may come of reading it


@dataclass(frozen=True)
class Passkey:
    """A key as its owner sees it."""

    id: str
    label: str
    made: datetime
    used: datetime | None


class Challenges:
    """Questions that only we can have asked, for one purpose, a short while ago; each is answered once."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        self.secret = secret
        self.clock = clock
        self.answered: dict[bytes, float] = {}

    def seal(self, purpose: str, body: bytes) -> bytes:
        return hmac.new(self.secret, f"passkey {purpose}:".encode() + body, sha256).digest()[:16]

    def ask(self, purpose: str) -> bytes:
        body = int(self.clock()).to_bytes(8) + secrets.token_bytes(16)
        return body + self.seal(purpose, body)

    def expect(self, purpose: str, challenge: bytes) -> bytes:
        """A challenge that somebody answers, if it is one."""
        body, seal = challenge[:24], challenge[24:]
        moment = self.clock()
        self.answered = {one: then for one, then in self.answered.items() if moment - then < PATIENCE}
        known = hmac.compare_digest(seal, self.seal(purpose, body)) and challenge not in self.answered
        if not known or not 0 <= moment - int.from_bytes(body[:8]) < PATIENCE:
            raise not_accepted()
        self.answered[challenge] = moment
        return challenge


def not_accepted() -> Problem:
    return Problem(403, "passkey-refused", "server.passkey-refused")


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def challenge_in(credential: str) -> bytes:
    """The question that a credential answers, as it says itself."""
    try:
        said = msgspec.json.decode(bytes_of(msgspec.json.decode(credential)["response"]["clientDataJSON"]))
        return bytes_of(said["challenge"])
    except NONSENSE:
        raise not_accepted() from None


class Passkeys:
    """Asks for keys, checks them, and knows whose they are."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.database = accounts.database
        self.challenges = Challenges(accounts.people.secret)

    async def ask_for_new(self, account: Account, origin: str) -> str:
        """What a browser needs to make a key for an account, as JSON."""
        chosen = select(PASSKEYS.c.id).where(PASSKEYS.c.guest == account.guest)
        async with self.database.reading() as connection:
            known = (await connection.execute(chosen)).scalars().all()
        options = generate_registration_options(
            rp_id=place_of(origin),
            rp_name=NAME,
            user_id=account.guest.encode(),
            user_name=account.name,
            challenge=self.challenges.ask(f"new {account.guest}"),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes_of(one)) for one in known],
        )
        return str(options_to_json(options))

    async def add(self, account: Account, credential: str, label: str, origin: str) -> None:
        """A new key of an account."""
        challenge = self.challenges.expect(f"new {account.guest}", challenge_in(credential))
        made: Any = await self.checked(
            verify_registration_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place_of(origin),
            expected_origin=origin,
        )
        key = text_of(made.credential_id)
        if len(key) > LONGEST_ID:
            raise not_accepted()
        row = {
            "id": key,
            "guest": account.guest,
            "label": clean_name(label, NAME),
            "public": text_of(made.credential_public_key),
            "count": made.sign_count,
            "made": now(),
            "used": None,
        }
        async with self.database.writing() as connection:
            there = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.guest == account.guest)
            if ((await connection.execute(there)).scalar() or 0) >= MOST:
                raise Problem(409, "too-many-passkeys", "server.too-many-passkeys", most=MOST)
            if (await connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == key))).first():
                raise not_accepted()
            await connection.execute(insert(PASSKEYS), row)

    async def listed(self, guest: str) -> list[Passkey]:
        """The keys of an account, the oldest first."""
        chosen = select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
        async with self.database.reading() as connection:
            rows = (await connection.execute(chosen)).mappings().all()
        return [
            Passkey(row["id"], row["label"], aware(row["made"]), aware(row["used"]) if row["used"] else None)
            for row in rows
        ]

    async def remove(self, guest: str, key: str) -> None:
        """A key opens nothing from now on."""
        async with self.database.writing() as connection:
            found = await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == key))
        if not found.rowcount:
            raise Problem(404, "no-passkey", "server.no-passkey")

    def ask_for_any(self, origin: str) -> str:
        """What a browser needs to log in with a key, whosoever's it is, as JSON."""
        challenge = self.challenges.ask("log in")
        return str(options_to_json(generate_authentication_options(rp_id=place_of(origin), challenge=challenge)))

    async def log_in(self, credential: str, origin: str, device: str, address: str) -> Entry:
        """Somebody shows a key."""
        self.accounts.quotas.spend("logins", None, address)
        challenge = self.challenges.expect("log in", challenge_in(credential))
        key = str(msgspec.json.decode(credential).get("id"))[:LONGEST_ID]
        async with self.database.reading() as connection:
            row = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == key))).mappings().first()
            owner = await self.accounts.row(connection, guest=row["guest"]) if row else None
        if row is None:
            raise not_accepted()
        shown: Any = await self.checked(
            verify_authentication_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place_of(origin),
            expected_origin=origin,
            credential_public_key=bytes_of(row["public"]),
            credential_current_sign_count=row["count"],
        )
        account = account_of(owner)
        async with self.database.writing() as connection:
            used = update(PASSKEYS).where(PASSKEYS.c.id == key)
            await connection.execute(used.values(count=shown.new_sign_count, used=now()))
            token = await self.accounts.sessions.begin(connection, account.guest, device, "passkey")
        return Entry(account, token)

    async def checked(self, check: Callable[..., Any], **values: Any) -> Any:
        """What a key proves; whatever else it says is refused in the same words."""
        try:
            return await asyncio.to_thread(check, **values)
        except (WebAuthnException, *NONSENSE):
            raise not_accepted() from None


def place_of(origin: str) -> str:
    """The name that keys are made for."""
    return urlsplit(origin).hostname or ""
