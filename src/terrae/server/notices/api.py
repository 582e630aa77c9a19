"""The endpoints of notifications."""

from __future__ import annotations

from litestar.params import JSONBody
from litestar.response import Stream

from terrae.server.api import Asked, api_router, caller_of, doing, guest_of, house_of, looking, person, spend, streamed
from terrae.server.notices.forms import Bell, DeviceForm, ForgetForm, SeenForm, WaysForm
from terrae.server.problems import Problem
from terrae.server.talk.forms import Done


@looking("/notices")
async def look_at_bell(request: Asked) -> Bell:
    """What I was told."""
    return await house_of(request).bells.look(guest_of(request))


@doing("/notices/seen")
async def see(request: Asked, data: JSONBody[SeenForm]) -> Done:
    """I have seen what I was told, about one table or at all."""
    await house_of(request).bells.seen(person(request), data.table)
    return Done()


@doing("/notices/device")
async def add_device(request: Asked, data: JSONBody[DeviceForm]) -> Done:
    """Tell this browser, too, when no page is open."""
    spend(request, "chat")
    house = house_of(request)
    async with house.database.writing() as connection:
        await house.pusher.add(connection, person(request), data)
    return Done()


@doing("/notices/forget")
async def forget_device(request: Asked, data: JSONBody[ForgetForm]) -> Done:
    """Do not tell this browser any more."""
    house = house_of(request)
    async with house.database.writing() as connection:
        await house.pusher.forget(connection, data.endpoint)
    return Done()


@doing("/notices/ways")
async def choose_ways(request: Asked, data: JSONBody[WaysForm]) -> Done:
    """When letters are written to me about what I have not seen."""
    await house_of(request).bells.choose(person(request), data)
    return Done()


@looking("/live", media_type="text/event-stream")
async def listen_at_home(request: Asked) -> Stream:
    """What is announced to me, whatever table it is about: `notice`."""
    if guest_of(request) is None:
        raise Problem(401, "no-session", "server.no-session")
    return streamed(house_of(request).live.listen_at_home(caller_of(request)))


ROUTER = api_router([look_at_bell, see, add_device, forget_device, choose_ways, listen_at_home], "notices")
