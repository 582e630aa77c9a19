"""The factions, a file for each of those that bend a rule in their own way."""

from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.factions.alchemists import Alchemists
from terrae.games.terra_mystica.rules.factions.auren import Auren
from terrae.games.terra_mystica.rules.factions.chaosmagicians import ChaosMagicians
from terrae.games.terra_mystica.rules.factions.cultists import Cultists
from terrae.games.terra_mystica.rules.factions.darklings import Darklings
from terrae.games.terra_mystica.rules.factions.dwarves import Dwarves
from terrae.games.terra_mystica.rules.factions.engineers import Engineers
from terrae.games.terra_mystica.rules.factions.fakirs import Fakirs
from terrae.games.terra_mystica.rules.factions.giants import Giants
from terrae.games.terra_mystica.rules.factions.halflings import Halflings
from terrae.games.terra_mystica.rules.factions.ice import IceMaidens, Yetis
from terrae.games.terra_mystica.rules.factions.mermaids import Mermaids
from terrae.games.terra_mystica.rules.factions.nomads import Nomads
from terrae.games.terra_mystica.rules.factions.riverwalkers import Riverwalkers
from terrae.games.terra_mystica.rules.factions.shapeshifters import Shapeshifters
from terrae.games.terra_mystica.rules.factions.swarmlings import Swarmlings
from terrae.games.terra_mystica.rules.factions.volcano import Acolytes, Dragonlords
from terrae.games.terra_mystica.rules.factions.witches import Witches

# In the order of the catalogue.
CLASSES: dict[str, type[Faction]] = {
    "alchemists": Alchemists,
    "auren": Auren,
    "chaosmagicians": ChaosMagicians,
    "cultists": Cultists,
    "darklings": Darklings,
    "dwarves": Dwarves,
    "engineers": Engineers,
    "fakirs": Fakirs,
    "giants": Giants,
    "halflings": Halflings,
    "mermaids": Mermaids,
    "nomads": Nomads,
    "swarmlings": Swarmlings,
    "witches": Witches,
    "icemaidens": IceMaidens,
    "yetis": Yetis,
    "acolytes": Acolytes,
    "dragonlords": Dragonlords,
    "riverwalkers": Riverwalkers,
    "shapeshifters": Shapeshifters,
}
