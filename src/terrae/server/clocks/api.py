"""Addresses for time, and for seats whose people leave or are not there."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from terrae.server.api import (
    Asked,
    api_router,
    doing,
    guest_of,
    house_of,
    invite_url,
    looking,
    person,
)
from terrae.server.clocks.answers import (
    Done,
    MotionForm,
    ReleaseForm,
    ResignForm,
    TimeForm,
    VacationAnswer,
    VacationForm,
)


@doing("/tables/{table_id:str}/resign")
async def resign(request: Asked, table_id: FromPath[str], data: JSONBody[ResignForm]) -> Done:
    """Give a game up: a duel is over, at a larger table a bot plays on."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    await house.leaving.resign(person(request), table, data.seat)
    return Done(over=table.over)


@doing("/tables/{table_id:str}/motion")
async def motion(request: Asked, table_id: FromPath[str], data: JSONBody[MotionForm]) -> Done:
    """What the people of a table decide together: to end the game, or that a bot plays for somebody absent."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    await house.leaving.move(person(request), table, data)
    return Done(over=table.over)


@doing("/tables/{table_id:str}/time")
async def give_time(request: Asked, table_id: FromPath[str], data: JSONBody[TimeForm]) -> Done:
    """Give somebody else at the table more time."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    await house.leaving.give_time(person(request), table, data.seat)
    return Done(over=table.over)


@doing("/tables/{table_id:str}/release")
async def release(request: Asked, table_id: FromPath[str], data: JSONBody[ReleaseForm]) -> Done:
    """Open a seat whose person is not there, for a substitute."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    token = await house.leaving.release(person(request), table, data.seat)
    return Done(over=table.over, url=invite_url(token) if token else None)


@looking("/vacation")
async def vacation(request: Asked) -> VacationAnswer:
    """Until when I am away, and how many days are left."""
    return await house_of(request).timekeeper.vacation(guest_of(request) or "")


@doing("/vacation")
async def go_away(request: Asked, data: JSONBody[VacationForm]) -> VacationAnswer:
    """Stop one's clocks at slow tables for some days, or let them go on."""
    return await house_of(request).timekeeper.go_away(person(request), data.days)


ROUTER = api_router(
    [resign, motion, give_time, release, vacation, go_away],
    "clocks",
)
