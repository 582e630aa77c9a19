"""The endpoints for those who write programs: tokens, bots, and the stream that says whose turn it is."""

from __future__ import annotations

from litestar.params import JSONBody
from litestar.response import Stream

from terrae.server.accounts.answers import BotEntry, Gone, NewToken, TokenEntry
from terrae.server.accounts.forms import BotForm, RevokeForm, TokenForm
from terrae.server.accounts.identity import OWN, identity_of, require
from terrae.server.accounts.leaving import leave
from terrae.server.accounts.robots import bot_of, bots_of, make_bot
from terrae.server.accounts.routes import from_where
from terrae.server.accounts.stream import news
from terrae.server.api import (
    Asked,
    api_router,
    caller_of,
    doing,
    guest_of,
    house_of,
    looking,
    making,
    needs,
    person,
    streamed,
)
from terrae.server.house import House
from terrae.server.problems import Problem

MINE = {"guards": [require("player")], **needs(OWN)}


async def listed_tokens(house: House, owner: str) -> list[TokenEntry]:
    """The tokens of an account and its bots."""
    return [
        TokenEntry(
            token=one.id,
            label=one.label,
            speaker=one.speaker,
            scopes=one.scopes,
            made=one.made.isoformat(),
            used=one.used.isoformat() if one.used else None,
            expires=one.expires.isoformat() if one.expires else None,
        )
        for one in await house.tokens.listed(owner)
    ]


@looking("/account/tokens", **MINE)
async def list_tokens(request: Asked) -> list[TokenEntry]:
    """The tokens of this account and its bots; none of them is shown again."""
    return await listed_tokens(house_of(request), person(request))


@making("/account/tokens", **MINE)
async def make_token(request: Asked, data: JSONBody[TokenForm]) -> NewToken:
    """A token for programs, which is shown this once: `Authorization: Bearer ...`."""
    house, owner = house_of(request), person(request)
    speaker = (await bot_of(house.accounts, owner, data.bot)).guest if data.bot else owner
    return NewToken(secret=await house.tokens.make(owner, speaker, data.label, data.scopes, data.days))


@doing("/account/tokens/revoke", **MINE)
async def revoke_token(request: Asked, data: JSONBody[RevokeForm]) -> Gone:
    """A token is worth nothing from now on."""
    await house_of(request).tokens.revoke(person(request), data.token)
    return Gone()


@looking("/account/bots", **MINE)
async def list_bots(request: Asked) -> list[BotEntry]:
    """The bots of this account."""
    found = await bots_of(house_of(request).accounts, person(request))
    return [BotEntry(name=bot.name, url=f"/@{bot.name}") for bot in found]


@making("/account/bots", **MINE)
async def new_bot(request: Asked, data: JSONBody[BotForm]) -> BotEntry:
    """An account for a program: it sits down where it is invited, and everybody sees that it is a bot."""
    bot = await make_bot(house_of(request).accounts, identity_of(request), data.name, from_where(request))
    return BotEntry(name=bot.name, url=f"/@{bot.name}")


@doing("/account/bots/remove", **MINE)
async def remove_bot(request: Asked, data: JSONBody[BotForm]) -> Gone:
    """A bot leaves for good, as a person would."""
    house = house_of(request)
    bot = await bot_of(house.accounts, person(request), data.name)
    await leave(house.tables, bot.guest)
    house.accounts.forget()
    return Gone()


@looking("/stream", media_type="text/event-stream")
async def listen_to_all(request: Asked) -> Stream:
    """News of all tables at which whoever asks sits, as server-sent events: `turn` (one of my seats is asked), `ply`
    (the game went on), `table` (something else about it is new), `over`; each tells (table, ply, epoch, seats), where
    seats are those of mine that are asked. Whatever waits already is told at once."""
    if guest_of(request) is None:
        raise Problem(401, "no-session", "server.no-session")
    return streamed(news(house_of(request), request, caller_of(request)))


ROUTER = api_router(
    [list_tokens, make_token, revoke_token, list_bots, new_bot, remove_bot, listen_to_all],
    "programs",
)
