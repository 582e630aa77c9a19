"""How the data files of Terra Nova write effects."""

from __future__ import annotations

from terrae.economy.effects import (
    Each,
    Gain,
    Income,
    OnDropOut,
    Reach,
    TownFrom,
    Trait,
)  # fmt: skip
from terrae.games.terra_nova.data.effects import FreeBridge, Shovels
from terrae.reading.vocabulary import Form, Single, Vocabulary

VOCABULARY = Vocabulary(
    "terra-nova",
    ("money", "power", "sailing", "points"),
    {
        "income": Form(lambda it, goods: Income(goods), amounts=("money", "power")),
        "gain": Form(lambda it, goods: Gain(goods), amounts=("money", "power", "points", "sailing")),
        "each": Form(lambda it, goods: Each(it["what"], goods), words=("what",), amounts=("points", "power")),
        "drop_out": Form(
            lambda it, goods: OnDropOut(it["per"], goods, it.get("table")),
            words=("per",),
            amounts=("points", "power"),
            lists=("table",),
        ),
        "shovels": Single(Shovels),
        "bridge": Single(lambda number: FreeBridge(), only=1),
        "reach": Single(lambda more: Reach("sailing", more)),
        "town_from": Single(TownFrom),
        "trait": Form(
            lambda it, goods: Trait(it["name"], {name: number for name, number in it.items() if name != "name"}),
            words=("name",),
            more=True,
        ),
    },
)
