"""An add-on for Terra Mystica: the Gardeners, their landscape, and two bonus cards."""

from pathlib import Path

from terrae.core.looks import add_looks
from terrae.core.messages import add_messages
from terrae.core.moves import Block
from terrae.games.terra_mystica.addons import AddOn
from terrae.games.terra_mystica.rules.catalogue import CELL_NAMES

from .faction import PLANT, Gardeners
from .landscape import Orchard

HERE = Path(__file__).parent
add_messages(HERE / "messages")
add_looks(HERE / "looks")

ADDON = AddOn(
    "gardeners",
    "1.0",
    HERE / "data",
    factions={"gardeners": Gardeners},
    landscapes={"gardeners": Orchard},
    bonus_cards=["BON11", "BON12"],
    specials=["BON12"],
    blocks=[Block(PLANT, CELL_NAMES)],
    by_hex=[PLANT],
)
