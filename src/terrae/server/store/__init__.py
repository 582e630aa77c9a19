"""The store: what survives a restart."""
