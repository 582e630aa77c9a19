"""Thinkers: processes in which bots think, so that a request never waits for one and none can break the server."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from terrae.core.languages import current
from terrae.server.line import Line

LOG = logging.getLogger("terrae.thinkers")
GRACE = 2.0  # seconds beyond its budget after which a bot counts as hanging
STARTING = 30.0  # seconds a new process may take to load the rules
COMMAND = ("-P", "-c", "from terrae.server.thinking import main; main()")
LONGEST_ANSWER = 1 << 20
READING = 5.0  # seconds for a game of another format; the longest known takes a twentieth of one
PATIENCE = 120.0  # seconds for what is counted in positions, and takes as long as it takes


class ThinkerFailed(Exception):
    """A bot did not answer: it broke, hung, or said nonsense."""


@dataclass(frozen=True)
class Thought:
    """The moves a bot chose, and whether somebody had to cut its thinking short for them."""

    moves: list[str]
    cut_short: bool


class Thinker:
    """One process; started when first needed, and again after it was ended."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.fresh = True

    async def ask(self, question: dict[str, object], budget: float) -> dict[str, Any]:
        """What is answered to a question."""
        process = await self.running()
        assert process.stdin is not None and process.stdout is not None
        patience = budget + GRACE + (STARTING if self.fresh else 0)
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), patience)
        except TimeoutError:
            await self.end()
            raise ThinkerFailed(f"no answer within {patience:g} seconds") from None
        except (OSError, ValueError) as error:
            await self.end()
            raise ThinkerFailed(f"its process broke: {error}") from None
        except asyncio.CancelledError:
            await self.end()
            raise
        if not line:
            await self.end()
            raise ThinkerFailed("its process died")
        self.fresh = False
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise ThinkerFailed(str(told["error"]))
        return told

    async def running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.fresh = True
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """As many thinkers as the settings say; whoever asks waits for a free one, in a line that is fair to all."""

    def __init__(
        self,
        count: int,
        budget: float,
        home: Callable[[str], str] = lambda party: "",
        used: Callable[[str, float], None] = lambda party, seconds: None,
    ) -> None:
        """Home: the place a party comes from, if that is known; `used` hears what each has had."""
        self.budget = budget
        self.used = used
        self.all = [Thinker() for _ in range(count)]
        self.line = Line(self.all, home=home)

    async def think(self, party: str, game: str, seat: int, bot: str, most: float | None = None) -> Thought:
        """A bot's moves for a seat in the game of a file; it may take the usual time, or a shorter one.

        The party is whoever wants to know: the thinkers' time is shared out among them.
        """
        budget = self.budget if most is None else min(most, self.budget)
        question = {"game": game, "seat": seat, "bot": bot, "seed": secrets.token_hex(8), "budget": budget}
        told = await self.ask(party, question, budget)
        return Thought([str(text) for text in told["moves"]], bool(told["cut_short"]))

    async def judge(self, party: str, game: str, turns: list[int], depth: str) -> list[dict[str, Any]]:
        """Verdicts about turns of a game."""
        told = await self.ask(party, {"game": game, "turns": turns, "depth": depth}, PATIENCE)
        return list(told["verdicts"])

    async def advise(self, party: str, game: str, seat: int, depth: str) -> dict[str, Any]:
        """What a judge would play in the game of a file."""
        question = {"game": game, "advice": True, "seat": seat, "depth": depth, "language": current()}
        return await self.ask(party, question, PATIENCE)

    async def read(self, party: str, text: str, language: str) -> dict[str, Any]:
        """A game that was written down elsewhere: as a game file of ours, or why it is none."""
        return await self.ask(party, {"reading": text, "language": language}, READING)

    async def ask(self, party: str, question: dict[str, object], budget: float) -> dict[str, Any]:
        """The answer of a thinker that is free."""
        async with self.line.lent(party) as thinker:
            began = time.monotonic()
            try:
                return await thinker.ask(question, budget)
            finally:
                self.used(party, time.monotonic() - began)

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.end()
