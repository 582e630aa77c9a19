"""Painting scenes: as a picture (SVG), and as text for a terminal."""
