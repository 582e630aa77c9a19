"""What a game contains: the parts of Terra Mystica that its moves and events touched."""

from __future__ import annotations

from terrae.core.match import Match
from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.game import LOOSE
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.catalogue import (
    BONUS_CARDS,
    CATALOGUE,
    FACTIONS,
    FAVOURS,
    FINAL_TILES,
    POWER_ACTIONS,
    ROUND_TILES,
    TOWNS,
)
from terrae.games.terra_mystica.rules.conversion import RATES
from terrae.games.terra_mystica.rules.notation import SPECIALS
from terrae.games.terra_mystica.rules.state import Mystica

INCOMES = ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8", "BON9", "BON10", "FAV7", "FAV8", "FAV9"]
GOODS_FOR_STEPS = ["SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE7", "SCORE9"]  # the others bring spades
PAYOUTS = ["BON6", "BON7", "BON9", "BON10", "FAV10", "FAV11", "FAV12"]


def wanted() -> set[str]:
    """Everything that golden games must contain."""
    parts = {f"faction {key}" for key in FACTIONS} | {f"{key} to SH" for key in FACTIONS}
    parts |= {f"{key} to SA" for key in FACTIONS} | {f"{key} founds a town" for key in FACTIONS}
    parts |= {f"action {name}" for name in (*POWER_ACTIONS, *SPECIALS)}
    parts |= {f"pass {name}" for name in BONUS_CARDS} | {f"income:{name}" for name in INCOMES}
    parts |= {f"+{name}" for name in (*FAVOURS, *TOWNS)} | {f"tile:{name}" for name in (*ROUND_TILES, *PAYOUTS)}
    parts |= {f"final:{name}" for name in (*FINAL_TILES, *CULTS, "network", "goods")}
    parts |= {f"convert {rate.text}" for rate in RATES} | {"dwarves jump", "fakirs jump"}
    parts |= {f"cult-bonus:{name}" for name in GOODS_FOR_STEPS}
    parts |= {f"verb {family[0].verb.word}" for family in CATALOGUE.families} | {f"{key} landscape" for key in FACTIONS}
    parts |= {f"seats {seats}" for seats in (2, 3, 4, 5)} | {f"map {name}" for name in read_box().maps}
    parts |= {"seating shuffled", "points 2017", "variable-turn-order on", "mini-expansion-1 off"}
    parts |= {"strict-leech off", "errata-cultist-power off"} | {f"loose {name}" for name in LOOSE}
    return parts


def contained(match: Match) -> set[str]:
    """What one game contains."""
    state, options = match.state, match.setting.options
    assert isinstance(state, Mystica)
    parts = {f"seats {len(state.seats)}"} | {f"{name} {value}" for name, value in options.items()}
    parts |= {f"loose {name}" for name in options["loose"].split(",")}
    for seat in state.seats:
        key = seat.faction.mat.key
        parts.add(f"faction {key}")
        if seat.town_tiles:
            parts.add(f"{key} founds a town")
    for event in match.ledger.events:
        parts |= {event.source, f"{state.seats[event.seat].faction.mat.key} {event.source}"}
    for entry in match.log:
        text = entry.move.text
        parts |= {f"verb {entry.move.verb.word}", text}
        if entry.seat >= 0:
            key = state.seats[entry.seat].faction.mat.key
            parts.add(f"{key} {text.partition(' ')[0]}")
            if text.startswith("upgrade"):
                parts.add(f"{key} to {text.split()[-1]}")
    return parts
