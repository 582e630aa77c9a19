"""Bots: what plays. One class to extend, one registry."""

from terrae.bots.bot import LEVELS, SUBSTITUTE, Bot, BotFailed, ask_bot, play_to_the_end
from terrae.bots.registry import Level, bots_for, find_bot, is_bot, is_offered, level_of, usual_bot

__all__ = [
    "LEVELS",
    "SUBSTITUTE",
    "Bot",
    "BotFailed",
    "Level",
    "ask_bot",
    "bots_for",
    "find_bot",
    "is_bot",
    "is_offered",
    "level_of",
    "play_to_the_end",
    "usual_bot",
]
