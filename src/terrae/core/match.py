"""A match: seats, log, draft and commit, undo, replay to a ply, plans."""

from __future__ import annotations

from dataclasses import dataclass

from terrae.core.asks import Ask, ask, read_move
from terrae.core.errors import MoveError, UndoError
from terrae.core.events import Event, Ledger
from terrae.core.game import Game, Setting
from terrae.core.moves import Move
from terrae.core.nature import Nature
from terrae.core.state import NATURE, Chance, State

SNAPSHOT_EVERY = 16  # plies between two kept states: what `at` costs at most


@dataclass(frozen=True)
class Entry:
    """A line of the log: who played what."""

    seat: int
    move: Move


class Match:
    """A game being played: whoever holds it speaks moves, events and scenes.

    Moves go into a draft of the seat that plays; `undo` takes them back one by one, `commit` makes them final. Nature's
    answer commits what came before it: nobody takes back what they have seen.
    """

    def __init__(
        self,
        game: Game,
        setting: Setting | None = None,
        *,
        seed: int | str | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.setting = setting or game.setting()
        self.names = list(names or [])[: self.setting.seats]
        self.names += [f"Seat {number + 1}" for number in range(len(self.names), self.setting.seats)]
        self.nature = None if seed is None else Nature(seed)
        self.log: list[Entry] = []
        self.committed = 0  # plies that can't be taken back
        self.ledger = Ledger()
        self._marks: list[int] = [0]  # number of events before each ply
        self.state: State = game.start(self.setting, self.ledger)
        self._marks[0] = len(self.ledger.events)
        self._kept: dict[int, State] = {0: self.state.copy()}
        self._answer_nature()

    # Where the game stands

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def draft(self) -> list[Entry]:
        """The moves that can still be taken back."""
        return self.log[self.committed :]

    @property
    def seats_to_move(self) -> list[int]:
        """The seats that may play now, the canonical one first; NATURE if a draw is due and nobody answers it."""
        return [decision.seat for decision in self.state.decisions()]

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat, or of whoever is to play next."""
        if self.over:
            return []
        return self.state.moves() if seat is None else self.state.moves_of(seat)

    def ask(self, seat: int | None = None) -> Ask | None:
        """The question to a seat, with costs and gains of every answer."""
        if self.over:
            return None
        return ask(self.game, self.state, self.state.decision.seat if seat is None else seat)

    def events(self, ply: int) -> list[Event]:
        """What the move of a ply (1 is the first) brought about; 0 is what the set-up gave before the first move."""
        if not 0 <= ply <= self.ply:
            raise MoveError("error.no-such-ply", ply=ply, last=self.ply)
        if ply == 0:
            return self.ledger.events[: self._marks[0]]
        return self.ledger.events[self._marks[ply - 1] : self._marks[ply]]

    # Playing

    def play(self, move: Move | str, seat: int | None = None) -> Move:
        """Play a legal move, given itself or in any spelling people use. On error nothing has changed."""
        if self.over:
            raise MoveError("error.game-over")
        if seat is None:
            seat = self.state.decision.seat
        if isinstance(move, str):
            move = read_move(self.game, self.state, seat, move)
        elif move not in self.state.moves_of(seat):
            move = read_move(self.game, self.state, seat, move.text)
        draft = self.draft
        if draft and draft[-1].seat != seat:
            raise MoveError("error.draft-open", seat=draft[-1].seat + 1)
        self._push(move, seat)
        if seat == NATURE:
            self.commit()
        self._answer_nature()
        return move

    def record(self, move: Move, seat: int) -> None:
        """Play a move that its caller has just found among the legal ones, for good."""
        self._push(move, seat)
        self.commit()

    def commit(self) -> None:
        """Make the draft final."""
        self.committed = self.ply

    def undo(self) -> Move:
        """Take back the last move of the draft."""
        if not self.draft:
            raise UndoError(self._why_no_undo())
        return self._pop()

    def _why_no_undo(self) -> str:
        if not self.log:
            return "error.undo-start"
        return "error.undo-nature" if self.log[-1].seat == NATURE else "error.undo-committed"

    def _push(self, move: Move, seat: int) -> None:
        self.state.play(move, seat)
        self.log.append(Entry(seat, move))
        self._marks.append(len(self.ledger.events))
        if self.ply % SNAPSHOT_EVERY == 0:
            self._kept[self.ply] = self.state.copy()

    def _pop(self) -> Move:
        state = self.at(self.ply - 1)
        move = self.log.pop().move
        self._marks.pop()
        del self.ledger.events[self._marks[-1] :]
        self.state = state
        self.state.ledger = self.ledger
        self._kept.pop(self.ply + 1, None)
        return move

    def _answer_nature(self) -> None:
        while self.nature is not None and not self.over and isinstance(self.state.decision, Chance):
            drawn = [entry.move for entry in self.log if entry.seat == NATURE]
            self._push(self.nature.choose(self.state, drawn), NATURE)
            self.commit()

    # Other positions of the same game

    def at(self, ply: int) -> State:
        """The state after so many moves, independent of the game."""
        if not 0 <= ply <= self.ply:
            raise MoveError("error.no-such-ply", ply=ply, last=self.ply)
        start = max(kept for kept in self._kept if kept <= ply)
        state = self._kept[start].copy()
        for entry in self.log[start:ply]:
            state.play(entry.move, entry.seat)
        return state

    def plan(self, ply: int | None = None, seed: int | str | None = None) -> Plan:
        """Try moves from any position, for any seat; the game never learns of it.

        Draws follow the plan's own seed, or are chosen by the user as moves of nature.
        """
        return Plan(self, self.ply if ply is None else ply, seed)


class Plan(Match):
    """A match of its own that begins with the moves of another one and may take any of its own moves back."""

    def __init__(self, origin: Match, ply: int, seed: int | str | None) -> None:
        if not 0 <= ply <= origin.ply:
            raise MoveError("error.no-such-ply", ply=ply, last=origin.ply)
        super().__init__(origin.game, origin.setting, names=list(origin.names))
        for entry in origin.log[:ply]:
            self._push(entry.move, entry.seat)
        self.commit()
        self.start = ply
        self.nature = None if seed is None else Nature(seed)
        self._answer_nature()

    def play(self, move: Move | str, seat: int | None = None) -> Move:
        """As in a match, but what any seat answers belongs to the same plan, draws included."""
        self.commit()
        return super().play(move, seat)

    def undo(self) -> Move:
        """Take back the last move of the plan, whoever played it."""
        if self.ply == self.start:
            raise UndoError("error.undo-plan")
        return self._pop()
