"""Reads the vocabulary of effects from data files; whatever is missing, odd or unknown is told with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from terrae.games.terramara.rules.effects import (
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
from terrae.reading.reader import Reader
from terrae.reading.vocabulary import Vocabulary, shown

VOCABULARY = Vocabulary("terramara", ITEMS, {})  # its effects are read below: they hold others
MOST = 9  # of one item in one effect
MOST_OPTIONS = 3
CROSSROADS = 5
CONDITIONS = ("power_level", "workers_sum", "symbol", "artifacts")


def place(where: str) -> Reader:
    """A place in a file, to say what is wrong there."""
    return Reader({}, where, VOCABULARY)


def table_at(data: object, where: str) -> Reader:
    """The table that stands at a place."""
    if not isinstance(data, dict):
        raise place(where).fail("no-table", value=shown(data))
    return Reader(data, where, VOCABULARY)


def only_key(data: object, where: str, problem: str, known: Iterable[str]) -> str:
    """The name of the one entry of a table."""
    table = table_at(data, where)
    if len(table.table) != 1:
        raise table.fail(problem, value=shown(data), known=", ".join(known))
    return next(iter(table.table))


def read_amounts(data: object, where: str, allowed: Sequence[int]) -> Amounts:
    """Items and how many, at least one."""
    table = table_at(data, where)
    if not table.table:
        raise table.fail("empty")
    known = [ITEMS[item] for item in allowed]
    return [
        (ITEMS.index(table.check_text("item", name, known)), table.check_number(name, number, 1, MOST))
        for name, number in table.table.items()
    ]


def single(data: object, where: str, allowed: Sequence[int]) -> tuple[int, int]:
    """Just one item and how many."""
    found = read_amounts(data, where, allowed)
    if len(found) != 1:
        raise table_at(data, where).fail("one-item")
    return found[0]


GAINS = range(OTHER_RAW)
TRIGGER_TRACKS = (CULTURE, TRAVEL)


def _gain(data: Any, where: str) -> Op:
    return Gain(read_amounts(data, where, GAINS))


def _gain_per(data: Any, where: str) -> Op:
    table = table_at(data, where)
    gain = single(table.value("gain"), where, (MILITARY,))
    table.check_number("military", gain[1], 1, MOST // 3)  # three others may be stronger
    table.word("per", (COUNTS[STRONGER],))
    table.finish()
    return GainPer([gain], STRONGER)


def _gain_worker(data: Any, where: str) -> Op:
    table = table_at(data, where)
    level = 0 if table.value("level") == "by_round" else table.number("level", 1, 3)
    table.finish()
    return GainWorker(level)


def _exchange(data: Any, where: str) -> Op:
    table = table_at(data, where)
    give, number = single(table.value("give"), f"{where} give", (ANY_RAW, ANY_REFINED, MILITARY))
    get = read_amounts(table.value("get"), f"{where} get", range(OTHER_RAW + 1))
    times = table.number("times", 1, MOST)
    if (OTHER_RAW, 1) in get and give != ANY_RAW:
        raise table.fail("other-raw")
    if any(item == OTHER_RAW and amount != 1 for item, amount in get):
        raise table.fail("other-raw")
    table.finish()
    return Exchange(give, number, get, times)


def _choose(data: Any, where: str) -> Op:
    table = table_at(data, where)
    table.number("pick", 1, 1)
    options = [read_ops(option, f"{where} of", ACTS) for option in table.entries("of")]
    check_options(table, options)
    table.finish()
    return Choose(options)


def check_options(table: Reader, options: list[list[Op]]) -> None:
    """There is something to choose from, and each option does something."""
    if not 2 <= len(options) <= MOST_OPTIONS:
        raise table.fail("options", most=MOST_OPTIONS)
    if not all(options):
        raise table.fail("empty")


def _raid(data: Any, where: str) -> Op:
    table = table_at(data, where)
    table.value("lose_military")
    lose = table.flag("lose_military")
    table.finish()
    return Raid(lose)


def _create(data: Any, where: str) -> Op:
    table = table_at(data, where)
    table.word("raw_for_refined", ("all",))
    table.finish()
    return CreateNow()


def _score_per(data: Any, where: str) -> Op:
    table = table_at(data, where)
    points = table.number("vp", 1, MOST)
    per = table.value("per")
    table.finish()
    if isinstance(per, str):
        number = COUNTS.index(table.check_text("per", per, COUNTS))
        if number in (STRONGER, OF_CATEGORY, COST):
            raise table.fail("per", value=per)
        return ScorePer(points, number)
    counted = table_at(per, f"{where} per")
    if counted.has(COUNTS[OF_CATEGORY]):
        found = ScorePer(points, OF_CATEGORY, counted.word(COUNTS[OF_CATEGORY], CATEGORIES))
    else:
        found = ScorePer(points, COST, RAW + counted.word(COUNTS[COST], ITEMS[RAW:GOODS]))
    counted.finish()
    return found


def _power_points(data: Any, where: str) -> Op:
    name = "score_by_power_level"
    return ScoreByPower(Reader({name: data}, where, VOCABULARY).numbers(name, 4))


def _double(data: Any, where: str) -> Op:
    return Double(DOUBLES.index(place(where).check_text("double_score", data, DOUBLES)))


def _discount(data: Any, where: str) -> Op:
    table = table_at(data, where)
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
    table = table_at(data, where)
    most = table.number("max", 1, MOST)
    table.finish()
    return RawForRefined(most)


def numbered(make: Any, name: str, most: int = MOST) -> Any:
    def read(data: Any, where: str) -> Op:
        op: Op = make(place(where).check_number(name, data, 1, most))
        return op

    return read


def switched(make: Any, name: str) -> Any:
    def read(data: Any, where: str) -> Op:
        if data is not True:
            raise place(where).fail("true", key=name, value=shown(data))
        op: Op = make()
        return op

    return read


def bend(rule: int) -> Any:
    return switched(lambda: Bend(rule), BENDS[rule])


OPS: dict[str, Callable[[Any, str], Op]] = {
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
    return [read_op(item, where, allowed) for item in list_at(data, where)]


def list_at(data: object, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise place(where).fail("no-list", value=shown(data))
    return data


def read_op(data: object, where: str, allowed: tuple[type[Op], ...]) -> Op:
    name = only_key(data, where, "one-effect", OPS)
    if name not in OPS:
        raise place(where).fail("effect", name=shown(name), known=", ".join(OPS))
    op: Op = OPS[name](table_at(data, where).table[name], f"{where} {name}")
    if not isinstance(op, allowed):
        raise place(where).fail("effect-place", name=name)
    return op


def read_condition(data: object, where: str) -> Condition:
    """`{workers_sum = {at_least = 5}}`."""
    name = only_key(data, where, "one-condition", CONDITIONS)
    table = table_at(data, where)
    kind = CONDITIONS.index(table.check_text("condition", name, CONDITIONS))
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
    name = only_key(data, where, "one-trigger", TRIGGERS)
    table = table_at(data, where)
    kind = TRIGGERS.index(table.check_text("trigger", name, TRIGGERS))
    found = Trigger(kind)
    inner = table.child(name)
    if kind == GAIN_TRACK:
        found.track = TRIGGER_TRACKS[inner.word("track", [ITEMS[track] for track in TRIGGER_TRACKS])]
    elif kind == CREATE:
        if inner.has("level"):
            found.levels = inner.numbers("level", None, 1, 3)
        if inner.has("category"):
            found.category = inner.word("category", CATEGORIES)
    elif kind == SEND:
        found.who = [CLAN.index(inner.check_text("who", who, CLAN[:WARRIOR])) for who in inner.entries("who")]
        if not found.who:
            raise inner.fail("empty")
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
    table = table_at(data, where)
    when = table.word("when", TIMINGS)
    timing = TIMINGS[when]
    trigger = read_trigger(table.table["trigger"], f"{where} trigger") if table.has("trigger") else None
    condition = read_condition(table.table["if"], f"{where} if") if table.has("if") else None
    if trigger is not None and timing != "permanent":
        raise table.fail("trigger-place")
    if condition is not None and timing != "game_end":
        raise table.fail("condition-place")
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
    ops = some_ops(table, "do", allowed)
    check_ability(trigger, timing, ops, table)
    table.finish()
    return Ability(when, trigger, condition, ops)


def some_ops(table: Reader, key: str, allowed: tuple[type[Op], ...]) -> list[Op]:
    """The effects of a table, one at least."""
    ops = read_ops(table.value(key), f"{table.where} {key}", allowed)
    if not ops:
        raise table.at(key).fail("empty")
    return ops


def check_ability(trigger: Trigger | None, timing: str, ops: list[Op], table: Reader) -> None:
    """Nothing that no rule would carry out."""
    for op in ops:
        if isinstance(op, ScorePer) and (op.per == COST) != (timing == "permanent"):
            raise table.fail("per", value=COUNTS[op.per])
        if isinstance(op, Gain) and timing == "game_end" and any(ITEMS[item] != "vp" for item, _ in op.items):
            raise table.fail("end-gain")
        if trigger is not None and trigger.kind == GAIN_TRACK and isinstance(op, Gain):
            again = [item for item, _ in op.items if item in TRIGGER_TRACKS]
            if again and (again != [trigger.track] or len(op.items) > 1 or len(ops) > 1):
                raise table.fail("again")


def read_abilities(data: object, where: str) -> list[Ability]:
    found = [read_ability(item, f"{where} {number}") for number, item in enumerate(list_at(data, where), 1)]
    if sum(isinstance(op, Discount) for ability in found for op in ability.ops) > 1:
        raise place(where).fail("one-discount")
    return found
