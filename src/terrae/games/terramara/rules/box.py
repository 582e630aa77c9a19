"""What is in the box: spaces, tiles, cards and numbers, as the rules read them. `components` fills it from files."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Frame
from terrae.core.vectors import vec
from terrae.games.terramara.rules.effects import (
    ANY,
    CULTURE,
    NO_TERRAIN,
    TRAVEL,
    Ability,
    Choose,
    Condition,
    Gain,
    GainPer,
    GainWorker,
    Op,
    RefineUp,
    ScoreByPower,
    TakeWarriors,
)

Frames = list[list[Frame[Any]]]  # by seat: what is carried out, in this order
NOTHING: Final[Frames] = [[], [], [], []]

# What a space is.
IN_TERRITORY: Final = 0
AT_CROSSROADS: Final = 1
AT_SPECIAL: Final = 2
IN_HOMELAND: Final = 3
IN_HUT: Final = 4

PLAINS_QUARRY: Final = 0
FOREST_MOUNTAIN: Final = 1
NO_CATEGORY: Final = -2  # what a discount is for that is none
KINDS: Final[tuple[str, ...]] = ("plains_quarry", "forest_mountain")


@final
class Space:
    """An action space: what it costs, who may come, what it does."""

    def __init__(self, key: str, kind: i64, ops: list[Op], frames: Frames, source: str) -> None:
        self.key = key
        self.name = ""  # of its own, if it has one
        self.kind = kind
        self.ops = ops
        self.frames = frames
        self.source = source
        self.terrain: i64 = NO_TERRAIN
        self.small = False
        self.single = False
        self.level: i64 = 0  # of the tile on whose reverse it stands
        self.lose: i64 = 0  # Military that is lost when placing
        self.pay_military: i64 = 0  # Military that is returned when placing
        self.pay_raw: i64 = 0  # raw goods that are returned when placing
        self.requires: Condition | None = None

    @property
    def priced(self) -> bool:
        """Does placing here need more than a free place?"""
        return self.lose + self.pay_military + self.pay_raw > 0 or self.requires is not None


@final
class Tile:
    """A territory tile: three spaces, and what lies on its reverse or beside it."""

    def __init__(self, key: str, kind: i64, level: i64, spaces: list[Space]) -> None:
        self.key = key
        self.kind = kind
        self.level = level
        self.spaces = spaces
        self.outpost: i64 = ANY
        self.crossroads: i64 = ANY
        self.special: i64 = ANY


@final
class Outpost:
    """Three requirements, easy to hard."""

    def __init__(self, key: str, level: i64, grades: list[Condition]) -> None:
        self.key = key
        self.level = level
        self.grades = grades
        self.source = f"outpost:{key}"


def only_bring(ops: list[Op]) -> bool:
    """Do some effects never take goods? Culture and Travel may lead to a tile that does."""
    for op in ops:
        if isinstance(op, Choose):
            if not all(only_bring(option) for option in op.options):
                return False
        elif isinstance(op, Gain):
            if any(item in (CULTURE, TRAVEL) for item, _ in op.items):
                return False
        elif not isinstance(op, GainPer | GainWorker | TakeWarriors | RefineUp | ScoreByPower):
            return False
    return True


@final
class BonusTile:
    """What it gives to whoever reaches it."""

    def __init__(self, key: str, level: i64, ops: list[Op], frames: Frames) -> None:
        self.key = key
        self.level = level
        self.ops = ops
        self.frames = frames
        self.only_brings = only_bring(ops)
        self.source = f"bonus:{key}"


@final
class Answer:
    """What follows from a trigger: its numbers as in `effects.Trigger`, and the frames."""

    def __init__(self, frames: Frames) -> None:
        self.frames = frames
        self.levels: i64 = 0  # a set; 0: all
        self.category: i64 = ANY
        self.crossroads: i64 = 0  # 0: any
        self.second = False
        self.who: i64 = 0  # a set
        self.terrain: i64 = NO_TERRAIN
        self.at_crossroads = False
        self.occupied: i64 = ANY


@final
class Ending:
    """A line of the final scoring that a card adds: points for a count, plain points, or something doubled."""

    def __init__(self, condition: Condition | None, points: i64, per: i64, of: i64, double: i64) -> None:
        self.condition = condition
        self.points = points
        self.per = per  # ANY: plain points
        self.of = of
        self.double = double  # ANY: nothing


@final
class Powers:
    """All an artifact, or one side of a character, can do."""

    def __init__(self, abilities: list[Ability], source: str) -> None:
        self.abilities = abilities
        self.source = source
        self.instant: Frames = NOTHING
        self.once: Frames = NOTHING
        self.helps = False  # may using it bring goods?
        self.only_brings = True  # does using it never take any?
        self.more_culture: i64 = 0
        self.more_travel: i64 = 0
        self.on_culture: Frames = NOTHING
        self.on_travel: Frames = NOTHING
        self.on_flag: Frames = NOTHING
        self.on_send: list[Answer] = []
        self.on_create: list[Answer] = []
        self.on_caravan: list[Answer] = []
        self.discount = vec[i64]([0, 0, 0, 0])
        self.discount_each: i64 = 0
        self.discount_category: i64 = NO_CATEGORY
        self.raw_for_refined: i64 = 0
        self.raid_bonus: i64 = 0
        self.explorers: i64 = 0
        self.bends: i64 = 0  # a set of effects.BENDS
        self.endings: list[Ending] = []


@final
class Artifact:
    """A card to create: its cost in refined goods, its points, what it does."""

    def __init__(
        self, key: str, name: str, level: i64, category: i64, cost: vec[i64], points: i64, powers: Powers
    ) -> None:
        self.key = key
        self.name = name
        self.level = level
        self.category = category
        self.cost = cost
        self.points = points
        self.powers = powers


@final
class Character:
    """A card with two sides."""

    def __init__(self, key: str, names: list[str], young: Powers, grown: Powers) -> None:
        self.key = key
        self.names = names
        self.young = young
        self.grown = grown


@final
class Start:
    """A Starting Resources card; characters do not add to what it gives."""

    def __init__(self, key: str, name: str, ops: list[Op], frames: Frames) -> None:
        self.key = key
        self.name = name
        self.ops = ops
        self.frames = frames
        self.source = f"start:{key}"


@final
class Slot:
    """Where a bonus tile lies: on a space of the River, or (space 0) beside the Road; its level."""

    def __init__(self, space: i64, level: i64) -> None:
        self.space = space
        self.level = level


NO_POWERS: Final = Powers([], "")


@final
class Box:
    """A set of components."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.families: list[list[Move]] = []
        self.explorers: i64 = 0
        self.warriors: i64 = 0
        self.worker_counts: list[int] = []
        self.worker_rounds: list[int] = []
        self.workers_per_round: i64 = 0
        self.military_last: i64 = 0
        self.power_levels: list[int] = []
        self.ranks: list[int] = []
        self.raid_rates: list[int] = []  # by level of the raider less level of the victim, from -3 to 3
        self.river_last: i64 = 0
        self.row: i64 = 0
        self.reach = vec[i64]([0])  # by space of the River: artifacts within reach
        self.reserve_from: i64 = 0
        self.explorer_at: i64 = 0
        self.discount_from: i64 = 0
        self.slots: list[Slot] = []  # River, then left paths of rows 1 to 6, then right paths of rows 5 and 6
        self.river_slots: i64 = 0
        self.symbols: list[list[int]] = []  # by track (effects.SYMBOL_TRACKS) and grade
        self.ends: list[int] = []
        self.row_levels: list[int] = []
        self.outpost_points: list[int] = []
        self.reserved_points: i64 = 0
        self.raw_for_point: i64 = 1
        self.neutrals: list[int] = []
        self.neutral_cards: i64 = 0
        self.first_gain: Frames = NOTHING
        self.first_military: list[int] = []
        self.front: Frames = NOTHING
        self.third: Frames = NOTHING
        self.fourth: Frames = NOTHING
        self.back: Frames = NOTHING
        self.front_ops: list[Op] = []
        self.back_ops: list[Op] = []
        self.hut = Space("hut", IN_HUT, [], NOTHING, "hut")
        self.homeland: list[Space] = []  # by spaces.HOMELAND_NAMES
        self.homeland_seats: list[list[int]] = []  # by the same: how many must play for it
        self.tiles: list[Tile] = []
        self.crossroads: list[Space] = []
        self.specials: list[Space] = []
        self.outposts: list[Outpost] = []
        self.bonus_tiles: list[BonusTile] = []
        self.artifacts: list[Artifact] = []
        self.characters: list[Character] = []
        self.starts: list[Start] = []
        # Which artifacts to look at, as sets.
        self.level_cards = vec[i64]([0, 0, 0, 0])
        self.culture_cards: i64 = 0
        self.travel_cards: i64 = 0
        self.send_cards: i64 = 0
        self.create_cards: i64 = 0
        self.caravan_cards: i64 = 0
        self.flag_cards: i64 = 0
        self.discount_cards: i64 = 0
        self.once_cards: i64 = 0
        self.end_cards: i64 = 0

    def of(self, verb: Verb) -> list[Move]:
        """The moves of one family."""
        return self.families[verb.number]
