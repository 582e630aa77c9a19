"""Settings: what can be chosen for a server, from flags, the environment (TERRAE_...) or a TOML file, in this order."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError

PREFIX = "TERRAE_"
FILE = "server.toml"
STORE = "terrae.sqlite3"
PUSH_SERVICES = "fcm.googleapis.com, updates.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"


class BadSetting(TerraeError, ValueError):
    """A setting that does not exist, or a value it cannot have."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a person's data belongs on this machine."""
    if os.name == "nt" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "terrae"
    home = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "terrae"


def config_folder(environment: Mapping[str, str]) -> Path:
    """Where a person's settings belong on this machine."""
    if os.name == "nt" and environment.get("APPDATA"):
        return Path(environment["APPDATA"]) / "terrae"
    home = environment.get("XDG_CONFIG_HOME") or "~/.config"
    return Path(home).expanduser() / "terrae"


@dataclass(frozen=True)
class Settings:
    """Everything a server needs to know before it starts."""

    host: str = "127.0.0.1"
    port: int = 8707
    data: Path = Path("terrae-data")
    database: str = ""  # a URL; empty: SQLite in the data folder
    processes: int = 1  # that serve, on PostgreSQL
    own_ports: bool = False  # each of them at a port of its own, from `port` on, for a proxy that tells tables apart
    jobs: bool = True  # does the server's own work, too; false leaves it to `terrae worker`
    thinkers: int = 1  # processes in which bots think, of each that serves or works
    budget: float = 10.0  # seconds a bot may think about a turn
    cached_tables: int = 256
    cached_units: int = 64  # megabytes of painted parts
    cached_words: int = 16_384  # texts or painted parts of one kind, in all languages
    patience: float = 5.0  # seconds to wait for a database that is locked
    secure: bool = False  # cookies over HTTPS only: for servers behind a TLS proxy
    hosts: str = ""  # the names by which the server may be called, with commas; empty: any
    proxies: int = 0  # of ours in front of it, whose X-Forwarded-For is believed
    connections: int = 4096  # at a time; most of them wait for news
    streams_by_guest: int = 32  # of news
    streams_by_address: int = 512
    requests_by_guest: int = 1200  # a minute; of this and the following, 0: no end
    requests_by_address: int = 6000
    tables_by_guest: int = 60  # an hour
    tables_by_address: int = 600
    bots_by_guest: int = 120  # seats given to bots, an hour
    bots_by_address: int = 1200
    thinking_by_guest: int = 1800  # seconds of thinkers' time, an hour
    thinking_by_address: int = 2700
    imports_by_guest: int = 60  # an hour
    imports_by_address: int = 300
    chat_by_guest: int = 20  # messages a minute
    chat_by_address: int = 100
    logins_by_name: int = 30  # an hour; tries to log in
    logins_by_address: int = 300
    accounts_by_guest: int = 5  # an hour; new ones
    accounts_by_address: int = 60
    push_services: str = PUSH_SERVICES  # who carries what browsers are told, with commas; empty: nobody
    abandoned_days: int = 0  # without anything, after which a game that is not over is cleared away; 0: never
    metrics: str = ""  # where Prometheus asks, host:port; a worker beside it takes the next port; empty: nowhere
    telemetry: bool = False  # traces by OpenTelemetry, sent where its own variables say
    site: str = ""  # the address of this server as people type it, for links in mail
    smtp: str = ""  # the mail server, host or host:port; empty: no mail is sent
    smtp_tls: str = "starttls"  # starttls, tls or none
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""  # whom mail comes from: Terrae <terrae@example.org>
    lessons: str = ""  # a folder with more lessons
    explore: str = ""  # folders with games or results for the explorer, with commas

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        return self.database or f"sqlite+aiosqlite:///{self.data / STORE}"


LIMITS = {
    "port": (0, 65535),
    "processes": (1, 64),
    "thinkers": (1, 64),
    "budget": (0.05, 3600),
    "cached_tables": (1, 100_000),
    "cached_units": (1, 100_000),
    "cached_words": (64, 1_000_000),
    "patience": (0, 600),
    "proxies": (0, 9),
    "connections": (16, 1_000_000),
    "streams_by_guest": (1, 100_000),
    "streams_by_address": (1, 1_000_000),
    "requests_by_guest": (0, 1_000_000),
    "requests_by_address": (0, 1_000_000),
    "tables_by_guest": (0, 1_000_000),
    "tables_by_address": (0, 1_000_000),
    "bots_by_guest": (0, 1_000_000),
    "bots_by_address": (0, 1_000_000),
    "thinking_by_guest": (0, 1_000_000),
    "thinking_by_address": (0, 1_000_000),
    "imports_by_guest": (0, 1_000_000),
    "imports_by_address": (0, 1_000_000),
    "abandoned_days": (0, 36_500),
    "chat_by_guest": (0, 1_000_000),
    "chat_by_address": (0, 1_000_000),
    "logins_by_name": (0, 1_000_000),
    "logins_by_address": (0, 1_000_000),
    "accounts_by_guest": (0, 1_000_000),
    "accounts_by_address": (0, 1_000_000),
}


SITE = re.compile(r"https?://[\w.:\[\]-]+/?")
HOST = re.compile(r"\*|(?:\*\.)?[\w.-]+(?::\d+)?|\[[\da-fA-F:]+\](?::\d+)?")


def expect_shape(name: str, value: str, origin: str) -> None:
    """Names of this server as browsers say them: with others it would start, and let nobody in."""
    if name == "site" and not SITE.fullmatch(value):
        raise BadSetting("server.bad-site", value=value, origin=origin)
    if name == "hosts" and not all(HOST.fullmatch(one.strip()) for one in value.split(",")):
        raise BadSetting("server.bad-hosts", value=value, origin=origin)


def convert(name: str, value: object, origin: str) -> Any:
    """A value as its setting wants it. What a file says in another way than it is meant is refused, not guessed at."""
    wanted = type(getattr(Settings(), name))
    fitting = {int: (int, str), float: (int, float, str), str: (str,)}
    try:
        if wanted is bool:
            words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
            return value if isinstance(value, bool) else words[str(value).casefold()]
        if isinstance(value, bool) or not isinstance(value, fitting.get(wanted, (str, Path))):
            raise ValueError
        if issubclass(wanted, Path):
            return Path(str(value)).expanduser().absolute()
        converted = wanted(value)
    except (ValueError, KeyError, TypeError):
        raise BadSetting("server.bad-setting", name=name, value=value, origin=origin) from None
    if name in LIMITS:
        least, most = LIMITS[name]
        if not least <= converted <= most:
            raise BadSetting("server.setting-range", name=name, value=value, origin=origin, least=least, most=most)
    if isinstance(converted, str) and converted:
        expect_shape(name, converted, origin)
    if name == "database" and converted.startswith("sqlite:"):
        return converted.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if name == "database" and converted.startswith(("postgres:", "postgresql:")):
        return "postgresql+asyncpg:" + converted.partition(":")[2]
    return converted


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadSetting("server.config-unreadable", path=path, reason=reason) from None
    except (ValueError, RecursionError) as error:  # no TOML, endless digits or brackets
        raise BadSetting("server.config-broken", path=path, reason=error) from None
    known = [field.name for field in fields(Settings)]
    for name in content:
        if name not in known:
            raise BadSetting("server.setting-unknown", name=name, origin=path, known=", ".join(known))
    return content


def read_settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    config: Path | None = None,
) -> Settings:
    """Flags before environment before file before what is usual."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {"data": data_folder(environment).absolute()}
    if config is None and environment.get(f"{PREFIX}CONFIG"):
        config = Path(environment[f"{PREFIX}CONFIG"])
    usual = config_folder(environment) / FILE
    path = config or (usual if usual.is_file() else None)
    if path is not None:
        values |= {name: convert(name, value, str(path)) for name, value in read_file(path).items()}
    for field in fields(Settings):
        variable = f"{PREFIX}{field.name.upper()}"
        if environment.get(variable):
            values[field.name] = convert(field.name, environment[variable], variable)
    for name, value in (flags or {}).items():
        if value is not None:
            values[name] = convert(name, value, f"--{name.replace('_', '-')}")
    return Settings(**values)
