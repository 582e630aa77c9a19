"""Answers about accounts: what requests are answered with."""

from __future__ import annotations

from terrae.server.accounts.identity import Role, Scope
from terrae.server.answers import Answer


class SessionEntry(Answer):
    """A browser that is logged in."""

    session: str
    device: str
    made: str
    seen: str
    here: bool  # the one that asks


class MyAccount(Answer):
    """One's own account."""

    name: str
    role: Role
    url: str
    mail: str | None
    created: str
    sessions: list[SessionEntry]
    fresh: bool  # came in by a key or a letter a moment ago: the password need not be said


class Gone(Answer):
    """Nothing of somebody is left."""

    gone: bool = True


class Ended(Answer):
    """How many browsers were logged out."""

    ended: int


class TokenEntry(Answer):
    """A token, as far as it can be shown again."""

    token: str  # by which it is revoked
    label: str
    speaker: str
    scopes: list[Scope]
    made: str
    used: str | None
    expires: str | None


class NewToken(Answer):
    """The one time that a token is shown."""

    secret: str


class BotEntry(Answer):
    """A bot of one's own."""

    name: str
    url: str


class PasskeyEntry(Answer):
    """A key by which one logs in."""

    passkey: str
    label: str
    made: str
    used: str | None


class KeyOptions(Answer):
    """What a browser needs to make or show a key: JSON, for `PublicKeyCredential.parse...OptionsFromJSON`."""

    options: str


class Sent(Answer):
    """It was done, as far as anybody may know."""

    sent: bool = True
