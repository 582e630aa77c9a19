"""Dice: a small generator that gives the same numbers everywhere, compiled or not."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Dice:
    """Lehmer's generator, 31 bits."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % 2147483646 + 1

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % bound
