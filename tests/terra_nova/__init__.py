"""Terra Nova (2022), chapter by chapter."""
