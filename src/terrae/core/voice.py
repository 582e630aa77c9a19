"""How a title speaks: messages under its own name, and what texts about decisions and moves are named after."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from terrae.core.languages import ENGLISH
from terrae.core.messages import Message, fields, known, say
from terrae.core.moves import Catalogue, Move
from terrae.core.state import NATURE, Decision, State

C = TypeVar("C")  # what is spoken of


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

    def called(self, kind: str, key: str, name: str) -> Message:
        """What data files call by an English name, in words: as it is written if a file calls it otherwise than we."""
        text = self.text(f"{kind}.{key}")
        ours = self.knows(f"{kind}.{key}") and say(text, ENGLISH) == name
        return text if ours else self.text("joint.as-written", word=name)

    def name_of(self, move: Move, decision: Decision[Any], room: str = "move") -> str:
        """The text about a move: its own for this kind of question, if there is one, else that of its verb; else none.

        Rooms: move (what it is called), more (what else there is to know), log (what was done).
        """
        verb = f"{room}.{move.verb.word.replace(' ', '-')}"
        return next((name for name in (f"{verb}-{kind(decision)}", verb) if self.knows(name)), "")

    def name(self, thing: str) -> Message:
        """The name of a tile, card or action, found by the source of what it brings; its code if it has none."""
        code = thing.rpartition(":")[2]
        return self.text(f"name.{thing}") if self.knows(f"name.{thing}") else self.text("joint.as-written", word=code)

    def who(self, seat: int, name: Message | None) -> Message:
        """A seat as others speak of it: by the name of what it plays, if it has chosen."""
        if seat == NATURE:
            return self.text("who.nature")
        return self.text("who.faction", name=name) if name else self.text("who.seat", seat=seat + 1)

    def told(self, name: str, values: Mapping[str, Callable[[C], object]], of: C) -> Message:
        """A message whose words say which values they need; each is worked out for what is spoken of."""
        return self.text(name, **{field: values[field](of) for field in fields(f"{self.title}.{name}")})

    def untaken(self, move: Move, question: Message, on_turn: bool) -> Message:
        """Why a move is not possible whose verb is no answer to the question: when else it could be."""
        verb = move.verb.word.replace(" ", "-")
        if verb.startswith("draw-"):
            return self.text("when.draw")
        if on_turn and self.knows(f"when.{verb}"):
            return self.text(f"when.{verb}")
        return self.text("reason.other-question", question=question)

    def number_of(self, what: str, number: int) -> Message:
        """So many of something: "1 field", "2 fields"."""
        return self.text(f"number.{what}", number=number)

    def together(self, parts: list[Message], joint: str = "sentences") -> Message:
        """Several texts as one."""
        if not parts:
            return Message("effect.nothing")
        whole = parts[0]
        for part in parts[1:]:
            whole = self.text(f"joint.{joint}", first=whole, second=part)
        return whole


def kind(decision: Decision[Any]) -> str:
    """The class of a decision as texts are named after it."""
    return spelt(type(decision).__name__)


def spelt(name: str) -> str:
    """The name of a class as texts are named after it: `ChooseTownTile` is "choose-town-tile"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def asked(state: State, seat: int | None) -> Decision[Any]:
    """The question to a seat, or the one to be answered next."""
    return next((decision for decision in state.decisions() if decision.seat == seat), state.decision)


def spellings(catalogue: Catalogue, name_of: Callable[[str], str]) -> dict[str, str]:
    """Moves with names in place of codes, by what they mean, as far as that is clear: `pass Markets` is `pass BON7`.

    Name of: what a code is called; nothing if it is no code.
    """
    found: dict[str, list[str]] = {}
    for move in catalogue.moves:
        code = target(move)
        name = name_of(code if move.verb.glue else move.text.lstrip("+"))
        if name:
            found.setdefault(f"{move.text.removesuffix(code) if move.verb.glue else '+'}{name}", []).append(move.text)
    return {text: meant[0] for text, meant in found.items() if len(meant) == 1 and text not in catalogue.by_text}


def target(move: Move) -> str:
    """What a move points at, as its text says; a bare move says nothing else."""
    word = move.verb.word
    return move.text[len(word) + len(move.verb.glue) :] if move.text.startswith(word) else move.text
