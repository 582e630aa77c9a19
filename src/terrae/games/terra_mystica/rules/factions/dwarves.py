"""Dwarves: tunnels; their board says it all."""

from __future__ import annotations

from typing import ClassVar, final

from terrae.games.terra_mystica.rules.faction import Faction, TraitRule


@final
class Dwarves(Faction):
    """They have no ships."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "tunnel": TraitRule(
            "ability",
            "workers",
            "points",
            "skip",
            printed={"workers": "jump_cost.workers", "points": "jump_points", "skip": "jump"},
        ),
        "cheap-tunnel": TraitRule("stronghold", "workers", printed={"workers": "jump_cost_later.workers"}),
    }
