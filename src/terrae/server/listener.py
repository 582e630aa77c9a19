"""The listener: Granian inside our own event loop, on a socket that we bound ourselves.

So a port that is taken is noticed before anything starts, `--port 0` can tell which port it got, and one process does
it all.
"""

from __future__ import annotations

import errno
import gc
import os
import socket
from typing import Any

from granian._granian import SocketHolder
from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server

from terrae.core.errors import TerraeError

BACKLOG = 1024
SPARE_FILES = 128  # for the database, templates, thinkers


class AddressError(TerraeError):
    """An address that cannot be listened at."""


def bind(host: str, port: int, *, listening: bool = True) -> socket.socket:
    """A socket at this address, for us alone; whoever comes before it listens is refused."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise AddressError("server.no-address", host=host, reason=getattr(error, "strerror", error)) from None
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port we left a moment ago is free
        bound.bind(address)
        if listening:
            bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise AddressError("server.port-taken", host=host, port=port) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise AddressError("server.no-address", host=host, reason=error.strerror) from None
        raise AddressError("server.port-forbidden", port=port, reason=error.strerror) from None
    bound.setblocking(False)
    return bound


def allow_files(connections: int) -> int:
    """Let this process hold so many connections besides its files, or as many as the system lets it; tell how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(connections, wanted - SPARE_FILES)


def settle() -> None:
    """Rules, words and routes stay as long as the process: whoever looks for garbage need not look at them again.

    Looking at all of them takes a fifth of a second, during which nobody is answered.
    """
    gc.collect()
    gc.freeze()


class Listener(Server):
    """Serves an ASGI application on a socket."""

    def __init__(self, app: Any, bound: socket.socket, connections: int) -> None:
        """Beyond so many connections at a time others wait in the queue of the system.

        HTTP/1 alone, which is what browsers and proxies speak without TLS: whoever says nothing is sent away after half
        a minute, while a listener that must find out which version is meant waits for ever; and HTTP/2 would allow a
        client two hundred requests with megabytes of headers at a time, on each connection.
        """
        super().__init__(
            app,
            interface=Interfaces.ASGI,
            http=HTTPModes.http1,
            log_enabled=False,
            websockets=False,
            backpressure=connections,
        )
        self.bound = bound

    async def serve(self, *arguments: Any, **more: Any) -> None:
        settle()
        await super().serve(*arguments, **more)

    def _init_shared_socket(self) -> None:
        number = self.bound.detach()  # from now on it is Granian's to close
        make: Any = SocketHolder  # its stub knows no arguments
        self._shd = make(number) if os.name == "nt" else make(number, False, BACKLOG)

    def halt(self) -> None:
        """Finish what is being answered, and end."""
        self.signal_handler_interrupt()  # type: ignore[no-untyped-call]
