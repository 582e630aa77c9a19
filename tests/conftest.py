"""Which build the tests run on is said in the first lines, and what they left out in the last."""

from __future__ import annotations

import gc
import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from tools import compiled

from terrae.core.vectors import rules_are_compiled
from tests.scale import LEFT_OUT, only_at_full_scale, scaled

gc.disable()  # until all tests are found: what is read stays, and looking for waste in it takes as long as reading

# Same examples each time, no limits by the clock: tests are deterministic under load.
settings.register_profile(
    "terrae",
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    max_examples=scaled("examples of a property", 25, 100),
)
settings.load_profile("terrae")
os.environ["TERRAE_LANGUAGE"] = "en"  # whatever the terminal speaks
if not only_at_full_scale("properties tried with constants of the sources, too"):
    # Otherwise each worker reads the syntax of all modules, and examples depend on which are loaded.
    providers._get_local_constants = lambda: providers._local_constants
LONGEST = ("browser/test_whole_game", "browser/test_screens", "browser/", "")  # the rest as it comes


def pytest_report_header() -> str:
    return f"terrae: {'compiled' if rules_are_compiled() else 'interpreted'} rules"


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("TERRAE_TEST_RUN", str(os.getpid()))  # workers of a run share what is started once for it
    config.addinivalue_line("markers", "sqlite: a server test that needs no other database")
    config.addinivalue_line("markers", "nightly(what): not part of every run, because others try most of it")
    config.addinivalue_line("markers", "postgresql: a server test that is about PostgreSQL alone")
    wanted = os.environ.get("TERRAE_EXPECT", "")
    if wanted == "compiled" and not (rules_are_compiled() and compiled.is_current()):
        pytest.exit("the compiled build is missing or older than the sources: python -m tools.compiled", 2)
    if wanted == "interpreted" and rules_are_compiled():
        pytest.exit("the interpreted sources were asked for, but the compiled build is on the path", 2)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest comes first: no worker is left alone with it at the end."""
    left = [item for item in items if is_left_out(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]
    items.sort(key=lambda item: next(at for at, name in enumerate(LONGEST) if name in item.nodeid))


def is_left_out(item: pytest.Item) -> bool:
    """Is a test one of those that only `make nightly` runs?"""
    mark = item.get_closest_marker("nightly")
    return mark is not None and not only_at_full_scale(mark.args[0])


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands over what it left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left out"] = LEFT_OUT


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    LEFT_OUT.update(getattr(node, "workeroutput", {}).get("left out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was not run, and why."""
    skipped = Counter(str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []))
    if not LEFT_OUT and not skipped:
        return
    terminalreporter.section("left out")
    for what, how_much in sorted(LEFT_OUT.items()):
        terminalreporter.line(f"{what}: {how_much} (make nightly runs all)")
    for reason, count in sorted(skipped.items()):
        terminalreporter.line(f"{count} {'test' if count == 1 else 'tests'}: {reason.removeprefix('Skipped: ')}")
