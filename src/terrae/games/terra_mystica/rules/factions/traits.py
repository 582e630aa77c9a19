"""The traits that the factions' own rules carry out: by faction their names, the part of its board, their numbers."""

from __future__ import annotations

from typing import Final

TRAITS: Final[dict[str, dict[str, tuple[str, tuple[str, ...]]]]] = {
    "alchemists": {
        "points-for-coins": ("ability", ("coins",)),
        "coins-for-points": ("ability", ("coins",)),
        "power-now": ("stronghold", ("power",)),
        "power-per-spade": ("stronghold", ("power",)),
    },
    "auren": {
        "favour-now": ("stronghold", ("favours",)),
        "cult-action": ("stronghold", ("steps",)),
    },
    "chaosmagicians": {
        "more-favours": ("ability", ("favours",)),
        "double-turn": ("stronghold", ("actions",)),
    },
    "cultists": {
        "step-when-taken": ("ability", ("steps", "power")),
        "points-now": ("stronghold", ("points",)),
    },
    "darklings": {
        "points-per-bought-spade": ("ability", ("points",)),
        "workers-to-priests": ("stronghold", ("workers",)),
    },
    "dwarves": {
        "tunnel": ("ability", ("workers", "points", "skip")),
        "cheap-tunnel": ("stronghold", ("workers",)),
    },
    "engineers": {
        "worker-bridge": ("ability", ("workers",)),
        "points-per-bridge": ("stronghold", ("points",)),
    },
    "fakirs": {
        "carpet": ("ability", ("priests", "points", "skip")),
        "longer-carpet": ("stronghold", ("skip",)),
    },
    "giants": {
        "always-two-spades": ("ability", ("spades",)),
        "spade-action": ("stronghold", ("spades",)),
    },
    "halflings": {
        "points-per-spade": ("ability", ("points",)),
        "spades-now": ("stronghold", ("spades",)),
    },
    "mermaids": {
        "river-town": ("ability", ()),
        "shipping-now": ("stronghold", ("shipping",)),
    },
    "nomads": {
        "sandstorm": ("stronghold", ()),
    },
    "swarmlings": {
        "workers-per-town": ("ability", ("workers",)),
        "free-post": ("stronghold", ()),
    },
    "witches": {
        "points-per-town": ("ability", ("points",)),
        "ride": ("stronghold", ()),
    },
    "icemaidens": {
        "ice": ("ability", ()),
        "first-favour": ("ability", ("favours",)),
        "points-per-temple": ("stronghold", ("points",)),
    },
    "yetis": {
        "ice": ("ability", ()),
        "cheap-power": ("ability", ("less",)),
        "power-again": ("stronghold", ()),
    },
    "acolytes": {
        "volcano-by-cult": ("ability", ("steps", "more")),
        "step-for-spade": ("ability", ("steps",)),
        "more-steps": ("stronghold", ("steps",)),
    },
    "dragonlords": {
        "volcano-by-tokens": ("ability", ("tokens", "more")),
        "token-for-spade": ("ability", ("tokens",)),
        "tokens-per-seat": ("stronghold", ("tokens",)),
    },
    "riverwalkers": {
        "river-only": ("ability", ()),
        "unlock": ("ability", ("coins", "more")),
        "bridges-now": ("stronghold", ("bridges",)),
    },
    "shapeshifters": {
        "token-when-taken": ("ability", ("points", "power")),
        "change-home": ("stronghold", ("power", "tokens")),
    },
}
# Other sentences for a trait whose older values say something else, and the numbers these have.
OTHER_WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "unlock": {"unlock-free": ("coins", "more")},
    "token-when-taken": {"token-free": ("points", "power")},
    "change-home": {
        "change-home-points": ("power", "tokens", "points"),
        "change-home-rarely": ("power", "tokens", "points", "fewer"),
    },
}
# Numbers that moves of the catalogue name: at least, at most.
LIMITS: Final[dict[tuple[str, str], tuple[int, int]]] = {
    ("points-for-coins", "coins"): (1, 1),
    ("coins-for-points", "coins"): (2, 2),
    ("cult-action", "steps"): (2, 2),
    ("always-two-spades", "spades"): (1, 3),
    ("volcano-by-cult", "steps"): (3, 3),
    ("volcano-by-cult", "more"): (0, 1),
}
# Numbers that stand on the board as well: where.
PRINTED: Final[dict[tuple[str, str], str]] = {
    ("tunnel", "workers"): "jump_cost.workers",
    ("tunnel", "points"): "jump_points",
    ("tunnel", "skip"): "jump",
    ("cheap-tunnel", "workers"): "jump_cost_later.workers",
    ("carpet", "priests"): "jump_cost.priests",
    ("carpet", "points"): "jump_points",
    ("carpet", "skip"): "jump",
    ("first-favour", "favours"): "favours",
}
# Traits that a seat uses as an action of its turn.
ACTIONS: Final = (
    "cult-action", "double-turn", "worker-bridge", "spade-action", "sandstorm", "free-post", "ride", "change-home",
)  # fmt: skip
