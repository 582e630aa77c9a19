"""A session: people and bots play a match at the terminal."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

from terrae.bots import SUBSTITUTE, Bot, BotFailed, ask_bot, find_bot
from terrae.cli import INTERRUPTED
from terrae.cli.choices import by_verb, choices, warnings
from terrae.cli.commands import ANY_TIME, COMMANDS, Quit, completions
from terrae.cli.files import save_match
from terrae.cli.interrupt import pressed
from terrae.cli.journal import journal, seat_name
from terrae.cli.prompt import Reader
from terrae.cli.refusal import DIFFERENT
from terrae.cli.screen import Screen, scene_of
from terrae.cli.standing import standing, verdict
from terrae.core.asks import Ask
from terrae.core.errors import IllegalMove, TerraeError, UnknownMove
from terrae.core.game import guess
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.scene import Amount, Bowls, Scene
from terrae.core.scene import Seat as SeatPart
from terrae.core.wording import amounts, closed, phrase, sentence


class Session:
    """Asks people, asks bots, and tells what happened until the game is over."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        screen: Screen,
        reader: Reader,
        *,
        save: Path | None = None,
        ask_exchange: bool = False,
        confirm: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.reader = reader
        self.save = save
        self.ask_exchange = ask_exchange
        self.confirm = confirm
        self.alone = len(bots) == match.setting.seats  # nobody watches: only the result is shown
        self.automatic: set[int] = set()  # plies answered for a person
        self.seen = -1  # the ply whose question was shown last
        self.shown: Scene | None = None  # the scene and the question of the position now, once somebody looked
        self.asked: Ask | None = None

    # The whole game

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            with self.screen.busy(phrase("cli.bots-play")) if self.alone else nullcontext():
                self.turns()
            self.finish()
        except Quit:
            return self.leave("cli.left", 0)
        except EOFError:
            if pressed():
                return self.leave("cli.stopped", INTERRUPTED)
            return self.leave("cli.input-ended", DIFFERENT) if self.reader.script else self.leave("cli.left", 0)
        except KeyboardInterrupt:
            return self.leave("cli.stopped", INTERRUPTED)
        except TerraeError:  # a bot failed: what was played is not lost
            if self.save is not None:
                save_match(self.match, self.save)
            raise
        return 0

    def finish(self) -> None:
        """The game is over: the table, the points by source, the winners."""
        self.screen.picture(self.scene())
        self.screen.say()
        self.screen.say(standing(self.match))
        self.screen.say()
        self.screen.say(verdict(self.match), "bold")
        if self.save is not None:
            save_match(self.match, self.save)
            self.screen.say(phrase("cli.saved", file=self.save))

    def leave(self, key: str, code: int) -> int:
        """The game stops here: keep it if there is a file for it, in one sentence."""
        if self.save is None:
            self.screen.say(phrase(f"{key}-unsaved"))
        else:
            save_match(self.match, self.save)
            self.screen.say(phrase(key, file=self.save, game=self.match.game.name))
        return code

    def scene(self) -> Scene:
        if self.shown is None:
            self.shown = scene_of(self.match.game, self.match.state, self.match.names)
        return self.shown

    def ask(self, seat: int) -> Ask:
        if self.asked is None or self.asked.seat != seat:
            self.asked = self.match.ask(seat)
        assert self.asked is not None, "this seat is asked something"
        return self.asked

    def answer(self, move: Move | str, seat: int) -> Move:
        """Play a move; what was looked up about the position is out of date."""
        played = self.match.play(move, seat)
        self.shown = self.asked = None
        return played

    # Turns

    def turns(self) -> None:
        """One seat after another, until the game is over."""
        while not self.match.over:
            seat = self.match.seats_to_move[0]
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_turn(seat)

    def bot_turn(self, seat: int) -> None:
        """A bot answers until somebody else must decide; if it fails, a beginner does, where people play, too."""
        start, bot = self.match.ply, self.bots[seat]
        while not self.match.over and self.match.seats_to_move[0] == seat:
            try:
                move = ask_bot(bot, self.match.state, seat)
            except BotFailed as error:
                if self.alone or bot is not self.bots[seat]:
                    raise
                self.screen.say(phrase("cli.substitute", failure=sentence(error)), "red")
                bot = find_bot(SUBSTITUTE, self.match.game)(None)
                continue
            self.answer(move, seat)
            self.match.commit()
        self.tell(start)

    def person_turn(self, seat: int) -> None:
        """A person answers until somebody else must decide; then the turn is final."""
        self.screen.say()
        self.screen.picture(self.scene())
        while True:
            while not self.match.over and self.match.seats_to_move[0] == seat:
                if not self.answer_alone(seat):
                    self.question(seat)
                    self.line(seat)
            if self.confirmed(seat):
                self.match.commit()
                return

    def answer_alone(self, seat: int) -> bool:
        """Answer what needs no person: a question that can wait, or one with a single answer."""
        decision = self.match.state.decisions()[0]
        waits = None if self.ask_exchange else self.match.game.put_off(self.match.state, decision)
        moves = self.match.moves(seat)
        if waits is None and len(moves) > 1:
            return False
        start = self.match.ply
        self.answer(waits or moves[0], seat)
        self.automatic.add(start + 1)
        if waits is None:
            self.screen.say(phrase("cli.only-move", move=moves[0].text), "dim")
            self.tell(start)
        return True

    def confirmed(self, seat: int) -> bool:
        """Is the turn final? Only asked if wished; otherwise it is."""
        while self.confirm and any(
            ply not in self.automatic for ply in range(self.match.committed + 1, self.match.ply + 1)
        ):
            text = self.reader.read(phrase("cli.confirm-prompt"), lambda: ["confirm", "undo", *ANY_TIME]).strip()
            if "confirm".startswith(text.casefold()):  # Enter alone is enough
                return True
            if "undo".startswith(text.casefold()):
                self.undo()
                return False
            word, _, rest = text.partition(" ")
            if word.casefold() in ANY_TIME:
                self.obey(word.casefold(), seat, rest.strip())
            else:
                self.screen.say(phrase("cli.confirm-or-undo"))
        return True

    # One line

    def question(self, seat: int) -> None:
        """Show what is asked, once."""
        if self.seen == self.match.ply:
            return
        self.seen = self.match.ply
        asked = self.ask(seat)
        self.screen.say()
        self.screen.say(self.holdings(seat), "dim")
        self.screen.say(sentence(asked.question), "bold")
        self.moves(seat)

    def moves(self, seat: int) -> None:
        """The legal moves with prices, and what a friend would say about them."""
        asked = self.ask(seat)
        self.screen.say(choices(self.match.game, asked))
        for line in warnings(asked):
            self.screen.say(line, "yellow")

    def holdings(self, seat: int) -> str:
        """What the seat owns, in one line."""
        scene = self.scene()
        owned = {part.word: part.number for part in scene.of(Amount, seat=seat + 1) if part.use == "held"}
        me = scene.of(SeatPart, seat=seat + 1)[0]
        goods = [amounts({"points": me.points, **owned})]
        goods += [
            phrase("cli.bowls", counts="/".join(map(str, part.counts))) for part in scene.of(Bowls, seat=seat + 1)
        ]
        return phrase("cli.holdings", name=seat_name(me), goods=", ".join(goods))

    def line(self, seat: int) -> None:
        """Read a line and do what it says; a mistake is told and changes nothing."""
        name = seat_name(self.scene().of(SeatPart, seat=seat + 1)[0])
        text = self.reader.read(f"{name}> ", lambda: completions(self, seat)).strip()
        if not text:
            return
        word, _, rest = text.partition(" ")
        if word.casefold() in COMMANDS:
            self.obey(word.casefold(), seat, rest.strip())
            return
        try:
            self.play(seat, text)
        except TerraeError as error:
            self.screen.say(closed(error), "red")

    def obey(self, command: str, seat: int, about: str) -> None:
        """Carry out a command of the prompt."""
        try:
            COMMANDS[command](self, seat, about)
        except TerraeError as error:
            self.screen.say(closed(error), "red")

    def play(self, seat: int, text: str) -> None:
        """A person's move."""
        start = self.match.ply
        asked = self.ask(seat)
        try:
            move = self.answer(text, seat)
        except UnknownMove:
            raise self.better_reason(seat, text) from None
        self.automatic.discard(start + 1)
        for choice in asked.choices:
            if choice.move == move.text and choice.warning is not None:
                self.screen.say(phrase("cli.note", warning=sentence(choice.warning)), "yellow")
        self.tell(start)

    def better_reason(self, seat: int, text: str) -> TerraeError:
        """A verb alone, or the target of what is asked, such as a colour that somebody else has: more can be said.

        Whatever else it is, it is said what can be played.
        """
        game, meant = self.match.game, text.casefold()
        verbs = {move.verb for move in self.match.moves(seat)}
        fitting = [
            move for move in game.catalogue.moves if move.verb in verbs and move.text.casefold().endswith(f" {meant}")
        ]
        if len(fitting) == 1:
            reason = game.why_not(self.match.state, seat, fitting[0])
            return IllegalMove("error.not-possible", text=fitting[0].text, reason=reason)
        if any(move.verb.word == meant for move in game.catalogue.moves):
            return IllegalMove("cli.verb-not-now", verb=meant)
        legal = [move.text for move in self.match.moves(seat)]
        possible = by_verb(game, self.ask(seat).choices)
        return UnknownMove(
            "cli.unknown-move", text=text, guess=guess(meant, [*legal, *COMMANDS]), verbs=", ".join(possible)
        )

    def undo(self) -> None:
        """Take back the person's last move, and what was answered for the person after it."""
        while True:
            ply = self.match.ply
            move = self.match.undo()
            self.shown = self.asked = None
            self.seen = -1
            if ply not in self.automatic:
                self.screen.say(phrase("cli.undone", move=move.text))
                return

    def tell(self, start: int) -> None:
        """What happened since a ply."""
        if not self.alone:
            self.screen.say(journal(self.match, start, numbered=False))
