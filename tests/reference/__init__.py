"""A slow and literal second Terra Nova (2022), written from the rulebook, to referee the fast engine."""

from .rules import ReferenceGame

__all__ = ["ReferenceGame"]
