"""The endpoints of foresight."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from terrae.server.api import Asked, api_router, doing, guest_of, house_of, looking, person
from terrae.server.foresight import service
from terrae.server.foresight.forms import ForeseeForm, Foreseen, UnforeseeForm


@looking("/tables/{table_id:str}/foreseen")
async def look(request: Asked, table_id: FromPath[str]) -> Foreseen:
    """What my seats have said they will answer, as far as it may still come."""
    house, guest = house_of(request), guest_of(request)
    return await house.slices.done(guest, service.told(await house.tables.find(table_id), guest))


@doing("/tables/{table_id:str}/foresee")
async def foresee(request: Asked, table_id: FromPath[str], data: JSONBody[ForeseeForm]) -> Foreseen:
    """If the others play these moves, the server plays my answer."""
    house, guest = house_of(request), person(request)
    table = await house.tables.find(table_id)
    await service.foresee(house.tables, guest, table, data)
    return await house.slices.done(guest, service.told(table, guest))


@doing("/tables/{table_id:str}/unforesee")
async def unforesee(request: Asked, table_id: FromPath[str], data: JSONBody[UnforeseeForm]) -> Foreseen:
    """Take an answer back that was given beforehand."""
    house, guest = house_of(request), person(request)
    table = await house.tables.find(table_id)
    await service.unforesee(house.tables, guest, table, data)
    return await house.slices.done(guest, service.told(table, guest))


ROUTER = api_router([look, foresee, unforesee], "foresight")
