"""The store: what survives a restart."""

from terrae.server.store import accounts, clocks, models, notices, ratings, talk

__all__ = ["accounts", "clocks", "models", "notices", "ratings", "talk"]
