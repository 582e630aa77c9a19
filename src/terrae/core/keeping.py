"""Keeping: answers in words that are remembered, for each language apart, so that nobody may change them.

They are forgotten when words change: a language is added, or what somebody changed is called otherwise.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

from terrae.core.languages import current
from terrae.core.messages import forget_with

P = ParamSpec("P")
R = TypeVar("R")
MOST = 1 << 14  # answers of one kind, unless somebody says otherwise
LIMITS: list[Callable[[int], None]] = []  # of everything that is kept up to a number
PLAINLY = 2  # the last version of marshal that writes what is alike the same, however it came about


def keep_at_most(number: int) -> None:
    """From now on nothing here keeps more answers than so many; what was meant to keep fewer still does."""
    global MOST
    if number != MOST:
        MOST = number
        for limit in LIMITS:
            limit(number)


def kept_by_language(most: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A function whose answers are in words remembers them, at most so many, for each language apart."""

    def keeping(function: Callable[P, R]) -> Callable[P, R]:
        def answer(language: str, /, *args: P.args, **kwargs: P.kwargs) -> R:
            del language
            return function(*args, **kwargs)

        known = lru_cache(None if most is None else min(most, MOST))(answer)

        def limit(number: int) -> None:
            nonlocal known
            known = lru_cache(min(most or number, number))(answer)

        forget_with(lambda: known.cache_clear())
        if most is not None:
            LIMITS.append(limit)

        @wraps(function)
        def kept(*args: P.args, **kwargs: P.kwargs) -> R:
            return known(current(), *args, **kwargs)  # type: ignore[arg-type]  # they are hashable

        return kept

    return keeping


def kept_by_content(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The same for a function of plain data, lists and tables included: what is alike has the same answer.

    It can look at nothing but its arguments, so whoever calls it gives it no more than it needs.
    """

    def keeping(function: Callable[P, R]) -> Callable[P, R]:
        answers: dict[tuple[int, int], R] = {}
        room = min(most, MOST)

        def limit(number: int) -> None:
            nonlocal room
            room = min(most, number)
            answers.clear()

        forget_with(answers.clear)
        LIMITS.append(limit)

        @wraps(function)
        def kept(*args: P.args, **kwargs: P.kwargs) -> R:
            content = marshal.dumps((current(), args, kwargs), PLAINLY)  # type: ignore[arg-type]  # they are plain data
            key = (hash(content), len(content))  # the content itself may be longer than the answer
            if key not in answers:
                if len(answers) >= room:
                    del answers[next(iter(answers))]
                answers[key] = function(*args, **kwargs)
            return answers[key]

        return kept

    return keeping
