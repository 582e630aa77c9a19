"""Add-ons: factions, landscapes, bonus cards and verbs that packages from outside bring to Terra Mystica.

A package names its `AddOn` among the entry points of the group `terrae.terra_mystica`. What it brings is appended, so
that no move that was there changes its number. A game is played with it where the option of its name says its version,
so that game files tell which one they need; see docs/add-a-faction.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path

from terrae.core.moves import Block, Verb
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, BY_HEX, CATALOGUE, FACTIONS, offered
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.factions import CLASSES
from terrae.games.terra_mystica.rules.landscape import Landscape
from terrae.games.terra_mystica.rules.landscapes import LANDSCAPES
from terrae.games.terra_mystica.rules.neighbours import COIN, DECLINE, LEECH
from terrae.games.terra_mystica.rules.notation import SPECIALS
from terrae.games.terra_mystica.rules.setup import DRAW_BONUS, DRAW_FACTION, FACTION
from terrae.games.terra_mystica.rules.special import USE
from terrae.games.terra_mystica.rules.turn import PASS

GROUP = "terrae.terra_mystica"


@dataclass(frozen=True)
class AddOn:
    """What a package brings. Its numbers stand in files of its folder, written like those of the title."""

    name: str  # its option, and the set its factions and tiles belong to
    version: str
    folder: Path  # factions.toml, landscapes.toml, tiles.toml, as far as it has any
    factions: Mapping[str, type[Faction]] = field(default_factory=dict)  # each with a landscape
    landscapes: Mapping[str, type[Landscape]] = field(default_factory=dict)
    bonus_cards: Sequence[str] = ()
    specials: Sequence[str] = ()  # its special actions, those of its cards included
    blocks: Sequence[Block] = ()  # the moves of its own verbs
    by_hex: Sequence[Verb] = ()  # those that point at hexes


INSTALLED: list[AddOn] = []


def install(addon: AddOn) -> None:
    """Append what an add-on brings, before anybody plays."""
    INSTALLED.append(addon)
    FACTIONS.extend(addon.factions)
    CLASSES.update(addon.factions)
    LANDSCAPES.update(addon.landscapes)
    BONUS_CARDS.extend(addon.bonus_cards)
    SPECIALS.extend(addon.specials)
    BY_HEX.extend((verb, 1) for verb in addon.by_hex)
    factions, cards = list(addon.factions), list(addon.bonus_cards)
    offers = offered(factions)
    CATALOGUE.extend(
        [
            *(Block(verb, factions) for verb in (FACTION, DRAW_FACTION)),
            *(Block(verb, offers) for verb in (LEECH, DECLINE, COIN)),
            *(Block(verb, cards) for verb in (PASS, DRAW_BONUS)),
            Block(USE, list(addon.specials)),
            *addon.blocks,
        ]
    )


def install_all() -> None:
    """Install the add-ons of all packages there are, in the order of their names."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        install(entry.load())
