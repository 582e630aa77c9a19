"""How the data files of Terra Mystica write effects."""

from __future__ import annotations

from terrae.economy.effects import (
    Each,
    Gain,
    Income,
    OnceARound,
    OnPass,
    Reach,
    TownFrom,
    Trait,
)  # fmt: skip
from terrae.games.terra_mystica.data.effects import CultBonus, CultSteps, Most
from terrae.reading.vocabulary import Form, Single, Vocabulary

VOCABULARY = Vocabulary(
    "terra-mystica",
    ("coins", "workers", "priests", "power", "spades", "steps", "cults", "shipping", "bridges", "keys", "points"),
    {
        "income": Form(lambda it, goods: Income(goods), amounts=("coins", "workers", "priests", "power")),
        "gain": Form(
            lambda it, goods: Gain(goods),
            amounts=(
                *("coins", "workers", "priests", "power", "spades"),
                *("cults", "shipping", "bridges", "keys", "points"),
            ),
        ),
        "action": Form(lambda it, goods: OnceARound(goods), amounts=("spades", "steps")),
        "each": Form(lambda it, goods: Each(it["what"], goods), words=("what",), amounts=("points",)),
        "pass": Form(
            lambda it, goods: OnPass(it["per"], goods, it.get("table")),
            words=("per",),
            amounts=("points",),
            lists=("table",),
        ),
        "cult": Form(
            lambda it, goods: CultSteps(it["track"], it.get("steps", 0)), words=("track",), amounts=("steps",)
        ),
        "cult_bonus": Form(
            lambda it, goods: CultBonus(it["track"], it.get("per", 1), goods),
            words=("track",),
            amounts=("per", "coins", "workers", "priests", "power", "spades"),
        ),
        "reach": Single(lambda more: Reach("shipping", more)),
        "town_from": Single(TownFrom),
        "most": Form(lambda it, goods: Most(it["what"]), words=("what",)),
        "trait": Form(
            lambda it, goods: Trait(
                it["name"],
                {name: number for name, number in it.items() if name not in ("name", "words")},
                it.get("words", ""),
            ),
            words=("name",),
            optional=("words",),
            more=True,
        ),
    },
)
