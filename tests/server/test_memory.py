"""Memory: threads share one heap where the C library would give each its own."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

import pytest

from terrae.server.memory import VARIABLES

# Threads of a server, each with memory that is too large for what Python shares out itself, all at the same time.
PROGRAM = """
import ctypes, sys, tempfile, threading
from terrae.server.memory import share_one_heap

print(share_one_heap() if sys.argv[1] == "share" else None)
taken, all_there = [], threading.Barrier(5)
def take():
    taken.append(bytearray(5000))
    all_there.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
for thread in threads:
    thread.start()
all_there.wait()
libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
with tempfile.NamedTemporaryFile() as told:
    file = ctypes.c_void_p(libc.fopen(told.name.encode(), b"w"))
    libc.malloc_info(0, file)
    libc.fclose(file)
    print(told.read().count(b"<heap nr="))
"""


def heaps(how: str, **variables: str) -> list[str]:
    kept = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    program = [sys.executable, "-c", PROGRAM, how]
    done = subprocess.run(program, env={**kept, **variables}, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.skipif(
    os.name == "nt" or not hasattr(ctypes.CDLL(None), "mallopt") or not hasattr(ctypes.CDLL(None), "malloc_info"),
    reason="this C library has no heaps for threads",
)
def test_threads_share_one_heap_unless_an_operator_decides_otherwise() -> None:
    assert heaps("share") == ["True", "1"]
    said, number = heaps("leave")
    assert said == "None" and int(number) > 1, "each thread has one of its own"
    assert heaps("share", MALLOC_ARENA_MAX="3")[0] == "False"
