"""The store: what survives a restart."""

from terrae.server.store import models, talk

__all__ = ["models", "talk"]
