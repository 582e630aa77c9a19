"""The store: what survives a restart."""

from terrae.server.store import accounts, admin, clocks, leagues, models, notices, ratings, talk

__all__ = ["accounts", "admin", "clocks", "leagues", "models", "notices", "ratings", "talk"]
