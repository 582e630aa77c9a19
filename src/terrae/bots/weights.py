"""Weights from a file: what a bot thinks things are worth, in place of its own opinions.

A file is JSON, a number or a list for each name: `{"town": 900, "coin": [33, 45, 52, 58, 64, 70]}`. What it does not
name stays as it is. A word alone names a file that comes with the bot, in the folder `data` beside it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from terrae.bots.bot import Setting
from terrae.core.errors import UnknownBot

W = TypeVar("W")
HUNDRED = 100
HALF = 0.5
SETTING: Mapping[str, Setting] = {"weights": ""}  # of a bot whose weights can be set: `NAME@weights=FILE`


def weighted(weights: W, settings: Mapping[str, Setting], package: str = "") -> W:
    """The weights of a bot as the file that its settings name says; as they are if it names none."""
    named = str(settings["weights"])
    if named:
        file = coming_with(package, named) if package and named.isidentifier() else Path(named)
        for name, value in read_weights(file).items():
            set_weight(weights, name, value)
    return weights


def coming_with(package: str, named: str) -> Traversable:
    """The file of weights that come with a bot."""
    known = [file for file in files(package).joinpath("data").iterdir() if file.name.endswith(".json")]
    for file in known:
        if file.name == f"{named}.json":
            return file
    names = sorted(file.name.removesuffix(".json") for file in known)
    raise UnknownBot("error.weights-word", name=named, known=", ".join(names))


def weights_of(weights: object) -> dict[str, int | list[int]]:
    """All weights by name; lists of them are those that depend on something, such as the round."""
    names = sorted(name for name in dir(weights) if not name.startswith("_"))
    values = {name: getattr(weights, name) for name in names}
    return {
        name: int(value) if isinstance(value, int) else [int(each) for each in value]
        for name, value in values.items()
        if not callable(value)
    }


def read_weights(path: Path | Traversable) -> dict[str, Any]:
    """The content of a file of weights."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UnknownBot("error.weights-file", path=path, reason=reason) from None
    if not isinstance(found, dict):
        raise UnknownBot("error.weights-shape", path=path)
    return found


def set_weight(weights: object, name: str, value: object) -> None:
    """Set one weight; a name that is none, or a value of another shape, is refused."""
    known = weights_of(weights)
    if name not in known:
        raise UnknownBot("error.weights-name", name=name, known=", ".join(known))
    size = known[name]
    if isinstance(size, list):
        if not isinstance(value, list) or len(value) != len(size) or not all(type(each) is int for each in value):
            raise UnknownBot("error.weights-list", name=name, size=len(size), value=value)
        for place, each in enumerate(value):
            getattr(weights, name)[place] = each
    else:
        if type(value) is not int:
            raise UnknownBot("error.weights-number", name=name, value=value)
        setattr(weights, name, value)


def shake(weights: W, percent: int, luck: random.Random) -> W:
    """Move each weight at random: up by so many percent at most, or down by as much."""
    for name, value in weights_of(weights).items():
        more, less = HUNDRED + luck.randint(0, percent), HUNDRED
        if luck.random() < HALF:
            more, less = less, more
        if isinstance(value, list):
            for place, each in enumerate(value):
                getattr(weights, name)[place] = each * more // less
        else:
            setattr(weights, name, value * more // less)
    return weights
