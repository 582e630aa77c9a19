"""The store: what survives a restart."""

from terrae.server.store import accounts, models, notices, talk

__all__ = ["accounts", "models", "notices", "talk"]
