"""Who plays the seats that do not learn."""

from __future__ import annotations

from collections.abc import Sequence

from terrae.bots.bot import Bot, ask_bot
from terrae.bots.registry import Maker, find_bot
from terrae.core.dice import Dice
from terrae.core.game import Game
from terrae.core.nature import ticket_of
from terrae.envs.problems import BadTask
from terrae.loop.course import Course

RANDOM = "random"  # played inside the compiled loop
LARGE = 2**31


class Opponents:
    """Bots by name for the seats after the learner's, in the order of the table: one for all, or one for each."""

    def __init__(self, game: Game, seats: int, names: str | Sequence[str]) -> None:
        given = [names] * (seats - 1) if isinstance(names, str) else list(names)
        if len(given) != seats - 1:
            raise BadTask("envs.opponents", given=len(given), needed=seats - 1)
        self.seats = seats
        self.random = all(name == RANDOM for name in given)
        self.makers: list[Maker] = [] if self.random else [find_bot(name, game) for name in given]

    def dice(self, seed: str, learner: int) -> Dice | None:
        """What moves the others inside the loop, if they play at random."""
        return Dice(ticket_of(seed, RANDOM, learner) % LARGE) if self.random else None

    def sit_down(self, seed: str, learner: int) -> dict[int, Bot]:
        """Bots for a new game, by seat."""
        if self.random:
            return {}
        seats = [(learner + ahead) % self.seats for ahead in range(1, self.seats)]
        return {seat: make(f"{seed}/{seat}") for seat, make in zip(seats, self.makers, strict=True)}


def play_others(course: Course, bots: dict[int, Bot]) -> None:
    """Let bots play until the learner is asked, or the game is over."""
    while not course.finished and course.seat in bots:
        seat = course.seat
        course.play(ask_bot(bots[seat], course.state, seat))
