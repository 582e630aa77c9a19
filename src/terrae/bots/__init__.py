"""Bots: what plays. One class to extend, one registry."""

from terrae.bots.bot import Bot, BotFailed, ask_bot, bots_for, find_bot, usual_bot

__all__ = ["Bot", "BotFailed", "ask_bot", "bots_for", "find_bot", "usual_bot"]
