"""Languages: which there are, how each counts and writes numbers, and which one is spoken to whoever asks now.

A process speaks one language (`speak`); a server lets every request choose its own (`speaking`).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextvars import ContextVar

ENGLISH = "en"  # what all others are translated from
NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}  # in the order in which they are offered
SEPARATORS = {"en": (",", "."), "nl": (".", ","), "de": (".", ",")}  # of thousands, of decimals
VARIABLE = "TERRAE_LANGUAGE"

_process = [ENGLISH]
_asked: ContextVar[str] = ContextVar("language")


def current() -> str:
    """The language of whoever asks now."""
    return _asked.get(_process[0])


def speak(language: str) -> None:
    """From now on this process speaks a language, unless somebody asks for another."""
    _process[0] = language


class Speaking:
    """Within, whoever asks is spoken to in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __enter__(self) -> None:
        self.token = _asked.set(self.language)

    def __exit__(self, *error: object) -> None:
        _asked.reset(self.token)


def speaking(language: str) -> Speaking:
    """`with speaking("nl")`: what is said within is Dutch."""
    return Speaking(language)


def nearest(wishes: Iterable[str]) -> str | None:
    """The first language among wishes that there is: `de-AT` and `de_DE.UTF-8` are German; none if there is none.

    >>> nearest(["fr", "nl-BE", "en"]), nearest(["C.UTF-8"])
    ('nl', None)
    """
    for wish in wishes:
        language = wish.replace("_", "-").partition(".")[0].partition("-")[0].strip().lower()
        if language in NAMES:
            return language
    return None


def accepted(header: str) -> str:
    """The language a browser likes best, by its Accept-Language; English if it knows none of ours.

    >>> accepted("fr, de;q=0.5, nl;q=0.8"), accepted("*")
    ('nl', 'en')
    """
    weighed: list[tuple[float, str]] = []
    for part in header.split(","):
        wish, _, weight = part.partition(";q=")
        try:
            weighed.append((float(weight or 1), wish))
        except ValueError:
            continue  # a weight that is none: the wish is not counted
    ordered = sorted((entry for entry in weighed if entry[0] > 0), key=lambda entry: -entry[0])
    return nearest(wish for _, wish in ordered) or ENGLISH


def surrounding(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal: TERRAE_LANGUAGE, else what LANGUAGE, LC_ALL, LC_MESSAGES and LANG say.

    >>> surrounding({"LANG": "nl_NL.UTF-8"}), surrounding({"LANG": "nl_NL.UTF-8", "LC_ALL": "C"}), surrounding({})
    ('nl', 'en', 'en')
    """
    own = nearest([environment.get(VARIABLE, "")])
    if own:
        return own
    locale = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(name))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    return nearest([*environment.get("LANGUAGE", "").split(":"), locale]) or ENGLISH


def plural(language: str, number: object) -> str:
    """The plural form that a number takes: "one" or "other", in all our languages by the same rule."""
    del language
    return "one" if number in (1, -1) and isinstance(number, int) else "other"


def grouped(number: int, language: str | None = None) -> str:
    """A whole number with signs between the thousands.

    >>> grouped(12345), grouped(12345, "nl")
    ('12,345', '12.345')
    """
    return f"{number:,}".replace(",", SEPARATORS[language or current()][0])


def written(number: str) -> str:
    """A number as Python writes it, with the signs of the language of whoever asks.

    >>> with speaking("de"):
    ...     written(f"{1234.5:,}")
    '1.234,5'
    """
    thousands, point = SEPARATORS[current()]
    return number.translate({ord(","): thousands, ord("."): point})
