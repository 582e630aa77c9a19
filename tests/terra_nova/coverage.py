"""What a game contains: the parts of Terra Nova that its moves and events touched."""

from __future__ import annotations

from terrae.core.match import Match
from terrae.games.terra_nova.rules.catalogue import (
    BONUS_TILES,
    CATALOGUE,
    FACTIONS,
    POWER_ACTIONS,
    ROUND_TILES,
    TOWN_TILES,
)
from terrae.games.terra_nova.rules.state import Nova

SPECIALS = {
    "water-sprites": ["left"],
    "sea-dogs": ["right"],
    "inventors": ["left"],
    "fairies": ["left"],
    "sun-worshippers": ["left"],
}


def wanted() -> set[str]:
    """Everything that golden games must contain."""
    parts = {f"faction {key}" for key in FACTIONS}
    parts |= {f"{key} palace-{side}" for key in FACTIONS for side in ("left", "right")}
    parts |= {f"{key} special {side}" for key, sides in SPECIALS.items() for side in sides}
    parts |= {f"power {name}" for name in POWER_ACTIONS} | {"special bonus"}
    parts |= {f"bonus {letter}" for letter in BONUS_TILES} | {f"town {name}" for name in TOWN_TILES}
    parts |= {f"tile:round-{name}" for name in ROUND_TILES} | {f"tile:bonus-{letter}" for letter in BONUS_TILES}
    parts |= {f"verb {family[0].verb.word}" for family in CATALOGUE.families if family[0].verb.word != "found"}
    parts |= {f"seats {seats}" for seats in (2, 3, 4)} | {f"first-game {seats}" for seats in (2, 3, 4)}
    parts |= {"map main", "map two-player", "map alternative"}
    parts |= {"order dropout", "variant planner", "variant lucky-digger"}
    return parts


def contained(match: Match) -> set[str]:
    """What one game contains."""
    state, options = match.state, match.setting.options
    assert isinstance(state, Nova)
    parts = {f"seats {len(state.seats)}"} | {f"{name} {value}" for name, value in options.items()}
    if options["setup"] == "first-game":
        parts.add(f"first-game {len(state.seats)}")
    parts |= {f"faction {seat.faction.mat.key}" for seat in state.seats}
    parts |= {event.source for event in match.ledger.events}
    for entry in match.log:
        word = entry.move.verb.word
        parts |= {f"verb {word}", entry.move.text}
        if entry.seat >= 0:
            key = state.seats[entry.seat].faction.mat.key
            parts |= {f"{key} {word}", f"{key} {entry.move.text}"}
    return parts
