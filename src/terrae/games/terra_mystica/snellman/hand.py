"""A hand that plays: moves on a match, and what has to happen before them.

One command of the site may be several moves, and some moves have no command: a turn ends there when somebody else
begins one, and offers that were not answered are declined by acting. The hand fills these in.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from terrae.core.errors import IllegalMove
from terrae.core.events import Event
from terrae.core.foreign import Mismatch
from terrae.core.match import Match
from terrae.core.messages import Message
from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.building import BUILD, UPGRADE
from terrae.games.terra_mystica.rules.grant import each
from terrae.games.terra_mystica.rules.neighbours import DECLINE, LEECH, gain_of
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import TRANSFORM
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import PASS, used
from terrae.games.terra_mystica.snellman.account import Account
from terrae.games.terra_mystica.snellman.grammar import MADE
from terrae.games.terra_mystica.snellman.script import Command, Numbers

Find = Callable[["Hand", int], Move | None]

SHOWN = 12  # possible moves named in a refusal
FULL: Final = ("build", "upgrade", "dig", "transform", "action", "send", "advance", "pass")  # what uses up a turn
STEPS: Final = ("convert", "burn", "connect", "take", "give", "gain")  # what may follow in it
GRANTING: Final[tuple[str, ...]] = ("action ", "upgrade ")  # what brings spades of its own


def one_of(*texts: str) -> Find:
    """The first of these moves that is legal."""

    def find(hand: Hand, seat: int) -> Move | None:
        for text in texts:
            move = hand.find(seat, text)
            if move is not None:
                return move
        return None

    return find


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """Plays what the commands of a script mean, and keeps the books."""

    def __init__(self, commands: list[Command], match: Match) -> None:
        state = match.state
        assert isinstance(state, Mystica)
        self.match = match
        self.state = state
        self.by_text = match.game.catalogue.by_text
        self.asked: Verb | None = None  # the verb whose legal moves were looked for last,
        self.asker = NONE  # by whom,
        self.found: list[Move] = []  # and those moves
        self.seats: dict[str, int] = {}
        self.accounts: dict[int, Account] = {}
        self.settled: set[int] = set()  # seats whose goods were turned into points
        self.thrown: dict[int, int] = {}  # spades of the cult bonus that a seat does not want
        self.wasted = 0  # spades of the turn that were thrown away; here they are lost when the turn goes on
        self.waived: set[str] = set()  # other things granted in the turn that were given up in words
        self.refused: list[tuple[int, str, str]] = []  # answers a seat may still give, and that change nothing
        self.empty: set[tuple[int, int]] = set()  # offers that bring nothing, by seat and deal
        self.ahead = deque(commands)  # what is still to come
        self.early: set[int] = set()  # commands that were played before their line
        self.permit = NONE  # the seat that said `dig 1` and has not made its volcano yet
        self.owing = NONE  # the seat that passed with a cult step to take, which comes before the next seat's action
        self.ended = NONE  # the seat whose turn ended by itself: spades that it could not use are gone here
        self.acted: dict[int, int] = {}  # by seat: the round of its last action
        self.stated: Numbers | None = None  # what the row at hand says its faction owns after it

    def follow(self, command: Command) -> None:
        """Carry out one command."""
        raise NotImplementedError

    def name_of(self, seat: int) -> str:
        """What a seat plays, or its number before it has chosen."""
        return self.state.seats[seat].faction.mat.key or str(seat + 1)

    def seat_of(self, command: Command) -> Seat:
        return self.state.seats[self.seats[command.faction]]

    def play(self, move: Move, seat: int) -> None:
        """Play a legal move and keep the books; who throws spades away does so when asked."""
        events = self.match.ledger.events
        heard = len(events)
        if move not in self.legal(seat, move.verb):
            raise IllegalMove("error.illegal-move", text=move.text)
        state, turn, verb = self.state, self.state.turn, move.verb
        if isinstance(verb, Action) and verb.full and used(state, state.seats[seat], move) is None:
            self.acted[seat] = int(state.round)
            self.ended = NONE if self.ended == seat else self.ended
            self.refused = [entry for entry in self.refused if entry[0] != seat]  # acting has declined the rest
        self.match.record(move, seat)
        self.asked = None
        if verb is PASS:
            self.owing = seat if state.seats[seat].steps and state.round == self.acted[seat] else NONE
        grants = move.text.startswith(GRANTING)
        if state.turn is not turn and (verb is TRANSFORM or grants):
            self.ended = seat
        for event in events[heard:]:
            if event.seat in self.accounts:
                self.hear(event)
        if grants or not self.state.turn.amount("spades"):
            self.wasted = 0
        if grants:
            self.waived.clear()
        if self.thrown:
            for other in sorted(self.thrown):
                self.throw_rest(other)
        self.find_empty_offers(move, seat)

    def find_empty_offers(self, move: Move, builder: int) -> None:
        """Offers that bring nothing are not asked here; on the site they wait for an answer all the same."""
        state = self.state
        built = move.verb in (BUILD, UPGRADE) and state.round > 0
        around = state.near[state.land.by_name[move.text.split()[1]]] if built else 0
        for seat in state.seats:
            for offer in seat.offers:
                key = int(seat.number), int(offer.deal)
                if key not in self.empty and not gain_of(seat, offer):
                    self.empty.add(key)
                    named = f"{offer.power} from {self.name_of(int(offer.builder))}"
                    self.refused.append((int(seat.number), named, ""))
            if state.active == seat.number != builder and seat.structures & around and not seat.room():
                power = seat.value_of(seat.structures & around)  # its turn has begun, and the offer has lapsed with it
                self.refused.append((int(seat.number), f"{power} from {self.name_of(builder)}", ""))

    def throw_rest(self, seat: int) -> None:
        """Spades of the cult bonus that nobody wants are given up together, when no other is left."""
        left = int(self.state.seats[seat].cult_spades)
        if not left:
            self.thrown.pop(seat, None)
        elif left <= self.thrown.get(seat, 0) and (done := self.find(seat, "done")) is not None:
            self.thrown.pop(seat)
            self.play(done, seat)

    def gone(self, seat: Seat) -> int:
        """The spades that a seat has thrown away and that are still there for us."""
        return self.thrown.get(int(seat.number), 0) if seat.cult_spades else self.wasted

    def hear(self, event: Event) -> None:
        """Keep the books."""
        self.accounts[int(event.seat)].hear(event)

    def legal(self, seat: int, verb: Verb) -> list[Move]:
        """What a seat may play now with a verb."""
        if self.asked is not verb or self.asker != seat:
            self.asked, self.asker = verb, seat
            self.found = self.state.moves_by(seat, verb)
        return self.found

    def find(self, seat: int, text: str) -> Move | None:
        """A move, if a seat may play it now."""
        move = self.by_text.get(text)
        return move if move is not None and move in self.legal(seat, move.verb) else None

    def attempt(self, command: Command, find: Find) -> Move:
        """Play what a command means, after whatever has to happen before it."""
        move = self.prepare(command, find)
        self.play(move, self.seats[command.faction])
        return move

    def prepare(self, command: Command, find: Find) -> Move:
        """What a command means, with whatever has to happen before it played."""
        seat = self.seats[command.faction]
        if command.verb in FULL:
            self.check_order(command, seat)
        counts = 0  # the ply whose refusal counts
        in_turn = False  # was it asked what it does? Then what was possible for it there is what counts
        while True:
            move = find(self, seat)
            if move is not None:
                return move
            now = self.state.now
            if now is not None and now.seat == seat:
                in_turn, counts = True, self.match.ply
            elif not in_turn:
                counts = self.match.ply
            if not self.make_way(command, seat):
                state = self.match.at(counts)
                assert isinstance(state, Mystica)
                raise self.refusal(command, state.moves_of(seat), state)

    def check_order(self, command: Command, seat: int) -> None:
        """The site takes no action before a volcano that was begun, or a cult step of who has just passed."""
        if self.permit != NONE and (seat != self.permit or command.verb not in ("build", "transform")):
            raise self.wrong("dig-unused", command, self.name_of(self.permit))
        owing = self.owing not in (NONE, seat) and self.acted[self.owing] == self.state.round
        if owing and self.state.seats[self.owing].steps:
            raise self.wrong("owes", command, self.name_of(self.owing))

    def wrong(self, name: str, command: Command, expected: int | str) -> Mismatch:
        """A command that does not fit, and what would."""
        return Mismatch(
            f"terra-mystica.ledger.{name}",
            line=command.line,
            field="command",
            expected=expected,
            found=command.text,
            faction=command.faction,
        )

    def refusal(self, command: Command, legal: list[Move], state: Mystica) -> Mismatch:
        """A command that was not possible in a state: why, and what was."""
        texts = [move.text for move in legal if move.text != "resign"]  # always possible where it is at all
        shown = ", ".join(texts[:SHOWN]) + (", ..." if len(texts) > SHOWN else "")
        reason = self.reason(command, state) if texts else None
        if state.over:
            key = "terra-mystica.ledger.after-end"
        elif not texts:
            key = "terra-mystica.ledger.not-asked"
            shown = ", ".join(sorted({self.name_of(int(other.seat)) for other in state.decisions()}))
        else:
            key = "terra-mystica.ledger.impossible-because" if reason else "terra-mystica.ledger.impossible"
        return Mismatch(
            key,
            line=command.line,
            field="command",
            expected=shown,
            found=command.text,
            faction=command.faction,
            reason=reason,
        )

    def reason(self, command: Command, state: Mystica) -> Message | None:
        """Why a move of the same words as a command is not possible; nothing if there is no such move."""
        seat = self.seats[command.faction]
        move = self.by_text.get(" ".join((command.verb, *command.names)))
        return None if move is None else self.match.game.why_not(state, seat, move)

    # What has to happen before a command

    def make_way(self, command: Command, seat: int) -> bool:
        """Play one move that the site takes for granted before a command; tell if there was one."""
        state = self.state
        now = state.now
        if now is None or self.match.over:
            return False
        holder = int(now.seat)
        if holder == seat and self.has_offers(seat):
            self.refuse_offer(command, seat)
            return True
        if holder == seat and not state.round:  # a faction may take its first tile before it picks its terrain
            return self.bring_forward(command.faction, ("pick-color",))
        if self.has_offers(holder) or (done := self.find(holder, "done")) is None:
            return False
        if holder == seat and command.verb not in FULL and command.verb != "give":  # a step down is the next turn's
            return False
        self.play(done, holder)
        return True

    def end_turn(self) -> None:
        """A turn that is complete ends before what does not belong to it."""
        now = self.state.now
        if now is None or self.match.over or self.has_offers(int(now.seat)) or self.unused():
            return
        if (done := self.find(int(now.seat), "done")) is not None:
            self.play(done, int(now.seat))

    def goes_on(self) -> bool:
        """Is a free step of the turn under way, or the dwelling it grants, to come before anybody acts again?"""
        now = self.state.now
        faction = "" if now is None else self.name_of(int(now.seat))
        for command in self.ahead:
            if command.verb in FULL:
                granted = command.faction == faction and command.verb == "build"
                return granted and self.find(self.seats[faction], f"build {command.names[0]}") is not None
            if command.verb in STEPS and command.faction == faction:
                return True
        return False

    def unused(self) -> bool:
        """Is there something granted in this turn that was neither used nor given up in words?"""
        turn = self.state.turn
        names = {held.grant.site for held in each(turn.held)} - {"", "SPADE"}
        return bool(names - self.waived) or turn.amount("spades") > self.wasted

    def has_offers(self, seat: int) -> bool:
        """Is a seat asked about power?"""
        return bool(self.state.seats[seat].offers and self.legal(seat, LEECH))

    def refuse_offer(self, command: Command, seat: int) -> None:
        """Who acts has left the offers still open; who converts cannot take them any more, but may say so later."""
        move = self.legal(seat, DECLINE)[0]
        if command.verb not in FULL:
            self.refused.append((seat, move.text.removeprefix("decline "), "decline"))
        self.play(move, seat)

    def lapsed(self, seat: int) -> bool:
        """May a seat say that it throws away spades which it could not use, and which are gone here already?"""
        state = self.state
        finished = int(state.round) if state.seats[seat].passed else int(state.round) - 1
        if self.ended == seat or finished < 1:
            return self.ended == seat
        tile = state.box.round_tiles[state.round_tiles[finished - 1]]
        return tile.spades > 0 and self.acted.get(seat) == finished

    def use_cult_spades(self) -> None:
        """Whoever has spades of the cult bonus uses them now, before the lines that say so."""
        for command in list(self.ahead):
            if not any(seat.cult_spades for seat in self.state.seats):
                return
            if command.verb in ("transform", "give") and self.seat_of(command).cult_spades:
                self.bring_forward(command.faction, ("transform", "give"))

    def put_off(self, seat: int) -> None:
        """After one of several cult steps or tokens the site goes on if nobody else owes anything."""
        asked = self.state.decisions() if self.state.now is None and not self.match.over else []
        alone = bool(asked) and all(decision.seat == seat for decision in asked)
        if alone and (done := self.find(seat, "done")) is not None:
            self.play(done, seat)

    def comes_next(self, faction: str, verb: str) -> bool:
        """Is the next action of a faction this one?"""
        for command in self.ahead:
            if command.faction == faction and command.verb in FULL:
                return command.verb == verb
        return False

    def bring_forward(self, faction: str, verbs: tuple[str, ...]) -> bool:
        """Carry out the next command of a faction before its line, if it is one of these."""
        for command in self.ahead:
            if command.faction == faction and command.verb not in MADE and id(command) not in self.early:
                if command.verb not in verbs:
                    return False
                self.early.add(id(command))
                self.follow(command)
                return True
        return False
