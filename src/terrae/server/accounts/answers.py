"""Answers about accounts: what requests are answered with."""

from __future__ import annotations

from terrae.server.accounts.identity import Role
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
    created: str
    sessions: list[SessionEntry]


class Gone(Answer):
    """Nothing of somebody is left."""

    gone: bool = True


class Ended(Answer):
    """How many browsers were logged out."""

    ended: int
