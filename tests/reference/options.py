"""The options of a game, checked."""

from __future__ import annotations

from dataclasses import dataclass

from . import facts

CHOICES = {
    "map": ("main", "two-player", "alternative"),
    "variant": ("none", "planner", "lucky-digger"),
    "order": ("clockwise", "dropout"),
    "setup": ("random", "first-game"),
}


@dataclass
class Options:
    seats: int = 2
    map: str = "main"
    variant: str = "none"
    order: str = "clockwise"
    setup: str = "random"
    round_tiles: list[str] | None = None
    bonus_tiles: list[str] | None = None
    factions: str | list[str] = "choose"
    first: int | None = None

    @property
    def first_game(self) -> bool:
        return self.setup == "first-game"


def _texts(value: object, name: str) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"{name} must be a list of texts")
    return [str(item) for item in value]


def _number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{name} must be a number from {low} to {high}")
    return value


def read_options(given: dict[str, object]) -> Options:
    options = Options()
    for name, value in given.items():
        if name == "seats":
            options.seats = _number(value, name, 2, 4)
        elif name in CHOICES:
            if value not in CHOICES[name]:
                raise ValueError(f"{name} must be one of {CHOICES[name]}")
            setattr(options, name, value)
        elif name not in ("round_tiles", "bonus_tiles", "factions", "first"):
            raise ValueError(f"unknown option {name}")
    if given.get("first") is not None:
        options.first = _number(given["first"], "first", 1, options.seats)
    if options.variant != "none" and (options.seats != 2 or not facts.MAPS[options.map].marks):
        raise ValueError("the two-player variants need two seats and a map with marked hexes")
    if options.first_game and options.map not in facts.FIRST_GAME_HOUSES:
        raise ValueError("there is no first game on this map")
    _read_tiles(options, given)
    _read_factions(options, given.get("factions", "choose"))
    return options


def _read_tiles(options: Options, given: dict[str, object]) -> None:
    needed = options.seats + 3
    if given.get("round_tiles") is not None:
        options.round_tiles = _texts(given["round_tiles"], "round_tiles")
    elif options.first_game:
        options.round_tiles = list(facts.FIRST_GAME_ROUND_TILES)
    if given.get("bonus_tiles") is not None:
        options.bonus_tiles = _texts(given["bonus_tiles"], "bonus_tiles")
    elif options.first_game:
        options.bonus_tiles = list("ABCDEFGH"[:needed])
    rounds, bonus = options.round_tiles, options.bonus_tiles
    if rounds is not None and (len(rounds) != 5 or not set(rounds) <= set(facts.ROUND_TILE_POINTS)):
        raise ValueError("round_tiles must be five kinds of round tile")
    if bonus is not None:
        if len(bonus) != needed or len(set(bonus)) != needed or not set(bonus) <= set(facts.BONUS_INCOME):
            raise ValueError(f"bonus_tiles must be {needed} different letters")
        if options.first_game and not set(facts.FIRST_GAME_BONUS[options.seats].values()) <= set(bonus):
            raise ValueError("the first game needs its bonus tiles")


def _read_factions(options: Options, value: object) -> None:
    if isinstance(value, str):
        if value not in ("choose", "random"):
            raise ValueError("factions must be choose, random or a list")
        options.factions = value
        return
    names = _texts(value, "factions")
    if len(names) != options.seats or not set(names) <= set(facts.FACTIONS):
        raise ValueError("factions must name one faction for each seat")
    if len({facts.FACTIONS[name].colour for name in names}) != options.seats:
        raise ValueError("each colour can be played once")
    if options.first_game and set(names) != set(facts.FIRST_GAME_BONUS[options.seats]):
        raise ValueError("the first game has its own factions")
    options.factions = names
