"""Bots: what plays. One class to extend, one registry."""

from terrae.bots.bot import LEVELS, Bot, BotFailed, ask_bot, bots_for, find_bot, level_of, usual_bot

__all__ = ["LEVELS", "Bot", "BotFailed", "ask_bot", "bots_for", "find_bot", "level_of", "usual_bot"]
