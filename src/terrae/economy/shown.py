"""Effects as a view shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.core.keeping import kept_by_language
from terrae.economy.effects import Effect


def effects_view(effects: Sequence[Effect]) -> dict[str, Any]:
    """Effects for people: `icons` of each, `texts` of each, and all sentences as one `text`."""
    return {**_told(tuple(effects))}


@kept_by_language(4096)
def _told(effects: tuple[Effect, ...]) -> dict[str, Any]:
    """Made once for the effects of a component, which never change."""
    sentences = [str(effect.sentence()) for effect in effects]
    return {
        "icons": [[list(icon) for icon in effect.icons()] for effect in effects],
        "texts": sentences,
        "text": " ".join(sentences),
    }
