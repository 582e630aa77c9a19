"""Identity: who asks, and what they may do. A guest has a signed cookie, an account a session."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult

from terrae.server.people import COOKIE
from terrae.server.problems import Problem

Role = Literal["player", "moderator", "admin"]
Scope = Literal["read", "play", "create", "talk"]
ROLES: tuple[Role, ...] = get_args(Role)  # each may do what those before it may
SCOPES: tuple[Scope, ...] = get_args(Scope)  # what a token may be for
OWN: None = None  # what no token is for: changing an account
SESSION_COOKIE = "terrae-session"
PREFIX = "terrae_"  # of tokens, so that whoever looks for secrets that got out finds them
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Identity:
    """Somebody who asks. Without a role it is a guest, without a guest nobody that is known."""

    guest: str | None = None
    role: Role | None = None
    name: str = ""  # of the account
    session: str | None = None  # by which a browser is logged in
    scopes: frozenset[str] | None = None  # of a token, by which a program speaks; none: a browser
    bot: bool = False  # an account that belongs to another one, and is played by a program

    def may(self, role: Role) -> bool:
        """Has this person that role, or one that includes it?"""
        return self.role is not None and ROLES.index(self.role) >= ROLES.index(role)


NOBODY = Identity()


def identity_of(connection: Connection) -> Identity:
    """Who asks; the middleware has found out."""
    found: Identity = connection.scope.get("user", NOBODY)
    return found


def is_known(connection: Connection) -> bool:
    """Did anybody find out who asks? Not on the way to a page that does not exist, or without a database."""
    return "user" in connection.scope


class Introduction(AbstractAuthenticationMiddleware):
    """Finds out who asks before anything else does."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        return AuthenticationResult(await introduce(connection), None)


async def introduce(connection: Connection) -> Identity:
    """Who asks: by a token where programs ask, else by the cookies of a browser."""
    house = connection.app.state.house
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.startswith(PREFIX):
        raise Problem(401, "bad-token", "server.token-bearer")
    if kind.casefold() == "bearer" and connection.scope["path"].startswith("/api"):
        found: Identity = await house.tokens.who(token.strip())
    else:
        cookies = connection.cookies
        found = await house.accounts.who(cookies.get(SESSION_COOKIE), cookies.get(COOKIE))
    return found


async def within_scope(connection: Connection, handler: BaseRouteHandler) -> None:
    """A program does only what its token is for."""
    scopes = identity_of(connection).scopes
    needed = handler.opt.get("scope")
    if scopes is not None and needed not in scopes:
        if needed is None:
            raise Problem(403, "not-by-token", "server.not-by-token")
        raise Problem(403, "token-scope", "server.token-scope", scope=needed)


def require(role: Role) -> Callable[[Connection, BaseRouteHandler], Awaitable[None]]:
    """A guard: only whoever has this role, or one that includes it, gets through."""

    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        del handler
        expect_role(identity_of(connection), role)

    return guard


def expect_role(who: Identity, role: Role) -> None:
    """Refuse whoever has no account, or too small a role."""
    if who.role is None:
        raise Problem(401, "no-account", "server.no-account")
    if not who.may(role):
        raise Problem(403, "not-allowed", "server.not-allowed")
