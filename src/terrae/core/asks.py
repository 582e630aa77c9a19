"""Asks: the question to a seat with everything a person needs to answer it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from terrae.core.errors import AmbiguousMove, IllegalMove, UnknownMove
from terrae.core.events import Event, Ledger
from terrae.core.game import Game, Line, guess
from terrae.core.messages import Message
from terrae.core.moves import Catalogue, Move
from terrae.core.state import State

WAY = re.compile(r"(?:[^\W\d_]+ )?(\w+)(?: ?- ?| )(\w+)")  # from one place to another, with a verb or without
Kind = Literal["paid", "gained", "wasted"]  # what an event means to a seat


@dataclass(frozen=True)
class Choice:
    """One answer: where it is clicked, what it is called, what it costs and brings at once.

    It is one legal move, or a line of several that are played one after the other; `move` is the first.
    """

    moves: list[str]
    verb: str  # of the last move
    at: list[str]
    label: Message
    cost: dict[str, int] = field(default_factory=dict)
    gain: dict[str, int] = field(default_factory=dict)
    later: dict[str, int] = field(default_factory=dict)  # what the next round, or the end, brings or takes then
    warning: Message | None = None
    about: Message | None = None  # what else there is to know
    icon: str = ""  # its picture, a word or symbol of the looks
    covered: bool = False  # by lines that begin with it: it can be typed, and needs no button

    @property
    def move(self) -> str:
        return self.moves[0]

    def data(self) -> dict[str, Any]:
        """As plain data, in English words."""
        return {
            "move": self.move,
            "moves": self.moves,
            "verb": self.verb,
            "at": self.at,
            "label": str(self.label),
            "cost": self.cost,
            "gain": self.gain,
            "later": self.later,
            "warning": str(self.warning) if self.warning else None,
            "about": str(self.about) if self.about else "",
            "icon": self.icon,
            "covered": self.covered,
        }


@dataclass(frozen=True)
class Ask:
    """What a seat is asked now."""

    seat: int
    question: Message
    choices: list[Choice]


def told(game: Game, event: Event) -> tuple[Kind, str, int]:
    """An event as people read it: whether something was paid, gained or wasted, what, and how much (paid: below 0)."""
    amount = int(event.amount)
    if event.what in game.wasted:
        return "wasted", game.wasted[event.what], amount
    if event.what in game.paid:
        return "paid", game.paid[event.what], -amount
    return "paid" if amount < 0 else "gained", event.what, amount


def balance(game: Game, events: list[Event], seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat paid and gained in some events."""
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for event in events:
        kind, what, amount = told(game, event)
        if event.seat != seat or kind == "wasted":
            continue
        if kind == "paid":
            cost[what] = cost.get(what, 0) - amount
        else:
            gain[what] = gain.get(what, 0) + amount
    return cost, {what: amount for what, amount in gain.items() if amount}


def try_move(state: State, move: Move, seat: int, before: Ledger | None = None) -> tuple[State, Ledger]:
    """What would happen: the state after the move, and its events after those before. The state stays as it is."""
    trial = state.copy()
    trial.ledger = ledger = Ledger() if before is None else before.first(len(before.events))
    trial.play(move, seat)
    return trial, ledger


def own_and_later(ledger: Ledger) -> tuple[list[Event], list[Event]]:
    """What a move brings by itself, and what came with a round that it began or ended."""
    own = ledger.rounds[0] if ledger.rounds else len(ledger.events)
    return ledger.events[:own], ledger.events[own:]


def ask(game: Game, state: State, seat: int) -> Ask | None:
    """The question to a seat, with one choice for each legal move; nothing if it is asked nothing."""
    return _ask(game, state, seat, with_lines=False)


def ask_lines(game: Game, state: State, seat: int) -> Ask | None:
    """The same question, with lines of several moves as well; of choices that begin alike the likeliest come first."""
    return _ask(game, state, seat, with_lines=True)


def _ask(game: Game, state: State, seat: int, *, with_lines: bool) -> Ask | None:
    for decision in state.decisions():
        if decision.seat != seat:
            continue
        choices: list[Choice] = []
        ranks: list[tuple[int, int]] = []
        moves = state.moves_of(seat)
        places: dict[str, int] = {}
        for move in moves:
            places.setdefault(move.verb.word, len(places))
        for move in moves:
            after, ledger = try_move(state, move, seat)
            found = list(_go_on(game, after, seat, (move,), ledger)) if with_lines else []
            covered = bool(found) and not game.lines.suffices((move,))
            tried = [_Tried((move,), state, after, ledger), *found]
            for one in tried:
                choices.append(_choice(game, state, seat, one, covered and one is tried[0]))
                ranks.append((places[move.verb.word], game.lines.rank(state, seat, one.line)))
        if with_lines:
            choices = [choices[number] for number in sorted(range(len(choices)), key=ranks.__getitem__)]
        return Ask(seat, game.question(state, decision), choices)
    return None


class _Tried(NamedTuple):
    """A line, the states before and after its last move, and what happened in all of it."""

    line: Line
    before: State
    after: State
    ledger: Ledger


def _go_on(game: Game, state: State, seat: int, line: Line, ledger: Ledger) -> Iterator[_Tried]:
    """The lines that begin with a line which has led to this state."""
    for move in game.lines.onward(state, seat, line):
        longer = (*line, move)
        after, whole = try_move(state, move, seat, ledger)
        if game.lines.suffices(longer):
            yield _Tried(longer, state, after, whole)
        yield from _go_on(game, after, seat, longer, whole)


def _choice(game: Game, state: State, seat: int, tried: _Tried, covered: bool) -> Choice:
    """A line as an answer to the question of a state."""
    line, last = tried.line, tried.line[-1]
    own, later = own_and_later(tried.ledger)
    cost, gain = balance(game, own, seat)
    lost, won = balance(game, later, seat)
    return Choice(
        [move.text for move in line],
        last.verb.word,
        game.parts(tried.before, last, seat),
        game.label(state, last, seat) if len(line) == 1 else game.lines.label(state, seat, line),
        cost,
        gain,
        {what: amount for what in (won | lost) if (amount := won.get(what, 0) - lost.get(what, 0))},
        game.warning(tried.before, tried.after, seat, last),
        game.about(tried.before, last, seat),
        game.icon(tried.before, last, seat),
        covered,
    )


def tidy(text: str) -> str:
    """A typed text with single blanks."""
    return " ".join(text.split())


def understand(text: str, catalogue: Catalogue, legal: list[Move]) -> Move:
    """The move a person meant: exact, in another spelling or case, or shortened as far as it stays clear.

    A shortened text stands for the only legal move whose words begin with its words, or that ends with it,
    or whose last words begin with its words, or whose verb it is, though the move is written without it.
    """
    typed = tidy(text)
    if not typed:
        raise UnknownMove("error.empty-move")
    exact = catalogue.by_text.get(typed) or catalogue.by_text.get(catalogue.aliases.get(typed, ""))
    if exact is not None:
        return exact
    folded = typed.casefold()
    for spelling, move in catalogue.by_text.items():
        if spelling.casefold() == folded:
            return move
    for spelling, meant in catalogue.aliases.items():
        if spelling.casefold() == folded:
            return catalogue.parse(meant)
    parts = folded.split()
    fitting = [move for move in legal if _begins(move.text.casefold().split(), parts)]
    if not fitting:
        fitting = [move for move in legal if move.text.casefold().split()[-len(parts) :] == parts]
    if not fitting:
        fitting = [move for move in legal if _begins(move.text.casefold().split()[-len(parts) :], parts)]
    if not fitting:
        fitting = [move for move in legal if move.verb.word == folded]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise AmbiguousMove("error.ambiguous-move", text=typed, fitting=_list([move.text for move in fitting]))
    elsewhere = [move for move in catalogue.moves if _begins(move.text.casefold().split(), parts)]
    if len(elsewhere) == 1:
        return elsewhere[0]
    raise UnknownMove("error.unknown-move-guess", text=typed, guess=guess(folded, [move.text for move in legal]))


def _begins(words: list[str], parts: list[str]) -> bool:
    if len(parts) > len(words):
        return False
    return all(word.startswith(part) for word, part in zip(words, parts, strict=False))


def _list(texts: list[str], most: int = 8) -> str:
    shown = ", ".join(texts[:most])
    return shown if len(texts) <= most else f"{shown}, ... ({len(texts)})"


def read_move(game: Game, state: State, seat: int, text: str) -> Move:
    """The legal move of a seat that a text means; otherwise an error that says why not."""
    legal = state.moves_of(seat)
    try:
        move = understand(text, game.catalogue, legal)
    except UnknownMove:
        places = WAY.fullmatch(tidy(text))
        reason = game.why_no_way(state, seat, places[1], places[2]) if places and legal else None
        if reason is None:
            raise
        raise IllegalMove("error.not-possible", text=tidy(text), reason=reason) from None
    if move not in legal:
        if not legal:
            raise IllegalMove("error.not-asked", text=move.text, seat=seat + 1)
        raise IllegalMove("error.not-possible", text=move.text, reason=game.why_not(state, seat, move))
    return move
