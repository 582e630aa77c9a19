"""What a report wants to know about a game: one row for each seat and one for each turn, as plain data.

The columns are in docs/lab.md; `terrae.lab.results` keeps them. Nothing here plays: a `Scribe` looks on while somebody
does, and `rows_of` lets one look on while a match is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from terrae.core.events import Ledger
from terrae.core.game import Game, Setting
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.names import uses
from terrae.core.state import NATURE, State

POINTS = "points"
Row = dict[str, Any]


@dataclass(frozen=True)
class Rows:
    """What came of one game."""

    seats: list[Row]
    turns: list[Row]


@dataclass
class Told:
    """What one seat did, as far as the game has come."""

    opening: list[str] = field(default_factory=list)
    sources: dict[tuple[str, int], int] = field(default_factory=dict)  # points by source and round
    used: dict[str, int] = field(default_factory=dict)  # by what was done: how many times
    turns: int = 0
    dropped: bool = False


class Scribe:
    """Looks on while a game is played: `note` before each move, `close` when it is over."""

    def __init__(self, game: Game, setting: Setting, ledger: Ledger) -> None:
        self.game = game
        self.setting = setting
        self.ledger = ledger
        self.uses = uses(game.name)
        self.told = [Told() for _ in range(setting.seats)]
        self.turns: list[Row] = []
        self.order: list[int] = []
        self.plies = 0
        self.heard = 0  # events of the ledger that were looked at
        self.round = 0
        self.hear()

    def hear(self) -> None:
        """Take down the points of the events since the last time: they belong to the round in which they were made."""
        events = self.ledger.events
        for number in range(self.heard, len(events)):
            event = events[number]
            if event.what == POINTS and event.amount:
                sources, key = self.told[event.seat].sources, (event.source, self.round)
                sources[key] = sources.get(key, 0) + int(event.amount)
        self.heard = len(events)

    def note(self, state: State, seat: int, move: Move, choices: int) -> None:
        """A seat is about to play a move, one of so many."""
        self.hear()
        turn = self.turns[-1] if self.turns else None
        now = self.game.round_of(state)
        if turn is None or turn["seat"] != seat + 1 or turn["round"] != now:
            self.end_turn(state)
            turn = self.begin_turn(state, seat, now)
        turn["moves"].append(move.text)
        turn["choices"].append(choices)
        self.plies += 1
        if seat != NATURE:
            self.mark(self.told[seat], move)

    def mark(self, told: Told, move: Move) -> None:
        """What a move of a seat adds to what is told of it."""
        use = self.uses[move.index]
        told.used[use] = told.used.get(use, 0) + 1
        word = move.verb.word
        if self.round == 0 and word in self.game.openings:
            told.opening.append(move.text.removeprefix(word).strip())
        if word in self.game.leaving:
            told.dropped = True

    def begin_turn(self, state: State, seat: int, now: int) -> Row:
        """A seat plays that did not play before, or a new round has begun."""
        if now and not self.round:
            self.order = self.game.turn_order(state)
        self.round = now
        before = None
        if seat != NATURE:
            self.told[seat].turns += 1
            before = self.game.scores(state)[seat]
        row: Row = {
            "turn": len(self.turns) + 1,
            "ply": self.plies + 1,
            "round": now,
            "seat": seat + 1,
            "moves": [],
            "choices": [],
            "before": before,
            "after": None,
            "points": [],
            "lead": [],
        }
        self.turns.append(row)
        return row

    def end_turn(self, state: State) -> None:
        """What the last turn has led to."""
        if not self.turns:
            return
        row, scores = self.turns[-1], self.game.scores(state)
        if row["seat"]:
            row["after"] = scores[row["seat"] - 1]
        row["points"] = self.game.foretold(state) or scores
        row["lead"] = [seat + 1 for seat, points in enumerate(row["points"]) if points == max(row["points"])]

    def close(self, state: State, failed: dict[int, str] | None = None) -> Rows:
        """The rows. Failed: what went wrong, by seat, if the game was broken off because of that."""
        self.hear()
        self.end_turn(state)
        order = self.order or self.game.turn_order(state)
        results = result(self.game, state, failed or {})
        seats: list[Row] = []
        for number, (told, side) in enumerate(zip(self.told, self.game.sides(state), strict=True)):
            seats.append(
                {
                    "title": self.game.name,
                    "seats": self.setting.seats,
                    "seat": number + 1,
                    "order": order.index(number) + 1 if number in order else 0,
                    "faction": "" if side == str(number + 1) else side,
                    "setup": self.setup(state),
                    "opening": told.opening,
                    **results[number],
                    "sources": [
                        {"source": source, "round": when, "points": points}
                        for (source, when), points in told.sources.items()
                        if points
                    ],
                    "used": [{"what": what, "times": times} for what, times in told.used.items()],
                    "finished": state.over,
                    "dropped": told.dropped,
                    "failed": (failed or {}).get(number, ""),
                    "turns": told.turns,
                    "plies": self.plies,
                }
            )
        return Rows(seats, self.turns)

    def setup(self, state: State) -> list[Row]:
        """What lies on the table, and the options that are not as usual."""
        things = self.game.laid_out(state)
        found = [{"kind": kind, "name": name} for kind, names in things.items() for name in names]
        usual = {option.name: option.default for option in self.game.options}
        found += [
            {"kind": f"option {name}", "name": value}
            for name, value in self.setting.options.items()
            if value != usual[name] and name not in things
        ]
        return found


def result(game: Game, state: State, failed: dict[int, str]) -> list[Row]:
    """Points, rank, share of the victory and margin of each seat.

    Of a game that is not over only the points are known; if bots failed, they have lost it and the others share it.
    """
    scores = game.scores(state)
    seats = range(len(scores))
    winners = game.winners(state) if state.over else [seat for seat in seats if failed and seat not in failed]
    found: list[Row] = []
    for seat in seats:
        best_other = max(scores[other] for other in seats if other != seat)
        better = sum(scores[other] > scores[seat] for other in seats if other not in winners)
        rank = 1 if seat in winners else 1 + len(winners) + better
        known = state.over
        found.append(
            {
                "points": scores[seat],
                "rank": rank if known else None,
                "win": (seat in winners) / len(winners) if winners else None,
                "margin": scores[seat] - best_other if known else None,
            }
        )
    return found


def rows_of(match: Match, who: Sequence[str] = (), *, game_id: str = "", pair: str = "", seed: str = "") -> Rows:
    """The rows of a match, replayed from its beginning; who: the bots or people by seat, else as the match names them.

    >>> from terrae.core.game import find_game
    >>> rows = rows_of(Match(find_game("terra-nova"), seed=1), game_id="begun")
    >>> rows.seats[0]["bot"], rows.seats[0]["finished"], [turn["seat"] for turn in rows.turns]
    ('Seat 1', False, [0])
    """
    ledger = Ledger()
    state = match.game.start(match.setting, ledger)
    scribe = Scribe(match.game, match.setting, ledger)
    for entry in match.log:
        scribe.note(state, entry.seat, entry.move, len(state.moves_of(entry.seat)))
        state.play(entry.move, entry.seat)
    return signed(scribe.close(state), list(who) or match.names, game_id, pair or game_id, seed)


def signed(rows: Rows, who: Sequence[str], game_id: str, pair: str, seed: str) -> Rows:
    """Rows with the names of the game and of who played it."""
    for row, name in zip(rows.seats, who, strict=True):
        row.update(game_id=game_id, pair=pair, seed=seed, bot=name)
    for row in rows.turns:
        row.update(game_id=game_id)
    return rows
