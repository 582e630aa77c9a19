"""Terra Nova (2006): two to four seats, figures, stones and eight landscapes."""

from terrae.games.terra_nova_2006.game import GAME

__all__ = ["GAME"]
