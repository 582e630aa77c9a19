"""The whole game: set-up, rounds, final scoring, and the interface that is compared with the engine."""

from __future__ import annotations

from . import facts
from .board import Board, in_reading_order
from .options import Options, read_options
from .table import Seat, Table
from .turn import (
    Flow,
    Question,
    TextFlow,
    ask,
    ask_or_done,
    free_moves,
    make_free_move,
    take_turn,
    target,
    with_verb,
    worship_moves,
)

ROUNDS = 5


def draw(moves: list[str], weights: list[int] | None = None) -> TextFlow:
    """A question to nature; returns the last word of the answer."""
    text = yield from ask(0, moves, weights)
    return text.split(" ")[-1]


class Game:
    """The course of the game as generators over a table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.table = Table(Board(facts.MAPS[options.map]), options.seats)
        self.neutral_colour = ""
        # what the options give is known from the beginning
        self.table.first = options.first or 0
        self.table.round_tiles = list(options.round_tiles or [])
        self.table.bonus_tiles = dict.fromkeys(options.bonus_tiles or [], 0)
        if isinstance(options.factions, list):
            for seat, faction in zip(self.table.seats, options.factions, strict=True):
                seat.take_faction(faction)

    # ---- set-up

    def whole_game(self) -> Flow:
        yield from self.set_up()
        order = self.table.clockwise()
        for number in range(1, ROUNDS + 1):
            if self.options.variant == "lucky-digger":
                yield from self.lucky_digger()
            self.table.round = number
            for seat in self.table.seats:
                self.table.income(seat)
            yield from self.action_phase(order)
            if number < ROUNDS:
                order = self.next_order()
                yield from self.end_of_round(order)
        yield from self.final_scoring()

    def set_up(self) -> Flow:
        table, options = self.table, self.options
        if options.first is None:
            table.first = int((yield from draw([f"draw first {seat.number}" for seat in table.seats])))
        if options.variant == "planner":
            yield from self.planner_set_up()
        if options.round_tiles is None:
            for _ in range(ROUNDS):
                left = {
                    kind: copies - table.round_tiles.count(kind)
                    for kind, copies in facts.ROUND_TILE_COPIES.items()
                    if copies > table.round_tiles.count(kind)
                }
                table.round_tiles.append((yield from draw(with_verb("draw round", list(left)), list(left.values()))))
        if options.bonus_tiles is None:
            for _ in range(options.seats + 3):
                letters = [letter for letter in facts.BONUS_INCOME if letter not in table.bonus_tiles]
                table.bonus_tiles[(yield from draw(with_verb("draw bonus", letters)))] = 0
        yield from self.choose_factions()
        if options.first_game:
            self.printed_set_up()
        else:
            yield from self.place_start_houses()
            for seat in reversed(table.clockwise()):
                text = yield from ask(seat.number, with_verb("bonus", sorted(table.bonus_tiles)))
                self.take_first_bonus(seat, target(text))
        for letter in table.bonus_tiles:
            table.bonus_tiles[letter] += 1

    def planner_set_up(self) -> Flow:
        if self.options.first_game:
            given = {facts.FACTIONS[name].colour for name in facts.FIRST_GAME_BONUS[self.options.seats]}
        else:
            given = {seat.colour for seat in self.table.seats}
        colours = [colour for colour in facts.HOME_TERRAIN if colour not in given]
        self.neutral_colour = yield from draw(with_verb("draw neutral", colours))
        for seat in self.table.clockwise():
            yield from self.place_neutral(seat, self.neutral_colour)

    def neutral_places(self, colour: str) -> list[str]:
        """Marked hexes of the colour's home terrain that are unoccupied and still of that terrain."""
        terrain = facts.HOME_TERRAIN[colour]
        marks = set(self.table.board.marks[terrain]) - self.table.occupied()
        return [name for name in in_reading_order(marks) if self.table.terrain[name] == terrain]

    def place_neutral(self, seat: Seat, colour: str) -> Flow:
        places = self.neutral_places(colour)
        if places:
            text = yield from ask(seat.number, with_verb("neutral", places))
            self.table.neutral.add(target(text))

    def open_colours(self) -> list[str]:
        taken = {seat.colour for seat in self.table.seats} | {self.neutral_colour}
        return [colour for colour in facts.HOME_TERRAIN if colour not in taken]

    def choose_factions(self) -> Flow:
        """Nothing is asked if the options named the factions. In the first game the mat decides the side."""
        if isinstance(self.options.factions, list):
            return
        if self.options.first_game:
            allowed = list(facts.FIRST_GAME_BONUS[self.options.seats])
        else:
            allowed = list(facts.FACTIONS)
        order = self.table.clockwise()
        if self.options.factions == "random":
            for seat in order:
                colours = self.open_colours()
                names = [name for name in allowed if facts.FACTIONS[name].colour in colours]
                seat.take_faction((yield from draw(with_verb("draw faction", names))))
            return
        for seat in order:
            colours = [c for c in self.open_colours() if any(facts.FACTIONS[name].colour == c for name in allowed)]
            seat.colour = target((yield from ask(seat.number, with_verb("mat", colours))))
        for seat in order:
            sides = [name for name in allowed if facts.FACTIONS[name].colour == seat.colour]
            if self.options.first_game:
                seat.take_faction(sides[0])
            else:
                seat.take_faction(target((yield from ask(seat.number, with_verb("faction", sides)))))

    def place_start_houses(self) -> Flow:
        order = self.table.clockwise()
        third = [seat for seat in order if seat.mat.houses == 3]
        for seat in [*order, *reversed(order), *third]:
            free = in_reading_order(set(self.table.terrain) - self.table.occupied())
            home = [name for name in free if self.table.terrain[name] == seat.home]
            seat.houses.add(target((yield from ask(seat.number, with_verb("build", home)))))

    def printed_set_up(self) -> None:
        count = self.options.seats
        for seat in self.table.seats:
            seat.houses = set(facts.FIRST_GAME_HOUSES[self.options.map][count][seat.faction])
            self.take_first_bonus(seat, facts.FIRST_GAME_BONUS[count][seat.faction])

    def take_first_bonus(self, seat: Seat, letter: str) -> None:
        del self.table.bonus_tiles[letter]
        seat.bonus = letter

    # ---- rounds

    def lucky_digger(self) -> Flow:
        played = {seat.colour for seat in self.table.seats}
        colours = [colour for colour in facts.HOME_TERRAIN if colour not in played]
        for seat in self.table.clockwise():
            colour = yield from draw(with_verb("draw house", colours))
            colours.remove(colour)
            yield from self.place_neutral(seat, colour)

    def action_phase(self, order: list[Seat]) -> Flow:
        self.table.drop_order = []
        while not all(seat.dropped for seat in order):
            for seat in order:
                if not seat.dropped:
                    yield from take_turn(self.table, seat)

    def next_order(self) -> list[Seat]:
        if self.options.order == "dropout":
            return [self.table.seats[number - 1] for number in self.table.drop_order]
        return self.table.clockwise()

    def end_of_round(self, order: list[Seat]) -> Flow:
        """X-tokens and coins, the Planner's neutral houses, then exchanges of all seats at the same time."""
        table = self.table
        table.covered.clear()
        table.covered_bonus.clear()
        for seat in table.seats:
            seat.used_palaces.clear()
            seat.dropped = False
        for letter in table.bonus_tiles:
            table.bonus_tiles[letter] += 1
        if self.options.variant == "planner" and table.round == 3:
            table.neutral.update(self.neutral_places(self.neutral_colour))
        used: dict[int, set[str]] = {seat.number: set() for seat in order}
        closed: set[int] = set()
        while True:
            questions: list[Question] = []
            for seat in order:
                moves = free_moves(seat, used[seat.number])
                if seat.number not in closed and moves:
                    questions.append(Question(seat.number, [*moves, "done"]))
            if not questions:
                return
            number, text = yield questions
            if text == "done":
                closed.add(number)
            else:
                used[number].add(make_free_move(table.seats[number - 1], text))

    # ---- the end

    def final_scoring(self) -> Flow:
        table = self.table
        for seat in table.seats:
            text = yield from ask_or_done(seat, worship_moves(seat))
            if text != "done":
                make_free_move(seat, text)
        for seat in table.seats:
            seat.money += seat.power[2]
            seat.spend_power(seat.power[2])
            seat.points += seat.money // 3
        sizes = [max(len(group) for group in table.territories(seat)) for seat in table.seats]
        for seat, size in zip(table.seats, sizes, strict=True):
            better = sum(1 for other in sizes if other > size)
            tied = sizes.count(size)
            seat.points += sum(facts.TERRITORY_POINTS[better : better + tied]) // tied


class ReferenceGame:
    """The game as a sequence of questions and moves."""

    def __init__(self, **options: object) -> None:
        self._game = Game(read_options(options))
        self._flow = self._game.whole_game()
        self._open: list[Question] = next(self._flow, [])

    @property
    def over(self) -> bool:
        return not self._open

    def questions(self) -> list[tuple[int, list[str]]]:
        return [(question.seat, list(question.moves)) for question in self._open]

    def weights(self) -> list[int]:
        """How likely each move of the canonical question is, if nature is asked (else [])."""
        if self.over or self._open[0].seat != 0:
            return []
        return list(self._open[0].weights)

    def play(self, seat: int, text: str) -> None:
        if not any(question.seat == seat and text in question.moves for question in self._open):
            raise ValueError(f"seat {seat} may not play {text!r} now")
        try:
            self._open = self._flow.send((seat, text))
        except StopIteration:
            self._open = []

    def give_money(self, seat: int, amount: int) -> None:
        """A gift from outside the rules to a seat that is not asked now: so comparisons reach late positions."""
        self._game.table.seats[seat - 1].money += amount

    def summary(self) -> dict[str, object]:
        table = self._game.table
        return {
            "round": table.round,
            "first": table.first,
            "terrain": {name: table.terrain[name] for name in in_reading_order(table.terrain)},
            "neutral": in_reading_order(table.neutral),
            "round_tiles": list(table.round_tiles),
            "bonus_tiles": {letter: table.bonus_tiles[letter] for letter in sorted(table.bonus_tiles)},
            "covered": sorted(table.covered),
            "seats": [table.seat_summary(seat) for seat in table.seats],
        }

    def scores(self) -> list[int]:
        """Final points by seat."""
        if not self.over:
            raise ValueError("the game is not over")
        return [seat.points for seat in self._game.table.seats]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [number for number, points in enumerate(self.scores(), start=1) if points == best]
