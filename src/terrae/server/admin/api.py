"""The endpoints and the page of administration: moderators look after what is said, admins do the rest."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Template

from terrae.core.wording import sentence
from terrae.server.accounts.identity import identity_of, require
from terrae.server.admin.forms import (
    AdminTable,
    BanForm,
    DecideForm,
    EndForm,
    HideForm,
    Order,
    RenameForm,
    ReplaceForm,
    RollbackForm,
    UnbanForm,
)
from terrae.server.api import REFUSED, Asked, api_router, house_of, not_too_often
from terrae.server.pages import page
from terrae.server.problems import Problem
from terrae.server.talk.forms import Done

BY_MODERATORS, BY_ADMINS = [require("moderator")], [require("admin")]
look = partial(get, responses=REFUSED, opt={"scope": None}, security=[{"browser": []}])  # no token does this
act = partial(post, responses=REFUSED, status_code=200, opt={"scope": None}, security=[{"browser": []}])


def name_of(request: Asked) -> str:
    """Who acts."""
    return identity_of(request).name


def name_in(address: str) -> str:
    """The identity of a table, which may be typed, or pasted with the address of its page.

    >>> name_in("https://terrae.test/table/abcd2345?ply=7"), name_in(" abcd2345 ")
    ('abcd2345', 'abcd2345')
    """
    found = re.search(r"table/(\w+)", address)
    return found[1] if found else address.strip()[:16]


@look("/admin", guards=BY_MODERATORS)
async def order(request: Asked) -> Order:
    """Reports that wait, bans, and what was done."""
    return await house_of(request).steward.order()


@look("/admin/tables/{table_id:str}", guards=BY_ADMINS)
async def look_at_table(request: Asked, table_id: FromPath[str]) -> AdminTable:
    """A table with the identities of its people."""
    return await house_of(request).steward.look(table_id)


@act("/admin/decide", guards=BY_MODERATORS)
async def decide(request: Asked, data: JSONBody[DecideForm]) -> Done:
    """What becomes of a report."""
    await house_of(request).steward.decide(name_of(request), data)
    return Done()


@act("/admin/ban", guards=BY_MODERATORS)
async def ban(request: Asked, data: JSONBody[BanForm]) -> Done:
    """Somebody may look, but not take part."""
    await house_of(request).steward.ban(name_of(request), data)
    return Done()


@act("/admin/unban", guards=BY_MODERATORS)
async def unban(request: Asked, data: JSONBody[UnbanForm]) -> Done:
    """Somebody may take part again."""
    await house_of(request).steward.unban(name_of(request), data)
    return Done()


@act("/admin/rollback", guards=BY_ADMINS)
async def roll_back(request: Asked, data: JSONBody[RollbackForm]) -> Done:
    """What came after a ply has not happened."""
    await house_of(request).steward.roll_back(name_of(request), data)
    return Done()


@act("/admin/seat", guards=BY_ADMINS)
async def replace_seat(request: Asked, data: JSONBody[ReplaceForm]) -> Done:
    """A seat is left to a bot, or to whoever comes."""
    await house_of(request).steward.replace_seat(name_of(request), data)
    return Done()


@act("/admin/end", guards=BY_ADMINS)
async def end(request: Asked, data: JSONBody[EndForm]) -> Done:
    """A game is over, with the points as they are."""
    await house_of(request).steward.end(name_of(request), data)
    return Done()


@act("/admin/hide", guards=BY_ADMINS)
async def hide(request: Asked, data: JSONBody[HideForm]) -> Done:
    """A table is in no list of others, or in lists again."""
    await house_of(request).steward.hide(name_of(request), data)
    return Done()


@act("/admin/rename", guards=BY_ADMINS)
async def rename(request: Asked, data: JSONBody[RenameForm]) -> Done:
    """A table, or somebody in one of its seats, is called otherwise."""
    await house_of(request).steward.rename(name_of(request), data)
    return Done()


@get("/admin", guards=[not_too_often, *BY_MODERATORS])
async def admin_page(request: Asked, table: FromQuery[str] = "") -> Template:
    """Everything for whoever keeps order; with `?table=`, what an admin can do to one."""
    steward = house_of(request).steward
    told: dict[str, Any] = {"asked": name_in(table), "found": None, "missing": None}
    if told["asked"] and identity_of(request).may("admin"):
        try:
            told["found"] = await steward.look(told["asked"])
        except Problem as problem:
            told["missing"] = sentence(str(problem))
    return page(request, "admin.html", order=await steward.order(), **told)


ROUTER = api_router([order, look_at_table, decide, ban, unban, roll_back, replace_seat, end, hide, rename], "order")
PAGES = Router("/", route_handlers=[admin_page], include_in_schema=False)
