"""Memory: what is given back is used again.

The C library gives each thread a heap of its own (an arena), and what one thread gives back waits there for that
thread. A server has a dozen threads that each do a little, and Python's turn goes from one to the other: their heaps
come to hold free room in pieces, several megabytes after some ten thousand moves, and more each hour.
"""

from __future__ import annotations

import ctypes
import os

ARENA_MAX = -8  # M_ARENA_MAX of glibc's malloc.h
VARIABLES = ("MALLOC_ARENA_MAX", "GLIBC_TUNABLES")  # by which an operator decides otherwise


def share_one_heap() -> bool:
    """All threads that begin from now on share one heap; tell whether it is so. Only glibc knows how, and needs it."""
    if any(os.environ.get(name) for name in VARIABLES) or os.name == "nt":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(ARENA_MAX, 1) == 1
