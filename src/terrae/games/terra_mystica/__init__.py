"""Terra Mystica with the Fire & Ice factions: two to five seats, twenty factions, six rounds."""

from terrae.games.terra_mystica.game import GAME

__all__ = ["GAME"]
