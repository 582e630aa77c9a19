"""Keeping: answers in words that are remembered, for each language apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

from terrae.core.languages import current

P = ParamSpec("P")
R = TypeVar("R")


def kept_by_language(most: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A function whose answers are in words remembers them, at most so many, for each language apart."""

    def keeping(function: Callable[P, R]) -> Callable[P, R]:
        @lru_cache(most)
        def answer(language: str, /, *args: P.args, **kwargs: P.kwargs) -> R:
            del language
            return function(*args, **kwargs)

        @wraps(function)
        def kept(*args: P.args, **kwargs: P.kwargs) -> R:
            return answer(current(), *args, **kwargs)  # type: ignore[arg-type]  # they are hashable

        return kept

    return keeping
