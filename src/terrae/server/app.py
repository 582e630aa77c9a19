"""The application: routes, security headers, compression, and errors in words."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.plugins.prometheus import PrometheusConfig
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.template.config import TemplateConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from terrae import __version__
from terrae.core.errors import TerraeError
from terrae.core.messages import known
from terrae.core.wording import phrase, sentence
from terrae.server import api, pages, pictures, shown_api
from terrae.server.accounts import door_routes, program_routes
from terrae.server.accounts import pages as account_pages
from terrae.server.accounts import routes as account_routes
from terrae.server.accounts.identity import Introduction, within_scope
from terrae.server.admin import api as admin
from terrae.server.answers import Health, Refusal
from terrae.server.assets import asset
from terrae.server.clocks import api as clocks_api
from terrae.server.described import Described
from terrae.server.foresight import api as foresight
from terrae.server.house import House
from terrae.server.leagues import api as leagues_api
from terrae.server.notices import api as notices_api
from terrae.server.people import COOKIE
from terrae.server.problems import Problem
from terrae.server.ratings import pages as ratings_pages
from terrae.server.settings import Settings
from terrae.server.store.database import StoreError
from terrae.server.talk import api as talk
from terrae.server.template_helpers import template_globals
from terrae.server.tongues import in_their_language

LOG = logging.getLogger("terrae.server")
TEMPLATES = Path(__file__).parent / "templates"
QUICKLY = 1  # how hard brotli tries, up to 11: what is said once must be said at once, at a tenth more bytes than 3
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
ENDLESS = ["/live$", "/stream$", "^/static/"]  # whose duration says nothing
ANONYMOUS = ["^/static/", "^/pictures/", "^/healthz$", "^/schema"]  # whoever asks for these is not looked up
ZERO = rb"\u0000"  # as JSON writes it
WRITTEN_ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # and not a text that tells how it is written
MOST_ECHOED = 100  # signs of what is wrong with a field: what was sent may stand in it
LONG_WORD = re.compile(r"\S{81,}")
MOST_TOLD = 500  # signs of a refusal
STRICT = (b"strict-transport-security", b"max-age=31536000")  # where there is TLS, come back with TLS


ROUTERS = [
    api.ROUTER,
    shown_api.ROUTER,
    account_routes.ROUTER,
    door_routes.ROUTER,
    program_routes.ROUTER,
    clocks_api.ROUTER,
    talk.ROUTER,
    notices_api.ROUTER,
    foresight.ROUTER,
    admin.ROUTER,
    admin.PAGES,
    pages.ROUTER,
    account_pages.ROUTER,
    ratings_pages.ROUTER,
    ratings_pages.API,
    leagues_api.ROUTER,
    leagues_api.PAGES,
]


def careful(app: ASGIApp, secure: bool) -> ASGIApp:
    """Every answer tells the browser what it may do with it."""
    headers = [*HEADERS, *([STRICT] if secure else [])]

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, send_with_headers)

    return serve


async def expect_texts(request: Request[Any, Any, Any]) -> None:
    """No text has a zero in it: PostgreSQL refuses to look for one, or to keep it."""
    if "\0" in request.scope["path"]:
        raise Problem(404, "no-page", "server.no-page")
    try:
        body = await request.body() if request.method == "POST" else b""
    except InternalServerException:  # it ends before its end: whoever sent it is gone, and the mistake is not ours
        raise Problem(400, "malformed", "server.malformed-request") from None
    if b"%00" in request.scope["query_string"] or (ZERO in body and WRITTEN_ZERO.search(body)):
        raise Problem(400, "malformed", "server.malformed-request")


# Errors


def refused(
    request: Request[Any, Any, Any],
    status: int,
    kind: str,
    detail: str,
    *,
    now: tuple[int, int] | None = None,
    field: str | None = None,
    line: int | None = None,
    wait: int | None = None,
) -> Response[Any]:
    """A page for people, problem+json for programs: `type` is a word that never changes, all else is told in the
    language of whoever asks."""
    detail = short(sentence(detail))
    headers = {} if wait is None else {"Retry-After": str(wait)}
    if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        headers["Connection"] = "close"  # what is still to come is not read
    if not request.scope["path"].startswith("/api") and "text/html" in request.headers.get("accept", "text/html"):
        return pages.error_page(request, status, kind, detail, headers)
    ply, epoch = now or (None, None)
    told = Refusal(
        type=kind, title=titled(status), status=status, detail=detail, ply=ply, epoch=epoch, field=field, line=line
    )
    return Response(told, status_code=status, media_type=api.PROBLEM, headers=headers)


def short(text: str) -> str:
    """What is told fits on a screen, whatever was sent: of a word without end its beginning is enough to know it by."""
    told = LONG_WORD.sub(lambda word: f"{word[0][:80]}…", text)
    return told if len(told) <= MOST_TOLD else f"{told[:MOST_TOLD]}…"


def titled(status: int) -> str:
    """What kind of refusal a status is, in a few words; those that a server library brings of its own are malformed."""
    key = f"server.title-of-{status}"
    return phrase(key if known(key) else f"server.title-of-{HTTP_400_BAD_REQUEST}")


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return refused(
        request,
        problem.status,
        problem.kind,
        str(problem),
        now=problem.now,
        field=problem.field,
        line=problem.line,
        wait=problem.wait,
    )


def on_store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    LOG.error("%s", error)
    return refused(request, 503, "store", str(error))


def on_other_error(request: Request[Any, Any, Any], error: TerraeError) -> Response[Any]:
    return refused(request, 422, "refused", str(error))


HTTP_KINDS = {
    400: ("malformed", "server.malformed-request"),
    404: ("no-page", "server.no-page"),
    405: ("no-method", "server.no-method"),
    413: ("too-large", "server.too-large"),
}


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return on_mistake(request, error)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):  # a form or query of another shape
        reason = "; ".join(f"{found['message'][:MOST_ECHOED]} ({found.get('key', 'body')})" for found in error.extra)
        return refused(request, 400, "malformed", phrase("server.malformed", reason=reason))
    kind, key = HTTP_KINDS.get(error.status_code, ("refused", "server.malformed-request"))
    return refused(request, error.status_code, kind, phrase(key))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return refused(request, 500, "mistake", phrase("server.mistake"))


@get("/healthz", responses={503: api.REFUSED[503]}, tags=["server"])
async def health(state: State) -> Health:
    """Is the server alive, and can it keep what happens? It writes to find out."""
    house: House = state.house
    await house.pulse.felt()
    return Health(status="ok", version=__version__)


def add_words(engine: JinjaTemplateEngine) -> None:
    """Every template knows the words and symbols of pages."""
    engine.engine.globals.update(template_globals())


def allowed_hosts(names: str) -> AllowedHostsConfig | None:
    """The names by which the server may be called; whoever asks for its health need not know them."""
    hosts = [name.strip() for name in names.split(",") if name.strip()]
    return AllowedHostsConfig(hosts, exclude="^/healthz$", www_redirect=False) if hosts else None


def counted(settings: Settings) -> list[DefineMiddleware]:
    """Requests are counted and timed by their routes, where somebody wants to know; streams have no end to wait for."""
    if not settings.metrics:
        return []
    return [PrometheusConfig(app_name="terrae", prefix="terrae_http", group_path=True, exclude=ENDLESS).middleware]


def traced(settings: Settings) -> list[ASGIMiddleware]:
    """Requests are traced, where somebody wants that; nothing of it is imported elsewhere."""
    if not settings.telemetry:
        return []
    from terrae.server.telemetry import Requests

    return [Requests(ENDLESS)]


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """The house is open as long as the application runs."""
    house: House = app.state.house
    async with house.open():
        yield


def create_app(settings: Settings, house: House | None = None) -> Litestar:
    """The server as an ASGI application: everything in it that can change is in the house."""
    house = house or House(settings)
    app = Litestar(
        route_handlers=[*ROUTERS, asset, pictures.shown, health],
        state=State({"house": house}),
        middleware=[*traced(settings), *counted(settings), DefineMiddleware(Introduction, exclude=ANONYMOUS)],
        guards=[within_scope],
        before_request=expect_texts,
        lifespan=[opened],
        template_config=TemplateConfig(directory=TEMPLATES, engine=JinjaTemplateEngine, engine_callback=add_words),
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_quality=QUICKLY,
            brotli_gzip_fallback=True,
            exclude=["/live$", "/stream$", "^/static/"],
        ),  # assets are compressed once
        exception_handlers={
            Problem: on_problem,
            StoreError: on_store_error,
            TerraeError: on_other_error,
            HTTPException: on_http_error,
            Exception: on_mistake,
        },
        plugins=[Described()],
        openapi_config=OpenAPIConfig(
            title="Terrae",
            version=__version__,
            description=phrase("server.api-about"),
            components=Components(
                security_schemes={
                    "browser": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "token": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
        allowed_hosts=allowed_hosts(settings.hosts),
        logging_config=None,
    )
    spoken = in_their_language(app.asgi_handler)
    app.asgi_handler = careful(spoken, settings.secure)  # outside of routing, so that no answer goes without
    return app
