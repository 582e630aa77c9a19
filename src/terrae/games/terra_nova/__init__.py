"""Terra Nova (2022): two to four seats, ten factions, five rounds."""

from terrae.games.terra_nova.game import GAME

__all__ = ["GAME"]
