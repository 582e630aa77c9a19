"""`vec`, a list of machine words. Not compiled itself, so that compiled and plain rules import one name.

Compiled rules need librt's packed vectors; interpreted rules are faster with an ordinary list.
"""

from __future__ import annotations

import importlib.machinery
from pathlib import Path
from typing import TYPE_CHECKING


def rules_are_compiled() -> bool:
    """Do compiled modules lie beside this file?"""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return any(path.name.endswith(suffixes) for path in Path(__file__).parent.glob("state.*"))


if TYPE_CHECKING or rules_are_compiled():
    from librt.vecs import vec
else:

    class vec(list):  # noqa: N801
        """A list that can be written `vec[i64]([...])`."""


__all__ = ["rules_are_compiled", "vec"]
