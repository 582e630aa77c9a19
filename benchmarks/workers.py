"""The processes that `benchmarks.playouts` measures: they read questions as JSON lines and answer likewise."""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from typing import Any

PEER = "catanatron"
TITLES = ("terra-nova", "terra-mystica", "terra-nova-2006", "terramara")
OPTIONS = {"terra-nova-2006": {"setup": "quick"}}  # figures on the board at once: placing them is no play
LONG = ("terra-nova-2006",)  # games of hundreds of moves
COPIES = 2000
MIDDLE = 60  # moves into a game, where the copies are made
KEPT = 400  # copies held at once to weigh a state


def weigh(copy: Callable[[], object]) -> float:
    """Bytes of memory one more copy takes."""
    gc.collect()
    tracemalloc.start()
    kept = [copy() for _ in range(KEPT)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (size - sys.getsizeof(kept)) / KEPT


def time_copy(copy: Callable[[], object], times: int) -> float:
    """Microseconds a copy."""
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for _ in range(times // 5):
            copy()
        best = min(best, (time.process_time() - begin) / (times // 5) * 1e6)
    return best


def summary(seconds: float, games: int, decisions: int, **more: float) -> dict[str, float]:
    return {
        "us_per_decision": seconds / decisions * 1e6,
        "us_per_game": seconds / games * 1e6,
        "games_per_second": games / seconds,
        "decisions_per_game": decisions / games,
        **more,
    }


def is_compiled() -> bool:
    """Does the path of this process lead to a compiled build? Asked so that builds of older versions answer too."""
    return not str(import_module("terrae.core.state").__file__).endswith(".py")


class Catanatron:
    """The peer: four random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new: Callable[[], Any] = lambda: Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        )
        self.games = 6

    def answer(self, question: dict[str, Any]) -> dict[str, float]:
        random.seed(1)
        games = [self.new() for _ in range(self.games)]
        decisions = 0

        def decide(player: object, game: object, actions: list[Any]) -> Any:
            nonlocal decisions
            if len(actions) > 1:
                decisions += 1
            return random.choice(actions)

        begin = time.process_time()
        for game in games:
            game.play(decide_fn=decide)
        seconds = time.process_time() - begin
        middle = self.new()
        for _ in range(300):
            middle.play_tick(decide_fn=decide)
        return summary(
            seconds, len(games), decisions, copy_us=time_copy(middle.copy, 500), bytes_per_state=weigh(middle.copy)
        )


class Title:
    """The engine with one of its titles, in whatever build the path of this process leads to."""

    def __init__(self, name: str) -> None:
        self.game = import_module(f"terrae.games.{name.replace('-', '_')}").GAME
        self.compiled = is_compiled()
        self.options = OPTIONS.get(name, {})
        self.games = (20 if self.compiled else 2) if name in LONG else (150 if self.compiled else 20)

    def answer(self, question: dict[str, Any]) -> dict[str, float]:
        if question["what"] == "build":
            return {"compiled": float(self.compiled)}
        if question["what"] == "cut":
            return self.cut(question["round"])
        return self.play(question["seats"])

    def play(self, seats: int) -> dict[str, float]:
        lab = import_module("terrae.lab.playout")
        random.seed(1)
        setting = self.game.setting(seats, self.options)
        states: list[Any] = [self.game.start(setting) for _ in range(self.games)]
        decisions = 0
        begin = time.process_time()
        for state in states:
            while not state.over:
                moves = state.moves()
                if len(moves) > 1:
                    decisions += 1
                state.play(random.choice(moves))
        seconds = time.process_time() - begin
        states = [self.game.start(setting) for _ in range(self.games)]
        dice = lab.Dice(1)
        begin = time.process_time()
        inside = sum(lab.playout(state, dice) for state in states)
        seconds_inside = time.process_time() - begin
        middle: Any = self.game.start(setting)
        for _ in range(MIDDLE):
            middle.play(random.choice(middle.moves()))
        return summary(
            seconds,
            self.games,
            decisions,
            us_per_decision_inside=seconds_inside / inside * 1e6,
            copy_us=time_copy(middle.copy, COPIES),
            bytes_per_state=weigh(middle.copy),
        )

    def cut(self, last: int) -> dict[str, float]:
        """The same for the decisions of one round only."""
        random.seed(1)
        setting = self.game.setting(4)
        seconds, decisions = 0.0, 0
        for _ in range(self.games):
            state: Any = self.game.start(setting)
            while not state.over and state.round < last:
                state.play(random.choice(state.moves()))
            begin = time.process_time()
            while not state.over and state.round == last:
                moves = state.moves()
                if len(moves) > 1:
                    decisions += 1
                state.play(random.choice(moves))
            seconds += time.process_time() - begin
        return summary(seconds, self.games, max(decisions, 1))


def main() -> None:
    worker = Catanatron() if sys.argv[1] == PEER else Title(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(worker.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
