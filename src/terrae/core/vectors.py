"""`vec`, a list of machine words. Not compiled itself, so that compiled and plain rules import one name.

Compiled rules need librt's packed vectors; interpreted rules are faster with an ordinary list.
"""

from __future__ import annotations

import importlib.machinery
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import i16, i64, u8


def rules_are_compiled() -> bool:
    """Do compiled modules lie beside this file?"""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return any(path.name.endswith(suffixes) for path in Path(__file__).parent.glob("state.*"))


if TYPE_CHECKING or rules_are_compiled():
    from librt.vecs import vec
else:

    class vec(list):  # noqa: N801
        """A list that can be written `vec[i64]([...])`."""


MAKERS: dict[str, tuple[Callable[[list[int]], Any], str]] = {
    "i16": (lambda zeros: vec[i16](zeros), "h"),
    "i64": (lambda zeros: vec[i64](zeros), "q"),
    "u8": (lambda zeros: vec[u8](zeros), "B"),
}


def shared(kind: str, size: int) -> Any:
    """Zeros in memory that others can look at (the buffer protocol): of the kind `i16`, `i64` or `u8`."""
    make, code = MAKERS[kind]
    return make([0] * size) if rules_are_compiled() else array(code, bytes(array(code).itemsize * size))


__all__ = ["rules_are_compiled", "shared", "vec"]
