"""The bots that know Terra Nova (2006)."""

from terrae.bots.terra_nova_2006.bot import SurveyorBot

__all__ = ["SurveyorBot"]
