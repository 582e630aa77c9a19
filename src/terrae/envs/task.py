"""Tasks: what is played in an environment, how far, from where, and for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError
from terrae.core.game import Game, Setting, find_game, games
from terrae.core.match import Match
from terrae.core.observer import Observer
from terrae.core.record import load
from terrae.core.state import NATURE
from terrae.envs.problems import BadTask
from terrae.envs.rewards import check_reward
from terrae.loop.course import Start

HERE = Path(__file__).parent
PUZZLES = HERE / "puzzles"

# Smaller tasks for small budgets, and positions to solve.
NAMED: Mapping[str, Mapping[str, Any]] = {
    "terra-nova-duel": {
        "title": "terra-nova",
        "seats": 2,
        "options": {"factions": "golems,leprechauns", "first": "1"},
    },
    "terra-nova-small": {
        "title": "terra-nova",
        "seats": 2,
        "options": {
            "factions": "golems,leprechauns",
            "first": "1",
            "round-tiles": "house,post,town,sailing,shovel",
            "bonus-tiles": "A,B,C,D,E",
        },
        "rounds": 2,
    },
    "terra-nova-last-round": {"title": "terra-nova", "seats": 2, "start": "last-round"},
    "terra-mystica-small": {
        "title": "terra-mystica",
        "seats": 2,
        "options": {"factions": "witches,halflings"},
        "rounds": 2,
    },
    "terra-mystica-last-round": {"title": "terra-mystica", "seats": 2, "start": "last-round"},
    "terra-nova-2006-small": {
        "title": "terra-nova-2006",
        "seats": 2,
        "options": {"setup": "quick", "first": "1"},
        "components": HERE / "boards" / "islet",
    },
    "terra-nova-2006-endgame": {"title": "terra-nova-2006", "seats": 2, "start": "endgame"},
    "terramara-small": {
        "title": "terramara",
        "seats": 2,
        "options": {"start": "first-game", "first": "1"},
        "rounds": 2,
    },
    "terramara-last-round": {"title": "terramara", "seats": 2, "start": "last-round"},
}


@dataclass(frozen=True)
class Task:
    """A title with everything settled that an environment needs to know."""

    game: Game
    setting: Setting
    rounds: int = 0  # over after so many; points count as they stand then. 0: the whole game
    reward: str = "win"
    asks_forced: bool = False  # are questions asked that have only one answer?
    matches: Sequence[Match] = field(default=(), compare=False)  # the positions it begins from; none: the beginning

    @property
    def seats(self) -> int:
        return self.setting.seats

    @cached_property
    def observer(self) -> Observer:
        return self.game.observer(self.seats)

    @cached_property
    def starts(self) -> list[Start]:
        """Where its games begin."""
        if not self.matches:
            return [Start(self.game.start(self.setting), {})]
        return [
            Start(match.state, dict(Counter(entry.move.verb.word for entry in match.log if entry.seat == NATURE)))
            for match in self.matches
        ]

    def start_of(self, seed: str) -> int:
        """Which of the starts the game of a seed begins from."""
        return sum(seed.encode()) % len(self.starts)

    def match(self, start: int = 0) -> Match:
        """A match at a start, without nature."""
        return self.matches[start].fork() if self.matches else Match(self.game, self.setting)


def task(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    components: Path | None = None,
    rounds: int | None = None,
    start: str | Path | Sequence[str | Path] | None = None,
    reward: str = "win",
    asks_forced: bool = False,
) -> Task:
    """A task from a title or from the name of a task; what is said besides goes before what the task says.

    start: a game file, FILE@PLY, or the name of a puzzle, or several of them: games begin where the file ends.
    """
    if name not in NAMED and name not in games():
        raise BadTask("envs.no-task", name=name, known=", ".join([*games(), *NAMED]))
    named = NAMED.get(name, {"title": name})
    game = find_game(named["title"])
    wanted = start if start is not None else named.get("start")
    seats = seats if seats is not None else named.get("seats")
    given = {**named.get("options", {}), **(options or {})}
    rounds = named.get("rounds", 0) if rounds is None else rounds
    if rounds < 0:
        raise BadTask("envs.rounds", game=game.title, rounds=rounds)
    matches: list[Match] = []
    if wanted is not None:
        sources = [wanted] if isinstance(wanted, str | Path) else list(wanted)
        matches = [read_start(game, str(source), seats) for source in sources]
        setting = matches[0].setting
    else:
        setting = game.setting(seats, given, components if components is not None else named.get("components"))
    return Task(game, setting, rounds, check_reward(reward), asks_forced, tuple(matches))


@cache
def puzzles(title: str) -> dict[str, Path]:
    """The positions that come with a title, by name."""
    return {path.stem: path for path in sorted((PUZZLES / title).glob("*.terrae"))}


def read_start(game: Game, source: str, seats: int | None) -> Match:
    """A position to begin from, checked."""
    known = puzzles(game.name)
    name, at, ply = source.rpartition("@") if source not in known else (source, "", "")
    path = known.get(source) or Path(name if at and ply.isdigit() else source)
    try:
        match = load(path)
    except (TerraeError, OSError) as error:
        if not path.is_file():
            listed = ", ".join(known) or "-"
            raise BadTask("envs.no-start", source=source, game=game.title, known=listed) from error
        raise
    if match.game is not game:
        raise BadTask("envs.start-title", source=source, other=match.game.title, game=game.title)
    if seats is not None and match.setting.seats != seats:
        raise BadTask("envs.start-seats", source=source, other=match.setting.seats, seats=seats)
    if at and ply.isdigit() and source not in known:
        match = match.fork(int(ply))
    if match.over:
        raise BadTask("envs.start-over", source=source, ply=match.ply)
    return match
