"""The store: what survives a restart."""

from terrae.server.store import accounts, clocks, leagues, models, notices, ratings, talk

__all__ = ["accounts", "clocks", "leagues", "models", "notices", "ratings", "talk"]
