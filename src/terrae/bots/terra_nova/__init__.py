"""The bots that know Terra Nova."""

from terrae.bots.terra_nova.bot import NormalBot

__all__ = ["NormalBot"]
