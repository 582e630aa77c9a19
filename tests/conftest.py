"""Which build the tests run on is said in the first lines, and is the one that was asked for."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings
from tools import compiled

from terrae.core.vectors import rules_are_compiled

# Same examples each time, no limits by the clock: tests are deterministic under load.
settings.register_profile(
    "terrae", derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None
)
settings.load_profile("terrae")


def pytest_report_header() -> str:
    return f"terrae: {'compiled' if rules_are_compiled() else 'interpreted'} rules"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("TERRAE_EXPECT", "")
    if wanted == "compiled" and not (rules_are_compiled() and compiled.is_current()):
        pytest.exit("the compiled build is missing or older than the sources: python tools/compiled.py", 2)
    if wanted == "interpreted" and rules_are_compiled():
        pytest.exit("the interpreted sources were asked for, but the compiled build is on the path", 2)
