"""Terra Mystica, chapter by chapter."""
