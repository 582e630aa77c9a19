"""`terrae serve`: the server, for playing in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from terrae.cli.front import short
from terrae.core.errors import TerraeError
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.server.house import House
    from terrae.server.listener import Listener
    from terrae.server.settings import Settings

Command = TypeVar("Command", bound=Callable[..., Any])
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where to find oneself when listening everywhere


def address(bound: socket.socket) -> str:
    """What to type into the browser."""
    host, port = bound.getsockname()[:2]
    host = ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    from terrae.server.listener import bind

    with bind(settings.host, settings.port) as bound:
        await (serve_at(bound, settings) if settings.processes == 1 else serve_by_many(bound, settings))


async def expect_secret(settings: Settings) -> None:
    """A secret is made for a server at which nobody is known yet, and never in the place of one that is elsewhere."""
    from terrae.server.people import has_secret, kept_secret
    from terrae.server.store.database import Database
    from terrae.server.store.standing import is_lived_in

    if has_secret(settings.data):
        return
    database = Database(settings.url, patience=settings.patience)
    try:
        if await is_lived_in(database):
            kept_secret(settings.data)
    finally:
        await database.close()


async def serve_at(bound: socket.socket, settings: Settings) -> None:
    """Open the house, and serve."""
    from terrae.server.app import create_app
    from terrae.server.house import House
    from terrae.server.listener import Listener, allow_files

    await expect_secret(settings)
    house = House(settings)
    with house.database.claimed():
        try:
            saved = await house.database.upgrade()
        finally:
            await house.database.close()  # the application opens it again
        server = Listener(create_app(settings, house), bound, allow_files(settings.connections))
        await serve_until_stopped(server, house, address(bound), saved)


async def serve_by_many(bound: socket.socket, settings: Settings) -> None:
    """Bring the database to this version, and let several processes serve."""
    from terrae.server.gathering import Gathering
    from terrae.server.metrics import Page
    from terrae.server.processes import Crew, doors
    from terrae.server.store.database import Database

    await expect_secret(settings)
    database = Database(settings.url, patience=settings.patience)
    try:
        await database.upgrade()
    finally:
        await database.close()
    entrances = doors(settings, bound)
    places = dict.fromkeys(address(door.bound) for door in entrances)
    gathering = Gathering(asyncio.get_running_loop()) if settings.metrics else None
    page = Page(settings.metrics, gathering) if gathering is not None else None
    crew = Crew(settings, entrances, gathering)
    on_signals(crew.stop)
    click.echo(phrase("server.data-at", path=database.url.render_as_string()))
    click.echo(phrase("server.serving", url=" ".join(places)))
    if page is not None:
        click.echo(phrase("server.metrics-at", url=page.url))
    click.echo(phrase("server.how-to-stop"))
    await crew.serve()
    if page is not None:
        await page.close()
    click.echo(phrase("server.stopped"))


async def do_jobs(settings: Settings) -> None:
    """Do the work of a server that others serve, until somebody stops it."""
    from terrae.server.house import House
    from terrae.server.people import kept_secret

    kept_secret(settings.data)  # links in letters are made with it, and are for those that serve
    stopped = asyncio.Event()
    on_signals(stopped.set)
    house = House(settings)
    async with house.open():
        click.echo(phrase("server.working", path=house.database.url.render_as_string()))
        click.echo(phrase("server.how-to-stop"))
        await stopped.wait()
    click.echo(phrase("server.stopped"))


def on_signals(stop: Callable[[], None]) -> None:
    """What happens when somebody wants it to end."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, stop)


async def serve_until_stopped(server: Listener, house: House, url: str, saved: Path | None) -> None:
    """Say where it is, and serve."""

    def stop() -> None:
        house.live.closing.set()  # whoever listens would keep the server from ending
        server.halt()

    on_signals(stop)
    if saved is not None:
        click.echo(phrase("server.upgraded", path=saved))
    click.echo(phrase("server.data-at", path=house.database.path or house.database.url.render_as_string()))
    click.echo(phrase("server.serving", url=url))
    click.echo(phrase("server.how-to-stop"))
    await server.serve()
    click.echo(phrase("server.stopped"))


def leave() -> None:
    """End the process here: everything is closed, and Granian's threads may abort it while Python tidies up."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def with_store(command: Command) -> Command:
    """Options that say where a server keeps what it keeps."""
    for option in (
        click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.config")),
        click.option("--database", metavar="URL", help=phrase("cli.help.database")),
        click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help=phrase("cli.help.data")),
    ):
        command = option(command)
    return command


def needs_server(command: Command) -> Command:
    """A command that needs the packages of the server says so if they are missing."""

    @wraps(command)
    def run_or_tell(*arguments: Any, **options: Any) -> Any:
        try:
            return command(*arguments, **options)
        except ModuleNotFoundError as error:
            if (error.name or "").startswith("terrae"):
                raise
            name = click.get_current_context().info_name
            raise TerraeError("server.no-extra", command=name, name=error.name) from None

    return cast(Command, run_or_tell)


def begin(settings: Settings, work: Callable[[Settings], Coroutine[Any, Any, None]]) -> None:
    """Work until somebody stops it, and leave."""
    from terrae.bots import bots_for
    from terrae.core.game import find_game, games
    from terrae.server.logs import configure
    from terrae.server.memory import share_one_heap

    share_one_heap()
    for name in games():
        bots_for(find_game(name))  # a network that cannot be offered is told now, not to guests
    configure()
    with suppress(KeyboardInterrupt):
        asyncio.run(work(settings))
    leave()


@click.command(help=phrase("cli.help.serve"), short_help=short("serve"))
@click.option("--host", metavar="ADDRESS", help=phrase("cli.help.host"))
@click.option("--port", type=int, metavar="N", help=phrase("cli.help.port"))
@click.option("--processes", type=int, metavar="N", help=phrase("cli.help.processes"))
@click.option("--own-ports/--one-port", default=None, help=phrase("cli.help.own-ports"))
@click.option("--jobs/--no-jobs", default=None, help=phrase("cli.help.jobs"))
@with_store
@needs_server
def serve(config: Path | None, **flags: object) -> None:
    """Read the settings and serve."""
    from terrae.server.processes import expect_shared
    from terrae.server.settings import read_settings

    settings = read_settings(flags, config=config)
    if settings.processes > 1:
        expect_shared(settings, "server.processes-shared")
    if not settings.jobs:
        expect_shared(settings, "server.jobs-shared")
    begin(settings, run)


@click.command(help=phrase("cli.help.worker"), short_help=short("worker"))
@with_store
@needs_server
def worker(config: Path | None, **flags: object) -> None:
    """Read the settings and do jobs."""
    from terrae.server.processes import expect_shared
    from terrae.server.settings import read_settings

    settings = replace(read_settings(flags, config=config), jobs=True)
    expect_shared(settings, "server.worker-shared")
    begin(settings, do_jobs)
