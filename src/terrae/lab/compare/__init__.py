"""Comparing: the same luck under two sets of components or options, and what that changes."""

from terrae.lab.compare.contrast import MATTERS, MEASURES, Comparison, Games, Shift, contrast
from terrae.lab.compare.sides import STANDARD, Side, compare, read_side
from terrae.lab.compare.words import sentences

__all__ = [
    "MATTERS",
    "MEASURES",
    "STANDARD",
    "Comparison",
    "Games",
    "Shift",
    "Side",
    "compare",
    "contrast",
    "read_side",
    "sentences",
]
