"""A course: one game of an environment, from question to question."""

from __future__ import annotations

from typing import final

from mypy_extensions import i16, i64, u8

from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.core.nature import ticket_of
from terrae.core.observer import Observer, Slate
from terrae.core.state import Chance, State
from terrae.core.vectors import vec

EVERYBODY = -1


@final
class Start:
    """Where games begin: a position, and how often each draw happened on the way to it."""

    def __init__(self, state: State, draws: dict[str, int]) -> None:
        self.state = state
        self.draws = draws


@final
class Course:
    """A game under way. Nature answers as in a match of the same seed, so the same moves lead to the same game.

    Questions with one answer are answered at once, unless they are to be asked. Seats other than the learner's are
    played at random if there are dice for it; else whoever holds the course plays them.
    """

    def __init__(
        self,
        observer: Observer,
        cells: vec[i16],
        marks: vec[u8],
        place: i64,
        *,
        moves: i64,
        asks_forced: bool,
        rounds: i64,
    ) -> None:
        self.observer = observer
        self.slate = Slate(cells, place * observer.size, observer.size)
        self.marks = marks
        self.first_mark: i64 = place * moves
        self.size: i64 = moves  # of the catalogue
        self.asks_forced = asks_forced
        self.rounds: i64 = rounds  # the game ends for the learner when these are over; 0: when it is over
        self.learner: i64 = EVERYBODY
        self.dice: Dice | None = None  # of the other seats
        self.seed = ""
        self.draws: dict[str, int] = {}
        self.state = State()
        self.log: list[Move] = []  # all moves, nature's and forced ones too, by whoever was asked first
        self.moves: list[Move] = []  # the legal ones
        self.marked: list[Move] = []
        self.seat: i64 = EVERYBODY  # who is asked
        self.finished = True

    def begin(self, start: Start, seed: str, learner: i64 = EVERYBODY, dice: Dice | None = None) -> None:
        """A new game."""
        self.state = start.state.copy()
        self.draws = dict(start.draws)
        self.seed = seed
        self.learner = learner
        self.dice = dice
        self.log = []
        self.finished = False
        self.advance()

    def advance(self) -> None:
        """Go on until somebody must be asked, or the game is over."""
        state = self.state
        while True:
            if state.over or (self.rounds and self.observer.round_of(state) > self.rounds):
                self.finished = True
                self.moves = []
                self.seat = EVERYBODY
                return
            decision = state.decision
            moves = decision.moves(state)
            if isinstance(decision, Chance):
                self.push(self.draw(decision, moves))
            elif len(moves) == 1 and not self.asks_forced:
                self.push(moves[0])
            elif self.dice is not None and decision.seat != self.learner:
                self.push(moves[self.dice.below(len(moves))])
            else:
                self.moves = moves
                self.seat = decision.seat
                return

    def draw(self, chance: Chance[State], moves: list[Move]) -> Move:
        """Nature's answer."""
        word = moves[0].verb.word
        times = self.draws.get(word, 0)
        self.draws[word] = times + 1
        weights = chance.weights(self.state)
        total = 0
        for weight in weights:
            total += weight
        ticket = ticket_of(self.seed, word, times) % total
        for number in range(len(moves)):
            ticket -= weights[number]
            if ticket < 0:
                return moves[number]
        raise AssertionError("weights are never negative")

    def push(self, move: Move) -> None:
        self.state.play(move)
        self.log.append(move)

    def find(self, index: i64) -> Move | None:
        """The legal move with this index, if there is one."""
        if not self.marked or not 0 <= index < self.size or self.marks[self.first_mark + index] == 0:
            return None
        for move in self.moves:
            if move.index == index:
                return move
        return None

    def play(self, move: Move) -> None:
        """Play a legal move of the seat that is asked, and go on."""
        self.push(move)
        self.advance()

    def show(self, seat: i64) -> None:
        """Write what a seat may know, and mark the legal moves of the seat that is asked."""
        self.observer.observe(self.state, seat, self.slate, self.moves if seat == self.seat else [])

    def mark(self) -> None:
        """Mark the legal moves, and no others."""
        marks = self.marks
        first = self.first_mark
        for move in self.marked:
            marks[first + move.index] = 0
        moves = self.moves
        for move in moves:
            marks[first + move.index] = 1
        self.marked = moves
