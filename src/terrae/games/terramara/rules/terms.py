"""The terms of a game: what its options settle before the first draw."""

from __future__ import annotations

from typing import final

from terrae.core.state import NATURE


@final
class Terms:
    """Options as the rules read them."""

    def __init__(self, *, first: int = NATURE, draft: bool = True, neutral_cards: int = 4) -> None:
        self.first = first
        self.draft = draft
        self.neutral_cards = neutral_cards  # values 1 to this one move the neutral players
