"""Conformance: what must hold for any game. Authors of new titles use it too.

>>> from terrae.core.game import find_game
>>> report = check_games(find_game("terra-nova"), 2, seed=1)
>>> report.games, report.violations
(2, [])
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from terrae.core.asks import ask, ask_lines, understand
from terrae.core.errors import BadOption, MoveError, TerraeError, UndoError
from terrae.core.events import Ledger
from terrae.core.game import Game, Setting
from terrae.core.match import Match
from terrae.core.messages import say
from terrae.core.moves import Move
from terrae.core.record import read, write
from terrae.core.state import NATURE, Frame, Owed, Programme, State

MOST_PLIES = 100_000  # a game that takes longer does not end
PROBES = 0.1  # at most this share of the positions of a game gets the dear checks
Plain = Any  # what JSON could hold, and identities of shared things


@dataclass
class Report:
    """What a run of checks found."""

    games: int = 0
    decisions: int = 0
    violations: list[str] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return {"games": self.games, "decisions": self.decisions, "violations": self.violations}


def attributes(thing: object) -> dict[str, Any]:
    """All attributes of an object, of a compiled class too."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names |= set(getattr(cls, "__mypyc_attrs__", ()))
    return {name: getattr(thing, name) for name in sorted(names) if not name.startswith("__")}


def snapshot(thing: object, parts: tuple[type, ...] = ()) -> Plain:
    """The whole contents of a state as plain data; what states share (boxes, maps, moves) stands for itself."""
    if thing is None or isinstance(thing, int | str | float | bool):
        return thing
    if isinstance(thing, (State, Frame, Programme, Owed, *parts)):
        inside = attributes(thing)
        inside.pop("ledger", None)
        return [type(thing).__name__, {name: snapshot(value, parts) for name, value in inside.items()}]
    if isinstance(thing, dict):
        return {key: snapshot(value, parts) for key, value in thing.items()}
    if isinstance(thing, list | tuple | set) or type(thing).__name__.startswith("vec"):
        return [snapshot(item, parts) for item in thing]  # type: ignore[attr-defined]
    return (type(thing).__name__, id(thing))


def possible_seats(game: Game, seats: int | None, options: dict[str, str]) -> list[int]:
    """The numbers of seats that can play with these options; if there are none, the reason is raised."""
    possible: list[int] = []
    refusal: BadOption | None = None
    for number in range(game.fewest, game.most + 1) if seats is None else [seats]:
        try:
            game.setting(number, options)
        except BadOption as error:
            refusal = error
        else:
            possible.append(number)
    if not possible and refusal is not None:
        raise refusal
    return possible


def random_setting(game: Game, dice: random.Random, seats: int | None, options: dict[str, str]) -> Setting:
    """Seats and options at random, those given kept; combinations that a game refuses are drawn again."""
    possible = possible_seats(game, seats, options)
    while True:
        values = {
            option.name: dice.choice(option.values or option.samples or (option.default,)) for option in game.options
        }
        number = dice.choice(possible)
        try:
            return game.setting(number, {**values, **options})
        except BadOption:
            continue


def random_move(moves: list[Move], dice: random.Random, by_verb: bool) -> Move:
    """A move at random; by verb first, rare verbs are played more often and games grow longer."""
    if not by_verb:
        return dice.choice(moves)
    verbs = list({move.verb.number: None for move in moves})
    longest = [number for number in verbs if sum(move.verb.number == number for move in moves) > 1]
    number = dice.choice(longest if longest and dice.random() < 0.8 else verbs)
    return dice.choice([move for move in moves if move.verb.number == number])


class Checker:
    """One game, played at random and looked at from all sides."""

    def __init__(self, game: Game, setting: Setting, seed: str) -> None:
        self.game = game
        self.dice = random.Random(seed)
        self.match = Match(game, setting, seed=seed)
        self.name = f"{setting.seats} seats, {setting.options}, seed {seed!r}"
        self.violations: list[str] = []
        self.decisions = 0

    def wrong(self, what: str) -> None:
        self.violations.append(f"{self.name}, ply {self.match.ply}: {what}")

    def same(self, one: State, other: State, what: str) -> None:
        if snapshot(one, self.game.state_parts) != snapshot(other, self.game.state_parts):
            self.wrong(what)

    def run(self) -> None:
        match, dice = self.match, self.dice
        by_verb = dice.random() < 0.5
        probe = dice.random() * PROBES
        while not match.over:
            if match.ply > MOST_PLIES:
                self.wrong("the game does not end")
                return
            seats = match.seats_to_move
            seat = dice.choice(seats)
            moves = match.moves(seat)
            self.check_moves(moves)
            self.decisions += 1
            ply = match.ply
            if dice.random() < probe:
                self.probe(seat, moves)
            if match.ply != ply:  # nature answered a move that was tried and is now played
                continue
            match.play(random_move(moves, dice, by_verb), seat)
            match.commit()
            if dice.random() < 0.2:
                self.check_books()
        self.check_books()
        self.check_replay()
        if match.moves() or match.ask() is not None or match.seats_to_move:
            self.wrong("somebody is asked after the end")
        if len(self.game.winners(match.state)) < 1:
            self.wrong("nobody won")

    def check_moves(self, moves: list[Move]) -> None:
        """Legal moves exist, are different, belong to the catalogue, and can be written and read."""
        if not moves:
            self.wrong("a question without an answer")
        if len({move.index for move in moves}) != len(moves):
            self.wrong("a move is offered twice")
        catalogue = self.game.catalogue
        for move in moves:
            if catalogue[move.index] is not move or catalogue.parse(move.text) is not move:
                self.wrong(f"{move.text} is not itself in the catalogue")

    def check_books(self) -> None:
        """What seats own is what the ledger says, and nothing appears or vanishes."""
        for line in self.game.audit(self.match.state, self.match.ledger):
            self.wrong(line)

    def check_replay(self) -> None:
        """The file of the game leads to the same state, and so does the log."""
        text = write(self.match)
        again = read(text).match(None)
        self.same(self.match.state, again.state, "the game file leads elsewhere")
        if write(again) != text:
            self.wrong("writing what was read gives another file")
        if [repr(event) for event in again.ledger.events] != [repr(event) for event in self.match.ledger.events]:
            self.wrong("the game file leads to other events")

    def probe(self, seat: int, moves: list[Move]) -> None:
        """The dear checks, at some positions only."""
        self.check_copy(seat, moves)
        self.check_save()
        self.check_verbs()
        self.check_refusal(seat, moves)
        self.check_shown(seat)
        self.check_commuting()
        self.check_undo(seat, moves)

    def check_copy(self, seat: int, moves: list[Move]) -> None:
        """A copy is equal and independent, in both directions."""
        state = self.match.state
        before = snapshot(state, self.game.state_parts)
        twin = state.copy()
        self.same(state, twin, "a copy differs")
        twin.play(self.dice.choice(moves), seat)
        if snapshot(state, self.game.state_parts) != before:
            self.wrong("playing on a copy changes the state")

    def check_save(self) -> None:
        """A game in the middle can be saved and read."""
        again = read(write(self.match)).match(None)
        self.same(self.match.state, again.state, "the game file of a running game leads elsewhere")
        ply = self.dice.randint(0, self.match.ply)
        self.same(self.match.at(ply), again.at(ply), f"position {ply} differs after reading")

    def check_verbs(self) -> None:
        """The legal moves of a verb are those among all legal moves, whoever is asked."""
        state = self.match.state
        for seat in range(self.match.setting.seats):
            moves = state.moves_of(seat)
            for family in self.game.catalogue.families:
                verb = family[0].verb
                if state.moves_by(seat, verb) != [move for move in moves if move.verb is verb]:
                    self.wrong(f"the legal moves of {verb.word!r} are not those among all legal moves")

    def check_refusal(self, seat: int, moves: list[Move]) -> None:
        """A move that is not legal is refused with a reason, and nothing changes."""
        move = self.dice.choice(self.game.catalogue.moves)
        if move in moves:
            if understand(move.text, self.game.catalogue, moves) is not move:
                self.wrong(f"{move.text} is understood as something else")
            return
        before = snapshot(self.match.state, self.game.state_parts)
        try:
            self.match.play(move, seat)
            self.wrong(f"{move.text} is played though it is not legal")
        except MoveError as error:
            if not say(error.message):
                self.wrong(f"no reason why not {move.text}")
        if snapshot(self.match.state, self.game.state_parts) != before:
            self.wrong(f"refusing {move.text} changes the state")

    def check_shown(self, seat: int) -> None:
        """Views are plain data, looking changes nothing, and what is asked is in the picture."""
        state = self.match.state
        before = snapshot(state, self.game.state_parts)
        view = self.game.view(state, None if seat == NATURE else seat)
        if json.loads(json.dumps(view)) != view:
            self.wrong("the view is no plain data")
        if not self.game.hides_anything and view != self.game.view(state, None):
            self.wrong("a seat sees something else than a spectator, though nothing is hidden")
        scene = self.game.scene(view)
        if seat != NATURE:
            asked = ask(self.game, state, seat)
            legal = [move.text for move in self.match.moves(seat)]
            if asked is None or [choice.move for choice in asked.choices] != legal:
                self.wrong("the ask does not offer the legal moves")
            else:
                ids = {part.id for part in scene.parts}
                for choice in asked.choices:
                    if not choice.at or not set(choice.at) <= ids:
                        self.wrong(f"{choice.move} is clicked at {choice.at}, which is not in the scene")
                self.check_lines(seat, ids)
        if snapshot(state, self.game.state_parts) != before:
            self.wrong("looking at the state changes it")

    def check_lines(self, seat: int, ids: set[str]) -> None:
        """Answers of several moves are legal move by move, and clicked somewhere."""
        asked = ask_lines(self.game, self.match.state, seat)
        for choice in asked.choices if asked else []:
            if len(choice.moves) == 1:
                continue
            if not choice.at or not set(choice.at) <= ids:
                self.wrong(f"{choice.moves} is clicked at {choice.at}, which is not in the scene")
            trial = self.match.state.copy()
            for text in choice.moves:
                trial.check(self.game.catalogue.parse(text), seat)
                trial.play(self.game.catalogue.parse(text), seat)

    def check_undo(self, seat: int, moves: list[Move]) -> None:
        """Undo and plans lead back; a plan never touches the game."""
        before, events = snapshot(self.match.state, self.game.state_parts), len(self.match.ledger.events)
        plan = self.match.plan(seed="plan")
        for _ in range(5):
            if plan.over:
                break
            plan.play(self.dice.choice(plan.moves()))
        while plan.draft:
            plan.undo()
        self.same(self.match.state, plan.state, "undoing a plan does not lead back")
        if seat != NATURE:
            ply = self.match.ply
            self.match.play(self.dice.choice(moves), seat)
            try:
                self.match.undo()
            except UndoError:
                if self.match.log[-1].seat != NATURE:
                    self.wrong("a move of the draft cannot be taken back")
                return
            if self.match.ply != ply or len(self.match.ledger.events) != events:
                self.wrong("undo leaves something behind")
        if snapshot(self.match.state, self.game.state_parts) != before:
            self.wrong("a plan or an undo changes the game")

    def check_commuting(self) -> None:
        """Answers of different seats to open questions can be given in any order."""
        seats = self.match.seats_to_move
        if len(seats) < 2:
            return
        state = self.match.state
        first, second = self.dice.sample(seats, 2)
        one, other = self.dice.choice(state.moves_of(first)), self.dice.choice(state.moves_of(second))
        there, back = state.copy(), state.copy()
        for trial, answers in ((there, ((one, first), (other, second))), (back, ((other, second), (one, first)))):
            trial.ledger = Ledger()
            for move, who in answers:
                trial.play(move, who)
        self.same(there, back, f"{one.text} and {other.text} do not commute")


def check_games(
    game: Game,
    games: int,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games at random and check them; options that are not given vary."""
    report = Report()
    for number in range(games):
        name = f"{seed}/{number}"
        setting = random_setting(game, random.Random(name), seats, options or {})
        checker = Checker(game, setting, name)
        try:
            checker.run()
        except TerraeError as error:
            checker.wrong(f"{type(error).__name__}: {error}")
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            checker.wrong(f"the rules failed: {error!r}")
        report.games += 1
        report.decisions += checker.decisions
        report.violations += checker.violations
        if progress is not None:
            progress(report.games)
    return report
