"""How a network plays: by what it would do, or by what it thinks positions are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from mypy_extensions import i64

from terrae.bots.bot import Bot, Seed, Setting
from terrae.bots.nets.file import POLICY, Net, find_net
from terrae.bots.planner.bot import PlanningBot
from terrae.bots.planner.search.lens import Lens
from terrae.bots.planner.search.sight import Sight
from terrae.core.errors import UnknownBot
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.observer import Observer, Slate
from terrae.core.state import State
from terrae.core.vectors import shared

NEXT_TURN: Mapping[str, Setting] = {"width": 1, "later": 1, "horizon": 0, "last": 1}  # a planner that sees one turn


def net_bot(name: str, game: Game, planner: type[Bot] | None) -> tuple[type[Bot], dict[str, Setting]]:
    """The bot of a file, and how it is set; planner: the bot of the title that plans, if it has one."""
    net = find_net(name)
    net.check(game)
    if net.about["kind"] == POLICY:
        return PolicyBot, {"file": name}
    if planner is None or not issubclass(planner, PlanningBot):
        raise UnknownBot("net.no-planner", path=name, game=game.title)
    terms = ",".join(planner.terms)
    if net.about.get("terms") != terms:
        raise UnknownBot("net.terms", path=name, trained=net.about.get("terms", ""), have=terms)
    return valuing(planner), {**NEXT_TURN, "file": name}


class PolicyBot(Bot):
    """Plays the move its network likes best; with `sample=1` it draws, as the network weighs them."""

    name: ClassVar[str] = "net"
    offered: ClassVar[bool] = False
    settings: Mapping[str, Setting] = {"file": "", "sample": 0}

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.net = find_net(str(self.settings["file"]))
        self.eye: Eye | None = None

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        if self.eye is None:
            self.eye = Eye(self.net, self.game.observer(len(self.game.scores(state))))
        likes = self.net.ask(self.eye.look(state, seat, moves))[0][[move.index for move in moves]]
        if not self.number("sample"):
            return moves[int(likes.argmax())]
        weights = np.exp(likes - likes.max())
        return self.random.choices(moves, weights.tolist())[0]


class Eye:
    """What a network sees of a position."""

    def __init__(self, net: Net, observer: Observer) -> None:
        if net.about.get("observer") != observer.digest():
            trained = net.about.get("seats", "?")
            raise UnknownBot("net.observer", path=net.path, seats=observer.seats, trained=trained)
        cells = shared("i16", observer.size)
        self.observer = observer
        self.slate = Slate(cells, 0, observer.size)
        self.cells = np.frombuffer(cells, np.int16)

    def look(self, state: State, seat: int, moves: list[Move]) -> Any:
        self.observer.observe(state, seat, self.slate, moves)
        return self.cells.astype(np.float32)[None]


class LearnedSight(Lens[Any]):
    """The sight of a title, but for what positions are worth: that a network says, from the terms of the title."""

    def __init__(self, inner: Sight[Any], valuer: Valuer) -> None:
        super().__init__(inner)
        self.valuer = valuer

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)  # what only the bot of the title asks of its sight

    def value(self, state: Any, stopped: bool) -> i64:
        return i64(self.valuer.worth(self.inner, state))


class Valuer:
    """What a network thinks of positions, in hundredths of a point."""

    def __init__(self, net: Net | None, game: Game, terms: Sequence[str]) -> None:
        self.net = net
        self.game = game
        self.terms = terms

    def features(self, sight: Sight[Any], state: Any) -> list[float]:
        """The terms of the title's own evaluation in points, and the round."""
        told = dict(sight.terms(state))
        return [told.get(name, 0) / 100 for name in self.terms] + [float(self.game.round_of(state))]

    def worth(self, sight: Sight[Any], state: Any) -> int:
        assert self.net is not None
        row = np.array([self.features(sight, state)], np.float32)
        return round(100 * float(self.net.ask(row).reshape(-1)[0]))


def valuing(planner: type[Any]) -> type[Bot]:
    """The planning bot of a title, with a network in place of its own opinion."""

    class ValuingBot(planner):
        """Sees all sensible turns it has, and plays the one whose end its network values most."""

        name: ClassVar[str] = "net"
        offered: ClassVar[bool] = False
        settings: Mapping[str, Setting] = {**planner.settings, "file": ""}

        def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
            super().__init__(game, seed, **settings)
            self.valuer = Valuer(find_net(str(self.settings["file"])), game, planner.terms)

        def sight(self, state: Any, seat: int) -> Sight[Any]:
            return LearnedSight(super().sight(state, seat), self.valuer)

    return ValuingBot
