"""A match: seats, log, draft and commit, undo, positions of the past, forks and plans."""

from __future__ import annotations

from terrae.core.asks import Ask, ask, read_move
from terrae.core.errors import MoveError, UndoError
from terrae.core.events import Event, Ledger
from terrae.core.game import Game, Setting
from terrae.core.moves import Entry, Move
from terrae.core.nature import Nature
from terrae.core.state import NATURE, Chance, State

SNAPSHOT_EVERY = 16  # plies between two kept states: what `at` and a fork from the past cost at most


class Match:
    """A game being played: whoever holds it speaks moves, events and scenes.

    Moves go into a draft of the seat that plays; `undo` takes them back one by one, `commit` makes them final. Nature's
    answer commits what came before it: nobody takes back what they have seen. In a plan everybody, nature
    included, plays into one draft.
    """

    def __init__(
        self,
        game: Game,
        setting: Setting | None = None,
        *,
        seed: int | str | None = None,
        names: list[str] | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.setting = setting or game.setting()
        self.names = list(names or [])[: self.setting.seats]
        self.names += [f"Seat {number + 1}" for number in range(len(self.names), self.setting.seats)]
        self.nature = None if seed is None else Nature(seed)
        self.planning = False
        self.log: list[Entry] = []
        self.committed = 0  # plies that can't be taken back
        self.ledger = Ledger()
        self._marks: list[int] = [0]  # number of events before each ply
        self._rounds: dict[int, int] = {}  # by ply: how many of its events came before a round began or ended with it
        self.state: State = game.start(self.setting, self.ledger) if state is None else state  # given: a fork's
        self._marks[0] = len(self.ledger.events)
        self._kept: dict[int, State] = {0: self.state.copy()}
        self.draw(self.nature)

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
    def draw_is_due(self) -> bool:
        """Is nature asked, and has not answered?"""
        return not self.over and isinstance(self.state.decision, Chance)

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

    def own_events(self, ply: int) -> list[Event]:
        """What the move of a ply brought about by itself: what came with a round that it began or ended is left out."""
        return self.events(ply)[: self._rounds.get(ply)]

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
        if draft and draft[-1].seat != seat and not self.planning:
            raise MoveError("error.draft-open", seat=draft[-1].seat + 1)
        self._push(move, seat)
        self.draw(self.nature)
        return move

    def record(self, move: Move, seat: int) -> None:
        """Play a move that its caller has just found among the legal ones, for good."""
        self._push(move, seat)
        self.committed = len(self.log)

    def draw(self, nature: Nature | None) -> None:
        """Let nature, if there is one, answer the draws that are due."""
        while nature is not None and self.draw_is_due:
            drawn = [entry.move for entry in self.log if entry.seat == NATURE]
            self._push(nature.choose(self.state, drawn), NATURE)

    def commit(self) -> None:
        """Make the draft final."""
        self.committed = self.ply

    def undo(self) -> Move:
        """Take back the last move of the draft."""
        if not self.draft:
            raise UndoError(self.why_no_undo())
        return self._pop()

    def why_no_undo(self) -> str:
        """The key of what to say to whoever has no draft to take back."""
        if self.planning:
            return "error.undo-plan"
        if not self.log:
            return "error.undo-start"
        return "error.undo-nature" if self.log[-1].seat == NATURE else "error.undo-committed"

    def _push(self, move: Move, seat: int) -> None:
        before = len(self.ledger.rounds)
        self.state.play(move, seat)
        self._marks.append(len(self.ledger.events))
        self.log.append(Entry(seat, move))  # whoever is interrupted before this has not played
        ply = len(self.log)
        if len(self.ledger.rounds) > before:
            self._rounds[ply] = self.ledger.rounds[before] - self._marks[ply - 1]
        if ply % SNAPSHOT_EVERY == 0:
            self._kept[ply] = self.state.copy()
        if seat == NATURE and not self.planning:
            self.commit()

    def _pop(self) -> Move:
        state = self.at(self.ply - 1)
        move = self.log.pop().move
        self._marks.pop()
        self.ledger = state.ledger = self.ledger.first(self._marks[-1])
        self.state = state
        self._kept.pop(self.ply + 1, None)
        self._rounds.pop(self.ply + 1, None)
        return move

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

    def fork(self, ply: int | None = None) -> Match:
        """An independent match with the moves of this one up to a ply, and a draft of its own. Nature is not in it."""
        ply = self.ply if ply is None else ply
        state = self.state.copy() if ply == self.ply else self.at(ply)
        forked = Match(self.game, self.setting, names=self.names, state=state)
        forked.log = self.log[:ply]
        forked.committed = ply
        forked.ledger = state.ledger = self.ledger.first(self._marks[ply])
        forked._marks = self._marks[: ply + 1]
        forked._rounds = {begun: count for begun, count in self._rounds.items() if begun <= ply}
        forked._kept = {kept: before for kept, before in self._kept.items() if kept <= ply}
        return forked

    def plan(self, ply: int | None = None, seed: int | str | None = None) -> Match:
        """Try moves from any position, for any seat, and take any of them back; the game never learns of it.

        Draws follow the plan's own seed, or are chosen by the user as moves of nature.
        """
        plan = self.fork(ply)
        plan.planning = True
        plan.nature = None if seed is None else Nature(seed)
        plan.draw(plan.nature)
        return plan
