"""Traces: how long requests, jobs and the transactions in them took, told to whoever gathers such (OpenTelemetry).

Only where the settings say so; nothing else imports this. Where traces go, and how many, is said by the variables of
OpenTelemetry itself (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, ...). Of a request its method, route and status
are told: neither its address, which may hold an invitation, nor who asked. Litestar's own plugin would tell both.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from opentelemetry.propagate import extract
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, StatusCode, get_current_span
from sqlalchemy import Connection, event

from terrae import __version__
from terrae.server.jobs import Job
from terrae.server.jobs.runner import Handler, Result
from terrae.server.settings import BadSetting
from terrae.server.store.database import Database

if TYPE_CHECKING:
    from terrae.server.house import House

EXPORTERS = "opentelemetry_traces_exporter"  # the entry points of packages that carry traces somewhere
USUAL = "otlp_proto_http"
HELD = "span"  # under which a connection keeps the span of its transaction


def exporter() -> Any:
    """What carries traces away, as OTEL_TRACES_EXPORTER says; nothing if that is `none`."""
    name = os.environ.get("OTEL_TRACES_EXPORTER") or "otlp"
    if name == "none":
        return None
    found = list(entry_points(group=EXPORTERS, name=USUAL if name == "otlp" else name))
    if not found:
        raise BadSetting("server.no-exporter", name=name)
    return found[0].load()()


def resource() -> Resource:
    """What traces say of where they come from: what the variables say, else the name of this program."""
    found = Resource.create({SERVICE_VERSION: __version__})
    named = not str(found.attributes.get(SERVICE_NAME, "unknown_service")).startswith("unknown_service")
    return found if named else found.merge(Resource({SERVICE_NAME: "terrae"}))


class Telemetry:
    """Follows what a house does."""

    def __init__(self, house: House) -> None:
        self.provider = TracerProvider(resource=resource(), shutdown_on_exit=False)
        carrier = exporter()
        if carrier is not None:
            self.provider.add_span_processor(BatchSpanProcessor(carrier))
        self.tracer = self.provider.get_tracer("terrae", __version__)
        self.believes_headers = house.settings.proxies > 0  # of a trace that began in front of us
        for name, kind in house.jobs.kinds.items():
            house.jobs.kinds[name] = replace(kind, handler=self.followed(kind.handler))
        self.follow(house.database)

    async def close(self) -> None:
        """What was not carried away yet is carried away now."""
        await asyncio.to_thread(self.provider.shutdown)

    @contextmanager
    def span(self, name: str, attributes: dict[str, Any], **more: Any) -> Iterator[Any]:
        """Something that takes a while. Of what goes wrong the kind is told: words of it may name people."""
        quiet = {"record_exception": False, "set_status_on_exception": False}
        with self.tracer.start_as_current_span(name, attributes=attributes, **quiet, **more) as span:
            try:
                yield span
            except Exception as error:
                span.set_status(StatusCode.ERROR, type(error).__name__)
                raise

    def followed(self, handler: Handler) -> Handler:
        """A handler of jobs, with a span for each."""

        async def handle(job: Job) -> Result:
            with self.span(f"job {job.kind}", {"terrae.job.attempts": job.attempts}, kind=SpanKind.CONSUMER):
                return await handler(job)

        return handle

    # Transactions

    def follow(self, database: Database) -> None:
        """Each transaction within something else, from when it has a connection until it gives that back."""
        for engine in {database.writer.sync_engine, database.reader.sync_engine}:
            event.listen(engine, "checkout", self.taken)
            event.listen(engine, "checkin", self.given_back)
            event.listen(engine, "handle_error", self.failed)

            @event.listens_for(engine, "begin")
            def begin(connection: Connection) -> None:
                if (span := connection.info.get(HELD)) is not None:
                    reads = connection.engine is database.reader.sync_engine
                    span.update_name("store read" if reads else "store write")

    def taken(self, driven: object, record: Any, proxy: object) -> None:
        if get_current_span().is_recording():
            record.info[HELD] = self.tracer.start_span("store", kind=SpanKind.CLIENT)

    def given_back(self, driven: object, record: Any) -> None:
        if (span := record.info.pop(HELD, None)) is not None:
            span.end()

    def failed(self, context: Any) -> None:
        span = context.connection.info.get(HELD) if context.connection is not None else None
        if span is not None:
            span.set_status(StatusCode.ERROR, type(context.original_exception).__name__)


class Requests(ASGIMiddleware):
    """A span for each request, named after its route."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, exclude: list[str]) -> None:
        self.exclude_path_pattern = tuple(exclude)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        telemetry: Telemetry = scope["litestar_app"].state.house.telemetry
        method, route = str(scope.get("method", "")), str(scope["path_template"])
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        about = {"http.request.method": method, "http.route": route}
        before = extract(headers) if telemetry.believes_headers else None
        with telemetry.span(f"{method} {route}", about, kind=SpanKind.SERVER, context=before) as span:

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                    if message["status"] >= 500:
                        span.set_status(StatusCode.ERROR)
                await send(message)

            await next_app(scope, receive, answer)
