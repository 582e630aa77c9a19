"""Hexes and what lies next to what."""
