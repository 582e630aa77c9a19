"""How a title speaks: messages under its own name, and what texts about decisions and moves are named after."""

from __future__ import annotations

import re
from typing import Any

from terrae.core.messages import Message, known
from terrae.core.moves import Move
from terrae.core.state import Decision, State


class Voice:
    """The messages of a title."""

    def __init__(self, title: str) -> None:
        self.title = title

    def knows(self, name: str) -> bool:
        return known(f"{self.title}.{name}")

    def text(self, name: str, /, **values: object) -> Message:
        """A message of the title."""
        return Message(f"{self.title}.{name}", **values)

    def word(self, kind: str, name: str) -> Message:
        """The word for something that data files name; their own name if there is no other."""
        return self.text(f"{kind}.{name}") if self.knows(f"{kind}.{name}") else self.text("joint.as-written", word=name)

    def name_of(self, move: Move, decision: Decision[Any]) -> str:
        """The text about a move: its own for this kind of question, if there is one, else that of its verb."""
        verb = f"move.{move.verb.word.replace(' ', '-')}"
        special = f"{verb}-{kind(decision)}"
        return special if self.knows(special) else verb

    def number_of(self, what: str, number: int) -> Message:
        """So many of something: "1 field", "2 fields"."""
        return self.text(f"number.{what}" if number == 1 else f"number.{what}s", number=number)

    def together(self, parts: list[Message], joint: str = "sentences") -> Message:
        """Several texts as one."""
        if not parts:
            return Message("effect.nothing")
        whole = parts[0]
        for part in parts[1:]:
            whole = self.text(f"joint.{joint}", first=whole, second=part)
        return whole


def kind(decision: Decision[Any]) -> str:
    """The class of a decision as texts are named after it: `ChooseTownTile` is "choose-town-tile"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(decision).__name__).lower()


def asked(state: State, seat: int | None) -> Decision[Any]:
    """The question to a seat, or the one to be answered next."""
    return next((decision for decision in state.decisions() if decision.seat == seat), state.decision)


def target(move: Move) -> str:
    """What a move points at, as its text says."""
    return move.text[len(move.verb.word) + len(move.verb.glue) :]
