"""The store: what survives a restart."""

from terrae.server.store import accounts, models, talk

__all__ = ["accounts", "models", "talk"]
