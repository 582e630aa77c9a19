"""What the commands of the lab share: they need libraries that come with an extra."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from terrae.core.errors import TerraeError

F = TypeVar("F", bound=Callable[..., Any])
LIBRARIES = ("altair", "cma", "filelock", "numpy", "openskill", "polars", "scipy", "vl_convert")


def needs_lab(function: F) -> F:
    """A command that says how to get the libraries of the lab, if they are not there."""

    @wraps(function)
    def run(*given: Any, **named: Any) -> Any:
        try:
            return function(*given, **named)
        except ModuleNotFoundError as error:
            if error.name not in LIBRARIES:
                raise
            raise TerraeError("cli.no-lab", library=error.name) from None

    return run  # type: ignore[return-value]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
