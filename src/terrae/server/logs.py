"""Logs: a line of JSON for each thing that is worth one, or words in a terminal; never with secrets in them."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, TextIO

import structlog

# What must not stand in a log, and what does instead.
SECRETS = [
    (re.compile(r"(/(?:join|invitations|enter|mail)/)[\w-]+"), r"\1…"),  # invitations, and links of letters
    (re.compile(r"(?<=://)[^\s:/]+:[^\s/]+(?=@)"), "…"),  # how to log in to a database
    (re.compile(r"\b(terrae(?:-\w+)?=)[^;\s\"']+"), r"\1…"),  # cookies
    (re.compile(r"(?i)\b(bearer\s+)[^\s\"']+"), r"\1…"),
    (re.compile(r"\bterrae_[\w-]{30,}"), "…"),  # the token of a program, wherever it stands
    (
        re.compile(
            r"""(?ix) ([\w-]*(?:password|token|secret|p256dh|auth) ['"]? \s* [=:] \s*)
            (?: '[^']*' | "[^"]*" | [^\s,'"}]+ )"""
        ),
        r"\1…",
    ),
]
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")  # what a terminal would obey
LINE_END = re.compile(r"[\t\n]")


def without_secrets(text: str) -> str:
    """A text that may be kept.

    >>> without_secrets("GET /join/abcDEF12 failed")
    'GET /join/… failed'
    """
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def censor(logger: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
    """Everything that is said in an entry, without secrets; an event is one line, whatever an address had in it."""
    del logger, method
    told = {key: without_secrets(value) if isinstance(value, str) else value for key, value in event.items()}
    return {key: visible(value, key) if isinstance(value, str) else value for key, value in told.items()}


def visible(text: str, key: str) -> str:
    """A text whose control signs can be read; only of a traceback lines end."""
    shown = UNSEEN.sub(lambda sign: ascii(sign[0])[1:-1], text)
    return shown if key == "exception" else LINE_END.sub(lambda sign: ascii(sign[0])[1:-1], shown)


def configure(stream: TextIO | None = None, level: int = logging.WARNING) -> None:
    """All logs of this process go to a stream: as JSON, unless it is a terminal."""
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    told = structlog.dev.ConsoleRenderer(colors=False) if stream.isatty() else structlog.processors.JSONRenderer()
    ending: list[Any] = [structlog.processors.format_exc_info, censor, told]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
