"""Playing the games of a tournament: from their numbers to lines of the journal, wherever that happens."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from terrae.bots import Bot, BotFailed, ask_bot, find_bot
from terrae.bots.registry import Maker
from terrae.core.events import Ledger
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from terrae.lab.journal import BadResults, line_of, name_of
from terrae.lab.rows import Rows, Scribe, signed
from terrae.lab.tournament import Data, Pairing, Tournament


@dataclass(frozen=True)
class Score:
    """What a standing needs to know of a seat."""

    bot: str
    faction: str
    points: int
    rank: int | None
    win: float | None
    margin: int | None
    failed: str


@dataclass(frozen=True)
class Played:
    """A game that is over: its number, its scores by seat, its line of the journal."""

    number: int
    scores: tuple[Score, ...]
    line: bytes
    seconds: float


def scores_of(rows: Rows) -> tuple[Score, ...]:
    return tuple(
        Score(**{name: seat[name] for name in ("bot", "faction", "points", "rank", "win", "margin", "failed")})
        for seat in rows.seats
    )


class Table:
    """Where the games of one tournament are played; bots are looked up once."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.makers: dict[str, Maker] = {bot: find_bot(bot, tournament.game) for bot in tournament.bots}

    def play(self, number: int) -> Played:
        """Play one game. A bot that fails has lost it."""
        began = time.perf_counter()
        pairing = self.tournament.pairing(number)
        rows, cpu = self.play_pairing(pairing)
        signed(rows, pairing.bots, name_of(number), name_of(pairing.setup), pairing.luck)
        return Played(number, scores_of(rows), line_of(number, rows, cpu), time.perf_counter() - began)

    def play_pairing(self, pairing: Pairing) -> tuple[Rows, list[float]]:
        """The rows of a game, and how long each seat has thought."""
        game, beginning = self.tournament.game, self.tournament.beginning(pairing.setup)
        setting = self.tournament.setting(pairing.setup) if beginning is None else beginning.setting
        ledger, nature = Ledger(), Nature(pairing.luck)
        state = game.start(setting, ledger)
        scribe = Scribe(game, setting, ledger)
        cpu = [0.0] * setting.seats
        drawn: list[Move] = []
        for entry in beginning.log if beginning is not None else ():
            scribe.note(state, entry.seat, entry.move, len(state.moves_of(entry.seat)))
            state.play(entry.move, entry.seat)
            if entry.seat == NATURE:
                drawn.append(entry.move)
        bots: list[Bot] = []
        for seat, (name, seed) in enumerate(zip(pairing.bots, pairing.seeds, strict=True)):
            try:
                bots.append(self.makers[name](seed))
            except BotFailed as error:
                return scribe.close(state, {seat: failure(name, error.message.values["reason"])}), cpu
        thinks, since = NATURE, time.thread_time()
        failed: dict[int, str] = {}
        while not state.over and not failed:
            seat = int(state.decision.seat)
            if seat == NATURE:
                move = nature.choose(state, drawn)
                drawn.append(move)
            else:
                if seat != thinks:  # the clock is looked at from turn to turn: that is dearer than a quick move
                    now = time.thread_time()
                    cpu[thinks] += now - since if thinks != NATURE else 0
                    thinks, since = seat, now
                try:
                    move = ask_bot(bots[seat], state, seat)
                except BotFailed as error:
                    failed[seat] = failure(pairing.bots[seat], error.message.values["reason"])
                    continue
            scribe.note(state, seat, move, len(state.moves_of(seat)))
            state.play(move, seat)
        if thinks != NATURE:
            cpu[thinks] += time.thread_time() - since
        return scribe.close(state, failed), cpu

    def lost(self, number: int) -> Played:
        """A game that nobody could play because it ends the process that tries."""
        pairing = self.tournament.pairing(number)
        beginning = self.tournament.beginning(pairing.setup)
        setting = self.tournament.setting(pairing.setup) if beginning is None else beginning.setting
        ledger = Ledger()
        state = self.tournament.game.start(setting, ledger)
        reason = str(Message("arena.process-died"))
        rows = Scribe(self.tournament.game, setting, ledger).close(state, dict.fromkeys(range(setting.seats), reason))
        signed(rows, pairing.bots, name_of(number), name_of(pairing.setup), pairing.luck)
        return Played(number, scores_of(rows), line_of(number, rows), 0.0)


def failure(name: str, reason: object) -> str:
    return str(Message("error.bot-failed", name=name, reason=reason))


def order_for(tournament: Tournament) -> str:
    """What another process needs to know to play games of a tournament."""
    return json.dumps({"tournament": tournament.data(), "versions": tournament.versions()})


@cache
def table_for(order: str) -> Table:
    """The table of an order. A process that has other versions must not play: its games would be other games."""
    data: Data = json.loads(order)
    tournament = Tournament.of(data["tournament"])
    here = tournament.versions()
    if here != data["versions"]:
        raise BadResults("arena.other-worker", here=json.dumps(here), there=json.dumps(data["versions"]))
    return Table(tournament)


def play_games(order: str, numbers: Sequence[int]) -> list[Played]:
    """Play some games of a tournament, in whatever process."""
    table = table_for(order)
    return [table.play(number) for number in numbers]
