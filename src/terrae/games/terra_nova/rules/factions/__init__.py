"""The factions that bend a rule in code; one whose mat says it all in effects needs no file."""

from __future__ import annotations

from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.factions.druids import Druids
from terrae.games.terra_nova.rules.factions.fairies import Fairies
from terrae.games.terra_nova.rules.factions.fire_sprites import FireSprites
from terrae.games.terra_nova.rules.factions.golems import Golems
from terrae.games.terra_nova.rules.factions.inventors import Inventors
from terrae.games.terra_nova.rules.factions.sand_cats import SandCats
from terrae.games.terra_nova.rules.factions.sea_dogs import SeaDogs
from terrae.games.terra_nova.rules.factions.sun_worshippers import SunWorshippers
from terrae.games.terra_nova.rules.factions.water_sprites import WaterSprites

BENT: dict[str, type[Faction]] = {
    "water-sprites": WaterSprites,
    "sea-dogs": SeaDogs,
    "golems": Golems,
    "fire-sprites": FireSprites,
    "inventors": Inventors,
    "fairies": Fairies,
    "druids": Druids,
    "sun-worshippers": SunWorshippers,
    "sand-cats": SandCats,
}
TRAITS: dict[str, Form] = {name: form for kind in BENT.values() for name, form in kind.forms().items()}
