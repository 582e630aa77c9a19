"""Hands: who plays the games of a tournament: this process, several of them, or a Ray cluster. The games are the same.

A hand may die: a process is killed, a machine goes away, or a bot takes its process with it. What it was playing is
played again, each game alone; a game that ends its process every time is told as such, and the others go on.
"""

from __future__ import annotations

import gc
import itertools
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol

from terrae.core.errors import TerraeError
from terrae.lab.playing import Played, Table, play_games
from terrae.lab.tournament import Data

AHEAD = 2  # tasks that wait or run, for each worker
TASK_SECONDS = 0.5  # how long a task should take: shorter ones cost more to hand out, longer ones make one wait
MOST_AT_ONCE = 64  # games in one task
TRIES = 2  # of a game alone, before it is told that it cannot be played

Numbers = list[int]


class NoHands(TerraeError, RuntimeError):
    """Nobody is there to play."""


class Died(Exception):
    """Who played has gone, and nobody knows which game was to blame."""


class Hands(Protocol):
    """Plays games elsewhere: takes tasks, and gives back what became of them in any order."""

    workers: int
    share_fate: bool  # does one that dies take the tasks of the others with it?

    def start(self, order: str) -> None:
        """Be ready for the games of an order; also after somebody died."""

    def hand_out(self, numbers: Numbers) -> Any:
        """Begin a task; whatever stands for it."""

    def wait(self, tasks: list[Any]) -> list[Any]:
        """Some of the tasks that are done, as soon as there are any."""

    def take(self, task: Any) -> list[Played]:
        """What came of a task that is done; `Died` if nobody is left to tell."""

    def stop(self) -> None:
        """Whatever is under way is not wanted any more."""


def play_here(table: Table, numbers: Iterable[int]) -> Iterator[Played]:
    """Play games in this process, one after the other."""
    for number in numbers:
        yield table.play(number)


def play_with(hands: Hands, table: Table, order: str, numbers: Iterable[int]) -> Iterator[Played]:
    """Let hands play games; they come back in any order. Whoever stops asking for more stops the hands."""
    todo, size = iter(numbers), 1
    tasks: dict[Any, Numbers] = {}
    try:
        hands.start(order)
        while True:
            while len(tasks) < AHEAD * hands.workers and (batch := list(itertools.islice(todo, size))):
                tasks[hands.hand_out(batch)] = batch
            if not tasks:
                return
            for task in hands.wait(list(tasks)):
                try:
                    played = hands.take(task)
                except Died:
                    gone = list(tasks) if hands.share_fate else [task]
                    yield from play_alone(hands, table, order, sorted(sum((tasks.pop(one) for one in gone), [])))
                    break
                del tasks[task]
                yield from played
                size = next_size(played)
    finally:
        hands.stop()


def next_size(played: list[Played]) -> int:
    """How many games the next task has, going by how long these took."""
    pace = sum(game.seconds for game in played) / len(played)
    return max(1, min(MOST_AT_ONCE, int(TASK_SECONDS / max(pace, 1e-6))))


def play_alone(hands: Hands, table: Table, order: str, numbers: Numbers) -> Iterator[Played]:
    """Play each game with nothing beside it, so that it is known which one ends its process."""
    tries = dict.fromkeys(numbers, TRIES)
    left = deque(numbers)
    hands.start(order)
    while left:
        number = left.popleft()
        task = hands.hand_out([number])
        hands.wait([task])
        try:
            yield from hands.take(task)
        except Died:
            tries[number] -= 1
            hands.start(order)
            if tries[number]:
                left.appendleft(number)
            else:
                yield table.lost(number)


# Processes of this machine


def get_ready() -> None:
    """A process that plays: Ctrl-C is for whoever started it, and it ends when that one does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000)  # games leave few cycles behind
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


class Processes:
    """Several processes of this machine."""

    share_fate = True

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.order = ""

    def start(self, order: str) -> None:
        self.stop()
        self.order = order
        context = multiprocessing.get_context("spawn")  # threads of libraries do not survive a fork
        self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=get_ready)
        try:
            self.pool.submit(os.getpid).result()
        except BrokenProcessPool:
            raise NoHands("arena.no-processes") from None

    def hand_out(self, numbers: Numbers) -> Future[list[Played]]:
        assert self.pool is not None
        try:
            return self.pool.submit(play_games, self.order, numbers)
        except BrokenProcessPool as error:
            gone: Future[list[Played]] = Future()
            gone.set_exception(error)
            return gone

    def wait(self, tasks: list[Future[list[Played]]]) -> list[Future[list[Played]]]:
        return list(wait(tasks, return_when=FIRST_COMPLETED).done)

    def take(self, task: Future[list[Played]]) -> list[Played]:
        try:
            return task.result()
        except BrokenProcessPool:
            raise Died from None

    def stop(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):  # they have nothing to lose
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


# A Ray cluster


class Ray:
    """The workers of a Ray cluster; without an address, one that is started here for as long as it is needed."""

    share_fate = False

    def __init__(self, address: str = "", workers: int = 0) -> None:
        try:
            import ray
        except ImportError:
            raise NoHands("arena.no-ray") from None
        self.ray: Any = ray
        self.address = address
        self.workers = workers
        self.started = False
        self.order: Any = None
        self.task: Any = None

    def start(self, order: str) -> None:
        if self.task is None:
            self.connect()
            self.task = self.ray.remote(max_retries=0)(play_games)
        self.order = self.ray.put(order)

    def connect(self) -> None:
        """Find the cluster, or start one."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if not self.ray.is_initialized():
            own: Data = {
                "num_cpus": self.workers or os.cpu_count(),
                "include_dashboard": False,
                "_node_ip_address": "127.0.0.1",  # a cluster of our own is nobody else's business
            }
            where: Data = {"address": self.address} if self.address else own
            try:
                self.ray.init(**where, log_to_driver=False, logging_level="ERROR", configure_logging=False)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise NoHands("arena.no-cluster", address=self.address, reason=" ".join(str(error).split())) from None
            self.started = True
        self.workers = int(self.workers or self.ray.cluster_resources().get("CPU", 1))

    def hand_out(self, numbers: Numbers) -> Any:
        return self.task.remote(self.order, numbers)

    def wait(self, tasks: list[Any]) -> list[Any]:
        done, _ = self.ray.wait(tasks)
        return list(done)

    def take(self, task: Any) -> list[Played]:
        try:
            found: list[Played] = self.ray.get(task)
        except (
            self.ray.exceptions.WorkerCrashedError,
            self.ray.exceptions.NodeDiedError,
            self.ray.exceptions.ObjectLostError,
        ):
            raise Died from None
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what the worker said, not where
        return found

    def stop(self) -> None:
        self.task = None
        if self.started:
            self.started = False
            self.ray.shutdown()


def hands_for(on: str, workers: int, strangers: bool = False) -> Hands | None:
    """The hands that a person named: nothing (so many processes of this machine), `ray`, or `ray:ADDRESS`.

    One worker is this process itself, unless strangers play, who might take it with them.
    """
    kind, _, address = on.partition(":")
    if kind == "ray":
        return Ray(address, workers)
    if on:
        raise NoHands("arena.unknown-hands", on=on)
    return Processes(workers) if workers > 1 or strangers else None
