"""Bots of Terramara."""

from terrae.bots.terramara.bot import SteadyBot

__all__ = ["SteadyBot"]
