"""The gallery puts together what a viewer gets, and remembers painted units so that only changes travel."""

from __future__ import annotations

from typing import Any

from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.state import NATURE, State
from terrae.core.wording import words
from terrae.draw.units import lay_out
from terrae.server.drafts import draft, plan
from terrae.server.paintings import Painting, Paintings, Viewer
from terrae.server.positions import (
    ask_data,
    breakdown,
    differences,
    heading,
    journal,
    reasons,
    scene_of,
    verbs_data,
    waiting,
)
from terrae.server.problems import Problem, illegal, stale
from terrae.server.recent import Recent
from terrae.server.table import Table, number_of, seat_of
from terrae.server.takebacks import request_data, why_no_takeback

ASKS_KEPT = 500


class Gallery:
    """Shows positions."""

    def __init__(self, megabytes: int) -> None:
        self.paintings = Paintings(megabytes)
        self.asks: Recent[tuple[str, int, int, int], dict[str, Any]] = Recent(ASKS_KEPT)

    # Positions

    def live(
        self,
        table: Table,
        who: Viewer,
        *,
        ply: int | None = None,
        have: str | None = None,
        log_after: int = 0,
        scores: bool = False,
    ) -> dict[str, Any]:
        """The game as it stands, or as it stood after a ply."""
        last = table.ply
        ply = last if ply is None else ply
        if not 0 <= ply <= last:
            raise Problem(404, "no-such-ply", "error.no-such-ply", ply=ply, last=last)
        match = table.match if ply == last else table.match.fork(ply)
        state = match.state
        key = self.paintings.key(table, ply, who)
        picture = self.paintings.painted(table, key, state, who)
        asked = self.ask(table, who) if ply == last else None
        position = self.outline(table, who, "live" if ply == last else "replay", ply, state, key, picture, have)
        position |= {
            "ask": asked,
            "verbs": verbs_data(table.game, asked),
            "log": self.log(table, match, log_after),
            "log_after": log_after,
            "draft": [],
            "automatic": [],
            "turn_over": False,
            "why_no_undo": self.why_no_undo(table),
            "changed": self.changed(table, who, ply, picture),
            "scores": breakdown(match) if scores or state.over else None,
        }
        return position

    def tried(
        self, table: Table, who: Viewer, ply: int, epoch: int | None, texts: list[str], have: str | None
    ) -> dict[str, Any]:
        """The game with a draft of the viewer on top of it; nothing is kept but painted units."""
        assert who.seat is not None
        self.expect_current(table, ply, epoch)
        orders = table.chairs[who.seat - 1].orders
        try:
            trial = draft(table.match, seat_of(who.seat), texts)
        except MoveError as error:
            raise illegal(error) from None
        if texts:
            orders.follow(trial, seat_of(who.seat))
        key = self.paintings.trial_key(table, who, ply, "draft", trial)
        picture = self.paintings.painted(table, key, trial.state, who)
        position = self.outline(table, who, "draft", ply, trial.state, key, picture, have)
        asked = None if trial.draw_is_due else ask_data(table.game, trial.state, seat_of(who.seat))
        position |= self.trial_data(table, ply, trial)
        position |= {
            "ask": asked,
            "verbs": verbs_data(table.game, asked),
            "automatic": list(range(len(texts), len(trial.draft))),
            "turn_over": bool(trial.draft) and asked is None,
            "why_no_undo": None if trial.draft else self.why_no_undo(table),
            "changed": self.differing(table, who, ply, picture),
            "scores": None,
        }
        if asked is not None:
            position["question"] = asked["question"]
        elif trial.draw_is_due:
            position["question"] = words("server.draw-next")
        return position

    def planned(
        self,
        table: Table,
        who: Viewer,
        ply: int,
        moves: list[tuple[int, str]],
        seed: str | None,
        seat: int | None,
        have: str | None,
    ) -> dict[str, Any]:
        """Moves of any seats on top of any position, shown to whoever tries them and to nobody else."""
        if ply > table.ply:
            raise Problem(404, "no-such-ply", "error.no-such-ply", ply=ply, last=table.ply)
        asked_moves = [(seat_of(number), text) for number, text in moves]
        for number, text in moves:
            if number > len(table.chairs):
                raise Problem(422, "illegal", "server.no-seat", seat=number)
            del text
        try:
            trial = plan(table.match, ply, asked_moves, seed)
        except MoveError as error:
            raise illegal(error) from None
        key = self.paintings.trial_key(table, who, ply, "plan", trial)
        picture = self.paintings.painted(table, key, trial.state, who)
        position = self.outline(table, who, "plan", ply, trial.state, key, picture, have)
        to_move = [seat_of(number) for number in position["to_move"]]
        turn = seat_of(seat) if seat is not None and seat_of(seat) in to_move else (to_move or [NATURE])[0]
        asked = ask_data(table.game, trial.state, turn)
        position |= self.trial_data(table, ply, trial)
        position |= {
            "ask": asked,
            "verbs": verbs_data(table.game, asked),
            "automatic": [],
            "plan": [[number_of(entry.seat), entry.move.text] for entry in trial.draft],
            "turn_over": False,
            "why_no_undo": None,
            "changed": self.differing(table, who, ply, picture),
            "scores": breakdown(trial),
            "question": asked["question"] if asked else position["question"],
        }
        return position

    def reasons(self, table: Table, seat: int, ply: int, texts: list[str], at: str) -> list[str]:
        """Why a part is not lit, in the game or in a draft."""
        if ply > table.ply:
            raise Problem(404, "no-such-ply", "error.no-such-ply", ply=ply, last=table.ply)
        try:
            trial = draft(table.match, seat_of(seat), texts, ply)
        except MoveError as error:
            raise illegal(error) from None
        return reasons(table.game, trial.state, seat_of(seat), at) or [words("server.no-reason")]

    def page(self, table: Table, who: Viewer, ply: int) -> tuple[str, str]:
        """The table as HTML: what stands above it, and the whole of it."""
        units = self.paintings.at(table, ply, who).units
        scene = scene_of(table.game, table.match.at(ply), table.names, who.seat)
        return heading(units), lay_out(scene, units, who.seat)

    # Parts of a position

    def expect_current(self, table: Table, ply: int, epoch: int | None) -> None:
        if ply != table.ply or (epoch is not None and epoch != table.epoch):
            raise stale(table.ply, table.epoch)

    def outline(
        self,
        table: Table,
        who: Viewer,
        mode: str,
        ply: int,
        state: State,
        key: str,
        picture: Painting,
        have: str | None,
    ) -> dict[str, Any]:
        """What every position says."""
        to_move = [] if state.over else [number_of(decision.seat) for decision in state.decisions()]
        your_turn = mode in ("live", "draft") and any(seat in who.seats for seat in table.to_move())
        before = self.paintings.had(table, who, have)
        sent = differences(before or {}, picture.units)
        chair = table.chairs[who.seat - 1] if who.seat else None
        title = "server.title-turn" if your_turn else "server.title-over" if state.over else "server.title"
        return {
            "table": table.id,
            "game": table.game.name,
            "name": table.name,
            "ply": ply,
            "last": table.ply,
            "epoch": table.epoch,
            "key": key,
            "mode": mode,
            "seat": who.seat,
            "mine": list(who.seats),
            "over": state.over,
            "to_move": to_move,
            "your_turn": your_turn,
            "title": words(title, name=table.name),
            "question": waiting(table.names, to_move, state.over),
            "seats": [
                {
                    "seat": one.number,
                    "name": one.name,
                    "kind": one.kind,
                    "bot": one.bot,
                    "you": one.number in who.seats,
                    **picture.seats.get(one.number, {}),
                }
                for one in table.chairs
            ],
            "all": before is None,
            "units": sent,
            "settings": None if chair is None else {"auto": chair.orders, "confirm": chair.confirm},
            "takeback": request_data(table),
            "why_no_takeback": why_no_takeback(table, list(who.seats)),
            "creator": who.guest is not None and who.guest == table.creator,
            "rematch": table.rematch,
        }

    def ask(self, table: Table, who: Viewer) -> dict[str, Any] | None:
        """The question to the viewer's seat; kept, since several pages of one person ask for it."""
        if who.seat is None:
            return None
        key = (table.id, table.ply, table.epoch, who.seat)
        found = self.asks.get(key)
        if found is None:
            found = ask_data(table.game, table.match.state, seat_of(who.seat))
            if found is not None:
                self.asks.put(key, found)
        return found

    def trial_data(self, table: Table, ply: int, trial: Match) -> dict[str, Any]:
        """The moves tried, and what they changed."""
        return {
            "draft": [entry.move.text for entry in trial.draft],
            "log": journal(trial, ply, [*table.runs[:ply], *[0] * len(trial.draft)]),
            "log_after": ply,
        }

    def log(self, table: Table, match: Match, after: int) -> list[dict[str, Any]]:
        """The turns that ended after a ply; one that grew since is sent whole."""
        start = min(after, match.ply)
        log, runs = match.log, table.runs
        while 0 < start < match.ply and log[start - 1].seat == log[start].seat and runs[start] in (0, runs[start - 1]):
            start -= 1
        return journal(match, start, runs)

    def why_no_undo(self, table: Table) -> str | None:
        log = table.match.log
        if not log:
            return words("error.undo-start")
        return words("error.undo-nature" if log[-1].seat == NATURE else "error.undo-committed")

    def changed(self, table: Table, who: Viewer, ply: int, picture: Painting) -> list[str]:
        """The units that look different since the viewer's last move."""
        own = [number for number, entry in enumerate(table.match.log[:ply], 1) if number_of(entry.seat) in who.seats]
        return self.differing(table, who, own[-1], picture) if own and own[-1] != ply else []

    def differing(self, table: Table, who: Viewer, ply: int, picture: Painting) -> list[str]:
        """The units that look different than at a position of the game."""
        return list(differences(self.paintings.at(table, ply, who).units, picture.units))
