"""Web Push: what is told reaches a browser that has no page open, sealed so that only that browser can read it.

The key by which push services know this server is made from the server's secret, so that a server that moves keeps it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.languages import current
from terrae.server.notices.forms import DeviceForm
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.settings import Settings
from terrae.server.store.notices import DEVICES
from terrae.server.store.upsert import inserting

MOST_DEVICES = 10  # of one guest; the oldest is forgotten when there are more
LIFE = 24 * 3600  # seconds that a push service keeps what it cannot deliver
TIMEOUT = 20.0  # seconds
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
GONE = (404, 410)  # what a push service says of a browser that does not want to be told any more
HOST = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)*")  # with other signs in it, one reads it so and another otherwise


class Straight:
    """A session that goes where it is sent and nowhere else, whatever it is answered."""

    def __init__(self, session: Any) -> None:
        self.session = session

    async def post(self, endpoint: str, **more: Any) -> Any:
        return await self.session.post(endpoint, allow_redirects=False, **more)


class Pusher:
    """Knows devices, and reaches them."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        self.services = tuple(name.strip() for name in settings.push_services.split(",") if name.strip())
        self.contact = settings.site or "mailto:nobody@localhost"
        self.secret = secret
        self.public = self.make_public() if self.services and find_spec("pywebpush") else None

    def vapid(self) -> Any:
        """The key of this server."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        made = int.from_bytes(hmac.new(self.secret, b"push", hashlib.sha512).digest())
        return Vapid02(ec.derive_private_key(made % (ORDER - 1) + 1, ec.SECP256R1()))

    def make_public(self) -> str:
        """What a browser must know to accept what this server tells it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def expect_service(self, endpoint: str) -> None:
        """The server asks nobody but known push services: an address from a page must not lead it elsewhere."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            host, port, parts = "", None, urlsplit("")
        named = host if port is None else f"{host}:{port}"
        known = any(named == name or (name.startswith("*.") and named.endswith(name[1:])) for name in self.services)
        fits = known and HOST.fullmatch(host)
        loopback = named in self.services and host == "127.0.0.1"
        if not fits or not (parts.scheme == "https" or loopback) or parts.username or parts.password:
            raise Problem(422, "no-push-service", "server.no-push-service")

    async def add(self, connection: AsyncConnection, guest: str, form: DeviceForm) -> None:
        """A browser wants to be told; it belongs to whoever asks now."""
        if self.public is None:
            raise Problem(422, "no-push", "server.no-push")
        self.expect_service(form.endpoint)
        name = name_of(form.endpoint)
        others = select(DEVICES.c.id).where(DEVICES.c.guest == guest, DEVICES.c.id != name)
        others = others.order_by(DEVICES.c.made.desc()).offset(MOST_DEVICES - 1)
        old = (await connection.execute(others)).scalars().all()
        await connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(old)))
        row = {"guest": guest, "key": form.key, "auth": form.auth, "language": current(), "made": now()}
        made = inserting(connection, DEVICES).values(id=name, endpoint=form.endpoint, **row)
        await connection.execute(made.on_conflict_do_update(index_elements=["id"], set_=row))

    async def forget(self, connection: AsyncConnection, endpoint: str) -> None:
        """A browser does not want to be told any more."""
        await connection.execute(delete(DEVICES).where(DEVICES.c.id == name_of(endpoint)))

    async def reach(self, device: dict[str, Any], told: dict[str, str]) -> bool:
        """Tell a browser something; says whether it is still there. A service that fails raises."""
        from aiohttp import ClientSession
        from pywebpush import WebPusher, WebPushException

        try:
            subscription = {
                "endpoint": device["endpoint"],
                "keys": {"p256dh": device["key"], "auth": device["auth"]},
            }
            parts = urlsplit(device["endpoint"])
            claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
            headers = {**self.vapid().sign(claims), "urgency": "normal", "topic": told["tag"]}
            async with asyncio.timeout(TIMEOUT), ClientSession() as session:
                sealed = WebPusher(subscription, aiohttp_session=Straight(session))
                answer = await sealed.send_async(json.dumps(told), headers=headers, ttl=LIFE)
        except (WebPushException, ValueError, LookupError):
            return False  # keys that seal nothing
        status = int(answer.status)
        if status in GONE:
            return False
        if status >= 300:
            raise OSError(f"a push service answered {status}")
        return True


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
