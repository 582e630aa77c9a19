"""Reads the vocabulary of effects from data files; whatever is missing, odd or unknown is told with its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from terrae.core.errors import BadComponents
from terrae.economy.vocabulary import shown, whole
from terrae.games.terramara.effects import (
    ANY,
    ANY_RAW,
    ANY_REFINED,
    ARTIFACTS,
    BENDS,
    CARAVAN,
    CATEGORIES,
    CLAN,
    COST,
    COUNTS,
    CREATE,
    CULTURE,
    DOUBLES,
    FLAG,
    GAIN_TRACK,
    GOODS,
    GRADES,
    ITEMS,
    MILITARY,
    OCCUPIED,
    OF_CATEGORY,
    OTHER_RAW,
    POWER_LEVEL,
    RAW,
    SEND,
    STRONGER,
    SYMBOL,
    SYMBOL_TRACKS,
    TERRAINS,
    TIMINGS,
    TRAVEL,
    TRIGGERS,
    WARRIOR,
    WORKERS_SUM,
    Ability,
    Amounts,
    Bend,
    Choose,
    Condition,
    CreateNow,
    Discount,
    Double,
    Exchange,
    ExtraExplorer,
    Gain,
    GainPer,
    GainWorker,
    Op,
    Raid,
    RaidBonus,
    RawForRefined,
    RefineUp,
    ScoreByPower,
    ScorePer,
    TakeFirst,
    TakeWarriors,
    Trigger,
)

SOURCES = ("rulebook", "found", "reconstructed", "owner")
MOST = 9  # of one item in one effect
MOST_OPTIONS = 3
CROSSROADS = 5
CONDITIONS = ("power_level", "workers_sum", "symbol", "artifacts")


def fail(where: str, problem: str, **values: object) -> BadComponents:
    return BadComponents(f"terramara.components.{problem}", where=where, **values)


class Reader:
    """A table of a file, asked for by name."""

    def __init__(self, table: object, where: str) -> None:
        if not isinstance(table, dict):
            raise fail(where, "table", value=shown(table))
        self.table: dict[str, Any] = table
        self.where = where
        self.asked: set[str] = set()

    def value(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.table:
            raise fail(self.where, "missing", key=key)
        return self.table[key]

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.table

    def number(self, key: str, least: int = 0, most: int = 99) -> int:
        return check_number(self.where, key, self.value(key), least, most)

    def numbers(self, key: str, size: int, least: int = 0, most: int = 99) -> list[int]:
        value = self.value(key)
        if not isinstance(value, list) or len(value) != size:
            raise fail(self.where, "list", key=key, size=size)
        return [check_number(self.where, key, item, least, most) for item in value]

    def rising(self, key: str, size: int, least: int = 0, most: int = 99) -> list[int]:
        """Numbers of which none is lower than the one before."""
        found = self.numbers(key, size, least, most)
        if found != sorted(found):
            raise fail(self.where, "rising", key=key, value=shown(found))
        return found

    def word(self, key: str, known: Iterable[str]) -> int:
        """One of some words, as its number."""
        return check_word(self.where, key, self.value(key), tuple(known))

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise fail(self.where, "text", key=key, value=shown(value))
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is not there."""
        if not self.has(key):
            return False
        value = self.table[key]
        if not isinstance(value, bool):
            raise fail(self.where, "flag", key=key, value=shown(value))
        return value

    def items(self, key: str) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            raise fail(self.where, "some", key=key, value=shown(value))
        return value

    def child(self, key: str) -> Reader:
        return Reader(self.value(key), f"{self.where} [{key}]")

    def ops(self, key: str, allowed: tuple[type[Op], ...]) -> list[Op]:
        return read_ops(self.items(key), f"{self.where} {key}", allowed)

    def source(self) -> None:
        """Where the values come from must be said: in one word, or for each field."""
        value = self.value("source")
        for word in value.values() if isinstance(value, dict) else [value]:
            check_word(self.where, "source", word, SOURCES)

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it is a misspelling."""
        for key in self.table:
            if key not in self.asked:
                raise fail(self.where, "unknown", key=key, known=", ".join(sorted(self.asked)))


def check_number(where: str, key: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or not whole(value) or not least <= value <= most:
        raise fail(where, "number", key=key, value=shown(value), least=least, most=most)
    return value


def check_word(where: str, key: str, value: object, known: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        raise fail(where, "word", key=key, value=shown(value), known=", ".join(known))
    return known.index(value)


def read_amounts(data: object, where: str, allowed: tuple[int, ...] | range) -> Amounts:
    """Items and how many, at least one."""
    table = Reader(data, where)
    if not table.table:
        raise fail(where, "empty")
    known = tuple(ITEMS[item] for item in allowed)
    return [
        (ITEMS.index(known[check_word(where, "item", name, known)]), check_number(where, name, number, 1, MOST))
        for name, number in table.table.items()
    ]


def single(data: object, where: str, allowed: tuple[int, ...]) -> tuple[int, int]:
    """Just one item and how many."""
    found = read_amounts(data, where, allowed)
    if len(found) != 1:
        raise fail(where, "one-item")
    return found[0]


GAINS = range(OTHER_RAW)
TRIGGER_TRACKS = (CULTURE, TRAVEL)


def _gain(data: Any, where: str) -> Op:
    return Gain(read_amounts(data, where, GAINS))


def _gain_per(data: Any, where: str) -> Op:
    table = Reader(data, where)
    gain = single(table.value("gain"), where, (MILITARY,))
    check_number(where, "military", gain[1], 1, MOST // 3)  # three others may be stronger
    table.word("per", (COUNTS[STRONGER],))
    table.finish()
    return GainPer([gain], STRONGER)


def _gain_worker(data: Any, where: str) -> Op:
    table = Reader(data, where)
    level = 0 if table.value("level") == "by_round" else table.number("level", 1, 3)
    table.finish()
    return GainWorker(level)


def _exchange(data: Any, where: str) -> Op:
    table = Reader(data, where)
    give, number = single(table.value("give"), f"{where} give", (ANY_RAW, ANY_REFINED, MILITARY))
    get = read_amounts(table.value("get"), f"{where} get", range(OTHER_RAW + 1))
    times = table.number("times", 1, MOST)
    if (OTHER_RAW, 1) in get and give != ANY_RAW:
        raise fail(where, "other-raw")
    if any(item == OTHER_RAW and amount != 1 for item, amount in get):
        raise fail(where, "other-raw")
    table.finish()
    return Exchange(give, number, get, times)


def _choose(data: Any, where: str) -> Op:
    table = Reader(data, where)
    table.number("pick", 1, 1)
    options = table.items("of")
    if not 2 <= len(options) <= MOST_OPTIONS:
        raise fail(where, "options", most=MOST_OPTIONS)
    table.finish()
    return Choose([read_ops(option, where, ACTS) for option in options])


def _raid(data: Any, where: str) -> Op:
    table = Reader(data, where)
    table.value("lose_military")
    lose = table.flag("lose_military")
    table.finish()
    return Raid(lose)


def _create(data: Any, where: str) -> Op:
    table = Reader(data, where)
    table.word("raw_for_refined", ("all",))
    table.finish()
    return CreateNow()


def _score_per(data: Any, where: str) -> Op:
    table = Reader(data, where)
    points = table.number("vp", 1, MOST)
    per = table.value("per")
    table.finish()
    if isinstance(per, str):
        number = check_word(where, "per", per, COUNTS)
        if number in (STRONGER, OF_CATEGORY, COST):
            raise fail(where, "per", value=per)
        return ScorePer(points, number)
    counted = Reader(per, f"{where} per")
    if counted.has(COUNTS[OF_CATEGORY]):
        found = ScorePer(points, OF_CATEGORY, counted.word(COUNTS[OF_CATEGORY], CATEGORIES))
    else:
        found = ScorePer(points, COST, RAW + counted.word(COUNTS[COST], ITEMS[RAW:GOODS]))
    counted.finish()
    return found


def _power_points(data: Any, where: str) -> Op:
    if not isinstance(data, list) or len(data) != 4:
        raise fail(where, "list", key="score_by_power_level", size=4)
    return ScoreByPower([check_number(where, "score_by_power_level", item, 0, 99) for item in data])


def _double(data: Any, where: str) -> Op:
    return Double(check_word(where, "double_score", data, DOUBLES))


def _discount(data: Any, where: str) -> Op:
    table = Reader(data, where)
    category = table.word("category", CATEGORIES) if table.has("category") else ANY
    goods = [0] * RAW
    each = 0
    if table.has("each_type"):
        each = table.number("each_type", 1, MOST)
    else:
        for item, number in read_amounts(table.value("resources"), where, range(RAW, GOODS)):
            goods[item - RAW] = number
    table.finish()
    return Discount(goods, each, category)


def _raw_for_refined(data: Any, where: str) -> Op:
    table = Reader(data, where)
    most = table.number("max", 1, MOST)
    table.finish()
    return RawForRefined(most)


def numbered(make: Any, name: str, most: int = MOST) -> Any:
    def read(data: Any, where: str) -> Op:
        op: Op = make(check_number(where, name, data, 1, most))
        return op

    return read


def switched(make: Any, name: str) -> Any:
    def read(data: Any, where: str) -> Op:
        if data is not True:
            raise fail(where, "true", key=name, value=shown(data))
        op: Op = make()
        return op

    return read


def bend(rule: int) -> Any:
    return switched(lambda: Bend(rule), BENDS[rule])


OPS: dict[str, Any] = {
    "gain": _gain,
    "gain_per": _gain_per,
    "gain_worker": _gain_worker,
    "take_warriors": numbered(TakeWarriors, "take_warriors"),
    "refine": numbered(RefineUp, "refine"),
    "exchange": _exchange,
    "choose": _choose,
    "raid": _raid,
    "take_first_player": switched(TakeFirst, "take_first_player"),
    "create_artifact": _create,
    "score_per": _score_per,
    "score_by_power_level": _power_points,
    "double_score": _double,
    "discount": _discount,
    "raw_for_refined": _raw_for_refined,
    "extra_explorer": numbered(ExtraExplorer, "extra_explorer", 1),
    "raid_power_bonus": numbered(RaidBonus, "raid_power_bonus", 3),
    **{name: bend(rule) for rule, name in enumerate(BENDS)},
}
# What can be done at once, what changes a rule, and what scores at the end.
ACTS: tuple[type[Op], ...] = (
    Gain, GainPer, GainWorker, TakeWarriors, RefineUp, Exchange, Choose, Raid, TakeFirst, CreateNow, ScoreByPower,
)  # fmt: skip
RULES: tuple[type[Op], ...] = (Discount, RawForRefined, ExtraExplorer, RaidBonus, Bend)
ENDINGS: tuple[type[Op], ...] = (ScorePer, Double, Gain)


def read_ops(data: object, where: str, allowed: tuple[type[Op], ...]) -> list[Op]:
    """A list of effects: `[{gain = {wood = 2}}, {refine = 1}]`."""
    if not isinstance(data, list):
        raise fail(where, "some", key="do", value=shown(data))
    return [read_op(item, where, allowed) for item in data]


def read_op(data: object, where: str, allowed: tuple[type[Op], ...]) -> Op:
    table = Reader(data, where).table
    if len(table) != 1:
        raise fail(where, "one-effect", value=shown(table))
    name, content = next(iter(table.items()))
    if name not in OPS:
        raise fail(where, "effect", name=shown(name), known=", ".join(OPS))
    op: Op = OPS[name](content, f"{where} {name}")
    if not isinstance(op, allowed):
        raise fail(where, "effect-place", name=name)
    return op


def read_condition(data: object, where: str) -> Condition:
    """`{workers_sum = {at_least = 5}}`."""
    table = Reader(data, where)
    if len(table.table) != 1:
        raise fail(where, "one-condition", known=", ".join(CONDITIONS))
    name = next(iter(table.table))
    kind = check_word(where, "condition", name, CONDITIONS)
    inner = table.child(name)
    if kind == SYMBOL:
        found = Condition(SYMBOL, inner.word("grade", GRADES), inner.word("track", SYMBOL_TRACKS))
    elif kind == ARTIFACTS:
        found = Condition(ARTIFACTS, inner.number("at_least", 1, MOST), inner.word("category", CATEGORIES))
    else:
        found = Condition(kind, inner.number("at_least", 1, 4 if kind == POWER_LEVEL else 30))
        assert kind in (POWER_LEVEL, WORKERS_SUM)
    inner.finish()
    return found


def read_trigger(data: object, where: str) -> Trigger:
    """`{send = {who = ["explorer"], terrain = "forest"}}`."""
    table = Reader(data, where)
    if len(table.table) != 1:
        raise fail(where, "one-trigger", known=", ".join(TRIGGERS))
    name = next(iter(table.table))
    kind = check_word(where, "trigger", name, TRIGGERS)
    found = Trigger(kind)
    inner = table.child(name)
    if kind == GAIN_TRACK:
        found.track = TRIGGER_TRACKS[inner.word("track", [ITEMS[track] for track in TRIGGER_TRACKS])]
    elif kind == CREATE:
        if inner.has("level"):
            found.levels = [check_number(inner.where, "level", level, 1, 3) for level in inner.items("level")]
        if inner.has("category"):
            found.category = inner.word("category", CATEGORIES)
    elif kind == SEND:
        found.who = [check_word(inner.where, "who", who, CLAN[:WARRIOR]) for who in inner.items("who")]
        if not found.who:
            raise fail(inner.where, "empty")
        if inner.has("terrain"):
            found.terrain = inner.word("terrain", TERRAINS)
        if inner.has("space"):
            inner.word("space", ("crossroads",))
            found.at_crossroads = True
        if inner.has("occupied_by"):
            found.occupied = inner.word("occupied_by", OCCUPIED)
    elif kind != FLAG and (kind != CARAVAN or inner.value("crossroads") != "any"):
        found.crossroads = inner.number("crossroads", 1, CROSSROADS)
    inner.finish()
    return found


def read_ability(data: object, where: str) -> Ability:
    """`{when = "permanent", trigger = ..., do = [...]}`."""
    table = Reader(data, where)
    when = table.word("when", TIMINGS)
    timing = TIMINGS[when]
    trigger = read_trigger(table.table["trigger"], f"{where} trigger") if table.has("trigger") else None
    condition = read_condition(table.table["if"], f"{where} if") if table.has("if") else None
    if trigger is not None and timing != "permanent":
        raise fail(where, "trigger-place")
    if condition is not None and timing != "game_end":
        raise fail(where, "condition-place")
    if timing == "game_end":
        allowed = ENDINGS
    elif timing == "permanent" and trigger is None:
        allowed = RULES
    elif trigger is not None and trigger.kind == CREATE:
        allowed = (*ACTS, ScorePer)
    elif trigger is not None and trigger.kind == GAIN_TRACK:
        allowed = (Gain, GainPer, RefineUp, ScoreByPower)
    else:
        allowed = ACTS
    ops = table.ops("do", allowed)
    if not ops:
        raise fail(where, "empty")
    check_ability(trigger, timing, ops, where)
    table.finish()
    return Ability(when, trigger, condition, ops)


def check_ability(trigger: Trigger | None, timing: str, ops: list[Op], where: str) -> None:
    """Nothing that no rule would carry out."""
    for op in ops:
        if isinstance(op, ScorePer) and (op.per == COST) != (timing == "permanent"):
            raise fail(where, "per", value=COUNTS[op.per])
        if isinstance(op, Gain) and timing == "game_end" and any(ITEMS[item] != "vp" for item, _ in op.items):
            raise fail(where, "end-gain")
        if trigger is not None and trigger.kind == GAIN_TRACK and isinstance(op, Gain):
            again = [item for item, _ in op.items if item in TRIGGER_TRACKS]
            if again and (again != [trigger.track] or len(op.items) > 1 or len(ops) > 1):
                raise fail(where, "again")


def read_abilities(data: object, where: str) -> list[Ability]:
    if not isinstance(data, list):
        raise fail(where, "some", key="effects", value=shown(data))
    return [read_ability(item, f"{where} {number}") for number, item in enumerate(data, 1)]
