"""Moves: the finite catalogue of everything that can be played in a game."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.core.errors import UnknownMove

NO_TARGET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A family of moves that share a word and differ in what they point at: `build A2`, `build A3`, ..."""

    def __init__(self, word: str, glue: str = " ", *, icon: str = "", part: str = "", beside: i64 = NO_TARGET) -> None:
        self.word = word
        self.glue = glue  # between the word and what it points at; `+FAV5` has none
        self.icon = icon  # of its button
        self.part = part  # the pattern of the parts of the picture where its moves are clicked; empty: at the question
        self.beside = beside  # the target that is clicked at the question all the same
        self.number: i64 = -1  # its place in the catalogue


@final
class Move:
    """One entry of a catalogue: made once, compared by identity."""

    def __init__(self, index: int, text: str, verb: Verb, at: i64) -> None:
        self.index = index
        self.text = text
        self.verb = verb
        self.at: i64 = at  # which of the verb's targets it points at

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Entry:
    """A line of the log: who played what."""

    def __init__(self, seat: i64, move: Move) -> None:
        self.seat: i64 = seat
        self.move = move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.seat == other.seat and self.move is other.move

    def __hash__(self) -> int:
        return hash((self.seat, self.move))

    def __repr__(self) -> str:
        return f"seat {self.seat + 1}: {self.move.text}"


@final
class Block:
    """A verb and the names of all it can ever point at; one empty name for a verb that stands alone.

    Bare: the moves are written without the verb, because their targets say it all (`E5-E9`).
    """

    def __init__(self, verb: Verb, targets: list[str], bare: bool = False) -> None:
        self.verb = verb
        self.targets = targets
        self.bare = bare


@final
class Catalogue:
    """All moves of a title, in an order that trained weights rely on: blocks are appended, never inserted."""

    def __init__(self, blocks: list[Block], aliases: dict[str, str] | None = None) -> None:
        self.moves: list[Move] = []
        self.families: list[list[Move]] = []
        self.by_text: dict[str, Move] = {}
        self.known: dict[str, list[Move]] = {}  # families by their word
        self.aliases = aliases or {}  # other spellings people use, by the text they mean
        self.extend(blocks)

    def extend(self, blocks: list[Block]) -> None:
        """Append blocks, before anybody plays with the catalogue; a block of a known verb goes on counting."""
        for block in blocks:
            verb = block.verb
            if verb.word not in self.known:
                if verb.number >= 0:
                    raise ValueError(f"the verb {verb.word!r} belongs to another catalogue already")
                verb.number = len(self.families)
                self.known[verb.word] = []
                self.families.append(self.known[verb.word])
            family = self.known[verb.word]
            if verb.number < 0 or self.families[verb.number] is not family:
                raise ValueError(f"there are two verbs {verb.word!r}")
            for target in block.targets:
                text = target if block.bare else f"{verb.word}{verb.glue}{target}".rstrip()
                move = Move(len(self.moves), text, verb, len(family))
                if move.text in self.by_text:
                    raise ValueError(f"the move {move.text!r} stands in the catalogue twice")
                family.append(move)
                self.moves.append(move)
                self.by_text[move.text] = move

    def of(self, verb: Verb) -> list[Move]:
        """The moves of one family, by what they point at."""
        return self.families[verb.number]

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> Move:
        return self.moves[index]

    def parse(self, text: str) -> Move:
        """The move with exactly this notation."""
        move = self.by_text.get(text)
        if move is None:
            raise UnknownMove("error.unknown-move", text=text)
        return move

    def digest(self) -> str:
        """A short name of this very catalogue; what was trained on another one must not be used with it."""
        return hashlib.blake2b("\n".join(move.text for move in self.moves).encode(), digest_size=6).hexdigest()
