"""Playing a script: the site's commands become moves of a match, and its rows are compared with our books.

One command of the site may be several moves, and some moves have no command: a turn ends there when somebody else
begins one, and offers that were not answered are declined by acting. The importer fills these in.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from terrae.board.wide import members
from terrae.core.events import Event
from terrae.core.foreign import Mismatch, Reading
from terrae.core.match import Match
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.games.terra_mystica.box import CULTS, TERRAINS, VOLCANO, WHEEL
from terrae.games.terra_mystica.conversion import MOST_BURNT
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.snellman.account import Account
from terrae.games.terra_mystica.snellman.grammar import AWARD, BOTH, CULT_BONUS, INCOME, NOTE, RESOURCES, SETUP
from terrae.games.terra_mystica.snellman.script import Command, Row, Script
from terrae.games.terra_mystica.state import TOP, Mystica

Legal = dict[str, Move]
Find = Callable[[Legal], Move | None]

DECLINED = "[all opponents declined power]"  # a row that stands before the answer it is about
SHOWN = 12  # possible moves named in a refusal
FULL = ("build", "upgrade", "dig", "transform", "action", "send", "advance", "pass")  # what uses up a turn
# What can be given up by saying nothing: it is lost when the turn goes on without it.
SILENT = ("SPADE", "FREE_D", "FREE_TF", "FREE_TP", "BRIDGE", "CONVERT_W_TO_P", "CULT")


def one_of(*texts: str) -> Find:
    """The first of these moves that is legal."""
    return lambda legal: next((legal[text] for text in texts if text in legal), None)


class Importer:
    """A script on its way through a match."""

    def __init__(self, script: Script, match: Match) -> None:
        self.script = script
        self.match = match
        self.seats: dict[str, int] = {}
        self.accounts: dict[int, Account] = {}
        self.settled: set[int] = set()  # seats whose goods were turned into points
        self.leaving: set[int] = set()  # seats that drop out as soon as they are asked something
        self.thrown: dict[int, int] = {}  # spades of the cult bonus that a seat does not want
        self.ahead = deque(command for row in script.rows for command in row.commands)  # what is still to come
        self.early: set[int] = set()  # commands that were played before their line
        self.foretold: dict[int, deque[Row]] = {}  # rows that tell what the next answer to an offer will bring
        self.rows = 0

    def run(self) -> Reading:
        """Play all rows, until one does not fit."""
        try:
            for row in self.script.rows:
                self.play_row(row)
            self.check_end()
        except Mismatch as mismatch:
            return Reading(self.match, self.rows, mismatch)
        return Reading(self.match, self.rows, None)

    @property
    def state(self) -> Mystica:
        state = self.match.state
        assert isinstance(state, Mystica)
        return state

    # Rows

    def play_row(self, row: Row) -> None:
        """A line of play, and what it says the faction owns then."""
        for command in row.commands:
            self.ahead.popleft()
            if id(command) not in self.early:
                self.follow(command)
        if row.numbers is not None:
            self.look(row)
        if row.numbers is not None or not self.script.is_table:
            self.rows += 1

    def look(self, row: Row) -> None:
        """Compare a row now, unless it is about something that only the next one brings about."""
        waiting = self.foretold.setdefault(self.seats[row.faction], deque())
        if row.commands and row.commands[0].text.lower() == DECLINED:
            waiting.append(row)
            return
        while waiting:
            self.compare(waiting.popleft())
        self.compare(row)

    def follow(self, command: Command) -> None:
        """Carry out one command."""
        if command.verb != SETUP and command.faction not in self.seats:
            raise Mismatch(
                "terra-mystica.ledger.faction",
                line=command.line,
                field="faction",
                expected=", ".join(self.seats),
                found=command.faction,
            )
        VERBS[command.verb](self, command)

    def compare(self, row: Row) -> None:
        """The numbers of a row against our books."""
        numbers = row.numbers
        ours = self.accounts[self.seats[row.faction]].numbers
        assert numbers is not None
        for field, stated, found in (
            ("VP", numbers.points, ours.points),
            ("C", numbers.coins, ours.coins),
            ("W", numbers.workers, ours.workers),
            ("P", numbers.priests, ours.priests),
            ("PW", "/".join(map(str, numbers.bowls)), "/".join(map(str, ours.bowls))),
            ("CULT", "/".join(map(str, numbers.cults)), "/".join(map(str, ours.cults))),
        ):
            if stated != found:
                raise Mismatch(
                    "terra-mystica.ledger.numbers",
                    line=row.line,
                    field=field,
                    expected=stated,
                    found=found,
                    faction=row.faction,
                    commands=". ".join(command.text for command in row.commands),
                )

    def check_end(self) -> None:
        """Nothing is missing at the end of the file."""
        line = self.script.last_line
        if not self.match.over:
            asked = ", ".join(sorted({self.name_of(seat) for seat in self.match.seats_to_move}))
            raise Mismatch(
                "terra-mystica.ledger.cut-off",
                line=line,
                field="end",
                expected=asked,
                found="",
                round=int(self.state.round),
            )
        missing = [self.name_of(seat) for seat in self.seats.values() if seat not in self.settled]
        if self.script.is_table and missing:
            raise Mismatch(
                "terra-mystica.ledger.no-scoring", line=line, field="end", expected=", ".join(missing), found=""
            )

    # Moves

    def name_of(self, seat: int) -> str:
        """What a seat plays, or its number before it has chosen."""
        return self.match.game.sides(self.state)[seat]

    def seat_of(self, command: Command) -> Seat:
        return self.state.seats[self.seats[command.faction]]

    def play(self, move: Move, seat: int) -> None:
        """Play a legal move and keep the books; whoever is leaving goes when asked."""
        self.match.play(move, seat)
        self.match.commit()
        for event in self.match.events(self.match.ply):
            if event.seat in self.accounts:
                self.hear(event)
        for other in sorted(self.leaving):
            leave = self.legal(other).get("resign")
            if leave is not None:
                self.leaving.remove(other)
                self.play(leave, other)

    def hear(self, event: Event) -> None:
        """Keep the books; what a row foretold may have come true."""
        seat = int(event.seat)
        self.accounts[seat].hear(event)
        waiting = self.foretold.get(seat)
        if waiting and event.source == self.state.seats[seat].faction.source:
            self.compare(waiting.popleft())

    def legal(self, seat: int) -> Legal:
        """What a seat may play now, by text."""
        if self.match.over:
            return {}
        return {move.text: move for move in self.match.moves(seat)}

    def attempt(self, command: Command, find: Find) -> Move:
        """Play what a command means, after whatever has to happen before it."""
        seat = self.seats[command.faction]
        refusal: Mismatch | None = None
        while True:
            legal = self.legal(seat)
            move = find(legal)
            if move is not None:
                self.play(move, seat)
                return move
            refusal = refusal or self.refusal(command, legal)
            if not self.make_way(command, seat):
                raise refusal

    def refusal(self, command: Command, legal: Legal) -> Mismatch:
        """A command that is not possible: why, and what is."""
        seat = self.seats[command.faction]
        texts = list(legal)
        shown = ", ".join(texts[:SHOWN]) + (", ..." if len(texts) > SHOWN else "")
        reason = self.reason(command, seat)
        if self.match.over:
            key = "terra-mystica.ledger.after-end"
        elif not legal:
            key = "terra-mystica.ledger.not-asked"
            shown = ", ".join(sorted({self.name_of(other) for other in self.match.seats_to_move}))
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

    def reason(self, command: Command, seat: int) -> Message | None:
        """Why a move of the same words as a command is not possible; nothing if there is no such move."""
        words = " ".join((command.verb, *command.names))
        move = self.match.game.catalogue.by_text.get(words)
        return None if move is None or self.match.over else self.match.game.why_not(self.state, seat, move)

    # What has to happen before a command

    def make_way(self, command: Command, seat: int) -> bool:
        """Play one move that the site takes for granted before a command; tell if there was one."""
        state = self.state
        now = state.now
        if now is None or self.match.over:
            return False
        holder = int(now.seat)
        if holder == seat and self.has_offers(seat):
            self.answer_first(seat)
            return True
        if state.seats[holder].cult_spades and holder != seat:
            return self.bring_forward(self.name_of(holder), ("transform", "give"))
        done = self.legal(holder).get("done")
        if done is None or state.seats[holder].cult_spades or self.has_offers(holder):
            return False
        if holder == seat and command.verb not in FULL:
            return False
        self.play(done, holder)
        return True

    def has_offers(self, seat: int) -> bool:
        """Is a seat asked about power?"""
        return any(text.startswith("leech ") for text in self.legal(seat))

    def answer_first(self, seat: int) -> None:
        """A seat wants to act: offers that it takes later in its turn are taken now, others are declined."""
        name = self.name_of(seat)
        for command in self.ahead:
            if command.faction == name and command.verb in FULL:
                break
            if command.faction == name and command.verb == "leech" and id(command) not in self.early:
                self.early.add(id(command))
                self.follow(command)
                return
        legal = self.legal(seat)
        self.play(next(move for text, move in legal.items() if text.startswith("decline ")), seat)

    def bring_forward(self, faction: str, verbs: tuple[str, ...]) -> bool:
        """Carry out the next command of a faction before its line, if it is one of these."""
        for command in self.ahead:
            if command.faction == faction and id(command) not in self.early:
                if command.verb not in verbs:
                    return False
                self.early.add(id(command))
                self.follow(command)
                return True
        return False

    # Commands

    def set_up(self, command: Command) -> None:
        if self.match.over or self.legal(self.match.seats_to_move[0]).get(f"setup {command.faction}") is None:
            raise self.no_faction(command)
        seat = self.match.seats_to_move[0]
        self.seats[command.faction] = seat
        self.play(self.legal(seat)[f"setup {command.faction}"], seat)
        self.accounts[seat] = Account.of(self.state.seats[seat])

    def no_faction(self, command: Command) -> Mismatch:
        seat = self.match.seats_to_move[0]
        known = ", ".join(text.removeprefix("setup ") for text in self.legal(seat) if text.startswith("setup "))
        return Mismatch(
            "terra-mystica.ledger.setup", line=command.line, field="faction", expected=known, found=command.faction
        )

    def build(self, command: Command) -> None:
        """A dwelling; its hex is transformed first if need be."""
        where = command.names[0]
        home = TERRAINS[self.seat_of(command).home]
        find = one_of(f"build {where}", f"transform {where} to {home}")
        if self.attempt(command, find).text.startswith("transform"):
            self.attempt(command, one_of(f"build {where}"))

    def transform(self, command: Command) -> None:
        """Another terrain; without a colour, home or as near to it as the spades allow."""
        where = command.names[0]
        seat = self.seat_of(command)

        def nearest(legal: Legal) -> Move | None:
            ways = [move for text, move in legal.items() if text.startswith(f"transform {where} to ")]
            return min(ways, key=lambda move: self.distance_home(seat, move.text.rpartition(" ")[2]), default=None)

        if len(command.names) > 1:
            self.attempt(command, one_of(f"transform {where} to {command.names[1]}"))
        else:
            self.attempt(command, nearest)
        self.throw_rest(int(seat.number))

    def distance_home(self, seat: Seat, colour: str) -> int:
        terrain = TERRAINS.index(colour)
        return 0 if terrain == seat.home or terrain >= WHEEL else int(seat.faction.spades_home(seat, terrain))

    def throw_rest(self, seat: int) -> None:
        """Spades of the cult bonus that nobody wants are given up together, when no other is left."""
        left = int(self.state.seats[seat].cult_spades)
        if left and left <= self.thrown.get(seat, 0):
            done = self.legal(seat).get("done")
            if done is not None:
                self.play(done, seat)
                left = 0
        if not left:
            self.thrown.pop(seat, None)

    def dig(self, command: Command) -> None:
        """Spades; those who make volcanoes need none, and name the hex at once."""
        if self.seat_of(command).home != VOLCANO:
            self.attempt(command, one_of(f"dig {command.count}"))

    def send(self, command: Command) -> None:
        ways = (command.count,) if command.count else (3, 2, 1)
        self.attempt(command, one_of(*(f"send p to {command.names[0]} for {steps}" for steps in ways)))

    def convert(self, command: Command) -> None:
        """So many conversions of one unit."""
        good, other, into = command.names
        units = int(into)
        if not units or command.count % units:
            raise Mismatch(
                "terra-mystica.ledger.rate",
                line=command.line,
                field="command",
                expected=f"{units * max(1, command.count // max(1, units))}{good}",
                found=command.text,
            )
        for _ in range(units):
            self.attempt(command, one_of(f"convert {command.count // units}{good} to 1{other}"))

    def burn(self, command: Command) -> None:
        left = command.count
        while left:
            times = min(left, MOST_BURNT)
            self.attempt(command, one_of(f"burn {times}"))
            left -= times

    def bridge(self, command: Command) -> None:
        first, second = command.names
        self.attempt(command, one_of(f"bridge {first}:{second}", f"bridge {second}:{first}"))

    def connect(self, command: Command) -> None:
        """A river hex, named itself or by hexes around it."""
        land = self.state.land
        if command.names[0] in land.river_names:
            rivers = [command.names[0]]
        else:
            hexes = [land.by_name.get(name, -1) for name in command.names]
            around = [set(members(bank)) for bank in land.banks]
            rivers = [name for name, bank in zip(land.river_names, around, strict=True) if bank.issuperset(hexes)]
        self.attempt(command, one_of(*(f"connect {river}" for river in rivers)))

    def leech(self, command: Command) -> None:
        """Take an offer. One that brings nothing is not asked here, and may have lapsed already."""
        self.answer(command, "leech")

    def decline(self, command: Command) -> None:
        """Leave an offer, or all of them."""
        if command.count:
            self.answer(command, "decline")
            return
        seat = self.seats[command.faction]
        while self.has_offers(seat):
            self.play(next(move for text, move in self.legal(seat).items() if text.startswith("decline ")), seat)

    def answer(self, command: Command, word: str) -> None:
        seat = self.seat_of(command)
        fitting = [
            self.name_of(int(offer.builder))
            for offer in seat.offers
            if offer.power == command.count and self.name_of(int(offer.builder)) in (command.names or self.seats)
        ]
        legal = self.legal(int(seat.number))
        texts = [f"{word} {command.count} from {builder}" for builder in fitting]
        move = one_of(*texts)(legal)
        if move is not None:
            self.play(move, int(seat.number))
        elif not fitting and seat.room():
            offers = ", ".join(f"{offer.power} from {self.name_of(int(offer.builder))}" for offer in seat.offers)
            raise Mismatch(
                "terra-mystica.ledger.no-offer",
                line=command.line,
                field="command",
                expected=offers or str(Message("terra-mystica.ledger.nothing")),
                found=command.text,
                faction=command.faction,
            )

    def take(self, command: Command) -> None:
        """Tiles and cult steps."""
        name, seat = command.names[0], self.seat_of(command)
        if name in CULTS and seat.cults[CULTS.index(name)] == TOP and not self.can_step(command):
            return  # the site does not mind a step that leads nowhere
        if command.count == 2 and f"+2{name}" in self.legal(int(seat.number)):
            self.attempt(command, one_of(f"+2{name}"))
            return
        for _ in range(command.count):
            self.attempt(command, one_of(f"+{name}"))

    def can_step(self, command: Command) -> bool:
        legal = self.legal(self.seats[command.faction])
        return any(text.startswith("+") and text.lstrip("+2") in CULTS for text in legal)

    def give(self, command: Command) -> None:
        """Cult steps as a price, or something granted that is not wanted."""
        name, seat = command.names[0], self.seats[command.faction]
        if name in CULTS:
            self.attempt(command, one_of(f"-{command.count if command.count > 1 else ''}{name}"))
        elif name == "GAIN_P3_FOR_VP":
            for _ in range(command.count):
                self.attempt(command, one_of("-GAIN_P3_FOR_VP"))
        elif name == "SPADE" and self.state.seats[seat].cult_spades:
            self.thrown[seat] = self.thrown.get(seat, 0) + command.count
            self.throw_rest(seat)
        elif name not in SILENT:
            raise Mismatch(
                "terra-mystica.ledger.give",
                line=command.line,
                field="command",
                expected=", ".join(f"-{word}" for word in (*CULTS, "GAIN_P3_FOR_VP", *SILENT)),
                found=command.text,
            )

    def pass_(self, command: Command) -> None:
        """In the last round no card is taken, whatever is written."""
        self.attempt(command, one_of(*(f"pass {card}" for card in command.names), "pass"))

    def done(self, command: Command) -> None:
        """The end of a turn, where it is not clear without it."""
        seat, now = self.seats[command.faction], self.state.now
        if now is not None and now.seat == seat and not self.state.seats[seat].cult_spades:
            move = self.legal(seat).get("done")
            if move is not None:
                self.play(move, seat)

    def drop(self, command: Command) -> None:
        """Somebody leaves the game, as soon as they are asked something."""
        seat = self.seats[command.faction]
        move = self.legal(seat).get("resign")
        if move is None:
            self.leaving.add(seat)
        else:
            self.play(move, seat)

    def unlock(self, command: Command) -> None:
        """A terrain for a priest, or the priest, who comes unasked where there is no choice."""
        text = f"unlock-terrain {command.names[0]}"
        account = self.accounts[self.seats[command.faction]]
        keeps = command.names[0] == "gain-priest"
        if keeps and text not in self.legal(self.seats[command.faction]) and account.claim_arrival():
            return
        self.attempt(command, one_of(text))
        if keeps:
            account.claim_arrival()

    def plain(self, command: Command) -> None:
        """A command whose words are those of the move."""
        self.attempt(command, one_of(" ".join((command.verb, *command.names))))

    def upgrade(self, command: Command) -> None:
        self.attempt(command, one_of("upgrade {} to {}".format(*command.names)))

    def gain(self, command: Command) -> None:
        self.attempt(command, one_of("gain P3 for VP"))

    def nothing(self, command: Command) -> None:
        """Words that change nothing."""

    def claim(self, command: Command) -> None:
        """A row the site made: what has waited for it counts from now on."""
        seat = self.seats[command.faction]
        sources = {
            CULT_BONUS: ("cult-bonus:",),
            INCOME: ("income:",),
            BOTH: ("cult-bonus:", "income:"),
            RESOURCES: ("final:goods",),
            AWARD: tuple(f"final:{name.upper() if name.upper() in CULTS else name}" for name in command.names),
        }
        self.accounts[seat].claim(*sources[command.verb])
        if command.verb == RESOURCES:
            self.settled.add(seat)


VERBS: dict[str, Callable[[Importer, Command], None]] = {
    SETUP: Importer.set_up,
    CULT_BONUS: Importer.claim,
    INCOME: Importer.claim,
    BOTH: Importer.claim,
    AWARD: Importer.claim,
    RESOURCES: Importer.claim,
    NOTE: Importer.nothing,
    "build": Importer.build,
    "upgrade": Importer.upgrade,
    "dig": Importer.dig,
    "transform": Importer.transform,
    "action": Importer.plain,
    "send": Importer.send,
    "advance": Importer.plain,
    "bridge": Importer.bridge,
    "connect": Importer.connect,
    "burn": Importer.burn,
    "convert": Importer.convert,
    "leech": Importer.leech,
    "decline": Importer.decline,
    "gain": Importer.gain,
    "take": Importer.take,
    "give": Importer.give,
    "unlock-terrain": Importer.unlock,
    "pick-color": Importer.plain,
    "pass": Importer.pass_,
    "wait": Importer.nothing,
    "done": Importer.done,
    "drop": Importer.drop,
}
