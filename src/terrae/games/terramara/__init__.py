"""Terramara (2019): two to four seats, five rounds of sending out a clan."""

from terrae.games.terramara.game import GAME

__all__ = ["GAME"]
