"""Ctrl-C: remembered, because Python loses the exception if it arises where exceptions are ignored (a finaliser)."""

from __future__ import annotations

import signal
from types import FrameType

_pressed = False


def _press(number: int, frame: FrameType | None) -> None:
    global _pressed
    _pressed = True
    raise KeyboardInterrupt


def listen() -> None:
    """From now on Ctrl-C is remembered."""
    signal.signal(signal.SIGINT, _press)


def pressed() -> bool:
    """Was it pressed?"""
    return _pressed
