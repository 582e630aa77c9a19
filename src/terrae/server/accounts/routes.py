"""The endpoints of accounts: register, log in and out, change what one is called and where one is logged in."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from terrae.server.accounts.accounts import Account, Accounts, Entry
from terrae.server.accounts.answers import Ended, Gone, MyAccount, SessionEntry
from terrae.server.accounts.devices import device
from terrae.server.accounts.forms import EndSessionForm, LeaveForm, LogInForm, PasswordForm, RegisterForm, RenameForm
from terrae.server.accounts.identity import OWN, SESSION_COOKIE, Identity, expect_role, identity_of, require
from terrae.server.accounts.leaving import Data, leave, taken_along
from terrae.server.accounts.sessions import LONGEST
from terrae.server.answers import Me
from terrae.server.api import (
    Asked,
    address_of,
    api_router,
    doing,
    guest_of,
    house_of,
    looking,
    making,
    needs,
    person,
    spend,
)
from terrae.server.people import COOKIE
from terrae.server.problems import Problem


def accounts_of(request: Asked) -> Accounts:
    return house_of(request).accounts


def from_where(request: Asked) -> str:
    return address_of(request, house_of(request).settings.proxies)


def what_with(request: Asked) -> str:
    return device(request.headers.get("user-agent", ""))


def owner(request: Asked) -> Identity:
    """Whoever asks has an account."""
    who = identity_of(request)
    expect_role(who, "player")
    return who


def session_cookie(request: Asked, token: str) -> Cookie:
    """What a browser shows to be known again; an empty one is thrown away."""
    return Cookie(
        SESSION_COOKIE,
        value=token,
        max_age=int(LONGEST.total_seconds()) if token else 0,
        httponly=True,
        samesite="lax",
        secure=house_of(request).settings.secure,
        path="/",
    )


def came_in(request: Asked, entry: Entry, status: int) -> Response[Me]:
    return Response(Me(name=entry.account.name), status_code=status, cookies=[session_cookie(request, entry.token)])


async def my_account(request: Asked, account: Account) -> MyAccount:
    accounts, here = accounts_of(request), identity_of(request).session
    sessions = await accounts.listed(account.guest)
    return MyAccount(
        name=account.name,
        role=account.role,
        url=f"/@{account.name}",
        mail=await accounts.mail_of(account.guest),
        created=account.created.isoformat(),
        sessions=[
            SessionEntry(
                session=one.id,
                device=one.device,
                made=one.made.isoformat(),
                seen=one.seen.isoformat(),
                here=one.id == here,
            )
            for one in sessions
        ],
        fresh=await accounts.is_fresh(account.guest, here),
    )


@making("/register", **needs(OWN))
async def register(request: Asked, data: JSONBody[RegisterForm]) -> Response[Me]:
    """This guest gets an account, keeps all tables, and is logged in."""
    who, where = identity_of(request), from_where(request)
    entry = await accounts_of(request).register(who, data.name, data.password, what_with(request), where)
    return came_in(request, entry, 201)


@doing("/login", **needs(OWN))
async def log_in(request: Asked, data: JSONBody[LogInForm]) -> Response[Me]:
    """This browser becomes the guest to whom the account belongs."""
    accounts = accounts_of(request)
    entry = await accounts.log_in(data.name, data.password, what_with(request), from_where(request))
    await accounts.log_out(identity_of(request))
    return came_in(request, entry, 200)


@doing("/logout", **needs(OWN))
async def log_out(request: Asked) -> Response[Me]:
    """This browser is a guest again."""
    await accounts_of(request).log_out(identity_of(request))
    return Response(Me(name=None), cookies=[session_cookie(request, "")])


@looking("/account", guards=[require("player")], **needs(OWN))
async def show_account(request: Asked) -> MyAccount:
    """My account: name, role, address, where I am logged in."""
    return await my_account(request, await accounts_of(request).find(owner(request).name))


@doing("/account/name", guards=[require("player")], **needs(OWN))
async def rename(request: Asked, data: JSONBody[RenameForm]) -> MyAccount:
    """Another name; whoever has a seat where the game goes on is called so there, too."""
    accounts, guest = accounts_of(request), person(request)
    await accounts.confirm(owner(request), data.password, from_where(request))
    return await my_account(request, await accounts.rename(guest, data.name))


@doing("/account/password", guards=[require("player")], **needs(OWN))
async def change_password(request: Asked, data: JSONBody[PasswordForm]) -> MyAccount:
    """A new password; all other browsers are logged out."""
    accounts, who = accounts_of(request), owner(request)
    await accounts.confirm(who, data.password, from_where(request))
    account = await accounts.find(who.name)
    await accounts.set_password(account, data.new, who.session)
    return await my_account(request, account)


@looking("/account/data", **needs(OWN))
async def take_along(request: Asked) -> Response[Data]:
    """Everything that is kept about whoever asks, guests too."""
    spend(request, "imports")
    guest = guest_of(request)
    if guest is None:
        raise Problem(401, "no-session", "server.no-session")
    found = await taken_along(house_of(request).database, guest)
    return Response(found, headers={"Content-Disposition": 'attachment; filename="terrae.json"'})


@doing("/account/leave", **needs(OWN))
async def leave_for_good(request: Asked, data: JSONBody[LeaveForm]) -> Response[Gone]:
    """Everything of whoever asks is deleted, guests too; games of others go on."""
    house, guest, who = house_of(request), person(request), identity_of(request)
    if who.role is not None:
        await house.accounts.confirm(who, data.password or "", from_where(request))
    await leave(house.tables, guest)
    house.accounts.forget()
    forgotten = Cookie(COOKIE, value="", max_age=0, path="/") if who.role is None else session_cookie(request, "")
    return Response(Gone(), cookies=[forgotten])


@doing("/account/sessions/end", guards=[require("player")], **needs(OWN))
async def end_session(request: Asked, data: JSONBody[EndSessionForm]) -> Ended:
    """One browser is logged out."""
    await accounts_of(request).end(person(request), data.session)
    return Ended(ended=1)


@doing("/account/sessions/end-others", guards=[require("player")], **needs(OWN))
async def end_other_sessions(request: Asked) -> Ended:
    """All browsers but this one are logged out."""
    return Ended(ended=await accounts_of(request).end_others(owner(request)))


COMING_IN = [register, log_in, log_out]
CHANGING = [show_account, rename, change_password, end_session, end_other_sessions, take_along, leave_for_good]
ROUTER = api_router([*COMING_IN, *CHANGING], "accounts")
