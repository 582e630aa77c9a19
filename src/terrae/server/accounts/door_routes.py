"""The endpoints of other ways in: passkeys, and links by mail."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from terrae.server.accounts.answers import Gone, KeyOptions, PasskeyEntry, Sent
from terrae.server.accounts.forms import (
    CredentialForm,
    LinkForm,
    MailForm,
    MailLinkForm,
    NewPasskeyForm,
    PasskeyForm,
)
from terrae.server.accounts.identity import OWN, identity_of, require
from terrae.server.accounts.routes import accounts_of, came_in, from_where, owner, what_with
from terrae.server.answers import Me
from terrae.server.api import Asked, api_router, doing, house_of, looking, making, needs, person
from terrae.server.house import House

MINE = {"guards": [require("player")], **needs(OWN)}


def origin_of(request: Asked) -> str:
    """How this server is called by whoever asks: keys are made for that name."""
    settings = house_of(request).settings
    if settings.site:
        return settings.site.rstrip("/")
    scheme = "https" if settings.secure else request.scope["scheme"]
    return f"{scheme}://{request.headers.get('host', '')}"


async def listed_passkeys(house: House, guest: str) -> list[PasskeyEntry]:
    return [
        PasskeyEntry(
            passkey=one.id,
            label=one.label,
            made=one.made.isoformat(),
            used=one.used.isoformat() if one.used else None,
        )
        for one in await house.passkeys.listed(guest)
    ]


@looking("/account/passkeys", **MINE)
async def list_passkeys(request: Asked) -> list[PasskeyEntry]:
    """The keys by which I log in."""
    return await listed_passkeys(house_of(request), person(request))


@doing("/account/passkeys/begin", **MINE)
async def begin_passkey(request: Asked) -> KeyOptions:
    """What `navigator.credentials.create` needs to make a key for this account."""
    account = await accounts_of(request).find(owner(request).name)
    return KeyOptions(options=await house_of(request).passkeys.ask_for_new(account, origin_of(request)))


@making("/account/passkeys", **MINE)
async def add_passkey(request: Asked, data: JSONBody[NewPasskeyForm]) -> Sent:
    """Keep a key that was made."""
    account = await accounts_of(request).find(owner(request).name)
    await house_of(request).passkeys.add(account, data.credential, data.label or what_with(request), origin_of(request))
    return Sent()


@doing("/account/passkeys/remove", **MINE)
async def remove_passkey(request: Asked, data: JSONBody[PasskeyForm]) -> Gone:
    """A key opens nothing from now on."""
    await house_of(request).passkeys.remove(person(request), data.passkey)
    return Gone()


@doing("/login/passkey/begin", **needs(OWN))
async def begin_log_in(request: Asked) -> KeyOptions:
    """What `navigator.credentials.get` needs to log in with a key."""
    return KeyOptions(options=house_of(request).passkeys.ask_for_any(origin_of(request)))


@doing("/login/passkey", **needs(OWN))
async def log_in_by_passkey(request: Asked, data: JSONBody[CredentialForm]) -> Response[Me]:
    """This browser becomes the guest to whom the account of the key belongs."""
    passkeys = house_of(request).passkeys
    entry = await passkeys.log_in(data.credential, origin_of(request), what_with(request), from_where(request))
    await accounts_of(request).log_out(identity_of(request))
    return came_in(request, entry, 200)


@doing("/login/mail", **needs(OWN))
async def ask_for_letter(request: Asked, data: JSONBody[MailLinkForm]) -> Sent:
    """A letter with a link that logs in, to the address of an account; whether there is one is not told."""
    await house_of(request).letters.let_in(data.name, from_where(request))
    return Sent()


@doing("/login/link", **needs(OWN))
async def log_in_by_link(request: Asked, data: JSONBody[LinkForm]) -> Response[Me]:
    """This browser becomes the guest to whom the letter was written."""
    entry = await house_of(request).letters.enter(data.token, what_with(request), from_where(request))
    await accounts_of(request).log_out(identity_of(request))
    return came_in(request, entry, 200)


@doing("/account/mail", **MINE)
async def set_mail(request: Asked, data: JSONBody[MailForm]) -> Sent:
    """A letter goes to this address; the link in it makes it the account's. An empty one is taken away."""
    house, who = house_of(request), owner(request)
    await house.accounts.confirm(who, data.password, from_where(request))
    await house.letters.prove(person(request), data.mail)
    return Sent()


@doing("/account/mail/prove", **needs(OWN))
async def prove_mail(request: Asked, data: JSONBody[LinkForm]) -> Sent:
    """The address is mine: I have its letter."""
    await house_of(request).letters.proved(data.token)
    return Sent()


PASSKEYS = [list_passkeys, begin_passkey, add_passkey, remove_passkey, begin_log_in, log_in_by_passkey]
ROUTER = api_router([*PASSKEYS, ask_for_letter, log_in_by_link, set_mail, prove_mail], "accounts")
