"""Conditions: what a rule asks for, written once. Legal is where all hold; why not is the first that does not."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

S = TypeVar("S")  # the state of a title
P = TypeVar("P")  # its seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S, P]):
    """One condition of a rule. The words for it are kept apart from the rules, under its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, state: S, seat: P, at: i64) -> bool:
        """Does it hold for a seat, and what its move points at?"""
        raise NotImplementedError
