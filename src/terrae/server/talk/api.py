"""The endpoints of chat, notes, and of the next table that waits."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery, JSONBody

from terrae.server.api import Asked, api_router, doing, guest_of, house_of, looking, making, needs, person, spend
from terrae.server.talk.forms import Done, MuteForm, Note, NoteForm, ReportForm, Said, SayForm, Talk, Waiting
from terrae.server.talk.notes import keep_note, read_note
from terrae.server.talk.waiting import waiting


@looking("/tables/{table_id:str}/chat")
async def read_chat(request: Asked, table_id: FromPath[str], after: FromQuery[int] = 0) -> Talk:
    """What was said, as far as this guest may read it; `after` is the last message that is known."""
    house = house_of(request)
    return await house.chat.read(await house.tables.find(table_id), guest_of(request), max(0, min(after, 2**31 - 1)))


@making("/tables/{table_id:str}/chat", **needs("talk"))
async def say(request: Asked, table_id: FromPath[str], data: JSONBody[SayForm]) -> Said:
    """Speak, in the room of those who play or of those who look on."""
    spend(request, "chat")
    house, guest = house_of(request), person(request)
    table = await house.tables.find(table_id)
    return await house.chat.say(table, guest, await house.tables.kept_name(guest), data.text)


@doing("/tables/{table_id:str}/mute", **needs("talk"))
async def mute(request: Asked, table_id: FromPath[str], data: JSONBody[MuteForm]) -> Done:
    """Do not hear whoever said something, at any table; or hear them again."""
    house = house_of(request)
    await house.chat.mute(await house.tables.find(table_id), person(request), data.message, data.muted)
    return Done()


@doing("/tables/{table_id:str}/report", **needs("talk"))
async def report(request: Asked, table_id: FromPath[str], data: JSONBody[ReportForm]) -> Done:
    """Let moderators look at what somebody said."""
    spend(request, "chat")
    house = house_of(request)
    await house.chat.report(await house.tables.find(table_id), person(request), data)
    return Done()


@looking("/tables/{table_id:str}/notes")
async def look_at_note(request: Asked, table_id: FromPath[str]) -> Note:
    """My private notes on a table."""
    house = house_of(request)
    return await read_note(house.database, await house.tables.find(table_id), guest_of(request))


@doing("/tables/{table_id:str}/notes", **needs("talk"))
async def write_note(request: Asked, table_id: FromPath[str], data: JSONBody[NoteForm]) -> Note:
    """Keep my private notes; 409 says that another page has changed them meanwhile."""
    house = house_of(request)
    if not data.version:  # the first at this table, and so one more that is kept
        spend(request, "chat")
    return await keep_note(house.database, await house.tables.find(table_id), person(request), data)


@looking("/next")
async def next_table(request: Asked, beside: FromQuery[str | None] = None) -> Waiting:
    """How many tables wait for a move of mine besides one, and where the next is."""
    return await waiting(house_of(request).database, guest_of(request), beside)


ROUTER = api_router([read_chat, say, mute, report, look_at_note, write_note, next_table], "talk")
