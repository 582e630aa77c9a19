"""From effects to rules: the frames of spaces and tiles, and the powers of artifacts and characters."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.state import Frame
from terrae.core.vectors import vec
from terrae.games.terramara.rules.box import Answer, Ending, Frames, Powers, only_bring
from terrae.games.terramara.rules.choices import MenuDeed
from terrae.games.terramara.rules.deeds import (
    CallWarriors,
    CostPoints,
    CreateDeed,
    FirstPlayerDeed,
    GainByStronger,
    HireWorker,
    PowerPoints,
    RaidDeed,
    RefineDeed,
    TradeDeed,
    gain_frames,
)
from terrae.games.terramara.rules.effects import (
    ANY,
    CARAVAN,
    CREATE,
    CULTURE,
    FLAG,
    GAIN_TRACK,
    INSTANT,
    ONCE,
    OTHER_RAW,
    PERMANENT,
    POINTS,
    RAW,
    SECOND_CARAVAN,
    SEND,
    Ability,
    Bend,
    Choose,
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
from terrae.games.terramara.rules.spaces import MOST_SEATS


def frames_of(op: Op, seat: i64, source: str, plain: bool) -> list[Frame[Any]]:
    """What an effect does for a seat. Those that only change a rule do nothing by themselves."""
    if isinstance(op, Gain):
        return gain_frames(seat, source, op.items, plain)
    if isinstance(op, GainPer):
        return [GainByStronger(seat, source, op.items[0][1])]
    if isinstance(op, GainWorker):
        return [HireWorker(seat, source, op.level)]
    if isinstance(op, TakeWarriors):
        return [CallWarriors(seat, source, op.number)]
    if isinstance(op, RefineUp):
        return [RefineDeed(seat, source, op.number)]
    if isinstance(op, Exchange):
        other = [item for item, _ in op.get if item == OTHER_RAW]
        gets = gain_frames(seat, source, op.get, plain)
        return [TradeDeed(seat, source, op.give, op.number, gets, len(other) > 0, op.times)]
    if isinstance(op, Choose):
        options = [all_frames(option, seat, source, plain) for option in op.options]
        return [MenuDeed(seat, source, options, op)]
    if isinstance(op, Raid):
        return [RaidDeed(seat, source, 1 if op.lose else 0)]
    if isinstance(op, TakeFirst):
        return [FirstPlayerDeed(seat, source)]
    if isinstance(op, CreateNow):
        return [CreateDeed(seat, source)]
    if isinstance(op, ScoreByPower):
        return [PowerPoints(seat, source, op.table)]
    if isinstance(op, ScorePer):
        return [CostPoints(seat, source, op.points, op.of - RAW)]
    return []


def all_frames(ops: list[Op], seat: i64, source: str, plain: bool = False) -> list[Frame[Any]]:
    frames: list[Frame[Any]] = []
    for op in ops:
        frames += frames_of(op, seat, source, plain)
    return frames


def by_seat(ops: list[Op], source: str, plain: bool = False) -> Frames:
    """The frames of some effects for each seat."""
    return [all_frames(ops, seat, source, plain) for seat in range(MOST_SEATS)]


def together(first: Frames, second: Frames) -> Frames:
    return [first[seat] + second[seat] for seat in range(MOST_SEATS)]


def powers_of(abilities: list[Ability], source: str, plain: bool = False) -> Powers:
    """What a card can do, sorted by when it does it; nothing is added to what a character gives at once."""
    powers = Powers(abilities, source)
    for ability in abilities:
        trigger = ability.trigger
        if ability.when == INSTANT:
            powers.instant = together(powers.instant, by_seat(ability.ops, source, plain))
        elif ability.when == ONCE:
            powers.once = together(powers.once, by_seat(ability.ops, source))
            powers.helps = powers.helps or any(brings_goods(op) for op in ability.ops)
            powers.only_brings = powers.only_brings and only_bring(ability.ops)
        elif ability.when == PERMANENT and trigger is not None:
            add_trigger(powers, trigger, ability.ops, source)
        elif ability.when == PERMANENT:
            for op in ability.ops:
                add_rule(powers, op)
        else:
            for op in ability.ops:
                powers.endings.append(ending_of(ability, op))
    return powers


def brings_goods(op: Op) -> bool:
    return isinstance(op, Gain | Exchange | RefineUp | Choose)


def add_trigger(powers: Powers, trigger: Trigger, ops: list[Op], source: str) -> None:
    """An effect that waits for something."""
    frames = by_seat(ops, source)
    if trigger.kind == GAIN_TRACK:
        # More of what was gained is no gain of its own: it triggers nothing.
        more = sum([amount for op in ops if isinstance(op, Gain) for item, amount in op.items if item == trigger.track])
        if trigger.track == CULTURE and more:
            powers.more_culture += more
        elif trigger.track == CULTURE:
            powers.on_culture = together(powers.on_culture, frames)
        elif more:
            powers.more_travel += more
        else:
            powers.on_travel = together(powers.on_travel, frames)
        return
    if trigger.kind == FLAG:
        powers.on_flag = together(powers.on_flag, frames)
        return
    answer = Answer(frames)
    answer.category = trigger.category
    answer.crossroads = trigger.crossroads
    answer.second = trigger.kind == SECOND_CARAVAN
    answer.terrain = trigger.terrain
    answer.at_crossroads = trigger.at_crossroads
    answer.occupied = trigger.occupied
    for level in trigger.levels:
        answer.levels |= one(level)
    for who in trigger.who:
        answer.who |= one(who)
    if trigger.kind == CREATE:
        powers.on_create.append(answer)
    elif trigger.kind == SEND:
        powers.on_send.append(answer)
    else:
        assert trigger.kind in (CARAVAN, SECOND_CARAVAN)
        powers.on_caravan.append(answer)


def add_rule(powers: Powers, op: Op) -> None:
    """An effect that changes a rule for its owner."""
    if isinstance(op, Discount):
        powers.discount = vec[i64](op.goods)
        powers.discount_each = op.each
        powers.discount_category = op.category
    elif isinstance(op, RawForRefined):
        powers.raw_for_refined += op.most
    elif isinstance(op, RaidBonus):
        powers.raid_bonus += op.number
    elif isinstance(op, ExtraExplorer):
        powers.explorers += op.number
    elif isinstance(op, Bend):
        powers.bends |= one(op.rule)


def ending_of(ability: Ability, op: Op) -> Ending:
    """A line of the final scoring."""
    if isinstance(op, Double):
        return Ending(ability.condition, 0, ANY, ANY, op.target)
    if isinstance(op, ScorePer):
        return Ending(ability.condition, op.points, op.per, op.of, ANY)
    assert isinstance(op, Gain)
    points = sum([amount for item, amount in op.items if item == POINTS])
    return Ending(ability.condition, points, ANY, ANY, ANY)
