"""The terms of a game: what its options settle before the first draw."""

from __future__ import annotations

from typing import final

from terrae.core.state import NATURE


@final
class Terms:
    """Options as the rules read them."""

    def __init__(self, *, first: int = NATURE, quick: bool = False, last_figure: bool = False) -> None:
        self.first = first
        self.quick = quick  # nature sets the figures up
        self.last_figure = last_figure  # the game also ends when somebody has no figure left
