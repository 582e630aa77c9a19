"""The vocabulary of Terramara: what spaces, tiles, cards and characters are written in.

An effect is data with two faces: `deeds` makes of it what the rules carry out, people read it as icons and sentences.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from terrae.core.messages import Message
from terrae.economy.effects import Effect, Icons

# Items, as numbers: goods first, a raw one and its refined counterpart four apart.
RAW: Final = 4  # kinds of raw goods
GOODS: Final = 8
MILITARY: Final = 8
CULTURE: Final = 9
TRAVEL: Final = 10
POINTS: Final = 11
ANY_RAW: Final = 12
ANY_REFINED: Final = 13
OTHER_RAW: Final = 14
ITEMS: Final[tuple[str, ...]] = (
    "stone", "wood", "ore", "livestock", "ashlar", "lumber", "metal", "leather",
    "military", "culture", "travel", "vp", "any_raw", "any_refined", "other_raw",
)  # fmt: skip
# The same as words of pictures and ledgers, which are shared with other titles.
WORDS: Final[tuple[str, ...]] = (
    "fieldstone", "wood", "ore", "livestock", "ashlar", "lumber", "metal", "leather",
    "military", "culture", "travel", "points", "any-raw", "any-refined", "any-raw",
)  # fmt: skip
CATEGORIES: Final[tuple[str, ...]] = ("pottery", "tools", "weaponry", "clothing")  # by main resource
TERRAINS: Final[tuple[str, ...]] = ("plains", "quarry", "forest", "mountain")
NO_TERRAIN: Final = -1
ANY: Final = -1

# When an ability holds.
INSTANT: Final = 0
PERMANENT: Final = 1
ONCE: Final = 2
GAME_END: Final = 3
TIMINGS: Final[tuple[str, ...]] = ("instant", "permanent", "once_per_round", "game_end")

# What an ability may wait for.
GAIN_TRACK: Final = 0
CREATE: Final = 1
CARAVAN: Final = 2
SECOND_CARAVAN: Final = 3
SEND: Final = 4
FLAG: Final = 5
TRIGGERS: Final[tuple[str, ...]] = ("gain_track", "create", "caravan_at", "second_caravan_at", "send", "leave_flag")

# Who is sent, and what stood on the space.
EXPLORER: Final = 0
CHIEFTAIN: Final = 1
WARRIOR: Final = 2
CLAN: Final[tuple[str, ...]] = ("explorer", "chieftain", "warrior")
OCCUPIED: Final[tuple[str, ...]] = ("nobody", "other_explorer")
NOBODY: Final = 0
OTHER: Final = 1

# What can be counted, and doubled.
COUNTS: Final[tuple[str, ...]] = (
    "stronger_player", "artifact_category", "artifact_set", "worker_level", "flag", "cost_resource",
)  # fmt: skip
STRONGER: Final = 0
OF_CATEGORY: Final = 1
SETS: Final = 2
WORKER_LEVELS: Final = 3
FLAGS: Final = 4
COST: Final = 5
DOUBLES: Final[tuple[str, ...]] = ("caravans_end", "military_rank", "best_outpost")

# What a condition looks at, and the grades of the symbols on the tracks.
POWER_LEVEL: Final = 0
WORKERS_SUM: Final = 1
SYMBOL: Final = 2
ARTIFACTS: Final = 3
GRADES: Final[tuple[str, ...]] = ("easy", "medium", "hard")
SYMBOL_TRACKS: Final[tuple[str, ...]] = ("river", "road", "military")
RIVER_SYMBOL: Final = 0
ROAD_SYMBOL: Final = 1

Amounts = list[tuple[int, int]]  # items and how many


def say(key: str, /, **values: object) -> Message:
    return Message(f"terramara.{key}", **values)


def counted(item: int, number: int) -> Message:
    """So many of an item, in words."""
    return say(f"amount.{ITEMS[item]}", number=number)


def joined(parts: list[Message], joint: str = "and") -> Message:
    """Several texts as one."""
    if not parts:
        return say("joint.nothing")
    whole = parts[0]
    for number, part in enumerate(parts[1:], 2):
        comma = joint == "and" and number < len(parts)
        whole = say("joint.comma" if comma else f"joint.{joint}", first=whole, second=part)
    return whole


def amounts(items: Amounts) -> Message:
    return joined([counted(item, number) for item, number in items])


def goods_icons(items: Amounts, sign: str = "+") -> Icons:
    return [(f"{sign}{number}", WORDS[item]) for item, number in items]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Effect):
    """One thing that is done. Its phrase goes on after "you": "gain 2 Wood"."""

    def phrase(self) -> Message:
        raise NotImplementedError

    def sentence(self) -> Message:
        return say("effect.sentence", phrase=self.phrase())


def phrases(ops: list[Op]) -> Message:
    """What some effects do, one after the other."""
    return joined([op.phrase() for op in ops], "then")


def all_icons(ops: list[Op]) -> Icons:
    found: Icons = []
    for op in ops:
        found += op.icons()
    return found


@final
class Gain(Op):
    """Receive resources, advance on tracks, take points; all of it may be declined."""

    def __init__(self, items: Amounts) -> None:
        self.items = items

    def phrase(self) -> Message:
        return say("effect.gain", what=amounts(self.items))

    def icons(self) -> Icons:
        return goods_icons(self.items)


@final
class GainPer(Op):
    """Gain something for each thing counted."""

    def __init__(self, items: Amounts, per: int) -> None:
        self.items = items
        self.per = per

    def phrase(self) -> Message:
        return say("effect.gain-per", what=amounts(self.items), per=say(f"per.{COUNTS[self.per]}"))

    def icons(self) -> Icons:
        return [*goods_icons(self.items), ("per", "stronger")]


@final
class GainWorker(Op):
    """Take a Worker tile: of a level, or (0) the one of the round."""

    def __init__(self, level: int) -> None:
        self.level = level

    def phrase(self) -> Message:
        return say("effect.worker", level=self.level) if self.level else say("effect.worker-of-round")

    def icons(self) -> Icons:
        return [("+1", f"worker-{self.level}" if self.level else "worker")]


@final
class TakeWarriors(Op):
    """Warriors join the clan for this round."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> Message:
        return say("effect.warriors", number=self.number)

    def icons(self) -> Icons:
        return [(f"+{self.number}", "warrior")]


@final
class RefineUp(Op):
    """Turn raw goods into their refined counterparts."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> Message:
        return say("effect.refine" if self.number == 1 else "effect.refine-many", number=self.number)

    def icons(self) -> Icons:
        return [(str(self.number), "refine")]


@final
class Exchange(Op):
    """Give something for something else, up to so many times."""

    def __init__(self, give: int, number: int, get: Amounts, times: int) -> None:
        self.give = give
        self.number = number
        self.get = get
        self.times = times

    def phrase(self) -> Message:
        key = "effect.exchange" if self.times == 1 else "effect.exchange-many"
        return say(key, give=counted(self.give, self.number), get=amounts(self.get), times=self.times)

    def icons(self) -> Icons:
        times = "" if self.times == 1 else f"{self.times}×"
        return [(f"−{self.number}", WORDS[self.give]), (times, "then"), *goods_icons(self.get)]


@final
class Choose(Op):
    """One of several things; or several, each at most once and in any order."""

    def __init__(self, options: list[list[Op]], picks: int = 1) -> None:
        self.options = options
        self.picks = picks

    def price(self) -> Exchange | None:
        """The first of several exchanges that all cost the same, once: then what differs is what one gets."""
        first = self.options[0][0]
        if self.picks != 1 or not isinstance(first, Exchange):
            return None
        for option in self.options:
            op = option[0]
            if len(option) != 1 or not isinstance(op, Exchange):
                return None
            if (op.give, op.number, op.times) != (first.give, first.number, 1):
                return None
        return first

    def gets(self) -> list[Amounts]:
        """What each of the exchanges brings."""
        return [op.get for option in self.options for op in option if isinstance(op, Exchange)]

    def phrase(self) -> Message:
        price = self.price()
        if price is not None:
            what = joined([amounts(get) for get in self.gets()], "or")
            return say("effect.exchange", give=counted(price.give, price.number), get=what)
        return joined([phrases(option) for option in self.options], "or" if self.picks == 1 else "and-any")

    def icons(self) -> Icons:
        found: Icons = []
        price = self.price()
        if price is not None:
            for get in self.gets():
                found += [("", "or"), *goods_icons(get)] if found else goods_icons(get)
            return [(f"−{price.number}", WORDS[price.give]), ("", "then"), *found]
        for option in self.options:
            if found:
                found.append(("", "or" if self.picks == 1 else "and"))
            found += all_icons(option)
        return found


@final
class Raid(Op):
    """All other players give resources; with or without the loss of 1 Military."""

    def __init__(self, lose: bool) -> None:
        self.lose = lose

    def phrase(self) -> Message:
        return say("effect.raid-lose" if self.lose else "effect.raid")

    def icons(self) -> Icons:
        return [("−1", "military"), ("", "raid")] if self.lose else [("", "raid")]


@final
class TakeFirst(Op):
    """Take the First Player card, and what its face gives."""

    def phrase(self) -> Message:
        return say("effect.first-player")

    def icons(self) -> Icons:
        return [("", "first-player")]


@final
class CreateNow(Op):
    """Create one artifact at once; raw goods may pay for refined ones."""

    def phrase(self) -> Message:
        return say("effect.create")

    def icons(self) -> Icons:
        return [("", "artifact"), ("", "any-raw")]


@final
class ScorePer(Op):
    """Points for each thing counted. Of: a category or a resource, where the count needs one."""

    def __init__(self, points: int, per: int, of: int = ANY) -> None:
        self.points = points
        self.per = per
        self.of = of

    def phrase(self) -> Message:
        name = ""
        if self.per == OF_CATEGORY:
            name = CATEGORIES[self.of]
        elif self.per == COST:
            name = ITEMS[self.of]
        what = say(f"name.{name}") if name else say("joint.nothing")
        return say("effect.score-per", points=self.points, per=say(f"per.{COUNTS[self.per]}", what=what))

    def icons(self) -> Icons:
        word = COUNTS[self.per].replace("_", "-")
        if self.per == OF_CATEGORY:
            word = CATEGORIES[self.of]
        elif self.per == COST:
            word = WORDS[self.of]
        elif self.per == WORKER_LEVELS:
            word = "worker"
        return [(f"+{self.points}", "points"), ("per", word)]


@final
class ScoreByPower(Op):
    """Points by Power Level."""

    def __init__(self, table: list[int]) -> None:
        self.table = table

    def phrase(self) -> Message:
        return say("effect.power-points", table=", ".join([str(points) for points in self.table]))

    def icons(self) -> Icons:
        return [("/".join([str(points) for points in self.table]), "points"), ("per", "power-level")]


@final
class Double(Op):
    """A line of the final scoring counts twice."""

    def __init__(self, target: int) -> None:
        self.target = target

    def phrase(self) -> Message:
        return say("effect.double", what=say(f"double.{DOUBLES[self.target]}"))

    def icons(self) -> Icons:
        return [("×2", "points"), ("", ("road-end", "military", "flag")[self.target])]


@final
class Discount(Op):
    """Artifacts cost less: some resources of a category, or one of each kind."""

    def __init__(self, goods: list[int], each: int, category: int) -> None:
        self.goods = goods
        self.each = each
        self.category = category

    def phrase(self) -> Message:
        if self.each:
            what = say("effect.discount-each", number=self.each)
        else:
            what = amounts([(RAW + kind, number) for kind, number in enumerate(self.goods) if number])
        if self.category == ANY:
            return say("effect.discount", what=what)
        return say("effect.discount-category", what=what, category=say(f"name.{CATEGORIES[self.category]}"))

    def icons(self) -> Icons:
        found: Icons = [("", "artifact" if self.category == ANY else CATEGORIES[self.category])]
        if self.each:
            return [*found, (f"−{self.each}", "any-refined")]
        return found + goods_icons([(RAW + kind, number) for kind, number in enumerate(self.goods) if number], "−")


@final
class RawForRefined(Op):
    """When creating, some raw goods may pay for their refined counterparts."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Message:
        return say("effect.raw-for-refined", number=self.most)

    def icons(self) -> Icons:
        return [("", "artifact"), (str(self.most), "any-raw")]


@final
class ExtraExplorer(Op):
    """The clan is larger."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> Message:
        return say("effect.explorer", number=self.number)

    def icons(self) -> Icons:
        return [(f"+{self.number}", "explorer")]


@final
class RaidBonus(Op):
    """Raids count as from a higher Power Level."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> Message:
        return say("effect.raid-bonus", number=self.number)

    def icons(self) -> Icons:
        return [("", "raid"), (f"+{self.number}", "power-level")]


@final
class Bend(Op):
    """A rule that simply does not hold for its owner; `rule` is one of BENDS."""

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def phrase(self) -> Message:
        return say(f"effect.{BENDS[self.rule]}")

    def icons(self) -> Icons:
        return [("", BEND_ICONS[self.rule])]


BENDS: Final[tuple[str, ...]] = (
    "enter_equal_strength", "no_military_loss", "personal_bonus_tiles", "personal_crossroads", "personal_outpost",
)  # fmt: skip
BEND_ICONS: Final[tuple[str, ...]] = ("equal-strength", "no-loss", "bonus-tile", "crossroads", "outpost")
ENTER_EQUAL: Final = 0
NO_LOSS: Final = 1
PERSONAL_BONUS: Final = 2
PERSONAL_CROSSROADS: Final = 3
PERSONAL_OUTPOST: Final = 4


@final
class Condition:
    """Something that must hold. Of: a track or a category; at least: a number or a grade."""

    def __init__(self, kind: int, at_least: int, of: int = ANY) -> None:
        self.kind = kind
        self.at_least = at_least
        self.of = of

    def words(self) -> Message:
        """As a sentence goes on after "you"."""
        if self.kind == POWER_LEVEL:
            return say("condition.power-level", number=self.at_least)
        if self.kind == WORKERS_SUM:
            return say("condition.workers", number=self.at_least)
        if self.kind == ARTIFACTS:
            category = say(f"name.{CATEGORIES[self.of]}")
            return say("condition.artifacts", number=self.at_least, category=category)
        return say(f"condition.{SYMBOL_TRACKS[self.of]}", grade=say(f"grade.{GRADES[self.at_least]}"))

    def icons(self) -> Icons:
        if self.kind == POWER_LEVEL:
            return [(f"≥{self.at_least}", "power-level")]
        if self.kind == WORKERS_SUM:
            return [(f"≥{self.at_least}", "worker")]
        if self.kind == ARTIFACTS:
            return [(f"≥{self.at_least}", CATEGORIES[self.of])]
        word = ("culture", "travel", "military")[self.of]
        return [("≥" + "I" * (self.at_least + 1), word)]


@final
class Trigger:
    """What an ability waits for. Numbers mean: a track, a Crossroads; sets are bit masks, 0 is anything."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.track = ANY
        self.crossroads = 0  # 0: any
        self.levels: list[int] = []
        self.category = ANY
        self.who: list[int] = []
        self.terrain = NO_TERRAIN
        self.at_crossroads = False
        self.occupied = ANY

    def words(self) -> Message:
        if self.kind == GAIN_TRACK:
            return say("trigger.gain-track", what=say(f"name.{ITEMS[self.track]}"))
        if self.kind == CREATE:
            what = say("trigger.any-artifact")
            if self.category != ANY:
                what = say("trigger.category", category=say(f"name.{CATEGORIES[self.category]}"))
            if self.levels:
                levels = joined([say("joint.number", number=one) for one in self.levels], "either")
                what = say("trigger.level", what=what, levels=levels)
            return say("trigger.create", what=what)
        if self.kind == CARAVAN:
            if not self.crossroads:
                return say("trigger.caravan-any")
            return say("trigger.caravan", number=self.crossroads)
        if self.kind == SECOND_CARAVAN:
            return say("trigger.second-caravan", number=self.crossroads)
        if self.kind == FLAG:
            return say("trigger.flag")
        who = joined([say(f"trigger.{CLAN[one]}") for one in self.who], "either")
        if self.terrain != NO_TERRAIN:
            where = say("trigger.terrain", terrain=say(f"name.{TERRAINS[self.terrain]}"))
        elif self.at_crossroads:
            where = say("trigger.crossroads")
        elif self.occupied == ANY:
            where = say("trigger.anywhere")
        else:
            return say("trigger.send", who=who, where=say(f"trigger.{OCCUPIED[self.occupied]}"))
        if self.occupied != ANY:
            where = say(f"trigger.and-{OCCUPIED[self.occupied]}", where=where)
        return say("trigger.send", who=who, where=where)

    def icons(self) -> Icons:
        if self.kind == GAIN_TRACK:
            return [("", WORDS[self.track])]
        if self.kind == CREATE:
            levels = "/".join(["I" * level for level in self.levels])
            return [(levels, "artifact" if self.category == ANY else CATEGORIES[self.category])]
        if self.kind == CARAVAN or self.kind == SECOND_CARAVAN:
            second = "2." if self.kind == SECOND_CARAVAN else ""
            return [(second, "caravan"), (str(self.crossroads or ""), "crossroads")]
        if self.kind == FLAG:
            return [("", "flag")]
        found: Icons = [("", CLAN[one]) for one in self.who]
        if self.terrain != NO_TERRAIN:
            found.append(("", TERRAINS[self.terrain]))
        elif self.at_crossroads:
            found.append(("", "crossroads"))
        if self.occupied == OTHER:
            found.append(("", "other-explorer"))
        elif self.occupied == NOBODY:
            found.append(("", "empty-space"))
        return found


@final
class Ability(Op):
    """What an artifact or a character does, and when."""

    def __init__(self, when: int, trigger: Trigger | None, condition: Condition | None, ops: list[Op]) -> None:
        self.when = when
        self.trigger = trigger
        self.condition = condition
        self.ops = ops

    def phrase(self) -> Message:
        return phrases(self.ops)

    def more(self) -> int:
        """How much is added to what was gained on a track, if that is what it does."""
        track = self.trigger.track if self.trigger is not None and self.trigger.kind == GAIN_TRACK else ANY
        return sum([number for op in self.ops if isinstance(op, Gain) for item, number in op.items if item == track])

    def sentence(self) -> Message:
        phrase = self.phrase()
        if self.trigger is not None and self.more():
            return say("ability.more", when=self.trigger.words(), number=self.more())
        if self.trigger is not None:
            return say("ability.trigger", when=self.trigger.words(), phrase=phrase)
        if self.condition is not None:
            return say("ability.condition", condition=self.condition.words(), phrase=phrase)
        return say(f"ability.{TIMINGS[self.when]}", phrase=phrase)

    def icons(self) -> Icons:
        found: Icons = [("", "once")] if self.when == ONCE else [("", "game-end")] if self.when == GAME_END else []
        if self.trigger is not None:
            found += [*self.trigger.icons(), ("", "then")]
        if self.condition is not None:
            found += [*self.condition.icons(), ("", "then")]
        return found + all_icons(self.ops)
