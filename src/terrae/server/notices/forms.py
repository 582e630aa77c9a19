"""Forms and answers of notifications."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from terrae.server.answers import Answer
from terrae.server.forms import Form

Mailing = Literal["off", "soon", "daily"]


class SeenForm(Form):
    """Everything that was told about a table was seen; without one, everything."""

    table: Annotated[str, Meta(max_length=16)] | None = None


class DeviceForm(Form):
    """A browser that wants to be told: where it is reached, and how what it is told is sealed."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=128, pattern="^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+=*$")]


class ForgetForm(Form):
    """The browser that is told nothing any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class WaysForm(Form):
    """When letters are written about what was not seen: never, soon, or once a day."""

    mail: Mailing


class Told(Answer):
    """Something somebody was told."""

    id: int
    kind: str
    text: str
    url: str
    made: str
    seen: bool


class Bell(Answer):
    """What somebody was told, the newest first. `plays`: there can be more. `push`: the key by which a browser knows
    this server, if it tells browsers. `mail`: when letters are written, if there is an address."""

    unseen: int
    notices: list[Told]
    plays: bool
    push: str | None
    mail: Mailing | None
