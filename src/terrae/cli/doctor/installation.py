"""What is installed: Python, the rules, titles and bots, extras, a browser for pictures."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path
from time import perf_counter

import terrae
from terrae.bots import bots_for
from terrae.cli.doctor.finding import Finding, State, failed, found
from terrae.core.dice import Dice
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.vectors import rules_are_compiled
from terrae.draw.camera import BROWSERS
from terrae.lab.playout import playout

PROBE = "terra-nova"  # the title whose random games tell how fast this machine plays
PROBED = 0.2  # seconds
REQUIREMENT = re.compile(r"""([\w.-]+)[^;]*;.*extra == ["']([\w-]+)["']""")
ALL = "all"  # an extra that is made of the others


def machine() -> Iterator[Finding]:
    """Which Terrae this is, on what."""
    yield found(
        "terrae",
        State.FINE,
        "terrae",
        version=terrae.__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        folder=Path(terrae.__file__).parent,
    )


def rules() -> Iterator[Finding]:
    """Compiled or not, and how fast that is here."""
    pace = f"{decisions_in_a_second():,.0f}"
    if rules_are_compiled():
        yield found("rules", State.FINE, "compiled", pace=pace)
        return
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    yield found("rules", State.SLOW, "plain", "compile" if compiler else "get-compiler", pace=pace)


def decisions_in_a_second() -> float:
    """Decisions of random games, each with two answers or more, in a moment of playing."""
    game = find_game(PROBE)
    start, dice = Match(game, game.setting(2), seed="doctor").state, Dice(1)
    decisions, began = 0, perf_counter()
    while (taken := perf_counter() - began) < PROBED:
        decisions += playout(start.copy(), dice)
    return decisions / taken


def titles() -> Iterator[Finding]:
    """Every title loads with its components, and has somebody who plays it."""
    for name in games():
        try:
            game = find_game(name)
            box = game.components()
            bots = ", ".join(bots_for(game))
        except Exception as error:  # of whoever wrote the title: all that can be wrong with a package of others
            yield failed(name, error)
        else:
            yield found(name, State.FINE, "title", rules=game.rules, name=box.name, digest=box.digest, bots=bots)


def extras() -> Iterator[Finding]:
    """Which of the extras can be used."""
    packages: dict[str, list[str]] = {}
    for line in requires("terrae") or ():
        match = REQUIREMENT.fullmatch(line)
        if match and match[2] != ALL:
            packages.setdefault(match[2], []).append(match[1])
    for extra, names in packages.items():
        absent = [name for name in names if not is_installed(name)]
        values = {"extra": extra, "python": sys.executable, "packages": ", ".join(absent or names)}
        if absent:
            yield found(f"extra {extra}", State.MISSING, "no-extra", "get-extra", **values)
        else:
            yield found(f"extra {extra}", State.FINE, "extra", **values)


def is_installed(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def browser() -> Iterator[Finding]:
    """Somebody who makes a PNG of a page."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        yield found("browser", State.MISSING, "no-browser", "get-browser", names=", ".join(BROWSERS))
    else:
        yield found("browser", State.FINE, "browser", path=path)
