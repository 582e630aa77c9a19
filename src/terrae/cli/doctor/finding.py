"""A finding: what the doctor says about one thing, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from terrae.core.wording import phrase


class State(StrEnum):
    """How a thing is; only what is wrong makes the command fail."""

    FINE = "fine"
    SLOW = "slow"  # it works, and could be faster
    MISSING = "missing"  # something that is not there, and that some do not need
    WRONG = "wrong"  # it does not work


@dataclass(frozen=True)
class Finding:
    """A sentence about a thing; advice is a sentence, too, or nothing."""

    about: str
    state: State
    text: str
    advice: str = ""


def found(about: str, state: State, text: str, advice: str = "", /, **values: object) -> Finding:
    """A finding in the words of the doctor; the same values go into both sentences."""
    told = phrase(f"doctor.{advice}", **values) if advice else ""
    return Finding(about, state, phrase(f"doctor.{text}", **values), told)


def failed(about: str, error: Exception) -> Finding:
    """What a thing said itself when it was tried."""
    return Finding(about, State.WRONG, str(error) or type(error).__name__)
