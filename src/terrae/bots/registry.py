"""Which bots there are: levels of a title, bots of other packages, classes in a file; each can be set by name."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from terrae.bots.bot import LEVELS, Bot, BotFailed, Seed, Setting, describe
from terrae.core.errors import TerraeError, UnknownBot
from terrae.core.game import Game
from terrae.core.messages import Message
from terrae.core.messages import known as is_said
from terrae.core.wording import phrase

BOTS = "terrae.bots"  # the entry point group by which packages add a bot
TITLES = "terrae.levels"  # and the one by which a title's levels are found, under the name of the title
ANY_TITLE = "any"  # whose levels a title has that brings none
USUAL = "normal"  # the level that sits where nobody was named

NET = "net:"  # how the name of a trained network begins
NETS = "TERRAE_NETS"  # the variable that names files of networks which are offered like installed bots, as PATH does
SETTINGS = re.compile(r"(.+?)@([a-z_]+=.*)")  # NAME@KEY=VALUE,KEY=VALUE
WHOLE = re.compile(r"-?[0-9]+")


@dataclass(frozen=True)
class Level:
    """How well a title can be played: which bot does it, and how it is set for that."""

    kind: type[Bot]
    settings: Mapping[str, Setting] = field(default_factory=dict)
    former: tuple[str, ...] = ()  # what older files call it


@dataclass(frozen=True)
class Maker:
    """What makes a bot from a seed; one that cannot even be made is named in the error."""

    name: str
    kind: type[Bot]
    game: Game
    settings: Mapping[str, Setting]

    def __call__(self, seed: Seed) -> Bot:
        try:
            return self.kind(self.game, seed if is_ours(self.kind) else sealed(seed), **self.settings)
        except TerraeError:
            raise
        except (Exception, SystemExit) as error:  # whatever a stranger's bot may raise
            raise BotFailed("error.bot-failed", name=self.name, reason=describe(error)) from error


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all bots, by name, not loaded yet."""
    return {entry.name: entry for entry in sorted(entry_points(group=BOTS), key=lambda entry: entry.name)}


@cache
def load(name: str) -> type[Bot]:
    """The class behind an entry point."""
    found: type[Bot] = installed()[name].load()
    return found


@cache
def levels_of(title: str) -> dict[str, Level]:
    """The levels at which a title can be played, the weakest first."""
    tables = {entry.name: entry for entry in entry_points(group=TITLES)}
    found: dict[str, Level] = tables[title if title in tables else ANY_TITLE].load()
    return {level: found[level] for level in LEVELS if level in found}


def can_play(kind: type[Bot], game: Game) -> bool:
    return kind.games is None or game.name in kind.games


def known_as(name: str, game: Game) -> Level | None:
    """What a name means for a title: one of its levels, also by a former name, or an installed bot."""
    levels = levels_of(game.name)
    if name in levels:
        return levels[name]
    if name in installed() and can_play(load(name), game):
        return Level(load(name))
    return next((level for level in levels.values() if name in level.former), None)


def offered_networks(game: Game) -> dict[str, Path]:
    """The networks that are offered for a title, by the names guests may call them."""
    files = [Path(file) for file in os.environ.get(NETS, "").split(os.pathsep) if file]
    if not files:
        return {}
    nets = import_nets(str(files[0]))
    return {f"{NET}{file.stem}": file for file in files if nets.find_net(str(file)).about["title"] == game.name}


def import_nets(path: str) -> ModuleType:
    """What plays with networks; numpy and onnxruntime are nobody's business who has none."""
    try:
        return importlib.import_module("terrae.bots.nets")
    except ImportError:
        raise UnknownBot("net.no-runtime", path=path) from None


def bots_for(game: Game) -> list[str]:
    """The names of all that can play a title, the weakest first; those worth choosing as opponents before others."""
    levels = levels_of(game.name)
    others = [name for name in installed() if name not in levels and can_play(load(name), game)]
    others += offered_networks(game)
    return sorted([*levels, *others], key=lambda name: (not is_offered(name, game), LEVELS.index(level_of(name, game))))


def level_of(name: str, game: Game) -> str:
    """How well a bot plays: one of LEVELS."""
    levels = levels_of(game.name)
    former = (level for level, bot in levels.items() if name in bot.former)
    if name in levels:
        return name
    if name.startswith(NET):
        return USUAL
    return load(name).level if name in installed() else next(former, LEVELS[0])


def levels_in_words(bots: Iterable[str]) -> str:
    """How well bots play, as people read it; one without a level is called by its name."""
    keys = [(bot, f"server.level.{bot}") for bot in bots]
    return ", ".join(phrase(key) if is_said(key) else bot for bot, key in keys)


def is_offered(name: str, game: Game) -> bool:
    """Is it an opponent that people would choose?"""
    if name.startswith(NET):
        return name in offered_networks(game)
    level = known_as(name, game)
    return level is not None and level.kind.offered


def usual_bot(game: Game) -> str:
    """Who sits where nobody was named: the usual level, or a bot made for a title that has no such level."""
    levels = levels_of(game.name)
    made_for_it = [name for name in installed() if game.name in (load(name).games or ())]
    return next(name for name in (USUAL, *made_for_it, *reversed(levels)) if name in levels or name in made_for_it)


def is_bot(spec: str, game: Game) -> bool:
    """Does a name in a game file mean a bot? A file's class or network does; any other name is a person's."""
    return ".py:" in spec or spec.startswith(NET) or known_as(split(spec)[0], game) is not None


def split(spec: str) -> tuple[str, str]:
    """The name and the settings of a bot.

    >>> split("hard@width=20,horizon=2")
    ('hard', 'width=20,horizon=2')
    >>> split("anna@home")
    ('anna@home', '')
    """
    match = SETTINGS.fullmatch(spec)
    return (match[1], match[2]) if match else (spec, "")


def find_bot(spec: str, game: Game) -> Maker:
    """What makes a bot from a seed.

    A name (`hard`), the class of a file (`path/to/file.py:ClassName`) or of a package (`package.module:ClassName`), a
    trained network (`net:weights.onnx`), each with settings if you like: `hard@width=20,horizon=2`.
    """
    name, given = split(spec)
    level = known_as(name, game)
    if level is None:
        head, _, rest = name.partition("@")
        meant = known_as(head, game) if rest or name.endswith("@") else None
        if meant is not None:
            possible = told(meant.kind.settings)
            raise UnknownBot("error.bot-setting-form", given=rest, name=head, possible=possible)
        if ":" not in name and not name.endswith(".py"):
            raise UnknownBot("error.unknown-bot", name=name, game=game.title, known=", ".join(bots_for(game)))
        level = network(name, game) if name.startswith(NET) else Level(from_outside(name, game))
    return Maker(name, level.kind, game, {**level.settings, **read_settings(level.kind, name, given)})


def is_ours(kind: type[Bot]) -> bool:
    """Does a bot come with Terrae?"""
    return kind.__module__.partition(".")[0] == __package__.partition(".")[0]


def sealed(seed: Seed) -> Seed:
    """A seed for a stranger's bot: luck is drawn from the seed of a game, and that of a bot must not tell it."""
    return None if seed is None else hashlib.blake2b(f"bot/{seed}".encode(), digest_size=8).hexdigest()


def told(settings: Mapping[str, Setting]) -> str:
    """What can be set, and what holds if nothing is said."""
    return ", ".join(f"{known}={default}" for known, default in settings.items())


def read_settings(kind: type[Bot], name: str, given: str) -> dict[str, Setting]:
    """`KEY=VALUE,KEY=VALUE` as the bot takes it: whole numbers where it has whole numbers."""
    found: dict[str, Setting] = {}
    for word in given.split(",") if given else ():
        key, _, value = word.partition("=")
        if key not in kind.settings:
            possible = told(kind.settings)
            wrong = "error.bot-setting" if possible else "error.bot-no-settings"
            raise UnknownBot(wrong, name=name, key=key, possible=possible)
        found[key] = value
        if isinstance(kind.settings[key], int):
            if not WHOLE.fullmatch(value):
                raise UnknownBot(
                    "error.bot-setting-number", name=name, key=key, value=value, default=kind.settings[key]
                )
            found[key] = number = int(value)
            least, most = kind.ranges.get(key, (number, number))
            if not least <= number <= most:
                raise UnknownBot("error.bot-setting-range", name=name, key=key, value=value, least=least, most=most)
    return found


def network(name: str, game: Game) -> Level:
    """The bot that plays with a trained network: one that is offered, or any file."""
    path = str(offered_networks(game).get(name, name.removeprefix(NET)))
    planner = next((level.kind for level in levels_of(game.name).values()), None)
    return Level(*import_nets(path).net_bot(path, game, planner))


def from_outside(name: str, game: Game) -> type[Bot]:
    """The bot class in a file or in an installed package."""
    path, _, wanted = name.rpartition(":") if not name.endswith(".py") else (name, "", "")

    def refuse(key: str, **values: object) -> UnknownBot:
        reason = Message(key, **values)
        return UnknownBot("error.bot-file", name=name, reason=reason, known=", ".join(bots_for(game)))

    if not wanted:
        raise refuse("bot.no-class")
    if path.endswith(".py") and not Path(path).is_file():
        raise refuse("bot.no-file", path=path)
    try:
        if path.endswith(".py"):
            spec = importlib.util.spec_from_file_location(f"terrae_bot_{Path(path).stem}", path)
            assert spec is not None and spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            module = importlib.import_module(path)
    except Exception as error:  # whatever a stranger's file may raise
        raise refuse("bot.broken-file", path=path, error=describe(error)) from error
    kind = getattr(module, wanted, None)
    if kind is None:
        raise refuse("bot.no-such-class", path=path, wanted=wanted)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise refuse("bot.not-a-bot", wanted=wanted)
    if not can_play(kind, game):
        raise refuse("bot.other-game", wanted=wanted, game=game.title)
    return kind
